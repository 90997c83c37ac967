#pragma once

#include "core/array/slice.h"
#include "core/geometry/geometry.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace bloscope {

// Where the middle of a cell lies in space: x, y and z in the coordinate system of the file and in
// the unit of the spacing. Empty where the file does not tell it.
std::vector<double> positionOf(const std::vector<std::int64_t>& cell, const Geometry& geometry);

// "12.5, -30.0, 44.0 mm (LPS)", of what positionOf() found.
std::string positionText(std::span<const double> position, const Geometry& geometry);

// The index of the cell that contains a position, along the dimensions in space; along all others
// that of `cell`. Errors (Usage): the file tells no positions; another number of them; what lies
// outside of the array, with the index to which it leads.
Result<std::vector<std::int64_t>> cellAtPosition(std::span<const double> position,
                                                 std::vector<std::int64_t> cell, const Shape& shape,
                                                 const Geometry& geometry);

// What somebody goes to: a cell, or else a slice that is to be shown.
struct WrittenPlace {
    Slice slice; // of the cell alone, where it is one
    std::optional<std::vector<std::int64_t>> cell;
};

// Reads where somebody wants to go:
// - a slice in NumPy's text with coordinates (parseSlice()); a cell where it is single indices;
// - "latitude=46.5, time=2007-07-01": dimensions by their names, by a coordinate where they have
//   some, else by an index, or by a range of these; all others are those of `cell`, or with a range
//   those of `shown`;
// - "12.5, -30, 44 mm", with the unit of the spacing: a position in space.
// `cell` is the current one. Errors (Usage) as those of parseSlice() and cellAtPosition(), and
// names that no dimension or several have.
Result<WrittenPlace> parsePlace(std::string_view text, const Slice& shown,
                                const std::vector<std::int64_t>& cell, const Geometry& geometry);

} // namespace bloscope
