#pragma once

#include "core/geometry/geometry.h"
#include "core/plane/picture_plane.h"

#include <QColor>
#include <QString>
#include <optional>
#include <vector>

namespace bloscope {

// What stands above and below a figure that leaves its window.
struct FigureCaption {
    // A colour that is not on the scale, and what it stands for.
    struct Key {
        QColor color;
        QString text;
    };

    // How far apart the columns of its cells are in space.
    struct Spacing {
        double distance; // above zero
        QString unit;    // "mm"; empty: not told
    };

    QString title; // file and slice; empty: none
    std::vector<Key> keys = {};
    std::optional<Spacing> spacing = {}; // nothing: not known, or the figure has no such cells
};

// Millimetres where no unit is told, as NIfTI has them.
std::optional<FigureCaption::Spacing> spacingOfColumns(const PicturePlane& plane,
                                                       const Geometry& geometry);

} // namespace bloscope
