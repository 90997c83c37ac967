#pragma once

#include "core/array/slice_reader.h"
#include "core/dtype/dtype_leaves.h"
#include "ui/picture/picture_plane.h"

namespace bloscope {

// Cells that have no colour of the scale.
enum class SpecialCell { NotANumber, PlusInfinity, MinusInfinity, Damaged, Uninitialised, Absent };

// The next cell of a kind behind `after`, in the order of the array and from its beginning again
// behind the end, so that the last one found may be `after` itself; nothing when there is none. The
// elements of the reader, or the part of each that is told, are numbers. For worker threads; memory
// does not grow with the plane. Errors: Cancelled, Limit.
Result<std::optional<CellPosition>>
findSpecial(const SliceReader& reader, const PicturePlane& plane, SpecialCell kind,
            CellPosition after, const std::optional<DTypeLeaf>& part, const Job& job);

} // namespace bloscope
