#include "ui/records/row_changes.h"

#include "core/dtype/cell_parse.h"
#include "core/dtype/dtype.h"
#include "core/query/element_line.h"
#include "core/table_edit/leaf_edits.h"
#include "ui/document/value_changes.h"
#include "ui/table/table_editing.h"
#include "ui/text/error_text.h"

#include <fmt/format.h>
#include <utility>

namespace bloscope {

namespace {

// The elements of a slice in a run of its rows.
Slice partOf(const Slice& slice, const RowRuns::Run& run)
{
    Slice part = slice;
    const std::size_t dimension = runningDimension(slice).value_or(0);
    const DimensionSlice taken = slice[dimension];
    part.set(dimension, DimensionSlice::range(taken.at(run.begin), run.count, taken.step));
    return part;
}

Result<ByteBuffer> elementOf(const DTypeLeaf& leaf, std::string_view text)
{
    ByteBuffer element(leaf.dtype.itemsize);
    BLOSCOPE_CHECK(parseCell(text, leaf.dtype, element));
    return element;
}

Result<> fillRows(ValueEditor& editor, const Slice& slice, const RowSet& rows,
                  const DTypeLeaf& leaf, const std::optional<std::string>& text, const Job& job)
{
    BLOSCOPE_TRY(const ByteBuffer element, elementOf(leaf, text ? *text : nothingOf(leaf.dtype)));
    RowRuns runs(rows);
    const auto next = [&]() -> std::optional<Slice> {
        const auto run = runs.next();
        return run ? std::optional(partOf(slice, *run)) : std::nullopt;
    };
    return editor.fillAll(next, {leaf.offset, leaf.dtype.itemsize}, element, job);
}

} // namespace

ArrayRowChanges::ArrayRowChanges(const Document& document, QObject* parent)
    : RowChanges(parent), m_document(document)
{
    connect(&document, &Document::changesChanged, this, &ArrayRowChanges::follow);
    follow();
}

void ArrayRowChanges::follow()
{
    if (const ValueChanges* changes = m_document.changes())
        connect(changes, &ValueChanges::settling, this, &RowChanges::settling,
                Qt::UniqueConnection);
}

QString ArrayRowChanges::editObstacle() const
{
    const ValueChanges* changes = m_document.changes();
    return changes ? changes->editObstacle() : tr("The values cannot be changed here.");
}

void ArrayRowChanges::setTyping(bool isTyping)
{
    if (ValueChanges* changes = m_document.changes())
        changes->setTyping(isTyping);
}

RowChanges::FindRule ArrayRowChanges::ruleOf(std::size_t column) const
{
    return [dtype = leavesOf(m_document.array()->dtype())[column].dtype]() -> Result<CellRule> {
        return CellRule([dtype](const QString& text) { return problemWithValue(text, dtype); });
    };
}

void ArrayRowChanges::change(const QString& name, EditQueue::Write write)
{
    if (ValueChanges* changes = m_document.changes())
        changes->change(name, std::move(write));
}

void ArrayRowChanges::fill(const QString& name, const ChosenCells& cells,
                           const std::optional<std::string>& text)
{
    change(name,
           [cells, text, slice = m_slice](const SliceReader& values, ValueEditor& editor,
                                          const Job& job) -> Result<> {
               BLOSCOPE_TRY(const RowSet rows, cells.storedRows(job));
               const std::vector<DTypeLeaf> leaves = leavesOf(values.array()->dtype());
               for (const std::size_t column : cells.columns)
                   BLOSCOPE_CHECK(fillRows(editor, slice, rows, leaves[column], text, job));
               return {};
           });
}

void ArrayRowChanges::put(const QString& name, const ChosenCells& cells, TextBlock texts)
{
    change(
        name,
        [cells, texts = std::move(texts), slice = m_slice](
            const SliceReader& values, ValueEditor& editor, const Job& job) -> Result<> {
            const std::vector<std::int64_t> rows =
                cells.rows->slotsOf(cells.firstRow, cells.rowCount);
            const std::vector<DTypeLeaf> leaves = leavesOf(values.array()->dtype());
            for (std::size_t i = 0; i < rows.size(); ++i)
                for (std::size_t column = 0; column < cells.columns.size(); ++column) {
                    const DTypeLeaf& leaf = leaves[cells.columns[column]];
                    const std::string& text = texts[i][column];
                    BLOSCOPE_TRY(
                        const ByteBuffer element,
                        elementOf(leaf, text).within(fmt::format("row {}, {}", i + 1, leaf.path)));
                    BLOSCOPE_CHECK(editor.write(partOf(slice, {rows[i], 1}),
                                                {leaf.offset, leaf.dtype.itemsize}, element, job));
                }
            return {};
        });
}

} // namespace bloscope
