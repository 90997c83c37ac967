#pragma once

#include <QFontMetrics>
#include <QString>
#include <algorithm>

namespace bloscope {

// How wide a letter of Latin texts is on average, in pixels. What a font says of itself counts all
// its signs: in Chinese and Japanese fonts these are twice as wide as the letters of numbers and
// names.
inline int letterWidth(const QFontMetrics& font)
{
    return std::min(font.averageCharWidth(), font.horizontalAdvance('n'));
}

// Is it as wide as two digits, as the signs of Chinese, Japanese and Korean are?
inline bool isWide(QChar sign)
{
    const char16_t code = sign.unicode();
    const auto isIn = [code](char16_t first, char16_t last) {
        return code >= first && code <= last;
    };
    return isIn(0x1100, 0x115f) || isIn(0x2e80, 0xa4cf) || isIn(0xac00, 0xd7a3) ||
           isIn(0xf900, 0xfaff) || isIn(0xfe30, 0xfe4f) || isIn(0xff00, 0xff60) ||
           isIn(0xffe0, 0xffe6);
}

// How many digits are as wide as a text, roughly.
inline int widthInDigits(const QString& text)
{
    return static_cast<int>(text.size() + std::ranges::count_if(text, isWide));
}

} // namespace bloscope
