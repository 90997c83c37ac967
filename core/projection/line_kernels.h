#pragma once

#include "core/projection/line_fold.h"
#include "core/scan/wide_keys.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <type_traits>
#include <vector>

// How the numbers of lines are folded, for each kind of projection and of number. Loops over
// columns are written for compilers to make vectors of them. Line numbers count lines of the box;
// `row` counts the cells of a line before those that are added.
namespace bloscope::line_kernels {

inline constexpr std::size_t mostRows = 1 << 16; // seen at once: sums of theirs fit 32 bits
inline constexpr std::size_t mostColumns = 256;

// Bytes that are needed for each cell that is folded, beside those for each line: of medians, which
// keep all of them, otherwise none.
inline std::int64_t keptBytesPerCell(ProjectionKind kind, const DType& dtype)
{
    const std::size_t kept = std::min(dtype.itemsize, sizeof(double));
    return kind == ProjectionKind::Median ? static_cast<std::int64_t>(kept) : 0;
}

// Some cells of lines beside each other, one above the other.
template <class W>
struct Strip {
    const W* first;
    std::size_t rows;
    std::size_t rowStep; // in numbers
    std::size_t columns;

    const W* row(std::size_t r) const { return first + r * rowStep; }
};

template <class W>
bool isNumber(W number)
{
    if constexpr (std::is_floating_point_v<W>)
        return !std::isnan(number);
    else
        return true;
}

template <class W, bool largest>
class Extreme {
 public:
    static constexpr ProjectionKind kind =
        largest ? ProjectionKind::Maximum : ProjectionKind::Minimum;
    static constexpr bool isExtreme = true;

    explicit Extreme(const LineBox& box) : m_best(box.lines(), worst()) {}

    void addColumns(const Strip<W>& strip, std::size_t line, std::size_t)
    {
        W* const best = m_best.data() + line;
        for (std::size_t r = 0; r < strip.rows; ++r) {
            const W* const row = strip.row(r);
            for (std::size_t c = 0; c < strip.columns; ++c)
                best[c] = better(best[c], row[c]);
        }
    }
    void addLine(const Strip<W>& strip, std::size_t line, std::size_t)
    {
        W best = m_best[line];
        for (std::size_t r = 0; r < strip.rows; ++r)
            best = better(best, strip.first[r]);
        m_best[line] = best;
    }
    void addRepeated(W number, std::size_t, std::size_t line, std::size_t)
    {
        m_best[line] = better(m_best[line], number);
    }
    void add(const Extreme& other)
    {
        for (std::size_t line = 0; line < m_best.size(); ++line)
            m_best[line] = better(m_best[line], other.m_best[line]);
    }
    W result(std::size_t line, std::int64_t, ProjectionKind) const { return m_best[line]; }

 private:
    static constexpr W worst()
    {
        if constexpr (std::is_floating_point_v<W>)
            return std::numeric_limits<W>::quiet_NaN();
        else
            return largest ? std::numeric_limits<W>::lowest() : std::numeric_limits<W>::max();
    }
    // Of two floats the number where one is none.
    static W better(W best, W other)
    {
        const bool isBetter = largest ? best > other : best < other;
        if constexpr (std::is_floating_point_v<W>)
            return static_cast<bool>(int(isBetter) | int(!isNumber(other))) ? best : other;
        else
            return isBetter ? best : other;
    }

    std::vector<W> m_best;
};
template <class W>
using Largest = Extreme<W, true>;
template <class W>
using Smallest = Extreme<W, false>;

// Sums and means.
template <class W, class Total>
class Sum {
    static constexpr bool isFloat = std::is_floating_point_v<W>;
    // Of the rows of a strip.
    using Part = std::conditional_t<
        isFloat, double,
        std::conditional_t<sizeof(W) == 8, Int128,
                           std::conditional_t<sizeof(W) == 4, std::int64_t,
                                              std::conditional_t<std::is_signed_v<W>, std::int32_t,
                                                                 std::uint32_t>>>>;

