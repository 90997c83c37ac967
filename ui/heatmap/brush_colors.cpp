#include "ui/heatmap/brush_colors.h"

#include "ui/heatmap/brush_target.h"
#include "ui/overlay/label_legend.h"

#include <set>

namespace bloscope {

namespace {

constexpr std::size_t mostColors = 256; // that are offered

} // namespace

BrushColors::BrushColors(Scheduler& scheduler, QObject* parent)
    : QObject(parent), m_scheduler(scheduler)
{
}

namespace {

// Of labels in sight, of those that have names, and of none.
std::vector<BrushColor> colorsOf(const BrushTarget& target, const LabelCounts& counts)
{
    std::set<std::int64_t> labels{0};
    const LabelNames names = target.names();
    for (const auto& [label, name] : names)
        labels.insert(label);
    if (!counts.isCut && counts.cells.size() <= mostColors)
        for (const auto& [label, cells] : counts.cells)
            labels.insert(label);
    else if (names.empty())
        return {};
    std::vector<BrushColor> colors;
    for (const std::int64_t label : labels)
        colors.push_back({QString::number(label), target.colorOf(static_cast<double>(label))});
    return colors;
}

} // namespace

// There are few of them among labels.
void BrushColors::lookFor(const BrushTarget& target)
{
    const PicturePtr picture = target.picture();
    if (!picture || picture->numbers.numbers.empty() ||
        !(picture->isWhole() || picture->options.map->isPalette()))
        return; // means of several cells are no values
    m_counting = m_scheduler.submit(
        Scheduler::Priority::Prefetch, this,
        [picture](std::stop_token) { return labelsIn(*picture, picture->part); },
        [this, &target](const LabelCounts& counts) { emit found(colorsOf(target, counts)); });
}

} // namespace bloscope
