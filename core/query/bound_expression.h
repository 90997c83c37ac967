#pragma once

#include "core/query/expression.h"
#include "core/query/query_functions.h"
#include "core/query/query_table.h"
#include "core/query/row_values.h"
#include "core/query/value_kind.h"

#include <variant>

namespace bloscope {

// Values from `low` to `high`, both included; none when low > high.
template <class T>
struct ClosedRange {
    T low;
    T high;

    bool contains(T value) const { return value >= low && value <= high; }
    bool operator==(const ClosedRange&) const = default;
};
// Of the elements of a column: signed integers and dates, unsigned ones and Booleans, floats.
using ElementRange =
    std::variant<ClosedRange<std::int64_t>, ClosedRange<std::uint64_t>, ClosedRange<double>>;

// An expression whose names are columns of a table and whose types fit. What it says about one
// column and literals is prepared: comparisons of numbers and dates are exact ranges of elements,
// conditions about words are tables by code.
struct BoundExpression {
    enum class Op {
        Constant,
        Column,
        InRange, // is an element of the column in the range, or, if negated, not?
        Words,   // a condition about the words of one column
        Not,
        And,
        Or,
        Xor,
        Compare,
        IsNull,
        Negate,
        Invert,
        Calculate,
        Call
    };
    // Of a condition for one word: a code of Words past the last word is a row without a value.
    enum class Truth : std::uint8_t { False, True, Unknown };
    using Constant = std::variant<bool, std::int64_t, std::uint64_t, double, std::string>;

    Op op = Op::Constant;
    ValueKind kind = ValueKind::Boolean;
    std::size_t begin = 0; // in bytes of the text
    std::size_t end = 0;
    std::vector<BoundExpression> parts = {};
    Constant constant = false;
    std::size_t columnIndex = 0; // of Column, InRange, Words
    TypedColumnPtr column = nullptr;
    TimeUnit unit = {}; // of dates
    ElementRange range = ClosedRange<std::int64_t>{1, 0};
    bool isNegated = false;
    CompareOperator comparison = CompareOperator::Equal;
    Arithmetic arithmetic = Arithmetic::Add; // of Calculate
    const QueryFunction* function = nullptr;
    std::vector<Truth> words = {};

    bool isNumeric() const
    {
        return kind == ValueKind::Integer || kind == ValueKind::Unsigned ||
               kind == ValueKind::Float;
    }
};

// Looks up the names of an expression in a table and checks its types. Errors: Usage with the place
// in the text for unknown names (with the nearest one), for values that cannot be compared and for
// what is no condition where one is needed; why a column cannot be read; Cancelled.
Result<BoundExpression> bindExpression(const Expression& expression, const QueryTable& table,
                                       const Job& job);
// The same of what has to be true or false.
Result<BoundExpression> bindCondition(const Expression& expression, const QueryTable& table,
                                      const Job& job);

} // namespace bloscope
