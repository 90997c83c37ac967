#pragma once

#include "core/query/query_tokens.h"

namespace bloscope {

// A condition or a value over the columns of a table, as it was typed (docs/queries.md). Names are
// names here: nothing is known of a table yet, and nothing is evaluated.
struct Expression {
    enum class Kind {
        Number,
        Text,
        Bytes,
        Boolean,
        Name,   // of a column
        Call,   // of a function: its arguments
        Negate, // -a
        Invert, // ~a
        Not,
        And, // two parts or more
        Or,
        BitAnd, // a & b, likewise | and ^: of conditions or of integers
        BitOr,
        BitXor,
        Add,
        Subtract,
        Multiply,
        Divide,
        FloorDivide,
        Remainder,
        Power,
        Compare,
        In,      // a value, and the literals of the list
        Between, // a value, the lowest and the highest
        IsNull
    };
    Kind kind = Kind::Boolean;
    std::size_t begin = 0; // in bytes of the text
    std::size_t end = 0;
    std::string text = {}; // of names, functions, texts and bytes
    QueryNumber number = std::int64_t(0);
    bool truth = false;
    CompareOperator comparison = CompareOperator::Equal;
    bool isParenthesized = false;
    std::vector<Expression> parts = {};
};

// Reads an expression. It is parsed, never run: it can name columns and the functions of
// queryFunctions(), nothing else. Errors: Usage with the place (queryMistake()) and what to write
// instead where that is known; Limit for what is too long or nested too deeply.
Result<Expression> parseExpression(std::string_view text);

// The value of a column, whatever its name is; it has no place in a text.
Expression valueOfColumn(std::string_view name);

// The columns that an expression names, each once, in the order of their first mention.
std::vector<std::string> columnNamesOf(const Expression& expression);

} // namespace bloscope
