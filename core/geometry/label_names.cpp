#include "core/geometry/label_names.h"

#include "core/base/limits.h"
#include "core/base/text.h"
#include "core/geometry/case_file.h"
#include "core/geometry/stored_entries.h"

#include <algorithm>
#include <cmath>
#include <optional>

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

using Json = nlohmann::json;

constexpr std::uint64_t mostDatasetBytes = 4_MiB; // lists of a data set's files are in it as well

// Whichever of the two is the number.
std::optional<std::int64_t> numberOf(const std::string& key, const Json& value)
{
    const bool isTooLarge = value.is_number_unsigned() && value.get<std::uint64_t>() > INT64_MAX;
    if (value.is_number_integer())
        return isTooLarge ? std::nullopt : std::optional(value.get<std::int64_t>());
    return value.is_string() ? parseNumber<std::int64_t>(key) : std::nullopt;
}

LabelNames namesIn(const Json& dataset)
{
    LabelNames names;
    const auto labels = dataset.is_object() ? dataset.find("labels") : dataset.end();
    if (labels == dataset.end() || !labels->is_object())
        return names;
    for (const auto& [key, value] : labels->items()) {
        const std::string name =
            labelOf(value.is_string() ? value.get_ref<const std::string&>() : key);
        if (const auto number = numberOf(key, value); number && !name.empty())
            names.emplace(*number, name);
    }
    return names;
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

LabelNames labelNamesFor(const std::filesystem::path& file)
{
    if (file.empty())
        return {};
    const std::filesystem::path folder = file.parent_path();
    for (const std::filesystem::path& place : {folder, folder / ".."})
        if (LabelNames names = namesIn(jsonIn(place / "dataset.json", mostDatasetBytes));
            !names.empty())
            return names;
    return {};
}

} // namespace bloscope
