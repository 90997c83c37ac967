#pragma once

#include "core/array/cell_rect.h"
#include "core/plane/cell_summary.h"
#include "core/plane/number_plane.h"
#include "core/plane/picture_plane.h"
#include "core/scan/kernels/column_kernel.h"
#include "core/scan/number_order.h"

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>
#include <span>
#include <type_traits>
#include <vector>

namespace bloscope {

template <class T>
class ColumnTotals;

// Squares, counted row after row: each becomes a number, the sum of its finite numbers or the one
// that was chosen of them. Those at the right and the lower edge of what is reduced may have fewer
// cells. They have at most so many rows and columns: sums of columns of 16-bit integers fit 32
// bits.
inline constexpr int mostSquareLevel = 10;
inline constexpr std::int64_t mostSquareSide = std::int64_t(1) << mostSquareLevel;

// A square that holds more than finite numbers, and how many of what.
struct SpecialSquare {
    std::uint32_t square = 0;
    SpecialCounts counts;

    bool operator==(const SpecialSquare&) const = default;
};

// What is found in squares beside their numbers.
struct SquareFindings {
    std::vector<SpecialSquare> specials;
    NumberEnds ends;

    void append(SquareFindings&& next);
    void sortByPlace(); // specials, those of parts of one square together
};

// The number of a square of which no finite number is known, and what two parts of one come to.
inline double emptySquare(Reduction reduction)
{
    return reduction == Reduction::Largest ? -std::numeric_limits<double>::infinity() : 0;
}
inline double joined(double square, double part, Reduction reduction)
{
    if (reduction == Reduction::First) // there are no parts
        return part;
    return reduction == Reduction::Mean ? square + part : std::max(square, part);
}

// Where the numbers go: of the squares of one row side by side.
struct SquareRow {
    std::span<double> numbers;
    std::uint32_t first = 0; // the number of the first of them
    std::int64_t cut = 0;    // columns that the first one lacks at its left
};

// Reduces cells that were read, for several threads at once. Integers are added up without a
// detour over float64; so is whatever has no cell beside finite numbers.
class SquareReducer {
 public:
    // The cells and `dtype`, which is numeric, live longer.
    SquareReducer(const CellsView& cells, const DType& dtype, const SquareSize& square,
                  Reduction reduction);

    // The squares of one row of them: `part` are rows and columns of the cells, no more
    // rows than a square has.
    void reduce(const CellRect& part, const SquareRow& to, SquareFindings& found) const;

 private:
    struct Columns {
        std::size_t begin;
        std::size_t end;
    };
    Columns columnsOf(std::size_t square, const CellRect& part, const SquareRow& to) const;
    void reduceSome(const CellRect& part, const SquareRow& to, SquareFindings& found) const;
    template <class T>
    void reduceAs(const CellRect& part, const SquareRow& to, SquareFindings& found) const;
    void reduceConverted(const CellRect& part, const SquareRow& to, SquareFindings& found) const;
    template <class T>
    void finish(const ColumnTotals<T>& columns, const T* first, const CellRect& part,
                const SquareRow& to, SquareFindings& found) const;
    void reduceOneByOne(const CellRect& part, const std::vector<std::size_t>& squares,
                        const SquareRow& to, SquareFindings& found) const;

    CellsView m_cells;
    const DType& m_dtype;
    NumberRows m_rows;
    std::int64_t m_squareColumns;
    Reduction m_reduction;
    bool m_isNative; // numbers of this machine, those of a row side by side
};

// What cells below each other come to, column by column: neighbours lie side by side in a register
// that way. Of integers of up to 32 bits, float32 or float64, in the fastest cache of a processor.
template <class T>
class ColumnTotals {
 public:
    static constexpr std::size_t mostColumns = 1024;
    static constexpr std::size_t mostRows = 1024;

    // Of these rows.
    explicit ColumnTotals(const kernels::CellRows<T>& cells) : m_count(cells.columns)
    {
        add(cells);
        if (m_lowest > 0)
            return;
        clearPositives();
        for (std::size_t row = 0; row < cells.rows; ++row)
            addPositives(cells.first + row * cells.stride);
    }
    // Of rows that come one by one, perhaps a second time: rowAt(row) is where one is until the
    // next one is asked for.
    template <class RowAt>
    ColumnTotals(std::size_t rows, std::size_t columns, const RowAt& rowAt) : m_count(columns)
    {
        clear();
        for (std::size_t row = 0; row < rows; ++row)
            addRow(rowAt(row));
        findEnds();
        clearPositives();
        for (std::size_t row = 0; m_lowest <= 0 && row < rows; ++row)
            addPositives(rowAt(row));
    }

    std::size_t count() const { return m_count; }

    // Of some of the columns, at least one. Sums of floats are not finite where not all of them
    // are; there is no other meaning in their columns then.
    double sum(std::size_t begin, std::size_t count) const
    {
        if constexpr (std::is_floating_point_v<T>) {
            const double* const first = m_sums.data() + begin;
            return std::accumulate(first, first + count, 0.0);
        } else {
            return static_cast<double>(wholeSum(begin, begin + count));
        }
    }
    double highest(std::size_t begin, std::size_t count) const
    {
        return static_cast<double>(count == m_count ? m_highest : mostOf(m_high, begin, count));
    }
    NumberEnds ends(std::size_t begin, std::size_t count) const
    {
        NumberEnds ends;
        ends.lowest =
            static_cast<double>(count == m_count ? m_lowest : leastOf(m_low, begin, count));
        ends.highest = highest(begin, count);
        if (ends.lowest > 0)
            ends.lowestPositive = ends.lowest;
        else if (ends.highest > 0)
            ends.lowestPositive = static_cast<double>(leastOf(m_lowPositive, begin, count));
        return ends;
    }

