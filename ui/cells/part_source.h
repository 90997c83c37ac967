#pragma once

#include "ui/cells/cell_source.h"
#include "ui/cells/element_part.h"

namespace bloscope {

// One part of each cell of `whole`, as if it were all of it.
CellSourcePtr partSourceOf(CellSourcePtr whole, const ElementPart& part);

} // namespace bloscope