 public:
    static constexpr ProjectionKind kind = ProjectionKind::Sum;
    static constexpr bool isExtreme = false;

    explicit Sum(const LineBox& box) : m_totals(box.lines()), m_none(isFloat ? box.lines() : 0) {}

    void addColumns(const Strip<W>& strip, std::size_t line, std::size_t)
    {
        std::array<Part, mostColumns> sums{};
        std::array<std::uint32_t, mostColumns> none{};
        for (std::size_t r = 0; r < strip.rows; ++r) {
            const W* const row = strip.row(r);
            for (std::size_t c = 0; c < strip.columns; ++c)
                sums[c] += partOf(row[c]);
            if constexpr (isFloat)
                for (std::size_t c = 0; c < strip.columns; ++c)
                    none[c] += isNumber(row[c]) ? 0U : 1U;
        }
        for (std::size_t c = 0; c < strip.columns; ++c)
            addTo(line + c, sums[c], none[c]);
    }
    void addLine(const Strip<W>& strip, std::size_t line, std::size_t)
    {
        Part sum{};
        std::uint32_t none = 0;
        for (std::size_t r = 0; r < strip.rows; ++r) {
            sum += partOf(strip.first[r]);
            none += isNumber(strip.first[r]) ? 0U : 1U;
        }
        addTo(line, sum, none);
    }
    void addRepeated(W number, std::size_t times, std::size_t line, std::size_t)
    {
        if (isNumber(number))
            m_totals[line] += static_cast<Total>(number) * static_cast<Total>(times);
        else if constexpr (isFloat)
            m_none[line] += static_cast<std::int64_t>(times);
    }
    void add(const Sum& other)
    {
        for (std::size_t line = 0; line < m_totals.size(); ++line)
            m_totals[line] += other.m_totals[line];
        for (std::size_t line = 0; line < m_none.size(); ++line)
            m_none[line] += other.m_none[line];
    }

    using Whole = std::conditional_t<std::is_signed_v<W>, std::int64_t, std::uint64_t>;
    // The bits of the result; nothing where it does not fit.
    std::optional<std::uint64_t> result(std::size_t line, std::int64_t count,
                                        ProjectionKind as) const
    {
        if constexpr (isFloat)
            count -= m_none[line];
        const auto nothing = std::bit_cast<std::uint64_t>(std::numeric_limits<double>::quiet_NaN());
        if (as == ProjectionKind::Mean)
            return count == 0 ? nothing
                              : std::bit_cast<std::uint64_t>(static_cast<double>(m_totals[line]) /
                                                             static_cast<double>(count));
        if constexpr (isFloat)
            return count == 0 ? nothing : std::bit_cast<std::uint64_t>(m_totals[line]);
        else
            return wholeOf(m_totals[line]);
    }

 private:
    static Part partOf(W number)
    {
        if constexpr (isFloat)
            return isNumber(number) ? static_cast<double>(number) : 0.0;
        else
            return number;
    }
    void addTo(std::size_t line, Part sum, std::uint32_t none)
    {
        m_totals[line] += static_cast<Total>(sum);
        if constexpr (isFloat)
            m_none[line] += none;
    }
    static std::optional<std::uint64_t> wholeOf(Total total)
    {
        using Ends = std::numeric_limits<Whole>;
        if constexpr (std::is_same_v<Total, Int128>)
            if (total < Int128(Ends::lowest()) || total > Int128(Ends::max()))
                return {};
        return static_cast<std::uint64_t>(total);
    }

    std::vector<Total> m_totals;
    std::vector<std::int64_t> m_none; // NaN of each line
};

// Deviations of whole numbers that are so short that nothing has to be rounded.
template <class W>
class WholeSquares {
    using Part = std::conditional_t<std::is_signed_v<W>, std::int32_t, std::uint32_t>;

 public:
    static constexpr ProjectionKind kind = ProjectionKind::Deviation;
    static constexpr bool isExtreme = false;

    explicit WholeSquares(const LineBox& box) : m_sums(box.lines()), m_squares(box.lines()) {}

