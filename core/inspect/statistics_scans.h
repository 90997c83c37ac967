#pragma once

#include "core/array/slice_reader.h"
#include "core/inspect/column_scan.h"
#include "core/scan/chunk_summaries.h"
#include "core/scan/number_scan.h"
#include "core/statistics/number_parts.h"
#include "core/statistics/part_statistics.h"
#include "core/statistics/text_statistics.h"
#include "core/store/table.h"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace bloscope {

// The cells that statistics are computed of: their numbers, part by part, or their texts.
// Immutable.
struct StatisticsScans {
    struct Part {
        NumberPart::Kind kind = NumberPart::Kind::Number;
        std::shared_ptr<const NumberScan> scan;
        std::shared_ptr<ChunkSummaries> summaries; // of what it goes through; may be null
    };
    std::vector<Part> parts;
    TextScanPtr texts;                           // where there are no parts
    std::shared_ptr<const SliceReader> reader{}; // which scans of arrays refer to

    const Slice& slice() const { return texts ? texts->slice() : parts.front().scan->slice(); }
    std::uint64_t cellCount() const
    {
        return texts ? texts->cellCount() : parts.front().scan->cellCount();
    }
};
using StatisticsScansPtr = std::shared_ptr<const StatisticsScans>;

// Those of the whole elements of a slice, or of one of leavesWithStatistics(). `summaries` serve
// where whole elements are gone through. Errors: those of numberScanOf() and textScanOf().
Result<StatisticsScansPtr> scansOfSlice(std::shared_ptr<const SliceReader> reader,
                                        const Slice& slice, const DTypeLeaf& leaf,
                                        const std::shared_ptr<ChunkSummaries>& summaries);

// Those of some live rows of a column of a table, or of those wanted of all rows. Reads what the
// column is: for workers. Errors: Usage for columns that hold neither numbers nor texts, why
// nothing of it can be read.
Result<StatisticsScansPtr> scansOfColumn(const TablePtr& table, std::size_t column,
                                         const Slice& rows,
                                         const std::optional<WantedRows>& wanted = {});

// The same of those wanted of the rows of an array, which are a slice in which one dimension runs.
// Errors: Usage for columns that hold neither numbers nor texts.
Result<StatisticsScansPtr> scansOfRows(const QueryTablePtr& table, std::size_t column,
                                       const Slice& rows, const WantedRows& wanted);

// What is known of the numbers of some cells, or of their texts, for good or so far. Immutable.
struct StatisticsFindings {
    StatisticsScansPtr scans;
    std::vector<PartFindings> parts; // those that were begun; no percentiles before all were seen
    std::optional<TextFindings> texts = {}; // where there are no parts
    bool isComplete = false;                // all cells were seen; percentiles may still be missing

    std::uint64_t cellsSeen() const
    {
        return texts ? texts->statistics.counts.all : parts.back().statistics.counts.all;
    }
};

// Of all cells. First all but the percentiles, then those; what is known so far is told several
// times a second, unless `tell` is null. Errors: those of statisticsOf() and percentilesOf().
using TellStatistics = std::function<void(StatisticsFindings)>;
Result<StatisticsFindings> statisticsOf(const StatisticsScansPtr& scans,
                                        std::span<const double> percents,
                                        const TellStatistics& tell, const Job& job);

} // namespace bloscope
