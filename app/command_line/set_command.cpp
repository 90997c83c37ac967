#include "app/command_line/commands.h"

#include "app/command_line/choice.h"
#include "app/command_line/console.h"
#include "app/command_line/input_options.h"
#include "app/command_line/interruption.h"
#include "app/command_line/output_options.h"
#include "core/array/array.h"
#include "core/array/block_cache.h"
#include "core/base/job.h"
#include "core/base/text.h"
#include "core/base/worker_pool.h"
#include "core/change/change_cells.h"
#include "core/convert/npy_source.h"
#include "core/convert/write_cells.h"
#include "core/dtype/cell_parse.h"
#include "core/find/cell_criterion.h"
#include "core/query/expression.h"
#include "core/query/filter.h"
#include "core/query/query_lists.h"
#include "core/query/query_table.h"
#include "core/saving/save_file.h"
#include "core/store/table.h"
#include "core/system/path_text.h"
#include "core/table_edit/save_table.h"
#include "core/table_edit/table_edits.h"
#include "core/table_edit/typed_rows.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <filesystem>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bloscope {

namespace {

// What to do with the rows of a table, as typed.
struct TableWish {
    std::string column;
    std::optional<std::int64_t> row;
    std::optional<std::string> where;
    std::optional<std::string> value;
    bool setsNull = false;
    bool deletesRows = false;
    std::vector<std::string> rows; // to be added: "price=1.5,tag=x"
    std::string rowsFrom;          // or the CSV that has them

    bool addsRows() const { return !rows.empty() || !rowsFrom.empty(); }

    bool isGiven() const { return !column.empty() || row || setsNull || deletesRows || addsRows(); }
};

// Edits the rows of a table. Errors of options have their names in front.
class TableWork {
 public:
    TableWork(const TableWish& wish, TableEdits before, const EditTools& tools)
        : m_wish(wish),
          m_before(std::move(before)),
          m_table(QueryTable::of(m_before.original())),
          m_tools(tools),
          m_editor(m_before, tools)
    {
    }

    // Answers what was done, for people, beside the edits.
    struct Outcome {
        TableEdits edits;
        std::string done; // "3 cells written"
    };
    Result<Outcome> run() &&;

 private:
    Result<RowSet> rows() const;
    Result<RowSet> rowsWhere() const;
    Result<std::string> setCells();
    Result<std::string> deleteRows();
    Result<std::string> appendRows();
    Result<std::size_t> appendTyped();
    Result<std::size_t> appendFile();

