#include "ui/find/special_search.h"

#include "core/statistics/find_cell.h"
#include "core/statistics/slice_scan.h"

namespace bloscope {

namespace {

CellCriterion criterionOf(SpecialCell kind, const NumberOrder& order)
{
    switch (kind) {
    case SpecialCell::PlusInfinity:
        return CellCriterion::positiveInfinite(order);
    case SpecialCell::MinusInfinity:
        return CellCriterion::negativeInfinite(order);
    case SpecialCell::Damaged:
        return CellCriterion::state(CellState::Damaged);
    case SpecialCell::Uninitialised:
        return CellCriterion::state(CellState::Uninitialised);
    case SpecialCell::Absent:
        return CellCriterion::state(CellState::Absent);
    case SpecialCell::NotANumber:
        break;
    }
    return CellCriterion::notANumber(order);
}

// A cell of the plane as a position in its slice, and back.
std::vector<std::int64_t> positionOf(CellPosition cell, const PicturePlane& plane)
{
    std::vector<std::int64_t> position(plane.slice().dimensions().size(), 0);
    if (const auto dimension = plane.rowDimension())
        position[*dimension] = cell.row;
    if (const auto dimension = plane.columnDimension())
        position[*dimension] = cell.column;
    return position;
}

CellPosition cellOf(const std::vector<std::int64_t>& position, const PicturePlane& plane)
{
    const auto at = [&](std::optional<std::size_t> dimension) {
        return dimension ? position[*dimension] : 0;
    };
    return {at(plane.rowDimension()), at(plane.columnDimension())};
}

} // namespace

Result<std::optional<CellPosition>>
findSpecial(const SliceReader& reader, const PicturePlane& plane, SpecialCell kind,
            CellPosition after, const std::optional<DTypeLeaf>& part, const Job& job)
{
    BLOSCOPE_TRY(const SliceScanPtr scan,
                 SliceScan::create(reader, plane.cellsOf(plane.all()), part));
    const CellCriterion criterion = criterionOf(kind, scan->order());
    const auto next = [&](const FoundCell& from) {
        return findCell(*scan, criterion, ScanDirection::Forwards, from, nullptr, job);
    };
    FoundCell found;
    if (plane.all().contains(after)) {
        BLOSCOPE_TRY(found, next(positionOf(after, plane)));
    }
    if (!found) {
        BLOSCOPE_TRY(found, next({}));
    }
    return found ? std::optional(cellOf(*found, plane)) : std::nullopt;
}

} // namespace bloscope
