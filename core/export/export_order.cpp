#include "core/export/export_order.h"

#include <algorithm>

namespace bloscope {

ExportOrder::ExportOrder(const Slice& slice) : column(slice.columnDimension())
{
    const auto row = slice.rowDimension();
    for (std::size_t d = 0; d < slice.dimensions().size(); ++d)
        if (!slice[d].fixed && d != row && d != column)
            lines.push_back(d);
    if (row)
        lines.push_back(*row);
}

std::vector<std::size_t> ExportOrder::dimensions() const
{
    std::vector<std::size_t> all = lines;
    if (column)
        all.push_back(*column);
    return all;
}

bool ExportOrder::isCOrder() const
{
    return std::ranges::is_sorted(dimensions());
}

LineLayout::LineLayout(const ExportOrder& order, const Cells& cells)
{
    std::vector<std::int64_t> strideOf(cells.extent.size(), 1);
    for (std::size_t d = cells.extent.size(); d-- > 1;)
        strideOf[d - 1] = strideOf[d] * cells.extent[d];

    for (const std::size_t d : order.lines) {
        extents.push_back(cells.extent[d]);
        strides.push_back(strideOf[d]);
        lines *= cells.extent[d];
    }
    if (order.column) {
        columns = cells.extent[*order.column];
        columnStride = strideOf[*order.column];
    }
}

LineWalk::LineWalk(const LineLayout& layout, std::int64_t firstLine)
    : m_layout(layout), m_position(layout.extents.size())
{
    for (std::size_t d = m_position.size(); d-- > 0;) {
        m_position[d] = firstLine % layout.extents[d];
        m_element += m_position[d] * layout.strides[d];
        firstLine /= layout.extents[d];
    }
}

void LineWalk::next()
{
    for (std::size_t d = m_position.size(); d-- > 0;) {
        m_element += m_layout.strides[d];
        if (++m_position[d] < m_layout.extents[d])
            return;
        m_element -= m_position[d] * m_layout.strides[d];
        m_position[d] = 0;
    }
}

} // namespace bloscope
