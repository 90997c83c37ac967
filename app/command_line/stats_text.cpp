#include "app/command_line/stats_text.h"

#include "app/command_line/console.h"
#include "app/command_line/text_group.h"
#include "core/base/float_text.h"
#include "core/base/text.h"
#include "core/statistics/slice_grid.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace bloscope {

namespace {

constexpr std::size_t mostValues = 20; // more are for --json

std::string numberText(double number)
{
    std::string text;
    appendFloat(number, {}, text);
    return text;
}

std::string extremeText(const SliceScan& scan, const Extreme& extreme)
{
    return fmt::format("{} at [{}]", scan.order().text(extreme.key),
                       fmt::join(SliceGrid::indexOf(scan.slice(), extreme.position), ", "));
}

std::string cellsText(const CellCounts& counts)
{
    TextGroup group("Cells");
    group.add("all", groupedDigits(counts.all));
    group.add("finite numbers", groupedDigits(counts.finite));
    const std::pair<const char*, std::uint64_t> others[] = {{"NaN", counts.notANumber},
                                                            {"+infinity", counts.positiveInfinite},
                                                            {"-infinity", counts.negativeInfinite},
                                                            {"damaged", counts.damaged},
                                                            {"never written", counts.uninitialised},
                                                            {"not in this file", counts.absent}};
    for (const auto& [label, count] : others)
        if (count > 0)
            group.add(label, groupedDigits(count));
    return group.text();
}

std::string numbersText(const SliceScan& scan, const Statistics& found)
{
    const NumberOrder& order = scan.order();
    TextGroup group("Finite numbers");
    if (found.counts.finite == 0)
        return {};
    group.add("minimum", extremeText(scan, *found.minimum));
    group.add("maximum", extremeText(scan, *found.maximum));
    group.add("mean", numberText(found.mean(order)));
    group.add("standard deviation", numberText(found.deviation()));
    group.add("sum", order.isInteger() ? fmt::format("{}", found.moments.integerSum())
                                       : numberText(found.moments.sum()));
    return group.text();
}

std::string percentilesText(const NumberOrder& order, const std::vector<Percentile>& percentiles)
{
    TextGroup group("Percentiles");
    for (const Percentile& percentile : percentiles)
        group.add(fmt::format("{} %", percentile.percent), percentile.below == percentile.above
                                                               ? order.text(percentile.below)
                                                               : numberText(percentile.value));
    return group.text();
}

std::string valuesText(const NumberOrder& order, const Statistics& found)
{
    if (!found.values)
        return {};
    TextGroup group("Values");
    if (found.values->tooMany() || found.values->size() > mostValues)
        group.add("different ones", found.values->tooMany()
                                        ? fmt::format("more than {}", Statistics::mostValues)
                                        : groupedDigits(std::uint64_t(found.values->size())));
    else
        for (const ValueCounts::Entry& value : found.values->sorted())
            group.add(order.text(value.key), groupedDigits(value.count) + " cells");
    return group.text();
}

std::string damageText(const Statistics& found)
{
    if (found.damage.empty())
        return {};
    TextGroup group("Left out");
    for (const std::string& reason : found.damage)
        group.add("damaged", withoutControls(reason));
    return group.text();
}

} // namespace

std::string statsText(const std::string& file, const SliceScan& scan, const Statistics& found,
                      const std::vector<Percentile>& percentiles)
{
    return withoutControls(
               fmt::format("{}: {} of {}", file, scan.slice().text(), scan.order().dtype().text)) +
           "\n" + cellsText(found.counts) + numbersText(scan, found) +
           percentilesText(scan.order(), percentiles) + valuesText(scan.order(), found) +
           damageText(found);
}

} // namespace bloscope
