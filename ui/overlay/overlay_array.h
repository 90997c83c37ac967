#pragma once

#include "core/geometry/label_names.h"
#include "ui/cells/cell_source.h"
#include "ui/document/opened_document.h"

namespace bloscope {

// Whole numbers or truth values, as labels are.
bool areLabels(const DType& dtype);

// An array that lies over another one. Immutable, handed from the worker to the window.
struct OverlayArray {
    DocumentAddress address;
    ArrayPtr array;
    CellSourcePtr cells;                                 // at the indices of the array below
    std::shared_ptr<const SliceReader> reader = nullptr; // of the array itself
    LabelNames names = {};                               // that are told beside its file

    bool holdsLabels() const; // otherwise numbers to be coloured
};

// What a document holds, as it lies over an array of shape `below`: with the values of `reader`,
// without names.
// Errors: Usage for what has no numbers or another shape.
Result<OverlayArray> overlayOf(const DocumentAddress& address,
                               const std::shared_ptr<const SliceReader>& reader,
                               const Shape& below);

// The same, opened for reading only. For worker threads. Errors: those of openForViewing() as well;
// Usage for what is no array.
Result<OverlayArray> openOverlay(const OpenRequest& request, const Shape& below, BlockCache& cache,
                                 WorkerPool& pool);

} // namespace bloscope
