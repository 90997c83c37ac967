#include "ui/query/query_text.h"

#include "core/query/query_advice.h"
#include "core/query/query_functions.h"
#include "ui/text/core_words.h"
#include "ui/text/error_text.h"

#include <QLocale>
#include <algorithm>
#include <array>

namespace bloscope {

namespace {

// Of a text and a place in its UTF-8.
qsizetype characterAt(const QString& text, std::size_t byte)
{
    const QByteArray utf8 = text.toUtf8();
    return QString::fromUtf8(utf8.left(static_cast<qsizetype>(byte))).size();
}

// To the end of the word, name or symbol there.
qsizetype lengthOfWord(const QString& text, qsizetype begin)
{
    const auto isOfWord = [&](qsizetype i) {
        return text[i].isLetterOrNumber() || text[i] == '_' || text[i] == '.';
    };
    qsizetype end = begin;
    while (end < text.size() && isOfWord(end))
        ++end;
    return std::max<qsizetype>(end - begin, 1);
}

QString partOf(const QString& text, const Expression& part)
{
    const qsizetype begin = characterAt(text, part.begin);
    return text.mid(begin, characterAt(text, part.end) - begin).trimmed();
}

bool isJoined(const Expression& expression)
{
    return !expression.isParenthesized &&
           (expression.kind == Expression::Kind::And || expression.kind == Expression::Kind::Or);
}

bool startsWithAny(const std::string& kind, std::initializer_list<const char*> words)
{
    return std::ranges::any_of(words, [&](const char* word) { return kind.starts_with(word); });
}

bool isNumber(const TableColumn& column)
{
    return startsWithAny(column.kind, {"int", "uint", "float"});
}

// A NaN equals nothing.
std::optional<QString> conditionForNan(const QString& name, CellTest test)
{
    if (test == CellTest::Equal)
        return QStringLiteral("isnan(%1)").arg(name);
    if (test == CellTest::NotEqual)
        return QStringLiteral("not isnan(%1)").arg(name);
    return {};
}

// Conditions compare in float64, where the shortest text of a float32 is another number.
QString exactText(float value)
{
    return QString::number(double(value), 'g', QLocale::FloatingPointShortest);
}

QString literalFor(const TableColumn& column, const QString& text)
{
    if (column.kind == "float32")
        return exactText(text.toFloat());
    if (!isWrittenAsText(column))
        return text;
    return QString::fromStdString(textInQuery(text.toStdString()));
}

// Where the quote or backtick is that has not ended yet.
std::optional<qsizetype> openQuoteIn(const QString& typed)
{
    std::optional<qsizetype> open;
    for (qsizetype i = 0; i < typed.size(); ++i) {
        const QChar c = typed[i];
        if (!open && (c == '"' || c == '\'' || c == '`'))
            open = i;
        else if (open && c == typed[*open])
            open.reset();
        else if (open && c == '\\' && typed[*open] != '`')
            ++i;
    }
    return open;
}

std::optional<std::size_t> lastColumnIn(const QString& typed,
                                        const std::vector<TableColumn>& columns)
{
    const auto tokens = tokensOf(typed.toStdString());
    if (!tokens)
        return {};
    for (auto token = tokens->rbegin(); token != tokens->rend(); ++token) {
        if (token->kind != QueryToken::Kind::Name)
            continue;
        const auto found = std::ranges::find(columns, token->text, &TableColumn::name);
        if (found != columns.end())
            return static_cast<std::size_t>(found - columns.begin());
    }
    return {};
}

QString nameFor(const TableColumn& column)
{
    return QString::fromStdString(nameInQuery(column.name));
}

} // namespace

QueryMistake mistakeOf(const Error& error, const QString& condition)
{
    QueryMistake mistake{coreCause(error.offset() ? error.what() : error.text())};
    mistake.size = condition.size();
    if (error.offset()) {
        mistake.begin = characterAt(condition, *error.offset());
        mistake.size = lengthOfWord(condition, mistake.begin);
    }
    return mistake;
}

std::optional<QueryMistake> mistakeIn(const QString& condition,
                                      const std::vector<TableColumn>& columns)
{
    if (condition.trimmed().isEmpty())
        return {};
    const auto expression = parseExpression(condition.toStdString());
    if (!expression)
        return mistakeOf(expression.error(), condition);
    if (const auto mistake = unknownColumn(*expression, columns))
        return mistakeOf(*mistake, condition);
    return {};
}

JoinedConditions conditionsIn(const QString& text)
{
    const auto expression = parseExpression(text.toStdString());
    if (!expression)
        return {};
    if (!isJoined(*expression))
        return {{text.trimmed()}};
    JoinedConditions joined{{}, expression->kind == Expression::Kind::And};
    for (const Expression& part : expression->parts)
        joined.conditions << partOf(text, part);
    return joined;
}

QString joined(const JoinedConditions& conditions)
{
    return conditions.conditions.join(conditions.isAll ? QStringLiteral(" and ")
                                                       : QStringLiteral(" or "));
}

QString withCondition(const QString& text, const QString& condition)
{
    const JoinedConditions before = conditionsIn(text);
    if (before.conditions.isEmpty())
        return condition;
    if (before.conditions.contains(condition) && before.isAll)
        return text;
    const bool needsParentheses = !before.isAll && before.conditions.size() > 1;
    return (needsParentheses ? QStringLiteral("(%1) and %2") : QStringLiteral("%1 and %2"))
        .arg(text.trimmed(), condition);
}

std::optional<QString> conditionFor(const TableColumn& column, CellTest test, const QString& text)
{
    const QString name = nameFor(column);
    if (test == CellTest::IsNull)
        return name + QStringLiteral(" is null");
    if (test == CellTest::IsNotNull)
        return name + QStringLiteral(" is not null");
    const bool isBoolean = column.kind == "bool";
    if (isBoolean && test != CellTest::Equal && test != CellTest::NotEqual)
        return {};
    if (!isBoolean && !isNumber(column) && !isWrittenAsText(column))
        return {};
    if (text == QLatin1String("nan"))
        return isNumber(column) ? conditionForNan(name, test) : std::nullopt;
    constexpr std::array signs{"==", "!=", "<", ">"};
    return QStringLiteral("%1 %2 %3")
        .arg(name, signs[static_cast<std::size_t>(test)], literalFor(column, text));
}

TypedWord wordAtEnd(const QString& typed, const std::vector<TableColumn>& columns)
{
    TypedWord word;
    if (const auto quote = openQuoteIn(typed)) {
        word = {*quote, typed.mid(*quote + 1), typed[*quote] != u'`'};
        if (word.isText)
            word.column = lastColumnIn(typed.left(*quote), columns);
        return word;
    }
    word.begin = typed.size();
    const auto isOfWord = [&](qsizetype i) {
        return typed[i].isLetterOrNumber() || typed[i] == '_' || typed[i] == '.';
    };
    while (word.begin > 0 && isOfWord(word.begin - 1))
        --word.begin;
    word.text = typed.mid(word.begin);
    return word;
}

QStringList queryWords(const std::vector<TableColumn>& columns)
{
    QStringList words;
    for (const TableColumn& column : columns)
        words << nameFor(column);
    for (const QueryFunction& function : queryFunctions())
        words << QString::fromUtf8(function.name.data(), qsizetype(function.name.size())) + '(';
    for (const char* word : {"and", "or", "not", "in", "between", "contains", "startswith",
                             "endswith", "is null", "is not null", "True", "False"})
        words << QString::fromLatin1(word);
    words.removeDuplicates();
    return words;
}

} // namespace bloscope
