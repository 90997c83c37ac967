#include "core/geometry/label_locations.h"

#include "core/geometry/stored_entries.h"

#include <algorithm>
#include <cmath>

namespace bloscope {

namespace {

constexpr std::size_t mostLocations = 100; // of a label

// The last dimensions of the array, as many as are told; the others at their first index: of
// channels, nnU-Net counts the first one.
std::optional<std::vector<std::int64_t>> indexIn(const msgpack_value::Value& told,
                                                 const Shape& shape)
{
    const auto numbers = numbersIn(&told);
    if (!numbers || numbers->empty() || numbers->size() > shape.size())
        return {};
    std::vector<std::int64_t> index(shape.size() - numbers->size());
    for (const double number : *numbers) {
        const std::int64_t extent = shape[index.size()];
        if (number < 0 || number >= static_cast<double>(extent) || number != std::floor(number))
            return {};
        index.push_back(static_cast<std::int64_t>(number));
    }
    return index;
}

std::vector<std::vector<std::int64_t>> locationsIn(const StoredList& told, const Shape& shape)
{
    std::vector<std::vector<std::int64_t>> found;
    const std::size_t step = std::max<std::size_t>(told.count / mostLocations, 1);
    for (std::size_t i = 0; i < told.count && found.size() < mostLocations; i += step)
        if (auto index = indexIn(told.first[i], shape))
            found.push_back(*std::move(index));
    return found;
}

} // namespace

LabelLocations labelLocationsIn(const CaseFile& file, const Shape& shape)
{
    LabelLocations found;
    const auto* classes =
        file.properties ? memberNamed(&*file.properties, "class_locations") : nullptr;
    const auto* map = classes ? std::get_if<msgpack_value::Map>(&classes->data) : nullptr;
    if (!map)
        return found;
    for (const auto& [key, value] : *map) {
        const auto* label = std::get_if<std::int64_t>(&key.data);
        const auto told = listIn(&value);
        if (!label || !told)
            continue;
        if (auto locations = locationsIn(*told, shape); !locations.empty())
            found.emplace(*label, std::move(locations));
    }
    return found;
}

} // namespace bloscope
