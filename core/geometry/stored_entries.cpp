#include "core/geometry/stored_entries.h"

#include "core/base/text.h"
#include "core/msgpack/read.h"
#include "core/msgpack/value.h"

#include <array>
#include <charconv>
#include <cmath>

namespace bloscope {

namespace {

namespace msgpack = msgpack_value;

void addEntry(ByteView bytes, const Frame& frame, std::string place, std::vector<StoredEntry>& to)
{
    if (Result<msgpack::ReadValue> read = msgpack::readValue(bytes, frame.limits()))
        to.push_back({std::move(read->value), std::move(place)});
}

bool isTupleMarker(const msgpack::Value& value)
{
    const auto* text = std::get_if<msgpack::Text>(&value.data);
    return text && text->bytes == msgpack::tupleMarker;
}

double meantBy(float number)
{
    std::array<char, 32> digits{};
    const auto written = std::to_chars(digits.data(), digits.data() + digits.size(), number);
    double meant = static_cast<double>(number);
    std::from_chars(digits.data(), written.ptr, meant);
    return meant;
}

struct AsNumber {
    std::optional<double> operator()(std::int64_t n) const { return static_cast<double>(n); }
    std::optional<double> operator()(std::uint64_t n) const { return static_cast<double>(n); }
    std::optional<double> operator()(float n) const { return meantBy(n); }
    std::optional<double> operator()(double n) const { return n; }
    template <class Other>
    std::optional<double> operator()(const Other&) const
    {
        return {};
    }
};

} // namespace

std::vector<StoredEntry> entriesNamed(const Frame& frame, std::string_view name)
{
    const std::string shown = escapeForDisplay(name);
    std::vector<StoredEntry> entries;
    if (const MetadataEntry* entry = frame.metalayers().find(name))
        addEntry(entry->value, frame, "metalayer " + shown, entries);
    if (const MetadataEntry* entry = frame.vlMetalayers().find(name))
        if (const Result<ByteBuffer> value = frame.readVlMetadata(*entry))
            addEntry(*value, frame, "vlmetalayer " + shown, entries);
    return entries;
}

std::optional<StoredEntry> entryNamed(const Frame& frame, std::string_view name)
{
    std::vector<StoredEntry> entries = entriesNamed(frame, name);
    return entries.empty() ? std::nullopt : std::optional(std::move(entries.front()));
}

const msgpack::Value* memberNamed(const msgpack::Value* value, std::string_view key)
{
    const auto* map = value ? std::get_if<msgpack::Map>(&value->data) : nullptr;
    return map ? msgpack::memberOf(*map, key) : nullptr;
}

std::optional<StoredList> listIn(const msgpack::Value* value)
{
    const auto* items = value ? std::get_if<msgpack::Array>(&value->data) : nullptr;
    if (!items)
        return {};
    const std::size_t marks = !items->empty() && isTupleMarker(items->front()) ? 1 : 0;
    return StoredList{items->data() + marks, items->size() - marks};
}

std::optional<double> numberIn(const msgpack::Value* value)
{
    const std::optional<double> number = value ? std::visit(AsNumber{}, value->data) : std::nullopt;
    return number && std::isfinite(*number) ? number : std::nullopt;
}

std::optional<std::string_view> textIn(const msgpack::Value* value)
{
    const auto* text = value ? std::get_if<msgpack::Text>(&value->data) : nullptr;
    return text ? std::optional<std::string_view>(text->bytes) : std::nullopt;
}

std::optional<std::vector<double>> numbersIn(const msgpack::Value* value)
{
    const std::optional<StoredList> items = listIn(value);
    if (!items)
        return {};
    std::vector<double> numbers;
    numbers.reserve(items->count);
    for (const msgpack::Value& item : *items) {
        const std::optional<double> number = numberIn(&item);
        if (!number)
            return {};
        numbers.push_back(*number);
    }
    return numbers;
}

std::optional<std::vector<std::string>> textsIn(const msgpack::Value* value)
{
    const std::optional<StoredList> items = listIn(value);
    if (!items)
        return {};
    std::vector<std::string> texts;
    texts.reserve(items->count);
    for (const msgpack::Value& item : *items) {
        const std::optional<std::string_view> text = textIn(&item);
        if (!text)
            return {};
        texts.emplace_back(*text);
    }
    return texts;
}

std::string labelOf(std::optional<std::string_view> text)
{
    const bool isLabel = text && !text->empty() && text->size() <= longestLabel;
    return isLabel ? escapeForDisplay(*text) : std::string();
}

} // namespace bloscope
