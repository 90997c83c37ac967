#include "core/painting/paint_cells.h"

#include <utility>

namespace bloscope {

namespace {

// One run after the other, as slices of the array that is painted.
class RunSlices {
 public:
    RunSlices(const CellPaint& paint, const NextCells& next, const CellFilter* filter,
              const Job& job)
        : m_paint(paint), m_next(next), m_filter(filter), m_job(job)
    {
    }

    std::optional<Slice> next()
    {
        while (m_row == m_cells.cells.rows().end())
            if (!takePlane())
                return {};
        const auto& [row, runs] = *m_row;
        const CellRuns::Run run = runs[m_run++];
        const CellRect part{row, run.begin, 1, run.end - run.begin};
        if (m_run == runs.size()) {
            ++m_row;
            m_run = 0;
        }
        return m_paint.cellsOf(m_cells.plane, part);
    }

    Result<> takeOutcome() { return std::move(m_outcome); }

 private:
    bool takePlane()
    {
        Result<std::optional<PlaneCells>> next = m_next();
        if (next && *next && m_filter && !(*next)->cells.isEmpty()) {
            Result<CellRuns> chosen = m_filter->of((*next)->plane, (*next)->cells, m_job);
            if (chosen)
                (*next)->cells = std::move(*chosen);
            else
                next = std::move(chosen).error();
        }
        if (!next)
            m_outcome = std::move(next).error();
        if (!m_outcome || !*next)
            return false;
        m_cells = std::move(**next);
        m_row = m_cells.cells.rows().begin();
        return true;
    }

    const CellPaint& m_paint;
    const NextCells& m_next;
    const CellFilter* m_filter;
    const Job& m_job;
    PlaneCells m_cells;
    CellRuns::Rows::const_iterator m_row = m_cells.cells.rows().end();
    std::size_t m_run = 0; // of those of the row
    Result<> m_outcome;
};

} // namespace

Result<> paintCells(ValueEditor& editor, const CellPaint& paint, const NextCells& next,
                    const CellFilter* filter, const Job& job)
{
    RunSlices slices(paint, next, filter, job);
    Result<> filled =
        editor.fillAll([&slices] { return slices.next(); }, paint.part, paint.element, job);
    BLOSCOPE_CHECK(slices.takeOutcome());
    return filled;
}

NextCells cellsOneByOne(const PlaneStack& stack, const StackCells& cells)
{
    return [&stack, &cells, next = cells.begin()]() mutable -> Result<std::optional<PlaneCells>> {
        if (next == cells.end())
            return std::optional<PlaneCells>();
        const auto& [index, ofPlane] = *next++;
        return std::optional(PlaneCells{stack[index], ofPlane});
    };
}

} // namespace bloscope
