#include "ui/query/record_view.h"

#include "ui/text/error_text.h"
#include "ui/theme/contrast.h"

#include <QHeaderView>

namespace bloscope {

namespace {

QTreeWidgetItem* itemOf(const QString& name, const RowCell& cell, const QPalette& palette)
{
    const QString text = displayText(cell.text.toStdString());
    auto* item = new QTreeWidgetItem({name, text});
    item->setToolTip(1, text);
    if (cell.state == RowCell::State::Value)
        return item;
    QFont font = item->font(1);
    font.setItalic(true);
    item->setFont(1, font);
    item->setForeground(1, cell.state == RowCell::State::Damaged ? damageColor(palette)
                                                                 : paleColor(palette));
    return item;
}

} // namespace

RecordView::RecordView(Scheduler& scheduler, QWidget* parent)
    : QTreeWidget(parent), m_scheduler(scheduler)
{
    setAccessibleName(tr("Record"));
    setHeaderLabels({tr("Column"), tr("Value")});
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::SingleSelection);
    header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
}

void RecordView::showRow(const ShownRowsPtr& rows, std::optional<std::int64_t> row)
{
    m_reading.cancel();
    if (!row)
        return clear();
    m_reading = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [rows, first = *row](std::stop_token stop) {
            return rows->read(first, 1, 0, rows->columnCount(), {}, {std::move(stop)});
        },
        [this, rows](const Result<RowTile>& tile) { showCells(*rows, tile); });
}

void RecordView::showCells(const ShownRows& rows, const Result<RowTile>& tile)
{
    const int current = currentItem() ? indexOfTopLevelItem(currentItem()) : -1;
    clear();
    if (!tile) {
        addTopLevelItem(new QTreeWidgetItem(
            {QString(), errorSentence(tr("The row cannot be read"), tile.error())}));
        return;
    }
    QList<QTreeWidgetItem*> items;
    for (std::size_t column = 0; column < tile->columns.size(); ++column)
        if (!tile->columns[column].empty())
            items << itemOf(rows.columnName(static_cast<int>(column)),
                            tile->columns[column].front(), palette());
    addTopLevelItems(items);
    if (current >= 0)
        setCurrentItem(topLevelItem(current));
}

} // namespace bloscope
