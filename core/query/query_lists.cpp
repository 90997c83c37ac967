#include "core/query/query_lists.h"

#include "core/base/text.h"
#include "core/query/query_advice.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace bloscope {

namespace {

struct ListItem {
    std::string sign; // "-" or "mean:", before the name
    std::string name;
    std::size_t at = 0; // in bytes of the list
};

// Takes the name of an item that ends at `end`, which a backtick may have moved.
Result<std::string> takeName(std::string_view text, std::size_t& at)
{
    if (at < text.size() && text[at] == '`') {
        const std::size_t begin = at++;
        std::string name;
        for (; at < text.size(); ++at) {
            if (text[at] == '`' && (at + 1 == text.size() || text[at + 1] != '`')) {
                ++at;
                return name;
            }
            at += text[at] == '`' ? 1 : 0;
            name += text[at];
        }
        return queryMistake("the name has no closing backtick", begin);
    }
    const std::size_t end = std::min(text.find(',', at), text.size());
    const std::string name(trimmed(text.substr(at, end - at)));
    at = end;
    return name;
}

// `takeSign` returns how many bytes before the name belong to what is said about it.
template <class TakeSign>
Result<std::vector<ListItem>> itemsOfList(std::string_view text, TakeSign takeSign)
{
    std::vector<ListItem> items;
    for (std::size_t at = 0;;) {
        at = std::min(text.find_first_not_of(blanks, at), text.size());
        ListItem item;
        item.at = at;
        const std::size_t sign = takeSign(text.substr(at));
        item.sign = text.substr(at, sign);
        at = std::min(text.find_first_not_of(blanks, at + sign), text.size());
        BLOSCOPE_TRY(item.name, takeName(text, at));
        at = std::min(text.find_first_not_of(blanks, at), text.size());
        if (at < text.size() && text[at] != ',')
            return queryMistake("a comma is expected after the name", at);
        if (item.name.empty())
            return queryMistake("a name is missing", item.at);
        items.push_back(std::move(item));
        if (at++ == text.size())
            return items;
    }
}

// Where an item that begins at `at` ends: at a comma outside of parentheses, quotes and backticks.
std::size_t endOfValue(std::string_view text, std::size_t at)
{
    int depth = 0;
    char quote = 0; // in one
    for (; at < text.size(); ++at) {
        const char c = text[at];
        if (quote != 0) {
            if (c == '\\' && quote != '`')
                ++at;
            else if (c == quote)
                quote = 0;
        } else if (c == '"' || c == '\'' || c == '`') {
            quote = c;
        } else if (c == '(' || c == '[') {
            ++depth;
        } else if (c == ')' || c == ']') {
            --depth;
        } else if (c == ',' && depth <= 0) {
            return at;
        }
    }
    return text.size();
}

struct NamedAggregate {
    std::string_view word;
    Aggregate aggregate;
};

// The first word of each is used for the names of columns.
constexpr std::array<NamedAggregate, 11> aggregates = {{{"count", Aggregate::Count},
                                                        {"size", Aggregate::Count},
                                                        {"with_value", Aggregate::WithValue},
                                                        {"sum", Aggregate::Sum},
                                                        {"mean", Aggregate::Mean},
                                                        {"min", Aggregate::Least},
                                                        {"max", Aggregate::Greatest},
                                                        {"deviation", Aggregate::Deviation},
                                                        {"std", Aggregate::Deviation},
                                                        {"distinct", Aggregate::Distinct},
                                                        {"nunique", Aggregate::Distinct}}};

// "count" counts rows; "count:price", as python-blosc2 has it, rows with a value.
Result<FigureName> figureOf(const ListItem& item)
{
    const bool isAlone = item.sign.empty();
    const std::string word =
        lowerCase(isAlone ? item.name : item.sign.substr(0, item.sign.size() - 1));
    const auto found = std::ranges::find(aggregates, word, &NamedAggregate::word);
    if (found == aggregates.end())
        return queryMistake(fmt::format("{} is not one of count, with_value, sum, mean, min, max, "
                                        "deviation and distinct",
                                        escapeForDisplay(word, 60)),
                            item.at);
    if (isAlone && found->aggregate != Aggregate::Count)
        return queryMistake(fmt::format("{} needs a column, such as {}:price", word, word),
                            item.at);
    if (isAlone)
        return FigureName{Aggregate::Count, {}};
    const bool counts = found->aggregate == Aggregate::Count;
    return FigureName{counts ? Aggregate::WithValue : found->aggregate, item.name};
}

} // namespace

