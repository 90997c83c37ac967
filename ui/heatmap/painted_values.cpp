#include "ui/heatmap/painted_values.h"

namespace bloscope {

namespace {

// The cells of one run after the other, of which there are as many as the brush has rows.
class PaintedSlices {
 public:
    PaintedSlices(const PaintedCells& painted, const BrushTarget::CellsOf& cellsOf, const Job& job)
        : m_painted(painted), m_cellsOf(cellsOf), m_job(job), m_row(painted.cells.rows().begin())
    {
        m_job.start(static_cast<std::uint64_t>(painted.cells.cellCount()));
    }

    std::optional<Slice> next()
    {
        if (m_row == m_painted.cells.rows().end())
            return {};
        const auto& [row, runs] = *m_row;
        const CellRuns::Run& run = runs[m_run++];
        const CellRect cells{row, run.begin, 1, run.end - run.begin};
        if (m_run == runs.size()) {
            ++m_row;
            m_run = 0;
        }
        m_job.advance(static_cast<std::uint64_t>(cells.columns));
        return m_cellsOf(m_painted.plane, cells);
    }

 private:
    const PaintedCells& m_painted;
    const BrushTarget::CellsOf& m_cellsOf;
    const Job& m_job;
    CellRuns::Rows::const_iterator m_row;
    std::size_t m_run = 0; // of those of the row
};

} // namespace

ValueChanges::Write paintingOf(std::shared_ptr<const PaintedCells> painted, const BrushPaint& paint,
                               std::shared_ptr<PaintingOutcome> outcome)
{
    return [painted = std::move(painted), paint, outcome = std::move(outcome)](
               const SliceReader&, ValueEditor& editor, const Job& job) -> Result<> {
        const ValueEdits::Chunks before = editor.chunks();
        PaintedSlices slices(*painted, paint.cellsOf, job);
        Result<> filled =
            editor.fillAll([&slices] { return slices.next(); }, paint.part, paint.element, job);
        if (!filled && filled.error().kind() == ErrorKind::Cancelled)
            return filled;
        if (!filled)
            outcome->leftOut = std::move(filled).error();
        if (outcome->leftOut && editor.chunks() == before)
            return *outcome->leftOut;
        outcome->isWritten = true;
        return {};
    };
}

} // namespace bloscope
