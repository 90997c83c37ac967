#include "core/query/group_query.h"

#include "core/dtype/time_text.h"
#include "core/query/value_bins.h"

#include <array>
#include <fmt/format.h>

namespace bloscope {

namespace {

bool isBinWithoutWidth(const Expression& expression)
{
    return expression.kind == Expression::Kind::Call && expression.text == "bin" &&
           expression.parts.size() == 1;
}

// The same in a longer text.
Error shifted(const Error& error, std::size_t by)
{
    if (!error.offset())
        return error;
    return Error{error.kind(), error.what(), *error.offset() + by};
}

// The least and the greatest value of a column; none of no values.
Result<std::vector<RowValues>> extremesOf(const BoundExpression& column, const QueryTable& table,
                                          const RowSet& rows, const Job& job)
{
    const std::array figures{GroupFigure{Aggregate::Least, column},
                             GroupFigure{Aggregate::Greatest, column}};
    BLOSCOPE_TRY(const std::vector<RowGroup> all, groupRows(table, rows, {}, figures, {}, job));
    std::vector<RowValues> values;
    for (const RowGroup& group : all)
        for (const FigureValue& figure : group.figures)
            if (const auto* const row = std::get_if<FigureSlot>(&figure)) {
                RowBatch batch(table, row->slot, 1, job);
                BLOSCOPE_TRY(RowValues value, evaluate(column, batch, 0, 1));
                values.push_back(std::move(value));
            }
    return values;
}

// As typed: that of about 20 bins.
std::string widthOfNumbers(std::vector<RowValues> extremes)
{
    if (extremes.size() < 2)
        return "1";
    const bool isWhole = extremes.front().kind != ValueKind::Float;
    for (RowValues& value : extremes)
        convert(value, ValueKind::Float);
    return fmt::format(
        "{}", roundBinWidth(extremes[0].floats.front(), extremes[1].floats.front(), isWhole));
}

// The finest of which there are not too many.
std::string widthOfDates(const std::vector<RowValues>& extremes, TimeUnit unit)
{
    constexpr std::int64_t mostBins = 62; // two months of days, five years of months
    struct Width {
        TimeUnit::Base part;
        const char* word;
    };
    constexpr std::array widths{Width{TimeUnit::Base::Hour, "hour"},
                                Width{TimeUnit::Base::Day, "day"},
                                Width{TimeUnit::Base::Month, "month"}};
    for (const Width& width : widths) {
        if (extremes.size() < 2 || !hasParts(unit, width.part))
            continue;
        const auto first = countOfPart(extremes[0].integers.front(), unit, width.part);
        const auto last = countOfPart(extremes[1].integers.front(), unit, width.part);
        if (first && last && *last - *first < mostBins)
            return fmt::format("\"{}\"", width.word);
    }
    return "\"year\"";
}

} // namespace

Result<> GroupQuery::groupBy(std::string_view keys, const Job& job)
{
    BLOSCOPE_TRY(const std::vector<KeyName> names, parseKeyList(keys));
    for (const KeyName& name : names) {
        auto key = keyOf(name, job);
        if (!key)
            return shifted(key.error(), name.at);
        m_keys.push_back(*std::move(key));
    }
    return {};
}

Result<GroupKey> GroupQuery::keyOf(const KeyName& name, const Job& job) const
{
    const auto column = m_table->find(name.text);
    if (!column && !name.isColumn && isValueText(name.text))
        return valueKey(name.text, job);
    BLOSCOPE_TRY(RowKey key, rowKeyOf(*m_table, {name.text}, job));
    if (!m_table->computed(*column))
        return GroupKey{name.text, column, {}, std::move(key)};
    return GroupKey{nameInQuery(name.text), {}, valueOfColumn(name.text), std::move(key)};
}

Result<GroupKey> GroupQuery::valueKey(std::string text, const Job& job) const
{
    BLOSCOPE_TRY(Expression expression, parseExpression(text));
    RowKey key;
    if (isBinWithoutWidth(expression)) {
        BLOSCOPE_TRY(key.expression, bindExpression(expression.parts.front(), *m_table, job));
        if (!key.expression.isNumeric() && key.expression.kind != ValueKind::Date)
            return queryMistake(fmt::format("bin needs a number or a date here, but this is {}",
                                            nounOf(key.expression.kind)),
                                expression.parts.front().begin);
    } else {
        BLOSCOPE_TRY(key.expression, bindExpression(expression, *m_table, job));
    }
    return GroupKey{std::move(text), {}, std::move(expression), std::move(key)};
}

Result<> GroupQuery::addFigures(std::string_view figures, const Job& job)
{
    BLOSCOPE_TRY(const std::vector<FigureName> names, parseFigureList(figures));
    for (const FigureName& name : names) {
        GroupFigure wanted{name.aggregate, {}};
        GroupRows::Figure figure{name.text(), name.aggregate, {}};
        if (!name.column.empty()) {
            BLOSCOPE_TRY(figure.column, columnCalled(*m_table, name.column));
            BLOSCOPE_TRY(RowKey key, rowKeyOf(*m_table, {name.column}, job));
            wanted.of = std::move(key.expression);
        }
        m_wanted.push_back(std::move(wanted));
        m_figures.push_back(std::move(figure));
    }
    return {};
}

// bin(price) as bin(price, 10)
Result<GroupKey> GroupQuery::withWidth(const GroupKey& key, const RowSet& rows,
                                       const Job& job) const
{
    const BoundExpression& value = key.key.expression;
    const Expression& part = key.expression.parts.front();
    std::string width = "1";
    if (value.op == BoundExpression::Op::Column) {
        BLOSCOPE_TRY(std::vector<RowValues> extremes, extremesOf(value, *m_table, rows, job));
        width = value.kind == ValueKind::Date ? widthOfDates(extremes, value.unit)
                                              : widthOfNumbers(std::move(extremes));
    }
    return valueKey(
        fmt::format("bin({}, {})", key.text.substr(part.begin, part.end - part.begin), width), job);
}

Result<std::shared_ptr<const GroupRows>> GroupQuery::groups(const RowSet& rows,
                                                            const Job& job) const
{
    std::vector<GroupKey> keys = m_keys;
    std::vector<RowKey> compared;
    for (GroupKey& key : keys) {
        if (isBinWithoutWidth(key.expression)) {
            BLOSCOPE_TRY(key, withWidth(key, rows, job));
        }
        compared.push_back(key.key);
    }
    BLOSCOPE_TRY(std::vector<RowGroup> groups,
                 groupRows(*m_table, rows, compared, m_wanted, m_options, job));
    return std::make_shared<const GroupRows>(m_table, std::move(keys), m_figures,
                                             std::move(groups));
}

} // namespace bloscope
