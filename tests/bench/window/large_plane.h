#pragma once

#include <cstdint>
#include <filesystem>

namespace bloscope::bench {

// So many rows and columns: 5 GB of uint16, as of a slide under a microscope or a mosaic of the
// sky.
inline constexpr std::int64_t largeSide = 50'000;

// Writes such a plane: rings that differ everywhere, and a bright dot here and there. It takes some
// seconds, and some hundredths of its size on the disk.
void writeLargePlane(const std::filesystem::path& path);

} // namespace bloscope::bench
