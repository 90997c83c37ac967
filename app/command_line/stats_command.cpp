#include "app/command_line/commands.h"
#include "app/command_line/console.h"
#include "app/command_line/input_options.h"
#include "app/command_line/interruption.h"
#include "app/command_line/row_filter.h"
#include "core/array/array.h"
#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/inspect/column_scan.h"
#include "core/inspect/statistics_scans.h"
#include "core/query/query_table.h"
#include "core/query/row_set.h"
#include "core/report/statistics_report.h"
#include "core/store/table.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace bloscope {

namespace {

// What `stats` was asked for, as typed.
struct StatsWish {
    std::string slice;  // of a table: of its rows
    std::string where;  // a condition of rows; empty: all
    std::string column; // of a table; empty: all that hold numbers or texts
    std::vector<double> percents = {1, 5, 25, 50, 75, 95, 99};
};

// What was found of an array, of the fields of its elements, or of the columns of a table.
struct StatsFindings {
    struct Group {
        std::string name; // of the column or the field; empty for an array without fields
        StatisticsFindings found;
    };
    // What the scans refer to, and what that refers to: they go before it.
    std::shared_ptr<const void> room;
    std::shared_ptr<const void> source;
    std::vector<Group> groups;
    std::optional<std::int64_t> rows; // alive, of a table; of a condition those that meet it
    bool areColumns = false;          // of a table
    bool areFields = false;           // of structured elements
    std::size_t fieldsLeftOut = 0;    // very many of them, and those that hold something else

    std::vector<std::string> untested = {}; // what the condition could not test

