#include "ui/actions/help.h"

#include "ui/actions/about_dialog.h"
#include "ui/actions/actions.h"
#include "ui/actions/guide_window.h"
#include "ui/actions/report_text.h"
#include "ui/controls/roomy_delegate.h"
#include "ui/tabs/document_tabs.h"

#include <QClipboard>
#include <QDialog>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMainWindow>
#include <QStatusBar>
#include <QTableWidget>
#include <QVBoxLayout>

namespace bloscope {

namespace {

constexpr int noticeMs = 6000;

QString keysOf(const QAction& action)
{
    QStringList keys;
    for (const QKeySequence& key : action.shortcuts())
        keys << key.toString(QKeySequence::NativeText);
    keys.removeDuplicates();
    return keys.join(", ");
}

QTableWidget* createShortcutTable(const Actions& actions, QWidget* parent)
{
    auto* table = new QTableWidget(0, 2, parent);
    table->setHorizontalHeaderLabels({QDialog::tr("Action"), QDialog::tr("Keys")});
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(textRowHeight(table->fontMetrics()));
    table->horizontalHeader()->setStretchLastSection(true);
    for (const QAction* action : actions.all()) {
        if (action->shortcuts().isEmpty())
            continue;
        const int row = table->rowCount();
        table->insertRow(row);
        table->setItem(row, 0, new QTableWidgetItem(action->text().remove('&').remove(u'…')));
        table->setItem(row, 1, new QTableWidgetItem(keysOf(*action)));
    }
    table->resizeColumnToContents(0);
    return table;
}

void showShortcuts(const Actions& actions, QWidget* parent)
{
    auto* dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(QDialog::tr("Keyboard Shortcuts"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto* column = new QVBoxLayout(dialog);
    column->addWidget(createShortcutTable(actions, dialog));
    column->addWidget(buttons);
    dialog->resize(460, 520);
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
    on(actions.shortcuts, [&actions, window] { showShortcuts(actions, window); });
    on(actions.copyReport, [&tabs, commit, window] { copyReport(tabs, commit, *window); });
    on(actions.about, [commit, window] { showAbout(versionsText(commit), window); });
}

} // namespace bloscope
