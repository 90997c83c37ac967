#include "ui/pages/table_page.h"

#include "ui/controls/go_to_bar.h"
#include "ui/controls/number_format_button.h"
#include "ui/controls/text_find_bar.h"
#include "ui/pages/damage_notice.h"
#include "ui/pages/page_export.h"
#include "ui/pages/row_finder.h"
#include "ui/pages/view_state.h"
#include "ui/records/row_changes.h"
#include "ui/records/row_editing.h"
#include "ui/records/rows_pane.h"
#include "ui/rows/row_table_view.h"
#include "ui/settings/preferences.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QVBoxLayout>
#include <algorithm>

namespace bloscope {

TablePage::TablePage(const OpenedDocument& opened, Scheduler& scheduler, QWidget* parent)
    : DocumentPage(opened, parent),
      m_table(std::get<OpenedTable>(opened.content).table),
      m_tableAddress(std::get<OpenedTable>(opened.content).address),
      m_scheduler(scheduler),
      m_rows(new RowsPane(QueryTable::of(m_table), scheduler)),
      m_goTo(createGoToRow(tr("Go to ro&w:"), m_rows->rows(), *this)),
      m_finder(new RowFinder(*this, m_rows->model(), m_rows->rows(), scheduler))
{
    column()->addWidget(m_rows, 1);
    column()->addWidget(m_goTo);
    column()->addWidget(&m_finder->bar());
    m_rows->setFile(opened.address.path);
    connect(m_rows, &RowsPane::textsChanged, this, &TablePage::textsChanged);
    connect(m_rows, &RowsPane::cellsChanged, this, &TablePage::abilitiesChanged);
    connect(m_rows, &RowsPane::exportWanted, this, &TablePage::exportData);
    connect(m_rows, &RowsPane::codeWanted, this, &TablePage::copyCodeOf);
    connect(m_rows, &RowsPane::notice, this, &TablePage::notice);
    connect(m_rows, &RowsPane::damageFound, &damage(), &DamageNotice::tellUnreadable);
    connect(&damage(), &DamageNotice::readAgainWanted, m_rows, &RowsPane::showValues);
    setAttributes({opened.address.name(), {}, {}});
    readAttributes();
}

// The finder refers to the rows: it goes first.
TablePage::~TablePage()
{
    delete m_finder;
    delete m_rows;
}

void TablePage::setChanges(TableChanges* changes)
{
    if (m_changes)
        m_changes->disconnect(this);
    m_changes = changes;
    m_rows->editing().setObstacle(
        tr("A table inside a single frame cannot be edited; one in a directory (.b2d) or an "
           "archive (.b2z) can."));
    m_rows->editing().setChanges(changes ? new TableRowChanges(*changes, m_rows) : nullptr);
    if (!changes)
        return;
    connect(changes, &TableChanges::changed, this, &TablePage::showEdits);
    connect(changes, &TableChanges::jobStarted, this, &TablePage::jobAdopted);
    connect(changes, &TableChanges::failed, this, &TablePage::tellFailure);
    if (!changes->current().isClean())
        showEdits(TableChanges::Effect::Rows);
}

void TablePage::showEdits(TableChanges::Effect effect)
{
    const TableEdits& edits = m_changes->current();
    const QueryTablePtr inFile = QueryTable::of(edits.original());
    const bool isClean = edits.isClean();
    m_rows->setTable(isClean ? inFile : QueryTable::of(edits.table()),
                     effect == TableChanges::Effect::Values ? RowsPane::Rows::Same
                                                            : RowsPane::Rows::Others,
                     isClean ? nullptr : inFile);
}

void TablePage::takeFile(const OpenedDocument& opened)
{
    const auto& table = std::get<OpenedTable>(opened.content);
    m_table = table.table;
    m_tableAddress = table.address;
}

QString TablePage::editObstacle() const
{
    return m_rows->editing().editObstacle();
}

EditableCells* TablePage::editableCells() const
{
    return &m_rows->editing();
}

TableSearch& TablePage::search() const
{
    return m_rows->search();
}

bool TablePage::canGoTo() const
{
    return m_rows->hasCells();
}

void TablePage::readAttributes()
{
    const StoreNode* node = m_table->store()->find(m_table->key());
    if (!node)
        return;
    m_details = m_scheduler.submit(
        Scheduler::Priority::Visible, this,
        [store = m_table->store(), path = filePath(address().path), node](std::stop_token) {
            return detailsOf(*store, path, *node);
        },
        [this, key = m_table->key()](const NodeDetails& details) {
            setAttributes(
                {displayText(key), details.attributes,
                 details.attributes.empty() ? tr("There are no attributes.") : details.problem});
        });
}

Finder* TablePage::finder() const
{
    return m_finder;
}

void TablePage::copy()
{
    m_rows->rows().copy();
}

void TablePage::copyWithHeaders()
{
    m_rows->rows().copy(CopiedNames::First);
}

bool TablePage::canCopyCode(CodeLanguage language) const
{
    return m_tableAddress && std::ranges::find(queryLanguages, language) != queryLanguages.end();
}

void TablePage::copyCode(CodeLanguage language)
{
    if (canCopyCode(language))
        copyCodeOf(requestOf(search().answered(), m_table->columns()), language);
}

void TablePage::copyCodeOf(QueryRequest wanted, CodeLanguage language)
{
    if (!m_tableAddress)
        return emit notice(tr("There is no code for a table inside another file."));
    wanted.address = *m_tableAddress;
    bloscope::copyCode(*this, wanted, codeFor(wanted, m_table->columns(), language));
}

// Exactly the rows and columns that are shown.
void TablePage::exportData()
{
    exportRows(*this, rowsToExport(search()), m_csv, m_scheduler);
}

void TablePage::follow(const Preferences& preferences)
{
    m_csv = preferences.csv;
    m_rows->numberFormat().setPreferred(preferences.numbers);
}

QString TablePage::shownText() const
{
    const auto columnCount = static_cast<qsizetype>(search().question().columns.size());
    const QString columns =
        countedText(columnCount, tr("%n column(s)", nullptr, pluralNumber(columnCount)));
    if (!search().answer().rows)
        return tr("table, %1").arg(columns);
    const QString rows = countedText(
        search().answer().count, tr("%n row(s)", nullptr, pluralNumber(search().answer().count)));
    return tr("table, %1, %2").arg(rows, columns);
}

QString TablePage::currentText() const
{
    return m_rows->currentText();
}

QString TablePage::selectionText() const
{
    return m_rows->selectionText();
}

ViewState TablePage::viewState() const
{
    const RowsState rows = m_rows->state();
    ViewState state;
    state.row = rows.row;
    state.numbers = rows.numbers;
    state.table = rows.table;
    return state;
}

QString TablePage::restore(const ViewState& state, LastIndex)
{
    m_rows->restore({state.row, state.numbers, state.table});
    return {};
}

void TablePage::takeFocus()
{
    m_rows->rows().setFocus();
}

void TablePage::askWhereToGo()
{
    const std::int64_t row = m_rows->rows().currentRow();
    m_goTo->ask(row < 0 ? QString() : QString::number(row));
}

} // namespace bloscope
