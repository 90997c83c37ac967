#pragma once

#include "core/bytes/byte_source.h"
#include "core/chunk/chunk.h"
#include "core/frame/frame_header.h"

#include <charconv>
#include <cstdint>
#include <filesystem>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <string_view>

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

// What the files of a sparse frame are called (format.md 7).

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

// Pickles are programs of Python's: recognised, never run. They begin with 0x80 and a protocol and
// end with a full stop; both together are rare among numbers, each alone is not (int16 1152).

// Do the bytes begin and end like a pickle of one of the protocols 2 to 5?
bool isPickle(ByteView bytes);

// Does the decoded content of a chunk, of which these are the first bytes? Decodes the last block
// when they begin like one. Python's blosc2.pack() and pack_array() make such chunks.
bool holdsPickle(const Chunk& chunk, ByteView beginning);

// The header that a frame of nothing but this chunk would have; it stands in no file, so its
// lengths of header and trailer are 0.
FrameHeader frameHeaderOf(const ChunkHeader& chunk);

// The first decoded bytes of a chunk, to see whether it is one: there is no magic. Empty when they
// cannot be had without much memory or without a codec that this program lacks.
Result<ByteBuffer> beginningOf(const Chunk& chunk);

} // namespace bloscope
