#include "core/statistics/figure_text.h"
#include "core/statistics/selection_figures.h"
#include "ui/measure/measure_panel.h"
#include "ui/measure/region_layer.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"
#include "ui/text/object_text.h"

#include <QStringList>
#include <algorithm>
#include <utility>

namespace bloscope {

namespace {

constexpr int digitsShown = 6;
constexpr qsizetype longestExact = 12; // letters of a figure that is shown with all of its digits

// A figure for a narrow column: with some digits where it has many.
QString shortened(const QString& exact)
{
    if (exact.size() <= longestExact)
        return exact;
    bool isNumber = false;
    const double number = exact.toDouble(&isNumber);
    return isNumber ? QString::number(number, 'g', digitsShown) : exact;
}

} // namespace

RegionTableModel::RegionTableModel(RegionSet& set, const RegionMeasurer& measurer,
                                   DimensionLabels labels, QObject* parent)
    : QAbstractTableModel(parent), m_set(set), m_measurer(measurer), m_labels(std::move(labels))
{
    connect(&measurer, &RegionMeasurer::changed, this, &RegionTableModel::takeRegions);
    takeRegions();
}

// Rows that are there stay, so that nothing loses its selection or editor. Views ask for rows while
// they are being removed: what is shown is kept here.
void RegionTableModel::takeRegions()
{
    const RegionSet::Regions& now = m_set.regions();
    m_isChanging = true;
    const auto [shown, other] = std::ranges::mismatch(m_shown, now);
    const int place = static_cast<int>(shown - m_shown.begin());
    const bool isAdded = now.size() == m_shown.size() + 1 && shown == m_shown.end();
    const bool isRemoved =
        now.size() + 1 == m_shown.size() && std::equal(shown + 1, m_shown.end(), other, now.end());
    if (isAdded) {
        beginInsertRows({}, place, place);
        m_shown = now;
        endInsertRows();
    } else if (isRemoved) {
        beginRemoveRows({}, place, place);
        m_shown = now;
        endRemoveRows();
    } else if (now.size() != m_shown.size()) {
        beginResetModel();
        m_shown = now;
        endResetModel();
    }
    m_shown = now;
    m_isChanging = false;
    if (!now.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int RegionTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

int RegionTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : FirstPercentile + static_cast<int>(regionPercents.size());
}

QString RegionTableModel::placeOf(const Region& region) const
{
    const MeasuredSlice& slice = m_measurer.slice();
    const auto through = slice.throughOf(region);
    QStringList told;
    if (through)
        told << tr("all along %1").arg(m_labels.name(*through));
    if (const ComputedCells* const computed = slice.computedOf(region))
        told << computed->title;
    for (std::size_t d = 0; d < region.place.size(); ++d)
        if (region.place[d] && d != through && !slice.isFoldedIn(region, d))
            told << QStringLiteral("%1 %2").arg(m_labels.name(d)).arg(*region.place[d]);
    return told.isEmpty() ? tr("all slices") : told.join(QStringLiteral(", "));
}

QString RegionTableModel::figureOf(const MeasuredRegion& found, int column) const
{
    if (column == Length && found.length)
        return lengthText(found.length->size, QString::fromStdString(found.length->unit));
    if (column == Length && found.degrees)
        return degreesText(*found.degrees);
    if (column == Size && found.size)
        return QStringLiteral("%1 %2").arg(roundedText(found.size->size, digitsShown),
                                           powerUnitText(found.size->unit));
    if (!found.figures)
        return {};
    const CellCounts& counts = found.figures->statistics.counts;
    if (column == Cells)
        return countText(counts.all);
    if (column == LeftOut)
        return counts.finite < counts.all ? countText(counts.all - counts.finite) : QString();
    const NumberOrder& order = found.figures->scan->order();
    if (column >= FirstPercentile) {
        const auto which = static_cast<std::size_t>(column - FirstPercentile);
        return which < found.figures->percentiles.size()
                   ? QString::fromStdString(
                         percentileText(order, found.figures->percentiles[which]))
                   : QString();
    }
    const SelectionFigures figures = selectionFiguresOf(found.figures->statistics, order);
    const std::string* text = column == Mean        ? &figures.mean
                              : column == Deviation ? &figures.deviation
                              : column == Minimum   ? &figures.minimum
                              : column == Maximum   ? &figures.maximum
                              : column == Sum       ? &figures.sum
                                                    : nullptr;
    return text ? QString::fromStdString(*text) : QString();
}

QString RegionTableModel::textOf(int row, int column) const
{
    const auto which = static_cast<std::size_t>(row);
    const Region& region = *m_shown[which];
    if (column == Name)
        return displayText(region.name);
    if (column == Place)
        return placeOf(region);
    const MeasuredPtr found = m_measurer.found(which);
    if (!found)
        return column == Mean ? tr("…") : QString();
    if (column == Cells && !found->problem.empty())
        return displayText(found->problem);
    return figureOf(*found, column);
}

QVariant RegionTableModel::data(const QModelIndex& index, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return shortened(textOf(index.row(), index.column()));
    case Qt::EditRole:
    case Qt::ToolTipRole:
        return textOf(index.row(), index.column());
    case Qt::TextAlignmentRole:
        return int((index.column() <= Place ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    default:
        return {};
    }
}

bool RegionTableModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const QString name = value.toString().trimmed();
    if (role != Qt::EditRole || index.column() != Name || name.isEmpty())
        return false;
    const auto which = static_cast<std::size_t>(index.row());
    Region region = *m_set.regions()[which];
    region.name = name.toStdString();
    m_set.replace(which, std::move(region));
    return true;
}

QVariant RegionTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section <= Place ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    if (section >= FirstPercentile) {
        const double percent = regionPercents[static_cast<std::size_t>(section - FirstPercentile)];
        return percent == 50 ? tr("Median") : tr("%1 %").arg(percent);
    }
    return QStringList{tr("Region"),   tr("Slice"),   tr("Length"), tr("Cells"),
                       tr("Left Out"), tr("Size"),    tr("Mean"),   tr("Deviation"),
                       tr("Minimum"),  tr("Maximum"), tr("Sum")}
        .value(section);
}

Qt::ItemFlags RegionTableModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.column() == Name ? flags | Qt::ItemIsEditable : flags;
}

} // namespace bloscope
