#include "core/plane/picture_plane.h"

#include "core/base/checked.h"
#include "core/cells/cell_in_slice.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <numeric>

namespace bloscope {

namespace {

// The fewest indices, as far apart as each other, among which are all of `indices`.
DimensionSlice rangeWith(const std::vector<std::int64_t>& indices)
{
    const auto [least, most] = std::ranges::minmax(indices);
    std::int64_t step = 0;
    for (const std::int64_t index : indices)
        step = std::gcd(step, index - least);
    step = std::max<std::int64_t>(step, 1);
    return DimensionSlice::range(least, (most - least) / step + 1, step);
}

} // namespace

PicturePlane::PicturePlane(const Slice& slice, const std::optional<ColorBands>& bands)
    : m_plane(slice.plane()), m_isStrip(m_plane.rowDimension() && !m_plane.columnDimension())
{
    m_bands = bands ? bandsIn(slice.shape(), *bands) : std::nullopt;
    if (m_bands && !m_plane[m_bands->dimension].fixed)
        m_bands.reset();
    if (m_bands)
        m_plane.set(m_bands->dimension, DimensionSlice::index(m_bands->indices.front()));
}

PicturePlane::PicturePlane(const Slice& slice, const BayerPattern& mosaic) : PicturePlane(slice)
{
    constexpr std::array<std::size_t, 2> sensor = {1, 2}; // dimensions of a recording
    const auto isWhole = [&](std::size_t d) {
        return !m_plane[d].fixed && std::abs(m_plane[d].step) == 1;
    };
    if (slice.shape().size() == 3 && std::ranges::all_of(sensor, isWhole))
        m_mosaic = mosaic;
}

std::vector<PicturePlane> PicturePlane::channels() const
{
    if (!m_bands)
        return {*this};
    std::vector<PicturePlane> planes;
    for (const std::int64_t index : m_bands->indices) {
        Slice one = m_plane;
        one.set(m_bands->dimension, DimensionSlice::index(index));
        planes.emplace_back(one);
    }
    return planes;
}

Slice PicturePlane::cellsOf(const CellRect& part) const
{
    Slice cells = samplesOf(part, {});
    if (m_bands) {
        cells.set(m_bands->dimension, rangeWith(m_bands->indices));
        cells.setAxes(m_plane.rowDimension(), m_plane.columnDimension());
    }
    return cells;
}

std::optional<std::size_t> PicturePlane::rowDimension() const
{
    return m_isStrip ? std::nullopt : m_plane.rowDimension();
}

std::optional<std::size_t> PicturePlane::columnDimension() const
{
    return m_isStrip ? m_plane.rowDimension() : m_plane.columnDimension();
}

CellPosition PicturePlane::cellAt(CellPosition position) const
{
    return m_isStrip ? CellPosition{position.column, position.row} : position;
}

std::vector<std::int64_t> PicturePlane::indexAt(CellPosition position) const
{
    const CellPosition cell = cellAt(position);
    return m_plane.indexAt(cell.row, cell.column);
}

std::optional<CellPosition> PicturePlane::positionOf(const std::vector<std::int64_t>& index) const
{
    const auto cell = findCell(m_plane, index);
    return cell ? std::optional(cellAt(*cell)) : std::nullopt; // which is its own inverse
}

Slice PicturePlane::samplesOf(const CellRect& part, const PlaneSteps& steps) const
{
    const CellPosition first = cellAt({part.row, part.column});
    const CellPosition count = cellAt({part.rows, part.columns});
    Slice samples = m_plane.window(first.row, count.row, first.column, count.column);
    const auto thin = [&](std::optional<std::size_t> dimension, std::int64_t step) {
        if (!dimension)
            return;
        const DimensionSlice taken = samples[*dimension];
        samples.set(*dimension, DimensionSlice::range(taken.start, ceilDivide(taken.count, step),
                                                      taken.step * step));
    };
    thin(rowDimension(), steps.rows);
    thin(columnDimension(), steps.columns);
    return samples;
}

PicturePlane planeIn(const PlaneColors& colors, const Slice& slice)
{
    return colors.mosaic && !colors.bands ? PicturePlane(slice, *colors.mosaic)
                                          : PicturePlane(slice, colors.bands);
}

Slice besideBands(const Slice& slice, const ColorBands& bands)
{
    Slice beside = slice;
    beside.set(bands.dimension, DimensionSlice::index(bands.indices.front()));
    std::size_t shown = 0;
    for (const DimensionSlice& taken : beside.dimensions())
        shown += taken.fixed ? 0 : 1;
    for (std::size_t d = slice.shape().size(); d-- > 0 && shown < 2;)
        if (d != bands.dimension && beside[d].fixed) {
            beside.set(d, DimensionSlice::range(0, slice.shape()[d]));
            ++shown;
        }
    return beside;
}

} // namespace bloscope
