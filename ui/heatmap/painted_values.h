#pragma once

#include "ui/document/value_changes.h"
#include "ui/heatmap/brush_layer.h"
#include "ui/heatmap/brush_target.h"

#include <atomic>
#include <memory>
#include <optional>

namespace bloscope {

// What came of a painting. A worker writes it, the GUI thread reads it once `isWritten`.
struct PaintingOutcome {
    std::optional<Error> leftOut; // why cells of some chunks are as they were; nothing: none is
    std::atomic<bool> isWritten = false;
};

// What painted cells of a target become, and where they are.
struct BrushPaint {
    BrushTarget::CellsOf cellsOf;
    ElementBytes part;
    ByteBuffer element;

    static BrushPaint of(const BrushTarget& target, const ByteBuffer& element)
    {
        return {target.cellsOf(), target.part(), element};
    }
};

// Gives painted cells of a target a value, in a worker. Those of chunks that cannot be written are
// left out. Errors: why no cell at all can be written, Cancelled.
ValueChanges::Write paintingOf(std::shared_ptr<const PaintedCells> painted, const BrushPaint& paint,
                               std::shared_ptr<PaintingOutcome> outcome);

} // namespace bloscope
