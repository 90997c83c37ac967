#include "ui/cells/cell_tile.h"

#include "core/dtype/cell_number.h"
#include "core/dtype/cell_text.h"
#include "ui/cells/special_cell.h"
#include "ui/text/error_text.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace bloscope {

namespace {

QString shownText(const std::string& text, qsizetype mostCharacters)
{
    QString shown = displayText(text);
    if (shown.size() > mostCharacters) {
        shown.truncate(mostCharacters);
        shown += QChar(0x2026);
    }
    return shown;
}

} // namespace

Result<CellTile> CellTile::read(const CellSource& source, const Slice& plane, const CellRect& rect,
                                const Job& job, const NumberFormat& shown)
{
    CellTile tile(rect, CellColumns(source.dtype()));
    const CellRect wanted = tile.m_columns.cellsOf(rect);
    const Slice window = plane.window(wanted.row, wanted.rows, wanted.column, wanted.columns);
    const auto cells = source.read(window, job, Reuse::Sure);
    if (!cells && cells.error().kind() == ErrorKind::Cancelled)
        return cells.error();
    if (!cells) {
        tile.m_failure = cells.error().text();
        return tile;
    }
    tile.addCells(*cells, shown);
    if (tile.m_columns.haveParts())
        tile.addElements(*cells, source.dtype());
    if (const CellSourcePtr unedited = source.unedited()) {
        BLOSCOPE_TRY(const Cells inFile, unedited->read(window, job, Reuse::Sure));
        tile.addEdits(*cells, inFile);
    }
    return tile;
}

// What stands in a cell that has no value: short, to fit a column of numbers.
QString CellTile::textOf(CellState state)
{
    return state == CellState::Fine ? QString() : nameOf(specialCellOf(state), SpecialName::Brief);
}

void CellTile::addCells(const Cells& cells, const NumberFormat& shown)
{
    m_exact = textsOf(cells, NumberFormat());
    if (shown != NumberFormat())
        m_shown = textsOf(cells, shown);
    qsizetype begin = 0;
    for (const qsizetype end : (m_shown ? *m_shown : m_exact).ends) {
        m_longestText = std::max(m_longestText, static_cast<int>(end - begin));
        begin = end;
    }
    addNumbers(cells);
    if (!cells.states.empty())
        addStates(cells);
}

void CellTile::addNumbers(const Cells& cells)
{
    const auto isNumber = [](const DTypeLeaf& leaf) { return leaf.dtype.isNumeric(); };
    if (std::ranges::none_of(m_columns.leaves(), isNumber))
        return;
    m_numbers.assign(static_cast<std::size_t>(m_rect.rows * m_rect.columns), NAN);
    const std::int64_t firstCell = m_columns.cellOf(m_rect.column);
    for (std::int64_t row = 0; row < m_rect.rows; ++row)
        for (std::int64_t column = m_rect.column; column < m_rect.endColumn(); ++column) {
            const DTypeLeaf& leaf = m_columns.leafOf(column);
            if (!isNumber(leaf))
                continue;
            const std::byte* cell = cells.at(row, m_columns.cellOf(column) - firstCell);
            readNumbers(leaf.dtype, {cell + leaf.offset, leaf.dtype.itemsize},
                        {&m_numbers[numberOf({m_rect.row + row, column})], 1});
        }
}

CellTile::Texts CellTile::textsOf(const Cells& cells, const NumberFormat& format) const
{
    std::vector<CellText> writers; // of each column
    for (std::int64_t column = m_rect.column; column < m_rect.endColumn(); ++column)
        writers.emplace_back(m_columns.leafOf(column).dtype, format, mostCharacters);
    const std::int64_t firstCell = m_columns.cellOf(m_rect.column);
    Texts texts;
    std::string text;
    for (std::int64_t row = 0; row < m_rect.rows; ++row) {
        for (std::int64_t column = m_rect.column; column < m_rect.endColumn(); ++column) {
            text.clear();
            writers[static_cast<std::size_t>(column - m_rect.column)].append(
                cells.at(row, m_columns.cellOf(column) - firstCell) +
                    m_columns.leafOf(column).offset,
                text);
            texts.add(shownText(text, mostCharacters));
        }
    }
    texts.all.squeeze();
    return texts;
}

void CellTile::addStates(const Cells& cells)
{
    const std::int64_t firstCell = m_columns.cellOf(m_rect.column);
    for (std::int64_t row = 0; row < m_rect.rows; ++row)
        for (std::int64_t column = m_rect.column; column < m_rect.endColumn(); ++column)
            addState(cells.regionAt(row, m_columns.cellOf(column) - firstCell));
}

