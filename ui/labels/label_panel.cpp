#include "ui/labels/label_panel.h"

#include "core/painting/stored_label_looks.h"
#include "core/plane/color_map.h"
#include "ui/controls/elided_label.h"
#include "ui/controls/labelled_button.h"
#include "ui/document/label_look_book.h"
#include "ui/document/value_changes.h"
#include "ui/labels/label_subject.h"
#include "ui/overlay/heatmap_overlay.h"
#include "ui/overlay/label_file.h"
#include "ui/plane/heatmap_look.h"
#include "ui/slice/dimension_bar.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"
#include "ui/theme/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QToolButton>
#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

const ColorMap* paletteOf(const ColorMap* map)
{
    return map && map->isPalette() ? map : nullptr;
}

bool holdsWholeNumbers(const Array& array)
{
    const DTypeKind kind = array.dtype().kind;
    return kind == DTypeKind::Boolean || kind == DTypeKind::Signed || kind == DTypeKind::Unsigned;
}

std::filesystem::path fileOf(const DocumentAddress& address)
{
    return address.inside.isEmpty() ? filePath(address.path) : std::filesystem::path();
}

LabelSubject subjectOf(const OverlayArray& overlay, const ColorMap& map)
{
    LabelSubject subject;
    subject.name = overlay.address.name();
    subject.reader = overlay.reader;
    subject.address = overlay.address;
    subject.file = fileOf(overlay.address);
    subject.areAbove = true;
    subject.map = paletteOf(&map);
    subject.areSurely = true;
    return subject;
}

LabelSubject subjectOf(const Document& document, const HeatmapLook& look)
{
    LabelSubject subject;
    subject.name = document.name();
    subject.reader = document.reader();
    subject.address = document.address();
    subject.file = fileOf(document.address());
    subject.map = paletteOf(look.options().map);
    subject.areSurely = subject.map || !imagePathOf(document.path()).isEmpty();
    return subject;
}

// The labels that lie over the array of a document, or else those that it holds, which are whole
// numbers: surely labels where they are drawn in colours of labels, or where the file is called as
// nnU-Net calls those of labels.
LabelSubject shownLabels(const Document& document, const HeatmapLook& look,
                         const HeatmapOverlay& overlay)
{
    LabelSubject subject;
    if (const auto& above = overlay.array(); above && above->holdsLabels())
        subject = subjectOf(*above, *overlay.look().colors.map);
    else if (holdsWholeNumbers(*document.array()))
        subject = subjectOf(document, look);
    subject.volume = cellVolumeOf(*document.geometry());
    return subject;
}

constexpr int soonMs = 400;
constexpr int margin = 6; // pixels

} // namespace

LabelPanel::LabelPanel(const LabelPanelParts& parts, Scheduler& scheduler, QWidget* parent)
    : QWidget(parent),
      m_parts(parts),
      m_table(new LabelTable),
      m_name(new ElidedLabel),
      m_state(new ElidedLabel),
      m_line(new JobLine(m_state, tr("&Count"), scheduler)),
      m_buttons(makeButtons())
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(soonMs);
    layOut();
    connectParts();
    setLabels(nullptr);
    showName();
    takeSubject();
}

LabelPanel::~LabelPanel() = default;

QToolButton* LabelPanel::makeButton(const char* icon, const QString& toolTip,
                                    void (LabelPanel::*call)())
{
    auto* button = new QToolButton;
    button->setIcon(lineIcon(QString::fromLatin1(icon)));
    button->setAutoRaise(true);
    button->setToolTip(toolTip);
    button->setAccessibleName(toolTip);
    connect(button, &QToolButton::clicked, this, call);
    return button;
}

QWidget* LabelPanel::makeButtons()
{
    auto* buttons = new QWidget;
    QHBoxLayout* row = tightRow(buttons);
    row->addWidget(makeButton("previous", tr("Previous slice with the label (Alt+Shift+Left)"),
                              &LabelPanel::stepPrevious));
    row->addWidget(makeButton("next", tr("Next slice with the label (Alt+Shift+Right)"),
                              &LabelPanel::stepNext));
    auto* place = new QToolButton;
    place->setText(tr("Go &There"));
    place->setAutoRaise(true);
    place->setToolTip(tr("Go to a cell of the selected label; press again for another"));
    connect(place, &QToolButton::clicked, this, &LabelPanel::goToPlace);
    row->addWidget(place);
    auto* looks = new QToolButton;
    looks->setText(tr("&Appearance"));
    looks->setAutoRaise(true);
    looks->setPopupMode(QToolButton::InstantPopup);
    looks->setToolTip(tr("Colours, visibility and names of labels"));
    looks->setMenu(m_table->menu());
    row->addWidget(looks);
    row->addStretch();
    return buttons;
}

