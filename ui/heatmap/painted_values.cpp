#include "ui/heatmap/painted_values.h"

namespace bloscope {

// Fills each run by itself: there are as many as the brush has rows.
ValueChanges::Write paintingOf(std::shared_ptr<const PaintedCells> painted,
                               const ElementBytes& part, const ByteBuffer& element,
                               std::shared_ptr<std::atomic<bool>> isDone)
{
    return [painted = std::move(painted), part, element, isDone = std::move(isDone)](
               const SliceReader&, ValueEditor& editor, const Job& job) -> Result<> {
        for (const auto& [row, runs] : painted->cells.rows())
            for (const CellRuns::Run& run : runs) {
                const CellRect cells{row, run.begin, 1, run.end - run.begin};
                BLOSCOPE_CHECK(editor.fill(painted->plane.cellsOf(cells), part, element, job));
            }
        *isDone = true;
        return {};
    };
}

} // namespace bloscope
