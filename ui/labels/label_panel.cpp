#include "ui/labels/label_panel.h"

#include "core/dtype/cell_number.h"
#include "core/plane/color_map.h"
#include "ui/controls/elided_label.h"
#include "ui/controls/labelled_button.h"
#include "ui/controls/roomy_delegate.h"
#include "ui/labels/label_subject.h"
#include "ui/overlay/heatmap_overlay.h"
#include "ui/overlay/label_file.h"
#include "ui/plane/heatmap_look.h"
#include "ui/slice/dimension_bar.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"
#include "ui/theme/icons.h"

#include <QColor>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSortFilterProxyModel>
#include <QToolButton>
#include <QTreeView>
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
    subject.file = fileOf(overlay.address);
    subject.map = paletteOf(&map);
    subject.areSurely = true;
    return subject;
}

LabelSubject subjectOf(const Document& document, const HeatmapLook& look)
{
    LabelSubject subject;
    subject.name = document.name();
    subject.reader = document.reader();
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

void LabelTableModel::setLabels(CountedLabelsPtr labels, const ColorMap* map)
{
    beginResetModel();
    m_labels = std::move(labels);
    m_map = map;
    endResetModel();
}

void LabelTableModel::setColors(const ColorMap* map)
{
    if (map == std::exchange(m_map, map) || rowCount() == 0)
        return;
    emit dataChanged(index(0, Label), index(rowCount() - 1, Label), {Qt::DecorationRole});
}

void LabelTableModel::setDimension(std::optional<std::size_t> dimension, const QString& name)
{
    if (dimension == m_dimension && name == m_dimensionName)
        return;
    m_dimension = dimension;
    m_dimensionName = name;
    emit headerDataChanged(Qt::Horizontal, Slices, Slices);
    if (rowCount() > 0)
        emit dataChanged(index(0, Slices), index(rowCount() - 1, Slices));
}

int LabelTableModel::rowOf(Int128 label) const
{
    for (int row = 0; row < rowCount(); ++row)
        if (labelAt(row) == label)
            return row;
    return -1;
}

QColor LabelTableModel::colorOf(const LabelSize& label) const
{
    return m_map->ofLabel(labelNumber(static_cast<std::uint64_t>(m_labels->sizes.number(label))));
}

int LabelTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_labels ? 0 : static_cast<int>(m_labels->sizes.labels.size());
}

int LabelTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

std::optional<std::int64_t> LabelTableModel::slicesOf(const LabelSize& label) const
{
    if (!m_dimension || *m_dimension >= label.places.size())
        return {};
    return label.places[*m_dimension].count();
}

QString LabelTableModel::textOf(const LabelSize& label, int column) const
{
    switch (column) {
    case Label:
        return QString::fromStdString(m_labels->sizes.order.text(label.key));
    case Name:
        return m_labels->nameOf(m_labels->sizes.number(label));
    case Cells:
        return countText(label.cells);
    case Volume:
        return volumeText(*m_labels, label.cells);
    default:
        const auto slices = slicesOf(label);
        return slices ? countText(*slices) : QString();
    }
}

QVariant LabelTableModel::numberOf(const LabelSize& label, int column) const
{
    const Int128 number = m_labels->sizes.number(label);
    switch (column) {
    case Label: // those of one array are of one kind
        return m_labels->sizes.order.dtype().kind == DTypeKind::Signed
                   ? QVariant(static_cast<qlonglong>(number))
                   : QVariant(static_cast<qulonglong>(number));
    case Name:
        return textOf(label, column);
    case Slices:
        return static_cast<qlonglong>(slicesOf(label).value_or(0));
    default:
        return static_cast<qulonglong>(label.cells);
    }
}

QString LabelTableModel::toolTipOf(const LabelSize& label) const
{
    const double all = static_cast<double>(std::max<std::uint64_t>(m_labels->sizes.counts.all, 1));
    const double percent = 100 * static_cast<double>(label.cells) / all;
    return tr("%1 % of all cells").arg(QString::number(percent, 'g', 3));
}

QVariant LabelTableModel::data(const QModelIndex& index, int role) const
{
    const LabelSize& label = sizeAt(index.row());
    const bool isColored = m_map && index.column() == Label && m_labels->sizes.number(label) > 0;
    switch (role) {
    case Qt::DisplayRole:
        return textOf(label, index.column());
    case SortRole:
        return numberOf(label, index.column());
    case Qt::ToolTipRole:
        return toolTipOf(label);
    case Qt::DecorationRole:
        return isColored ? QVariant(colorOf(label)) : QVariant();
    case Qt::TextAlignmentRole:
        return int((index.column() <= Name ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant LabelTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section <= Name ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && section == Slices && m_dimension)
        return tr("Slices along %1 that contain the label").arg(m_dimensionName);
    if (role != Qt::DisplayRole)
        return {};
    const QString volume =
        m_labels && m_labels->volume ? powerUnitText(m_labels->volume->unit) : tr("Volume");
    return QStringList{tr("Label"), tr("Name"), tr("Cells"), volume, tr("Slices")}.value(section);
}

LabelPanel::LabelPanel(const LabelPanelParts& parts, Scheduler& scheduler, QWidget* parent)
    : QWidget(parent),
      m_parts(parts),
      m_model(new LabelTableModel(this)),
      m_sorted(new QSortFilterProxyModel(this)),
      m_table(new QTreeView),
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

QWidget* LabelPanel::makeTable()
{
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(LabelTableModel::SortRole);
    m_table->setModel(m_sorted);
    m_table->setAccessibleName(tr("Labels"));
    showAsTable(*m_table);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(LabelTableModel::Label, Qt::AscendingOrder);
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    return m_table;
}

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
    place->setText(tr("&Go There"));
    place->setAutoRaise(true);
    place->setToolTip(tr("Go to a cell of the selected label; press again for another"));
    connect(place, &QToolButton::clicked, this, &LabelPanel::goToPlace);
    row->addWidget(place);
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
    column->addWidget(makeTable(), 1);
    column->addWidget(m_buttons);
    column->addWidget(m_line);
}

void LabelPanel::connectParts()
{
    Document& document = m_parts.document;
    connect(&m_parts.overlay, &HeatmapOverlay::drawnChanged, this, &LabelPanel::takeSubject);
    connect(&m_parts.look, &HeatmapLook::changed, this, &LabelPanel::takeSubject);
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
    m_model->setColors(m_subject.map);
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
    m_model->setDimension(steppedDimension(),
                          below ? m_parts.document.dimensionLabels().name(*below) : QString());
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
    m_model->setLabels(labels, m_subject.map);
    m_table->setColumnHidden(LabelTableModel::Name, !labels || labels->names.empty());
    m_table->setColumnHidden(LabelTableModel::Volume, !labels || !labels->volume);
    m_buttons->setEnabled(labels && !labels->sizes.labels.empty());
    takeDimension();
    if (const int row = labels && selected ? m_model->rowOf(*selected) : -1; row >= 0)
        m_table->setCurrentIndex(m_sorted->mapFromSource(m_model->index(row, 0)));
    emit labelsChanged();
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

WantedLabel LabelPanel::wantedLabel() const
{
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    return rows.isEmpty() ? WantedLabel()
                          : m_model->labelAt(m_sorted->mapToSource(rows.first()).row());
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
