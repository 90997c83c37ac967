// The cells of a heatmap that somebody looks for or asks to be shown.
#include "ui/cells/cell_in_slice.h"
#include "ui/find/special_finder.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/plot/heatmap_plot.h"
#include "ui/plot/plane_pane.h"
#include "ui/slice/part_box.h"
#include "ui/text/error_text.h"

#include <QLabel>
#include <QStackedWidget>

namespace bloscope {

void HeatmapView::goToNext(SpecialCell kind)
{
    m_footer->setText(tr("Searching…"));
    m_finder->find(m_document.reader(), m_pane->plane(), kind,
                   m_plot->mark().value_or(CellPosition{}), m_part->leaf());
}

void HeatmapView::showFound(const Result<std::optional<CellPosition>>& found)
{
    describePicture();
    if (!found)
        return emit notice(errorSentence(tr("The search has ended"), found.error()));
    const std::optional<CellPosition>& cell = *found;
    if (!cell)
        return emit notice(tr("There is no such cell in this plane."));
    m_plot->markInSight(*cell);
}

bool HeatmapView::goToCell(const std::vector<std::int64_t>& index)
{
    if (m_pages->currentIndex() != 0)
        return false;
    m_plot->markInSight(m_pane->plane().cellAt(positionOf(m_document.slice(), index)));
    return true;
}

std::optional<std::vector<std::int64_t>> HeatmapView::markedCell() const
{
    if (!m_plot->mark())
        return {};
    const CellPosition cell = m_pane->plane().cellAt(*m_plot->mark());
    return m_document.slice().indexAt(cell.row, cell.column);
}

} // namespace bloscope