    bool hasDamage() const;
};

// The columns that are asked for, by name, or all of which the cells are numbers or texts.
Result<std::vector<std::size_t>> columnsOf(const Table& table, const std::string& name)
{
    std::vector<std::size_t> columns;
    for (std::size_t i = 0; i < table.columns().size(); ++i)
        if (name.empty() ? table.elementType(i).has_value() || holdsTexts(table.columns()[i])
                         : table.columns()[i].name == name)
            columns.push_back(i);
    if (columns.empty() && name.empty())
        return Error{ErrorKind::Usage, "the table has no columns of numbers or text"};
    if (columns.empty())
        return Error{ErrorKind::Usage,
                     fmt::format("the table has no column named {}", escapeForDisplay(name))};
    return columns;
}

Result<Slice> parseRows(const std::string& text, std::int64_t count)
{
    BLOSCOPE_TRY(const Slice rows, Slice::parse(text, {count}).within("--slice"));
    if (rows[0].step != 1)
        return Error{ErrorKind::Usage, "--slice: rows must be consecutive (a step of 1)"};
    return rows;
}

// What is read with: it lives as long as the scans.
struct ReadingRoom {
    BlockCache cache;
    WorkerPool pool;
};

bool StatsFindings::hasDamage() const
{
    return !untested.empty() || std::ranges::any_of(groups, [](const Group& group) {
        if (group.found.texts)
            return group.found.texts->statistics.counts.damaged > 0;
        return std::ranges::any_of(group.found.parts, [](const PartFindings& part) {
            return part.statistics.counts.damaged > 0;
        });
    });
}

// Errors: Usage for elements that are no numbers, columns that are not there and slices that do not
// fit; Cancelled; those of Table.
Result<StatsFindings> statsOfArray(const ArrayPtr& array, const Slice& slice, const StatsWish& wish,
                                   const Job& job)
{
    const auto room = std::make_shared<ReadingRoom>();
    const auto reader = std::make_shared<const SliceReader>(array, room->cache, room->pool);
    std::vector<DTypeLeaf> leaves = leavesWithStatistics(array->dtype());
    if (leaves.empty())
        return Error{
            ErrorKind::Usage,
            fmt::format("elements of type {} are neither numbers nor text", array->dtype().text)};
    StatsFindings found{room, reader, {}, {}};
    found.areFields = array->dtype().isCompound();
    found.fieldsLeftOut = leavesOf(array->dtype()).size() - leaves.size();
    for (const DTypeLeaf& leaf : leaves) {
        BLOSCOPE_TRY(const StatisticsScansPtr scans, scansOfSlice(reader, slice, leaf, {}));
        BLOSCOPE_TRY(StatisticsFindings group, statisticsOf(scans, wish.percents, {}, job));
        found.groups.push_back({leaf.path, std::move(group)});
    }
    return found;
}

// The rows that meet the condition.
Result<WantedRows> wantedRows(const QueryTable& table, const StatsWish& wish, const Job& job,
                              StatsFindings& found)
{
    BLOSCOPE_TRY(FilteredRows filtered, rowsWhere(table, wish.where, true, job));
    BLOSCOPE_TRY(auto live, table.live(job));
    found.rows = filtered.rows.count();
    found.untested = untestedReasons(filtered);
    return WantedRows{std::move(live), std::make_shared<const RowSet>(std::move(filtered.rows))};
}

// Of the rows of a slice in which one dimension runs. Errors: as statsOfArray(), and Unsupported
// for other slices.
Result<StatsFindings> statsOfRows(const ArrayPtr& array, const Slice& slice, const StatsWish& wish,
                                  const Job& job)
{
    const auto room = std::make_shared<ReadingRoom>();
    const auto reader = std::make_shared<const SliceReader>(array, room->cache, room->pool);
    BLOSCOPE_TRY(const QueryTablePtr table, QueryTable::of(reader, slice));
    StatsFindings found{room, reader, {}, {}};
    found.areFields = array->dtype().isCompound();
    BLOSCOPE_TRY(const WantedRows wanted, wantedRows(*table, wish, job, found));
    for (std::size_t i = 0; i < table->columns().size(); ++i) {
        const auto scans = scansOfRows(table, i, slice, wanted);
        if (!scans || found.groups.size() == mostLeavesWithStatistics) {
            ++found.fieldsLeftOut;
            continue;
        }
        BLOSCOPE_TRY(StatisticsFindings group, statisticsOf(*scans, wish.percents, {}, job));
        found.groups.push_back(
            {found.areFields ? table->columns()[i].name : std::string(), std::move(group)});
    }
    if (found.groups.empty())
        return usageError(
            fmt::format("elements of type {} are neither numbers nor text", array->dtype().text));
    return found;
}

Result<StatsFindings> statsOfTable(StorePtr store, const std::string& key, const StatsWish& wish,
                                   const Job& job)
{
    const auto room = std::make_shared<ReadingRoom>();
    BLOSCOPE_TRY(const TablePtr table, Table::open(std::move(store), key, room->cache, room->pool));
    BLOSCOPE_TRY(const std::int64_t count, table->rowCount(job));
    if (!wish.where.empty() && !wish.slice.empty())
        return usageError("--slice cannot be combined with --where for tables");
    BLOSCOPE_TRY(const Slice rows, parseRows(wish.slice, count));
    BLOSCOPE_TRY(const std::vector<std::size_t> columns, columnsOf(*table, wish.column));
    StatsFindings found{room, table, {}, rows[0].count};
    found.areColumns = true;
    std::optional<WantedRows> wanted;
    if (!wish.where.empty()) {
        BLOSCOPE_TRY(wanted, wantedRows(*QueryTable::of(table), wish, job, found));
    }
    for (const std::size_t column : columns) {
        const std::string& name = table->columns()[column].name;
        const std::string place = fmt::format("column {}", escapeForDisplay(name));
        BLOSCOPE_TRY(const StatisticsScansPtr scans,
                     scansOfColumn(table, column, rows, wanted).within(place));
        BLOSCOPE_TRY(StatisticsFindings group,
                     statisticsOf(scans, wish.percents, {}, job).within(place));
        found.groups.push_back({name, std::move(group)});
    }
    return found;
}

// "[:] of <f4", with the name of a column or a field in front
std::string titleOf(const StatsFindings::Group& group, bool isField)
{
    // The magnitude has the type of the elements.
    const StatisticsScans& scans = *group.found.scans;
    const std::string type =
        scans.texts ? scans.texts->typeText() : scans.parts.back().scan->order().dtype().text;
    const std::string of = fmt::format("{} of {}", scans.slice().text(), type);
    return group.name.empty()
               ? of
               : fmt::format("{} {}: {}", isField ? "field" : "column", group.name, of);
}

std::string groupText(const StatsFindings::Group& group)
{
    return group.found.texts ? statisticsText(*group.found.texts)
                             : statisticsText(group.found.parts);
}

nlohmann::ordered_json groupJson(const StatsFindings::Group& group)
{
    return group.found.texts ? statisticsJson(*group.found.texts)
                             : statisticsJson(group.found.parts);
}

// What was found, for people: the groups of each column and of each part, named where there are
// several.
std::string statsText(const std::string& file, const StatsFindings& findings)
{
    std::string text;
    for (const StatsFindings::Group& group : findings.groups) {
        text += text.empty() ? "" : "\n";
        text += printableLine(fmt::format("{}: {}", file, titleOf(group, findings.areFields)));
        text += "\n" + groupText(group);
    }
    if (findings.fieldsLeftOut > 0)
        text += fmt::format("\nWithout statistics: {}\n",
                            amountOf(findings.fieldsLeftOut, "more field", "more fields"));
    return text;
}

// The same for programs (core/report/statistics_report.h); of a table its "rows" and an object for
// each of its "columns", of structured elements one for each of their "fields".
nlohmann::ordered_json statsJson(const StatsFindings& findings)
{
    nlohmann::ordered_json json = nlohmann::ordered_json::object();
    if (findings.rows)
        json["rows"] = *findings.rows;
    if (!findings.areColumns && !findings.areFields) {
        json.update(groupJson(findings.groups.front()));
        return json;
    }
    if (findings.areFields)
        json["fields_left_out"] = findings.fieldsLeftOut;
    nlohmann::ordered_json& groups = json[findings.areColumns ? "columns" : "fields"];
    groups = nlohmann::ordered_json::object();
    for (const StatsFindings::Group& group : findings.groups)
        groups[textForJson(group.name)] = groupJson(group);
    return json;
}

// "1,50,99.9"
std::vector<double> parsePercents(const std::string& text)
{
    std::vector<double> percents;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        const auto percent = parseNumber<double>(std::string_view(text).substr(begin, end - begin));
        if (!percent || !(*percent >= 0 && *percent <= 100))
            throw CLI::ValidationError(
                "--percentiles",
                fmt::format("\"{}\" is not a list of numbers from 0 to 100, such as 1,50,99.9",
                            text));
        percents.push_back(*percent);
        begin = end + 1;
    }
    return percents;
}

