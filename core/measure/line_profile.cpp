#include "core/measure/line_profile.h"

#include "core/scan/number_order.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <limits>

namespace bloscope {

namespace {

constexpr double mostCellsAtOnce = 1 << 16;
constexpr double nan = std::numeric_limits<double>::quiet_NaN();

// A place of the line, and the way to its neighbour across it.
struct Sample {
    RegionPoint at;
    RegionPoint across;
    double distance = 0;
};

RegionPoint along(const RegionPoint& from, const RegionPoint& way, double times)
{
    return {from.down + times * way.down, from.across + times * way.across};
}

// A cell apart at most, the ends among them. Segments share the point between them.
Result<std::vector<Sample>> samplesOf(const Region& line, const PlaneMetric& metric)
{
    std::vector<Sample> samples;
    double begin = 0;
    for (std::size_t i = 1; i < line.points.size(); ++i) {
        const RegionPoint& from = line.points[i - 1];
        const RegionPoint& to = line.points[i];
        const RegionPoint way{to.down - from.down, to.across - from.across};
        const double cells = std::hypot(way.down, way.across);
        const double count = std::ceil(cells + 1);
        if ((static_cast<double>(samples.size()) + count) * static_cast<double>(line.width) >
            static_cast<double>(mostSamples))
            return Error{ErrorKind::Limit, fmt::format("a profile has at most {} places; this line "
                                                       "is too long for its width",
                                                       mostSamples)};
        const RegionPoint across = metric.across(way);
        const double length = metric.length(from, to);
        for (double k = i == 1 ? 0 : 1; k < count; ++k) {
            const double share = count > 1 ? k / (count - 1) : 0;
            samples.push_back({along(from, way, share), across, begin + share * length});
        }
        begin += length;
    }
    return samples;
}

// The part of a plane in which some places lie.
struct Bounds {
    double top = std::numeric_limits<double>::infinity();
    double bottom = -top;
    double left = top;
    double right = bottom;

    void add(const RegionPoint& place)
    {
        top = std::min(top, place.down);
        bottom = std::max(bottom, place.down);
        left = std::min(left, place.across);
        right = std::max(right, place.across);
    }
    void add(const Sample& sample, double reach)
    {
        add(along(sample.at, sample.across, -reach));
        add(along(sample.at, sample.across, reach));
    }
    double cells() const { return (bottom - top + 2) * (right - left + 2); }
};

// The indices around the places [low, high], as far as there are some.
DimensionSlice indicesAround(double low, double high, std::int64_t extent)
{
    const double last = static_cast<double>(extent - 1);
    const auto first = static_cast<std::int64_t>(std::clamp(std::floor(low), 0.0, last));
    const auto end = static_cast<std::int64_t>(std::clamp(std::ceil(high), 0.0, last));
    return DimensionSlice::range(first, end - first + 1);
}

// The numbers of the cells in a part of a plane.
class NumberPatch {
 public:
    static Result<NumberPatch> read(const CellSource& source, Slice plane, const Region& line,
                                    const Bounds& bounds, const Job& job);
    // Between the four nearest cells; NaN outside of the array.
    double at(const RegionPoint& place) const;

 private:
    double number(std::int64_t row, std::int64_t column) const;

