#pragma once

#include "core/inspect/named_range.h"

#include <QColor>
#include <QPalette>

namespace bloscope {

// How strong a part is coloured: neighbours take turns, the one at the caret stands out.
enum class ByteTone { One, Other, Current };

// What is behind the bytes of a part: text of the palette and its placeholders can be read on it.
QColor bytePartColor(BytePart part, const QPalette& palette, ByteTone tone = ByteTone::One);

// Names the parts beside their colours, as rich text on one line.
QString bytePartLegend();

} // namespace bloscope
