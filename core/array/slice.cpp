#include "core/array/slice.h"

#include "core/base/checked.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace bloscope {

namespace {

bool isInside(std::int64_t i, std::int64_t extent)
{
    return i >= 0 && i < extent;
}

[[maybe_unused]] bool liesInside(const DimensionSlice& taken, std::int64_t extent)
{
    if (taken.count == 0)
        return !taken.fixed && taken.start >= 0 && taken.start <= extent;
    if (taken.fixed && taken.count != 1)
        return false;
    return taken.step != 0 && taken.count > 0 && isInside(taken.start, extent) &&
           isInside(taken.at(taken.count - 1), extent);
}

// Index 0, or the empty range where there is no index 0.
DimensionSlice firstOf(std::int64_t extent)
{
    return extent > 0 ? DimensionSlice::index(0) : DimensionSlice::range(0, 0);
}

// Turns [first, first + count) of what `taken` takes.
DimensionSlice part(const DimensionSlice& taken, std::int64_t first, std::int64_t count)
{
    const std::int64_t from = std::clamp<std::int64_t>(first, 0, taken.count);
    const std::int64_t most = std::clamp<std::int64_t>(count, 0, taken.count - from);
    if (most == 0)
        return DimensionSlice::range(taken.start, 0, taken.step);
    return DimensionSlice::range(taken.at(from), most, taken.step);
}

} // namespace

Slice::Slice(Shape shape, std::vector<DimensionSlice> dimensions)
    : m_shape(std::move(shape)), m_dimensions(std::move(dimensions))
{
    assert(m_shape.size() == m_dimensions.size());
    for (std::size_t d = 0; d < m_shape.size(); ++d)
        assert(liesInside(m_dimensions[d], m_shape[d]));
}

Slice Slice::whole(const Shape& shape)
{
    std::vector<DimensionSlice> dimensions;
    for (const std::int64_t extent : shape)
        dimensions.push_back(DimensionSlice::range(0, extent));
    return {shape, std::move(dimensions)};
}

Slice Slice::firstPlane(const Shape& shape)
{
    Slice slice = whole(shape);
    for (std::size_t d = 0; d + 2 < shape.size(); ++d)
        slice.set(d, firstOf(shape[d]));
    return slice;
}

Slice Slice::middlePlane(const Shape& shape)
{
    Slice slice = firstPlane(shape);
    for (std::size_t d = 0; d + 2 < shape.size(); ++d)
        if (shape[d] > 0)
            slice.set(d, DimensionSlice::index(shape[d] / 2));
    return slice;
}

void Slice::set(std::size_t dimension, DimensionSlice taken)
{
    assert(dimension < m_shape.size() && liesInside(taken, m_shape[dimension]));
    m_dimensions[dimension] = taken;
}

Slice::Axes Slice::axes() const
{
    std::optional<std::size_t> last; // of those that are free
    std::optional<std::size_t> before;
    for (std::size_t d = 0; d < m_dimensions.size(); ++d)
        if (!m_dimensions[d].fixed)
            before = std::exchange(last, d);
    if (!before)
        return m_isLineAcross ? Axes{{}, last} : Axes{last, {}};

    const auto ifFree = [this](std::optional<std::size_t> dimension) {
        const bool isFree =
            dimension && *dimension < m_dimensions.size() && !m_dimensions[*dimension].fixed;
        return isFree ? dimension : std::nullopt;
    };
    const auto lastBut = [&](std::optional<std::size_t> taken) {
        return last != taken ? last : before;
    };
    Axes axes{ifFree(m_row), ifFree(m_column)};
    if (!axes.column)
        axes.column = lastBut(axes.row);
    if (!axes.row)
        axes.row = lastBut(axes.column);
    return axes;
}

std::optional<std::size_t> Slice::rowDimension() const
{
    return axes().row;
}

std::optional<std::size_t> Slice::columnDimension() const
{
    return axes().column;
}

void Slice::setAxes(std::optional<std::size_t> row, std::optional<std::size_t> column)
{
    assert(!row || row != column);
    m_row = row;
    m_column = column;
}

void Slice::transpose()
{
    const Axes now = axes();
    setAxes(now.column, now.row);
}

bool Slice::isEmpty() const
{
    return std::ranges::any_of(m_dimensions, [](const auto& taken) { return taken.count == 0; });
}

std::int64_t Slice::rows() const
{
    if (isEmpty())
        return 0;
    const auto row = rowDimension();
    return row ? m_dimensions[*row].count : 1;
}

std::int64_t Slice::columns() const
{
    const auto column = columnDimension();
    return column ? m_dimensions[*column].count : 1;
}

std::optional<std::int64_t> Slice::cellCount() const
{
    if (isEmpty())
        return 0;
    std::vector<std::int64_t> counts;
    for (const DimensionSlice& taken : m_dimensions)
        counts.push_back(taken.count);
    return checkedProduct<std::int64_t>(counts);
}

Slice Slice::plane() const
{
    Slice plane = *this;
    const Axes shown = axes();
    for (std::size_t d = 0; d < m_dimensions.size(); ++d)
        if (d != shown.row && d != shown.column && m_dimensions[d].count > 0)
            plane.set(d, DimensionSlice::index(m_dimensions[d].start));
    return plane;
}

Slice Slice::window(std::int64_t row, std::int64_t rowCount, std::int64_t column,
                    std::int64_t columnCount) const
{
    Slice window = *this;
    const Axes shown = axes();
    if (shown.row)
        window.set(*shown.row, part(m_dimensions[*shown.row], row, rowCount));
    if (shown.column)
        window.set(*shown.column, part(m_dimensions[*shown.column], column, columnCount));
    return window;
}

std::vector<std::int64_t> Slice::indexAt(std::int64_t row, std::int64_t column) const
{
    std::vector<std::int64_t> index;
    for (const DimensionSlice& taken : m_dimensions)
        index.push_back(taken.start);
    const Axes shown = axes();
    if (shown.row)
        index[*shown.row] = m_dimensions[*shown.row].at(row);
    if (shown.column)
        index[*shown.column] = m_dimensions[*shown.column].at(column);
    return index;
}

} // namespace bloscope
