#include "core/edit/stored_json.h"

#include "core/msgpack/json.h"
#include "core/msgpack/read.h"
#include "core/msgpack/write.h"

#include <span>
#include <string>
#include <utility>

namespace bloscope {

namespace {

Result<nlohmann::json> jsonOf(std::span<const std::byte> bytes, const Frame& frame)
{
    BLOSCOPE_TRY(const msgpack_value::ReadValue read,
                 msgpack_value::readValue(bytes, frame.limits()));
    return nlohmann::json(msgpack_value::toPlainJson(read.value));
}

} // namespace

Result<nlohmann::json> storedJson(const Frame& frame, std::string_view name)
{
    const MetadataEntry* const entry = frame.vlMetalayers().find(name);
    if (!entry)
        return nlohmann::json();
    const std::string where(name);
    BLOSCOPE_TRY(const ByteBuffer bytes, frame.readVlMetadata(*entry).within(where));
    return jsonOf(bytes, frame).within(where);
}

Result<nlohmann::json> storedJson(const EditSet& edits, std::string_view name)
{
    const std::optional<std::size_t> place = edits.find(MetadataSectionOf::Trailer, name);
    if (!place)
        return nlohmann::json();
    const std::string where(name);
    BLOSCOPE_TRY(const SharedBytes bytes,
                 edits.value(MetadataSectionOf::Trailer, *place).within(where));
    return jsonOf(*bytes, *edits.frame()).within(where);
}

Result<> storeJson(const nlohmann::ordered_json& json, std::string_view name, EditSet& edits)
{
    const auto of = MetadataSectionOf::Trailer;
    const std::optional<std::size_t> place = edits.find(of, name);
    if (json.is_null())
        return place ? edits.remove(of, *place) : Result<>();
    BLOSCOPE_TRY(const msgpack_value::Value value, msgpack_value::fromJson(json.dump()));
    ByteBuffer bytes = msgpack_value::writeValue(value);
    return place ? edits.setValue(of, *place, std::move(bytes))
                 : edits.add(of, std::string(name), std::move(bytes), edits.entries(of).size());
}

} // namespace bloscope
