#pragma once

#include "core/geometry/geometry.h"
#include "core/geometry/stored_entries.h"

#include <filesystem>

// The sources of geometry, one for each convention, in the order in which they are asked. Each adds
// what the geometry has not yet, of as many dimensions as the array has (docs/conventions.md).
namespace bloscope {

// Entries that tell what the values mean: `units`, `long_name`, `scale_factor`, `add_offset`.
void addValueMeaning(const Array& array, Geometry& to);

// Entries that name the dimensions, their coordinates and units, in the style of xarray and of the
// CF conventions.
void addLabels(const Array& array, Geometry& to);

// The metalayer `med_blosc2` of MedBlosc2 (conventions.md 10).
void addMedBlosc2(const Array& array, Geometry& to);

// Is it a recording of XiLens? Only the three entries that it always writes tell one, together.
bool isXiLens(const Array& array);

// Lists with an item for each frame of a camera, as XiLens writes them (conventions.md 10).
void addXiLens(const Array& array, Geometry& to);

// The entry `mlarray` of MLArray: a pickle in a gzip, read as data (conventions.md 10).
void addMLArray(const Array& array, Geometry& to);

// The pickle that nnU-Net writes beside a case (conventions.md 10). Reads that file, which must be
// a regular one beside `file`.
void addNnUnet(const std::filesystem::path& file, const Array& array, Geometry& to);

// What MedBlosc2 and MLArray call `spatial`: spacing, origin and direction of the dimensions, of
// which those of channels are left out.
void addSpatial(const msgpack_value::Value* spatial, std::string_view place, const Array& array,
                Geometry& to);

} // namespace bloscope
