#pragma once

#include "ui/document/value_changes.h"
#include "ui/heatmap/brush_layer.h"

#include <atomic>

namespace bloscope {

// Gives painted cells a value, in a worker: `element` to that part of each. `isDone` is true once
// it is written.
ValueChanges::Write paintingOf(std::shared_ptr<const PaintedCells> painted,
                               const ElementBytes& part, const ByteBuffer& element,
                               std::shared_ptr<std::atomic<bool>> isDone);

} // namespace bloscope
