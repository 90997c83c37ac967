#pragma once

#include "tests/ui/document/opened_frame.h"
#include "ui/cells/cell_tile.h"
#include "ui/document/value_changes.h"
#include "ui/grid/cell_grid.h"
#include "ui/grid/cell_line.h"
#include "ui/table/slice_table_model.h"
#include "ui/table/slice_table_view.h"
#include "ui/table/table_editing.h"

#include <QApplication>
#include <QClipboard>
#include <QTest>

namespace bloscope::test {

// A table in a window, of a document whose values can be changed: what people do to it, and what
// comes of that.
class EditedSliceTable {
 public:
    explicit EditedSliceTable(ByteBuffer frame)
        : m_opened(std::move(frame)),
          m_edits(document().frame(), m_scheduler),
          m_changes(document(), m_scheduler),
          m_view(document(), m_scheduler, &m_changes)
    {
        m_changes.setEdits(&m_edits);
        QObject::connect(&m_view, &SliceView::notice, &m_view,
                         [this](const QString& sentence) { m_notice = sentence; });
        QObject::connect(&m_changes, &ValueChanges::refused, &m_view,
                         [this](const QString& sentence) { m_notice = sentence; });
        QObject::connect(&m_changes, &ValueChanges::failed, &m_view,
                         [this](const QString& sentence) { m_failure = sentence; });
        m_view.resize(600, 400);
        m_view.show();
        m_view.setFocus();
        if (!QTest::qWaitForWindowActive(&m_view))
            qFatal("the table is no window");
        if (!waitUntilShown({0, 0}))
            qFatal("the table shows nothing");
    }

    // 0 to 11 in rows of four.
    static ByteBuffer numbers()
    {
        return arrayFrame({3, 4}, {2, 2}, {2, 2}, "<i2", counted<std::int16_t>(12));
    }

    OpenedFrame& frame() { return m_opened; }
    Document& document() { return m_opened.document(); }
    DocumentEdits& edits() { return m_edits; }
    ValueChanges& changes() { return m_changes; }
    SliceTableView& view() { return m_view; }
    CellGrid& grid() const { return *m_view.findChild<CellGrid*>(); }
    SliceTableModel& model() const { return *m_view.findChild<SliceTableModel*>(); }
    CellLine* line() const // null while nothing is edited
    {
        for (auto* line : grid().findChildren<CellLine*>())
            if (line->isVisible())
                return line;
        return nullptr;
    }

    bool waitUntilShown(CellPosition cell)
    {
        return QTest::qWaitFor([this, cell] {
            return !model().indexOf(cell).data(SliceTableModel::LoadingRole).toBool();
        });
    }
    QString shownAt(CellPosition cell) const { return model().textAt(cell); }
    // All texts as the array has them once nothing is under way: "1 2/3 4".
    QString values()
    {
        if (!QTest::qWaitFor([this] { return !m_changes.isChanging(); }))
            return "still changing";
        const CellRect all = {0, 0, model().totalRows(), model().totalColumns()};
        const auto tile = CellTile::read(*document().reader(), document().slice(), all, {});
        QStringList rows;
        for (std::int64_t row = 0; row < all.rows; ++row) {
            QStringList texts;
            for (std::int64_t column = 0; column < all.columns; ++column)
                texts << tile->textAt({row, column});
            rows << texts.join(' ');
        }
        return rows.join('/');
    }
    QStringList steps() // that can be undone
    {
        QStringList names;
        for (int i = 0; i < m_edits.undoStack().index(); ++i)
            names << m_edits.undoStack().text(i);
        return names;
    }
    const QString& notice() const { return m_notice; }
    const QString& failure() const { return m_failure; }
    void forgetNotice() { m_notice.clear(); }

    // Where the keyboard's focus is.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QWidget* const to = line() ? static_cast<QWidget*>(line()) : &grid();
        QTest::keyClick(to, key, modifiers);
    }
    void type(const QString& text) { QTest::keyClicks(line(), text); }
    void edit(CellPosition cell, const QString& text)
    {
        m_view.goTo(cell);
        press(Qt::Key_F2);
        if (!QTest::qWaitFor([this] { return line(); }))
            qFatal("nothing is edited");
        type(text);
        press(Qt::Key_Return);
    }
    void select(const CellRect& cells)
    {
        m_view.goTo({cells.row, cells.column});
        m_view.goTo({cells.endRow() - 1, cells.endColumn() - 1}, true);
    }
    void paste(const QString& text)
    {
        QGuiApplication::clipboard()->setText(text);
        QTest::keySequence(&grid(), QKeySequence::Paste);
    }
    QRect placeOf(CellPosition cell) const { return grid().visualRect(model().indexOf(cell)); }

 private:
    OpenedFrame m_opened;
    Scheduler m_scheduler; // goes first and waits for work that uses the frame
    DocumentEdits m_edits;
    ValueChanges m_changes;
    SliceTableView m_view;
    QString m_notice;
    QString m_failure;
};

} // namespace bloscope::test
