#include "core/plane/tile_builder.h"

#include "core/base/checked.h"
#include "core/dtype/cell_number.h"
#include "core/plane/number_sample.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

namespace bloscope {

namespace {

constexpr std::int64_t columnsOfBand = 256;

constexpr std::int64_t fewestCellsOfTurn = 1 << 18; // that are worth a turn of their own
constexpr std::size_t squaresAtHand = 512;          // without asking for memory

} // namespace

EvenSample::EvenSample(const CellRect& of, std::int64_t count)
    : m_of(of), m_bands(static_cast<std::size_t>(ceilDivide(of.columns, columnsOfBand)))
{
    const std::int64_t cells = of.rows * of.columns;
    const std::int64_t stretch = ceilDivide(cells, std::max<std::int64_t>(1, count));
    const ScatteredChoice choice(static_cast<double>(stretch));
    std::size_t number = 0;
    for (std::int64_t i = 0; i * stretch < cells; ++i) {
        const auto chosen = static_cast<std::int64_t>(choice.of(static_cast<std::uint64_t>(i)));
        if (chosen >= cells)
            continue;
        const std::int64_t column = chosen % of.columns;
        m_bands[static_cast<std::size_t>(column / columnsOfBand)].push_back(
            {{of.row + chosen / of.columns, of.column + column}, number++});
    }
    m_numbers.resize(number, NAN);
}

void EvenSample::take(const CellsView& cells, const DType& dtype, const CellRect& at)
{
    const CellRect both = intersected(at, m_of);
    if (both.isEmpty())
        return;
    const auto first = static_cast<std::size_t>((both.column - m_of.column) / columnsOfBand);
    const auto last =
        static_cast<std::size_t>((both.endColumn() - 1 - m_of.column) / columnsOfBand);
    for (std::size_t band = first; band <= last; ++band) {
        const Choices& choices = m_bands[band];
        const auto rowOf = [](const Choice& choice) { return choice.cell.row; };
        auto choice = std::ranges::lower_bound(choices, both.row, {}, rowOf);
        for (; choice != choices.end() && choice->cell.row < both.endRow(); ++choice)
            if (both.contains(choice->cell))
                take(*choice, cells, dtype, at);
    }
}

void EvenSample::take(const Choice& choice, const CellsView& cells, const DType& dtype,
                      const CellRect& at)
{
    const auto [row, column] = choice.cell;
    const std::size_t index = cells.steps.at(row - at.row, column - at.column);
    if (cells.states.empty() || cells.states[index] == CellState::Fine)
        readNumbers(dtype, {cells.first + index * cells.itemsize, cells.itemsize},
                    {&m_numbers[choice.number], 1});
}

std::vector<double> EvenSample::numbers() const
{
    std::vector<double> numbers;
    std::ranges::copy_if(m_numbers, std::back_inserter(numbers),
                         [](double number) { return std::isfinite(number); });
    return numbers;
}

bool TileBuilder::takesPartsOfSquares(const DType& dtype, Reduction reduction)
{
    using enum DTypeKind;
    const bool isExact = dtype.itemsize <= 4 &&
                         (dtype.kind == Boolean || dtype.kind == Signed || dtype.kind == Unsigned);
    return isExact && reduction != Reduction::First;
}

TileBuilder::TileBuilder(const CellRect& cells, const SquareSize& square, Reduction reduction,
                         std::int64_t samples)
    : m_cells(cells),
      m_square(square),
      m_squares(square.squaresOf({0, 0, cells.rows, cells.columns})),
      m_content{cells.rows, cells.columns, square, reduction, {}, {}, {}},
      m_sample(cells, samples)
{
    m_content.numbers.resize(static_cast<std::size_t>(m_squares.rows * m_squares.columns),
                             emptySquare(reduction));
}

void TileBuilder::add(const CellsView& cells, const CellRect& at, const DType& dtype,
                      WorkerPool& pool)
{
    const CellRect mine = intersected(at, m_cells);
    if (mine.isEmpty())
        return;
    const SquareReducer reducer(cells, dtype, m_square, m_content.reduction);
    const std::int64_t firstRow = (mine.row - m_cells.row) / m_square.rows * m_square.rows;
    const std::int64_t rowsOfOneTurn =
        (1 + fewestCellsOfTurn / (mine.columns * m_square.rows)) * m_square.rows;
    const auto takeTurn = [&](std::size_t turn) {
        const std::int64_t row =
            m_cells.row + firstRow + static_cast<std::int64_t>(turn) * rowsOfOneTurn;
        reduce(reducer, at, intersected({row, mine.column, rowsOfOneTurn, mine.columns}, mine));
    };
    const std::int64_t rows = mine.endRow() - m_cells.row - firstRow;
    const auto turns = static_cast<std::size_t>(ceilDivide(rows, rowsOfOneTurn));
    pool.forEach(turns, takeTurn);
    m_sample.take(cells, dtype, at);
    m_taken += mine.rows * mine.columns;
}

bool TileBuilder::isComplete() const
{
    return m_taken == m_cells.rows * m_cells.columns;
}

// Of `cells` of the plane; those that were read begin with the first one of `at`.
void TileBuilder::reduce(const SquareReducer& reducer, const CellRect& at, const CellRect& cells)
{
    const CellRect squares = m_square.squaresOf(
        {cells.row - m_cells.row, cells.column - m_cells.column, cells.rows, cells.columns});
    const auto count = static_cast<std::size_t>(squares.rows * squares.columns);
    const auto columns = static_cast<std::size_t>(squares.columns);
    std::array<double, squaresAtHand> few;
    std::vector<double> many(count > few.size() ? count : 0);
    const std::span<double> numbers(many.empty() ? few.data() : many.data(), count);
    SquareFindings found;
    for (std::size_t r = 0; r * columns < count; ++r) {
        const std::int64_t first =
            m_cells.row + (squares.row + static_cast<std::int64_t>(r)) * m_square.rows;
        reduceRow(reducer, at,
                  intersected({first, cells.column, m_square.rows, cells.columns}, cells),
                  numbers.subspan(r * columns, columns), found);
    }
    join(squares, numbers, std::move(found));
}

// Of one row of squares, of which the first one may be cut off at its left.
void TileBuilder::reduceRow(const SquareReducer& reducer, const CellRect& at, const CellRect& cells,
                            std::span<double> numbers, SquareFindings& found) const
{
    const std::int64_t column = cells.column - m_cells.column;
    const CellPosition square = m_square.squareOf({cells.row - m_cells.row, column});
    const std::int64_t first = square.row * m_squares.columns + square.column;
    reducer.reduce({cells.row - at.row, cells.column - at.column, cells.rows, cells.columns},
                   {numbers, static_cast<std::uint32_t>(first), column % m_square.columns}, found);
}

void TileBuilder::join(const CellRect& squares, std::span<const double> numbers,
                       SquareFindings found)
{
    const Reduction reduction = m_content.reduction;
    const std::lock_guard lock(m_mutex);
    const double* from = numbers.data();
    for (std::int64_t row = squares.row; row < squares.endRow(); ++row) {
        double* const to = m_content.numbers.data() + row * m_squares.columns + squares.column;
        std::transform(to, to + squares.columns, from, to, [reduction](double square, double part) {
            return joined(square, part, reduction);
        });
        from += squares.columns;
    }
    m_content.found.append(std::move(found));
}

PyramidTile TileBuilder::tile() &&
{
    m_content.found.sortByPlace();
    if (m_content.reduction == Reduction::Largest)
        std::ranges::replace(m_content.numbers, emptySquare(Reduction::Largest), 0.0);
    m_content.sample = m_sample.numbers();
    return PyramidTile(std::move(m_content));
}

} // namespace bloscope
