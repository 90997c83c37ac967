#include "ui/picture/square_reduction.h"

#include "core/base/checked.h"

#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <numeric>
#include <type_traits>

namespace bloscope {

namespace {

// In the fastest cache, with their sums: as many as a square has at the most.
constexpr std::int64_t columnsAtHand = std::int64_t(1) << mostSquareLevel;

// Wide enough for a column of a square.
template <class T>
using SumOf = std::conditional_t<
    std::is_floating_point_v<T>, double,
    std::conditional_t<(sizeof(T) < 4),
                       std::conditional_t<std::is_signed_v<T>, std::int32_t, std::uint32_t>,
                       std::conditional_t<std::is_signed_v<T>, std::int64_t, std::uint64_t>>>;

// Beyond every number, so that comparing takes the other one.
template <class T>
constexpr T highest = std::numeric_limits<T>::has_infinity ? std::numeric_limits<T>::infinity()
                                                           : std::numeric_limits<T>::max();
template <class T>
constexpr T lowest = std::numeric_limits<T>::has_infinity ? -std::numeric_limits<T>::infinity()
                                                          : std::numeric_limits<T>::lowest();

// Where one is NaN, the other one, or NaN: sums tell that.
template <class T>
T lesser(T a, T b)
{
    return a < b ? a : b;
}
template <class T>
T greater(T a, T b)
{
    return a > b ? a : b;
}

// What the columns of a row of squares come to, added row by row: neighbours lie side by side in a
// register that way.
template <class T>
struct Columns {
    std::size_t count;
    std::array<SumOf<T>, columnsAtHand> sums;
    std::array<T, columnsAtHand> low;
    std::array<T, columnsAtHand> high;
    std::array<T, columnsAtHand> lowPositive; // only where there is a number up to zero