    void addColumns(const Strip<W>& strip, std::size_t line, std::size_t)
    {
        std::array<Part, mostColumns> sums{};
        std::uint64_t* const squares = m_squares.data() + line;
        for (std::size_t r = 0; r < strip.rows; ++r) {
            const W* const row = strip.row(r);
            for (std::size_t c = 0; c < strip.columns; ++c)
                sums[c] += row[c];
            for (std::size_t c = 0; c < strip.columns; ++c)
                squares[c] += squareOf(row[c]);
        }
        for (std::size_t c = 0; c < strip.columns; ++c)
            m_sums[line + c] += sums[c];
    }
    void addLine(const Strip<W>& strip, std::size_t line, std::size_t)
    {
        Part sum = 0;
        std::uint64_t squares = 0;
        for (std::size_t r = 0; r < strip.rows; ++r) {
            sum += strip.first[r];
            squares += squareOf(strip.first[r]);
        }
        m_sums[line] += sum;
        m_squares[line] += squares;
    }
    void addRepeated(W number, std::size_t times, std::size_t line, std::size_t)
    {
        m_sums[line] += std::int64_t(number) * static_cast<std::int64_t>(times);
        m_squares[line] += times * squareOf(number);
    }
    void add(const WholeSquares& other)
    {
        for (std::size_t line = 0; line < m_sums.size(); ++line) {
            m_sums[line] += other.m_sums[line];
            m_squares[line] += other.m_squares[line];
        }
    }
    std::optional<double> result(std::size_t line, std::int64_t count, ProjectionKind) const
    {
        const auto n = static_cast<double>(count);
        const Int128 squares = Int128(count) * static_cast<Int128>(m_squares[line]);
        const Int128 square = Int128(m_sums[line]) * m_sums[line];
        return std::sqrt(static_cast<double>(squares - square)) / n; // of no number: 0 / 0
    }

 private:
    static constexpr std::uint32_t squareOf(W number)
    {
        const auto wide = static_cast<std::uint32_t>(number < 0 ? -std::int32_t(number) : number);
        return wide * wide;
    }

    std::vector<std::int64_t> m_sums;
    std::vector<std::uint64_t> m_squares;
};

// Deviations of all others: means and squares of what differs from them, part by part of each line,
// put together as Chan, Golub and LeVeque have shown. Numbers are counted from the first one of
// their line, so that means are not rounded more than deviations need.
template <class W>
class Spread {
    using Numbers = std::array<double, mostColumns>;

 public:
    static constexpr ProjectionKind kind = ProjectionKind::Deviation;
    static constexpr bool isExtreme = false;

    explicit Spread(const LineBox& box)
        : m_zeros(box.lines(), std::numeric_limits<double>::quiet_NaN()),
          m_counts(box.lines()),
          m_means(box.lines()),
          m_squares(box.lines())
    {
    }

