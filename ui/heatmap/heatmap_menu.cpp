#include "ui/heatmap/heatmap_menu.h"

#include "ui/heatmap/heatmap_view.h"
#include "ui/slice/code_menu.h"

#include <QMenu>

namespace bloscope {

void showHeatmapMenu(HeatmapView& view, const std::optional<std::vector<std::int64_t>>& cell,
                     const QPoint& at)
{
    auto* menu = new QMenu(&view);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(HeatmapView::tr("&Copy Picture"), &view, &HeatmapView::copy);
    addCodeMenu(*menu, view);
    menu->addSeparator();
    menu->addAction(HeatmapView::tr("Show W&here It Lies…"), &view,
                    [&view, cell] { emit view.placeWanted(*cell); })
        ->setEnabled(cell.has_value());
    menu->popup(at);
}

} // namespace bloscope
