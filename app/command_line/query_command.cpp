#include "app/command_line/choice.h"
#include "app/command_line/commands.h"
#include "app/command_line/console.h"
#include "app/command_line/input_options.h"
#include "app/command_line/interruption.h"
#include "app/command_line/output_options.h"
#include "app/command_line/row_filter.h"
#include "core/base/text.h"
#include "core/export/csv_options.h"
#include "core/export/export_format.h"
#include "core/export/export_report.h"
#include "core/export/sink.h"
#include "core/export/sqlite_writer.h"
#include "core/query/filter.h"
#include "core/query/group_query.h"
#include "core/query/index_pruning.h"
#include "core/query/query_lists.h"
#include "core/query/query_rows.h"
#include "core/query/row_sort.h"
#include "core/report/report.h"
#include "core/store/table_source.h"
#include "core/system/path_text.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <fmt/format.h>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace bloscope {

namespace {

constexpr std::int64_t mostLinesOfTable = 10'000; // aligned, all of them in memory

// --format: nothing is aligned columns, for people.
struct QueryFormat {
    std::optional<ExportFormat> file;
};

Choices<QueryFormat> queryFormats()
{
    Choices<QueryFormat> formats = {{"table", {}}};
    for (const ExportFormatTraits& traits : exportFormats())
        if (traits.writeRows)
            formats.emplace(traits.name, QueryFormat{traits.format});
    return formats;
}

// What `query` was asked for, as typed.
struct QueryWish {
    std::string slice; // of an array
    std::string where;
    std::string select;
    std::string sort;
    std::string group;
    std::string figures;
    bool hasNullKeys = false;
    bool hasRowNumbers = false;
    bool usesIndexes = true;
    std::optional<std::int64_t> limit;
};

// What was found, and what it was found with, which lives as long.
struct QueryFindings {
    std::shared_ptr<QueryRoom> room;
    QueryTablePtr table;
    FilteredRows filtered;
    std::optional<SortIndexUse> sortIndex;
    std::shared_ptr<const TableSource> rows; // of chosen rows or of groups
    std::int64_t count = 0;                  // of these, the limit aside
};

// Asks a table. Errors of options have their names in front.
class QueryWork {
 public:
    // `path` is the file as the user calls it.
    QueryWork(std::string path, const QueryWish& wish, const Job& job)
        : m_path(std::move(path)), m_wish(wish), m_job(job)
    {
    }

    Result<QueryFindings> ask(const FoundObject& found);

 private:
    Result<> choose(QueryFindings& findings) const;
    Result<> group(QueryFindings& findings) const;
    Result<std::vector<std::size_t>> columnsOf(const QueryTable& table) const;
    Result<std::vector<RowKey>> sortKeys(const QueryTable& table) const;