void LabelPanel::layOut()
{
    m_name->setAccessibleName(tr("Label array"));
    m_state->setAccessibleName(tr("Counting status"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(margin, margin, margin, margin);
    column->addWidget(m_name);
    column->addWidget(m_table, 1);
    column->addWidget(m_buttons);
    column->addWidget(m_line);
}

void LabelPanel::connectParts()
{
    Document& document = m_parts.document;
    connect(&m_parts.overlay, &HeatmapOverlay::drawnChanged, this, &LabelPanel::takeSubject);
    connect(&m_parts.look, &HeatmapLook::changed, this, &LabelPanel::takeSubject);
    connect(&labelLookBookOf(document), &LabelLookBook::changed, this, &LabelPanel::takeSubject);
    connect(&m_table->labels(), &LabelTableModel::looksChosen, this, &LabelPanel::chooseLooks);
    connect(m_table, &LabelTable::keepWanted, this, &LabelPanel::keepInFile);
    connect(&document, &Document::valuesChanged, this, &LabelPanel::takeSubject);
    connect(&document, &Document::sliceChanged, this, &LabelPanel::takeDimension);
    connect(m_line, &JobLine::startWanted, this, &LabelPanel::count);
    connect(m_table, &QTreeView::activated, this, &LabelPanel::goToPlace);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        if (const WantedLabel label = wantedLabel(); label && !m_isSettingLabels)
            emit labelChosen(QString::fromStdString(fmt::format("{}", *label)));
    });
    connect(&m_soon, &QTimer::timeout, this, &LabelPanel::countIfWanted);
}

void LabelPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    countIfWanted();
}

void LabelPanel::takeSubject()
{
    const LabelSubject before =
        std::exchange(m_subject, shownLabels(m_parts.document, m_parts.look, m_parts.overlay));
    m_table->labels().setColors(m_subject.map,
                                labelLookBookOf(m_parts.document).of(m_subject.address));
    showColumns();
    if (m_subject.isSameArray(before))
        return;
    showName();
    m_outcome = {};
    if (m_subject.name != before.name)
        setLabels(nullptr); // of the same one what is known stays until it is counted again
    m_soon.start();
    showState();
}

void LabelPanel::showName()
{
    m_name->setText(m_subject.isThere() ? m_subject.name : tr("There are no labels here"));
    m_name->setToolTip(m_name->text());
}

std::optional<std::size_t> LabelPanel::steppedDimension() const
{
    const auto below = m_parts.dimensions.currentDimension();
    return below && m_labels
               ? dimensionOver(*below, m_labels->shape, m_parts.document.array()->shape())
               : std::nullopt;
}

void LabelPanel::takeDimension()
{
    const auto below = m_parts.dimensions.currentDimension();
    m_table->labels().setDimension(
        steppedDimension(), below ? m_parts.document.dimensionLabels().name(*below) : QString());
}

void LabelPanel::countIfWanted()
{
    if (isVisible() && m_subject.isThere() && (m_subject.areSurely || m_stepWhenKnown))
        count();
}

void LabelPanel::count()
{
    const bool isKnown = m_labels && m_labels->of.lock() == m_subject.reader;
    if (!m_subject.isThere() || isKnown)
        return;
    const auto found = std::make_shared<CountedLabelsPtr>();
    const auto work = [subject = m_subject, found](const Job& job) -> Result<> {
        BLOSCOPE_TRY(*found, countLabels(subject, job));
        return {};
    };
    m_line->run(tr("Counting labels"), work,
                [this, found](const Result<>& outcome) { counted(*found, outcome); });
    showState();
}

void LabelPanel::counted(const CountedLabelsPtr& labels, const Result<>& outcome)
{
    m_outcome = outcome;
    if (outcome)
        setLabels(labels);
    showState();
    if (const auto to = std::exchange(m_stepWhenKnown, std::nullopt); to && outcome)
        step(*to);
}

void LabelPanel::setLabels(const CountedLabelsPtr& labels)
{
    const WantedLabel selected = wantedLabel();
    const QScopedValueRollback setting(m_isSettingLabels, true);
    m_labels = labels;
    m_placesSeen.clear();
    m_table->labels().setLabels(labels, m_subject.map);
    showColumns();
    m_buttons->setEnabled(labels && !labels->sizes.labels.empty());
    takeDimension();
    if (labels && selected)
        m_table->select(*selected);
    emit labelsChanged();
}

