#include "ui/records/rows_view.h"

#include "core/cells/cell_in_slice.h"
#include "core/query/element_line.h"
#include "core/query/query_rows.h"
#include "ui/controls/labelled_button.h"
#include "ui/controls/number_format_button.h"
#include "ui/document/view_choice.h"
#include "ui/records/row_changes.h"
#include "ui/records/row_editing.h"
#include "ui/rows/row_table_view.h"

#include <QVBoxLayout>
#include <utility>

namespace bloscope {

namespace {

// A sentence; empty where one dimension runs.
QString whyNoRows(const Slice& slice)
{
    if (slice.isEmpty())
        return whyEmpty(slice);
    if (runningDimension(slice))
        return {};
    return RowsView::tr("The slice %1 does not have exactly one dimension. Fix the others to see "
                        "its rows.")
        .arg(QString::fromStdString(slice.text()));
}

} // namespace

RowsView::RowsView(Document& document, Scheduler& scheduler, QWidget* parent)
    : SliceView(parent),
      m_document(document),
      m_scheduler(scheduler),
      m_changes(new ArrayRowChanges(document, this))
{
    auto* content = new QWidget;
    m_column = tightColumn(content);
    setContent(content);
    loadWhileShown(m_document);
}

// It reads with the document's reader.
RowsView::~RowsView()
{
    delete m_pane;
}

void RowsView::load()
{
    const Slice& slice = m_document.slice();
    if (!showsContent(whyNoRows(slice)) || (m_of == slice && m_reader == m_document.reader()))
        return;
    const auto table = QueryTable::of(m_document.reader(), slice);
    if (!table)
        return;
    // Only edits differ: the rows stay where they are.
    const bool isSame =
        m_pane && m_of == slice && m_reader->array() == m_document.reader()->array();
    m_of = slice;
    m_reader = m_document.reader();
    m_changes->setSlice(slice);
    showTable(*table, isSame ? RowsPane::Rows::Same : RowsPane::Rows::Others);
}

// The same table without edits; null: there are none.
QueryTablePtr RowsView::tableInFile() const
{
    if (m_reader->edits().isEmpty())
        return nullptr;
    const auto table = QueryTable::of(m_reader->withEdits({}), *m_of);
    return table ? *table : nullptr;
}

void RowsView::showTable(const QueryTablePtr& table, RowsPane::Rows rows)
{
    if (!m_pane)
        makePane(table);
    if (const QueryTablePtr inFile = tableInFile(); inFile || m_pane->table() != table)
        m_pane->setTable(table, rows, inFile);
    if (const auto wanted = std::exchange(m_wanted, {}))
        m_pane->restore(*wanted);
}

void RowsView::makePane(const QueryTablePtr& table)
{
    m_pane = new RowsPane(table, m_scheduler);
    m_pane->setFile(m_document.path());
    m_pane->editing().setChanges(m_changes);
    m_column->addWidget(m_pane);
    setFocusProxy(&m_pane->rows());
    m_pane->numberFormat().setPreferred(m_numbers);
    connect(m_pane, &RowsPane::currentChanged, this, &RowsView::tellCurrent);
    connect(m_pane, &RowsPane::exportWanted, this, &RowsView::exportWanted);
    connect(m_pane, &RowsPane::codeWanted, this, &RowsView::queryCodeWanted);
    connect(m_pane, &RowsPane::notice, this, &RowsView::notice);
    connect(m_pane, &RowsPane::damageFound, &m_document, &Document::damageFound);
}

void RowsView::setNumberFormat(const NumberFormat& format)
{
    m_numbers = format;
    if (m_pane)
        m_pane->numberFormat().setPreferred(format);
}

void RowsView::copy()
{
    if (m_pane && showsContent())
        m_pane->rows().copy();
}

void RowsView::copyWithHeaders()
{
    if (m_pane && showsContent())
        m_pane->rows().copy(CopiedNames::First);
}

std::optional<std::vector<std::int64_t>> RowsView::markedCell() const
{
    const auto row = m_pane ? m_pane->currentRowNumber() : std::nullopt;
    const auto running = m_of ? runningDimension(*m_of) : std::nullopt;
    if (!row || !running)
        return {};
    std::vector<std::int64_t> index;
    for (const DimensionSlice& taken : m_of->dimensions())
        index.push_back(taken.start);
    index[*running] = *row;
    return index;
}

// Only among rows that are in the order of the array: of others nobody knows where one is.
bool RowsView::goToCell(const std::vector<std::int64_t>& index)
{
    const auto running = m_of ? runningDimension(*m_of) : std::nullopt;
    const auto place = running ? positionIn(*m_of, index) : std::nullopt;
    if (!place || !m_pane || !m_pane->search().answered().sort.empty())
        return false;
    const auto& found = m_pane->search().answer().found;
    const std::int64_t slot = (*place)[*running];
    if (!found || !found->contains(slot))
        return false;
    m_pane->rows().goToRow(found->rank(slot));
    return true;
}

std::string RowsView::currentField() const
{
    const auto cell = m_pane->rows().currentCell();
    if (!cell)
        return {};
    const TableQuestion& answered = m_pane->search().answered();
    const std::size_t field = answered.columns[static_cast<std::size_t>(cell->column)];
    return leavesOf(m_reader->dtype())[field].path;
}

// The current cell is the mark of the document, which other views share.
void RowsView::tellCurrent()
{
    const auto index = isVisible() ? markedCell() : std::nullopt;
    if (!index)
        return;
    m_document.setMark(*index);
    const std::string field = currentField();
    const QString text = m_pane->rows().currentText();
    m_document.setCurrentCell(
        positionOf(m_document.slice(), *index),
        field.empty() ? text : tr("%1 = %2").arg(QString::fromStdString(field), text));
}

void RowsView::editCell()
{
    m_pane->editing().editCell();
}

void RowsView::paste()
{
    m_pane->editing().paste();
}

void RowsView::clearSelection()
{
    m_pane->editing().clearSelection();
}

void RowsView::fillSelection()
{
    m_pane->editing().fillSelection();
}

KeptState RowsView::saveState() const
{
    return KeptState::of(m_wanted ? *m_wanted : m_pane ? m_pane->state() : RowsState());
}

void RowsView::restoreState(const KeptState& kept)
{
    m_wanted = kept.as(rowsStateFrom);
    if (m_pane)
        m_pane->restore(*std::exchange(m_wanted, {}));
}

} // namespace bloscope
