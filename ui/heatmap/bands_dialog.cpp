#include "ui/heatmap/bands_dialog.h"

#include "ui/controls/index_spin_box.h"
#include "ui/controls/labelled.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace bloscope {

namespace {

constexpr int coordinateLetters = 16; // have room from the beginning

} // namespace

BandsDialog::BandsDialog(const Document& document, const ColorBands& bands, QWidget* parent)
    : QDialog(parent), m_document(document), m_bands(bands), m_dimension(new QComboBox)
{
    setWindowTitle(tr("Colours of Bands"));
    setAttribute(Qt::WA_DeleteOnClose);
    fillDimensions();
    layOut();
    setBands(bands);
    connect(m_dimension, &QComboBox::activated, this, &BandsDialog::chooseDimension);
}

void BandsDialog::fillDimensions()
{
    const Array& array = *m_document.array();
    for (std::size_t d = 0; d < array.shape().size(); ++d)
        if (canHaveBands(array, d))
            m_dimension->addItem(m_document.dimensionLabels().title(d), qulonglong(d));
    m_dimension->setToolTip(tr("Along which the bands lie"));
}

void BandsDialog::layOut()
{
    auto* form = new QFormLayout(this);
    form->addRow(tr("Bands of:"), m_dimension);
    const std::array names = {tr("&Red:"), tr("&Green:"), tr("&Blue:")};
    for (std::size_t color = 0; color < m_rows.size(); ++color) {
        Row& row = m_rows[color];
        row.index = new IndexSpinBox;
        row.coordinate = new QLabel;
        row.coordinate->setMinimumWidth(coordinateLetters * fontMetrics().averageCharWidth());
        QHBoxLayout* line = tightRow(nullptr);
        line->addWidget(row.index);
        line->addWidget(row.coordinate, 1);
        auto* label = new QLabel(names[color]);
        label->setBuddy(row.index);
        form->addRow(label, line);
        connect(row.index, &IndexSpinBox::indexChosen, this,
                [this, color](qint64 index) { chooseIndex(color, index); });
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* swapping =
        buttons->addButton(tr("&Swap Red and Blue"), QDialogButtonBox::ActionRole);
    for (QAbstractButton* button : buttons->buttons()) // Enter ends a number, not the dialog
        qobject_cast<QPushButton*>(button)->setAutoDefault(false);
    connect(swapping, &QPushButton::clicked, this, &BandsDialog::swap);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    form->addRow(buttons);
}

void BandsDialog::setBands(const ColorBands& bands)
{
    m_bands = bands;
    m_dimension->setCurrentIndex(m_dimension->findData(qulonglong(bands.dimension)));
    for (std::size_t color = 0; color < m_rows.size(); ++color) {
        const Row& row = m_rows[color];
        row.index->setExtent(m_document.array()->shape()[bands.dimension]);
        row.index->setIndex(bands.indices[color]);
        row.coordinate->setText(
            m_document.dimensionLabels().coordinateText(bands.dimension, bands.indices[color]));
    }
}

void BandsDialog::chooseDimension()
{
    const std::size_t dimension = m_dimension->currentData().toULongLong();
    setBands(usualBands(m_document.array()->shape(), dimension, *m_document.geometry()));
    emit bandsChosen(m_bands);
}

void BandsDialog::chooseIndex(std::size_t color, std::int64_t index)
{
    ColorBands bands = m_bands;
    bands.indices[color] = index;
    setBands(bands);
    emit bandsChosen(m_bands);
}

void BandsDialog::swap()
{
    setBands(swappedBands(m_bands));
    emit bandsChosen(m_bands);
}

} // namespace bloscope
