#pragma once

#include "core/base/byte_view.h"

#include <cstdint>

namespace bloscope {

// Bytes of a file of this process alone, looked at through memory, of which the system takes back
// what it needs. (Files of others are never mapped: who truncates one kills its readers.)

// Offsets of what is mapped are multiples of it.
std::uint64_t mappingUnit();

// Empty where they cannot be mapped: errno says why.
ByteView mapFile(int descriptor, std::uint64_t offset, std::size_t size);
void unmapFile(ByteView mapped);

} // namespace bloscope
