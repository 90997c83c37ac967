#include "ui/plot/color_scale.h"

#include "ui/picture/value_ticks.h"

namespace bloscope {

namespace {

constexpr int pixelsPerTick = 45;

QCPColorGradient gradientOf(const ColorMap& map, const ValueRange& range)
{
    constexpr int levels = 256;
    QCPColorGradient gradient;
    gradient.setLevelCount(levels);
    gradient.clearColorStops();
    const ScalePosition labels(range, ValueScale::Linear);
    for (int i = 0; i < levels; ++i) {
        const QRgb color = map.isPalette() ? map.ofLabel(labels.valueAt((i + 0.5) / levels))
                                           : map.colors[static_cast<std::size_t>(i)];
        gradient.setColorStopAt(i / (levels - 1.0), QColor(color));
    }
    return gradient;
}

} // namespace

ColorScale::ColorScale(QCustomPlot* plot) : QCPColorScale(plot)
{
    setType(QCPAxis::atRight);
    setBarWidth(14);
    setRangeDrag(false);
    setRangeZoom(false);
    setDataRange({0, 1});
    axis()->setSubTicks(false);
}

void ColorScale::showColors(const PlanePicture& picture)
{
    const ColorMap& map = *picture.options.map;
    setGradient(gradientOf(map, picture.range));
    const auto ticker = QSharedPointer<QCPAxisTickerText>::create();
    const int wanted = mParentPlot->axisRect()->height() / pixelsPerTick;
    for (const ValueTick& tick : map.isPalette()
                                     ? labelTicks(picture.range, wanted)
                                     : valueTicks(picture.range, picture.options.scale, wanted))
        ticker->addTick(tick.position, tick.label);
    axis()->setTicker(ticker);
}

} // namespace bloscope
