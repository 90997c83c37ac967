#include "ui/plot/axis_look.h"

#include <cmath>
#include <qcustomplot.h>

namespace bloscope {

std::vector<int> seenAlong(const QCPAxis& axis, const AxisPixels& pixels,
                           const std::function<int(std::int64_t cell)>& pixelOf)
{
    std::vector<int> seen;
    for (int pixel = -pixels.border; pixel < pixels.count + pixels.border; ++pixel) {
        const double cell = axis.pixelToCoord(pixels.begin + (pixel + 0.5) / pixels.ratio) + 0.5;
        seen.push_back(pixelOf(static_cast<std::int64_t>(std::floor(cell))));
    }
    return seen;
}

void followWidget(QCPAxis& axis)
{
    const QWidget& widget = *axis.parentPlot();
    const QColor text = widget.palette().color(QPalette::WindowText);
    axis.setBasePen(text);
    axis.setTickPen(text);
    axis.setSubTickPen(text);
    axis.setTickLabelColor(text);
    axis.setLabelColor(text);
    axis.setTickLabelFont(widget.font());
    axis.setLabelFont(widget.font());
}

QColor gridColor(const QPalette& palette)
{
    QColor faint = palette.color(QPalette::WindowText);
    faint.setAlphaF(0.15F);
    return faint;
}

} // namespace bloscope
