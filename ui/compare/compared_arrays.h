#pragma once

#include "core/array/cell_source.h"
#include "core/compare/array_differences.h"
#include "core/compare/cell_differences.h"
#include "ui/document/open_request.h"

namespace bloscope {

// In what two arrays differ.
struct ComparedArrays {
    ArrayDifferences differences;
    std::optional<CellDifferences> cells;
    std::optional<Error> whyNotCells; // they were not compared
    // The cells of one less those of the other, as their difference is to be drawn; null where
    // none has a number.
    CellSourcePtr picture;
};

// Compares an array, as the reader reads it, with the one that is opened by `other`, as it is in
// its file. For worker threads; progress in cells. Errors: those of opening; Usage for what is no
// array; Cancelled.
Result<ComparedArrays> compareWith(const std::shared_ptr<const SliceReader>& reader,
                                   const OpenRequest& other, const Tolerance& tolerance,
                                   const Job& job);

} // namespace bloscope
