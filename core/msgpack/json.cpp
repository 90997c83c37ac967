#include "core/msgpack/json.h"

#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/msgpack/item_path.h"
#include "core/msgpack/read.h"
#include "core/msgpack/timestamp.h"
#include "core/msgpack/value.h"
#include "core/msgpack/write.h"
#include "core/numbers/float_text.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>

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
    return usageError(fmt::format("{} needs a string", name));
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
        return usageError("$ext and $timestamp contradict each other; omit one of them");
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
    return usageError(fmt::format("{} has no meaning here; to write a key that begins with $, use "
                                  "{{\"$map\": [[key, value]]}}",
                                  name));
}

// Is this map, as JSON has it, one of the notation's ("$bin", ...)? No map of a user is written so.
bool isNotation(const Map& object)
{
    return std::ranges::any_of(
        object, [](const MapEntry& entry) { return nameOf(entry).starts_with('$'); });
}

// What it stands for. Errors: Usage.
Result<Value> fromNotation(const Map& object)
{
    const Value* extension = memberOf(object, "$ext");
    const Value* time = memberOf(object, "$timestamp");
    if (object.size() == 2 && extension && time)
        return extensionWithTime(*extension, *time);
    if (object.size() != 1)
        return usageError(
            fmt::format("{} must be the only member of its object", nameOf(object.front())));
    return fromOneMember(nameOf(object.front()), object.front().value);
}

// Counts the bytes that the parser has taken, so that every complaint has its place.
class CountingIterator {
 public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    CountingIterator(const char* at, std::size_t* taken) : m_at(at), m_taken(taken) {}
    reference operator*() const { return *m_at; }
    CountingIterator& operator++()
    {
        ++m_at;
        ++*m_taken;
        return *this;
    }
    CountingIterator operator++(int)
    {
        const CountingIterator before = *this;
        ++*this;
        return before;
    }
    bool operator==(const CountingIterator& other) const { return m_at == other.m_at; }

 private:
    const char* m_at;
    std::size_t* m_taken;
};

// "unexpected end of input; expected ']'", without the parser's own words around it: where it
// stopped is told by the error, and what it read last is there to be seen.
std::string sentenceOf(const std::exception& error)
{
    std::string what = error.what();
    if (const std::size_t column = what.find("column "); column != std::string::npos)
        if (const std::size_t colon = what.find(": ", column); colon != std::string::npos)
            what.erase(0, colon + 2);
    if (const std::size_t dash = what.find(" - "); what.starts_with("syntax error while parsing "))
        what.erase(0, dash == std::string::npos ? 0 : dash + 3);
    if (const std::size_t read = what.find("; last read: '"); read != std::string::npos) {
        const std::size_t expected = what.rfind("'; expected ");
        what.erase(read, expected == std::string::npos ? expected : expected + 1 - read);
    }
    return escapeForDisplay(what);
}

// Builds the value while the parser goes over the text. Answering false stops it.
class JsonValueBuilder final : public nlohmann::json_sax<nlohmann::json> {
 public:
    JsonValueBuilder(const std::size_t& taken, const Limits& limits)
        : m_taken(taken), m_limits(limits)
    {
    }

    bool null() override { return put({Nil()}); }
    bool boolean(bool value) override { return put({value}); }
    bool number_integer(number_integer_t value) override { return put({std::int64_t(value)}); }
    bool number_unsigned(number_unsigned_t value) override
    {
        return value <= INT64_MAX ? put({static_cast<std::int64_t>(value)})
                                  : put({std::uint64_t(value)});
    }
    bool number_float(number_float_t value, const string_t& digits) override
    {
        if (digits.find_first_of(".eE") == std::string::npos)
            return fail({ErrorKind::Usage, "the integer " + digits + " has more than 64 bits"});
        return put({double(value)});
    }
    bool string(string_t& text) override { return put({Text{std::move(text)}}); }
    bool binary(binary_t&) override { return false; } // there is none in JSON

