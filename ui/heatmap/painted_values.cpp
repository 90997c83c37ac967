#include "ui/heatmap/painted_values.h"

namespace bloscope {

// Fills each run by itself: there are as many as the brush has rows.
ValueChanges::Write paintingOf(std::shared_ptr<const PaintedCells> painted,
                               const BrushTarget& target, const ByteBuffer& element,
                               std::shared_ptr<PaintingOutcome> outcome)
{
    return [painted = std::move(painted), cellsOf = target.cellsOf(), part = target.part(), element,
            outcome = std::move(outcome)](const SliceReader&, ValueEditor& editor,
                                          const Job& job) -> Result<> {
        const ValueEdits::Chunks before = editor.chunks();
        for (const auto& [row, runs] : painted->cells.rows())
            for (const CellRuns::Run& run : runs) {
                const CellRect cells{row, run.begin, 1, run.end - run.begin};
                Result<> filled = editor.fill(cellsOf(painted->plane, cells), part, element, job);
                if (!filled && filled.error().kind() == ErrorKind::Cancelled)
                    return filled;
                if (!filled && !outcome->leftOut)
                    outcome->leftOut = std::move(filled).error();
            }
        if (outcome->leftOut && editor.chunks() == before)
            return *outcome->leftOut;
        outcome->isWritten = true;
        return {};
    };
}

} // namespace bloscope
