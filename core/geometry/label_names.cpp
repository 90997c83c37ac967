#include "core/geometry/label_names.h"

#include "core/base/limits.h"
#include "core/base/parse_number.h"
#include "core/geometry/json_file.h"
#include "core/geometry/stored_entries.h"

#include <optional>

namespace bloscope {

namespace {

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
