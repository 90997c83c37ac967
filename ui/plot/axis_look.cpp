#include "ui/plot/axis_look.h"

#include <qcustomplot.h>

namespace bloscope {

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
