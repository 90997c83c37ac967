#pragma once

#include "core/array/array.h"
#include "ui/rows/row_source.h"

namespace bloscope {

// The chunks of an array as rows: where each begins in the array, what it holds, its sizes, where
// it is stored.
RowSourcePtr chunkRowsOf(ArrayPtr array);

} // namespace bloscope
