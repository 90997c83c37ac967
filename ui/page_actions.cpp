#include "ui/page_actions.h"

#include "ui/actions.h"
#include "ui/controls/dimension_bar.h"
#include "ui/document/document_tabs.h"

namespace bloscope {

void connectPageActions(const Actions& actions, DocumentTabs& tabs)
{
    const auto onPage = [&tabs](QAction* action, void (DocumentPage::*call)()) {
        QObject::connect(action, &QAction::triggered, &tabs, [&tabs, call] {
            if (DocumentPage* page = tabs.currentPage())
                (page->*call)();
        });
    };
    const auto onArray = [&tabs](QAction* action, auto call) {
        QObject::connect(action, &QAction::triggered, &tabs, [&tabs, call] {
            if (ArrayPage* page = tabs.currentArrayPage())
                call(*page);
        });
    };
    onPage(actions.exportSlice, &DocumentPage::exportData);
    onPage(actions.copy, &DocumentPage::copy);
    onPage(actions.copyWithHeaders, &DocumentPage::copyWithHeaders);
    onPage(actions.zoomIn, &DocumentPage::zoomIn);
    onPage(actions.zoomOut, &DocumentPage::zoomOut);
    onPage(actions.zoomReset, &DocumentPage::zoomReset);
    onArray(actions.transpose, [](ArrayPage& page) { page.document().transpose(); });
    onArray(actions.editSlice, [](ArrayPage& page) { page.dimensionBar().focusSliceText(); });
    onArray(actions.nextIndex, [](ArrayPage& page) { page.dimensionBar().stepIndex(1); });
    onArray(actions.previousIndex, [](ArrayPage& page) { page.dimensionBar().stepIndex(-1); });
    onArray(actions.showTable, [](ArrayPage& page) { page.showView(ArrayPage::View::Table); });
    onArray(actions.showHeatmap, [](ArrayPage& page) { page.showView(ArrayPage::View::Heatmap); });
    onArray(actions.showCurve, [](ArrayPage& page) { page.showView(ArrayPage::View::Curve); });
    onArray(actions.showStatistics,
            [](ArrayPage& page) { page.showView(ArrayPage::View::Statistics); });
    onArray(actions.showChunks, [](ArrayPage& page) { page.showView(ArrayPage::View::Chunks); });
}

} // namespace bloscope
