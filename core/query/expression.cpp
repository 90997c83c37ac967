#include "core/query/expression.h"

#include "core/base/text.h"
#include "core/query/query_advice.h"
#include "core/query/query_functions.h"
#include "core/query/query_tokens.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <optional>
#include <span>

namespace bloscope {

namespace {

using Kind = Expression::Kind;
using Token = QueryToken;

constexpr std::size_t deepestNesting = 64;
constexpr std::size_t mostChained = 1000; // operators of equal precedence, in all chains together

// Operators of equal precedence that are applied from the left to the right.
struct ChainedOperator {
    std::string_view symbol;
    Kind kind;
};

// From the loosest to the tightest, as in Python.
const std::vector<std::vector<ChainedOperator>>& chains()
{
    static const std::vector<std::vector<ChainedOperator>> all = {
        {{"|", Kind::BitOr}},
        {{"^", Kind::BitXor}},
        {{"&", Kind::BitAnd}},
        {{"+", Kind::Add}, {"-", Kind::Subtract}},
        {{"*", Kind::Multiply},
         {"/", Kind::Divide},
         {"//", Kind::FloorDivide},
         {"%", Kind::Remainder}}};
    return all;
}

bool isBits(const Expression& operand)
{
    return !operand.isParenthesized &&
           (operand.kind == Kind::BitAnd || operand.kind == Kind::BitOr ||
            operand.kind == Kind::BitXor);
}

// Recursive descent over the words of one query. The first mistake ends it.
class ExpressionParser {
 public:
    ExpressionParser(std::string_view text, std::vector<Token> tokens)
        : m_text(text), m_tokens(std::move(tokens))
    {
    }

    Result<Expression> parseAll()
    {
        if (token().kind == Token::Kind::End)
            return queryMistake("enter a condition such as price > 100", 0);
        BLOSCOPE_TRY(Expression all, parseOr());
        if (token().kind != Token::Kind::End)
            return unexpected();
        return all;
    }

 private:
    using Parse = Result<Expression> (ExpressionParser::*)();

    Result<Expression> parseOr() { return parseWords("or", Kind::Or, &ExpressionParser::parseAnd); }
    Result<Expression> parseAnd()
    {
        return parseWords("and", Kind::And, &ExpressionParser::parseNot);
    }
    Result<Expression> parseWords(std::string_view word, Kind kind, Parse operand);
    Result<Expression> parseNot();
    Result<Expression> parseCondition();
    Result<Expression> parseTest(Expression value);
    Result<Expression> parsePositiveTest(Expression value);
    Result<Expression> parseComparisons(Expression first);
    Result<Expression> parseIn(Expression value);
    Result<Expression> parseList(Expression value, std::string_view close);
    Result<Expression> parseBetween(Expression value);
    Result<Expression> parseIs(Expression value);
    Result<Expression> parseTextTest(Expression value);
    Result<Expression> parseOperand() { return parseChain(0); }
    Result<Expression> parseChain(std::size_t level);
    Result<Expression> parseUnary();
    Result<Expression> parsePower();
    Result<Expression> parseAtom();
    Result<Expression> parseParenthesis();
    Result<Expression> parseName();
    Result<Expression> parseArguments(const QueryFunction& function, Expression call);

    bool isTestAhead() const;
    bool isTestWord(std::size_t ahead) const;
    Error valueExpected() const;
    Error unexpected() const;

    const Token& token(std::size_t ahead = 0) const
    {
        return m_tokens[std::min(m_at + ahead, m_tokens.size() - 1)];
    }
    bool isWord(std::string_view word, std::size_t ahead = 0) const
    {
        return keywordOf(token(ahead)) == word;
    }
    // Words that are of the language only where an operator can be.
    bool isOperatorWord(std::string_view word, std::size_t ahead = 0) const
    {
        const Token& next = token(ahead);
        return next.kind == Token::Kind::Name && !next.isQuoted && lowerCase(next.text) == word;
    }
    bool isSymbol(std::string_view symbol, std::size_t ahead = 0) const
    {
        return token(ahead).kind == Token::Kind::Symbol && token(ahead).text == symbol;
    }
    bool takeSymbol(std::string_view symbol)
    {
        const bool isNext = isSymbol(symbol);
        m_at += isNext ? 1 : 0;
        return isNext;
    }