std::string KeyName::typed() const
{
    return isColumn ? nameInQuery(text) : text;
}

std::string FigureName::text() const
{
    const auto named = std::ranges::find(aggregates, aggregate, &NamedAggregate::aggregate);
    return column.empty() ? std::string(named->word) : fmt::format("{}_{}", column, named->word);
}

std::string FigureName::typed() const
{
    const auto named = std::ranges::find(aggregates, aggregate, &NamedAggregate::aggregate);
    return column.empty() ? std::string(named->word)
                          : fmt::format("{}:{}", named->word, nameInQuery(column));
}

Result<std::vector<KeyName>> parseKeyList(std::string_view text)
{
    std::vector<KeyName> names;
    for (std::size_t at = 0;; ++at) {
        at = std::min(text.find_first_not_of(blanks, at), text.size());
        const std::size_t begin = at;
        at = endOfValue(text, at);
        const std::string_view item = trimmed(text.substr(begin, at - begin));
        if (item.empty())
            return queryMistake("a name is missing", begin);
        KeyName name{std::string(item), false, begin};
        std::size_t end = 0;
        if (item.starts_with('`')) {
            auto quoted = takeName(item, end);
            if (!quoted)
                return queryMistake("the name has no closing backtick", begin);
            if (end == item.size())
                name = {*std::move(quoted), true, begin};
        }
        names.push_back(std::move(name));
        if (at >= text.size())
            return names;
    }
}

bool isValueText(std::string_view text)
{
    const auto expression = parseExpression(text);
    if (!expression)
        return text.find('(') != text.npos;
    const Expression* value = &*expression;
    if (value->kind == Expression::Kind::Negate)
        value = &value->parts.front(); // a sort of names is no group
    return value->kind != Expression::Kind::Name;
}

Result<std::vector<std::string>> parseColumnList(std::string_view text)
{
    BLOSCOPE_TRY(const auto items, itemsOfList(text, [](std::string_view) { return 0U; }));
    std::vector<std::string> names;
    for (const ListItem& item : items)
        names.push_back(item.name);
    return names;
}

Result<std::vector<SortName>> parseSortList(std::string_view text)
{
    BLOSCOPE_TRY(const auto items, itemsOfList(text, [](std::string_view rest) {
                     return rest.starts_with('-') || rest.starts_with('+') ? 1U : 0U;
                 }));
    std::vector<SortName> names;
    for (const ListItem& item : items)
        names.push_back({item.name, item.sign == "-"});
    return names;
}

Result<std::vector<FigureName>> parseFigureList(std::string_view text)
{
    BLOSCOPE_TRY(const auto items, itemsOfList(text, [](std::string_view rest) {
                     const std::size_t colon = rest.find(':');
                     return colon < rest.find_first_of(",`") ? colon + 1 : 0;
                 }));
    std::vector<FigureName> figures;
    for (const ListItem& item : items) {
        BLOSCOPE_TRY(FigureName figure, figureOf(item));
        figures.push_back(std::move(figure));
    }
    return figures;
}

Result<std::size_t> columnCalled(const QueryTable& table, std::string_view name)
{
    if (const auto index = table.find(name))
        return *index;
    return usageError(unknownNameText("column", name, table.columnNames()));
}

Result<RowKey> rowKeyOf(const QueryTable& table, const SortName& name, const Job& job)
{
    BLOSCOPE_TRY(const std::size_t index, columnCalled(table, name.column));
    if (!table.computed(index)) { // an error without a place
        BLOSCOPE_CHECK(table.column(index, job));
    }
    BLOSCOPE_TRY(BoundExpression bound,
                 bindExpression(valueOfColumn(table.columns()[index].name), table, job));
    return RowKey{std::move(bound), name.isDescending};
}

} // namespace bloscope
