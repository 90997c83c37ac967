#pragma once

#include "core/base/byte_view.h"

namespace bloscope::test {

// Bytes that no codec makes smaller: the same for the same seed.
ByteBuffer noise(std::size_t size, std::uint32_t seed = 1);

// Bytes with runs, near and far repetitions and some noise: every codec makes them smaller.
ByteBuffer repetitive(std::size_t size, std::uint32_t seed = 1);

} // namespace bloscope::test
