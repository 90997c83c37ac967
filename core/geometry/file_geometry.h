#pragma once

#include "core/geometry/geometry.h"

#include <filesystem>

namespace bloscope {

// The same of an array that is all of `file`: also asks a file that belongs to it by its name
// (nnU-Net's properties of a case). For worker threads.
Geometry geometryOf(const Array& array, const std::filesystem::path& file);

} // namespace bloscope
