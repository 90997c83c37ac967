#include "ui/table/slice_table_model.h"

#include "core/plane/value_ticks.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"
#include "ui/text/object_text.h"
#include "ui/text/words.h"
#include "ui/theme/contrast.h"

#include <QCoreApplication>
#include <algorithm>
#include <chrono>
#include <climits>
#include <cmath>

namespace bloscope {

namespace {

// Longer, and they would be taken for what is asked for.
constexpr std::chrono::milliseconds oldTilesStay(300);
constexpr std::int64_t mostTileBytes = 4 << 20;

struct CellToolTip {
    Q_DECLARE_TR_FUNCTIONS(CellToolTip)
};

QString valueText(const CellTile& tile, CellPosition cell, const CellColumns& columns)
{
    if (tile.stateAt(cell) != CellState::Fine)
        return tile.problemAt(cell);
    const QString text = tile.exactAt(cell);
    const QString element = tile.elementAt(cell);
    if (!element.isEmpty())
        return CellToolTip::tr("%1 = %2\nof %3")
            .arg(displayText(columns.leafOf(cell.column).path), text, element);
    return text.size() < longText && text == tile.textAt(cell) ? QString() : text;
}

// "Edited; was 3.5 in the file"; empty for cells that are not.
QString cellEditText(const CellTile& tile, CellPosition cell)
{
    const auto inFile = tile.textInFileAt(cell);
    if (!inFile)
        return {};
    return inFile->isEmpty() ? CellToolTip::tr("Edited; was empty in the file")
                             : CellToolTip::tr("Edited; was %1 in the file").arg(*inFile);
}

// What is told of a cell of a tile beside what it shows: all of its text, the element that it is a
// part of, why it has no value, and what it was in the file. Empty where there is nothing to add.
QString cellToolTip(const CellTile& tile, CellPosition cell, const CellColumns& columns)
{
    const QString value = valueText(tile, cell, columns);
    const QString edit = cellEditText(tile, cell);
    return value.isEmpty() || edit.isEmpty() ? value + edit : value + '\n' + edit;
}

CellMark markOf(CellState state)
{
    return state == CellState::Fine      ? CellMark::Value
           : state == CellState::Damaged ? CellMark::Damaged
                                         : CellMark::NoValue;
}

bool isNumber(const DType& dtype)
{
    return dtype.isNumeric() && dtype.kind != DTypeKind::DateTime;
}

} // namespace

TileLoader::TileLoader(CellSourcePtr source, Scheduler& scheduler, QObject* parent)
    : QObject(parent), m_source(std::move(source)), m_scheduler(scheduler)
{
    const auto itemsize = static_cast<std::int64_t>(m_source->dtype().itemsize);
    while (m_tileRows * m_tileColumns > 1 &&
           m_tileRows * m_tileColumns > mostTileBytes / std::max<std::int64_t>(itemsize, 1))
        (m_tileRows > m_tileColumns ? m_tileRows : m_tileColumns) /= 2;
    m_oldTimer.setSingleShot(true);
    m_oldTimer.setInterval(oldTilesStay);
    connect(&m_oldTimer, &QTimer::timeout, this, &TileLoader::dropOldOnes);
}

void TileLoader::show(const Slice& plane, const CellRect& all, const NumberFormat& format)
{
    m_wanted.clear();
    if (!m_tiles->isEmpty()) {
        m_oldTiles.swap(m_tiles);
        m_oldTimer.start();
    }
    m_tiles->clear();
    if (all != m_all)
        m_oldTiles->clear();
    m_plane = plane;
    m_all = all;
    m_format = format;
}

void TileLoader::want(CellPosition cell)
{
    const Key key = keyOf(cell);
    Ticket& ticket = m_wanted[key];
    if (ticket)
        return;
    ticket = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [source = m_source, plane = m_plane, rect = rectOf(key),
         format = m_format](std::stop_token stop) {
            return CellTile::read(*source, plane, rect, {std::move(stop)}, format);
        },
        [this, key](Result<CellTile> tile) { arrive(key, std::move(tile)); });
}

void TileLoader::wantOnly(const CellRect& cells)
{
    std::erase_if(m_wanted, [&](const auto& wanted) {
        return intersected(rectOf(wanted.first), cells).isEmpty();
    });
}

TileLoader::Key TileLoader::keyOf(CellPosition cell) const
{
    return {cell.row / m_tileRows, cell.column / m_tileColumns};
}

