#pragma once

#include <optional>

namespace bloscope {

// A position in a plane, or a distance, in cells.
struct PlanePlace {
    double column = 0;
    double row = 0;
};

// The viewport: the visible part of a plane. Cell i extends from i to i + 1.
struct PlaneView {
    double left = 0;
    double top = 0;
    double width = 1;
    double height = 1;

    PlanePlace middle() const { return {left + width / 2, top + height / 2}; }
    bool operator==(const PlaneView&) const = default;
};

// The possible viewports of a plane of rows and columns in an area of pixels. Each function returns
// one that shows only the plane, as far as its aspect allows, with at least a few cells and at most
// all of them.
class PlaneRoom {
 public:
    struct Pixels {
        double width;
        double height;
    };
    // `cellHeight`: in widths of a cell; nothing: cells are stretched to the area.
    PlaneRoom(double rows, double columns, const Pixels& pixels, std::optional<double> cellHeight);

    PlaneView all() const;
    // The cell at `fixed` keeps its place; a factor above 1 enlarges cells.
    PlaneView zoomed(const PlaneView& view, double factor, const PlanePlace& fixed) const;
    PlaneView moved(const PlaneView& view, const PlanePlace& way) const;
    // After the area has changed: the same middle and, as far as possible, the same size of cells.
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