    const TableWish& m_wish;
    TableEdits m_before;
    QueryTablePtr m_table;
    const EditTools& m_tools;
    TableEditor m_editor;
};

// Exactly one thing is to be done with the table. Errors: Usage.
Result<> checkTableWish(const TableWish& wish)
{
    const bool setsCells = !wish.column.empty();
    if (int(setsCells) + int(wish.deletesRows) + int(wish.addsRows()) != 1)
        return usageError("this is a table; use one of --column, --delete-rows, --append and "
                          "--append-from");
    if (!wish.rows.empty() && !wish.rowsFrom.empty())
        return usageError("rows are added with either --append or --append-from");
    if (!setsCells && (wish.value || wish.setsNull))
        return usageError("the column is missing; use --column");
    if (setsCells && wish.value.has_value() == wish.setsNull)
        return usageError("the new value is missing; use either --value or --null");
    const bool namesRows = wish.row || wish.where;
    if (wish.addsRows() && namesRows)
        return usageError("new rows are added at the end; --row and --where do not apply");
    if (!wish.addsRows() && (wish.row.has_value() == wish.where.has_value()))
        return usageError("the rows are missing; use either --row or --where");
    return {};
}

Result<RowSet> TableWork::rowsWhere() const
{
    BLOSCOPE_TRY(const Expression expression, parseExpression(*m_wish.where));
    BLOSCOPE_TRY(const BoundExpression condition, bindCondition(expression, *m_table, m_tools.job));
    BLOSCOPE_TRY(FilteredRows found,
                 filterRows(*m_table, condition, {true, *m_wish.where, {}}, m_tools.job));
    if (found.damaged > 0)
        return Error{ErrorKind::Malformed,
                     fmt::format("{} cannot be read, so the rows are not known: {}",
                                 amountOf(found.damaged, "value", "values"),
                                 found.problems.empty() ? "" : found.problems.front())};
    return std::move(found.rows);
}

Result<RowSet> TableWork::rows() const
{
    if (m_wish.where)
        return rowsWhere().within("--where");
    BLOSCOPE_TRY(const auto live, m_table->live(m_tools.job));
    const std::int64_t count = live->count();
    const std::int64_t row = *m_wish.row < 0 ? *m_wish.row + count : *m_wish.row;
    if (row < 0 || row >= count)
        return usageError(fmt::format("--row: there is no row {}; the table has {}", *m_wish.row,
                                      amountOf(static_cast<std::uint64_t>(count), "row", "rows")));
    const std::int64_t slot = live->select(row);
    return RowSet::range(slot, slot + 1);
}

Result<std::string> TableWork::setCells()
{
    BLOSCOPE_TRY(const std::size_t column,
                 columnCalled(*m_table, m_wish.column).within("--column"));
    BLOSCOPE_TRY(const RowSet rows, this->rows());
    BLOSCOPE_CHECK(m_editor.setCells(column, rows, m_wish.setsNull ? std::nullopt : m_wish.value));
    return amountOf(static_cast<std::uint64_t>(rows.count()), "cell", "cells") + " written";
}

Result<std::string> TableWork::deleteRows()
{
    BLOSCOPE_TRY(const RowSet rows, this->rows());
    BLOSCOPE_CHECK(m_editor.deleteRows(rows));
    return amountOf(static_cast<std::uint64_t>(rows.count()), "row", "rows") + " deleted";
}

Result<std::size_t> TableWork::appendTyped()
{
    std::vector<TableEditor::Row> rows;
    for (const std::string& text : m_wish.rows) {
        BLOSCOPE_TRY(TableEditor::Row row, parseRow(text, *m_table).within("--append"));
        rows.push_back(std::move(row));
    }
    BLOSCOPE_CHECK(m_editor.appendRows(rows));
    return rows.size();
}

Result<std::size_t> TableWork::appendFile()
{
    constexpr std::size_t rowsAtOnce = 1 << 16;
    BLOSCOPE_TRY(const ByteSourcePtr file, openFile(utf8Path(m_wish.rowsFrom)));
    BLOSCOPE_TRY(CsvTableRows rows, CsvTableRows::open(*file, *m_table));
    for (std::size_t count = 0;;) {
        if (m_tools.job.stopped())
            return cancelled();
        BLOSCOPE_TRY(const std::vector<TableEditor::Row> some, rows.next(rowsAtOnce));
        if (some.empty())
            return count;
        BLOSCOPE_CHECK(m_editor.appendRows(some));
        count += some.size();
    }
}

Result<std::string> TableWork::appendRows()
{
    BLOSCOPE_TRY(const std::size_t count,
                 m_wish.rowsFrom.empty() ? appendTyped() : appendFile().within(m_wish.rowsFrom));
    return amountOf(count, "row", "rows") + " added";
}

Result<TableWork::Outcome> TableWork::run() &&
{
    Outcome outcome;
    BLOSCOPE_TRY(outcome.done, !m_wish.column.empty() ? setCells()
                               : m_wish.deletesRows   ? deleteRows()
                                                      : appendRows());
    BLOSCOPE_TRY(outcome.edits, std::move(m_editor).finish());
    return outcome;
}

// bloscope set FILE --slice S (--value TEXT | --from FILE.npy) [--where CONDITION] [--field NAME]
//                   [-o OUT] [--overwrite] [--key KEY] [--offset N]
// bloscope set TABLE --column NAME (--row N | --where EXPR) (--value TEXT | --null) ...
// bloscope set TABLE --delete-rows (--row N | --where EXPR) ...
// bloscope set TABLE (--append "a=1,b=x" | --append-from FILE.csv) ...
class SetCommand final : public Command {
 public:
    CLI::App* addTo(CLI::App& commandLine) override;
    ExitCode run() const override;

 private:
    // What is read before anything is written.
    struct Wanted {
        Slice slice;
        DTypeLeaf part;
        std::optional<CellCriterion> where = {};
        std::unique_ptr<CellSource> source = {}; // null: all cells get one value
    };

    void addOptions(CLI::App& command);
    void addTableOptions(CLI::App& command);
    ExitCode checkOptions() const;
    ExitCode editArray() const;
    ExitCode editTable(const FoundObject& table) const;
    ExitCode saveTableEdits(const TableWork::Outcome& outcome, WorkerPool& pool,
                            const Job& job) const;
    Result<> checkIsArray() const;
    Result<Wanted> wantedOf(const Array& array, WorkerPool& pool) const;
    Result<> takeValue(Wanted& wanted, WorkerPool& pool) const;
    Result<std::uint64_t> change(const Wanted& wanted, const SliceReader& reader,
                                 ValueEditor& editor, const Job& job) const;
    ExitCode write(const ArrayPtr& array, const Wanted& wanted, const std::filesystem::path& path,
                   WorkerPool& pool) const;
    ExitCode save(const EditSet& edits, const std::filesystem::path& path, std::uint64_t cells,
                  WorkerPool& pool, const Job& job) const;
    ExitCode tell(const std::string& file, std::uint64_t cells, const SaveReport& report) const;

