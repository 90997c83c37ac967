#pragma once

#include "core/query/row_keys.h"

namespace bloscope {

// What is worked out for each group, of values without nulls and NaN.
enum class Aggregate {
    Count,     // rows, with or without a value
    WithValue, // rows with a value
    Sum,       // exact for integers
    Mean,
    Least,
    Greatest,
    Deviation, // standard deviation of the whole population, as NumPy has it
    Distinct   // values that differ from each other
};

// One figure of each group.
struct GroupFigure {
    Aggregate aggregate = Aggregate::Count;
    std::optional<BoundExpression> of = {}; // of all but Count
};

// Nothing (no values), a number, the digits of an integer beyond 64 bits, or the slot of a row that
// has the value.
struct FigureSlot {
    std::int64_t slot = 0;
    bool operator==(const FigureSlot&) const = default;
};
using FigureValue = std::variant<std::monostate, std::int64_t, double, std::string, FigureSlot>;

struct RowGroup {
    std::int64_t firstSlot = 0; // of its first row, whose cells are its keys
    std::vector<KeyValue> keys; // where not all keys are stored columns
    std::vector<FigureValue> figures;
};

struct GroupOptions {
    bool keepsNullKeys = false; // rows without a value for a key are groups of their own, the last
};

// Groups rows by the values of some keys, ascending by them; by none all rows are a group. Sums do
// not depend on the number of threads. Job: progress in slots. Errors: Usage for figures that need
// numbers and have none; Limit for more than mostGroups and for too many distinct
// values; Cancelled; why a column cannot be read.
inline constexpr std::size_t mostGroups = 10'000'000;
inline constexpr std::size_t mostDistinctValues = 50'000'000; // of all groups together
Result<std::vector<RowGroup>> groupRows(const QueryTable& table, const RowSet& rows,
                                        std::span<const RowKey> keys,
                                        std::span<const GroupFigure> figures,
                                        const GroupOptions& options, const Job& job);

} // namespace bloscope
