#include "ui/text/json_numbers.h"

#include <cmath>

namespace bloscope {

std::optional<std::int64_t> wholeFrom(const QJsonValue& json)
{
    constexpr double most = 9007199254740992.0;
    const double number = json.toDouble(-1);
    if (number < 0 || number > most || number != std::floor(number))
        return std::nullopt;
    return static_cast<std::int64_t>(number);
}

std::optional<std::size_t> dimensionFrom(const QJsonValue& json, std::size_t count)
{
    const auto dimension = wholeFrom(json);
    if (!dimension || *dimension >= static_cast<std::int64_t>(count))
        return std::nullopt;
    return static_cast<std::size_t>(*dimension);
}

QJsonValue toJson(std::optional<std::size_t> dimension)
{
    return dimension ? QJsonValue(qint64(*dimension)) : QJsonValue();
}

} // namespace bloscope
