#include "ui/help.h"

#include "ui/actions.h"
#include "ui/icons.h"

#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QMessageBox>
#include <QTableWidget>
#include <QVBoxLayout>

namespace bloscope {

namespace {

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

} // namespace

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

void showAbout(QWidget* parent)
{
    auto* box = new QMessageBox(parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(QDialog::tr("About Bloscope"));
    box->setIconPixmap(applicationIcon().pixmap(64, 64));
    box->setText(QStringLiteral("<b>Bloscope %1</b>").arg(QApplication::applicationVersion()));
    box->setInformativeText(
        QDialog::tr("Opens, shows and checks Blosc2 files.\n\nFree software under the GNU General "
                    "Public License, version 3 or later."));
    box->show();
}

} // namespace bloscope