CellRect TileLoader::rectOf(const Key& key) const
{
    return intersected(
        {key.first * m_tileRows, key.second * m_tileColumns, m_tileRows, m_tileColumns}, m_all);
}

void TileLoader::arrive(const Key& key, Result<CellTile> tile)
{
    m_wanted.erase(key);
    if (!tile)
        return; // cancelled: nobody wants it
    m_oldTiles->remove(key);
    auto* kept = new CellTile(*std::move(tile));
    m_tiles->insert(key, kept);
    emit arrived(*kept);
}

void TileLoader::dropOldOnes()
{
    if (m_oldTiles->isEmpty())
        return;
    m_oldTiles->clear();
    emit oldOnesDropped();
}

SliceTableModel::SliceTableModel(CellSourcePtr source, Scheduler& scheduler, QObject* parent)
    : GridModel(parent),
      m_cellColumns(source->dtype()),
      m_tiles(new TileLoader(std::move(source), scheduler, this)),
      m_longestText(longestName())
{
    connect(m_tiles, &TileLoader::arrived, this, &SliceTableModel::tileArrived);
    connect(m_tiles, &TileLoader::oldOnesDropped, this, [this] { cellsChanged(window()); });
}

int SliceTableModel::longestName() const
{
    qsizetype longest = 0; // of a part of a path
    if (m_cellColumns.haveParts())
        for (const DTypeLeaf& leaf : m_cellColumns.leaves())
            for (const std::string& part : leaf.parts)
                longest = std::max(longest, QString::fromStdString(part).size());
    return static_cast<int>(std::min<qsizetype>(longest, INT_MAX));
}

void SliceTableModel::setFormat(const NumberFormat& format)
{
    if (format == m_format)
        return;
    m_format = format;
    m_longestText = longestName();
    emit longestTextsChanged();
    m_tiles->show(m_plane, {0, 0, totalRows(), totalColumns()}, m_format);
    cellsChanged(window());
}

void SliceTableModel::setSource(CellSourcePtr source)
{
    m_tiles->setSource(std::move(source));
    m_tiles->show(m_plane, {0, 0, totalRows(), totalColumns()}, m_format);
    cellsChanged(window());
}

void SliceTableModel::setSlice(const Slice& slice)
{
    const Slice plane = slice.plane();
    if (plane == m_plane && totalRows() > 0)
        return;
    const std::int64_t columns = m_cellColumns.countFor(plane.columns());
    const bool sameSize = plane.rows() == totalRows() && columns == totalColumns();
    if (!sameSize)
        beginResetModel();
    m_plane = plane;
    m_tiles->show(m_plane, {0, 0, plane.rows(), columns}, m_format);
    if (sameSize) {
        cellsChanged(window());
        emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
        emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
        return;
    }
    setSize(plane.rows(), columns);
    endResetModel();
}

QString SliceTableModel::textAt(CellPosition cell) const
{
    const QModelIndex index = indexOf(cell);
    return index.data(LoadingRole).toBool() ? QString() : index.data().toString();
}

double SliceTableModel::numberAt(CellPosition cell) const
{
    const CellTile* tile = m_tiles->find(cell);
    return tile ? tile->numberAt(cell) : NAN;
}

double SliceTableModel::labelAt(CellPosition cell) const
{
    const CellTile* tile = m_tiles->find(cell);
    return tile ? tile->labelAt(cell) : NAN;
}

QString SliceTableModel::descriptionAt(CellPosition cell) const
{
    const QModelIndex index = indexOf(cell);
    const QString text =
        index.data(LoadingRole).toBool() ? QString() : index.data(ExactRole).toString();
    const QString element = index.data(ElementRole).toString();
    if (element.isEmpty() || text.isEmpty())
        return text;
    return tr("%1 = %2   of %3")
        .arg(displayText(m_cellColumns.leafOf(cell.column).path), text, element);
}

QStringList SliceTableModel::longestRowNames() const
{
    return {headerText(Qt::Vertical, 0), headerText(Qt::Vertical, totalRows() - 1)};
}

std::optional<std::size_t> SliceTableModel::dimensionOf(Qt::Orientation orientation) const
{
    return orientation == Qt::Vertical ? m_plane.rowDimension() : m_plane.columnDimension();
}

