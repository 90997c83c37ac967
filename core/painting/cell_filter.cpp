#include "core/painting/cell_filter.h"

#include "core/change/change_cells.h"
#include "core/plane/number_plane.h"

#include <algorithm>
#include <cassert>

namespace bloscope {

namespace {

constexpr std::int64_t cellsAtOnce = 1 << 20;

// The values of a part of a plane, by positions in the plane.
class PlaneValues {
 public:
    PlaneValues(Cells cells, const PicturePlane& plane, const CellRect& at,
                const ElementBytes& part)
        : m_cells(std::move(cells)),
          m_steps(m_cells.steps()),
          m_isStrip(plane.isStrip()),
          m_at(at),
          m_part(part)
    {
    }

    std::optional<StoredValue> at(std::int64_t row, std::int64_t column) const
    {
        const std::size_t cell = m_isStrip ? m_steps.at(column - m_at.column, row - m_at.row)
                                           : m_steps.at(row - m_at.row, column - m_at.column);
        if (!m_cells.states.empty() && !canBeChanged(m_cells.states[cell]))
            return {};
        return storedValue(
            ByteView(m_cells.bytes.data() + cell * m_cells.itemsize + m_part.offset, m_part.size));
    }

 private:
    Cells m_cells;
    CellSteps m_steps;
    bool m_isStrip;
    CellRect m_at;
    ElementBytes m_part;
};

// The rows of a plane that have runs, in parts of about as many cells.
std::vector<CellRect> partsOf(const CellRuns& cells)
{
    std::vector<CellRect> parts;
    for (const auto& [row, runs] : cells.rows()) {
        const CellRect line{row, runs.front().begin, 1, runs.back().end - runs.front().begin};
        const CellRect both = parts.empty() ? line : united(parts.back(), line);
        if (parts.empty() || both.rows * both.columns > cellsAtOnce)
            parts.push_back(line);
        else
            parts.back() = both;
    }
    return parts;
}

} // namespace

StoredValue storedValue(ByteView element)
{
    assert(element.size() <= sizeof(StoredValue));
    StoredValue value = 0;
    for (std::size_t i = 0; i < element.size(); ++i)
        value |= static_cast<StoredValue>(element[i]) << (8 * i);
    return value;
}

bool PaintRule::accepts(StoredValue value) const
{
    return (!only || value == *only) && std::ranges::find(isProtected, value) == isProtected.end();
}

CellFilter::CellFilter(const CellSource& cells, const ElementBytes& part, PaintRule rule,
                       std::optional<ImageLimits> limits)
    : m_cells(cells), m_part(part), m_rule(std::move(rule)), m_limits(std::move(limits))
{
}

bool CellFilter::accepts(StoredValue value) const
{
    return value != m_leftOut && m_rule.accepts(value);
}

Result<CellRuns> CellFilter::of(const PicturePlane& plane, const CellRuns& among,
                                const Job& job) const
{
    CellRuns chosen;
    for (const CellRect& part : partsOf(among)) {
        if (job.stopped())
            return cancelled();
        BLOSCOPE_CHECK(choose(plane, among, part, chosen, job));
    }
    return chosen;
}

Result<CellRuns> CellFilter::of(const PicturePlane& plane, const Job& job) const
{
    CellRuns all;
    for (std::int64_t row = 0; row < plane.rows(); ++row)
        all.add(row, {0, plane.columns()});
    return of(plane, all, job);
}

Result<> CellFilter::choose(const PicturePlane& plane, const CellRuns& among, const CellRect& part,
                            CellRuns& to, const Job& job) const
{
    const Slice slice = plane.cellsOf(part);
    BLOSCOPE_TRY(Cells cells, m_cells.read(slice, {job.stop}));
    const PlaneValues values(std::move(cells), plane, part, m_part);
    NumberPlane numbers;
    if (m_limits) {
        BLOSCOPE_TRY(const Cells image, m_limits->image->read(slice, {job.stop}));
        numbers = NumberRows(image, m_limits->image->dtype(), plane.isStrip()).plane();
    }
    const auto isChosen = [&](std::int64_t row, std::int64_t column) {
        const auto value = values.at(row, column);
        return value && accepts(*value) &&
               (!m_limits || m_limits->accepts(numbers.numbers[static_cast<std::size_t>(
                                 (row - part.row) * part.columns + column - part.column)]));
    };
    for (auto row = among.rows().lower_bound(part.row);
         row != among.rows().end() && row->first < part.endRow(); ++row)
        for (const CellRuns::Run& run : row->second)
            for (std::int64_t begin = run.begin; begin < run.end;) {
                std::int64_t end = begin;
                while (end < run.end && isChosen(row->first, end))
                    ++end;
                to.add(row->first, {begin, end});
                begin = end + 1;
            }
    return {};
}

Result<StoredValue> CellFilter::valueAt(const PicturePlane& plane, CellPosition cell,
                                        const Job& job) const
{
    const CellRect part{cell.row, cell.column, 1, 1};
    BLOSCOPE_TRY(Cells cells, m_cells.read(plane.cellsOf(part), {job.stop}));
    const auto value = PlaneValues(std::move(cells), plane, part, m_part).at(cell.row, cell.column);
    if (!value)
        return usageError("the cell cannot be read");
    return *value;
}

} // namespace bloscope