    std::string m_file;
    std::string m_key;
    OffsetOption m_offset;
    std::string m_slice;
    std::optional<std::string> m_from;
    std::string m_field;
    TableWish m_wish; // of what it has, value and where are those of arrays as well
    std::optional<std::string> m_output; // "-": standard output
    OverwriteOption m_overwrite;
};

} // namespace

CLI::App* SetCommand::addTo(CLI::App& commandLine)
{
    CLI::App* command = commandLine.add_subcommand("set", "Change values of an array or a table");
    command->add_option("FILE", m_file, "the file, or the directory of a sparse frame")->required();
    addOptions(*command);
    m_offset.addTo(*command);
    return command;
}

void SetCommand::addOptions(CLI::App& command)
{
    command.add_option("--key", m_key, "part of a store to use, such as /group/leaf")
        ->type_name("KEY");
    command
        .add_option("--slice", m_slice,
                    "cells to edit, in NumPy notation: \"0,:,2:10\", or in coordinates: "
                    "\"=46.5\"; \"...\" for all of them")
        ->type_name("S");
    auto* value =
        command
            .add_option("--value", m_wish.value,
                        "new value of each cell, written as values are shown and exported")
            ->type_name("TEXT");
    command
        .add_option(
            "--from", m_from,
            "NumPy's .npy file with the new values, of the same type and in the shape of the slice")
        ->type_name("FILE")
        ->excludes(value);
    command
        .add_option(
            "--where", m_wish.where,
            "only cells whose current value matches: \">5\", \"<=0.1\", \"=3\", \"!=0\", \"nan\"; "
            "of a "
            "table, the rows for which a condition is true, as for query: \"price > 10 and tag == "
            "'x'\"")
        ->type_name("CONDITION");
    command
        .add_option("--field", m_field,
                    "one part of each element: a field such as \"a.b[1]\", or real or imag of "
                    "complex numbers")
        ->type_name("NAME");
    command
        .add_option("-o", m_output, "save to OUT and leave FILE unchanged; - is standard output")
        ->type_name("OUT");
    m_overwrite.addTo(command);
    addTableOptions(command);
}

void SetCommand::addTableOptions(CLI::App& command)
{
    command.add_option("--column", m_wish.column, "column of a table whose cells are edited")
        ->type_name("NAME");
    addWholeNumber<std::int64_t>(command, "--row", m_wish.row,
                                 "row of a table, from 0 on; negative ones count from the end")
        ->type_name("N");
    command.add_flag("--null", m_wish.setsNull, "the cells get no value: they become null");
    command.add_flag("--delete-rows", m_wish.deletesRows, "delete rows of a table");
    command
        .add_option("--append", m_wish.rows,
                    "add a row at the end of a table: \"price=1.5,tag=x\"; can be repeated")
        ->type_name("CELLS")
        ->expected(1)
        ->take_all();
    command
        .add_option("--append-from", m_wish.rowsFrom,
                    "CSV with rows to add; its first line names the columns")
        ->type_name("FILE");
}

// What is wrong with the line, whatever is in the file.
ExitCode SetCommand::checkOptions() const
{
    if (m_overwrite.isGiven() && !m_output)
        return fail(
            usageError("--overwrite applies only to -o; without -o, FILE itself is changed"),
            ExitCode::WrongUsage);
    if (m_output && isOutputTerminal(*m_output))
        return fail(usageError("the frame is not written to a terminal; redirect it, or save it "
                               "with -o FILE"),
                    ExitCode::WrongUsage);
    return ExitCode::Done;
}

ExitCode SetCommand::run() const
{
    if (const ExitCode wrong = checkOptions(); wrong != ExitCode::Done)
        return wrong;
    if (const auto found = findObject(m_file, m_key, m_offset); found && found->isTable())
        return editTable(*found);
    if (m_wish.isGiven())
        return fail(
            usageError("--column, --row, --null, --delete-rows, --append and --append-from are for "
                       "tables")
                .within(m_file),
            ExitCode::WrongUsage);
    return editArray();
}

