#include "core/measure/stored_regions.h"

#include "core/edit/stored_json.h"

#include <fmt/format.h>

namespace bloscope {

namespace {

Result<std::vector<Region>> regionsOf(const nlohmann::json& json, const Shape& shape)
{
    return json.is_null() ? std::vector<Region>()
                          : regionsFromJson(json, shape).within(std::string(regionsMetalayer));
}

// A text without what is not UTF-8. What is one in JSON is one in Python as well.
std::string pythonText(const nlohmann::ordered_json& json)
{
    return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

std::string pythonOf(const nlohmann::ordered_json& json)
{
    const auto inBrackets = [&](char open, char close, const auto& partOf) {
        std::string text(1, open);
        for (const auto& [name, value] : json.items())
            text += (text.size() > 1 ? ", " : "") + partOf(name, value);
        return text + close;
    };
    if (json.is_array())
        return inBrackets('[', ']',
                          [](const std::string&, const auto& value) { return pythonOf(value); });
    if (json.is_object())
        return inBrackets('{', '}', [](const std::string& name, const auto& value) {
            return pythonText(name) + ": " + pythonOf(value);
        });
    return json.is_null() ? "None" : pythonText(json);
}

std::string listedIn(std::string_view list)
{
    return fmt::format("for region in {}:\n"
                       "    print(region[\"name\"], region[\"kind\"], region[\"dimensions\"], "
                       "region[\"points\"])\n",
                       list);
}

} // namespace

Result<std::vector<Region>> storedRegions(const Frame& frame, const Shape& shape)
{
    BLOSCOPE_TRY(const nlohmann::json json, storedJson(frame, regionsMetalayer));
    return regionsOf(json, shape);
}

Result<std::vector<Region>> storedRegions(const EditSet& edits, const Shape& shape)
{
    BLOSCOPE_TRY(const nlohmann::json json, storedJson(edits, regionsMetalayer));
    return regionsOf(json, shape);
}

Result<> storeRegions(std::span<const Region> regions, EditSet& edits)
{
    return storeJson(regions.empty() ? nlohmann::ordered_json() : regionsToJson(regions),
                     regionsMetalayer, edits);
}

std::string regionsPython(const FrameAddress& file)
{
    return fmt::format(
        "import blosc2\n\narray = {}\n{}", pythonOpening(file),
        listedIn(fmt::format("array.schunk.vlmeta[\"{}\"][\"regions\"]", regionsMetalayer)));
}

std::string regionsPython(const FrameAddress& file, std::span<const Region> regions)
{
    const nlohmann::ordered_json json = regionsToJson(regions);
    std::string list;
    for (const auto& region : json["regions"])
        list += fmt::format("    {},\n", pythonOf(region));
    return fmt::format("import blosc2\n\narray = {}\nregions = [\n{}]\n{}", pythonOpening(file),
                       list, listedIn("regions"));
}

} // namespace bloscope
