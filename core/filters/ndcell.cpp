#include "core/filters/filters.h"

#include "core/base/checked.h"
#include "core/base/row_major.h"

#include <algorithm>
#include <cassert>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::uint8_t longestEdge = 127;

using Extents = CellLayout::Extents;

Extents stridesOf(const CellLayout& layout)
{
    Extents strides{};
    std::int64_t stride = 1;
    for (std::size_t d = layout.dimensions; d-- > 0;) {
        strides[d] = stride;
        stride *= layout.block[d];
    }
    return strides;
}

class Scatter {
 public:
    Scatter(const CellLayout& layout, ByteView from, ByteSpan to)
        : m_layout(layout),
          m_dimensions(layout.dimensions),
          m_strides(stridesOf(layout)),
          m_from(from.data()),
          m_to(to)
    {
    }

    void run()
    {
        Extents cells{};
        for (std::size_t d = 0; d < m_dimensions; ++d)
            cells[d] = ceilDivide(m_layout.block[d], m_layout.cell[d]);
        Extents cell{};
        do {
            copyCell(cell);
        } while (countUp(std::span(cell).first(m_dimensions), cells));
    }

 private:
    void copyCell(const Extents& cell)
    {
        Extents extents{};
        std::int64_t origin = 0;
        for (std::size_t d = 0; d < m_dimensions; ++d) {
            extents[d] = std::min(m_layout.cell[d], m_layout.block[d] - cell[d] * m_layout.cell[d]);
            origin += cell[d] * m_layout.distance[d] * m_strides[d];
        }
        const std::size_t last = m_dimensions - 1; // a row runs along it
        const std::size_t rowBytes = static_cast<std::size_t>(extents[last]) * m_layout.typesize;
        Extents row{};
        do {
            std::int64_t element = origin;
            for (std::size_t d = 0; d < last; ++d)
                element += row[d] * m_strides[d];
            copyRow(static_cast<std::size_t>(element) * m_layout.typesize, rowBytes);
        } while (countUp(std::span(row).first(last), extents));
    }

    // Rows stay inside the block. Along a dimension of several cells, distance <= cell, so cell
    // i ends at i * distance + extent <= i * cell + extent <= block; a single cell begins at 0 and
    // has at most block[d] elements. Likewise all rows together have as many bytes as the block.
    void copyRow(std::size_t at, std::size_t bytes)
    {
        assert(at <= m_to.size() && bytes <= m_to.size() - at);
        std::memcpy(m_to.data() + at, m_from, bytes);
        m_from += bytes;
    }

    const CellLayout& m_layout;
    const std::size_t m_dimensions;
    const Extents m_strides;
    const std::byte* m_from;
    const ByteSpan m_to;
};

// edge^dimensions; nothing when it does not fit.
std::optional<std::int64_t> elementsOfCell(std::int64_t edge, std::size_t dimensions)
{
    CellLayout::Extents edges;
    edges.fill(edge);
    return checkedProduct<std::int64_t>(std::span(edges).first(dimensions));
}

} // namespace

Result<> checkNdmean(const FilterStep& step, std::size_t blockBytes)
{
    BLOSCOPE_CHECK(checkArrayBlock("ndmean", step.array, blockBytes, CellLayout::mostDimensions));
    if (step.meta == 0 || step.meta > longestEdge)
        return Error{ErrorKind::Malformed,
                     fmt::format("invalid cell size {} of filter ndmean", step.meta)};
    return {};
}

void undoNdmean(const FilterStep& step, ByteView from, ByteSpan to)
{
    CellLayout layout = CellLayout::of(step.array);
    bool overlapping = false;
    for (std::size_t d = 0; d < layout.dimensions; ++d) {
        layout.cell[d] = std::min<std::int64_t>(step.meta, layout.block[d]);
        layout.distance[d] = layout.cell[0]; // in every dimension, as the reference does
        overlapping = overlapping || layout.distance[d] < layout.cell[d];
    }
    if (overlapping)
        std::fill(to.begin(), to.end(), std::byte{0});
    scatterCells(layout, from, to);
}

CellLayout CellLayout::of(const ArrayBlock& array)
{
    assert(array.shape.size() <= mostDimensions && array.typesize > 0);
    CellLayout layout;
    layout.dimensions = array.shape.size();
    layout.typesize = static_cast<std::size_t>(array.typesize);
    std::copy(array.shape.begin(), array.shape.end(), layout.block.begin());
    return layout;
}

void scatterCells(const CellLayout& layout, ByteView from, ByteSpan to)
{
    assert(layout.dimensions >= 1 && from.size() == to.size());
    Scatter(layout, from, to).run();
}

Result<> checkNdcell(const FilterStep& step, std::size_t blockBytes)
{
    BLOSCOPE_CHECK(checkArrayBlock("ndcell", step.array, blockBytes, CellLayout::mostDimensions));
    const auto cell = elementsOfCell(step.meta, step.array.shape.size());
    if (step.meta == 0 || !cell || *cell > *checkedProduct<std::int64_t>(step.array.shape))
        return Error{ErrorKind::Malformed,
                     fmt::format("invalid cell size {} of filter ndcell", step.meta)};
    return {};
}

void undoNdcell(const FilterStep& step, ByteView from, ByteSpan to)
{
    CellLayout layout = CellLayout::of(step.array);
    for (std::size_t d = 0; d < layout.dimensions; ++d)
        layout.cell[d] = std::min<std::int64_t>(step.meta, layout.block[d]);
    layout.distance = layout.cell;
    scatterCells(layout, from, to);
}

} // namespace bloscope
