#pragma once

#include "core/repair/chunk_walk.h"

namespace bloscope {

// The bytes with which every trailer begins: 94 01 93 cd .. .. de (format.md 6.6).
bool mayBeginATrailer(ByteView bytes);

// What begins with `bytes`, which lie at `position` of a source that begins at `origin` of its
// file: a trailer as far as it goes. Nothing where there is no name of an entry to be read.
std::optional<FoundTrailer> parseFoundTrailer(ByteView bytes, std::uint64_t position,
                                              std::uint64_t origin);

} // namespace bloscope
