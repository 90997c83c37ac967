#include "ui/actions/help.h"

#include "ui/actions/about_dialog.h"
#include "ui/actions/actions.h"
#include "ui/actions/guide_window.h"
#include "ui/actions/report_text.h"
#include "ui/actions/shortcut_dialog.h"
#include "ui/tabs/document_tabs.h"

#include <QClipboard>
#include <QDialog>
#include <QGuiApplication>
#include <QMainWindow>
#include <QMenuBar>
#include <QStatusBar>

namespace bloscope {

namespace {

constexpr int noticeMs = 6000;

void showShortcuts(QMainWindow& window)
{
    auto* dialog = new ShortcutDialog(*window.menuBar(), &window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

void copyReport(const DocumentTabs& tabs, const QString& commit, QMainWindow& window)
{
    const DocumentTab* tab = tabs.currentTab();
    const QString text =
        tab ? reportText(commit, tab->problem(), tab->address().path) : versionsText(commit);
    QGuiApplication::clipboard()->setText(text);
    window.statusBar()->showMessage(QDialog::tr("The report is on the clipboard."), noticeMs);
}

} // namespace

void connectHelp(const Actions& actions, const DocumentTabs& tabs, const QString& commit,
                 QMainWindow* window)
{
    const auto on = [window](QAction* action, auto call) {
        QObject::connect(action, &QAction::triggered, window, call);
    };
    on(actions.guide, [window] { showGuide(window); });
    on(actions.shortcuts, [window] { showShortcuts(*window); });
    on(actions.copyReport, [&tabs, commit, window] { copyReport(tabs, commit, *window); });
    on(actions.about, [commit, window] { showAbout(versionsText(commit), window); });
}

} // namespace bloscope
