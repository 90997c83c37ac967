#pragma once

#include <QJsonValue>
#include <cstdint>
#include <optional>

namespace bloscope {

// A whole number from zero on that JSON holds exactly (up to 2^53); nothing for anything else.
std::optional<std::int64_t> wholeFrom(const QJsonValue& json);

// A dimension of an array that has `count` of them.
std::optional<std::size_t> dimensionFrom(const QJsonValue& json, std::size_t count);
QJsonValue toJson(std::optional<std::size_t> dimension); // null for none

} // namespace bloscope
