#include "ui/value/checked_json.h"

#include "core/msgpack/json_text.h"
#include "ui/text/error_text.h"

#include <QCoreApplication>

namespace bloscope {

namespace {

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