// bloscope stats FILE [--key KEY] [--column NAME] [--slice S] [--percentiles LIST] [--json]
class StatsCommand final : public Command {
 public:
    CLI::App* addTo(CLI::App& commandLine) override;
    ExitCode run() const override;

 private:
    Result<StatsFindings> findings(const FoundObject& found, const Job& job) const;
    ExitCode tell(const StatsFindings& findings) const;

    std::string m_file;
    InterpretationOptions m_interpretation;
    OffsetOption m_offset;
    std::string m_key;
    StatsWish m_wish;
    bool m_json = false;
};

} // namespace

CLI::App* StatsCommand::addTo(CLI::App& commandLine)
{
    CLI::App* command =
        commandLine.add_subcommand("stats", "Print exact statistics of the numbers in a slice");
    command->add_option("FILE", m_file, "the file to read")->required();
    command->add_option("--key", m_key, "part of a store to use, such as /group/leaf")
        ->type_name("KEY");
    command
        ->add_option("--column", m_wish.column,
                     "table column to use; default: all columns of numbers or text")
        ->type_name("NAME");
    command
        ->add_option("--slice", m_wish.slice,
                     "slice to use, in NumPy notation: \"0,:,2:10\", or in coordinates: \"=46.5\"; "
                     "default: everything")
        ->type_name("S");
    command
        ->add_option("--where", m_wish.where,
                     "rows to use of a table, or of a slice in which one dimension runs: a "
                     "condition such as \"price > 100\"")
        ->type_name("EXPR");
    command
        ->add_option_function<std::string>(
            "--percentiles",
            [this](const std::string& text) { m_wish.percents = parsePercents(text); },
            "percentiles, such as 1,50,99.9; default: 1,5,25,50,75,95,99")
        ->type_name("LIST");
    command->add_flag("--json", m_json, "print one JSON object, for programs");
    m_interpretation.addTo(*command);
    m_offset.addTo(*command);
    return command;
}

ExitCode StatsCommand::run() const
{
    const auto found = findObject(m_file, m_key, m_offset);
    if (!found)
        return fail(found.error().within(m_file), ExitCode::NotReadable);
    const Interruption interruption;
    const auto findings = this->findings(*found, {interruption.token(), nullptr});
    return findings ? tell(*findings) : fail(findings.error().within(m_file), ExitCode::Failed);
}

Result<StatsFindings> StatsCommand::findings(const FoundObject& found, const Job& job) const
{
    if (found.isTable())
        return statsOfTable(found.store, found.node->key, m_wish, job);
    if (!m_wish.column.empty())
        return Error{ErrorKind::Usage, "this is not a table: it has no columns"};
    if (!found.frame)
        return Error{ErrorKind::Usage, "this is not an array; name one of its leaves with --key"};
    BLOSCOPE_TRY(const ArrayPtr array, m_interpretation.arrayOf(found.frame));
    BLOSCOPE_TRY(const Slice slice,
                 sliceGiven(m_wish.slice, *array, m_file, found.fileAlone(m_file)));
    return m_wish.where.empty() ? statsOfArray(array, slice, m_wish, job)
                                : statsOfRows(array, slice, m_wish, job);
}

ExitCode StatsCommand::tell(const StatsFindings& findings) const
{
    for (const std::string& reason : findings.untested)
        complain(fmt::format("{}: {}", m_file, reason));
    const ExitCode code =
        m_json ? printJson(statsJson(findings).dump(1) + "\n") : print(statsText(m_file, findings));
    return code == ExitCode::Done && findings.hasDamage() ? ExitCode::Failed : code;
}

std::unique_ptr<Command> makeStatsCommand()
{
    return std::make_unique<StatsCommand>();
}

} // namespace bloscope
