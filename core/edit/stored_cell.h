#pragma once

#include "core/array/cell_places.h"
#include "core/edit/value_editor.h"

namespace bloscope {

// The bytes that a part of a cell will have in the file once `edits` are saved, where a lossy
// filter of its chunk (a truncation of precision) makes others of them than are edited; nothing
// where they stay as they are. Encodes and decodes such a chunk. Errors: those of
// ChunkRewriter::rewrite().
Result<std::optional<ByteBuffer>> roundedByFilters(const ArrayPtr& array, const ValueEdits& edits,
                                                   const std::vector<std::int64_t>& cell,
                                                   const ElementBytes& part);

} // namespace bloscope