    std::string source(std::size_t begin, std::size_t end) const
    {
        return escapeForDisplay(m_text.substr(begin, end - begin), 200);
    }
    Result<> deeper()
    {
        if (++m_depth > deepestNesting)
            return Error{ErrorKind::Limit,
                         fmt::format("the condition is nested deeper than {}", deepestNesting),
                         token().begin};
        return {};
    }
    Result<> longer()
    {
        if (++m_chained > mostChained)
            return Error{ErrorKind::Limit,
                         fmt::format("the condition has more than {} operators", mostChained),
                         token().begin};
        return {};
    }

    static Expression made(Kind kind, std::size_t begin, std::vector<Expression> parts)
    {
        Expression expression{kind, begin};
        expression.end = parts.empty() ? begin : parts.back().end;
        expression.parts = std::move(parts);
        return expression;
    }

    std::string_view m_text;
    std::vector<Token> m_tokens;
    std::size_t m_at = 0;
    std::size_t m_depth = 0;
    std::size_t m_chained = 0;
};

// Operands of one word, which need no order among them.
Result<Expression> ExpressionParser::parseWords(std::string_view word, Kind kind, Parse operand)
{
    BLOSCOPE_TRY(Expression first, (this->*operand)());
    if (!isWord(word))
        return first;
    const std::size_t begin = first.begin;
    std::vector<Expression> parts;
    parts.push_back(std::move(first));
    while (isWord(word)) {
        ++m_at;
        BLOSCOPE_TRY(Expression next, (this->*operand)());
        parts.push_back(std::move(next));
    }
    return made(kind, begin, std::move(parts));
}

Result<Expression> ExpressionParser::parseNot()
{
    if (!isWord("not"))
        return parseCondition();
    const std::size_t begin = token().begin;
    ++m_at;
    BLOSCOPE_CHECK(deeper());
    BLOSCOPE_TRY(Expression negated, parseNot());
    --m_depth;
    return made(Kind::Not, begin, {std::move(negated)});
}

bool hasBareBits(const Expression& test)
{
    return std::ranges::any_of(test.parts, [](const Expression& part) {
        const bool isChained = part.kind == Kind::Compare && !part.isParenthesized;
        return isBits(part) || (isChained && hasBareBits(part));
    });
}

// A value, or what is tested of it.
Result<Expression> ExpressionParser::parseCondition()
{
    const std::size_t firstToken = m_at;
    BLOSCOPE_TRY(Expression value, parseOperand());
    if (!isTestAhead())
        return value;
    Result<Expression> test = parseTest(std::move(value));
    const bool goesOn = isSymbol("&") || isSymbol("|") || isSymbol("^");
    if (test && (goesOn || hasBareBits(*test)))
        return bitsMistake(m_text, m_tokens, firstToken);
    return test;
}

bool ExpressionParser::isTestWord(std::size_t ahead) const
{
    return isWord("in", ahead) ||
           std::ranges::any_of(std::array{"between", "contains", "startswith", "endswith"},
                               [&](const char* word) { return isOperatorWord(word, ahead); });
}

bool ExpressionParser::isTestAhead() const
{
    return comparisonOf(token()) || isWord("is") || isTestWord(0) ||
           (isWord("not") && isTestWord(1));
}

Result<Expression> ExpressionParser::parseTest(Expression value)
{
    if (!isWord("not"))
        return parsePositiveTest(std::move(value));
    const std::size_t begin = value.begin;
    ++m_at;
    BLOSCOPE_TRY(Expression test, parsePositiveTest(std::move(value)));
    return made(Kind::Not, begin, {std::move(test)});
}

Result<Expression> ExpressionParser::parsePositiveTest(Expression value)
{
    if (isWord("in"))
        return parseIn(std::move(value));
    if (isWord("is"))
        return parseIs(std::move(value));
    if (isOperatorWord("between"))
        return parseBetween(std::move(value));
    return comparisonOf(token()) ? parseComparisons(std::move(value))
                                 : parseTextTest(std::move(value));
}

// "1 < a < 2" is "1 < a and a < 2".
Result<Expression> ExpressionParser::parseComparisons(Expression first)
{
    const std::size_t begin = first.begin;
    std::vector<Expression> tests;
    for (Expression left = std::move(first); comparisonOf(token());) {
        const CompareOperator comparison = *comparisonOf(token());
        ++m_at;
        BLOSCOPE_CHECK(longer());
        BLOSCOPE_TRY(Expression right, parseOperand());
        Expression test = made(Kind::Compare, left.begin, {std::move(left), right});
        test.comparison = comparison;
        tests.push_back(std::move(test));
        left = std::move(right);
    }
    if (tests.size() == 1)
        return std::move(tests.front());
    return made(Kind::And, begin, std::move(tests));
}

// "a in (1, 2)", or "'x' in a", which is a part of a text.
Result<Expression> ExpressionParser::parseIn(Expression value)
{
    ++m_at;
    if (takeSymbol("("))
        return parseList(std::move(value), ")");
    if (takeSymbol("["))
        return parseList(std::move(value), "]");
    const std::size_t begin = value.begin;
    BLOSCOPE_TRY(Expression whole, parseOperand());
    const std::size_t end = whole.end;
    Expression call = made(Kind::Call, begin, {std::move(whole), std::move(value)});
    call.end = end;
    call.text = "contains";
    return call;
}

bool isLiteral(const Expression& value)
{
    constexpr std::array literals = {Kind::Number, Kind::Text, Kind::Bytes, Kind::Boolean};
    return std::ranges::find(literals, value.kind) != literals.end();
}

Result<Expression> ExpressionParser::parseList(Expression value, std::string_view close)
{
    const std::size_t begin = value.begin;
    std::vector<Expression> parts;
    parts.push_back(std::move(value));
    while (!isSymbol(close)) {
        BLOSCOPE_TRY(Expression item, parseUnary());
        if (!isLiteral(item))
            return queryMistake(
                fmt::format("a list can only contain numbers, texts, true and false{}",
                            item.kind == Kind::Name
                                ? fmt::format("; did you mean {}?", textInQuery(item.text))
                                : ""),
                item.begin);
        parts.push_back(std::move(item));
        if (!takeSymbol(",") && !isSymbol(close))
            return queryMistake(fmt::format("a comma or {} is expected in the list", close),
                                token().begin);
    }
    if (parts.size() == 1)
        return queryMistake("the list is empty", token().begin);
    Expression in = made(Kind::In, begin, std::move(parts));
    in.end = token().end;
    ++m_at;
    return in;
}

Result<Expression> ExpressionParser::parseBetween(Expression value)
{
    const std::size_t begin = value.begin;
    ++m_at;
    BLOSCOPE_TRY(Expression low, parseOperand());
    if (!isWord("and"))
        return queryMistake("\"and\" and the highest value are expected after between",
                            token().begin);
    ++m_at;
    BLOSCOPE_TRY(Expression high, parseOperand());
    return made(Kind::Between, begin, {std::move(value), std::move(low), std::move(high)});
}

Result<Expression> ExpressionParser::parseIs(Expression value)
{
    const std::size_t begin = value.begin;
    ++m_at;
    const bool isNegated = isWord("not");
    m_at += isNegated ? 1 : 0;
    if (!isWord("null") && !isWord("none"))
        return queryMistake("\"null\" is expected after \"is\"", token().begin);
    Expression test = made(Kind::IsNull, begin, {std::move(value)});
    test.end = token().end;
    ++m_at;
    if (isNegated)
        return made(Kind::Not, begin, {std::move(test)});
    return test;
}

Result<Expression> ExpressionParser::parseTextTest(Expression value)
{
    const std::size_t begin = value.begin;
    const std::string name = lowerCase(token().text);
    ++m_at;
    BLOSCOPE_TRY(Expression part, parseOperand());
    Expression call = made(Kind::Call, begin, {std::move(value), std::move(part)});
    call.text = name;
    return call;
}

Result<Expression> ExpressionParser::parseChain(std::size_t level)
{
    if (level == chains().size())
        return parseUnary();
    BLOSCOPE_TRY(Expression left, parseChain(level + 1));
    while (token().kind == Token::Kind::Symbol) {
        const auto& operators = chains()[level];
        const auto found = std::ranges::find(operators, token().text, &ChainedOperator::symbol);
        if (found == operators.end())
            break;
        ++m_at;
        BLOSCOPE_CHECK(longer());
        BLOSCOPE_TRY(Expression right, parseChain(level + 1));
        const std::size_t begin = left.begin;
        left = made(found->kind, begin, {std::move(left), std::move(right)});
    }
    return left;
}

Result<Expression> ExpressionParser::parseUnary()
{
    const std::size_t begin = token().begin;
    const bool isNegation = isSymbol("-");
    if (!isNegation && !isSymbol("+") && !isSymbol("~"))
        return parsePower();
    const bool isInversion = isSymbol("~");
    ++m_at;
    BLOSCOPE_CHECK(deeper());
    BLOSCOPE_TRY(Expression operand, parseUnary());
    --m_depth;
    if (!isNegation && !isInversion)
        return operand;
    if (isNegation && operand.kind == Kind::Number && !operand.isParenthesized) {
        operand.number = negated(operand.number);
        operand.begin = begin;
        return operand;
    }
    return made(isNegation ? Kind::Negate : Kind::Invert, begin, {std::move(operand)});
}

Result<Expression> ExpressionParser::parsePower()
{
    BLOSCOPE_TRY(Expression base, parseAtom());
    if (!takeSymbol("**"))
        return base;
    BLOSCOPE_CHECK(deeper());
    BLOSCOPE_TRY(Expression exponent, parseUnary());
    --m_depth;
    const std::size_t begin = base.begin;
    return made(Kind::Power, begin, {std::move(base), std::move(exponent)});
}

Result<Expression> ExpressionParser::parseAtom()
{
    const Token next = token();
    if (next.kind == Token::Kind::Name && keywordOf(next).empty())
        return parseName();
    if (takeSymbol("("))
        return parseParenthesis();
    Expression literal{Kind::Boolean, next.begin, next.end};
    if (next.kind == Token::Kind::Number) {
        literal.kind = Kind::Number;
        literal.number = numberOf(next);
    } else if (next.kind == Token::Kind::Text || next.kind == Token::Kind::Bytes) {
        literal.kind = next.kind == Token::Kind::Text ? Kind::Text : Kind::Bytes;
        literal.text = next.text;
    } else if (isWord("true") || isWord("false")) {
        literal.truth = isWord("true");
    } else {
        return valueExpected();
    }
    ++m_at;
    return literal;
}

// After the opening one.
Result<Expression> ExpressionParser::parseParenthesis()
{
    const std::size_t begin = m_tokens[m_at - 1].begin;
    BLOSCOPE_CHECK(deeper());
    BLOSCOPE_TRY(Expression inner, parseOr());
    --m_depth;
    if (token().kind == Token::Kind::End)
        return queryMistake("the parenthesis is not closed", begin);
    if (!isSymbol(")"))
        return unexpected();
    inner.begin = begin;
    inner.end = token().end;
    inner.isParenthesized = true;
    ++m_at;
    return inner;
}

std::vector<std::string_view> functionNames()
{
    std::vector<std::string_view> names;
    for (const QueryFunction& function : queryFunctions())
        names.push_back(function.name);
    return names;
}

// A column, a function with its arguments, or a function of a column: a.startswith("x").
Result<Expression> ExpressionParser::parseName()
{
    const Token name = token();
    ++m_at;
    Expression expression{Kind::Name, name.begin, name.end};
    expression.text = name.text;
    if (name.isQuoted || !isSymbol("("))
        return expression;
    ++m_at;
    const std::size_t dot = name.text.rfind('.');
    const std::string called = dot == name.text.npos ? name.text : name.text.substr(dot + 1);
    const QueryFunction* function = findQueryFunction(called);
    if (!function)
        return queryMistake(unknownNameText("function", called, functionNames()), name.begin);
    Expression call = made(Kind::Call, name.begin, {});
    call.text = called;
    if (dot != name.text.npos) {
        expression.text = name.text.substr(0, dot);
        expression.end = name.begin + dot;
        call.parts.push_back(std::move(expression));
    }
    return parseArguments(*function, std::move(call));
}

Result<Expression> ExpressionParser::parseArguments(const QueryFunction& function, Expression call)
{
    BLOSCOPE_CHECK(deeper());
    while (!isSymbol(")")) {
        BLOSCOPE_TRY(Expression argument, parseOr());
        call.parts.push_back(std::move(argument));
        if (!takeSymbol(",") && !isSymbol(")"))
            return token().kind == Token::Kind::End
                       ? queryMistake(fmt::format("{}( is not closed", call.text), call.begin)
                       : unexpected();
    }
    --m_depth;
    call.end = token().end;
    ++m_at;
    if (call.parts.size() <= function.arguments &&
        call.parts.size() >= function.arguments - function.optional)
        return call;
    return queryMistake(fmt::format("{} needs {}, not {}", call.text,
                                    amountOf(function.arguments, "argument", "arguments"),
                                    call.parts.size()),
                        call.begin);
}

Error ExpressionParser::valueExpected() const
{
    const Token& next = token();
    if (next.kind == Token::Kind::End)
        return queryMistake("the condition ends where a value is expected", next.begin);
    if (isWord("null") || isWord("none"))
        return queryMistake("null is not a value; write \"is null\" or \"is not null\"",
                            next.begin);
    const bool isDoubled = m_at > 0 && next.kind == Token::Kind::Symbol &&
                           m_tokens[m_at - 1].text == next.text && isBitOperator(next);
    if (isDoubled && next.text != "^")
        return queryMistake(fmt::format("write \"{}\" instead of {}{}",
                                        next.text == "&" ? "and" : "or", next.text, next.text),
                            m_tokens[m_at - 1].begin);
    if (isSymbol("!"))
        return queryMistake("write \"not\" instead of !", next.begin);
    if (isSymbol("["))
        return queryMistake("a list can only follow \"in\"", next.begin);
    return queryMistake(fmt::format("a value is expected, not {}", source(next.begin, next.end)),
                        next.begin);
}

Error ExpressionParser::unexpected() const
{
    const Token& next = token();
    if (next.kind == Token::Kind::End)
        return queryMistake("the condition ends too early", next.begin);
    if (next.kind != Token::Kind::Symbol)
        return queryMistake(fmt::format("an operator such as \"and\" is missing before {}",
                                        source(next.begin, next.end)),
                            next.begin);
    if (isSymbol(")"))
        return queryMistake("this parenthesis was not opened", next.begin);
    return queryMistake(fmt::format("{} is not expected here", source(next.begin, next.end)),
                        next.begin);
}

void addNames(const Expression& expression, std::vector<std::string>& to)
{
    if (expression.kind == Kind::Name && std::ranges::find(to, expression.text) == to.end())
        to.push_back(expression.text);
    for (const Expression& part : expression.parts)
        addNames(part, to);
}

} // namespace

Result<Expression> parseExpression(std::string_view text)
{
    BLOSCOPE_TRY(std::vector<QueryToken> tokens, tokensOf(text));
    return ExpressionParser(text, std::move(tokens)).parseAll();
}

Expression valueOfColumn(std::string_view name)
{
    Expression expression;
    expression.kind = Kind::Name;
    expression.text = name;
    return expression;
}

std::vector<std::string> columnNamesOf(const Expression& expression)
{
    std::vector<std::string> names;
    addNames(expression, names);
    return names;
}

} // namespace bloscope