    explicit Columns(std::size_t columns) : count(columns)
    {
        std::fill_n(sums.begin(), count, SumOf<T>(0));
        std::fill_n(low.begin(), count, highest<T>);
        std::fill_n(high.begin(), count, lowest<T>);
        std::fill_n(lowPositive.begin(), count, highest<T>);
    }
    void add(const T* row)
    {
        SumOf<T>* __restrict sum = sums.data();
        T* __restrict least = low.data();
        T* __restrict most = high.data();
        for (std::size_t i = 0; i < count; ++i) {
            const T number = row[i];
            sum[i] += static_cast<SumOf<T>>(number);
            least[i] = lesser(number, least[i]);
            most[i] = greater(number, most[i]);
        }
    }
    // The same for four of them, which have less to load and to store.
    void add(const std::array<const T*, 4>& rows)
    {
        SumOf<T>* __restrict sum = sums.data();
        T* __restrict least = low.data();
        T* __restrict most = high.data();
        for (std::size_t i = 0; i < count; ++i) {
            const T a = rows[0][i];
            const T b = rows[1][i];
            const T c = rows[2][i];
            const T d = rows[3][i];
            sum[i] += static_cast<SumOf<T>>(a) + static_cast<SumOf<T>>(b) +
                      (static_cast<SumOf<T>>(c) + static_cast<SumOf<T>>(d));
            least[i] = lesser(lesser(a, b), lesser(c, lesser(d, least[i])));
            most[i] = greater(greater(a, b), greater(c, greater(d, most[i])));
        }
    }
    void addPositive(const T* row)
    {
        for (std::size_t i = 0; i < count; ++i) {
            const T number = row[i] > 0 ? row[i] : highest<T>;
            lowPositive[i] = number < lowPositive[i] ? number : lowPositive[i];
        }
    }
};

// Of one square.
template <class T>
NumberEnds endsOf(const Columns<T>& columns, std::size_t begin, std::size_t count)
{
    const auto of = [&](const auto& all) { return std::span(all).subspan(begin, count); };
    NumberEnds ends;
    ends.lowest = static_cast<double>(std::ranges::min(of(columns.low)));
    ends.highest = static_cast<double>(std::ranges::max(of(columns.high)));
    if (ends.lowest > 0)
        ends.lowestPositive = ends.lowest;
    else if (ends.highest > 0)
        ends.lowestPositive = static_cast<double>(std::ranges::min(of(columns.lowPositive)));
    return ends;
}

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

SquareReducer::SquareReducer(const Cells& cells, const DType& dtype, int level, Reduction reduction)
    : m_cells(cells),
      m_dtype(dtype),
      m_rows(cells, dtype),
      m_side(std::int64_t(1) << level),
      m_reduction(reduction),
      m_first(cells.at(0, 0)),
      m_down(m_rows.rows() > 1 ? cells.cellAt(1, 0) - cells.cellAt(0, 0) : 0),
      m_isNative(hasNative(dtype) &&
                 (m_rows.columns() < 2 || cells.cellAt(0, 1) == cells.cellAt(0, 0) + 1))
{
}

// So few columns at a time that what is added up for them stays at hand.
void SquareReducer::reduce(const CellRect& part, const SquareRow& to, SquareFindings& found) const
{
    const std::int64_t squares = columnsAtHand / m_side;
    for (std::int64_t square = 0; square * m_side < part.columns; square += squares) {
        const CellRect some = intersected(
            {part.row, part.column + square * m_side, part.rows, squares * m_side}, part);
        const auto first = static_cast<std::size_t>(square);
        const auto count = static_cast<std::size_t>(ceilDivide(some.columns, m_side));
        reduceSome(
            some, {to.numbers.subspan(first, count), to.first + static_cast<std::uint32_t>(square)},
            found);
    }
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
        reduceAs<void>(part, to, found);
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

// As they lie in memory; void: as float64, whatever they are.
template <class T>
void SquareReducer::reduceAs(const CellRect& part, const SquareRow& to, SquareFindings& found) const
{
    std::vector<std::size_t> special;
    if constexpr (std::is_void_v<T>) {
        NumberRow row;
        const auto rowAt = [&](std::int64_t r) {
            m_rows.read(part.row + r, row);
            return row.numbers.data() + part.column;
        };
        special = reduceRows<double, false>(part, rowAt, to, found.ends);
    } else {
        const auto rowAt = [&](std::int64_t r) {
            const std::size_t cell = static_cast<std::size_t>(part.row + r) * m_down +
                                     static_cast<std::size_t>(part.column);
            return reinterpret_cast<const T*>(m_first) + cell;
        };
        special = reduceRows<T, true>(part, rowAt, to, found.ends);
    }
    if (!special.empty())
        reduceOneByOne(part, special, to, found);
}

// The numbers of all squares that hold finite ones only; the answer are the others. `areLasting`:
// are rows still there when the next one was asked for?
template <class T, bool areLasting, class RowAt>
std::vector<std::size_t> SquareReducer::reduceRows(const CellRect& part, const RowAt& rowAt,
                                                   const SquareRow& to, NumberEnds& ends) const
{
    Columns<T> columns(static_cast<std::size_t>(part.columns));
    std::int64_t row = 0;
    if constexpr (areLasting)
        for (; row + 4 <= part.rows; row += 4)
            columns.add({rowAt(row), rowAt(row + 1), rowAt(row + 2), rowAt(row + 3)});
    for (; row < part.rows; ++row)
        columns.add(rowAt(row));
    if (std::ranges::min(std::span(columns.low).first(columns.count)) <= 0)
        for (std::int64_t r = 0; r < part.rows; ++r)
            columns.addPositive(rowAt(r));
    const T* first = m_reduction == Reduction::First ? rowAt(0) : nullptr;
    std::vector<std::size_t> special;
    for (std::size_t square = 0; square < to.numbers.size(); ++square) {
        const auto begin = square * static_cast<std::size_t>(m_side);
        const auto count = std::min(static_cast<std::size_t>(m_side), columns.count - begin);
        const auto sums = std::span(columns.sums).subspan(begin, count);
        const double sum = std::accumulate(sums.begin(), sums.end(), 0.0);
        if (!std::isfinite(sum)) {
            special.push_back(square);
            continue;
        }
        const NumberEnds found = endsOf(columns, begin, count);
        ends += found;
        to.numbers[square] = m_reduction == Reduction::Mean ? sum
                             : m_reduction == Reduction::Largest
                                 ? found.highest
                                 : static_cast<double>(first[begin]);
    }
    return special;
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
            const std::int64_t begin = static_cast<std::int64_t>(squares[i]) * m_side;
            const std::int64_t end = std::min(begin + m_side, part.columns);
            for (std::int64_t c = begin; c < end; ++c) {
                const auto cell = static_cast<std::size_t>(part.column + c);
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
        to.numbers[squares[i]] = summaries[i].sum;
        if (counts[i] != SpecialCounts())
            found.specials.push_back(
                {to.first + static_cast<std::uint32_t>(squares[i]), counts[i]});
    }
}

} // namespace bloscope
