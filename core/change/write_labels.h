#pragma once

#include "core/edit/edit_set.h"
#include "core/geometry/geometry.h"
#include "core/geometry/hand_geometry.h"

namespace bloscope {

// Coordinates are written one by one.
inline constexpr std::int64_t mostWrittenCoordinates = 100'000;

// Makes entries of what somebody told by hand, in the way of labels (docs/conventions.md): `dims`
// with a name for each dimension, "dim_0" where it has none, and for each dimension that was told
// coordinates or a unit an item of `coordinates` (or `coords`, where there is one), as to_dict() of
// xarray has it. `geometry` is that with the hand in it. All else that these entries hold stays.
// Errors (Usage): a unit without coordinates, too many coordinates, entries that hold something
// else; `to` is as it was then. Reads entries of the file that are edited.
Result<> writeLabels(const HandGeometry& hand, const Geometry& geometry, EditSet& to);

} // namespace bloscope
