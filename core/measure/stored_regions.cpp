#include "core/measure/stored_regions.h"

#include "core/edit/stored_json.h"

#include <fmt/format.h>

namespace bloscope {

Result<std::vector<Region>> storedRegions(const Frame& frame, const Shape& shape)
{
    BLOSCOPE_TRY(const nlohmann::json json, storedJson(frame, regionsMetalayer));
    return json.is_null() ? std::vector<Region>()
                          : regionsFromJson(json, shape).within(std::string(regionsMetalayer));
}

Result<> storeRegions(std::span<const Region> regions, EditSet& edits)
{
    return storeJson(regions.empty() ? nlohmann::ordered_json() : regionsToJson(regions),
                     regionsMetalayer, edits);
}

std::string regionsPython(const FrameAddress& file)
{
    return fmt::format("import blosc2\n\n"
                       "array = {}\n"
                       "for region in array.schunk.vlmeta[\"{}\"][\"regions\"]:\n"
                       "    print(region[\"name\"], region[\"kind\"], region[\"dimensions\"], "
                       "region[\"points\"])\n",
                       pythonOpening(file), regionsMetalayer);
}

} // namespace bloscope
