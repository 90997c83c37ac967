#include "core/inspect/value_unit.h"

#include "core/base/text.h"
#include "core/msgpack/read.h"

#include <array>

namespace bloscope {

namespace {

namespace msgpack = msgpack_value;

constexpr std::array<std::string_view, 2> unitEntries = {"units", "unit"};
constexpr std::array<std::string_view, 4> noUnits = {"", "1", "none", "dimensionless"};
constexpr std::size_t longestUnit = 32;

std::string unitIn(ByteView value, const Limits& limits)
{
    const Result<msgpack::ReadValue> read = msgpack::readValue(value, limits);
    const auto* text = read ? std::get_if<msgpack::Text>(&read->value.data) : nullptr;
    if (!text || text->bytes.size() > longestUnit)
        return {};
    for (const std::string_view none : noUnits)
        if (text->bytes == none)
            return {};
    return escapeForDisplay(text->bytes);
}

} // namespace

std::string valueUnit(const Array& array)
{
    const Frame& frame = *array.frame();
    for (const std::string_view name : unitEntries) {
        if (const MetadataEntry* entry = frame.metalayers().find(name))
            if (std::string unit = unitIn(entry->value, frame.limits()); !unit.empty())
                return unit;
        const MetadataEntry* entry = frame.vlMetalayers().find(name);
        if (!entry)
            continue;
        if (const Result<ByteBuffer> value = frame.readVlMetadata(*entry))
            if (std::string unit = unitIn(*value, frame.limits()); !unit.empty())
                return unit;
    }
    return {};
}

} // namespace bloscope
