#pragma once

#include "core/query/bound_expression.h"

#include <optional>
#include <string>

namespace bloscope {

// What is asked of values while an expression is bound.

inline bool isConstant(const BoundExpression& value)
{
    return value.op == BoundExpression::Op::Constant;
}

inline bool isNegativeInteger(const BoundExpression& value)
{
    const auto* const integer = std::get_if<std::int64_t>(&value.constant);
    return integer && *integer < 0;
}

// Numbers and Booleans.
inline bool canCount(const BoundExpression& value)
{
    return value.isNumeric() || value.kind == ValueKind::Boolean;
}

// Of a constant number or Boolean.
std::optional<QueryNumber> numberIn(const BoundExpression& value);

// Of arithmetic, as NumPy has it, but that literals which are not negative fit unsigned columns.
ValueKind commonKind(const BoundExpression& a, const BoundExpression& b);

BoundExpression constantOf(ValueKind kind, BoundExpression::Constant value);

// Of a text that was meant as a byte string.
void makeBytes(BoundExpression& value);

// "a number", "the text \"x\""
std::string described(const BoundExpression& value);

// The call of a function, the arguments of which are bound. Errors: Usage with the place for
// arguments that do not fit.
Result<BoundExpression> boundCall(BoundExpression call, const Expression& expression);

} // namespace bloscope
