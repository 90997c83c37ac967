#include "ui/value/text_place.h"

namespace bloscope {

namespace {

// Of the character that begins with this unit.
int bytesInUtf8(QChar first)
{
    if (first.unicode() < 0x80)
        return 1;
    if (first.unicode() < 0x800)
        return 2;
    return first.isHighSurrogate() ? 4 : 3;
}

} // namespace

TextPlace placeOfByte(QStringView text, quint64 byte)
{
    TextPlace place;
    quint64 end = 0; // of the character at place.position, in bytes
    while (place.position < text.size()) {
        const QChar first = text[place.position];
        end += static_cast<quint64>(bytesInUtf8(first));
        if (end > byte)
            break;
        place.position += first.isHighSurrogate() && place.position + 1 < text.size() ? 2 : 1;
        ++place.column;
        if (first == u'\n') {
            ++place.line;
            place.column = 1;
        }
    }
    return place;
}

} // namespace bloscope
