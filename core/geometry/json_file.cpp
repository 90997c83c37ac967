#include "core/geometry/json_file.h"

#include "core/bytes/byte_source.h"

#include <system_error>

namespace bloscope {

nlohmann::json jsonIn(const std::filesystem::path& path, std::uint64_t mostBytes)
{
    std::error_code none;
    if (!std::filesystem::is_regular_file(path, none))
        return {};
    const Result<ByteSourcePtr> source = openFile(path);
    if (!source || (*source)->size() > mostBytes)
        return {};
    ByteBuffer bytes(static_cast<std::size_t>((*source)->size()));
    if (!(*source)->readAt(0, bytes))
        return {};
    const auto* text = reinterpret_cast<const char*>(bytes.data());
    nlohmann::json json = nlohmann::json::parse(text, text + bytes.size(), nullptr, false);
    return json.is_discarded() ? nlohmann::json() : json;
}

} // namespace bloscope
