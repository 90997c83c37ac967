#pragma once

#include "core/bytes/byte_source.h"

#include <filesystem>

// By what files are recognised that are neither frames nor chunks (format.md 2).
namespace bloscope {

inline constexpr char embeddedStoreName[] = "embed.b2e"; // the frame that every store has

// A directory with a regular file of that name. Never fails: what cannot be looked at is none.
bool isStoreDirectory(const std::filesystem::path& path);

bool looksLikeAZip(const ByteSource& source);

// A chunk without a frame has no magic: a header that fits the whole file of `size` bytes exactly
// is the first sign of one. `firstBytes` are at least the 32 of a header, if there are so many.
bool looksLikeAChunk(ByteView firstBytes, std::uint64_t size);

// "0000001F.chunk", as the files of a sparse frame are called.
bool isChunkFileName(std::string_view name);

} // namespace bloscope
