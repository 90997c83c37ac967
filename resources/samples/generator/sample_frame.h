#pragma once

#include "core/base/byte_view.h"
#include "core/base/result.h"

namespace bloscope::sample {

// The sample that comes with Bloscope: air temperature as float32 (time, level, latitude,
// longitude), rounded so that it compresses, zstd with shuffle, with its attributes as msgpack in
// vlmetalayers.
Result<ByteBuffer> sampleFrame();

} // namespace bloscope::sample
