#pragma once

#include "core/base/byte_view.h"

#include <functional>
#include <optional>
#include <string>

namespace bloscope::test {

// What in a frame is not as format.md 11.1 and 11.2 demand it, read by position and with nothing of
// the program's own parsers (only an index that is compressed is decoded by it). Empty for a
// canonical frame. `file` is the whole file, or the chunks.b2frame of a sparse frame; `chunkFile`
// has the chunks of the latter, by their numbers, and nothing where there is no such file.
using ChunkFile = std::function<std::optional<ByteBuffer>(std::uint64_t id)>;
std::string whyNotCanonical(ByteView file, const ChunkFile& chunkFile = {});

} // namespace bloscope::test
