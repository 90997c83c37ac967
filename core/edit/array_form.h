#pragma once

#include "core/edit/edit_set.h"

namespace bloscope {

// The fields of an array's own metalayer that people edit.
enum class ArrayField { Extents, Chunkshape, Blockshape, ElementType };

// Why array metadata cannot be those of a file, and where the reason lies.
struct ArrayMisfit {
    ArrayField field = ArrayField::Extents;
    Error why;
};

// The array metadata with the edits. Errors: Usage when the frame is no array, those of
// parseB2nd().
Result<B2ndMetadata> arrayOf(const EditSet& edits);

// Is there an array's metalayer, readable or not?
bool hasArray(const EditSet& edits);

// The first field that does not fit the chunks of the file (format.md 8.2), from the outer to the
// inner: number of dimensions, extents, blocks, chunks, shape, dtype. Nothing exactly when
// EditSet::setArray() takes it.
std::optional<ArrayMisfit> misfitOf(const EditSet& edits, const B2ndMetadata& array);

} // namespace bloscope
