#pragma once

#include "core/array/array.h"
#include "core/inspect/block_pipeline.h"
#include "ui/rows/row_source.h"

namespace bloscope {

// The bytes of a block after one step of its pipeline, read as the elements of its array: one a
// row, with the byte at which it begins.
struct StepValues {
    enum class Places { Unknown, Known }; // of elements: known once all filters are undone

    ArrayPtr array;
    std::int64_t chunk = 0;
    std::int64_t begin = 0; // of the bytes, in the decoded chunk
    StepBytes bytes = {};
    Places places = Places::Unknown; // their cells are told then

    std::int64_t firstByte() const; // of the first whole element
    std::int64_t count() const;
    std::int64_t byteOf(std::int64_t row) const { return firstByte() + row * array->itemsize(); }
    std::int64_t rowOf(std::int64_t byte) const; // the nearest
    // The indices of an element in the array; nothing for padding.
    std::optional<std::vector<std::int64_t>> cellOf(std::int64_t row) const;
};

RowSourcePtr rowsOf(StepValues values);

} // namespace bloscope