    void addColumns(const Strip<W>& strip, std::size_t line, std::size_t)
    {
        Numbers zeros{};
        for (std::size_t c = 0; c < strip.columns; ++c)
            zeros[c] = zeroOf(line + c, {strip.first + c, strip.rows, strip.rowStep, 1});
        Numbers counts{};
        Numbers means{};
        for (std::size_t r = 0; r < strip.rows; ++r) {
            const W* const row = strip.row(r);
            for (std::size_t c = 0; c < strip.columns; ++c) {
                const auto number = static_cast<double>(row[c]);
                means[c] += isNumber(number) ? number - zeros[c] : 0.0;
                counts[c] += isNumber(number) ? 1.0 : 0.0;
            }
        }
        for (std::size_t c = 0; c < strip.columns; ++c)
            means[c] /= std::max(counts[c], 1.0);
        Numbers squares{};
        for (std::size_t r = 0; strip.rows > 1 && r < strip.rows; ++r) {
            const W* const row = strip.row(r);
            for (std::size_t c = 0; c < strip.columns; ++c) {
                const auto number = static_cast<double>(row[c]);
                const double distance = isNumber(number) ? number - zeros[c] - means[c] : 0.0;
                squares[c] += distance * distance;
            }
        }
        for (std::size_t c = 0; c < strip.columns; ++c)
            addTo(line + c, counts[c], means[c], squares[c]);
    }
    void addLine(const Strip<W>& strip, std::size_t line, std::size_t)
    {
        const double zero = zeroOf(line, strip);
        double count = 0;
        double mean = 0;
        for (std::size_t r = 0; r < strip.rows; ++r) {
            const auto number = static_cast<double>(*strip.row(r));
            mean += isNumber(number) ? number - zero : 0.0;
            count += isNumber(number) ? 1.0 : 0.0;
        }
        mean /= std::max(count, 1.0);
        double squares = 0;
        for (std::size_t r = 0; r < strip.rows; ++r) {
            const auto number = static_cast<double>(*strip.row(r));
            const double distance = isNumber(number) ? number - zero - mean : 0.0;
            squares += distance * distance;
        }
        addTo(line, count, mean, squares);
    }
    void addRepeated(W number, std::size_t times, std::size_t line, std::size_t)
    {
        const double zero = zeroOf(line, {&number, 1, 1, 1});
        if (isNumber(number))
            addTo(line, static_cast<double>(times), static_cast<double>(number) - zero, 0);
    }
    void add(const Spread& other)
    {
        for (std::size_t line = 0; line < m_counts.size(); ++line) {
            if (other.m_counts[line] == 0)
                continue;
            if (m_counts[line] == 0)
                m_zeros[line] = other.m_zeros[line];
            addTo(line, other.m_counts[line],
                  other.m_means[line] + (other.m_zeros[line] - m_zeros[line]),
                  other.m_squares[line]);
        }
    }
    std::optional<double> result(std::size_t line, std::int64_t, ProjectionKind) const
    {
        return std::sqrt(m_squares[line] / m_counts[line]); // of no number: 0 / 0
    }

 private:
    // The finite number that a line is counted from: the first one that is seen.
    double zeroOf(std::size_t line, const Strip<W>& numbers)
    {
        double& zero = m_zeros[line];
        for (std::size_t r = 0; r < numbers.rows && !isNumber(zero); ++r)
            if (const auto number = static_cast<double>(*numbers.row(r)); std::isfinite(number))
                zero = number;
        return isNumber(zero) ? zero : 0.0;
    }
    void addTo(std::size_t line, double count, double mean, double squares)
    {
        const double before = m_counts[line];
        const double all = before + count;
        const double distance = mean - m_means[line];
        const double share = count / std::max(all, 1.0);
        m_counts[line] = all;
        m_means[line] += count > 0 ? distance * share : 0.0;
        m_squares[line] +=
            squares + (count > 0 && before > 0 ? distance * distance * before * share : 0.0);
    }

    std::vector<double> m_zeros; // NaN before there is one
    std::vector<double> m_counts;
    std::vector<double> m_means; // less the zero
    std::vector<double> m_squares;
};

// Medians, of all numbers of each line: as unsigned integers that sort as they do, those that are
// none last.
template <class W>
class Median {
    using Key = std::conditional_t<
        sizeof(W) == 1, std::uint8_t,
        std::conditional_t<sizeof(W) == 2, std::uint16_t,
                           std::conditional_t<sizeof(W) == 4, std::uint32_t, std::uint64_t>>>;
    static constexpr Key sign = static_cast<Key>(Key(1) << (8 * sizeof(Key) - 1));
    static constexpr Key last = static_cast<Key>(~Key(0));

 public:
    static constexpr ProjectionKind kind = ProjectionKind::Median;
    static constexpr bool isExtreme = false;

    explicit Median(const LineBox& box)
        : m_lines(box.lines()),
          m_keys(m_lines * static_cast<std::size_t>(box.length()), last),
          m_none(m_lines)
    {
    }

