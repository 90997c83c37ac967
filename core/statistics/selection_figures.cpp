#include "core/statistics/selection_figures.h"

#include "core/base/text.h"
#include "core/numbers/float_text.h"
#include "core/statistics/figure_text.h"
#include "core/statistics/part_statistics.h"

#include <algorithm>
#include <functional>
#include <optional>

namespace bloscope {

namespace {

bool isReal(const NumberScanPtr& scan)
{
    const DTypeKind kind = scan->order().dtype().kind;
    return kind == DTypeKind::Signed || kind == DTypeKind::Unsigned || kind == DTypeKind::Float;
}

// A number of any type, as it is written and as float64.
struct MixedNumber {
    std::string text;
    double value = 0;
};

MixedNumber mixedNumber(const NumberOrder& order, const Extreme& extreme)
{
    const std::string text = order.text(extreme.key);
    return {text, parseNumber<double>(text).value_or(0)};
}

// Numbers of integers and floats of several types.
class MixedFigures {
 public:
    void add(const Statistics& found, const NumberOrder& order)
    {
        m_counts.add(found.counts);
        if (found.counts.finite == 0)
            return;
        const MixedNumber low = mixedNumber(order, *found.minimum);
        const MixedNumber high = mixedNumber(order, *found.maximum);
        if (!m_lowest || low.value < m_lowest->value)
            m_lowest = low;
        if (!m_highest || high.value > m_highest->value)
            m_highest = high;
        m_sum += toDouble(found.moments.sum());
    }
    SelectionFigures figures(std::uint64_t cells) const
    {
        SelectionFigures figures{cells};
        figures.counts = m_counts;
        if (m_counts.finite == 0)
            return figures;
        figures.minimum = m_lowest->text;
        figures.maximum = m_highest->text;
        figures.mean = floatText(m_sum / static_cast<double>(m_counts.finite));
        figures.sum = floatText(m_sum);
        return figures;
    }

 private:
    CellCounts m_counts;
    std::optional<MixedNumber> m_lowest;
    std::optional<MixedNumber> m_highest;
    double m_sum = 0;
};

} // namespace

SelectionFigures selectionFiguresOf(const Statistics& found, const NumberOrder& order)
{
    SelectionFigures figures{found.counts.all};
    figures.counts = found.counts;
    figures.areMagnitudes = order.dtype().kind == DTypeKind::Complex;
    figures.areTimes = order.dtype().isTime();
    if (found.counts.finite == 0)
        return figures;
    figures.minimum = order.text(found.minimum->key);
    figures.maximum = order.text(found.maximum->key);
    if (!figures.areMagnitudes)
        figures.mean = meanText(order, found.moments);
    if (!figures.areMagnitudes && !figures.areTimes) {
        figures.deviation = deviationText(order, found.moments);
        figures.sum = sumText(order, found.moments);
    }
    return figures;
}

Result<SelectionFigures> selectionFiguresOf(std::uint64_t cells,
                                            const std::vector<NumberScanPtr>& scans, const Job& job)
{
    const bool areAlike = std::ranges::all_of(scans, [&](const NumberScanPtr& scan) {
        return scan->order().dtype() == scans.front()->order().dtype();
    });
    std::vector<NumberScanPtr> told = scans;
    if (!areAlike)
        std::erase_if(told, std::not_fn(isReal));
    if (told.empty())
        return SelectionFigures{cells};
    const NumberOrder& order = told.front()->order();
    Statistics together(order);
    together.values.reset();
    MixedFigures mixed;
    for (const NumberScanPtr& scan : told) {
        BLOSCOPE_TRY(const Statistics one,
                     statisticsOf(*scan, nullptr, {}, {job.stop, nullptr}, Asked::Moments));
        if (areAlike)
            addTo(together, one);
        else
            mixed.add(one, scan->order());
    }
    together.counts.all = cells;
    return areAlike ? selectionFiguresOf(together, order) : mixed.figures(cells);
}

} // namespace bloscope
