#include "core/geometry/sources.h"

#include <algorithm>
#include <array>

namespace bloscope {

namespace {

constexpr std::size_t longestUnit = 32;

// Of the entry itself, or of what xarray puts into `attrs`.
template <class Take>
auto firstOf(const Frame& frame, std::initializer_list<std::string_view> names, Take take)
{
    for (const std::string_view name : names)
        for (const StoredEntry& entry : entriesNamed(frame, name))
            if (auto taken = take(&entry.value))
                return taken;
    for (const StoredEntry& attributes : entriesNamed(frame, "attrs"))
        for (const std::string_view name : names)
            if (auto taken = take(memberNamed(&attributes.value, name)))
                return taken;
    return decltype(take(nullptr))();
}

std::optional<std::string> labelIn(const msgpack_value::Value* value)
{
    std::string label = labelOf(textIn(value));
    return label.empty() ? std::nullopt : std::optional(std::move(label));
}

// Some say of numbers that they have no unit.
std::optional<std::string> unitIn(const msgpack_value::Value* value)
{
    constexpr std::array<std::string_view, 3> none = {"1", "none", "dimensionless"};
    const std::optional<std::string_view> text = textIn(value);
    const bool isUnit = text && text->size() <= longestUnit && std::ranges::count(none, *text) == 0;
    return isUnit ? labelIn(value) : std::nullopt;
}

} // namespace

void addValueMeaning(const Array& array, Geometry& to)
{
    const Frame& frame = *array.frame();
    to.values.unit = firstOf(frame, {"units", "unit"}, unitIn).value_or("");
    to.values.longName = firstOf(frame, {"long_name", "standard_name"}, labelIn).value_or("");
    to.values.scale = firstOf(frame, {"scale_factor"}, numberIn);
    to.values.offset = firstOf(frame, {"add_offset"}, numberIn);
}

} // namespace bloscope