void CellTile::addEdits(const Cells& cells, const Cells& inFile)
{
    const std::int64_t firstCell = m_columns.cellOf(m_rect.column);
    for (std::int64_t row = 0; row < m_rect.rows; ++row)
        for (std::int64_t column = m_rect.column; column < m_rect.endColumn(); ++column) {
            const std::int64_t cell = m_columns.cellOf(column) - firstCell;
            const DTypeLeaf& leaf = m_columns.leafOf(column);
            const std::byte* const now = cells.at(row, cell) + leaf.offset;
            const std::byte* const before = inFile.at(row, cell) + leaf.offset;
            const CellState state = inFile.stateAt(row, cell);
            if (cells.stateAt(row, cell) == state &&
                std::equal(now, now + leaf.dtype.itemsize, before))
                continue;
            m_textsInFile[numberOf({m_rect.row + row, column})] =
                state == CellState::Fine
                    ? shownText(CellText(leaf.dtype, {}, mostElementCharacters).of(before),
                                mostElementCharacters)
                    : textOf(state);
        }
}

void CellTile::addElements(const Cells& cells, const DType& dtype)
{
    const CellText writer(dtype, NumberFormat(), mostElementCharacters);
    const std::int64_t columns = m_columns.cellsOf(m_rect).columns;
    for (std::int64_t row = 0; row < m_rect.rows; ++row)
        for (std::int64_t cell = 0; cell < columns; ++cell)
            m_elements.push_back(shownText(writer.of(cells.at(row, cell)), mostElementCharacters));
}

void CellTile::Texts::add(const QString& text)
{
    all += text;
    ends.push_back(all.size());
}

QString CellTile::Texts::at(std::size_t number) const
{
    const qsizetype begin = number == 0 ? 0 : ends[number - 1];
    return all.mid(begin, ends[number] - begin);
}

void CellTile::addState(const CellRegion* region)
{
    m_states.push_back(region ? region->kind : CellState::Fine);
    m_longestText = std::max(m_longestText, static_cast<int>(textOf(m_states.back()).size()));
    if (region && (m_reasons.empty() || m_reasons.back() != region->reason))
        m_reasons.push_back(region->reason);
    m_reasonOf.push_back(m_reasons.empty() ? 0 : m_reasons.size() - 1);
}

std::size_t CellTile::numberOf(CellPosition cell) const
{
    return static_cast<std::size_t>((cell.row - m_rect.row) * m_rect.columns + cell.column -
                                    m_rect.column);
}

CellState CellTile::stateAt(CellPosition cell) const
{
    if (m_failure)
        return CellState::Damaged;
    return m_states.empty() ? CellState::Fine : m_states[numberOf(cell)];
}

QString CellTile::textAt(CellPosition cell) const
{
    const CellState state = stateAt(cell);
    return state == CellState::Fine ? (m_shown ? *m_shown : m_exact).at(numberOf(cell))
                                    : textOf(state);
}

QString CellTile::exactAt(CellPosition cell) const
{
    const CellState state = stateAt(cell);
    return state == CellState::Fine ? m_exact.at(numberOf(cell)) : textOf(state);
}

std::optional<QString> CellTile::textInFileAt(CellPosition cell) const
{
    const auto found = m_textsInFile.find(numberOf(cell));
    return found == m_textsInFile.end() ? std::nullopt : std::optional(found->second);
}

double CellTile::numberAt(CellPosition cell) const
{
    if (m_numbers.empty() || stateAt(cell) != CellState::Fine)
        return NAN;
    return m_numbers[numberOf(cell)];
}

// Past 2^53 the number may stand for many labels: the text does not.
double CellTile::labelAt(CellPosition cell) const
{
    const double number = numberAt(cell);
    if (!(std::abs(number) >= std::ldexp(1.0, std::numeric_limits<double>::digits)))
        return number;
    const DTypeKind kind = m_columns.leafOf(cell.column).dtype.kind;
    const QString text = exactAt(cell);
    return kind == DTypeKind::Unsigned ? labelNumber(std::uint64_t(text.toULongLong()))
           : kind == DTypeKind::Signed ? labelNumber(std::int64_t(text.toLongLong()))
                                       : number;
}

QString CellTile::elementAt(CellPosition cell) const
{
    if (m_elements.empty() || stateAt(cell) != CellState::Fine)
        return {};
    const CellRect cells = m_columns.cellsOf(m_rect);
    return m_elements[static_cast<std::size_t>((cell.row - cells.row) * cells.columns +
                                               m_columns.cellOf(cell.column) - cells.column)];
}

QString CellTile::problemAt(CellPosition cell) const
{
    const auto reason = [&] {
        return displayText(m_failure ? *m_failure : m_reasons[m_reasonOf[numberOf(cell)]]);
    };
    switch (stateAt(cell)) {
    case CellState::Damaged:
        return tr("This cell cannot be shown: %1.").arg(reason());
    case CellState::Uninitialised:
        return tr("This cell was never written and has no value.");
    case CellState::Absent:
        return tr("This cell has no value here: %1.").arg(reason());
    case CellState::Fine:
        break;
    }
    return {};
}

} // namespace bloscope
