#include "core/query/query_tokens.h"
#include "ui/grid/cell_grid.h"
#include "ui/query/filter_bar.h"
#include "ui/query/query_text.h"
#include "ui/records/row_editing.h"
#include "ui/records/row_windows.h"
#include "ui/records/rows_pane.h"
#include "ui/rows/row_table_view.h"
#include "ui/text/error_text.h"

#include <QMenu>

namespace bloscope {

using Sorting = TableQuestion::Sorting;

void RowsPane::showHeaderMenu(int column, const QPoint& place)
{
    const std::size_t ofTable = m_search->answered().columns[static_cast<std::size_t>(column)];
    const QString name = QString::fromStdString(nameInQuery(columnAt(column).name));
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Sort &Ascending"), this, [=, this] {
        m_search->ask(m_search->question().sortedBy(ofTable, false, Sorting::Alone));
    });
    menu->addAction(tr("Sort &Descending"), this, [=, this] {
        m_search->ask(m_search->question().sortedBy(ofTable, true, Sorting::Alone));
    });
    menu->addAction(tr("Sort &Then by This Column"), this,
                    [=, this] {
                        m_search->ask(
                            m_search->question().sortedBy(ofTable, false, Sorting::Further));
                    })
        ->setEnabled(!m_search->question().sort.empty());
    menu->addAction(tr("&Original Order"), this,
                    [=, this] {
                        m_search->ask(m_search->question().sortedBy(ofTable, {}, Sorting::Alone));
                    })
        ->setEnabled(!m_search->question().sort.empty());
    menu->addSeparator();
    menu->addAction(tr("&Filter…"), this, [=, this] {
        m_search->bar().ask(withCondition(m_search->question().condition, name + ' '));
    });
    for (const CellTest test : {CellTest::IsNull, CellTest::IsNotNull})
        menu->addAction(test == CellTest::IsNull ? tr("Show Only &Nulls") : tr("H&ide Nulls"), this,
                        [=, this] {
                            const auto condition = conditionFor(columnAt(column), test, {});
                            m_search->askFor(*condition);
                        })
            ->setEnabled(columnAt(column).nullable);
    menu->addSeparator();
    menu->addAction(tr("&Hide Column"), this, [=, this] { hideColumn(column); })
        ->setEnabled(m_search->answered().columns.size() > 1);
    menu->addAction(tr("&Columns…"), this, &RowsPane::chooseColumns);
    menu->addAction(tr("F&reeze up to This Column"), this,
                    [=, this] { m_rows->setFrozenColumns(column + 1); })
        ->setEnabled(column + 1 != m_rows->frozenColumns() && column + 1 < m_model->totalColumns());
    menu->addAction(tr("&Unfreeze Columns"), this, [this] { m_rows->setFrozenColumns(0); })
        ->setEnabled(m_rows->frozenColumns() > 0);
    menu->addAction(tr("Fit All &Widths"), this, [this] { m_rows->grid().setColumnWidths({}); })
        ->setEnabled(!m_rows->grid().columnWidths().empty());
    menu->addSeparator();
    menu->addAction(tr("&Statistics…"), this, [=, this] { m_windows->showStatistics(ofTable); });
    menu->addAction(tr("&Group by This Column…"), this,
                    [=, this] { m_windows->showGroups(ofTable); });
    menu->addAction(tr("&Plot Column…"), this, [=, this] { m_windows->showPlot(ofTable); });
    menu->popup(place);
}

void RowsPane::showCellMenu(const QPoint& place)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("&Copy"), m_rows, [this] { m_rows->copy(); });
    menu->addAction(tr("Copy &with Headers"), m_rows, [this] { m_rows->copy(CopiedNames::First); });
    if (m_table->stored())
        addCodeMenu(*menu, queryLanguages, [this](CodeLanguage language) {
            emit codeWanted(requestOf(m_search->answered(), m_table->columns()), language);
        });
    menu->addSeparator();
    if (m_rows->hasSelection()) {
        const QString name = displayText(columnAt(currentColumn()).name);
        const auto add = [&](const QString& text, CellTest test) {
            const bool isPossible =
                conditionFor(columnAt(currentColumn()), test, QStringLiteral("0")).has_value();
            menu->addAction(text.arg(name), this, [this, test] { addCondition(test); })
                ->setEnabled(isPossible);
        };
        add(tr("Show Only Rows with the &Same %1"), CellTest::Equal);
        add(tr("&Hide Rows with the Same %1"), CellTest::NotEqual);
        add(tr("Show Only Rows with a &Greater %1"), CellTest::Greater);
        add(tr("Show Only Rows with a &Smaller %1"), CellTest::Less);
        menu->addAction(tr("G&roup by %1…").arg(name), this,
                        [this] { m_windows->showGroups(currentColumnOfTable()); });
        menu->addSeparator();
    }
    m_editing->addTo(*menu);
    menu->addSeparator();
    menu->addAction(tr("&Export…"), this, &RowsPane::exportWanted);
    menu->popup(place);
}

// Of the current cell, whose whole text is read for it.
void RowsPane::addCondition(CellTest test)
{
    const auto cell = m_rows->currentCell();
    if (!cell)
        return;
    m_reading = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [rows = m_model->source(), at = *cell](std::stop_token stop) {
            return rows->read(at.row, 1, static_cast<int>(at.column), 1, {}, {std::move(stop)});
        },
        [this, test,
         column = columnAt(static_cast<int>(cell->column))](const Result<RowTile>& tile) {
            if (!tile || tile->columns.empty() || tile->columns.front().empty())
                return;
            const RowCell& read = tile->columns.front().front();
            const bool isNull = read.state == RowCell::State::Null;
            if (isNull && (test == CellTest::Less || test == CellTest::Greater))
                return emit notice(tr("No value is greater or smaller than a null."));
            const CellTest meant = !isNull                   ? test
                                   : test == CellTest::Equal ? CellTest::IsNull
                                                             : CellTest::IsNotNull;
            if (const auto condition = conditionFor(column, meant, read.text)) {
                m_search->askFor(*condition);
            }
        });
}

} // namespace bloscope
