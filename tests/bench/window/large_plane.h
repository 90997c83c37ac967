#pragma once

#include "core/array/slice.h"

#include <filesystem>

namespace bloscope::bench {

// A plane of uint16 as it lies in its file. Chunks divide it evenly, and blocks the chunks.
struct LargePlane {
    const char* name;
    Shape shape;
    Shape chunks;
    Shape blocks;
};

// 5 GB, as of a slide under a microscope or a mosaic of the sky.
inline const LargePlane largeImage{
    "a plane of 50 000 x 50 000", {50'000, 50'000}, {2500, 2500}, {250, 250}};
// 2.6 GB, as of some electrodes for some hours.
inline const LargePlane largeTable{
    "a table of 64 x 20 000 000", {64, 20'000'000}, {64, 100'000}, {64, 2500}};

// Writes such a plane: rings that differ everywhere, and a bright dot here and there. It takes some
// seconds, and some hundredths of its size on the disk.
void writeLargePlane(const LargePlane& plane, const std::filesystem::path& path);

} // namespace bloscope::bench
