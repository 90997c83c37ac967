#include "core/painting/label_tools.h"

#include <cmath>
#include <fmt/format.h>
#include <limits>
#include <span>

namespace bloscope {

namespace {

constexpr double farAway = 1e20; // squared

// The least of (x - i)^2 * scale + heights[i] over all i, for each x: the lower envelope of
// parabolas (Felzenszwalb and Huttenlocher 2012).
class LowerEnvelope {
 public:
    explicit LowerEnvelope(std::size_t longest)
        : m_middles(longest), m_begins(longest + 1), m_heights(longest)
    {
    }

    // Every `step`-th of the numbers, `count` of them, in place.
    void lower(float* numbers, std::size_t count, std::size_t step, double scale)
    {
        for (std::size_t i = 0; i < count; ++i)
            m_heights[i] = numbers[i * step];
        std::size_t last = 0;
        m_middles[0] = 0;
        m_begins[0] = -std::numeric_limits<double>::infinity();
        for (std::size_t i = 1; i < count; ++i) {
            double begin = meeting(m_middles[last], i, scale);
            while (begin <= m_begins[last])
                begin = meeting(m_middles[--last], i, scale);
            m_middles[++last] = i;
            m_begins[last] = begin;
        }
        m_begins[last + 1] = std::numeric_limits<double>::infinity();
        std::size_t at = 0;
        for (std::size_t i = 0; i < count; ++i) {
            while (m_begins[at + 1] < static_cast<double>(i))
                ++at;
            const double way = static_cast<double>(i) - static_cast<double>(m_middles[at]);
            numbers[i * step] = static_cast<float>(way * way * scale + m_heights[m_middles[at]]);
        }
    }

 private:
    // Where the parabola around `b` becomes the lower one of both; a < b.
    double meeting(std::size_t a, std::size_t b, double scale) const
    {
        const auto first = static_cast<double>(a);
        const auto second = static_cast<double>(b);
        return ((m_heights[b] - m_heights[a]) / scale + second * second - first * first) /
               (2 * (second - first));
    }

    std::vector<std::size_t> m_middles;
    std::vector<double> m_begins;
    std::vector<double> m_heights;
};

// From the middle of each cell to that of the nearest one that is zero.
void measure(std::vector<float>& squares, const CellRect& part, double rowsPerColumn)
{
    const auto rows = static_cast<std::size_t>(part.rows);
    const auto columns = static_cast<std::size_t>(part.columns);
    LowerEnvelope envelope(std::max(rows, columns));
    for (std::size_t row = 0; row < rows; ++row)
        envelope.lower(&squares[row * columns], columns, 1, 1);
    for (std::size_t column = 0; column < columns; ++column)
        envelope.lower(&squares[column], rows, columns, rowsPerColumn * rowsPerColumn);
}

std::vector<float> squaresFrom(const CellRuns& cells, const CellRect& part, bool isInside)
{
    const auto count = static_cast<std::size_t>(part.rows * part.columns);
    std::vector<float> squares(count, isInside ? 0.0F : static_cast<float>(farAway));
    for (const auto& [row, runs] : cells.rows())
        for (const CellRuns::Run& run : runs) {
            const auto first = static_cast<std::ptrdiff_t>((row - part.row) * part.columns +
                                                           run.begin - part.column);
            std::fill_n(squares.begin() + first, run.end - run.begin,
                        isInside ? static_cast<float>(farAway) : 0.0F);
        }
    return squares;
}

// Negative inside of the shape, and half a cell from its edge where the nearest other cell is one
// cell away.
std::vector<float> signedDistances(const CellRuns& cells, const CellRect& part,
                                   double rowsPerColumn)
{
    std::vector<float> outside = squaresFrom(cells, part, false);
    measure(outside, part, rowsPerColumn);
    std::vector<float> inside = squaresFrom(cells, part, true);
    measure(inside, part, rowsPerColumn);
    for (std::size_t i = 0; i < outside.size(); ++i)
        outside[i] = outside[i] > 0 ? std::sqrt(outside[i]) : -std::sqrt(inside[i]);
    return outside;
}

} // namespace

// A cell around both: outside of it nothing can lie between them.
Result<ShapeBetween> ShapeBetween::of(const CellRuns& first, const CellRuns& last,
                                      double rowsPerColumn)
{
    if (first.isEmpty() || last.isEmpty())
        return usageError("one of the shapes has no cells");
    ShapeBetween between;
    const CellRect both = united(first.bounds(), last.bounds());
    between.m_part = {both.row - 1, both.column - 1, both.rows + 2, both.columns + 2};
    if (between.m_part.rows > mostCells / between.m_part.columns)
        return Error(ErrorKind::Limit,
                     fmt::format("the shapes extend over {} x {} cells; at most {} are possible",
                                 both.rows, both.columns, mostCells));
    between.m_first = signedDistances(first, between.m_part, rowsPerColumn);
    between.m_last = signedDistances(last, between.m_part, rowsPerColumn);
    return between;
}

CellRuns ShapeBetween::at(double share) const
{
    CellRuns cells;
    for (std::int64_t row = 0; row < m_part.rows; ++row) {
        const auto isInside = [&](std::int64_t column) {
            const auto i = static_cast<std::size_t>(row * m_part.columns + column);
            return (1 - share) * m_first[i] + share * m_last[i] <= 0;
        };
        for (std::int64_t begin = 0; begin < m_part.columns;) {
            std::int64_t end = begin;
            while (end < m_part.columns && isInside(end))
                ++end;
            cells.add(m_part.row + row, {m_part.column + begin, m_part.column + end});
            begin = end + 1;
        }
    }
    return cells;
}

} // namespace bloscope