ExitCode SetCommand::editArray() const
{
    if (m_slice.empty())
        return fail(usageError("the cells are missing; use --slice"), ExitCode::WrongUsage);
    if (!m_wish.value && !m_from)
        return fail(usageError("the new values are missing; use --value or --from"),
                    ExitCode::WrongUsage);
    if (const auto usable = checkIsArray(); !usable)
        return fail(usable.error().within(m_file), ExitCode::NotReadable);
    const auto target = openMetaTarget(m_file, m_key, m_offset);
    if (!target)
        return fail(target.error().within(m_file), ExitCode::NotReadable);
    const ArrayPtr array = Array::of(target->frame);
    if (const auto can = ValueEditor::check(*array); !can)
        return fail(can.error().within("its values cannot be written").within(m_file),
                    ExitCode::Failed);
    WorkerPool pool;
    const auto wanted = wantedOf(*array, pool);
    if (!wanted)
        return fail(wanted.error().within(m_file), ExitCode::WrongUsage);
    if (const Result<> free = m_overwrite.checkChange(m_file, m_output); !free)
        return fail(free.error(), ExitCode::Failed);
    return write(array, *wanted, target->path, pool);
}

// The attributes of a group are meant by "bloscope meta", and no values.
Result<> SetCommand::checkIsArray() const
{
    if (m_key.empty())
        return {};
    BLOSCOPE_TRY(const FoundObject found, findObject(m_file, m_key, m_offset));
    return found.frame ? Result<>()
                       : usageError("this is not an array; name one of its leaves with --key");
}

Result<SetCommand::Wanted> SetCommand::wantedOf(const Array& array, WorkerPool& pool) const
{
    const bool isOfFile = m_key.empty() && !m_offset.isGiven();
    BLOSCOPE_TRY(Slice slice,
                 sliceGiven(m_slice, array, m_file, utf8Path(isOfFile ? m_file : std::string())));
    BLOSCOPE_TRY(DTypeLeaf part, partCalled(array.dtype(), m_field));
    Wanted wanted{.slice = std::move(slice), .part = std::move(part)};
    if (m_wish.where) {
        BLOSCOPE_TRY(wanted.where,
                     parseCriterion(*m_wish.where, wanted.part.dtype).within("--where"));
    }
    BLOSCOPE_CHECK(takeValue(wanted, pool));
    return wanted;
}

Result<> SetCommand::takeValue(Wanted& wanted, WorkerPool& pool) const
{
    const DType& dtype = wanted.part.dtype;
    if (m_wish.value) {
        ByteBuffer element(dtype.itemsize);
        return parseCell(*m_wish.value, dtype, element).within("--value");
    }
    BLOSCOPE_TRY(ByteSourcePtr file, openFile(utf8Path(*m_from)).within(*m_from));
    BLOSCOPE_TRY(wanted.source, openNpy(std::move(file), pool).within(*m_from));
    return checkFits(*wanted.source, wanted.slice, dtype).within(*m_from);
}

Result<std::uint64_t> SetCommand::change(const Wanted& wanted, const SliceReader& reader,
                                         ValueEditor& editor, const Job& job) const
{
    if (wanted.source)
        return writeCells({wanted.part, *wanted.source, wanted.where}, wanted.slice, reader, editor,
                          job);
    return changeCells(reader, editor, {{wanted.slice, wanted.part, *m_wish.value}}, wanted.where,
                       job);
}

ExitCode SetCommand::write(const ArrayPtr& array, const Wanted& wanted,
                           const std::filesystem::path& path, WorkerPool& pool) const
{
    const Interruption interruption;
    const Job job{interruption.token(), nullptr};
    SystemFileCalls calls;
    BlockCache cache;
    const SliceReader reader(array, cache, pool);
    ValueEditor editor(array, {}, SpillStore::create(calls), pool);
    const auto cells = change(wanted, reader, editor, job);
    if (!cells)
        return fail(cells.error().within(m_file), ExitCode::Failed);
    EditSet edits(array->frame());
    edits.setValues(editor.edits());
    return save(edits, path, *cells, pool, job);
}

ExitCode SetCommand::save(const EditSet& edits, const std::filesystem::path& path,
                          std::uint64_t cells, WorkerPool& pool, const Job& job) const
{
    const std::string file = m_output.value_or(path.string());
    if (m_output && isOutputStream(*m_output)) {
        const Result<> saved = saveToOutputStream(edits, *m_output, pool, job);
        return saved ? ExitCode::Done : fail(saved.error(), ExitCode::Failed);
    }
    if (edits.isClean() && !m_output)
        return tell(file, cells, {}); // nothing is to be changed
    SystemFileCalls calls;
    const ReplacedFile replaced(file);
    const SaveOptions options{.keepsValuesBefore = false};
    const auto saved = m_output ? saveFileAs(edits, utf8Path(file), calls, pool, job, options)
                                : saveFile(edits, utf8Path(file), calls, pool, job, options);
    if (!saved)
        return fail(saved.error().within(file), ExitCode::Failed);
    replaced.tellOfOtherNames();
    return tell(file, cells, *saved);
}

