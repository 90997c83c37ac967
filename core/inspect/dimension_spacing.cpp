#include "core/inspect/dimension_spacing.h"

#include "core/msgpack/member.h"
#include "core/msgpack/read.h"

#include <algorithm>
#include <cmath>

namespace bloscope {

namespace {

namespace msgpack = msgpack_value;

const msgpack::Value* memberOf(const msgpack::Value* value, std::string_view key)
{
    const auto* map = value ? std::get_if<msgpack::Map>(&value->data) : nullptr;
    return map ? msgpack::memberOf(*map, key) : nullptr;
}

// Zero for what is no number.
double numberOf(const msgpack::Value& value)
{
    if (const auto* number = std::get_if<double>(&value.data))
        return *number;
    if (const auto* number = std::get_if<float>(&value.data))
        return static_cast<double>(*number);
    if (const auto* number = std::get_if<std::int64_t>(&value.data))
        return static_cast<double>(*number);
    return 0;
}

bool isMarker(const msgpack::Value& value)
{
    const auto* text = std::get_if<msgpack::Text>(&value.data);
    return text && text->bytes == msgpack::tupleMarker;
}

std::vector<double> numbersOf(const msgpack::Value* list)
{
    const auto* items = list ? std::get_if<msgpack::Array>(&list->data) : nullptr;
    std::vector<double> numbers;
    if (items)
        for (const msgpack::Value& item : *items)
            if (&item != &items->front() || !isMarker(item))
                numbers.push_back(numberOf(item));
    return numbers;
}

} // namespace

std::vector<double> dimensionSpacing(const Array& array)
{
    const Frame& frame = *array.frame();
    const MetadataEntry* entry = frame.metalayers().find("med_blosc2");
    if (!entry || !array.isNd())
        return {};
    const Result<msgpack::ReadValue> read = msgpack::readValue(entry->value, frame.limits());
    if (!read)
        return {};
    std::vector<double> spacing = numbersOf(memberOf(memberOf(&read->value, "spatial"), "spacing"));
    const auto isDistance = [](double number) { return std::isfinite(number) && number > 0; };
    const bool isForAll =
        spacing.size() == array.shape().size() && std::ranges::all_of(spacing, isDistance);
    return isForAll ? spacing : std::vector<double>();
}

} // namespace bloscope
