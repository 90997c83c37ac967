#include "ui/actions/page_actions.h"

#include "ui/actions/actions.h"
#include "ui/pages/page_code.h"
#include "ui/slice/dimension_bar.h"
#include "ui/tabs/document_tabs.h"

namespace bloscope {

namespace {

void connectCode(const Actions& actions, DocumentTabs& tabs)
{
    for (std::size_t i = 0; i < codeLanguages.size(); ++i)
        QObject::connect(actions.copyAsCode[qsizetype(i)], &QAction::triggered, &tabs, [&tabs, i] {
            if (ArrayPage* page = tabs.currentArrayPage(); page && page->canCopyCode())
                copyCode(*page, codeLanguages[i]);
        });
    const auto enable = [&actions, &tabs] {
        const ArrayPage* page = tabs.currentArrayPage();
        for (QAction* action : actions.copyAsCode)
            action->setEnabled(page && page->canCopyCode());
    };
    QObject::connect(&tabs, &DocumentTabs::abilitiesChanged, &tabs, enable);
    QObject::connect(&tabs, &DocumentTabs::currentPageChanged, &tabs, enable);
    enable();
}

} // namespace

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
    onPage(actions.goToIndex, &DocumentPage::askWhereToGo);
    onPage(actions.findNext, &DocumentPage::findNext);
    onPage(actions.findPrevious, &DocumentPage::findPrevious);
    connectCode(actions, tabs);
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
    onArray(actions.showPlanes, [](ArrayPage& page) { page.showView(ArrayPage::View::Planes); });
    onArray(actions.link,
            [link = actions.link](ArrayPage& page) { page.setLinked(link->isChecked()); });
    onArray(actions.showChunks, [](ArrayPage& page) { page.showView(ArrayPage::View::Chunks); });
}

void updatePageActions(const Actions& actions, const DocumentTabs& tabs)
{
    const ArrayPage* array = tabs.currentArrayPage();
    for (QAction* action :
         {actions.editSlice, actions.transpose, actions.showTable, actions.showHeatmap,
          actions.showCurve, actions.showStatistics, actions.showPlanes, actions.showChunks,
          actions.nextIndex, actions.previousIndex})
        action->setEnabled(array);
    actions.interpret->setEnabled(array && array->canInterpret());
    actions.link->setEnabled(array && array->canLink());
    actions.link->setChecked(array && array->isLinked());
    const DocumentPage* page = tabs.currentPage();
    for (QAction* action : {actions.find, actions.findInStructure})
        action->setEnabled(page);
    for (QAction* action : {actions.findNext, actions.findPrevious})
        action->setEnabled(page && page->canFind());
    actions.copy->setEnabled(page && page->canCopy());
    actions.copyWithHeaders->setEnabled(page && page->canCopyWithHeaders());
    actions.exportSlice->setEnabled(page && page->canExport());
    actions.goToIndex->setEnabled(page && page->canGoTo());
    for (QAction* action : {actions.zoomIn, actions.zoomOut, actions.zoomReset})
        action->setEnabled(page && page->canZoom());
}

} // namespace bloscope
