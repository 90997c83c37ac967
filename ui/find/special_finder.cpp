#include "ui/find/special_finder.h"

#include "core/array/slice_grid.h"
#include "core/cells/cell_in_slice.h"

namespace bloscope {

SpecialFinder::SpecialFinder(const Document& document, Scheduler& scheduler, QObject* parent)
    : QObject(parent), m_document(document), m_scheduler(scheduler)
{
}

void SpecialFinder::find(CellSourcePtr cells, const PicturePlane& plane, SpecialCell kind,
                         CellPosition after, const std::optional<DTypeLeaf>& part)
{
    const Slice slice = plane.cellsOf(plane.all());
    const NumberOrder order(part ? part->dtype : cells->dtype());
    const FoundCell from =
        plane.all().contains(after) ? positionIn(slice, plane.indexAt(after)) : FoundCell();
    m_search = std::make_unique<CellSearch>(
        std::move(cells), m_scheduler,
        CellSearch::Wish{slice, criterionOf(kind, order), ScanDirection::Forwards, from, part},
        m_document.summaries());
    connect(m_search.get(), &CellSearch::finished, this,
            [this, plane, slice](const Result<CellSearch::Answer>& answer) {
                if (!answer)
                    return emit found(answer.error());
                const FoundCell& cell = answer->cell;
                emit found(cell ? plane.positionOf(SliceGrid::indexOf(slice, *cell))
                                : std::nullopt);
            });
}

} // namespace bloscope
