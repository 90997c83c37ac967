#include "ui/picture/picture_plane.h"

#include "core/base/checked.h"
#include "ui/cells/cell_in_slice.h"

namespace bloscope {

PicturePlane::PicturePlane(const Slice& slice, std::optional<std::size_t> channels)
    : m_plane(slice.plane()), m_isStrip(m_plane.rowDimension() && !m_plane.columnDimension())
{
    if (!channels || *channels >= slice.shape().size() || !m_plane[*channels].fixed)
        return;
    const std::int64_t count = slice.shape()[*channels];
    if (count != 3 && count != 4)
        return;
    m_plane.set(*channels, DimensionSlice::index(0));
    m_channels = channels;
}

std::vector<PicturePlane> PicturePlane::channels() const
{
    if (!m_channels)
        return {*this};
    std::vector<PicturePlane> planes;
    for (std::int64_t i = 0; i < m_plane.shape()[*m_channels]; ++i) {
        Slice one = m_plane;
        one.set(*m_channels, DimensionSlice::index(i));
        planes.emplace_back(one);
    }
    return planes;
}

Slice PicturePlane::cellsOf(const CellRect& part) const
{
    Slice cells = samplesOf(part, {});
    if (m_channels) {
        cells.set(*m_channels, DimensionSlice::range(0, m_plane.shape()[*m_channels]));
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

Slice besideChannels(const Slice& slice, std::size_t channels)
{
    Slice beside = slice;
    beside.set(channels, DimensionSlice::index(0));
    std::size_t shown = 0;
    for (const DimensionSlice& taken : beside.dimensions())
        shown += taken.fixed ? 0 : 1;
    for (std::size_t d = slice.shape().size(); d-- > 0 && shown < 2;)
        if (d != channels && beside[d].fixed) {
            beside.set(d, DimensionSlice::range(0, slice.shape()[d]));
            ++shown;
        }
    return beside;
}

} // namespace bloscope