    std::string m_path;
    const QueryWish& m_wish;
    const Job& m_job;
};

Result<std::vector<RowKey>> QueryWork::sortKeys(const QueryTable& table) const
{
    BLOSCOPE_TRY(const std::vector<SortName> names, parseSortList(m_wish.sort));
    std::vector<RowKey> keys;
    for (const SortName& name : names) {
        BLOSCOPE_TRY(RowKey key, rowKeyOf(table, name, m_job));
        keys.push_back(std::move(key));
    }
    return keys;
}

Result<std::vector<std::size_t>> QueryWork::columnsOf(const QueryTable& table) const
{
    if (m_wish.select.empty())
        return allColumnsOf(table);
    std::vector<std::size_t> columns;
    BLOSCOPE_TRY(const std::vector<std::string> names, parseColumnList(m_wish.select));
    for (const std::string& name : names) {
        BLOSCOPE_TRY(const std::size_t column, columnCalled(table, name));
        columns.push_back(column);
    }
    return columns;
}

Result<> QueryWork::choose(QueryFindings& findings) const
{
    const QueryTable& table = *findings.table;
    ChosenRows::Choice choice;
    BLOSCOPE_TRY(choice.columns, columnsOf(table).within("--select"));
    choice.hasRowNumbers = m_wish.hasRowNumbers;
    choice.rows = findings.filtered.rows;
    if (!m_wish.sort.empty()) {
        BLOSCOPE_TRY(const std::vector<RowKey> keys, sortKeys(table).within("--sort"));
        BLOSCOPE_TRY(SortedRows sorted, sortRows(table, findings.filtered.rows, keys,
                                                 {.usesIndexes = m_wish.usesIndexes}, m_job));
        findings.sortIndex = sorted.indexUse();
        choice.rows = std::move(sorted);
    }
    BLOSCOPE_TRY(findings.rows, ChosenRows::of(findings.table, std::move(choice), m_job));
    return {};
}

Result<> QueryWork::group(QueryFindings& findings) const
{
    GroupQuery query(findings.table, m_wish.hasNullKeys);
    BLOSCOPE_CHECK(query.groupBy(m_wish.group, m_job).within("--group"));
    BLOSCOPE_CHECK(
        query.addFigures(m_wish.figures.empty() ? "count" : m_wish.figures, m_job).within("--agg"));
    BLOSCOPE_TRY(findings.rows, query.groups(findings.filtered.rows, m_job));
    return {};
}

Result<QueryFindings> QueryWork::ask(const FoundObject& found)
{
    QueryFindings findings;
    findings.room = std::make_shared<QueryRoom>();
    BLOSCOPE_TRY(findings.table, queryTableOf(found, *findings.room, {m_wish.slice, m_path}));
    BLOSCOPE_TRY(findings.filtered,
                 rowsWhere(*findings.table, m_wish.where, m_wish.usesIndexes, m_job));
    BLOSCOPE_CHECK(m_wish.group.empty() ? choose(findings) : group(findings));
    BLOSCOPE_TRY(findings.count, findings.rows->rowCount(m_job));
    return findings;
}

// "0-4, 7"
std::string runsText(const IndexUse& use)
{
    std::string text;
    for (const auto& [first, last] : use.skippedRuns)
        text +=
            fmt::format("{}{}", text.empty() ? "" : ", ",
                        first == last ? std::to_string(first) : fmt::format("{}-{}", first, last));
    return use.skippedRuns.size() == IndexUse::mostRuns ? text + ", ..." : text;
}

std::string notUsedText(std::string_view index, std::string_view column, std::string_view why)
{
    return fmt::format("the {} of {} is not used: {}", index, escapeForDisplay(column), why);
}

std::string segmentsText(const IndexUse& use)
{
    const std::string all =
        fmt::format("{} of {} of {} rows skipped", groupedDigits(use.skipped),
                    amountOf(static_cast<std::uint64_t>(use.segments), "segment", "segments"),
                    groupedDigits(use.segmentRows));
    return use.skipped == 0 ? all : fmt::format("{}: {}", all, runsText(use));
}

std::string useText(const IndexUse& use)
{
    if (use.foundRows)
        return fmt::format("{} in the FULL index of {}",
                           amountOf(static_cast<std::uint64_t>(*use.foundRows), "row", "rows"),
                           escapeForDisplay(use.column));
    std::string text = use.segments == 0 ? std::string() : segmentsText(use);
    if (!use.problem.empty())
        text = notUsedText("index", use.column, use.problem);
    if (!use.orderProblem.empty() && use.orderProblem != use.problem)
        text +=
            (text.empty() ? "" : "; ") + notUsedText("FULL index", use.column, use.orderProblem);
    return text;
}

std::string useText(const SortIndexUse& use)
{
    return use.problem.empty()
               ? fmt::format("in the order of the FULL index of {}", escapeForDisplay(use.column))
               : notUsedText("FULL index", use.column, use.problem);
}

// How the rows were found, for people.
std::string explanationOf(const QueryFindings& findings)
{
    const FilteredRows& filtered = findings.filtered;
    ReportGroup rows{"Rows"};
    rows.add("slots", groupedDigits(filtered.slotCount));
    rows.add("skipped", groupedDigits(filtered.skipped));
    rows.add("tested", groupedDigits(filtered.slotCount - filtered.skipped));
    rows.add("matching", groupedDigits(filtered.rows.count()));
    ReportGroup indexes{"Indexes"};
    for (const IndexUse& use : filtered.indexes)
        indexes.add(use.condition, useText(use));
    if (findings.sortIndex)
        indexes.add("sorting", useText(*findings.sortIndex));
    const std::vector<ReportGroup> groups = {std::move(rows), std::move(indexes)};
    return textOf(groups);
}

// bloscope query FILE [--key KEY] [--where EXPR] [--select A,B] [--sort A,-B] [--group A --agg
// LIST]
class QueryCommand final : public Command {
 public:
    CLI::App* addTo(CLI::App& commandLine) override;
    ExitCode run() const override;

