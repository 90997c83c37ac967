#include "ui/actions/page_actions.h"

#include "ui/actions/actions.h"
#include "ui/document/document_link.h"
#include "ui/document/value_changes.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/pages/array_views.h"
#include "ui/pages/finder.h"
#include "ui/pages/page_code.h"
#include "ui/pages/table_page.h"
#include "ui/slice/dimension_bar.h"
#include "ui/tabs/document_tabs.h"
#include "ui/tabs/file_salvage.h"

namespace bloscope {

namespace {

void connectCode(const Actions& actions, DocumentTabs& tabs)
{
    for (std::size_t i = 0; i < codeLanguages.size(); ++i)
        QObject::connect(actions.copyAsCode[qsizetype(i)], &QAction::triggered, &tabs, [&tabs, i] {
            if (ArrayPage* page = tabs.currentArrayPage(); page && canCopyCode(*page))
                copyCode(*page, codeLanguages[i]);
        });
    const auto enable = [&actions, &tabs] {
        const ArrayPage* page = tabs.currentArrayPage();
        for (QAction* action : actions.copyAsCode)
            action->setEnabled(page && canCopyCode(*page));
    };
    QObject::connect(&tabs, &DocumentTabs::abilitiesChanged, &tabs, enable);
    QObject::connect(&tabs, &DocumentTabs::currentPageChanged, &tabs, enable);
    enable();
}

void connectFinding(const QAction* action, ScanDirection direction, DocumentTabs& tabs)
{
    QObject::connect(action, &QAction::triggered, &tabs, [&tabs, direction] {
        if (DocumentPage* page = tabs.currentPage(); page && page->finder())
            page->finder()->find(direction);
    });
}

// What the heatmap of the page in front has in its own menu; it comes to the front with them.
void connectPicture(const Actions& actions, DocumentTabs& tabs)
{
    QMenu* menu = actions.overPicture.get();
    const auto fill = [menu, &tabs] {
        menu->clear();
        const ArrayPage* page = tabs.currentArrayPage();
        menu->setEnabled(page);
        if (page)
            menu->addActions(page->findChild<HeatmapView*>()->menuActions());
    };
    QObject::connect(&tabs, &DocumentTabs::currentPageChanged, menu, fill);
    QObject::connect(menu, &QMenu::triggered, &tabs, [&tabs](const QAction*) {
        if (ArrayPage* page = tabs.currentArrayPage();
            page && page->shownView() != QLatin1String("planes"))
            page->showView(QStringLiteral("heatmap"));
    });
    fill();
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
    const auto onView = [&tabs](QAction* action, void (SliceView::*call)()) {
        QObject::connect(action, &QAction::triggered, &tabs, [&tabs, call] {
            DocumentPage* page = tabs.currentPage();
            if (SliceView* view = page ? page->currentView() : nullptr)
                (view->*call)();
        });
    };
    const auto onArray = [&tabs](QAction* action, auto call) {
        QObject::connect(action, &QAction::triggered, &tabs, [&tabs, call] {
            if (ArrayPage* page = tabs.currentArrayPage())
                call(*page);
        });
    };
    QObject::connect(actions.salvage, &QAction::triggered, &tabs, [&tabs] {
        if (DocumentTab* tab = tabs.currentTab())
            tab->salvage();
    });
    onPage(actions.exportSlice, &DocumentPage::exportData);
    onPage(actions.copy, &DocumentPage::copy);
    onPage(actions.goToIndex, &DocumentPage::askWhereToGo);
    onView(actions.copyWithHeaders, &SliceView::copyWithHeaders);
    onView(actions.paste, &SliceView::paste);
    onView(actions.editCell, &SliceView::editCell);
    onView(actions.fill, &SliceView::fillSelection);
    onView(actions.clear, &SliceView::clearSelection);
    onView(actions.zoomIn, &SliceView::zoomIn);
    onView(actions.zoomOut, &SliceView::zoomOut);
    onView(actions.zoomReset, &SliceView::zoomReset);
    QObject::connect(actions.replace, &QAction::triggered, &tabs, [&tabs] {
        const ArrayPage* page = tabs.currentArrayPage();
        if (page && page->finder())
            page->finder()->askToReplace();
    });
    connectFinding(actions.findNext, ScanDirection::Forwards, tabs);
    connectFinding(actions.findPrevious, ScanDirection::Backwards, tabs);
    connectCode(actions, tabs);
    connectPicture(actions, tabs);
    onArray(actions.saveInOtherForm, [](ArrayPage& page) { page.saveInOtherForm(); });
    onArray(actions.transpose, [](ArrayPage& page) { page.document().transpose(); });
    onArray(actions.editSlice, [](ArrayPage& page) { page.dimensionBar().focusSliceText(); });
    onArray(actions.nextIndex, [](ArrayPage& page) { page.dimensionBar().stepIndex(1); });
    onArray(actions.previousIndex, [](ArrayPage& page) { page.dimensionBar().stepIndex(-1); });
    for (qsizetype i = 0; i < actions.showViews.size(); ++i)
        onArray(actions.showViews[i], [word = arrayViews()[std::size_t(i)].word](ArrayPage& page) {
            page.showView(word);
            page.takeFocus();
        });
    onArray(actions.link,
            [link = actions.link](ArrayPage& page) { page.link().setOn(link->isChecked()); });
}

namespace {

// What is not possible now says why.
void updateChanges(const Actions& actions, const DocumentPage* shown)
{
    const auto* page = qobject_cast<const ArrayPage*>(shown);
    const bool isTable = qobject_cast<const TablePage*>(shown);
    const SliceView* view = page ? page->currentView() : nullptr;
    const QString whyNot = page      ? page->changes().whyNot()
                           : isTable ? TablePage::whyNotEdited()
                                     : QString();
    const auto set = [&whyNot](QAction* action, bool isThere) {
        action->setEnabled(isThere && whyNot.isEmpty());
        action->setToolTip(isThere ? whyNot : QString()); // otherwise the menu's text says it all
        action->setStatusTip(isThere ? whyNot : QString());
    };
    for (QAction* action : {actions.paste, actions.editCell, actions.clear})
        set(action, isTable || (view && view->canChangeValues()));
    set(actions.fill, isTable || (view && view->canFillSelection()));
    set(actions.replace, page && page->finder() && page->finder()->canReplace());
}

void updateSalvage(QAction& salvage, const DocumentTab* tab)
{
    const QString whyNot = tab ? whyNotSalvaged(tab->file()) : QString();
    salvage.setEnabled(tab && whyNot.isEmpty());
    salvage.setToolTip(whyNot); // otherwise the menu's text says it all
    salvage.setStatusTip(whyNot);
}

} // namespace

void updatePageActions(const Actions& actions, const DocumentTabs& tabs)
{
    const ArrayPage* array = tabs.currentArrayPage();
    for (QAction* action :
         actions.showViews + QList{actions.editSlice, actions.transpose, actions.nextIndex,
                                   actions.previousIndex, actions.nextLabelSlice,
                                   actions.previousLabelSlice})
        action->setEnabled(array);
    actions.tellGeometry->setEnabled(array && !array->document().array()->shape().empty());
    actions.saveInOtherForm->setEnabled(array && array->currentView());
    actions.interpret->setEnabled(array && array->canInterpret());
    actions.link->setEnabled(array && array->link().isPossible());
    actions.link->setChecked(array && array->link().isOn());
    updateChanges(actions, tabs.currentPage());
    updateSalvage(*actions.salvage, tabs.currentTab());
    const DocumentPage* page = tabs.currentPage();
    const SliceView* view = page ? page->currentView() : nullptr;
    for (QAction* action : {actions.find, actions.findInStructure})
        action->setEnabled(page);
    for (QAction* action : {actions.findNext, actions.findPrevious})
        action->setEnabled(page && page->finder());
    actions.copy->setEnabled(page && page->canCopy());
    actions.copyWithHeaders->setEnabled(view && view->canCopyWithHeaders());
    actions.exportSlice->setEnabled(page && page->canExport());
    actions.goToIndex->setEnabled(page && page->canGoTo());
    for (QAction* action : {actions.zoomIn, actions.zoomOut, actions.zoomReset})
        action->setEnabled(view && view->canZoom());
}

} // namespace bloscope
