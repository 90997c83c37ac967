#include "app/command_line/rows_export.h"

#include "core/export/table_writer.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace bloscope {

namespace {

Result<DimensionSlice> rowsOf(const std::string& text, std::int64_t count)
{
    BLOSCOPE_TRY(const Slice slice, Slice::parse(text, {count}).within("--slice"));
    if (slice[0].step != 1)
        return usageError("--slice: rows are written one after the other");
    return slice[0];
}

} // namespace

Result<> checkTableFormat(ExportFormat format)
{
    if (traitsOf(format).writeRows)
        return {};
    std::vector<std::string_view> names;
    for (const ExportFormatTraits& traits : exportFormats())
        if (traits.writeRows)
            names.push_back(traits.name);
    const std::string_view last = names.back();
    names.pop_back();
    return usageError(fmt::format("tables are written as {} or {}", fmt::join(names, ", "), last));
}

Result<ExportReport> writeTableOf(const FoundObject& found, const RowsExport& wanted,
                                  WorkerPool& pool, Sink& to, const Job& job)
{
    BlockCache cache;
    BLOSCOPE_TRY(const TablePtr table, Table::open(found.store, found.node->key, cache, pool));
    BLOSCOPE_TRY(const std::int64_t count, table->rowCount(job));
    BLOSCOPE_TRY(const DimensionSlice rows, rowsOf(wanted.slice, count));
    return traitsOf(wanted.format)
        .writeRows(*table, {rows.start, rows.count, wanted.csv, wanted.fill}, to, job);
}

Result<ExportReport> writeItemsOf(const FramePtr& frame, const RowsExport& wanted, Sink& to,
                                  const Job& job)
{
    BLOSCOPE_TRY(const ItemListPtr items, ItemList::open(frame));
    BLOSCOPE_TRY(const std::int64_t count, items->count(job));
    BLOSCOPE_TRY(const DimensionSlice rows, rowsOf(wanted.slice, count));
    const bool isJson = wanted.format == ExportFormat::JsonLines;
    return writeItems(*items, rows.start, rows.count,
                      isJson ? ItemFormat::JsonLines : ItemFormat::Csv,
                      textOptions(wanted.format, wanted.csv), to, job);
}

} // namespace bloscope
