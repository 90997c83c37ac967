#include "ui/heatmap/heatmap_bar.h"
#include "ui/heatmap/heatmap_profiles.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/overlay/heatmap_overlay.h"
#include "ui/plot/heatmap_plot.h"
#include "ui/plot/pointed_cell.h"
#include "ui/text/number_text.h"

#include <QMenu>

// What lies over the picture of a heatmap and beside it, and what both say of the cell that is
// pointed at.
namespace bloscope {

void HeatmapView::addOverlayAndProfiles()
{
    QMenu* menu = m_bar->menu();
    menu->addSeparator();
    menu->addAction(m_profiles->action());
    menu->addMenu(m_overlay->menu());
    m_plot->addActions({m_profiles->action(), m_overlay->switchAction()}); // for their keys
    connect(m_overlay, &HeatmapOverlay::textChanged, this, &HeatmapView::tellPointedCell);
    connect(m_overlay, &HeatmapOverlay::openArraysWanted, this, &HeatmapView::openArraysWanted);
}

// Where nothing is pointed at, the cell with the mark is.
void HeatmapView::pointAt(CellPosition position)
{
    if (position.row < 0)
        position = m_plot->mark().value_or(CellPosition{});
    m_pointed->pointAt(position);
    m_overlay->pointAt(position);
}

void HeatmapView::tellPointedCell()
{
    const QString above = m_overlay->textAt(m_pointedCell);
    const QString text = above.isEmpty() ? m_pointedText : tr("%1 · %2").arg(m_pointedText, above);
    m_document.setCurrentCell(m_pointedCell, text);
    const auto& [row, column] = m_pointedCell;
    const QString index = row >= 0 ? indexText(m_document.slice().indexAt(row, column)) : QString();
    m_plot->setAccessibleValue(*m_plot, row >= 0 ? index + ' ' + text : QString());
}

} // namespace bloscope