    void addColumns(const Strip<W>& strip, std::size_t line, std::size_t row)
    {
        for (std::size_t r = 0; r < strip.rows; ++r) {
            Key* const keys = m_keys.data() + (row + r) * m_lines + line;
            const W* const numbers = strip.row(r);
            for (std::size_t c = 0; c < strip.columns; ++c) {
                keys[c] = keyOf(numbers[c]);
                if constexpr (std::is_floating_point_v<W>)
                    m_none[line + c] += isNumber(numbers[c]) ? 0U : 1U;
            }
        }
    }
    void addLine(const Strip<W>& strip, std::size_t line, std::size_t row)
    {
        for (std::size_t r = 0; r < strip.rows; ++r)
            addColumns({strip.first + r, 1, 1, 1}, line, row + r);
    }
    void addRepeated(W number, std::size_t times, std::size_t line, std::size_t row)
    {
        for (std::size_t r = 0; r < times; ++r)
            addColumns({&number, 1, 1, 1}, line, row + r);
    }
    void add(const Median& later)
    {
        m_keys.insert(m_keys.end(), later.m_keys.begin(), later.m_keys.end());
        for (std::size_t line = 0; line < m_lines; ++line)
            m_none[line] += later.m_none[line];
    }
    std::optional<double> result(std::size_t line, std::int64_t count, ProjectionKind)
    {
        if (line % bundle == 0)
            sortOut(line);
        count -= m_none[line];
        if (count == 0)
            return std::numeric_limits<double>::quiet_NaN();
        return middleOf(line % bundle, static_cast<std::size_t>(count));
    }

 private:
    static constexpr std::size_t bundle = 16; // lines whose keys are gathered together

    static Key keyOf(W number)
    {
        if constexpr (std::is_floating_point_v<W>) {
            if (!isNumber(number))
                return last;
            const Key bits = std::bit_cast<Key>(number);
            return static_cast<Key>(bits ^ ((bits & sign) != 0 ? last : sign));
        } else if constexpr (std::is_signed_v<W>) {
            return static_cast<Key>(static_cast<Key>(number) ^ sign);
        } else {
            return number;
        }
    }
    static W numberOf(Key key)
    {
        if constexpr (std::is_floating_point_v<W>)
            return std::bit_cast<W>(static_cast<Key>(key ^ ((key & sign) != 0 ? sign : last)));
        else if constexpr (std::is_signed_v<W>)
            return static_cast<W>(static_cast<Key>(key ^ sign));
        else
            return key;
    }

    // The keys of a bundle of lines, line by line.
    void sortOut(std::size_t line)
    {
        const std::size_t rows = m_keys.size() / m_lines;
        const std::size_t lines = std::min(bundle, m_lines - line);
        m_sorted.resize(bundle * rows);
        for (std::size_t row = 0; row < rows; ++row)
            for (std::size_t i = 0; i < lines; ++i)
                m_sorted[i * rows + row] = m_keys[row * m_lines + line + i];
    }
    double middleOf(std::size_t i, std::size_t count)
    {
        const std::size_t rows = m_keys.size() / m_lines;
        const auto begin = m_sorted.begin() + static_cast<std::ptrdiff_t>(i * rows);
        const auto end = begin + static_cast<std::ptrdiff_t>(rows);
        const auto upper = begin + static_cast<std::ptrdiff_t>(count / 2);
        std::nth_element(begin, upper, end);
        if (count % 2 != 0)
            return static_cast<double>(numberOf(*upper));
        return halfway(numberOf(*std::max_element(begin, upper)), numberOf(*upper));
    }
    static double halfway(W lower, W upper)
    {
        if constexpr (std::is_integral_v<W>)
            return static_cast<double>(Int128(lower) + Int128(upper)) / 2;
        else
            return (static_cast<double>(lower) + static_cast<double>(upper)) / 2;
    }

    std::size_t m_lines;
    std::vector<Key> m_keys;          // of all lines, row by row
    std::vector<std::int64_t> m_none; // NaN of each line
    std::vector<Key> m_sorted;
};

} // namespace bloscope::line_kernels
