#include "core/measure/stored_regions.h"

#include "core/msgpack/json.h"
#include "core/msgpack/read.h"
#include "core/msgpack/write.h"

#include <fmt/format.h>

namespace bloscope {

namespace {

const std::string layerName(regionsMetalayer);

} // namespace

Result<std::vector<Region>> storedRegions(const Frame& frame, const Shape& shape)
{
    const MetadataEntry* const entry = frame.vlMetalayers().find(regionsMetalayer);
    if (!entry)
        return std::vector<Region>();
    BLOSCOPE_TRY(const ByteBuffer bytes, frame.readVlMetadata(*entry).within(layerName));
    BLOSCOPE_TRY(const msgpack_value::ReadValue read,
                 msgpack_value::readValue(bytes, frame.limits()).within(layerName));
    return regionsFromJson(msgpack_value::toPlainJson(read.value), shape).within(layerName);
}

Result<> storeRegions(std::span<const Region> regions, EditSet& edits)
{
    const auto of = MetadataSectionOf::Trailer;
    const std::optional<std::size_t> place = edits.find(of, regionsMetalayer);
    if (regions.empty())
        return place ? edits.remove(of, *place) : Result<>();
    BLOSCOPE_TRY(const msgpack_value::Value value,
                 msgpack_value::fromJson(regionsToJson(regions).dump()));
    ByteBuffer bytes = msgpack_value::writeValue(value);
    return place ? edits.setValue(of, *place, std::move(bytes))
                 : edits.add(of, layerName, std::move(bytes), edits.entries(of).size());
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
