#include "ui/table/cell_menu.h"

#include "ui/slice/code_menu.h"
#include "ui/table/slice_table_view.h"

#include <QAction>
#include <QMenu>

namespace bloscope {

namespace {

// What is not possible says why.
template <class Add>
void addChanges(QMenu& menu, SliceTableView& table, const Add& add)
{
    const QString whyNot = table.whyNoChanges();
    menu.setToolTipsVisible(true);
    for (QAction* action :
         {add(SliceTableView::tr("Ed&it Cell"), Qt::Key_F2, &SliceTableView::editCell),
          add(SliceTableView::tr("&Paste"), QKeySequence::Paste, &SliceTableView::paste),
          add(SliceTableView::tr("&Fill Selection…"), {}, &SliceTableView::fillSelection),
          add(SliceTableView::tr("C&lear"), Qt::Key_Delete, &SliceTableView::clearSelection)}) {
        action->setEnabled(whyNot.isEmpty());
        action->setToolTip(whyNot);
        action->setStatusTip(whyNot);
    }
    menu.addSeparator();
}

} // namespace

void showCellMenu(SliceTableView& table, const QPoint& at)
{
    auto* menu = new QMenu(&table);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [&table, menu](const QString& text, const QKeySequence& keys, auto call) {
        QAction* action = menu->addAction(text, &table, call);
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetShortcut); // told here; the window has them
        action->setShortcutVisibleInContextMenu(true);
        return action;
    };
    add(SliceTableView::tr("&Copy"), QKeySequence::Copy, &SliceTableView::copy);
    add(SliceTableView::tr("Copy &with Headers"), Qt::CTRL | Qt::SHIFT | Qt::Key_C,
        &SliceTableView::copyWithHeaders);
    addCodeMenu(*menu, table);
    menu->addSeparator();
    if (table.canChangeValues())
        addChanges(*menu, table, add);
    add(SliceTableView::tr("Select &All"), QKeySequence::SelectAll, &SliceTableView::selectAll);
    menu->addSeparator();
    add(table.selectedSlice() ? SliceTableView::tr("&Export Selection…")
                              : SliceTableView::tr("&Export Slice…"),
        Qt::CTRL | Qt::Key_E, &SliceTableView::exportWanted);
    if (const auto cell = table.markedCell())
        menu->addAction(SliceTableView::tr("Show W&here It Lies…"), &table,
                        [&table, cell] { emit table.placeWanted(*cell); });
    menu->popup(at);
}

} // namespace bloscope
