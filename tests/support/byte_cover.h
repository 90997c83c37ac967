#pragma once

#include "core/inspect/byte_map.h"

namespace bloscope::test {

// Do the ranges of a file cover it from the first byte to the last, one behind the other, each with
// a name and found from any of its bytes? Returns what is wrong, or nothing.
std::string complaintAboutCover(const ByteMap& map);

// "Header > nbytes": the names of the range that holds byte `offset`.
std::string namesAt(const ByteMap& map, std::uint64_t offset);

} // namespace bloscope::test
