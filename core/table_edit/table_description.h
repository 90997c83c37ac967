#pragma once

#include "core/base/worker_pool.h"
#include "core/frame/frame.h"
#include "core/store/table_schema.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace bloscope {

// What edits do to what `_meta` says of a table (format.md 10.7), as python-blosc2 does it.
struct DescriptionChange {
    std::set<std::string> columns; // whose values change, by their names
    bool changesValues = false;    // of any column, by added rows as well: all indexes become stale
    bool changesRows = false;      // some are deleted
    std::optional<std::int64_t> liveRows = {}; // without it nothing is said of their number
};

struct ChangedDescription {
    FramePtr meta;                         // as it will be
    std::vector<std::string> staleIndexes; // that were none before, by their columns
    std::vector<std::string> staleColumns; // likewise, of values that were computed from others
};

// Counts the epochs of `meta`, the frame `_meta`, up by one, marks its indexes as stale, and in the
// text of its schema, of which all else stays byte for byte, the number of rows and columns whose
// values were computed from those that change. Errors: Malformed for texts and catalogs that cannot
// be read, and those of EditSet and plannedFrame().
Result<ChangedDescription> changedDescription(const FramePtr& meta, const DescriptionChange& change,
                                              WorkerPool& pool);

} // namespace bloscope
