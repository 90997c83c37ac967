#include "core/query/plot_values.h"

#include "core/query/evaluation.h"
#include "core/query/query_lists.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <limits>

namespace bloscope {

namespace {

constexpr double noValue = std::numeric_limits<double>::quiet_NaN();
constexpr std::size_t valuesAtOnce = 8192; // of values that fit the caches of a processor

void appendValues(const RowValues& from, std::span<const std::uint8_t> isWanted,
                  std::vector<double>& to, std::int64_t& missing)
{
    const auto append = [&](const auto& numbers) {
        for (std::size_t row = 0; row < isWanted.size(); ++row) {
            if (!isWanted[row])
                continue;
            const bool isMissing = !from.missing.empty() && from.missing[row];
            missing += isMissing ? 1 : 0;
            to.push_back(isMissing ? noValue : static_cast<double>(numbers[row]));
        }
    };
    switch (from.kind) {
    case ValueKind::Boolean:
        return append(from.truths);
    case ValueKind::Float:
        return append(from.floats);
    case ValueKind::Unsigned:
        return append(from.unsigneds);
    default:
        return append(from.integers);
    }
}

} // namespace

Result<std::int64_t> PlotValueReader::rowsOfPart() const
{
    std::vector<std::size_t> columns;
    for (const BoundExpression* const value : m_values)
        for (const std::size_t column : columnsOf(*value))
            columns.push_back(column);
    return bloscope::rowsOfPart(m_table, columns, m_job);
}

Result<PartValues> PlotValueReader::read(RowPart part, std::span<const std::uint8_t> isWanted) const
{
    PartValues values(m_values.size());
    values.rows = static_cast<std::size_t>(std::ranges::count(isWanted, std::uint8_t(1)));
    for (std::vector<double>& column : values.columns)
        column.reserve(values.rows);
    if (values.rows > 0)
        BLOSCOPE_CHECK(append(part, isWanted, values));
    return values;
}

// What is too large to be read at once is read in halves.
Result<> PlotValueReader::append(RowPart part, std::span<const std::uint8_t> isWanted,
                                 PartValues& to) const
{
    RowBatch batch(m_table, part.begin, part.end - part.begin, m_job);
    for (const BoundExpression* const value : m_values) {
        const auto one = evaluate(*value, batch, 0, 1);
        if (one)
            continue;
        if (one.error().kind() != ErrorKind::Limit || isWanted.size() < 2)
            return one.error();
        const std::size_t half = isWanted.size() / 2;
        const std::int64_t middle = part.begin + static_cast<std::int64_t>(half);
        BLOSCOPE_CHECK(append({part.begin, middle}, isWanted.first(half), to));
        return append({middle, part.end}, isWanted.subspan(half), to);
    }
    for (std::size_t first = 0; first < isWanted.size(); first += valuesAtOnce) {
        const auto some = isWanted.subspan(first, std::min(valuesAtOnce, isWanted.size() - first));
        for (std::size_t i = 0; i < m_values.size(); ++i) {
            BLOSCOPE_TRY(const RowValues values, evaluate(*m_values[i], batch, first, some.size()));
            appendValues(values, some, to.columns[i], to.missing[i]);
        }
    }
    return {};
}

namespace {

void extend(PlotExtent& extent, const PlotExtent& more)
{
    extent.missing += more.missing;
    extent.nan += more.nan;
    extent.infinite += more.infinite;
    if (more.count == 0)
        return;
    extent.range = extent.count == 0
                       ? more.range
                       : ClosedRange<double>{std::min(extent.range.low, more.range.low),
                                             std::max(extent.range.high, more.range.high)};
    extent.count += more.count;
}

PlotExtent extentOf(const std::vector<double>& values, std::int64_t missing)
{
    PlotExtent extent;
    extent.missing = missing;
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    for (const double value : values) {
        if (hasPlace(value)) {
            low = std::min(low, value);
            high = std::max(high, value);
            ++extent.count;
        } else if (std::isnan(value)) {
            ++extent.nan;
        } else {
            ++extent.infinite;
        }
    }
    extent.nan -= missing; // which are NaN here
    if (extent.count > 0)
        extent.range = {low + 0.0, high + 0.0};
    return extent;
}

} // namespace

Result<BoundExpression> plotValueOf(const QueryTable& table, std::size_t column, const Job& job)
{
    const std::string& name = table.columns()[column].name;
    BLOSCOPE_TRY(RowKey key, rowKeyOf(table, {name}, job));
    if (key.expression.kind == ValueKind::Text || key.expression.kind == ValueKind::Bytes)
        return usageError(fmt::format("the values of {} are not numbers", nameInQuery(name)));
    return std::move(key.expression);
}

bool hasWholeValues(const BoundExpression& value)
{
    return value.kind != ValueKind::Float;
}

Result<std::vector<PlotExtent>> plotExtents(const PlottedRows& rows,
                                            std::span<const BoundExpression> values, const Job& job)
{
    using Extents = std::vector<PlotExtent>;
    Extents all(values.size());
    const PlotValueReader reader(rows.table, values, job);
    BLOSCOPE_CHECK(foldRows<Extents>(
        rows, reader, job,
        [](const PartValues& part) {
            Extents extents;
            for (std::size_t i = 0; i < part.columns.size(); ++i)
                extents.push_back(extentOf(part.columns[i], part.missing[i]));
            return extents;
        },
        [&](const Extents& part) {
            for (std::size_t i = 0; i < part.size(); ++i)
                extend(all[i], part[i]);
        }));
    return all;
}

// --- bins

std::optional<std::size_t> PlotBins::binOf(double value) const
{
    const double place = (value / 2 - begin / 2) / (width / 2); // halves do not overflow
    if (!(place >= 0) || !(value <= end()))
        return {};
    return std::min(static_cast<std::size_t>(place), count - 1);
}

PlotBins plotBins(const ClosedRange<double>& range, PlotSteps steps, std::size_t most)
{
    const double low = std::ceil(range.low);
    const double values = std::max(std::floor(range.high) - low + 1, 1.0);
    if (steps == PlotSteps::Whole && low - 0.5 < low && std::isfinite(values)) {
        const double width = std::ceil(values / static_cast<double>(most));
        return {low - 0.5, width, static_cast<std::size_t>(std::ceil(values / width))};
    }
    if (range.low == range.high) {
        constexpr double share = 0x1p-20; // of the value
        const double half = std::max(0.5, std::abs(range.low) * share);
        return {range.low - half, 2 * half, 1};
    }
    const double halfSize = range.high / 2 - range.low / 2; // the whole may be beyond float64
    const double width = halfSize / (static_cast<double>(most) / 2);
    if (!(width > 0))
        return {range.low, range.high - range.low, 1};
    return {range.low, width, most};
}

} // namespace bloscope
