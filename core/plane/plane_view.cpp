#include "core/plane/plane_view.h"

#include <algorithm>

namespace bloscope {

namespace {

constexpr double fewestInSight = 4; // along a side in sight, where there are so many

// The begin of `length` cells so that they lie among `cells`, or around all of them.
double inside(double begin, double length, double cells)
{
    return length >= cells ? (cells - length) / 2 : std::clamp(begin, 0.0, cells - length);
}

// As many steps out as there were steps in end with all cells, though each of them is rounded.
double zoomedSide(double length, double factor, double whole)
{
    constexpr double rounding = 1e-9;
    const double zoomed = length / factor;
    return zoomed >= whole * (1 - rounding) ? whole
                                            : std::max(zoomed, std::min(fewestInSight, whole));
}

} // namespace

PlaneRoom::PlaneRoom(double rows, double columns, const Pixels& pixels,
                     std::optional<double> cellHeight)
    : m_rows(std::max(1.0, rows)),
      m_columns(std::max(1.0, columns)),
      m_pixels{std::max(1.0, pixels.width), std::max(1.0, pixels.height)},
      m_cellHeight(cellHeight)
{
}

PlaneView PlaneRoom::all() const
{
    double width = m_columns;
    double height = m_rows;
    if (m_cellHeight) {
        const double cell =
            std::min(m_pixels.width / m_columns, m_pixels.height / (m_rows * *m_cellHeight));
        width = m_pixels.width / cell;
        height = m_pixels.height / (cell * *m_cellHeight);
    }
    return around({m_columns / 2, m_rows / 2}, width, height);
}

PlaneView PlaneRoom::around(const PlanePlace& middle, double width, double height) const
{
    return {inside(middle.column - width / 2, width, m_columns),
            inside(middle.row - height / 2, height, m_rows), width, height};
}

PlaneView PlaneRoom::zoomed(const PlaneView& view, double factor, const PlanePlace& fixed) const
{
    const PlaneView whole = all();
    double width = zoomedSide(view.width, factor, whole.width);
    double height = zoomedSide(view.height, factor, whole.height);
    if (m_cellHeight) {
        const double scale = std::max(width / whole.width, height / whole.height);
        width = whole.width * scale;
        height = whole.height * scale;
    }
    const double left = fixed.column - (fixed.column - view.left) * width / view.width;
    const double top = fixed.row - (fixed.row - view.top) * height / view.height;
    return around({left + width / 2, top + height / 2}, width, height);
}

PlaneView PlaneRoom::moved(const PlaneView& view, const PlanePlace& way) const
{
    return {inside(view.left + way.column, view.width, m_columns),
            inside(view.top + way.row, view.height, m_rows), view.width, view.height};
}

bool PlaneRoom::isAll(const PlaneView& view) const
{
    const PlaneView whole = all();
    return view.width >= whole.width && view.height >= whole.height;
}

} // namespace bloscope
