#pragma once

#include <charconv>
#include <cstdint>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <string_view>

// What the files of a sparse frame are called (format.md 7).
namespace bloscope {

inline constexpr char sparseFrameName[] = "chunks.b2frame";
inline constexpr char sparseLockName[] = ".b2lock";

// "0000001F.chunk"; `id` fits 32 bits
inline std::string chunkFileName(std::int64_t id)
{
    return fmt::format("{:08X}.chunk", id);
}

// The other way round; nothing for other names.
inline std::optional<std::int64_t> numberOfChunkFile(std::string_view name)
{
    std::uint32_t id = 0;
    const bool isLongEnough = name.size() > 8;
    if (!isLongEnough || std::from_chars(name.data(), name.data() + 8, id, 16).ec != std::errc())
        return {};
    return name == chunkFileName(id) ? std::optional<std::int64_t>(id) : std::nullopt;
}

} // namespace bloscope