    bool start_object(std::size_t) override { return open({.isObject = true}); }
    bool key(string_t& name) override
    {
        Open& object = m_open.back();
        if (!object.names.insert(name).second)
            return fail({ErrorKind::Usage, fmt::format("the key \"{}\" occurs twice; write such a "
                                                       "map as {{\"$map\": [[key, value], ...]}}",
                                                       escapeForDisplay(name))});
        object.entries.push_back({.key = {Text{std::move(name)}}, .value = {}});
        return true;
    }
    bool end_object() override
    {
        Map entries = std::move(m_open.back().entries);
        m_open.pop_back();
        if (!isNotation(entries))
            return put({std::move(entries)});
        auto meant = fromNotation(entries);
        return meant ? put(*std::move(meant)) : fail(std::move(meant).error());
    }

    bool start_array(std::size_t) override { return open({.isObject = false}); }
    bool end_array() override
    {
        Array items = std::move(m_open.back().items);
        m_open.pop_back();
        return put({std::move(items)});
    }

    bool parse_error(std::size_t position, const std::string&,
                     const nlohmann::detail::exception& error) override
    {
        m_error = Error{ErrorKind::Usage, sentenceOf(error), position > 0 ? position - 1 : 0};
        return false;
    }

    Value take() { return std::move(m_value); }
    const std::optional<Error>& error() const { return m_error; }

 private:
    struct Open { // an object or a list that is not complete
        bool isObject = false;
        Map entries = {};
        Array items = {};
        std::set<std::string> names = {};
    };

    bool open(Open container)
    {
        if (m_open.size() >= m_limits.msgpackDepth)
            return fail({ErrorKind::Limit, fmt::format("nested too deeply: more than {} levels",
                                                       m_limits.msgpackDepth)});
        m_open.push_back(std::move(container));
        return true;
    }

    bool put(Value value)
    {
        if (m_open.empty())
            m_value = std::move(value);
        else if (m_open.back().isObject)
            m_open.back().entries.back().value = std::move(value);
        else
            m_open.back().items.push_back(std::move(value));
        return true;
    }

    bool fail(const Error& error)
    {
        m_error = Error{error.kind(), error.text(), m_taken > 0 ? m_taken - 1 : 0};
        return false;
    }

    const std::size_t& m_taken;
    const Limits& m_limits;
    Value m_value;
    std::vector<Open> m_open;
    std::optional<Error> m_error;
};

// The one value that the bytes are.
Result<Value> onlyValue(ByteView value, const Limits& limits)
{
    auto read = readValue(value, limits);
    if (!read && read.error().kind() == ErrorKind::Limit)
        return read.error();
    if (!read)
        return Error{ErrorKind::Unsupported, "this is not a msgpack value and has no JSON form"};
    if (read->used != value.size())
        return Error{ErrorKind::Unsupported,
                     fmt::format("{} bytes follow the msgpack value and have no JSON form",
                                 value.size() - read->used)};
    return std::move(read->value);
}

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

Result<Value> fromJson(std::string_view text, const Limits& limits)
{
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
        return Error{ErrorKind::Usage, "unexpected end of input", text.size()};
    std::size_t taken = 0;
    JsonValueBuilder builder(taken, limits);
    const bool done =
        nlohmann::json::sax_parse(CountingIterator(text.data(), &taken),
                                  CountingIterator(text.data() + text.size(), &taken), &builder);
    if (done && !builder.error())
        return builder.take();
    return builder.error().value_or(Error{ErrorKind::Usage, "this is not valid JSON"});
}

Result<std::string> jsonText(ByteView value, JsonLayout layout, const Limits& limits)
{
    constexpr int indentation = 2;
    BLOSCOPE_TRY(const Value only, onlyValue(value, limits));
    return toJson(only).dump(layout == JsonLayout::Indented ? indentation : -1);
}

Result<std::string> plainText(ByteView value, const Limits& limits)
{
    BLOSCOPE_TRY(const Value only, onlyValue(value, limits));
    BLOSCOPE_TRY(const StoredItem item, storedItemAt(value, 0));
    if (item.isContainer())
        return toPlainJson(only).dump();
    return item.kind == Kind::Text ? std::string(textOf(bodyOf(value, item)))
                                   : itemText(value, item);
}

Result<ByteBuffer> valueFromJson(std::string_view text, ByteView before, const Limits& limits)
{
    BLOSCOPE_TRY(const Value value, fromJson(text, limits));
    const auto old = readValue(before, limits);
    if (!old || old->used != before.size())
        return writeValue(value);
    return writeLike(value, before, limits);
}

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
