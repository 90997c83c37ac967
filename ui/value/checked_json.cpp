#include "ui/value/checked_json.h"

#include "core/msgpack/json.h"
#include "ui/text/error_text.h"

#include <QCoreApplication>

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

// The sentence without the byte, for which people have a line and a column.
QString causeOf(const Error& error)
{
    QString text = displayText(error.text());
    if (error.offset()) {
        const QString byte = QStringLiteral(" (at byte %1)").arg(*error.offset());
        if (text.endsWith(byte))
            text.chop(byte.size());
    }
    return text;
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

CheckedJson checkedJson(const QString& text, const ByteBuffer& before)
{
    auto value = msgpack_value::valueFromJson(text.toStdString(), before);
    if (value)
        return {.value = std::make_shared<const ByteBuffer>(*std::move(value))};
    CheckedJson checked{.problem = causeOf(value.error())};
    if (const auto byte = value.error().offset()) {
        checked.place = placeOfByte(text, *byte);
        //: %3 is what is wrong there
        checked.problem = QCoreApplication::translate("CheckedJson", "line %1, column %2: %3")
                              .arg(checked.place->line)
                              .arg(checked.place->column)
                              .arg(checked.problem);
    }
    return checked;
}

} // namespace bloscope
