#include "ui/heatmap/brush_colors.h"

#include "core/dtype/cell_number.h"
#include "ui/overlay/label_legend.h"
#include "ui/picture/value_scale.h"
#include "ui/plot/heatmap_look.h"
#include "ui/plot/heatmap_plot.h"

namespace bloscope {

namespace {

constexpr std::size_t mostColors = 256; // that are offered

} // namespace

BrushColors::BrushColors(const HeatmapLook& look, const HeatmapPlot& plot, Scheduler& scheduler,
                         QObject* parent)
    : QObject(parent), m_look(look), m_plot(plot), m_scheduler(scheduler)
{
}

// There are few of them among labels.
void BrushColors::lookFor(const PicturePtr& picture)
{
    if (!picture || picture->numbers.numbers.empty() ||
        !(picture->isWhole() || picture->options.map->isPalette()))
        return; // means of several cells are no values
    m_counting = m_scheduler.submit(
        Scheduler::Priority::Prefetch, this,
        [picture](std::stop_token) { return labelsIn(*picture, picture->part); },
        [this](const LabelCounts& counts) {
            std::vector<BrushColor> colors;
            if (!counts.isCut && counts.cells.size() <= mostColors) {
                colors.push_back({QStringLiteral("0"), ofNumber(0)});
                for (const auto& [label, cells] : counts.cells)
                    colors.push_back(
                        {QString::number(label), ofNumber(static_cast<double>(label))});
            }
            emit found(colors);
        });
}

QRgb BrushColors::of(const ByteBuffer& element) const
{
    double number = 0;
    readNumbers(m_look.source()->dtype(), element, {&number, 1});
    return ofNumber(number);
}

QRgb BrushColors::ofNumber(double number) const
{
    const PlanePicture* picture = m_plot.picture();
    const HeatmapOptions& options = picture ? picture->options : m_look.drawnOptions();
    if (options.map->isPalette())
        return options.map->ofLabel(number);
    return picture ? options.map->at(ScalePosition(picture->range, options.scale).of(number))
                   : options.map->at(0);
}

} // namespace bloscope
