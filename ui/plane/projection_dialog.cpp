#include "ui/plane/projection_dialog.h"

#include "ui/controls/index_spin_box.h"
#include "ui/controls/labelled_button.h"
#include "ui/text/letter_width.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <algorithm>

namespace bloscope {

namespace {

using Kind = PlaneComputation::Kind;
using About = PlaneComputation::About;

constexpr int lettersOfCoordinates = 16; // have room from the beginning

} // namespace

ProjectionDialog::ProjectionDialog(const Document& document, const PlaneComputation& first,
                                   QWidget* parent)
    : QDialog(parent),
      m_document(document),
      m_computation(first),
      m_kind(new QComboBox),
      m_dimension(new QComboBox),
      m_sentence(new QLabel),
      m_form(new QFormLayout(this)),
      m_about(new QComboBox),
      m_degrees(new QSpinBox)
{
    setWindowTitle(tr("Projection"));
    setAttribute(Qt::WA_DeleteOnClose);
    for (const QString& kind :
         {tr("Maximum"), tr("Minimum"), tr("Mean"), tr("Median"), tr("Standard deviation"),
          tr("Sum"), tr("Difference to the previous index"), tr("Difference to one index"),
          tr("Turning maximum")})
        m_kind->addItem(kind); // in the order of PlaneComputation::Kind
    for (std::size_t d = 0; d < document.array()->shape().size(); ++d)
        m_dimension->addItem(document.dimensionLabels().title(d));
    layOut();
    nameAxes();
    setComputation(first);
    connectParts();
}

void ProjectionDialog::connectParts()
{
    connect(&m_document, &Document::sliceChanged, this, &ProjectionDialog::nameAxes);
    connect(m_kind, &QComboBox::activated, this, [this](int kind) {
        PlaneComputation wanted = m_computation;
        wanted.kind = static_cast<Kind>(kind);
        choose(wanted);
    });
    connect(m_dimension, &QComboBox::activated, this, &ProjectionDialog::chooseDimension);
    connect(m_from, &IndexSpinBox::indexChosen, this, [this](qint64 index) {
        PlaneComputation wanted = m_computation;
        wanted.first = index;
        wanted.last = std::max<std::int64_t>(wanted.last, index);
        choose(wanted);
    });
    connect(m_to, &IndexSpinBox::indexChosen, this, [this](qint64 index) {
        PlaneComputation wanted = m_computation;
        wanted.last = index;
        wanted.first = std::min<std::int64_t>(wanted.first, index);
        choose(wanted);
    });
    connect(m_about, &QComboBox::activated, this, [this](int about) {
        PlaneComputation wanted = m_computation;
        wanted.about = static_cast<About>(about);
        choose(wanted);
    });
    connect(m_degrees, &QSpinBox::valueChanged, this, [this](int degrees) {
        PlaneComputation wanted = m_computation;
        wanted.degrees = degrees;
        choose(wanted);
    });
}

void ProjectionDialog::layOut()
{
    m_form->addRow(tr("&Show:"), m_kind);
    m_form->addRow(tr("&Along:"), m_dimension);
    const auto addIndex = [this](const QString& text, IndexSpinBox*& index, QLabel*& coordinate) {
        index = new IndexSpinBox;
        coordinate = new QLabel;
        coordinate->setMinimumWidth(lettersOfCoordinates * letterWidth(fontMetrics()));
        QHBoxLayout* line = tightRow(nullptr);
        line->addWidget(index);
        line->addWidget(coordinate, 1);
        auto* label = new QLabel(text);
        label->setBuddy(index);
        m_form->addRow(label, line);
        return label;
    };
    m_fromLabel = addIndex(tr("&From:"), m_from, m_fromCoordinate);
    addIndex(tr("&To:"), m_to, m_toCoordinate);
    m_degrees->setRange(0, PlaneComputation::fullTurn - PlaneComputation::turnStep);
    m_degrees->setSingleStep(PlaneComputation::turnStep);
    m_degrees->setWrapping(true);
    m_degrees->setKeyboardTracking(false);
    m_degrees->setSuffix(QStringLiteral("°"));
    m_form->addRow(tr("A&bout:"), m_about);
    m_form->addRow(tr("A&ngle:"), m_degrees);
    m_sentence->setWordWrap(true);
    m_form->addRow(m_sentence);
    m_form->setRowVisible(m_sentence, false);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* off = buttons->addButton(tr("Turn &Off"), QDialogButtonBox::ActionRole);
    for (QAbstractButton* button : buttons->buttons()) // Enter ends a number, not the dialog
        qobject_cast<QPushButton*>(button)->setAutoDefault(false);
    connect(off, &QPushButton::clicked, this, [this] {
        emit offWanted();
        accept();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_form->addRow(buttons);
}

// Of the picture, by the dimensions that run along them.
void ProjectionDialog::nameAxes()
{
    const DimensionLabels& labels = m_document.dimensionLabels();
    const Slice& slice = m_document.slice();
    const int about = std::max(0, m_about->currentIndex());
    m_about->clear();
    //: %1 a dimension
    m_about->addItem(tr("Vertical axis (%1)").arg(labels.name(slice.rowDimension().value_or(0))));
    m_about->addItem(
        tr("Horizontal axis (%1)").arg(labels.name(slice.columnDimension().value_or(0))));
    m_about->setCurrentIndex(about);
}

void ProjectionDialog::setComputation(const PlaneComputation& computation)
{
    m_computation = computation;
    const std::size_t dimension = computation.dimension;
    const DimensionLabels& labels = m_document.dimensionLabels();
    m_kind->setCurrentIndex(static_cast<int>(computation.kind));
    m_dimension->setCurrentIndex(static_cast<int>(dimension));
    for (IndexSpinBox* index : {m_from, m_to})
        index->setExtent(m_document.array()->shape()[dimension]);
    m_from->setIndex(computation.first);
    m_to->setIndex(computation.last);
    m_from->setEnabled(computation.kind != Kind::ToPrevious);
    m_to->setEnabled(computation.hasRange());
    m_fromLabel->setText(computation.kind == Kind::ToIndex ? tr("&Index:") : tr("&From:"));
    m_about->setCurrentIndex(static_cast<int>(computation.about));
    const QSignalBlocker blocker(m_degrees);
    m_degrees->setValue(computation.degrees);
    const bool isTurned = computation.kind == Kind::Turned;
    if (m_form->isRowVisible(m_degrees) != isTurned) {
        m_form->setRowVisible(m_about, isTurned);
        m_form->setRowVisible(m_degrees, isTurned);
        adjustSize();
    }
    m_fromCoordinate->setText(labels.coordinateText(dimension, computation.first));
    m_toCoordinate->setText(labels.coordinateText(dimension, computation.last));
}

void ProjectionDialog::choose(const PlaneComputation& computation)
{
    setComputation(computation);
    emit computationChosen(computation);
}

void ProjectionDialog::chooseDimension()
{
    PlaneComputation wanted = m_computation;
    wanted.dimension = static_cast<std::size_t>(m_dimension->currentIndex());
    wanted.first = 0;
    wanted.last = m_document.array()->shape()[wanted.dimension] - 1;
    choose(wanted);
}

void ProjectionDialog::tell(const QString& sentence)
{
    if (sentence == m_sentence->text())
        return;
    m_sentence->setText(sentence);
    m_form->setRowVisible(m_sentence, !sentence.isEmpty());
    adjustSize();
}

} // namespace bloscope
