#include "core/msgpack/value_text.h"

#include "core/base/float_text.h"
#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/msgpack/timestamp.h"

#include <algorithm>
#include <cassert>
#include <fmt/format.h>
#include <span>

namespace bloscope::msgpack_value {

namespace {

constexpr std::string_view ellipsis = "...";

// python-blosc2 writes a tuple as a list that begins with this text (conventions.md 2).
bool isTuple(const Array& array)
{
    const auto* const marker = array.empty() ? nullptr : std::get_if<Text>(&array.front().data);
    return marker && marker->bytes == "__tuple__";
}

std::span<const Value> itemsOf(const Array& array)
{
    return std::span(array).subspan(isTuple(array) ? 1 : 0);
}

// Writes until there is enough.
class Writer {
 public:
    explicit Writer(std::size_t most) : m_most(most) {}

    void write(const Value& value)
    {
        std::visit([this](const auto& data) { writeData(data); }, value.data);
    }
    std::string take() { return std::move(m_text); }

 private:
    void writeData(Nil) { m_text += "null"; }
    void writeData(bool value) { m_text += value ? "true" : "false"; }
    void writeData(std::int64_t value) { m_text += std::to_string(value); }
    void writeData(std::uint64_t value) { m_text += std::to_string(value); }
    void writeData(float value) { appendFloat(value, NumberFormat(), m_text); }
    void writeData(double value) { appendFloat(value, NumberFormat(), m_text); }

    void writeData(const Text& text)
    {
        const std::string_view shown = utf8Prefix(text.bytes, room());
        m_text += '"';
        for (const char character : escapeForDisplay(shown)) {
            if (character == '"')
                m_text += '\\';
            m_text += character;
        }
        if (shown.size() < text.bytes.size())
            m_text += ellipsis;
        m_text += '"';
    }

    void writeData(const Binary& binary)
    {
        m_text += fmt::format("<{}", byteCountText(binary.bytes.size()));
        writeHex(binary.bytes);
        m_text += '>';
    }

    void writeData(const Extension& extension)
    {
        if (const auto time = timestampOf(extension)) {
            m_text += fmt::format("<timestamp {}.{:09}>", time->seconds, time->nanoseconds);
            return;
        }
        m_text +=
            fmt::format("<extension {}, {}", extension.type, byteCountText(extension.bytes.size()));
        writeHex(extension.bytes);
        m_text += '>';
    }

    void writeData(const Array& array)
    {
        const std::span<const Value> items = itemsOf(array);
        const bool tuple = isTuple(array);
        m_text += tuple ? '(' : '[';
        writeItems(items, [this](const Value& item) { write(item); });
        if (tuple && items.size() == 1)
            m_text += ','; // as Python tells it from a value in brackets
        m_text += tuple ? ')' : ']';
    }

    void writeData(const Map& map)
    {
        m_text += '{';
        writeItems(std::span(map), [this](const MapEntry& entry) {
            write(entry.key);
            m_text += ": ";
            write(entry.value);
        });
        m_text += '}';
    }

    template <class Item, class Write>
    void writeItems(std::span<const Item> items, Write writeItem)
    {
        for (std::size_t i = 0; i < items.size(); ++i) {
            if (i > 0)
                m_text += ", ";
            if (room() == 0) {
                m_text += ellipsis;
                return;
            }
            writeItem(items[i]);
        }
    }

    void writeHex(ByteView bytes)
    {
        const ByteView shown = bytes.first(std::min(bytes.size(), room() / 2));
        if (!shown.empty())
            m_text += ' ';
        appendHex(shown, m_text);
        if (shown.size() < bytes.size())
            m_text += ellipsis;
    }

    std::size_t room() const { return m_most - std::min(m_most, m_text.size()); }

    std::size_t m_most;
    std::string m_text;
};

std::string keyText(const Value& key)
{
    constexpr std::size_t longestKey = 80;
    if (const auto* const text = std::get_if<Text>(&key.data))
        return escapeForDisplay(text->bytes);
    return shortText(key, longestKey);
}

} // namespace

std::string shortText(const Value& value, std::size_t most)
{
    Writer writer(most);
    writer.write(value);
    return writer.take();
}

std::string_view kindOf(const Value& value)
{
    constexpr std::string_view kinds[] = {"null",      "boolean", "integer", "integer",
                                          "float32",   "float64", "text",    "bytes",
                                          "extension", "list",    "map"};
    static_assert(std::size(kinds) == std::variant_size_v<decltype(value.data)>);
    const auto* const array = std::get_if<Array>(&value.data);
    return array && isTuple(*array) ? "tuple" : kinds[value.data.index()];
}

std::size_t childCount(const Value& value)
{
    if (const auto* const array = std::get_if<Array>(&value.data))
        return itemsOf(*array).size();
    const auto* const map = std::get_if<Map>(&value.data);
    return map ? map->size() : 0;
}

Child childAt(const Value& value, std::size_t i)
{
    assert(i < childCount(value));
    if (const auto* const array = std::get_if<Array>(&value.data))
        return {fmt::format("[{}]", i), &itemsOf(*array)[i]};
    const MapEntry& entry = std::get<Map>(value.data)[i];
    return {keyText(entry.key), &entry.value};
}

} // namespace bloscope::msgpack_value
