#include "core/plane/hot_pixels.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>

namespace bloscope {

namespace {

constexpr std::int64_t mostMeasured = 1 << 20; // cells that tell the deviation
constexpr std::size_t fewestNeighbours = 3;
constexpr double none = std::numeric_limits<double>::quiet_NaN();

double medianOf(std::array<double, 8>& numbers, std::size_t count)
{
    const auto end = numbers.begin() + static_cast<std::ptrdiff_t>(count);
    const auto middle = numbers.begin() + static_cast<std::ptrdiff_t>(count / 2);
    std::nth_element(numbers.begin(), middle, end);
    return count % 2 == 1 ? *middle : *middle / 2 + *std::max_element(numbers.begin(), middle) / 2;
}

class Neighbourhood {
 public:
    explicit Neighbourhood(const NumberPlane& plane) : m_plane(plane) {}

    double at(std::int64_t row, std::int64_t column) const
    {
        return m_plane.numbers[static_cast<std::size_t>(row * m_plane.columns + column)];
    }

    // Of the neighbours of a cell; NaN where the cell is none that could differ from it.
    double median(std::int64_t row, std::int64_t column) const
    {
        if (!std::isfinite(at(row, column)))
            return none;
        std::array<double, 8> numbers{};
        std::size_t count = 0;
        for (std::int64_t r = std::max<std::int64_t>(0, row - 1);
             r <= std::min(row + 1, m_plane.rows - 1); ++r)
            for (std::int64_t c = std::max<std::int64_t>(0, column - 1);
                 c <= std::min(column + 1, m_plane.columns - 1); ++c)
                if ((r != row || c != column) && std::isfinite(at(r, c)))
                    numbers[count++] = at(r, c);
        return count < fewestNeighbours ? none : medianOf(numbers, count);
    }

    double deviation() const
    {
        const std::int64_t every =
            std::max<std::int64_t>(1, m_plane.rows * m_plane.columns / mostMeasured);
        double squares = 0;
        double count = 0;
        for (std::int64_t row = 0; row < m_plane.rows; row += every)
            for (std::int64_t column = 0; column < m_plane.columns; ++column) {
                const double difference = at(row, column) - median(row, column);
                if (!std::isfinite(difference))
                    continue;
                squares += difference * difference;
                ++count;
            }
        return count > 0 ? std::sqrt(squares / count) : 0;
    }

 private:
    const NumberPlane& m_plane;
};

} // namespace

std::optional<CalmedPlane> calmed(const NumberPlane& plane, double deviations)
{
    const Neighbourhood cells(plane);
    const double most = deviations * cells.deviation();
    std::optional<CalmedPlane> calm;
    for (std::int64_t row = 0; row < plane.rows; ++row)
        for (std::int64_t column = 0; column < plane.columns; ++column) {
            const double median = cells.median(row, column);
            if (!(std::abs(cells.at(row, column) - median) > most))
                continue;
            if (!calm)
                calm = CalmedPlane{plane};
            calm->plane.numbers[static_cast<std::size_t>(row * plane.columns + column)] = median;
            ++calm->replaced;
        }
    return calm;
}

std::optional<CalmedPlane> calmed(const NumberPlane& plane, const HeatmapOptions& options)
{
    const bool isWanted = options.hotPixels > 0 && reductionOf(options) == Reduction::Mean;
    return isWanted ? calmed(plane, options.hotPixels) : std::nullopt;
}

} // namespace bloscope
