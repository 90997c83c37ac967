#include "ui/records/row_changes.h"

#include "ui/table/table_editing.h"
#include "ui/text/core_words.h"
#include "ui/text/error_text.h"

#include <fmt/format.h>
#include <utility>

namespace bloscope {

namespace {

// "null" is how the table writes nulls; among texts it may be a word.
std::optional<std::string> meant(const CellWriter& writer, const std::string& text)
{
    const bool isText = writer.storage != CellStorage::Elements ||
                        writer.value.kind == DTypeKind::Text ||
                        writer.value.kind == DTypeKind::Bytes;
    const bool isNull = !isText && text == "null" && writer.nulls != NullStorage::None;
    return isNull ? std::nullopt : std::optional(text);
}

// As rows of a CSV are appended: an empty text is a null, too.
std::optional<std::string> meantInBlock(const CellWriter& writer, const std::string& text)
{
    const bool isNull = text.empty() && writer.nulls != NullStorage::None;
    return isNull ? std::nullopt : meant(writer, text);
}

QString problemWith(const CellWriter& writer, const QString& typed)
{
    const std::optional<std::string> text = meant(writer, typed.toStdString());
    Result<> outcome;
    if (writer.storage == CellStorage::Elements) {
        if (const auto element = elementOfCell(writer, text); !element)
            outcome = element.error();
    } else if (const auto stored = textOfCell(writer, text); !stored) {
        outcome = stored.error();
    }
    return outcome ? QString() : coreCause(outcome.error().text());
}

// The text of a value for rows that nobody has given one.
std::string textOfNewCell(const CellWriter& writer)
{
    if (writer.storage != CellStorage::Elements)
        return {};
    const double least = writer.bounds.atLeast.value_or(0);
    return least > 0 ? fmt::format("{}", least) : nothingOf(writer.value);
}

// Only what the editor would not find itself.
Result<TableEditor::Row> newRowOf(const Table& table)
{
    TableEditor::Row row;
    for (std::size_t column = 0; column < table.columns().size(); ++column) {
        const TableColumn& shown = table.columns()[column];
        if (shown.storage == TableColumn::Storage::Computed ||
            shown.note.starts_with("stored result of"))
            continue;
        BLOSCOPE_TRY(const CellWriter writer, cellWriterOf(table, column));
        if (!writer.fallback && writer.nulls == NullStorage::None)
            row[column] = textOfNewCell(writer);
    }
    return row;
}

} // namespace

TableRowChanges::TableRowChanges(TableChanges& changes, QObject* parent)
    : RowChanges(parent), m_changes(changes)
{
    connect(&changes, &TableChanges::settling, this, &RowChanges::settling);
}

RowChanges::FindRule TableRowChanges::ruleOf(std::size_t column) const
{
    return [table = m_changes.current().original(), column]() -> Result<CellRule> {
        BLOSCOPE_TRY(CellWriter writer, cellWriterOf(*table, column));
        return CellRule([writer = std::move(writer)](const QString& text) {
            return problemWith(writer, text);
        });
    };
}

void TableRowChanges::fill(const QString& name, const ChosenCells& cells,
                           const std::optional<std::string>& text)
{
    m_changes.change(name, TableChanges::Effect::Values,
                     [cells, text, table = m_changes.current().original()](
                         TableEditor& editor, const Job& job) -> Result<> {
                         BLOSCOPE_TRY(const RowSet rows, cells.storedRows(job));
                         for (const std::size_t column : cells.columns) {
                             BLOSCOPE_TRY(const CellWriter writer, cellWriterOf(*table, column));
                             BLOSCOPE_CHECK(editor.setCells(
                                 column, rows, text ? meant(writer, *text) : std::nullopt));
                         }
                         return {};
                     });
}

void TableRowChanges::put(const QString& name, const ChosenCells& cells, TextBlock texts)
{
    m_changes.change(
        name, TableChanges::Effect::Values,
        [cells, texts = std::move(texts),
         table = m_changes.current().original()](TableEditor& editor, const Job& job) -> Result<> {
            const std::vector<std::int64_t> rows =
                cells.rows->slotsOf(cells.firstRow, cells.rowCount);
            for (std::size_t i = 0; i < cells.columns.size(); ++i) {
                BLOSCOPE_TRY(const CellWriter writer, cellWriterOf(*table, cells.columns[i]));
                for (std::size_t row = 0; row < rows.size(); ++row) {
                    if (job.stopped())
                        return cancelled();
                    BLOSCOPE_CHECK(editor
                                       .setCells(cells.columns[i],
                                                 RowSet::range(rows[row], rows[row] + 1),
                                                 meantInBlock(writer, texts[row][i]))
                                       .within(fmt::format("line {}", row + 1)));
                }
            }
            return {};
        });
}

void TableRowChanges::deleteRows(const ChosenCells& rows)
{
    m_changes.change(tr("Delete Rows"), TableChanges::Effect::Rows,
                     [rows](TableEditor& editor, const Job& job) -> Result<> {
                         BLOSCOPE_TRY(const RowSet dead, rows.storedRows(job));
                         return editor.deleteRows(dead);
                     });
}

void TableRowChanges::addRow(std::function<void(std::int64_t slot)> done)
{
    const auto added = std::make_shared<std::int64_t>(0);
    m_changes.change(
        tr("Add Row"), TableChanges::Effect::Rows,
        [added, table = m_changes.current().original()](TableEditor& editor,
                                                        const Job&) -> Result<> {
            BLOSCOPE_TRY(const TableEditor::Row row, newRowOf(*table));
            BLOSCOPE_TRY(*added, editor.appendRows({&row, 1}));
            return {};
        },
        [added, done = std::move(done)] { done(*added); });
}

} // namespace bloscope
