#pragma once

#include <cstdint>
#include <fmt/format.h>
#include <string>

// What the files of a sparse frame are called (format.md 7).
namespace bloscope {

inline constexpr char sparseFrameName[] = "chunks.b2frame";
inline constexpr char sparseLockName[] = ".b2lock";

// "0000001F.chunk"; `id` fits 32 bits
inline std::string chunkFileName(std::int64_t id)
{
    return fmt::format("{:08X}.chunk", id);
}

} // namespace bloscope
