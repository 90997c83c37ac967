#pragma once

#include "ui/picture/plane_picture.h"

#include <qcustomplot.h>

namespace bloscope {

// The bar of colours at the side of a plot, with the numbers they stand for.
class ColorScale : public QCPColorScale {
    Q_OBJECT

 public:
    explicit ColorScale(QCustomPlot* plot);

    // What the colours of `picture` mean, with as many ticks as there is room for.
    void showColors(const PlanePicture& picture);
};

} // namespace bloscope
