#include "core/array/cell_boxes.h"

#include "core/base/row_major.h"

#include <algorithm>

namespace bloscope {

namespace {

class BoxCutter {
 public:
    BoxCutter(const Shape& extents, const std::function<void(CellBox)>& visit)
        : m_strides(stridesOf(extents, 1)), m_box{Shape(extents.size()), extents}, m_visit(visit)
    {
    }

    // Cells [begin, end) of the part of the box that the dimensions before `d` are fixed to.
    void cut(std::size_t d, std::int64_t begin, std::int64_t end)
    {
        if (begin >= end)
            return;
        if (d == m_strides.size())
            return m_visit(m_box);
        const std::int64_t row = m_strides[d];
        const std::int64_t headEnd = std::min(end, (begin + row - 1) / row * row);
        cutRow(d, begin, headEnd);
        takeRows(d, headEnd / row, end / row);
        cutRow(d, std::max(headEnd, end / row * row), end);
    }

 private:
    // Less than one index of dimension d.
    void cutRow(std::size_t d, std::int64_t begin, std::int64_t end)
    {
        if (begin >= end)
            return;
        const std::int64_t index = begin / m_strides[d];
        const std::int64_t all = std::exchange(m_box.count[d], 1);
        m_box.first[d] = index;
        cut(d + 1, begin - index * m_strides[d], end - index * m_strides[d]);
        m_box.first[d] = 0;
        m_box.count[d] = all;
    }

    void takeRows(std::size_t d, std::int64_t first, std::int64_t end)
    {
        if (first >= end)
            return;
        CellBox box = m_box;
        box.first[d] = first;
        box.count[d] = end - first;
        m_visit(std::move(box));
    }

    std::vector<std::int64_t> m_strides;
    CellBox m_box;
    const std::function<void(CellBox)>& m_visit;
};

} // namespace

std::uint64_t cellsOf(const CellBox& box)
{
    std::uint64_t cells = 1;
    for (const std::int64_t count : box.count)
        cells *= static_cast<std::uint64_t>(count);
    return cells;
}

Slice sliceOfBox(const Shape& shape, const CellBox& box)
{
    std::vector<DimensionSlice> taken;
    for (std::size_t d = 0; d < shape.size(); ++d)
        taken.push_back(DimensionSlice::range(box.first[d], box.count[d]));
    return Slice(shape, std::move(taken));
}

std::vector<std::int64_t> positionInSlice(const CellBox& box, std::int64_t cell)
{
    std::vector<std::int64_t> position = indicesOf(cell, box.count);
    for (std::size_t d = 0; d < position.size(); ++d)
        position[d] += box.first[d];
    return position;
}

void forEachBox(std::int64_t begin, std::int64_t end, const Shape& extents,
                const std::function<void(CellBox)>& visit)
{
    BoxCutter(extents, visit).cut(0, begin, end);
}

} // namespace bloscope
