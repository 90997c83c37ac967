#pragma once

#include "core/query/bound_expression.h"
#include "core/query/row_set.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace bloscope {

// How an index served a comparison of a filter.
struct IndexUse {
    std::string condition; // as it was typed
    std::string column;
    std::string problem; // why its segments were not used; empty: they were
    std::int64_t segmentRows = 0;
    std::int64_t segments = 0;
    // Segments that cannot decide, from the first to the last of a run; the first mostRuns of them.
    static constexpr std::size_t mostRuns = 100;
    std::vector<std::pair<std::int64_t, std::int64_t>> skippedRuns = {};
    std::int64_t skipped = 0; // in all
    // Of a FULL index: the slots that it has for the condition, which are tested instead of
    // segments; or why they are not, where there is one.
    std::optional<std::int64_t> foundRows = {};
    std::string orderProblem = {};
};

// What is known of a condition before any row is read.
struct CandidateRows {
    std::optional<RowSet> rows; // slots for which it may be true; nothing: any
    std::vector<IndexUse> uses;
};

// Looks up slots in the FULL indexes of columns where these have few for a comparison. Else leaves
// out segments of slots whose least and greatest values exclude a match, as the indexes contain
// them (python-blosc2's SUMMARY, and those of its other indexes), and words that no dictionary has.
// Everything that an index says about itself is compared with the column as it is, its sidecars
// with what it says, and some of it with values; an index that does not fit is not used. `text` is
// what the condition was parsed from. Errors: Cancelled.
Result<CandidateRows> candidateRows(const QueryTable& table, const BoundExpression& condition,
                                    std::string_view text, const Job& job);

} // namespace bloscope
