#include "ui/document/plane_view.h"

#include <QJsonArray>
#include <algorithm>
#include <cmath>

namespace bloscope {

namespace {

constexpr double fewestCells = 4; // along a side in sight, where there are so many

// The begin of `length` cells so that they lie among `cells`, or around all of them.
double inside(double begin, double length, double cells)
{
    return length >= cells ? (cells - length) / 2 : std::clamp(begin, 0.0, cells - length);
}

} // namespace

QJsonValue toJson(const std::optional<PlaneView>& part)
{
    return part ? QJsonArray{part->left, part->top, part->width, part->height} : QJsonValue();
}

std::optional<PlaneView> partFrom(const QJsonValue& json)
{
    const PlaneView part{json[0].toDouble(-1), json[1].toDouble(-1), json[2].toDouble(),
                         json[3].toDouble()};
    const bool isThere = part.width > 0 && part.height > 0;
    return isThere ? std::optional(part) : std::nullopt;
}

PlaneRoom::PlaneRoom(double rows, double columns, QSizeF pixels, std::optional<double> cellHeight)
    : m_rows(std::max(1.0, rows)),
      m_columns(std::max(1.0, columns)),
      m_pixels(pixels.expandedTo({1, 1})),
      m_cellHeight(cellHeight)
{
}

PlaneView PlaneRoom::all() const
{
    double width = m_columns;
    double height = m_rows;
    if (m_cellHeight) {
        const double cell =
            std::min(m_pixels.width() / m_columns, m_pixels.height() / (m_rows * *m_cellHeight));
        width = m_pixels.width() / cell;
        height = m_pixels.height() / (cell * *m_cellHeight);
    }
    return around({m_columns / 2, m_rows / 2}, width, height);
}

PlaneView PlaneRoom::around(QPointF middle, double width, double height) const
{
    return {inside(middle.x() - width / 2, width, m_columns),
            inside(middle.y() - height / 2, height, m_rows), width, height};
}

PlaneView PlaneRoom::zoomed(const PlaneView& view, double factor, QPointF fixed) const
{
    const PlaneView whole = all();
    double width = std::clamp(view.width / factor, std::min(fewestCells, whole.width), whole.width);
    double height =
        std::clamp(view.height / factor, std::min(fewestCells, whole.height), whole.height);
    if (m_cellHeight) {
        const double scale = std::max(width / whole.width, height / whole.height);
        width = whole.width * scale;
        height = whole.height * scale;
    }
    const double left = fixed.x() - (fixed.x() - view.left) * width / view.width;
    const double top = fixed.y() - (fixed.y() - view.top) * height / view.height;
    return around({left + width / 2, top + height / 2}, width, height);
}

PlaneView PlaneRoom::moved(const PlaneView& view, QPointF cells) const
{
    return {inside(view.left + cells.x(), view.width, m_columns),
            inside(view.top + cells.y(), view.height, m_rows), view.width, view.height};
}

PlaneView PlaneRoom::adapted(const PlaneView& view) const
{
    return zoomed(view, 1, {view.left + view.width / 2, view.top + view.height / 2});
}

bool PlaneRoom::isAll(const PlaneView& view) const
{
    const PlaneView whole = all();
    return view.width >= whole.width && view.height >= whole.height;
}

} // namespace bloscope
