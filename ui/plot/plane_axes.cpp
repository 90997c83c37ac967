#include "ui/plot/plane_axes.h"

#include "ui/plot/dimension_ticker.h"

namespace bloscope {

namespace {

std::optional<DimensionSlice> taken(const Slice& slice, std::optional<std::size_t> dimension)
{
    return dimension ? std::optional(slice[*dimension]) : std::nullopt;
}

} // namespace

void setUpPlaneAxes(QCustomPlot& plot)
{
    plot.yAxis->setRangeReversed(true);
    plot.axisRect()->setupFullAxesBox();
    for (QCPAxis* axis : {plot.xAxis, plot.yAxis, plot.xAxis2, plot.yAxis2}) {
        axis->grid()->setVisible(false);
        axis->setTickLength(0, 4);
        axis->setSubTicks(false);
    }
    for (QCPAxis* axis : {plot.xAxis2, plot.yAxis2})
        axis->setTicks(false);
    // Their lines would lie over the first row and the first column of pixels.
    for (QCPAxis* axis : {plot.yAxis, plot.xAxis2})
        axis->setOffset(1);
}

void labelPlaneAxes(QCustomPlot& plot, const PicturePlane& plane, const DimensionLabels& labels)
{
    const auto label = [&](QCPAxis* axis, std::optional<std::size_t> dimension) {
        const Coordinates* coordinates = dimension ? labels.coordinates(*dimension) : nullptr;
        axis->setTicker(dimensionTicker(taken(plane.slice(), dimension), coordinates));
        axis->setLabel(dimension ? labels.title(*dimension) : QString());
    };
    label(plot.xAxis, plane.columnDimension());
    label(plot.yAxis, plane.rowDimension());
}

QStringList endLabels(const PicturePlane& plane, std::optional<std::size_t> dimension,
                      const DimensionLabels& labels)
{
    const auto cells = taken(plane.slice(), dimension);
    if (!cells || cells->count == 0)
        return {};
    return {labels.text(*dimension, cells->at(0)),
            labels.text(*dimension, cells->at(cells->count - 1))};
}

bool haveSameAxes(const PicturePlane& a, const PicturePlane& b)
{
    return a.rowDimension() == b.rowDimension() && a.columnDimension() == b.columnDimension() &&
           taken(a.slice(), a.rowDimension()) == taken(b.slice(), b.rowDimension()) &&
           taken(a.slice(), a.columnDimension()) == taken(b.slice(), b.columnDimension());
}

} // namespace bloscope
