#include "ui/actions/main_menus.h"

#include "ui/actions/actions.h"
#include "ui/controls/labelled_button.h"
#include "ui/document/link_group.h"
#include "ui/document/value_changes.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/pages/array_views.h"
#include "ui/pages/finder.h"
#include "ui/pages/page_export.h"
#include "ui/pages/page_movie.h"
#include "ui/pages/table_page.h"
#include "ui/settings/settings.h"
#include "ui/slice/dimension_bar.h"
#include "ui/tabs/document_sides.h"
#include "ui/tabs/document_tabs.h"
#include "ui/tabs/salvage_offer.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QMenuBar>
#include <QToolButton>

namespace bloscope {

namespace {

void update(const Actions& actions, const DocumentSides& sides)
{
    for (QAction* action : {actions.split, actions.moveToOtherSide})
        action->setEnabled(sides.canMove());
    actions.split->setChecked(sides.isSplit());
    actions.grid->setEnabled(sides.canMakeGrid());
    actions.grid->setChecked(sides.isGrid());
    actions.otherSide->setEnabled(sides.isSplit());
    for (QAction* action : {actions.nextTab, actions.previousTab})
        action->setEnabled(sides.activeSide().count() > 1);
}

bool canCopyCodeOf(const DocumentPage* page, CodeLanguage language)
{
    if (const auto* table = qobject_cast<const TablePage*>(page))
        return table->canCopyCode(language);
    const auto* array = qobject_cast<const ArrayPage*>(page);
    return array && canCopyCode(*array);
}

void copyCodeOf(DocumentPage* page, CodeLanguage language)
{
    if (auto* table = qobject_cast<TablePage*>(page))
        return table->copyCode(language);
    auto* array = qobject_cast<ArrayPage*>(page);
    if (array && canCopyCode(*array))
        copyCode(*array, language);
}

void connectCode(const Actions& actions, DocumentTabs& tabs)
{
    for (std::size_t i = 0; i < codeLanguages.size(); ++i)
        QObject::connect(actions.copyAsCode[qsizetype(i)], &QAction::triggered, &tabs,
                         [&tabs, i] { copyCodeOf(tabs.currentPage(), codeLanguages[i]); });
    const auto enable = [&actions, &tabs] {
        const DocumentPage* page = tabs.currentPage();
        for (std::size_t i = 0; i < codeLanguages.size(); ++i)
            actions.copyAsCode[qsizetype(i)]->setEnabled(canCopyCodeOf(page, codeLanguages[i]));
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

struct MainMenus {
    Q_DECLARE_TR_FUNCTIONS(MainMenus)
};

void addFileMenu(QMenuBar& bar, const Actions& actions, QMenu& recentFiles)
{
    QMenu* file = bar.addMenu(MainMenus::tr("&File"));
    file->setToolTipsVisible(true); // why something is not possible
    file->addAction(actions.newWindow);
    file->addActions({actions.open, actions.openFolder, actions.openAddress});
    recentFiles.setTitle(MainMenus::tr("Open &Recent"));
    file->addMenu(&recentFiles);
    file->addAction(actions.openSample);
    file->addSeparator();
    file->addActions({actions.save, actions.saveAs, actions.saveCopy, actions.saveInOtherForm,
                      actions.upload, actions.keepLocalCopy, actions.salvage, actions.revert});
    file->addSeparator();
    file->addActions({actions.exportSlice, actions.exportMovie, actions.compare, actions.checkFile,
                      actions.checkFolder, actions.reportOnFolder});
    file->addSeparator();
    file->addAction(actions.closeTab);
    file->addAction(actions.quit);
}

void addEditMenu(QMenuBar& bar, const Actions& actions)
{
    QMenu* edit = bar.addMenu(MainMenus::tr("&Edit"));
    edit->setToolTipsVisible(true);
    edit->addActions({actions.undo, actions.redo});
    edit->addSeparator();
    edit->addActions({actions.copy, actions.copyWithHeaders});
    edit->addMenu(MainMenus::tr("Copy as Co&de"))->addActions(actions.copyAsCode);
    edit->addAction(actions.paste);
    edit->addSeparator();
    edit->addActions({actions.editCell, actions.fill, actions.clear});
    edit->addSeparator();
    edit->addAction(actions.showChanges);
    edit->addSeparator();
    edit->addActions({actions.find, actions.findNext, actions.findPrevious, actions.replace,
                      actions.findInStructure});
    edit->addSeparator();
    edit->addAction(actions.editSlice);
    edit->addSeparator();
    edit->addAction(actions.preferences);
}

void addViewMenu(QMenuBar& bar, const Actions& actions)
{
    QMenu* view = bar.addMenu(MainMenus::tr("&View"));
    view->addActions(actions.showViews);
    view->addSeparator();
    view->addActions({actions.transpose, actions.link});
    view->addMenu(MainMenus::tr("What Links Share"))->addActions(actions.linkedParts);
    view->addActions({actions.interpret, actions.tellGeometry});
    view->addMenu(actions.overPicture.get());
    view->addActions({actions.zoomIn, actions.zoomOut, actions.zoomReset});
    view->addSeparator();
    view->addActions({actions.showStructure, actions.showMetadata, actions.showLabels,
                      actions.showCases, actions.showServers});
    view->addSeparator();
    view->addActions({actions.split, actions.grid, actions.moveToOtherSide});
    view->addSeparator();
    view->addAction(actions.viewAlone);
}

void addGoMenu(QMenuBar& bar, const Actions& actions)
{
    QMenu* go = bar.addMenu(MainMenus::tr("&Go"));
    go->addAction(actions.goToIndex);
    go->addActions({actions.nextIndex, actions.previousIndex});
    go->addActions({actions.nextLabelSlice, actions.previousLabelSlice});
    go->addSeparator();
    go->addActions({actions.nextFile, actions.previousFile});
    go->addSeparator();
    go->addActions({actions.nextTab, actions.previousTab, actions.otherSide});
}

void addHelpMenu(QMenuBar& bar, const Actions& actions)
{
    QMenu* help = bar.addMenu(MainMenus::tr("&Help"));
    help->addActions({actions.guide, actions.shortcuts});
    help->addSeparator();
    help->addActions({actions.copyReport, actions.about});
}

void addButtons(QMenuBar& bar, const Actions& actions)
{
    auto* corner = new QWidget(&bar);
    QHBoxLayout* row = tightRow(corner);
    for (QAction* action : {actions.showStructure, actions.showMetadata}) {
        auto* button = new QToolButton(corner);
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::NoFocus); // its key is as good
        row->addWidget(button);
    }
    bar.setCornerWidget(corner);
}

} // namespace

void connectSideActions(const Actions& actions, DocumentSides& sides)
{
    const auto on = [&sides](QAction* action, auto call) {
        QObject::connect(action, &QAction::triggered, &sides, call);
    };
    on(actions.split, [&sides](bool split) { sides.setSplit(split); });
    on(actions.grid, [&sides](bool grid) { sides.setGrid(grid); });
    on(actions.moveToOtherSide, [&sides] { sides.moveToOtherSide(sides.currentTab()); });
    on(actions.otherSide, [&sides] { sides.showOtherSide(); });
    on(actions.nextTab, [&sides] { sides.showNextTab(1); });
    on(actions.previousTab, [&sides] { sides.showNextTab(-1); });
    const auto offer = [&actions, &sides] { update(actions, sides); };
    QObject::connect(&sides, &DocumentSides::arranged, &sides, offer);
    QObject::connect(&sides, &DocumentSides::currentChanged, &sides, offer);
    offer();
}

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
    const auto onCells = [&tabs](QAction* action, void (EditableCells::*call)()) {
        QObject::connect(action, &QAction::triggered, &tabs, [&tabs, call] {
            DocumentPage* page = tabs.currentPage();
            if (EditableCells* cells = page ? page->editableCells() : nullptr)
                (cells->*call)();
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
    onArray(actions.exportMovie, [](ArrayPage& page) {
        if (canExportMovie(page))
            page.exportMovie();
    });
    onPage(actions.copy, &DocumentPage::copy);
    onPage(actions.goToIndex, &DocumentPage::askWhereToGo);
    onPage(actions.copyWithHeaders, &DocumentPage::copyWithHeaders);
    onCells(actions.paste, &EditableCells::paste);
    onCells(actions.editCell, &EditableCells::editCell);
    onCells(actions.fill, &EditableCells::fillSelection);
    onCells(actions.clear, &EditableCells::clearSelection);
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

void connectLinkedParts(const Actions& actions, LinkGroup* group, Settings& settings)
{
    for (QAction* action : actions.linkedParts)
        action->setEnabled(group);
    if (!group)
        return;
    LinkGroup& links = *group;
    links.setParts(settings.linkedParts());
    QObject::connect(&links, &LinkGroup::partsChanged, actions.link,
                     [&links, &settings] { settings.setLinkedParts(links.parts()); });
    for (qsizetype i = 0; i < actions.linkedParts.size(); ++i) {
        QAction* action = actions.linkedParts[i];
        const auto part = static_cast<Linked>(1 << i);
        const auto show = [action, part, &links] { action->setChecked(links.parts() & part); };
        QObject::connect(action, &QAction::triggered, &links, [part, &links](bool isOn) {
            links.setParts(isOn ? links.parts() | part : links.parts() & ~LinkedParts(part));
        });
        QObject::connect(&links, &LinkGroup::partsChanged, action, show);
        show();
    }
}

namespace {

// What is not possible now says why.
void updateChanges(const Actions& actions, const DocumentPage* shown)
{
    const auto* page = qobject_cast<const ArrayPage*>(shown);
    const EditableCells* cells = shown ? shown->editableCells() : nullptr;
    const QString editObstacle = shown ? shown->editObstacle() : QString();
    const auto set = [&editObstacle](QAction* action, bool isThere) {
        action->setEnabled(isThere && editObstacle.isEmpty());
        action->setToolTip(isThere ? editObstacle
                                   : QString()); // otherwise the menu's text says it all
        action->setStatusTip(isThere ? editObstacle : QString());
    };
    for (QAction* action : {actions.paste, actions.editCell, actions.clear})
        set(action, cells && cells->canChangeValues());
    set(actions.fill, cells && cells->canFillSelection());
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
    actions.copyWithHeaders->setEnabled(page && page->canCopyWithHeaders());
    actions.exportSlice->setEnabled(page && page->canExport());
    actions.exportMovie->setEnabled(array && canExportMovie(*array));
    actions.goToIndex->setEnabled(page && page->canGoTo());
    for (QAction* action : {actions.zoomIn, actions.zoomOut, actions.zoomReset})
        action->setEnabled(view && view->canZoom());
}

void addMenus(QMenuBar& bar, const Actions& actions, QMenu& recentFiles)
{
    addFileMenu(bar, actions, recentFiles);
    addEditMenu(bar, actions);
    addViewMenu(bar, actions);
    addGoMenu(bar, actions);
    addHelpMenu(bar, actions);
    addButtons(bar, actions);
}

} // namespace bloscope
