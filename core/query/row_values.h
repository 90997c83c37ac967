#pragma once

#include "core/query/query_tokens.h"
#include "core/query/value_kind.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace bloscope {

// A value for each of some rows. Which of the vectors has them is a question of the kind.
struct RowValues {
    ValueKind kind = ValueKind::Boolean;
    std::vector<std::uint8_t> truths;   // of Boolean: 1, or 0; 0 where it is missing
    std::vector<std::int64_t> integers; // of Integer and Date
    std::vector<std::uint64_t> unsigneds;
    std::vector<double> floats;
    std::vector<std::string_view> texts; // of Text and Bytes, in the batch or in `kept`
    std::vector<std::uint8_t> missing;   // 1: no value, of conditions: unknown; empty: none
    std::vector<std::shared_ptr<const std::string>> kept = {};
};

// How two vectors of values become one. Both have as many rows; what one of them does not have, the
// result has not either.

enum class Arithmetic {
    Add,
    Subtract,
    Multiply,
    Divide, // of floats only
    FloorDivide,
    Remainder,
    Power, // of integers: not negative ones
    BitAnd,
    BitOr,
    BitXor
};
enum class Logic { And, Or, Xor };

// Numbers and Booleans as numbers of another kind.
void convert(RowValues& values, ValueKind kind);

// Both are texts, or numbers of any kinds, which are compared exactly; or dates.
RowValues comparedRows(CompareOperator comparison, RowValues a, RowValues b);

// Of numbers of one kind, into the first ones. Integers wrap.
void calculate(Arithmetic operation, RowValues& a, const RowValues& b);

// Of conditions, into the first ones, as Kleene has it: what decides does so beside an unknown.
void joinConditions(Logic logic, RowValues& a, const RowValues& b);

// Marks rows that have no value in another column of values as well.
void addMissing(const std::vector<std::uint8_t>& more, std::vector<std::uint8_t>& to);

// Unknown is not true.
void clearMissing(RowValues& condition);

} // namespace bloscope
