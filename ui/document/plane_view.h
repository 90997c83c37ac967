#pragma once

#include <QJsonValue>
#include <QPointF>
#include <QSizeF>
#include <optional>

namespace bloscope {

// The part of a plane that is in sight. Cell i goes from i to i + 1.
struct PlaneView {
    double left = 0;
    double top = 0;
    double width = 1;
    double height = 1;

    bool operator==(const PlaneView&) const = default;
};

// Where one can look from: a plane of rows and columns in a room of pixels. Each function answers
// with a view that shows nothing but the plane, as far as its aspect allows, never less than a few
// cells and never more than all.
class PlaneRoom {
 public:
    // `cellHeight`: in widths of a cell; nothing: cells fill the room.
    PlaneRoom(double rows, double columns, QSizeF pixels, std::optional<double> cellHeight);

    PlaneView all() const;
    // The cells at `fixed` stay where they are; a factor above 1 brings them nearer.
    PlaneView zoomed(const PlaneView& view, double factor, QPointF fixed) const;
    PlaneView moved(const PlaneView& view, QPointF cells) const;
    // The same middle and, as far as possible, the same size of cells after the room has changed.
    PlaneView adapted(const PlaneView& view) const;

    bool isAll(const PlaneView& view) const;

 private:
    PlaneView around(QPointF middle, double width, double height) const;

    double m_rows;
    double m_columns;
    QSizeF m_pixels;
    std::optional<double> m_cellHeight;
};

// The part of a plane that is in sight, as a session keeps it; nothing, and null, for all of it.
QJsonValue toJson(const std::optional<PlaneView>& part);
std::optional<PlaneView> partFrom(const QJsonValue& json);

} // namespace bloscope
