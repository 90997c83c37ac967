#include "ui/text/number_format_words.h"

namespace bloscope {

QJsonObject toJson(const NumberFormat& format)
{
    QJsonObject json{{"exponent", wordFor(exponentWords, format.exponent)},
                     {"base", wordFor(baseWords, format.base)},
                     {"bytes", wordFor(bytesWords, format.bytes)}};
    if (format.precision)
        json["precision"] = *format.precision;
    return json;
}

std::optional<NumberFormat> numberFormatFrom(const QJsonValue& json)
{
    if (!json.isObject())
        return std::nullopt;
    NumberFormat format;
    format.exponent = choiceFrom(json["exponent"], exponentWords).value_or(format.exponent);
    format.base = choiceFrom(json["base"], baseWords).value_or(format.base);
    format.bytes = choiceFrom(json["bytes"], bytesWords).value_or(format.bytes);
    const int precision = json["precision"].toInt(-1);
    if (precision >= 0 && precision <= NumberFormat::mostPrecision)
        format.precision = precision;
    return format;
}

} // namespace bloscope
