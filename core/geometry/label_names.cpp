#include "core/geometry/label_names.h"

#include "core/base/limits.h"
#include "core/base/parse_number.h"
#include "core/bytes/byte_source.h"
#include "core/geometry/stored_entries.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <system_error>

namespace bloscope {

namespace {

using Json = nlohmann::json;

constexpr std::uint64_t mostDatasetBytes = 4_MiB; // lists of a data set's files are in it as well

// Null where there is no JSON.
Json jsonIn(const std::filesystem::path& path)
{
    std::error_code none;
    if (!std::filesystem::is_regular_file(path, none))
        return {};
    const Result<ByteSourcePtr> source = openFile(path);
    if (!source || (*source)->size() > mostDatasetBytes)
        return {};
    ByteBuffer bytes(static_cast<std::size_t>((*source)->size()));
    if (!(*source)->readAt(0, bytes))
        return {};
    const auto* text = reinterpret_cast<const char*>(bytes.data());
    Json json = Json::parse(text, text + bytes.size(), nullptr, false);
    return json.is_discarded() ? Json() : json;
}

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
    const std::filesystem::path folder = file.parent_path();
    for (const std::filesystem::path& place : {folder, folder / ".."})
        if (LabelNames names = namesIn(jsonIn(place / "dataset.json")); !names.empty())
            return names;
    return {};
}

} // namespace bloscope