// Without those that would be empty.
void LabelPanel::showColumns()
{
    const bool areNamed = m_labels && !m_labels->names.empty();
    m_table->setColumnHidden(LabelTableModel::Name, !m_subject.map && !areNamed);
    m_table->setColumnHidden(LabelTableModel::Volume, !m_labels || !m_labels->volume);
    m_table->setColumnHidden(LabelTableModel::Opacity, !m_subject.map);
}

void LabelPanel::chooseLooks(const LabelLooks& looks)
{
    labelLookBookOf(m_parts.document).choose(m_subject.address, looks);
}

// As an edit of the metadata, which is saved and undone as all others are.
void LabelPanel::keepInFile()
{
    ValueChanges* const changes =
        m_subject.areAbove ? m_parts.overlay.document().changes() : m_parts.document.changes();
    if (!changes && m_subject.areAbove)
        return emit notice(
            tr("Open %1 in a tab, then store the labels there.").arg(m_subject.name));
    if (!changes)
        return emit notice(tr("Nothing can be stored in this file."));
    const LabelLooksPtr looks = m_table->labels().looks();
    const Result<> outcome = changes->editMetadata(tr("Keep Labels"), [looks](EditSet& edits) {
        return storeLabelLooks(looks ? *looks : LabelLooks(), edits);
    });
    emit notice(outcome ? tr("The labels are in the metadata of %1; save that file to keep them.")
                              .arg(m_subject.name)
                        : errorSentence(tr("The labels cannot be kept in %1").arg(m_subject.name),
                                        outcome.error()));
}

void LabelPanel::showState()
{
    m_state->setText(stateText());
    m_state->setToolTip(m_state->text());
    const bool isCounted = m_labels && m_labels->of.lock() == m_subject.reader;
    m_line->button().setVisible(m_subject.isThere() && (m_line->isRunning() || !isCounted));
}

QString LabelPanel::stateText() const
{
    if (m_line->isRunning())
        return tr("Counting…");
    if (!m_outcome && m_outcome.error().kind() != ErrorKind::Cancelled)
        return errorSentence(tr("The labels cannot be counted"), m_outcome.error());
    if (!m_labels)
        return m_subject.isThere() ? tr("Not counted yet") : QString();
    const LabelSizes& sizes = m_labels->sizes;
    if (sizes.tooMany)
        return tr("More than %1 distinct values: these are not labels.")
            .arg(countText(LabelSizes::mostLabels));
    const std::size_t labels = sizes.labels.size();
    QStringList parts{countedText(labels, tr("%n label(s)", nullptr, pluralNumber(labels)))};
    if (m_labels->volume)
        parts << tr("%1 %2 per cell")
                     .arg(volumeText(*m_labels, 1), powerUnitText(m_labels->volume->unit));
    if (const auto damaged = sizes.counts.damaged; damaged > 0)
        parts << countedText(damaged, tr("%n cell(s) are damaged", nullptr, pluralNumber(damaged)));
    return parts.join(QStringLiteral(" · "));
}

void LabelPanel::step(StepTo to)
{
    if (!m_subject.isThere())
        return emit notice(tr("There are no labels here."));
    if (!m_labels || isCounting()) {
        m_stepWhenKnown = to;
        if (!isCounting())
            countIfWanted();
        return;
    }
    const auto dimension = steppedDimension();
    const auto below = m_parts.dimensions.currentDimension();
    if (!dimension)
        return emit notice(
            tr("To step through the labels, show one of their dimensions one index at a time."));
    const std::int64_t from = m_parts.document.slice()[*below].start;
    const auto found = indexWithLabel(m_labels->sizes, wantedLabel(), *dimension, from, to);
    if (!found)
        return emit notice(to == StepTo::Next ? tr("No later slice contains the label.")
                                              : tr("No earlier slice contains the label."));
    m_parts.dimensions.stepIndex(*found - from);
}

void LabelPanel::goToPlace()
{
    const WantedLabel label = wantedLabel();
    const LabelSize* size = m_labels && label ? m_labels->sizes.find(*label) : nullptr;
    if (!size)
        return emit notice(tr("Select a label first."));
    const auto told = *label > INT64_MAX
                          ? m_labels->locations.end()
                          : m_labels->locations.find(static_cast<std::int64_t>(*label));
    std::size_t& seen = m_placesSeen[*label];
    const auto& place = told == m_labels->locations.end()
                            ? size->first
                            : told->second[seen++ % told->second.size()];
    const Document& document = m_parts.document;
    emit cellWanted(indexBelow(place, m_labels->shape, document.slice().indexAt(0, 0),
                               document.array()->shape()));
}

} // namespace bloscope
