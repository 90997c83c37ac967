#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <string_view>

// How every codec words the two ways in which a stream can be wrong.
namespace bloscope {

// "zstd: the stream holds 4000 bytes, 4096 are needed"
Error wrongStreamSize(std::string_view codec, std::size_t held, std::size_t needed);

// "zstd: the stream holds more than the 4096 bytes that are needed"
Error oversizedStream(std::string_view codec, std::size_t needed);

// "zlib: the stream is damaged", and why, where that is known
Error damagedStream(std::string_view codec, std::string_view why = {});

} // namespace bloscope