 private:
    // Wide enough for all rows.
    using Short = std::conditional_t<std::is_signed_v<T>, std::int32_t, std::uint32_t>;
    using Long = std::conditional_t<std::is_signed_v<T>, std::int64_t, std::uint64_t>;
    using Sum = std::conditional_t<std::is_floating_point_v<T>, double,
                                   std::conditional_t<(sizeof(T) < 4), Short, Long>>;
    using Numbers = std::array<T, mostColumns>;
    using Limits = std::numeric_limits<T>;

    // Beyond every number, so that comparing takes the other one.
    static constexpr T behindAll = Limits::has_infinity ? Limits::infinity() : Limits::max();
    static constexpr T beforeAll = Limits::has_infinity ? -Limits::infinity() : Limits::lowest();

    // Where one is NaN, the other one, or NaN: sums tell that.
    static T lesser(T a, T b) { return a < b ? a : b; }
    static T greater(T a, T b) { return a > b ? a : b; }

    static T leastOf(const Numbers& numbers, std::size_t begin, std::size_t count)
    {
        T least = behindAll;
        for (std::size_t i = begin; i < begin + count; ++i)
            least = lesser(numbers[i], least);
        return least;
    }
    static T mostOf(const Numbers& numbers, std::size_t begin, std::size_t count)
    {
        T most = beforeAll;
        for (std::size_t i = begin; i < begin + count; ++i)
            most = greater(numbers[i], most);
        return most;
    }

    // Has no rounding, whatever is added first: several columns fit one number that is quick to
    // add.
    std::int64_t wholeSum(std::size_t begin, std::size_t end) const
    {
        std::int64_t whole = 0;
        for (; begin + together <= end; begin += together)
            whole += sumTogether(m_sums.data() + begin);
        return begin < end ? whole + shortSum(begin, end - begin) : whole;
    }
    static constexpr std::size_t together = 16;
    static std::int64_t sumTogether(const Sum* sums)
    {
        std::array<Sum, 4> four{};
        for (std::size_t i = 0; i < together; i += four.size())
            for (std::size_t lane = 0; lane < four.size(); ++lane)
                four[lane] += sums[i + lane];
        return static_cast<std::int64_t>(four[0] + four[1] + (four[2] + four[3]));
    }
    std::int64_t shortSum(std::size_t begin, std::size_t count) const
    {
        const Sum* const first = m_sums.data() + begin;
        return static_cast<std::int64_t>(std::accumulate(first, first + count, Sum(0)));
    }

    void add(const kernels::CellRows<T>& cells)
    {
        if constexpr (sizeof(T) <= 2 || std::is_same_v<T, float>)
            if (kernels::addColumns(
                    cells, {m_sums.data(), m_low.data(), m_high.data(), m_lowest, m_highest}))
                return;
        clear();
        std::size_t row = 0;
        for (; row + 4 <= cells.rows; row += 4)
            addFour(cells.first + row * cells.stride, cells.stride);
        for (; row < cells.rows; ++row)
            addRow(cells.first + row * cells.stride);
        findEnds();
    }
    void findEnds()
    {
        m_lowest = leastOf(m_low, 0, m_count);
        m_highest = mostOf(m_high, 0, m_count);
    }
    void clear()
    {
        std::fill_n(m_sums.begin(), m_count, Sum(0));
        std::fill_n(m_low.begin(), m_count, behindAll);
        std::fill_n(m_high.begin(), m_count, beforeAll);
    }
    void addRow(const T* row)
    {
        for (std::size_t i = 0; i < m_count; ++i) {
            const T number = row[i];
            m_sums[i] += static_cast<Sum>(number);
            m_low[i] = lesser(number, m_low[i]);
            m_high[i] = greater(number, m_high[i]);
        }
    }
    // The same for four of them, which have less to load and to store.
    void addFour(const T* rows, std::size_t stride)
    {
        for (std::size_t i = 0; i < m_count; ++i) {
            const T a = rows[i];
            const T b = rows[stride + i];
            const T c = rows[2 * stride + i];
            const T d = rows[3 * stride + i];
            m_sums[i] += static_cast<Sum>(a) + static_cast<Sum>(b) +
                         (static_cast<Sum>(c) + static_cast<Sum>(d));
            m_low[i] = lesser(lesser(a, b), lesser(c, lesser(d, m_low[i])));
            m_high[i] = greater(greater(a, b), greater(c, greater(d, m_high[i])));
        }
    }
    void clearPositives() { std::fill_n(m_lowPositive.begin(), m_count, behindAll); }
    void addPositives(const T* row)
    {
        for (std::size_t i = 0; i < m_count; ++i) {
            const T number = row[i] > 0 ? row[i] : behindAll;
            m_lowPositive[i] = lesser(number, m_lowPositive[i]);
        }
    }

    std::size_t m_count;
    T m_lowest = 0; // of all columns: only up to zero the lowest positive numbers are other ones
    T m_highest = 0;
    std::array<Sum, mostColumns> m_sums;
    Numbers m_low;
    Numbers m_high;
    Numbers m_lowPositive; // where they are
};

} // namespace bloscope
