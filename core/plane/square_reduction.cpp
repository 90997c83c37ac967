#include "core/plane/square_reduction.h"

#include "core/base/checked.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>
#include <type_traits>

namespace bloscope {

namespace {

// As many as a square has at the most.
constexpr auto columnsAtHand = static_cast<std::int64_t>(ColumnTotals<double>::mostColumns);
static_assert(columnsAtHand == mostSquareSide);

bool hasNative(const DType& dtype)
{
    const bool isNative = dtype.itemsize == 1 || (dtype.order == ByteOrder::Little) ==
                                                     (std::endian::native == std::endian::little);
    const bool isInteger = dtype.kind == DTypeKind::Signed || dtype.kind == DTypeKind::Unsigned;
    return isNative &&
           ((isInteger && dtype.itemsize <= 4) ||
            (dtype.kind == DTypeKind::Float && (dtype.itemsize == 4 || dtype.itemsize == 8)));
}

} // namespace

void SquareFindings::append(SquareFindings&& next)
{
    specials.insert(specials.end(), next.specials.begin(), next.specials.end());
    ends += next.ends;
}

void SquareFindings::sortByPlace()
{
    std::ranges::sort(specials, {}, &SpecialSquare::square);
    std::size_t kept = 0;
    for (std::size_t i = 1; i < specials.size(); ++i)
        if (specials[i].square == specials[kept].square)
            specials[kept].counts += specials[i].counts;
        else
            specials[++kept] = specials[i];
    specials.resize(std::min(kept + 1, specials.size()));
}

SquareReducer::SquareReducer(const CellsView& cells, const DType& dtype, const SquareSize& square,
                             Reduction reduction)
    : m_cells(cells),
      m_dtype(dtype),
      m_rows(cells, dtype, false, coloredBy(reduction)),
      m_squareColumns(square.columns),
      m_reduction(reduction),
      m_isNative(hasNative(dtype) && (m_rows.columns() < 2 || cells.steps.across == 1))
{
}

// So few columns at a time that what is added up for them stays at hand.
void SquareReducer::reduce(const CellRect& part, const SquareRow& to, SquareFindings& found) const
{
    SquareRow rest = to;
    for (std::int64_t column = part.column; column < part.endColumn();) {
        const CellRect some =
            intersected({part.row, column, part.rows, columnsAtHand - rest.cut}, part);
        const auto count =
            static_cast<std::size_t>(ceilDivide(some.columns + rest.cut, m_squareColumns));
        reduceSome(some, {rest.numbers.first(count), rest.first, rest.cut}, found);
        column += some.columns;
        rest = {rest.numbers.subspan(count), rest.first + static_cast<std::uint32_t>(count)};
    }
}

// Of one of them, counted in the part.
SquareReducer::Columns SquareReducer::columnsOf(std::size_t square, const CellRect& part,
                                                const SquareRow& to) const
{
    const std::int64_t begin = static_cast<std::int64_t>(square) * m_squareColumns - to.cut;
    return {static_cast<std::size_t>(std::max<std::int64_t>(begin, 0)),
            static_cast<std::size_t>(std::min(begin + m_squareColumns, part.columns))};
}

void SquareReducer::reduceSome(const CellRect& part, const SquareRow& to,
                               SquareFindings& found) const
{
    if (!m_cells.states.empty()) {
        std::vector<std::size_t> all(to.numbers.size());
        std::iota(all.begin(), all.end(), std::size_t(0));
        reduceOneByOne(part, all, to, found);
        return;
    }
    if (!m_isNative)
        reduceConverted(part, to, found);
    else if (m_dtype.kind == DTypeKind::Float)
        m_dtype.itemsize == 4 ? reduceAs<float>(part, to, found)
                              : reduceAs<double>(part, to, found);
    else if (m_dtype.kind == DTypeKind::Signed)
        m_dtype.itemsize == 1   ? reduceAs<std::int8_t>(part, to, found)
        : m_dtype.itemsize == 2 ? reduceAs<std::int16_t>(part, to, found)
                                : reduceAs<std::int32_t>(part, to, found);
    else
        m_dtype.itemsize == 1   ? reduceAs<std::uint8_t>(part, to, found)
        : m_dtype.itemsize == 2 ? reduceAs<std::uint16_t>(part, to, found)
                                : reduceAs<std::uint32_t>(part, to, found);
}

// As they lie in memory.
template <class T>
void SquareReducer::reduceAs(const CellRect& part, const SquareRow& to, SquareFindings& found) const
{
    const std::size_t down = m_cells.steps.down;
    const std::size_t first =
        static_cast<std::size_t>(part.row) * down + static_cast<std::size_t>(part.column);
    const kernels::CellRows<T> cells{reinterpret_cast<const T*>(m_cells.first) + first, down,
                                     static_cast<std::size_t>(part.rows),
                                     static_cast<std::size_t>(part.columns)};
    finish(ColumnTotals<T>(cells), cells.first, part, to, found);
}

// As float64, whatever they are.
void SquareReducer::reduceConverted(const CellRect& part, const SquareRow& to,
                                    SquareFindings& found) const
{
    NumberRow row;
    const auto rowAt = [&](std::size_t r) {
        m_rows.read(part.row + static_cast<std::int64_t>(r), row);
        return row.numbers.data() + part.column;
    };
    const ColumnTotals<double> columns(static_cast<std::size_t>(part.rows),
                                       static_cast<std::size_t>(part.columns), rowAt);
    finish(columns, rowAt(0), part, to, found);
}

// The numbers of all squares that hold finite ones only, and then of the others. `first`: the first
// row of them.
template <class T>
void SquareReducer::finish(const ColumnTotals<T>& columns, const T* first, const CellRect& part,
                           const SquareRow& to, SquareFindings& found) const
{
    std::vector<std::size_t> special;
    for (std::size_t square = 0; square < to.numbers.size(); ++square) {
        const auto [begin, end] = columnsOf(square, part, to);
        const std::size_t count = end - begin;
        const double sum = columns.sum(begin, count);
        if (!std::isfinite(sum)) {
            special.push_back(square);
            continue;
        }
        if constexpr (std::is_floating_point_v<T>)
            found.ends += columns.ends(begin, count);
        to.numbers[square] = m_reduction == Reduction::Mean ? sum
                             : m_reduction == Reduction::Largest
                                 ? columns.highest(begin, count)
                                 : static_cast<double>(first[begin]);
    }
    if constexpr (std::is_integral_v<T>) // none of them is special
        found.ends += columns.ends(0, columns.count());
    if (!special.empty())
        reduceOneByOne(part, special, to, found);
}

// Of these squares alone.
void SquareReducer::reduceOneByOne(const CellRect& part, const std::vector<std::size_t>& squares,
                                   const SquareRow& to, SquareFindings& found) const
{
    std::vector<CellSummary> summaries(squares.size());
    std::vector<SpecialCounts> counts(squares.size());
    NumberRow row;
    for (std::int64_t r = 0; r < part.rows; ++r) {
        m_rows.read(part.row + r, row);
        for (std::size_t i = 0; i < squares.size(); ++i) {
            const auto [begin, end] = columnsOf(squares[i], part, to);
            for (std::size_t c = begin; c < end; ++c) {
                const std::size_t cell = static_cast<std::size_t>(part.column) + c;
                const double number = row.numbers[cell];
                const CellState state = row.states.empty() ? CellState::Fine : row.states[cell];
                summaries[i].add(number, state, m_reduction);
                counts[i].add(number, state);
                if (std::isfinite(number))
                    found.ends.add(number);
            }
        }
    }
    for (std::size_t i = 0; i < squares.size(); ++i) {
        to.numbers[squares[i]] =
            summaries[i].numbers > 0 ? summaries[i].sum : emptySquare(m_reduction);
        if (counts[i] != SpecialCounts())
            found.specials.push_back(
                {to.first + static_cast<std::uint32_t>(squares[i]), counts[i]});
    }
}

} // namespace bloscope
