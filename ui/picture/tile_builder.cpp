#include "ui/picture/tile_builder.h"

#include "core/base/checked.h"

namespace bloscope {

namespace {

constexpr std::int64_t fewestCellsOfTurn = 1 << 18; // that are worth a turn of their own

} // namespace

TileBuilder::TileBuilder(const CellRect& cells, int level, Reduction reduction,
                         std::int64_t samples)
    : m_cells(cells),
      m_squareSide(std::int64_t(1) << level),
      m_squareColumns(ceilDivide(cells.columns, m_squareSide)),
      m_content{cells.rows, cells.columns, level, reduction, {}, {}, {}},
      m_sample(cells, samples)
{
    const std::int64_t squareRows = ceilDivide(cells.rows, m_squareSide);
    m_content.numbers.resize(static_cast<std::size_t>(squareRows * m_squareColumns));
}

void TileBuilder::add(const Cells& cells, const CellRect& at, const DType& dtype, WorkerPool* pool)
{
    const CellRect mine = intersected(at, m_cells);
    if (mine.isEmpty())
        return;
    const SquareReducer reducer(cells, dtype, m_content.level, m_content.reduction);
    const std::int64_t squareRows = ceilDivide(mine.rows, m_squareSide);
    const std::int64_t rowsOfTurn = 1 + fewestCellsOfTurn / (mine.columns * m_squareSide);
    std::vector<SquareFindings> found(static_cast<std::size_t>(ceilDivide(squareRows, rowsOfTurn)));
    const std::int64_t firstRow = (mine.row - m_cells.row) / m_squareSide;
    const std::int64_t firstColumn = (mine.column - m_cells.column) / m_squareSide;
    const auto count = static_cast<std::size_t>(ceilDivide(mine.columns, m_squareSide));
    const auto takeTurn = [&](std::size_t turn) {
        const std::int64_t begin = static_cast<std::int64_t>(turn) * rowsOfTurn;
        for (std::int64_t r = begin; r < std::min(begin + rowsOfTurn, squareRows); ++r) {
            const std::int64_t rows = std::min(m_squareSide, mine.rows - r * m_squareSide);
            const auto first =
                static_cast<std::size_t>((firstRow + r) * m_squareColumns + firstColumn);
            reducer.reduce(
                {mine.row - at.row + r * m_squareSide, mine.column - at.column, rows, mine.columns},
                {std::span(m_content.numbers).subspan(first, count),
                 static_cast<std::uint32_t>(first)},
                found[turn]);
        }
    };
    if (pool)
        pool->forEach(found.size(), takeTurn);
    else
        for (std::size_t turn = 0; turn < found.size(); ++turn)
            takeTurn(turn);
    for (SquareFindings& next : found)
        m_content.found.append(std::move(next));
    m_sample.take(cells, dtype, at);
}

PyramidTile TileBuilder::tile() &&
{
    std::ranges::sort(m_content.found.specials, {}, &SpecialSquare::square);
    m_content.sample = std::move(m_sample).take();
    return PyramidTile(std::move(m_content));
}

} // namespace bloscope
