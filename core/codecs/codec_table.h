#pragma once

#include "core/base/byte_view.h"
#include "core/base/result.h"
#include "core/base/row_major.h"

#include <string>
#include <string_view>
#include <vector>

namespace bloscope {

// What a codec may need beside its stream.
struct CodecInput {
    ByteView stream;          // exactly the stored bytes of one stream, never empty
    ByteView dictionary = {}; // of the chunk, empty without one; only zstd and lz4 use it
    std::uint8_t meta = 0;    // codec_meta of the chunk, for the codecs from 32 on
    ArrayBlock array = {};    // what the frame says, for zfp
};

// Fills all of `to`. The stream must decode to exactly to.size() bytes, or it is an error:
// "zstd: the stream holds 4000 bytes, 4096 are needed". Never reads or writes outside of its spans.
// Callable from any thread; contexts are kept per thread.
using DecodeStream = Result<> (*)(const CodecInput& input, ByteSpan to);

// Compresses `from` into `to` and returns the bytes used, or 0 when they do not fit: the caller
// then stores the bytes as they are. `level` is Blosc's 0..9.
using EncodeStream = std::size_t (*)(ByteView from, ByteSpan to, int level);

// One codec of the format (format.md 5.1).
struct Codec {
    std::uint8_t id;         // in frame headers and in udcodec
    std::uint8_t formatCode; // in the top three bits of a chunk's flags
    std::string_view name;
    DecodeStream decode; // null: known by name only
    EncodeStream encode; // null: read only
};

inline constexpr std::uint8_t formatCodeInUdcodec = 6;

// Null when the id stands for nothing the format defines.
const Codec* codecById(std::uint8_t id);

// Null when none is called so. Those that this program writes, by name.
const Codec* codecNamed(std::string_view name);
std::vector<std::string_view> writableCodecs();

// The codec of a chunk: by format code, or by udcodec when that code is 6 (format.md 5.1). With the
// code that lz4 and lz4hc share, udcodec tells which of the two names the chunk goes by.
// Null when nothing is defined there.
const Codec* codecOfChunk(std::uint8_t formatCode, std::uint8_t udcodec);

// "zstd", "grok", "user-defined codec 200", "unknown codec 77".
std::string codecName(std::uint8_t id);

} // namespace bloscope
