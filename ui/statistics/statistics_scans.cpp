#include "ui/statistics/statistics_scans.h"

#include "core/inspect/column_scan.h"
#include "core/inspect/column_text_scan.h"
#include "core/statistics/slice_scan.h"

namespace bloscope {

Result<StatisticsScansPtr> scansOfSlice(std::shared_ptr<const SliceReader> reader,
                                        const Slice& slice, const DTypeLeaf& leaf,
                                        const std::shared_ptr<ChunkSummaries>& summaries)
{
    StatisticsScans scans;
    if (isText(leaf.dtype)) {
        BLOSCOPE_TRY(scans.texts, SliceTextScan::create(*reader, slice, leaf));
    } else {
        for (const NumberPart& part : numberPartsOf(leaf)) {
            BLOSCOPE_TRY(SliceScanPtr scan, SliceScan::create(*reader, slice, part.leaf));
            const bool isWhole = !isHalf(part.kind) && leaf.path.empty();
            scans.parts.push_back({part.kind, std::move(scan), isWhole ? summaries : nullptr});
        }
    }
    scans.reader = std::move(reader);
    return std::make_shared<const StatisticsScans>(std::move(scans));
}

Result<StatisticsScansPtr> scansOfColumn(const TablePtr& table, std::size_t column,
                                         std::int64_t rows)
{
    const Slice all = Slice::whole({rows});
    StatisticsScans scans;
    if (holdsTexts(table->columns()[column])) {
        scans.texts = std::make_shared<const ColumnTextScan>(table, column, all, table->pool());
    } else {
        BLOSCOPE_TRY(const DType element, table->elementType(column));
        for (const NumberPart& part : numberPartsOf({{}, 0, element}))
            scans.parts.push_back({part.kind,
                                   std::make_shared<const ColumnScan>(
                                       table, column, element, part.leaf, all, table->pool()),
                                   nullptr});
    }
    return std::make_shared<const StatisticsScans>(std::move(scans));
}

} // namespace bloscope
