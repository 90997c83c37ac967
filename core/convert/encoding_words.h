#pragma once

#include "core/chunk/chunk_encoding.h"

#include <span>
#include <string>
#include <vector>

// How chunks are encoded, in the words of people: "zstd:5" behind "shuffle" and "trunc_prec:10".
namespace bloscope {

inline constexpr int mostLevel = 9; // of a codec; 0 does not compress

// Those that this program writes.
std::vector<std::string_view> codecWords();
std::vector<std::string_view> filterWords();

// The codec with its level, 5 when it is left out. Errors: Usage, "'x' is not one of lz4, zstd".
Result<> takeCodec(std::string_view text, ChunkEncoding& encoding);

// The filters in the order in which they are applied, in the last slots, where the reference has
// them; "none" alone is none. Errors: Usage, as above, or for a parameter that is missing, wrong or
// too much, and for more filters than a chunk has room for.
Result<> takeFilters(std::span<const std::string> names, ChunkEncoding& encoding);

// The inverses: the name of the codec, without its level; names of filters with their parameters,
// as they are typed; no names for no filters.
std::string codecWord(const ChunkEncoding& encoding);
std::vector<std::string> filterTexts(const ChunkEncoding& encoding);

} // namespace bloscope