 private:
    void addGroupOptions(CLI::App& command);
    bool isAligned() const { return m_format ? !m_format->file : m_output.isStandardOutput(); }
    // Nothing: as the name of the output says.
    std::optional<ExportFormat> fileFormat() const
    {
        return m_format ? m_format->file : std::nullopt;
    }
    Result<> checkWish() const;
    Result<> checkForm(const OutputOptions::Form& form) const;
    ExitCode write(const QueryFindings& findings, const OutputOptions::Form& form,
                   const std::stop_token& stop) const;
    Result<ExportReport> writeTo(Sink& to, const QueryFindings& findings,
                                 const OutputOptions::Form& form, const Job& job) const;
    Result<ExportReport> writeLines(Sink& to, const TableSource& rows, std::int64_t count,
                                    const Job& job) const;
    ExitCode tell(const QueryFindings& findings, const ExportReport& report) const;

    std::string m_file;
    std::string m_key;
    OffsetOption m_offset;
    OutputOptions m_output;
    QueryWish m_wish;
    std::optional<QueryFormat> m_format;
    std::optional<std::string> m_tableName;
    bool m_explains = false;
};

} // namespace

CLI::App* QueryCommand::addTo(CLI::App& commandLine)
{
    CLI::App* command =
        commandLine.add_subcommand("query", "Filter, sort and group the rows of a table");
    command->add_option("FILE", m_file, "the file to read")->required();
    command->add_option("--key", m_key, "the part of a store: a table")->type_name("KEY");
    command
        ->add_option("--slice", m_wish.slice,
                     "slice of an array in which one dimension runs, in NumPy notation: \"0,:\", "
                     "or in coordinates: \"=46.5,:\"")
        ->type_name("S");
    command
        ->add_option("--where", m_wish.where,
                     "condition, such as \"price > 100 and tree contains 'fir'\"")
        ->type_name("EXPR");
    command->add_option("--select", m_wish.select, "columns to write; default: all")
        ->type_name("A,B");
    command
        ->add_option("--sort", m_wish.sort,
                     "columns to sort by, the main one first; - before a name sorts descending")
        ->type_name("A,-B");
    addGroupOptions(*command);
    addWholeNumber<std::int64_t>(*command, "--limit", m_wish.limit, "number of rows at most")
        ->type_name("N");
    addChoice<QueryFormat>(
        *command, "--format", m_format, queryFormats(),
        "csv, tsv, jsonl (one line of JSON per row), npy, b2nd, b2z or b2d (a new Blosc2 table, as "
        "one file or a directory), sqlite, arrow or table (aligned columns); default: from the "
        "extension of OUT, else table");
    m_output.addPathTo(*command);
    command
        ->add_option("--table", m_tableName,
                     "name of the table in the database (sqlite); default: that of FILE")
        ->type_name("NAME");
    command->add_flag("--row-numbers", m_wish.hasRowNumbers,
                      "write the number of each row in the table, from 0 on");
    command->add_flag("--explain", m_explains,
                      "print what indexes skipped and why, instead of the rows");
    command->add_flag_callback(
        "--no-index", [this] { m_wish.usesIndexes = false; }, "test all rows, without indexes");
    m_offset.addTo(*command);
    return command;
}

void QueryCommand::addGroupOptions(CLI::App& command)
{
    command
        .add_option("--group", m_wish.group,
                    "columns to group by, also year(D) month(D) day(D) hour(D), bin(N,10), "
                    "bin(D,'month'); a row for each group")
        ->type_name("A,B");
    command
        .add_option("--agg", m_wish.figures,
                    "figures of each group: count, with_value:B, sum:B, mean:B, min:B, max:B, "
                    "deviation:B, distinct:B; default: count")
        ->type_name("LIST");
    command.add_flag("--null-keys", m_wish.hasNullKeys,
                     "a group for rows without a value to group by; default: left out");
}

Result<> QueryCommand::checkWish() const
{
    const bool isGrouped = !m_wish.group.empty();
    if (!isGrouped && !m_wish.figures.empty())
        return usageError("--agg needs --group");
    if (!isGrouped && m_wish.hasNullKeys)
        return usageError("--null-keys needs --group");
    if (isGrouped && (!m_wish.select.empty() || !m_wish.sort.empty() || m_wish.hasRowNumbers))
        return usageError("--group cannot be combined with --select, --sort or --row-numbers");
    if (m_wish.limit && *m_wish.limit < 0)
        return usageError("--limit: a number of rows cannot be negative");
    return {};
}

Result<> QueryCommand::checkForm(const OutputOptions::Form& form) const
{
    if (!traitsOf(form.format).writeRows)
        return usageError(fmt::format("rows of a query cannot be written as {}; --format has the "
                                      "formats that can contain them",
                                      traitsOf(form.format).name));
    if (m_tableName && (isAligned() || form.format != ExportFormat::Sqlite))
        return usageError("--table is only for sqlite");
    return {};
}

