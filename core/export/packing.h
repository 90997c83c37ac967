#pragma once

namespace bloscope {

// How what is written is packed.
enum class Packing { None, Gzip, Zstd };

} // namespace bloscope
