#pragma once

#include "core/msgpack/value.h"
#include "core/query/bound_expression.h"
#include "core/query/query_table.h"

#include <vector>

namespace bloscope {

// Why an index is not used: half a sentence.
Error unusableIndex(std::string why);

// Numbers, dates and truth values: indexes have them as the column has.
bool hasIndexedElements(const TypedColumn& column);

// Is an index as the catalog describes it one of this column as it is now, with values of that
// type? Errors: Unsupported, why not.
Result<> checkIndex(const msgpack_value::Value& index, const TypedColumn& column,
                    const DType& values);

// What the index of a column says about segments of its slots: their least and greatest values, so
// that segments which cannot contain a match are never read. python-blosc2 writes them for nearly
// every table ("SUMMARY"; its other indexes have such summaries as well).
class ColumnSummary {
 public:
    // Everything that the description says is compared with the column as it is, and the sidecar
    // with the description; some segments are read, to see whether their values fit. Errors: why
    // the index is not used, Usage where there is none; Cancelled.
    static Result<ColumnSummary> open(const QueryTable& table, std::size_t column, const Job& job);

    std::int64_t segmentRows() const { return m_segmentRows; } // the last one may have fewer
    std::int64_t segments() const { return static_cast<std::int64_t>(m_segments.size()); }

    // Can an element of the segment be in the range? Can one be outside, NaN included?
    bool mayBeInside(std::int64_t segment, const ElementRange& range) const;
    bool mayBeOutside(std::int64_t segment, const ElementRange& range) const;

 private:
    struct Level; // what the description says about one of its levels
    struct Segment {
        ElementRange values; // from the least to the greatest, NaN aside; empty: none
        bool hasNaN = false;
    };
    static Result<Level> levelOf(const msgpack_value::Value& index, const TypedColumn& column);
    static Result<ColumnSummary> read(const QueryTable& table, const Level& level,
                                      const TypedColumn& column, const Job& job);
    Result<> checkSegment(std::int64_t segment, const TypedColumn& column, const Job& job) const;

    std::int64_t m_segmentRows = 0;
    std::vector<Segment> m_segments;
};

} // namespace bloscope