ExitCode QueryCommand::run() const
{
    const Interruption interruption;
    const auto form = m_output.formAs(isAligned() ? ExportFormat::Csv : fileFormat());
    if (!form)
        return fail(form.error(), ExitCode::WrongUsage);
    if (const Result<> fits = checkForm(*form); !fits)
        return fail(fits.error(), ExitCode::WrongUsage);
    if (const Result<> fits = checkWish(); !fits)
        return fail(fits.error(), ExitCode::WrongUsage);
    const auto found = findObject(m_file, m_key, m_offset);
    if (!found)
        return fail(found.error().within(m_file), ExitCode::NotReadable);
    const Job job{interruption.token(), nullptr};
    const auto findings = QueryWork(m_file, m_wish, job).ask(*found);
    if (!findings)
        return fail(findings.error().within(m_file), ExitCode::Failed);
    if (m_explains) {
        const ExitCode code = print(explanationOf(*findings));
        return code == ExitCode::Done ? tell(*findings, {}) : code;
    }
    return write(*findings, *form, interruption.token());
}

ExitCode QueryCommand::write(const QueryFindings& findings, const OutputOptions::Form& form,
                             const std::stop_token& stop) const
{
    const auto place = [this](const Error& error) {
        if (error.kind() != ErrorKind::Io)
            return error.within(m_file);
        return m_output.isStandardOutput() ? error.within("standard output") : error;
    };
    const auto sink = m_output.open(m_file, form, stop);
    const auto report = writeTo(*sink, findings, form, {stop, nullptr});
    if (!report)
        return fail(place(report.error()), ExitCode::Failed);
    if (const Result<> complete = sink->commit(); !complete)
        return fail(place(complete.error()), ExitCode::Failed);
    return tell(findings, *report);
}

Result<ExportReport> QueryCommand::writeTo(Sink& to, const QueryFindings& findings,
                                           const OutputOptions::Form& form, const Job& job) const
{
    const std::int64_t count = std::min(findings.count, m_wish.limit.value_or(findings.count));
    if (isAligned())
        return writeLines(to, *findings.rows, count, job);
    RowsToWrite rows{0, count};
    rows.csv.header = CsvOptions::Header::Names;
    rows.csv.na.clear();
    rows.table = m_tableName.value_or(sqliteTableNameOf(utf8Path(m_file)));
    return traitsOf(form.format).writeRows(*findings.rows, rows, to, job);
}

// For people: columns below each other, numbers on the right, and nothing where there is no value.
Result<ExportReport> QueryCommand::writeLines(Sink& to, const TableSource& rows, std::int64_t count,
                                              const Job& job) const
{
    const std::int64_t shown = std::min(count, mostLinesOfTable);
    BLOSCOPE_TRY(const TableCells cells,
                 rows.readRows(0, shown, CellTextForm::Short, job, NumberFormat()));
    std::string sides;
    std::vector<std::vector<std::string>> lines(1);
    for (const TableColumn& column : rows.columns()) {
        sides += column.numeric ? 'r' : 'l';
        lines.front().push_back(printableLine(column.name));
    }
    for (std::size_t row = 0; row < static_cast<std::size_t>(cells.rows); ++row) {
        std::vector<std::string>& line = lines.emplace_back();
        for (const TableCells::Column& column : cells.columns)
            line.push_back(printableLine(column.texts[row]));
    }
    BLOSCOPE_CHECK(to.write(bytesOf(alignedLines(lines, sides))));
    if (shown < count)
        complain(fmt::format("{}: {} more rows are not shown; write them as csv or jsonl", m_file,
                             groupedDigits(count - shown)));
    ExportReport report;
    for (const TableCells::Column& column : cells.columns)
        report.damagedCells +=
            static_cast<std::uint64_t>(std::ranges::count(column.states, TableCellState::Damaged));
    for (const std::string& problem : cells.problems)
        report.addReason(problem);
    return report;
}

// What is damaged: values that a condition could not test, and cells.
ExitCode QueryCommand::tell(const QueryFindings& findings, const ExportReport& report) const
{
    const std::vector<std::string> untested = untestedReasons(findings.filtered);
    for (const auto* reasons : {&untested, &report.reasons})
        for (const std::string& reason : *reasons)
            complain(fmt::format("{}: {}", m_file, reason));
    if (report.damagedCells > 0)
        complain(fmt::format("{}: {} could not be read", m_file,
                             amountOf(report.damagedCells, "cell", "cells")));
    return untested.empty() && report.complete() ? ExitCode::Done : ExitCode::Failed;
}

std::unique_ptr<Command> makeQueryCommand()
{
    return std::make_unique<QueryCommand>();
}

} // namespace bloscope
