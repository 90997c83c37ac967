#include "app/command_line/stats_findings.h"

#include "core/base/text.h"
#include "core/inspect/column_scan.h"
#include "core/statistics/slice_scan.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

// The columns that are asked for, by name, or all of which the cells are numbers or texts.
Result<std::vector<std::size_t>> columnsOf(const Table& table, const std::string& name)
{
    std::vector<std::size_t> columns;
    for (std::size_t i = 0; i < table.columns().size(); ++i)
        if (name.empty() ? table.elementType(i).has_value() || holdsTexts(table.columns()[i])
                         : table.columns()[i].name == name)
            columns.push_back(i);
    if (columns.empty() && name.empty())
        return Error{ErrorKind::Usage, "the table has no columns of numbers or texts"};
    if (columns.empty())
        return Error{ErrorKind::Usage,
                     fmt::format("the table has no column named {}", escapeForDisplay(name))};
    return columns;
}

Result<Slice> parseRows(const std::string& text, std::int64_t count)
{
    BLOSCOPE_TRY(const Slice rows, Slice::parse(text, {count}).within("--slice"));
    if (rows[0].step != 1)
        return Error{ErrorKind::Usage, "--slice: rows are taken one after the other"};
    return rows;
}

Result<StatsFindings::Group> groupOf(const TablePtr& table, std::size_t column, const Slice& rows,
                                     std::span<const double> percents, WorkerPool& pool,
                                     const Job& job)
{
    StatsFindings::Group group{table->columns()[column].name, {}};
    if (holdsTexts(table->columns()[column])) {
        auto scan = std::make_shared<const ColumnTextScan>(table, column, rows, pool);
        BLOSCOPE_TRY(TextStatistics found, textStatisticsOf(*scan, {}, job));
        group.texts = TextFindings{std::move(scan), std::move(found)};
        return group;
    }
    BLOSCOPE_TRY(const DType element, table->elementType(column));
    for (const NumberPart& part : numberPartsOf({{}, 0, element})) {
        auto scan =
            std::make_shared<const ColumnScan>(table, column, element, part.leaf, rows, pool);
        BLOSCOPE_TRY(PartFindings findings, findingsOf(part.kind, std::move(scan), percents, job));
        group.parts.push_back(std::move(findings));
    }
    return group;
}

Result<StatsFindings::Group> groupOf(const SliceReader& reader, const Slice& slice,
                                     const DTypeLeaf& leaf, std::span<const double> percents,
                                     const Job& job)
{
    StatsFindings::Group group{leaf.path, {}};
    if (isText(leaf.dtype)) {
        BLOSCOPE_TRY(TextScanPtr scan, SliceTextScan::create(reader, slice, leaf));
        BLOSCOPE_TRY(TextStatistics found, textStatisticsOf(*scan, {}, job));
        group.texts = TextFindings{std::move(scan), std::move(found)};
        return group;
    }
    for (const NumberPart& part : numberPartsOf(leaf)) {
        BLOSCOPE_TRY(SliceScanPtr scan, SliceScan::create(reader, slice, part.leaf));
        BLOSCOPE_TRY(PartFindings findings, findingsOf(part.kind, std::move(scan), percents, job));
        group.parts.push_back(std::move(findings));
    }
    return group;
}

// What is read with: it lives as long as the scans.
struct ReadingRoom {
    BlockCache cache;
    WorkerPool pool;
};

} // namespace

bool StatsFindings::hasDamage() const
{
    return std::ranges::any_of(groups, [](const Group& group) {
        if (group.texts)
            return group.texts->statistics.counts.damaged > 0;
        return std::ranges::any_of(group.parts, [](const PartFindings& part) {
            return part.statistics.counts.damaged > 0;
        });
    });
}

Result<StatsFindings> statsOfArray(const ArrayPtr& array, const Slice& slice, const StatsWish& wish,
                                   const Job& job)
{
    const auto room = std::make_shared<ReadingRoom>();
    const auto reader = std::make_shared<const SliceReader>(array, room->cache, room->pool);
    std::vector<DTypeLeaf> leaves = leavesWithStatistics(array->dtype());
    if (leaves.empty())
        return Error{ErrorKind::Usage, fmt::format("elements of type {} are neither numbers nor "
                                                   "texts",
                                                   array->dtype().text)};
    StatsFindings found{room, reader, {}, {}};
    found.areFields = array->dtype().isCompound();
    found.fieldsLeftOut = leavesOf(array->dtype()).size() - leaves.size();
    for (const DTypeLeaf& leaf : leaves) {
        auto group = groupOf(*reader, slice, leaf, wish.percents, job);
        if (!group)
            return std::move(group).error();
        found.groups.push_back(*std::move(group));
    }
    return found;
}

Result<StatsFindings> statsOfTable(StorePtr store, const std::string& key, const StatsWish& wish,
                                   const Job& job)
{
    const auto room = std::make_shared<ReadingRoom>();
    BLOSCOPE_TRY(const TablePtr table, Table::open(std::move(store), key, room->cache, room->pool));
    BLOSCOPE_TRY(const std::int64_t count, table->rowCount(job));
    BLOSCOPE_TRY(const Slice rows, parseRows(wish.slice, count));
    BLOSCOPE_TRY(const std::vector<std::size_t> columns, columnsOf(*table, wish.column));
    StatsFindings found{room, table, {}, rows[0].count};
    for (const std::size_t column : columns) {
        auto group = groupOf(table, column, rows, wish.percents, room->pool, job);
        if (!group)
            return std::move(group).error().within(
                fmt::format("column {}", escapeForDisplay(table->columns()[column].name)));
        found.groups.push_back(*std::move(group));
    }
    return found;
}

} // namespace bloscope
