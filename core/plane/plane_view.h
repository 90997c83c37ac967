#pragma once

#include <optional>

namespace bloscope {

// A place in a plane, or a way through it, in cells.
struct PlanePlace {
    double column = 0;
    double row = 0;
};

// The part of a plane that is in sight. Cell i goes from i to i + 1.
struct PlaneView {
    double left = 0;
    double top = 0;
    double width = 1;
    double height = 1;

    PlanePlace middle() const { return {left + width / 2, top + height / 2}; }
    bool operator==(const PlaneView&) const = default;
};

// Where one can look from: a plane of rows and columns in a room of pixels. Each function answers
// with a view that shows nothing but the plane, as far as its aspect allows, never less than a few
// cells and never more than all.
class PlaneRoom {
 public:
    struct Pixels {
        double width;
        double height;
    };
    // `cellHeight`: in widths of a cell; nothing: cells fill the room.
    PlaneRoom(double rows, double columns, const Pixels& pixels, std::optional<double> cellHeight);

    PlaneView all() const;
    // The cells at `fixed` stay where they are; a factor above 1 brings them nearer.
    PlaneView zoomed(const PlaneView& view, double factor, const PlanePlace& fixed) const;
    PlaneView moved(const PlaneView& view, const PlanePlace& way) const;
    // The same middle and, as far as possible, the same size of cells after the room has changed.
    PlaneView adapted(const PlaneView& view) const { return zoomed(view, 1, view.middle()); }

    bool isAll(const PlaneView& view) const;

 private:
    PlaneView around(const PlanePlace& middle, double width, double height) const;

    double m_rows;
    double m_columns;
    Pixels m_pixels;
    std::optional<double> m_cellHeight;
};

} // namespace bloscope
