#pragma once

#include "core/array/slice.h"
#include "core/geometry/geometry.h"
#include "core/geometry/stored_entries.h"

#include <filesystem>

// The sources of geometry, one for each convention, in the order in which they are asked. Each adds
// what the geometry has not yet, of as many dimensions as the array has (docs/conventions.md).
namespace bloscope {

// Of spacing in medical images where nothing else is said: that of ITK and of NIfTI.
constexpr const char* medicalUnit = "mm";

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

// What names the dimensions of a frame, as stored; none where not each of them has a name. Whether
// an entry called so does that, and whether one holds coordinates by the names of dimensions.
std::vector<std::string> namesOfDimensions(const Frame& frame, std::size_t dimensions);
bool namesDimensions(std::string_view entryName);
bool holdsCoordinates(std::string_view entryName);

// What MedBlosc2 and MLArray write: `spatial` with spacing, origin and direction of the dimensions,
// of which those of channels are left out, or with an `affine` in place of all three; and `is_seg`.
void addMedical(const msgpack_value::Value* mapping, std::string_view place, const Array& array,
                Geometry& to);

// The dimensions that lie in space, as such a `spatial` has it, and the texts that it has of all.
std::vector<std::size_t> spatialAxesOf(const msgpack_value::Value* spatial, std::size_t dimensions);
std::vector<std::string> axisTextsOf(const msgpack_value::Value* spatial, std::string_view key,
                                     std::size_t dimensions);

// Makes such a mapping that of a slice of its array, which is not all of it. What cannot be
// reckoned is taken out of it and told of in `leftOut`.
void sliceMedical(msgpack_value::Map& mapping, const Slice& slice, std::string_view name,
                  std::vector<std::string>& leftOut);

} // namespace bloscope
