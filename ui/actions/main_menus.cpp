#include "ui/actions/main_menus.h"

#include "ui/actions/actions.h"
#include "ui/controls/labelled_button.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QMenuBar>
#include <QToolButton>

namespace bloscope {

namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("MainMenus", text);
}

void addFileMenu(QMenuBar& bar, const Actions& actions, QMenu& recentFiles)
{
    QMenu* file = bar.addMenu(tr("&File"));
    file->setToolTipsVisible(true); // why something is not possible
    file->addAction(actions.newWindow);
    file->addActions({actions.open, actions.openFolder});
    recentFiles.setTitle(tr("Open &Recent"));
    file->addMenu(&recentFiles);
    file->addAction(actions.openSample);
    file->addSeparator();
    file->addActions({actions.save, actions.saveAs, actions.saveCopy, actions.saveInOtherForm,
                      actions.salvage, actions.revert});
    file->addSeparator();
    file->addActions(
        {actions.exportSlice, actions.compare, actions.checkFile, actions.checkFolder});
    file->addSeparator();
    file->addAction(actions.closeTab);
    file->addAction(actions.quit);
}

void addEditMenu(QMenuBar& bar, const Actions& actions)
{
    QMenu* edit = bar.addMenu(tr("&Edit"));
    edit->setToolTipsVisible(true);
    edit->addActions({actions.undo, actions.redo});
    edit->addSeparator();
    edit->addActions({actions.copy, actions.copyWithHeaders});
    edit->addMenu(tr("Copy as Co&de"))->addActions(actions.copyAsCode);
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
    QMenu* view = bar.addMenu(tr("&View"));
    view->addActions(actions.showViews);
    view->addSeparator();
    view->addActions({actions.transpose, actions.link, actions.interpret, actions.tellGeometry});
    view->addMenu(actions.overPicture.get());
    view->addActions({actions.zoomIn, actions.zoomOut, actions.zoomReset});
    view->addSeparator();
    view->addActions(
        {actions.showStructure, actions.showMetadata, actions.showLabels, actions.showCases});
    view->addSeparator();
    view->addActions({actions.split, actions.moveToOtherSide});
    view->addSeparator();
    view->addAction(actions.viewAlone);
}

void addGoMenu(QMenuBar& bar, const Actions& actions)
{
    QMenu* go = bar.addMenu(tr("&Go"));
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
    QMenu* help = bar.addMenu(tr("&Help"));
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
