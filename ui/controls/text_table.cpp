#include "ui/controls/text_table.h"

#include "ui/controls/roomy_delegate.h"
#include "ui/text/letter_width.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>
#include <algorithm>

namespace bloscope {

namespace {

constexpr int widestLetters = 44; // of a column to begin with
constexpr int roomLetters = 3;    // between columns

QString headersOf(const QTreeView& view)
{
    QStringList texts;
    for (int column = 0; column < view.model()->columnCount(); ++column)
        texts << view.model()->headerData(column, Qt::Horizontal).toString();
    return texts.join('\t');
}

// The selected rows, or the headers and all rows when none is.
QString rowsOf(const QTreeView& view)
{
    const QAbstractItemModel& model = *view.model();
    const QItemSelectionModel& selection = *view.selectionModel();
    QStringList lines;
    if (!selection.hasSelection())
        lines << headersOf(view);
    for (int row = 0; row < model.rowCount(); ++row) {
        if (selection.hasSelection() && !selection.isRowSelected(row))
            continue;
        QStringList texts;
        for (int column = 0; column < model.columnCount(); ++column)
            texts << model.index(row, column).data().toString();
        lines << texts.join('\t');
    }
    return lines.join('\n');
}

class RowCopying final : public QObject {
 public:
    explicit RowCopying(QTreeView& view) : QObject(&view), m_view(view)
    {
        view.installEventFilter(this);
    }

    bool eventFilter(QObject*, QEvent* event) override
    {
        const bool isKey =
            event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
        if (!isKey || !static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy))
            return false;
        event->accept();
        if (event->type() == QEvent::KeyPress)
            QGuiApplication::clipboard()->setText(rowsOf(m_view));
        return true;
    }

 private:
    const QTreeView& m_view;
};

} // namespace

TextTable::TextTable(const QStringList& headers, QWidget* parent) : QTreeWidget(parent)
{
    setLayoutDirection(Qt::LeftToRight); // numbers and indices, whichever way the window runs
    setHeaderLabels(headers);
    setItemDelegate(new RoomyDelegate(this));
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAlternatingRowColors(true);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setTextElideMode(Qt::ElideRight);
    header()->setStretchLastSection(true);
}

void TextTable::setRows(const QList<QStringList>& rows)
{
    clear();
    for (const QStringList& texts : rows) {
        auto* row = new QTreeWidgetItem(this, texts);
        for (int column = 0; column < columnCount(); ++column)
            row->setToolTip(column, texts.value(column)); // where it is cut off
        for (const int column : m_rightColumns)
            row->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
    fitColumns();
}

void TextTable::fitColumns()
{
    if (m_columns == Columns::Whole) {
        header()->setStretchLastSection(false);
        for (int column = 0; column < columnCount(); ++column)
            setColumnWidth(column, wholeWidth(column));
        return fitLastColumn();
    }
    const int letter = letterWidth(fontMetrics());
    const int fitted = columnCount() - (header()->stretchLastSection() ? 1 : 0);
    for (int column = 0; column < fitted; ++column) {
        resizeColumnToContents(column);
        setColumnWidth(
            column, std::min(columnWidth(column) + roomLetters * letter, widestLetters * letter));
    }
}

int TextTable::wholeWidth(int column) const
{
    const int texts = std::max(sizeHintForColumn(column), header()->sectionSizeHint(column));
    return texts + roomLetters * letterWidth(fontMetrics());
}

int TextTable::widthOfTexts() const
{
    int width = 2 * frameWidth() + verticalScrollBar()->sizeHint().width();
    for (int column = 0; column < columnCount(); ++column)
        width += wholeWidth(column);
    return width;
}

int TextTable::heightOfRows() const
{
    const int rows = topLevelItemCount() > 0 ? topLevelItemCount() * sizeHintForRow(0) : 0;
    return 2 * frameWidth() + header()->sizeHint().height() + rows;
}

// It takes what is left, at least as much as it needs.
void TextTable::fitLastColumn()
{
    const int last = columnCount() - 1;
    if (m_columns == Columns::Bounded || m_rightColumns.contains(last))
        return;
    const int others = header()->length() - columnWidth(last);
    setColumnWidth(last, std::max(wholeWidth(last), viewport()->width() - others));
}

void TextTable::resizeEvent(QResizeEvent* event)
{
    QTreeWidget::resizeEvent(event);
    fitLastColumn();
}

void TextTable::alignRight(int column)
{
    if (!m_rightColumns.contains(column))
        m_rightColumns << column;
    headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    if (column == columnCount() - 1) // numbers are not drawn apart from the others
        header()->setStretchLastSection(false);
}

void TextTable::alignLeft(int column)
{
    m_rightColumns.removeAll(column);
    headerItem()->setTextAlignment(column, Qt::AlignLeft | Qt::AlignVCenter);
}

QStringList TextTable::lineOf(const QTreeWidgetItem& row) const
{
    QStringList texts;
    for (int column = 0; column < columnCount(); ++column)
        texts << row.text(column);
    return texts;
}

QString TextTable::text() const
{
    QStringList lines{lineOf(*headerItem()).join('\t')};
    for (int row = 0; row < topLevelItemCount(); ++row)
        lines << lineOf(*topLevelItem(row)).join('\t');
    return lines.join('\n');
}

QString TextTable::selectedText() const
{
    return rowsOf(*this);
}

void TextTable::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        QGuiApplication::clipboard()->setText(selectedText());
    else
        QTreeWidget::keyPressEvent(event);
}

void copyRowsByKey(QTreeView& view)
{
    view.setSelectionMode(QAbstractItemView::ExtendedSelection);
    new RowCopying(view);
}

} // namespace bloscope
