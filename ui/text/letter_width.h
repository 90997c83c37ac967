#pragma once

#include <QFontMetrics>
#include <algorithm>

namespace bloscope {

// How wide a letter of Latin texts is on average, in pixels. What a font says of itself counts all
// its signs: in Chinese and Japanese fonts these are twice as wide as the letters of numbers and
// names.
inline int letterWidth(const QFontMetrics& font)
{
    return std::min(font.averageCharWidth(), font.horizontalAdvance('n'));
}

} // namespace bloscope