std::optional<std::int64_t> SliceTableModel::trueIndex(Qt::Orientation orientation,
                                                       std::int64_t section) const
{
    const auto dimension = dimensionOf(orientation);
    if (!dimension)
        return std::nullopt;
    return m_plane[*dimension].at(orientation == Qt::Vertical ? section
                                                              : m_cellColumns.cellOf(section));
}

QVariant SliceTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const CellPosition cell = positionOf(index);
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(isNumber(m_cellColumns.leafOf(cell.column).dtype)
                                       ? Qt::AlignRight | Qt::AlignVCenter
                                       : Qt::AlignLeft | Qt::AlignVCenter);
    if (const CellTile* tile = m_tiles->find(cell))
        return loadedData(*tile, cell, role);
    m_tiles->want(cell);
    return loadingData(cell, role);
}

QVariant SliceTableModel::loadedData(const CellTile& tile, CellPosition cell, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return tile.textAt(cell);
    case ExactRole:
        return tile.exactAt(cell);
    case Qt::ToolTipRole:
        return cellToolTip(tile, cell, m_cellColumns);
    case InFileRole:
        return tile.textInFileAt(cell) ? QVariant(*tile.textInFileAt(cell)) : QVariant();
    case Qt::AccessibleDescriptionRole:
        return cellEditText(tile, cell);
    case ElementRole:
        return tile.elementAt(cell);
    case LoadingRole:
        return false;
    case StateRole:
        return static_cast<int>(tile.stateAt(cell));
    case MarkRole:
        return static_cast<int>(markOf(tile.stateAt(cell)));
    default:
        return {};
    }
}

QVariant SliceTableModel::loadingData(CellPosition cell, int role) const
{
    if (role == LoadingRole)
        return true;
    if (role == Qt::DisplayRole)
        if (const CellTile* before = m_tiles->findOld(cell))
            return before->textAt(cell);
    return {};
}

QVariant SliceTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const std::int64_t place =
        orientation == Qt::Vertical ? window().row + section : columnAt(section);
    if (role == Qt::DisplayRole)
        return headerText(orientation, place);
    if (role == Qt::ToolTipRole)
        return headerToolTip(orientation, place);
    if (role == GroupsRole && orientation == Qt::Horizontal)
        return headerLines(place);
    return {};
}

// Of parts: the index of the element, where there are several, and a line for each part of the
// path.
QStringList SliceTableModel::headerLines(std::int64_t column) const
{
    if (!m_cellColumns.haveParts())
        return {headerText(Qt::Horizontal, column)};
    QStringList lines;
    if (const auto index = trueIndex(Qt::Horizontal, column))
        lines << QString::number(*index);
    for (const std::string& part : m_cellColumns.leafOf(column).parts)
        lines << displayText(part);
    return lines;
}

// "7", and of parts "7 · a.b", or "a.b" where there is one column of cells.
QString SliceTableModel::headerText(Qt::Orientation orientation, std::int64_t section) const
{
    const auto index = trueIndex(orientation, section);
    const QString number = index ? QString::number(*index) : QString();
    if (orientation == Qt::Vertical || !m_cellColumns.haveParts())
        return number;
    const QString path = displayText(m_cellColumns.leafOf(section).path);
    return index ? number + QStringLiteral(" · ") + path : path;
}

QString SliceTableModel::headerToolTip(Qt::Orientation orientation, std::int64_t section) const
{
    const auto index = trueIndex(orientation, section);
    const QString place =
        index ? tr("Index %1 of dimension %2").arg(*index).arg(*dimensionOf(orientation))
              : QString();
    if (orientation == Qt::Vertical || !m_cellColumns.haveParts())
        return place;
    const DTypeLeaf& leaf = m_cellColumns.leafOf(section);
    const QString part = tr("%1: %2, at byte %3 of the element")
                             .arg(displayText(leaf.path), dtypeText(leaf.dtype))
                             .arg(leaf.offset);
    return index ? place + '\n' + part : part;
}

void SliceTableModel::tileArrived(const CellTile& tile)
{
    if (tile.longestText() > m_longestText) {
        m_longestText = tile.longestText();
        emit longestTextsChanged();
    }
    cellsChanged(tile.rect());
}

