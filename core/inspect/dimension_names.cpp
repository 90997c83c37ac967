#include "core/inspect/dimension_names.h"

#include "core/base/text.h"
#include "core/msgpack/read.h"

#include <algorithm>
#include <array>
#include <set>

namespace bloscope {

namespace {

namespace msgpack = msgpack_value;
using Names = std::vector<std::string>;

constexpr std::array<std::string_view, 8> entryNames = {
    "dims", "dimensions", "dimension_names", "dim_names", "_ARRAY_DIMENSIONS",
    "axes", "axis_names", "axes_names"};

constexpr std::size_t longestName = 64;

bool isLetter(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

Names lettersOf(const std::string& text)
{
    Names names;
    for (const char c : text) {
        if (!isLetter(c))
            return {};
        names.emplace_back(1, c);
    }
    return names;
}

Names textsOf(const msgpack::Array& items)
{
    Names names;
    for (const msgpack::Value& item : items) {
        const auto* text = std::get_if<msgpack::Text>(&item.data);
        if (!text || text->bytes.empty() || text->bytes.size() > longestName)
            return {};
        if (names.empty() && text->bytes == msgpack::tupleMarker && &item == &items.front())
            continue;
        names.push_back(escapeForDisplay(text->bytes));
    }
    return names;
}

Names namesIn(ByteView value, const Limits& limits)
{
    const Result<msgpack::ReadValue> read = msgpack::readValue(value, limits);
    if (!read)
        return {};
    if (const auto* text = std::get_if<msgpack::Text>(&read->value.data))
        return lettersOf(text->bytes);
    const auto* items = std::get_if<msgpack::Array>(&read->value.data);
    return items ? textsOf(*items) : Names();
}

bool nameAll(const Names& names, std::size_t dimensions)
{
    return names.size() == dimensions &&
           std::set<std::string>(names.begin(), names.end()).size() == dimensions;
}

} // namespace

std::vector<std::string> dimensionNames(const Array& array)
{
    const Frame& frame = *array.frame();
    const std::size_t dimensions = array.shape().size();
    if ((!array.isNd() && !array.interpretation()) || dimensions == 0)
        return {};
    for (const std::string_view entryName : entryNames) {
        if (const MetadataEntry* entry = frame.metalayers().find(entryName))
            if (Names names = namesIn(entry->value, frame.limits()); nameAll(names, dimensions))
                return names;
        const MetadataEntry* entry = frame.vlMetalayers().find(entryName);
        if (!entry)
            continue;
        if (const Result<ByteBuffer> value = frame.readVlMetadata(*entry))
            if (Names names = namesIn(*value, frame.limits()); nameAll(names, dimensions))
                return names;
    }
    return {};
}

} // namespace bloscope
