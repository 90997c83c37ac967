#include "ui/heatmap/heatmap_bands.h"

#include "core/plane/color_bands.h"
#include "ui/controls/index_spin_box.h"
#include "ui/controls/labelled_button.h"
#include "ui/plane/heatmap_look.h"
#include "ui/text/letter_width.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <algorithm>
#include <utility>

namespace bloscope {

namespace {

constexpr int coordinateLetters = 16; // have room from the beginning

} // namespace

QString bandsName(const ColorBands& bands, const DimensionLabels& labels)
{
    QStringList indices;
    for (const std::int64_t index : bands.indices)
        indices << QString::number(index);
    return BandsBox::tr("%1 = %2", "dimension and indices")
        .arg(labels.name(bands.dimension), indices.join(QStringLiteral(", ")));
}

BandsBox::BandsBox(const Document& document, QWidget* parent)
    : QComboBox(parent), m_document(document)
{
    setAccessibleName(tr("Colour bands"));
    setToolTip(tr("Indices of a dimension to show as red, green and blue"));
    addChoices();
    connect(this, &QComboBox::activated, this, &BandsBox::take);
}

void BandsBox::addChoices()
{
    addChoice(tr("None"), std::nullopt);
    const Array& array = *m_document.array();
    for (std::size_t d = 0; d < array.shape().size(); ++d) {
        const auto bands = bandsIn(array.shape(), {d});
        if (!bands || !canBeChannels(array, d))
            continue;
        const QString name = m_document.dimensionLabels().name(d);
        const bool isOpaque = bands->indices.size() == 3;
        addChoice((isOpaque ? tr("RGB along %1") : tr("RGBA along %1")).arg(name), bands);
        addChoice((isOpaque ? tr("BGR along %1") : tr("BGRA along %1")).arg(name),
                  swappedBands(*bands));
    }
    m_usual = m_choices.size();
    addItem(tr("Other bands…"));
}

void BandsBox::addChoice(const QString& text, const std::optional<ColorBands>& bands)
{
    insertItem(int(m_choices.size()), text);
    m_choices.push_back(bands);
}

bool BandsBox::hasChoice() const
{
    return m_usual > 1 || m_bands;
}

void BandsBox::setBands(const std::optional<ColorBands>& bands)
{
    const Array& array = *m_document.array();
    auto found = bands ? bandsIn(array.shape(), *bands) : std::nullopt;
    if (found && !canHaveBands(array, found->dimension))
        found.reset();
    if (std::exchange(m_bands, found) == found)
        return;
    showBands();
    emit bandsChanged();
}

void BandsBox::showBands()
{
    while (m_choices.size() > m_usual) {
        m_choices.pop_back();
        removeItem(int(m_choices.size()));
    }
    auto at = std::ranges::find(m_choices, m_bands);
    if (at == m_choices.end()) {
        addChoice(bandsName(*m_bands, m_document.dimensionLabels()), m_bands);
        at = std::prev(m_choices.end());
    }
    setCurrentIndex(int(at - m_choices.begin()));
    if (parentWidget())
        setVisible(hasChoice());
}

void BandsBox::take(int item)
{
    if (item < std::ssize(m_choices)) {
        setBands(m_choices[std::size_t(item)]);
        emit chosen();
    } else {
        showBands();
        emit otherWanted();
    }
}

BandsDialog::BandsDialog(const Document& document, const ColorBands& bands, QWidget* parent)
    : QDialog(parent), m_document(document), m_bands(bands), m_dimension(new QComboBox)
{
    setWindowTitle(tr("RGB from Bands"));
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
    m_dimension->setToolTip(tr("Dimension that contains the bands"));
}

void BandsDialog::layOut()
{
    auto* form = new QFormLayout(this);
    form->addRow(tr("Bands along:"), m_dimension);
    const std::array names = {tr("&Red:"), tr("&Green:"), tr("&Blue:")};
    for (std::size_t color = 0; color < m_rows.size(); ++color) {
        Row& row = m_rows[color];
        row.index = new IndexSpinBox;
        row.coordinate = new QLabel;
        row.coordinate->setMinimumWidth(coordinateLetters * letterWidth(fontMetrics()));
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

HeatmapBands::HeatmapBands(Document& document, HeatmapLook& look, QWidget* parent)
    : QObject(parent),
      m_document(document),
      m_look(look),
      m_parent(parent),
      m_box(new BandsBox(document)),
      m_ask(new QAction(tr("RGB from &Bands…"), this)),
      m_pattern(bayerPatternOf(document.vectors())),
      m_mosaic(new QAction(tr("Demosaic Bayer &Filter"), this))
{
    makeActions();
    connect(m_box, &BandsBox::otherWanted, this, &HeatmapBands::ask);
    connect(m_box, &BandsBox::bandsChanged, this, &HeatmapBands::take);
    connect(m_box, &BandsBox::chosen, this, &HeatmapBands::chosen);
}

void HeatmapBands::makeActions()
{
    m_ask->setToolTip(tr("Show three indices of a dimension as red, green and blue"));
    m_ask->setEnabled(canHaveBands(*m_document.array()));
    connect(m_ask, &QAction::triggered, this, &HeatmapBands::ask);
    m_mosaic->setToolTip(tr("Interpolate the colour of each sensor pixel (bilinear)"));
    m_mosaic->setCheckable(true);
    connect(m_mosaic, &QAction::toggled, this, [this](bool shows) {
        m_look.setColors({bands(), shows ? m_pattern : std::nullopt});
        emit changed();
    });
    connect(m_mosaic, &QAction::triggered, this, [this](bool shows) {
        if (shows)
            setBands({});
        emit chosen();
    });
}

QList<QAction*> HeatmapBands::actions() const
{
    return m_pattern ? QList<QAction*>{m_ask, m_mosaic} : QList<QAction*>{m_ask};
}

void HeatmapBands::take()
{
    m_look.setColors({bands(), showsMosaic() ? m_pattern : std::nullopt});
    if (bands())
        m_document.setSlice(besideBands(m_document.slice(), *bands()));
    emit changed();
}

void HeatmapBands::restore(const std::optional<ColorBands>& bands, bool showsMosaic)
{
    setBands(bands);
    m_mosaic->setChecked(showsMosaic && m_pattern);
}

// The picture shows from the beginning what is proposed.
void HeatmapBands::ask()
{
    if (m_dialog) {
        m_dialog->raise();
        return m_dialog->activateWindow();
    }
    const Array& array = *m_document.array();
    const Geometry& geometry = *m_document.geometry();
    const ColorBands first =
        bands().value_or(usualBands(array.shape(), likelyBandDimension(array, geometry), geometry));
    m_dialog = new BandsDialog(m_document, first, m_parent);
    const auto choose = [this](const ColorBands& wanted) {
        setBands(wanted);
        emit chosen();
    };
    connect(m_dialog, &BandsDialog::bandsChosen, this, choose);
    m_dialog->show();
    choose(first);
}

} // namespace bloscope