    std::int64_t m_rows = 0; // of the array
    std::int64_t m_columns = 0;
    DimensionSlice m_down;
    DimensionSlice m_across;
    CellSteps m_steps;
    std::vector<double> m_numbers;
};

Result<NumberPatch> NumberPatch::read(const CellSource& source, Slice plane, const Region& line,
                                      const Bounds& bounds, const Job& job)
{
    NumberPatch patch;
    patch.m_rows = plane.shape()[line.down];
    patch.m_columns = plane.shape()[line.across];
    patch.m_down = indicesAround(bounds.top, bounds.bottom, patch.m_rows);
    patch.m_across = indicesAround(bounds.left, bounds.right, patch.m_columns);
    for (std::size_t d = 0; d < plane.shape().size(); ++d)
        plane.set(d, DimensionSlice::index(plane[d].start));
    plane.set(line.down, patch.m_down);
    plane.set(line.across, patch.m_across);
    plane.setAxes(line.down, line.across);
    BLOSCOPE_TRY(const Cells cells, source.read(plane, {job.stop}));
    const NumberOrder order(source.dtype());
    patch.m_steps = cells.steps();
    std::vector<NumberKey> keys(cells.bytes.size() / cells.itemsize);
    order.readKeys({cells.bytes.data(), cells.bytes.size()}, keys);
    patch.m_numbers.reserve(keys.size());
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const bool isFine = cells.states.empty() || cells.states[i] == CellState::Fine;
        patch.m_numbers.push_back(isFine ? order.number(keys[i]) : nan);
    }
    return patch;
}

double NumberPatch::number(std::int64_t row, std::int64_t column) const
{
    return m_numbers[m_steps.at(row - m_down.start, column - m_across.start)];
}

double NumberPatch::at(const RegionPoint& place) const
{
    const double lastRow = static_cast<double>(m_rows - 1);
    const double lastColumn = static_cast<double>(m_columns - 1);
    if (place.down < -0.5 || place.down > lastRow + 0.5 || place.across < -0.5 ||
        place.across > lastColumn + 0.5)
        return nan;
    const double down = std::clamp(place.down, 0.0, lastRow);
    const double across = std::clamp(place.across, 0.0, lastColumn);
    const auto row = static_cast<std::int64_t>(down);
    const auto column = static_cast<std::int64_t>(across);
    const double below = down - std::floor(down);
    const double beside = across - std::floor(across);
    double value = 0;
    const auto add = [&](std::int64_t r, std::int64_t c, double weight) {
        if (weight > 0) // what does not count may be NaN, or no cell
            value += weight * number(r, c);
    };
    add(row, column, (1 - below) * (1 - beside));
    add(row, column + 1, (1 - below) * beside);
    add(row + 1, column, below * (1 - beside));
    add(row + 1, column + 1, below * beside);
    return value;
}

double meanAcross(const NumberPatch& patch, const Sample& sample, std::int64_t width)
{
    const double reach = static_cast<double>(width - 1) / 2;
    double sum = 0;
    int count = 0;
    for (std::int64_t i = 0; i < width; ++i) {
        const double value =
            patch.at(along(sample.at, sample.across, static_cast<double>(i) - reach));
        if (std::isnan(value))
            continue;
        sum += value;
        ++count;
    }
    return count > 0 ? sum / count : nan;
}

} // namespace

Result<LineProfile> profileAlong(const CellSource& source, const Region& line, const Slice& plane,
                                 const PlaneMetric& metric, const Job& job)
{
    BLOSCOPE_CHECK(checkRegion(line, source.shape()));
    if (line.kind != Region::Kind::Line)
        return usageError("only lines have a profile");
    if (!source.dtype().isNumeric())
        return usageError(fmt::format("elements of type {} are not numbers", source.dtype().text));
    if (plane.shape()[line.down] == 0 || plane.shape()[line.across] == 0)
        return usageError("there are no cells along the line");
    BLOSCOPE_TRY(const std::vector<Sample> samples, samplesOf(line, metric));
    const double reach = static_cast<double>(line.width - 1) / 2;
    LineProfile profile{{}, {}, metric.unit()};
    for (std::size_t begin = 0; begin < samples.size();) {
        Bounds bounds;
        bounds.add(samples[begin], reach);
        std::size_t end = begin + 1;
        for (; end < samples.size(); ++end) {
            Bounds more = bounds;
            more.add(samples[end], reach);
            if (more.cells() > mostCellsAtOnce)
                break;
            bounds = more;
        }
        BLOSCOPE_TRY(const NumberPatch patch, NumberPatch::read(source, plane, line, bounds, job));
        for (; begin < end; ++begin) {
            profile.distances.push_back(samples[begin].distance);
            profile.values.push_back(meanAcross(patch, samples[begin], line.width));
        }
    }
    return profile;
}

} // namespace bloscope
