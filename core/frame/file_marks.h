#pragma once

#include "core/bytes/byte_source.h"

#include <filesystem>

// By what files are recognised that are neither frames nor chunks (format.md 2).
namespace bloscope {

inline constexpr char embeddedStoreName[] = "embed.b2e"; // the frame that every store has

// A directory with a regular file of that name. Never fails: what cannot be looked at is none.
bool isStoreDirectory(const std::filesystem::path& path);

bool looksLikeAZip(const ByteSource& source);

} // namespace bloscope
