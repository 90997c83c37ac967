#pragma once

#include "core/query/bound_expression.h"
#include "core/query/row_parts.h"
#include "core/query/row_sort.h"

#include <cmath>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace bloscope {

// Values of rows as plots have them along their axes: numbers of float64, which rounds integers
// beyond 2^53; Booleans are 0 and 1, dates counts of their unit. Nulls, NaN and infinities have no
// place along an axis.

// The rows of a plot, in the order of `order`, or, without one, in that of the table. All live
// longer than the work.
struct PlottedRows {
    const QueryTable& table;
    const RowSet& rows;
    const SortedRows* order = nullptr;
};

// A column as the values of a plot. Errors: Usage for columns of texts; why it cannot be read.
Result<BoundExpression> plotValueOf(const QueryTable& table, std::size_t column, const Job& job);
// Are its values whole numbers, so that nothing lies between two neighbours?
bool hasWholeValues(const BoundExpression& value);

inline bool hasPlace(double value)
{
    return std::isfinite(value);
}

struct PlotPoint {
    double x = 0;
    double y = 0;
    bool operator==(const PlotPoint&) const = default;
};

// What is known of the values of some rows.
struct PlotExtent {
    std::int64_t count = 0;   // of values with a place
    std::int64_t missing = 0; // nulls, and what cannot be read
    std::int64_t nan = 0;
    std::int64_t infinite = 0;
    ClosedRange<double> range{1, 0}; // of those with a place; none: low > high

    bool operator==(const PlotExtent&) const = default;
};

// Of each of the values. Job: progress in slots, as in all of these. Errors: Cancelled, and why a
// column cannot be read, as in all of these.
Result<std::vector<PlotExtent>>
plotExtents(const PlottedRows& rows, std::span<const BoundExpression> values, const Job& job);

// Bins of one width, side by side. The last one includes its end.
struct PlotBins {
    double begin = 0;
    double width = 1; // above 0
    std::size_t count = 1;

    double edge(std::size_t bin) const
    {
        return 2 * (begin / 2 + width / 2 * static_cast<double>(bin)); // halves do not overflow
    }
    double end() const { return edge(count); }
    std::optional<std::size_t> binOf(double value) const; // nothing: outside of all
    bool operator==(const PlotBins&) const = default;
};

// At most `most` bins, which is 2 or more, for the values of a range that has some: of whole
// numbers each has as many of them.
enum class PlotSteps { Any, Whole };
PlotBins plotBins(const ClosedRange<double>& range, PlotSteps steps, std::size_t most);

// The values of those rows of a part that are wanted.
struct PartValues {
    explicit PartValues(std::size_t values) : columns(values), missing(values) {}

    std::vector<std::vector<double>> columns; // NaN for nulls
    std::vector<std::int64_t> missing;        // nulls of each
    std::size_t rows = 0;
};

// Reads values part by part, called by several threads. Values and job live longer.
class PlotValueReader {
 public:
    PlotValueReader(const QueryTable& table, std::vector<const BoundExpression*> values,
                    const Job& job)
        : m_table(table), m_values(std::move(values)), m_job(job)
    {
    }

    PlotValueReader(const QueryTable& table, std::span<const BoundExpression> values,
                    const Job& job)
        : m_table(table), m_job(job)
    {
        for (const BoundExpression& value : values)
            m_values.push_back(&value);
    }

    Result<std::int64_t> rowsOfPart() const; // of forEachPart()
    // Of the rows of a part whose flag is 1.
    Result<PartValues> read(RowPart part, std::span<const std::uint8_t> isWanted) const;

 private:
    Result<> append(RowPart part, std::span<const std::uint8_t> isWanted, PartValues& to) const;

    const QueryTable& m_table;
    std::vector<const BoundExpression*> m_values;
    const Job& m_job;
};

// Goes through rows in the order of the table: `read` makes something of the values of a part, on
// several threads, and `take` gathers that in the order of the parts.
template <class T>
Result<> foldRows(const PlottedRows& rows, const PlotValueReader& reader, const Job& job,
                  const std::function<T(const PartValues&)>& read,
                  const std::function<void(T)>& take)
{
    BLOSCOPE_TRY(const std::int64_t partRows, reader.rowsOfPart());
    return forEachPart<T>(
        rows.table, partRows, job,
        [&](RowPart part) -> Result<T> {
            std::vector<std::uint8_t> isWanted(static_cast<std::size_t>(part.end - part.begin));
            rows.rows.flags(part.begin, isWanted);
            BLOSCOPE_TRY(const PartValues values, reader.read(part, isWanted));
            return read(values);
        },
        [&](RowPart, T result) {
            take(std::move(result));
            return Result<>();
        });
}

} // namespace bloscope
