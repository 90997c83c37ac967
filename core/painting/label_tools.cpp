#include "core/painting/label_tools.h"

#include <utility>

namespace bloscope {

namespace {

CellFilter filterFor(StoredValue label, const StackedLabels& labels,
                     const std::optional<ImageLimits>& limits = {})
{
    return {labels.cells, labels.part, {.only = label}, limits};
}

// The planes in which a tool looks, by their numbers among these.
class ToolPlanes {
 public:
    explicit ToolPlanes(const StackedLabels& labels)
        : m_stack(labels.stack), m_isAlone(labels.extent == ToolExtent::Plane)
    {
    }

    std::int64_t count() const { return m_isAlone ? 1 : m_stack.count(); }
    std::int64_t current() const { return m_isAlone ? 0 : m_stack.index(); }
    std::int64_t indexOf(std::int64_t number) const { return m_isAlone ? m_stack.index() : number; }
    StackCells byIndex(StackCells cells) const
    {
        if (!m_isAlone || cells.empty())
            return cells;
        StackCells moved;
        moved.emplace(m_stack.index(), std::move(cells.begin()->second));
        return moved;
    }

 private:
    const PlaneStack& m_stack;
    bool m_isAlone;
};

struct LabelledPlane {
    std::int64_t index = 0;
    CellRuns cells;
};

// The nearest one that has cells, from an index on in steps of 1 or -1.
Result<std::optional<LabelledPlane>> nextPlaneWith(const CellFilter& filter,
                                                   const PlaneStack& stack, std::int64_t from,
                                                   int step, const Job& job)
{
    for (std::int64_t index = from; index >= 0 && index < stack.count(); index += step) {
        BLOSCOPE_TRY(CellRuns cells, filter.of(stack[index], job));
        job.advance();
        if (!cells.isEmpty())
            return std::optional(LabelledPlane{index, std::move(cells)});
    }
    return std::optional<LabelledPlane>();
}

Result<> addBetween(const LabelledPlane& first, const LabelledPlane& last, double rowsPerColumn,
                    StackCells& to, const Job& job)
{
    if (last.index - first.index < 2)
        return {};
    BLOSCOPE_TRY(const ShapeBetween between,
                 ShapeBetween::of(first.cells, last.cells, rowsPerColumn));
    const auto whole = static_cast<double>(last.index - first.index);
    for (std::int64_t index = first.index + 1; index < last.index; ++index) {
        if (job.stopped())
            return cancelled();
        if (CellRuns cells = between.at(static_cast<double>(index - first.index) / whole);
            !cells.isEmpty())
            to.emplace(index, std::move(cells));
    }
    return {};
}

} // namespace

Result<StackCells> regionAround(CellPosition cell, const StackedLabels& labels,
                                const std::optional<ImageLimits>& limits, const Job& job)
{
    BLOSCOPE_TRY(const StoredValue value,
                 filterFor(0, labels).valueAt(labels.stack.plane(), cell, job));
    const CellFilter filter = filterFor(value, labels, limits);
    const ToolPlanes planes(labels);
    const auto cellsOf = [&](std::int64_t number) {
        return filter.of(labels.stack[planes.indexOf(number)], job);
    };
    BLOSCOPE_TRY(StackCells found,
                 connectedWith({planes.current(), cell}, planes.count(), cellsOf, job));
    if (found.empty())
        return usageError("the image is outside of the limits at this cell");
    return planes.byIndex(std::move(found));
}

Result<StackCells> islandsOf(StoredValue label, std::int64_t fewest, const StackedLabels& labels,
                             const Job& job)
{
    const CellFilter filter = filterFor(label, labels);
    const ToolPlanes planes(labels);
    const auto cellsOf = [&](std::int64_t number) {
        return filter.of(labels.stack[planes.indexOf(number)], job);
    };
    BLOSCOPE_TRY(StackCells found, islandsIn(planes.count(), cellsOf, fewest, job));
    if (found.empty())
        return usageError("no region of the label is smaller");
    return planes.byIndex(std::move(found));
}

Result<StackCells> shapesBetween(StoredValue label, double rowsPerColumn,
                                 const StackedLabels& labels, const Job& job)
{
    const PlaneStack& stack = labels.stack;
    job.start(static_cast<std::uint64_t>(stack.count()));
    const CellFilter filter = filterFor(label, labels);
    BLOSCOPE_TRY(const auto before, nextPlaneWith(filter, stack, stack.index() - 1, -1, job));
    BLOSCOPE_TRY(const auto behind, nextPlaneWith(filter, stack, stack.index() + 1, 1, job));
    BLOSCOPE_TRY(CellRuns cells, filter.of(stack.plane(), job));
    StackCells found;
    if (!cells.isEmpty()) {
        const LabelledPlane current{stack.index(), std::move(cells)};
        if (before)
            BLOSCOPE_CHECK(addBetween(*before, current, rowsPerColumn, found, job));
        if (behind)
            BLOSCOPE_CHECK(addBetween(current, *behind, rowsPerColumn, found, job));
    } else if (before && behind) {
        BLOSCOPE_CHECK(addBetween(*before, *behind, rowsPerColumn, found, job));
    }
    if (!found.empty())
        return found;
    return usageError(before || behind ? "there is no gap between slices with the label here"
                                       : "no other slice contains the label");
}

Result<StackCells> copyTo(std::int64_t step, StoredValue label, const StackedLabels& labels,
                          const Job& job)
{
    const PlaneStack& stack = labels.stack;
    const std::int64_t to = stack.index() + step;
    if (!stack.dimension() || to < 0 || to >= stack.count())
        return usageError("there is no other slice in this direction");
    BLOSCOPE_TRY(CellRuns cells, filterFor(label, labels).of(stack.plane(), job));
    if (cells.isEmpty())
        return usageError("this slice does not contain the label");
    StackCells copied;
    copied.emplace(to, std::move(cells));
    return copied;
}

} // namespace bloscope
