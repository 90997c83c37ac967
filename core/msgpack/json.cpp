#include "core/msgpack/json.h"

#include "core/base/float_text.h"
#include "core/base/utf8.h"
#include "core/msgpack/timestamp.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>

namespace bloscope::msgpack_value {

namespace {

using Json = nlohmann::ordered_json;

// What every reader of JSON keeps exactly.
constexpr std::int64_t mostExact = std::int64_t(1) << 53;

Json json(Nil)
{
    return nullptr;
}

Json json(bool value)
{
    return value;
}

Json json(std::int64_t value)
{
    if (value >= -mostExact && value <= mostExact)
        return value;
    return {{"$int", std::to_string(value)}};
}

Json json(std::uint64_t value)
{
    return {{"$int", std::to_string(value)}};
}

template <class Float>
Json floatJson(const char* name, Float value)
{
    std::string text;
    appendFloat(value, NumberFormat(), text);
    return {{name, std::move(text)}};
}

Json json(float value)
{
    return floatJson("$f32", value);
}

Json json(double value)
{
    return std::isfinite(value) ? Json(value) : floatJson("$f64", value);
}

Json json(const Text& text)
{
    if (isUtf8(text.bytes))
        return text.bytes;
    return {{"$str_hex", hexOf(bytesOf(text.bytes))}};
}

Json json(const Binary& binary)
{
    return {{"$bin", hexOf(binary.bytes)}};
}

Json json(const Extension& extension)
{
    Json object = {{"$ext", Json::array({extension.type, hexOf(extension.bytes)})}};
    if (const auto time = timestampOf(extension))
        object["$timestamp"] = fmt::format("{}.{:09}", time->seconds, time->nanoseconds);
    return object;
}

Json json(const Array& array)
{
    Json list = Json::array();
    for (const Value& item : array)
        list.push_back(toJson(item));
    return list;
}

// Can the keys be the names of an object, and be told from the notation above?
bool haveNames(const Map& map)
{
    std::set<std::string_view> names;
    return std::ranges::all_of(map, [&](const auto& entry) {
        const auto* const key = std::get_if<Text>(&entry.key.data);
        return key && isUtf8(key->bytes) && !key->bytes.starts_with('$') &&
               names.insert(key->bytes).second;
    });
}

Json json(const Map& map)
{
    if (haveNames(map)) {
        Json::object_t object;
        Json::object_t::Container& members = object; // an object looks for each name it is given
        members.reserve(map.size());
        for (const auto& [key, value] : map)
            members.emplace_back(std::get<Text>(key.data).bytes, toJson(value));
        return object;
    }
    Json pairs = Json::array();
    for (const auto& [key, value] : map)
        pairs.push_back(Json::array({toJson(key), toJson(value)}));
    return {{"$map", std::move(pairs)}};
}

// The number that {"$f32": "0.5"} or {"$int": "..."} stands for, when JSON has it.
std::optional<Json> plainNumber(const std::string& name, const std::string& text)
{
    const char* const end = text.data() + text.size();
    if (name == "$int") {
        std::uint64_t positive = 0;
        if (std::from_chars(text.data(), end, positive).ec == std::errc())
            return positive;
        std::int64_t negative = 0;
        std::from_chars(text.data(), end, negative);
        return negative;
    }
    double number = 0;
    std::from_chars(text.data(), end, number);
    if (name == "$f32" && std::isfinite(number))
        return number;
    return {};
}

void makePlain(Json& json)
{
    if (json.is_array() && !json.empty() && json.front() == Json(tupleMarker))
        json.erase(json.begin());
    if (json.is_object() && json.size() == 1 && json.begin()->is_string())
        if (const auto number =
                plainNumber(json.begin().key(), json.begin()->get_ref<const std::string&>())) {
            json = *number;
            return;
        }
    if (json.is_structured())
        for (Json& child : json)
            makePlain(child);
}

} // namespace

nlohmann::ordered_json toPlainJson(const Value& value)
{
    Json json = toJson(value);
    makePlain(json);
    return json;
}

nlohmann::ordered_json toJson(const Value& value)
{
    return std::visit([](const auto& data) { return json(data); }, value.data);
}

} // namespace bloscope::msgpack_value
