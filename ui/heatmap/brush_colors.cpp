#include "ui/heatmap/brush_colors.h"

#include "ui/heatmap/brush_target.h"
#include "ui/overlay/label_legend.h"

namespace bloscope {

namespace {

constexpr std::size_t mostColors = 256; // that are offered

} // namespace

BrushColors::BrushColors(Scheduler& scheduler, QObject* parent)
    : QObject(parent), m_scheduler(scheduler)
{
}

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
        [this, &target](const LabelCounts& counts) {
            std::vector<BrushColor> colors;
            if (!counts.isCut && counts.cells.size() <= mostColors) {
                colors.push_back({QStringLiteral("0"), target.colorOf(0)});
                for (const auto& [label, cells] : counts.cells)
                    colors.push_back(
                        {QString::number(label), target.colorOf(static_cast<double>(label))});
            }
            emit found(colors);
        });
}

} // namespace bloscope