namespace {

constexpr int steps = 32;         // of the blend
constexpr int strongestStep = 24; // more would be a picture with numbers in it

bool isReadable(const QColor& text, const ColorMap& map, const QColor& base, qreal strength)
{
    return std::ranges::all_of(map.colors, [&](QRgb color) {
        return contrastOf(text, blended(base, QColor(color), strength)) >= leastContrast;
    });
}

qreal strengthFor(const QColor& text, const ColorMap& map, const QColor& base)
{
    int step = strongestStep;
    while (step > 0 && !isReadable(text, map, base, qreal(step) / steps))
        --step;
    return qreal(step) / steps;
}

bool isSame(const std::vector<std::optional<ValueRange>>& one,
            const std::vector<std::optional<ValueRange>>& other)
{
    return std::ranges::equal(one, other, [](const auto& a, const auto& b) {
        return a.has_value() == b.has_value() && (!a || (a->low == b->low && a->high == b->high));
    });
}

} // namespace

CellShading::CellShading(const ColorMap& map, const QPalette& palette) : m_map(map)
{
    const QColor base = palette.color(QPalette::Base);
    const qreal strength = strengthFor(palette.color(QPalette::Text), map, base);
    for (QRgb& color : m_map.colors)
        color = blended(base, QColor(color), strength).rgb();
}

std::optional<QColor> CellShading::colorOf(double number, const ValueRange& range) const
{
    if (!std::isfinite(number))
        return {};
    if (m_map.isPalette())
        return QColor(m_map.ofLabel(number));
    const double width = range.high - range.low;
    return QColor(m_map.at(width > 0 ? (number - range.low) / width : 0.5));
}

TableColors::TableColors(const SliceTableModel& model, QObject* parent)
    : CellBackgrounds(parent), m_model(model), m_map(&colorMaps().front())
{
}

void TableColors::setShown(bool shown)
{
    if (shown == m_shading.has_value())
        return;
    m_shading = shown ? std::optional(CellShading(*m_map, m_palette)) : std::nullopt;
    lookAgain();
    emit changed();
}

void TableColors::setColorMap(const ColorMap& map)
{
    m_map = &map;
    shade();
}

void TableColors::setPalette(const QPalette& palette)
{
    m_palette = palette;
    shade();
}

void TableColors::shade()
{
    if (!m_shading)
        return;
    m_shading.emplace(*m_map, m_palette);
    emit changed();
}

void TableColors::lookAt(const CellRect& inSight)
{
    m_inSight = inSight;
    if (!m_shading)
        return;
    auto ranges = rangesInSight();
    if (isSame(ranges, m_ranges))
        return;
    m_ranges = std::move(ranges);
    emit changed();
}

std::vector<std::optional<ValueRange>> TableColors::rangesInSight() const
{
    std::vector<std::optional<ValueRange>> ranges(
        static_cast<std::size_t>(m_model.columns().perCell()));
    const CellRect cells = intersected(m_inSight, m_model.window());
    for (std::int64_t row = cells.row; row < cells.endRow(); ++row) {
        for (std::int64_t column = cells.column; column < cells.endColumn(); ++column) {
            const double number = m_model.numberAt({row, column});
            if (!std::isfinite(number))
                continue;
            auto& range = ranges[m_model.columns().partOf(column)];
            if (!range)
                range = ValueRange{number, number};
            range->low = std::min(range->low, number);
            range->high = std::max(range->high, number);
        }
    }
    return ranges;
}

std::optional<QColor> TableColors::colorOf(const QModelIndex& index) const
{
    if (!m_shading)
        return {};
    const CellPosition cell = m_model.positionOf(index);
    const std::size_t part = m_model.columns().partOf(cell.column);
    if (part >= m_ranges.size() || !m_ranges[part])
        return {};
    const double number = m_map->isPalette() ? m_model.labelAt(cell) : m_model.numberAt(cell);
    return m_shading->colorOf(number, *m_ranges[part]);
}

QString TableColors::rangeText() const
{
    const bool isOne = m_shading && m_ranges.size() == 1 && m_ranges.front() && !m_map->isPalette();
    const DType& dtype = m_model.columns().leafOf(0).dtype;
    if (!isOne)
        return {};
    const bool isWhole = dtype.kind == DTypeKind::Signed || dtype.kind == DTypeKind::Unsigned;
    const ValueText times(dtype);
    const auto text = [&](double number) {
        return times.areTimes() ? QString::fromStdString(times.of(number))
               : isWhole        ? QString::number(number, 'f', 0)
                                : numberText(number);
    };
    return tr("%1 to %2").arg(text(m_ranges.front()->low), text(m_ranges.front()->high));
}

} // namespace bloscope
