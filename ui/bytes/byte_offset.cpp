#include "ui/bytes/byte_offset.h"

namespace bloscope {

std::optional<std::uint64_t> byteOffsetIn(const QString& text, const ByteBounds& bounds)
{
    QString digits = text.simplified().remove(' ').toLower();
    const bool isForwards = digits.startsWith('+');
    const bool isBackwards = digits.startsWith('-');
    if (isForwards || isBackwards)
        digits.remove(0, 1);
    const bool isHexadecimal = digits.startsWith(QLatin1String("0x"));
    if (isHexadecimal)
        digits.remove(0, 2);
    if (digits.isEmpty() || !digits.front().isLetterOrNumber()) // no second sign
        return {};
    bool isNumber = false;
    const std::uint64_t number = digits.toULongLong(&isNumber, isHexadecimal ? 16 : 10);
    if (!isNumber)
        return {};
    if (isForwards)
        return number < bounds.end - bounds.current ? std::optional(bounds.current + number)
                                                    : std::nullopt;
    if (isBackwards)
        return number <= bounds.current - bounds.begin ? std::optional(bounds.current - number)
                                                       : std::nullopt;
    return number >= bounds.begin && number < bounds.end ? std::optional(number) : std::nullopt;
}

} // namespace bloscope
