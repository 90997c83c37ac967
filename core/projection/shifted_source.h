#pragma once

#include "core/array/cell_source.h"

#include <optional>

namespace bloscope {

// A source of the same shape with the cells of another index along one dimension: of `reference`,
// or of the index before; the first one has its own.
CellSourcePtr shiftedSourceOf(CellSourcePtr source, std::size_t dimension,
                              std::optional<std::int64_t> reference);

} // namespace bloscope
