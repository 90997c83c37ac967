#pragma once

#include "ui/picture/color_map.h"
#include "ui/picture/value_scale.h"

#include <QColor>
#include <QPalette>
#include <optional>

namespace bloscope {

// The backgrounds of cells by their numbers: the colours of a map, blended into the palette's base
// by the same amount all along, so that text in the palette's colour is readable on each of them
// (ui/theme/contrast.h).
class CellShading {
 public:
    CellShading(const ColorMap& map, const QPalette& palette);

    // Of a number by its place in a range, or of a label by itself; nothing for what is not finite.
    std::optional<QColor> colorOf(double number, const ValueRange& range) const;

 private:
    ColorMap m_map; // blended
};

} // namespace bloscope
