#include "core/msgpack/json_notation.h"

#include "core/base/parse_number.h"
#include "core/msgpack/member.h"
#include "core/msgpack/timestamp.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope::msgpack_value {

namespace {

std::string_view nameOf(const MapEntry& entry)
{
    return std::get<Text>(entry.key.data).bytes;
}

Result<std::string_view> textIn(std::string_view name, const Value& value)
{
    if (const auto* const text = std::get_if<Text>(&value.data))
        return std::string_view(text->bytes);
    return usageError(fmt::format("{} needs a text", name));
}

Result<ByteBuffer> bytesIn(std::string_view name, const Value& value)
{
    BLOSCOPE_TRY(const std::string_view hex, textIn(name, value));
    if (auto bytes = bytesOfHex(hex))
        return *std::move(bytes);
    return usageError(fmt::format("{} needs two hex digits for each byte", name));
}

Result<Value> integerFrom(const Value& value)
{
    BLOSCOPE_TRY(const std::string_view text, textIn("$int", value));
    if (const auto number = parseNumber<std::int64_t>(text))
        return Value{*number};
    if (const auto number = parseNumber<std::uint64_t>(text))
        return Value{*number};
    return usageError("$int needs a whole number of at most 64 bits");
}

// Digits as text, or a number of JSON's own.
template <class Float>
Result<Value> floatFrom(std::string_view name, const Value& value)
{
    if (const auto* const number = std::get_if<double>(&value.data))
        return Value{static_cast<Float>(*number)};
    if (const auto* const number = std::get_if<std::int64_t>(&value.data))
        return Value{static_cast<Float>(*number)};
    BLOSCOPE_TRY(const std::string_view text, textIn(name, value));
    if (const auto number = parseNumber<Float>(text))
        return Value{*number};
    return usageError(fmt::format("{} needs a number, \"nan\", \"inf\" or \"-inf\"", name));
}

Result<Timestamp> timeFrom(const Value& value)
{
    BLOSCOPE_TRY(const std::string_view text, textIn("$timestamp", value));
    const std::size_t point = std::min(text.find('.'), text.size());
    const std::string_view fraction = text.substr(std::min(point + 1, text.size()));
    const auto seconds = parseNumber<std::int64_t>(text.substr(0, point));
    const auto nanoseconds = point == text.size() ? std::optional<std::uint32_t>(0)
                                                  : parseNumber<std::uint32_t>(fraction);
    if (!seconds || !nanoseconds || (point < text.size() && fraction.size() != 9))
        return usageError("$timestamp needs \"seconds.nanoseconds\", the latter with nine digits");
    return Timestamp{.seconds = *seconds, .nanoseconds = *nanoseconds};
}

Result<Extension> extensionFrom(const Value& value)
{
    const auto* const pair = std::get_if<Array>(&value.data);
    const auto* const type =
        pair && pair->size() == 2 ? std::get_if<std::int64_t>(&pair->front().data) : nullptr;
    if (!type || *type < INT8_MIN || *type > INT8_MAX)
        return usageError("$ext needs [type, hex] with a type from -128 to 127");
    BLOSCOPE_TRY(ByteBuffer bytes, bytesIn("$ext", pair->back()));
    return Extension{.type = static_cast<std::int8_t>(*type), .bytes = std::move(bytes)};
}

// An extension, and the time it stands for beside it: they must agree.
Result<Value> extensionWithTime(const Value& extension, const Value& time)
{
    BLOSCOPE_TRY(Extension read, extensionFrom(extension));
    BLOSCOPE_TRY(const Timestamp meant, timeFrom(time));
    const auto held = timestampOf(read);
    if (!held || held->seconds != meant.seconds || held->nanoseconds != meant.nanoseconds)
        return usageError("$ext and $timestamp say different things; leave one of them out");
    return Value{std::move(read)};
}

Result<Value> mapFrom(const Value& value)
{
    const auto* const pairs = std::get_if<Array>(&value.data);
    if (!pairs)
        return usageError("$map needs a list of [key, value]");
    Map map;
    for (const Value& item : *pairs) {
        const auto* const pair = std::get_if<Array>(&item.data);
        if (!pair || pair->size() != 2)
            return usageError("$map needs a list of [key, value]");
        map.push_back({.key = pair->front(), .value = pair->back()});
    }
    return Value{std::move(map)};
}

Result<Value> fromOneMember(std::string_view name, const Value& value)
{
    if (name == "$bin") {
        BLOSCOPE_TRY(ByteBuffer bytes, bytesIn(name, value));
        return Value{Binary{std::move(bytes)}};
    }
    if (name == "$str_hex") {
        BLOSCOPE_TRY(const ByteBuffer bytes, bytesIn(name, value));
        return Value{Text{std::string(textOf(bytes))}};
    }
    if (name == "$int")
        return integerFrom(value);
    if (name == "$f64")
        return floatFrom<double>(name, value);
    if (name == "$f32")
        return floatFrom<float>(name, value);
    if (name == "$map")
        return mapFrom(value);
    if (name == "$ext") {
        BLOSCOPE_TRY(Extension extension, extensionFrom(value));
        return Value{std::move(extension)};
    }
    if (name == "$timestamp") {
        BLOSCOPE_TRY(const Timestamp time, timeFrom(value));
        return Value{extensionOf(time)};
    }
    return usageError(fmt::format("{} means nothing here; a key that begins with $ is written as "
                                  "{{\"$map\": [[key, value]]}}",
                                  name));
}

} // namespace

bool isNotation(const Map& object)
{
    return std::ranges::any_of(
        object, [](const MapEntry& entry) { return nameOf(entry).starts_with('$'); });
}

Result<Value> fromNotation(const Map& object)
{
    const Value* extension = memberOf(object, "$ext");
    const Value* time = memberOf(object, "$timestamp");
    if (object.size() == 2 && extension && time)
        return extensionWithTime(*extension, *time);
    if (object.size() != 1)
        return usageError(fmt::format("{} stands alone in its braces", nameOf(object.front())));
    return fromOneMember(nameOf(object.front()), object.front().value);
}

} // namespace bloscope::msgpack_value