ExitCode SetCommand::tell(const std::string& file, std::uint64_t cells,
                          const SaveReport& report) const
{
    if (report.rounded.elements > 0)
        complain(fmt::format(
            "{}: a lossy filter rounded {}, the first in chunk {}", file,
            amountOf(static_cast<std::uint64_t>(report.rounded.elements), "element", "elements"),
            report.rounded.firstChunk));
    if (report.unconfirmed)
        complain(fmt::format("{}: saved, but {}", file, report.unconfirmed->text()));
    return print(fmt::format(
        "{}: {} written, {} re-encoded\n", printableLine(file), amountOf(cells, "cell", "cells"),
        amountOf(static_cast<std::uint64_t>(report.rewrittenChunks), "chunk", "chunks")));
}

ExitCode SetCommand::editTable(const FoundObject& table) const
{
    if (!m_slice.empty() || m_from || !m_field.empty())
        return fail(usageError("--slice, --from and --field are for arrays").within(m_file),
                    ExitCode::WrongUsage);
    if (const auto clear = checkTableWish(m_wish); !clear)
        return fail(clear.error().within(m_file), ExitCode::WrongUsage);
    if (m_output && isOutputStream(*m_output))
        return fail(usageError("a table is saved to a file, not to a stream"),
                    ExitCode::WrongUsage);
    if (const Result<> free = m_overwrite.checkChange(m_file, m_output); !free)
        return fail(free.error(), ExitCode::Failed);
    const Interruption interruption;
    const Job job{interruption.token(), nullptr};
    SystemFileCalls calls;
    BlockCache cache;
    WorkerPool pool;
    const EditTools tools{SpillStore::create(calls), pool, job};
    auto opened = Table::open(table.store, table.node->key, cache, pool);
    if (!opened)
        return fail(opened.error().within(m_file), ExitCode::NotReadable);
    auto edits = TableEdits::of(*std::move(opened));
    if (!edits)
        return fail(edits.error().within(m_file), ExitCode::Failed);
    const auto outcome = TableWork(m_wish, *std::move(edits), tools).run();
    return outcome ? saveTableEdits(*outcome, pool, job)
                   : fail(outcome.error().within(m_file), ExitCode::Failed);
}

ExitCode SetCommand::saveTableEdits(const TableWork::Outcome& outcome, WorkerPool& pool,
                                    const Job& job) const
{
    const std::string file = m_output.value_or(m_file);
    SystemFileCalls calls;
    const auto saved =
        m_output ? saveTableAs(outcome.edits, utf8Path(m_file), utf8Path(file), calls, job)
                 : saveTable(outcome.edits, utf8Path(m_file), calls, pool, job);
    if (!saved)
        return fail(saved.error().within(file), ExitCode::Failed);
    for (const auto& [key, leaf] : outcome.edits.leaves())
        if (leaf.rounded.elements > 0)
            complain(fmt::format(
                "{}: a lossy filter rounded {} of {}", file,
                amountOf(static_cast<std::uint64_t>(leaf.rounded.elements), "element", "elements"),
                key));
    const ChangedDescription& description = outcome.edits.description();
    if (!description.staleIndexes.empty())
        complain(fmt::format("{}: indexes are out of date now and unused until their writer "
                             "rebuilds them: {}",
                             file, fmt::join(description.staleIndexes, ", ")));
    if (!description.staleColumns.empty())
        complain(fmt::format("{}: columns computed from edited ones are out of date now: {}", file,
                             fmt::join(description.staleColumns, ", ")));
    if (!saved->leftOut.empty())
        complain(fmt::format("{}: links and special files were not copied: {}", file,
                             fmt::join(saved->leftOut, ", ")));
    if (saved->unconfirmed)
        complain(fmt::format("{}: saved, but {}", file, saved->unconfirmed->text()));
    return print(fmt::format("{}: {}, {} written\n", printableLine(file), outcome.done,
                             amountOf(saved->files.size(), "file", "files")));
}

std::unique_ptr<Command> makeSetCommand()
{
    return std::make_unique<SetCommand>();
}

} // namespace bloscope
