#pragma once

#include "core/array/dtype_leaves.h"
#include "ui/models/cell_source.h"

namespace bloscope {

// One part of each structured cell of `whole`, as if it were all of it.
CellSourcePtr partSourceOf(CellSourcePtr whole, DTypeLeaf part);

} // namespace bloscope
