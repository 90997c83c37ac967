#pragma once

#include "core/geometry/label_names.h"
#include "ui/cells/cell_source.h"
#include "ui/document/opened_document.h"

namespace bloscope {

// An array that lies over another one. Immutable, handed from the worker to the window.
struct OverlayArray {
    DocumentAddress address;
    ArrayPtr array;
    CellSourcePtr cells;                                 // at the indices of the array below
    std::shared_ptr<const SliceReader> reader = nullptr; // of the array itself
    LabelNames names = {};                               // that are told beside its file

    bool holdsLabels() const; // whole numbers; otherwise numbers to be coloured
};

// Opens what is to lie over an array of shape `below`, for reading only. For worker threads.
// Errors: those of openForViewing(); Usage for what is no array, has no numbers or another shape.
Result<OverlayArray> openOverlay(const OpenRequest& request, const Shape& below, BlockCache& cache,
                                 WorkerPool& pool);

} // namespace bloscope
