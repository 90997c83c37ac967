#include "ui/overlay/overlay_layer.h"

#include "ui/overlay/overlay_painter.h"
#include "ui/plot/axis_pixels.h"
#include "ui/plot/heatmap_plot.h"

#include <algorithm>
#include <cmath>

namespace bloscope {

namespace {

constexpr double outlineWidth = 2; // device-independent pixels

} // namespace

OverlayLayer::OverlayLayer(HeatmapPlot& plot)
    : PicturePlottable(plot.xAxis, plot.yAxis), m_plot(plot)
{
    setLayer(plot.layerAbovePicture());
}

void OverlayLayer::setPicture(std::shared_ptr<const PlanePicture> picture)
{
    m_picture = std::move(picture);
    parentPlot()->replot(QCustomPlot::rpQueuedReplot);
}

void OverlayLayer::setLook(const OverlayLook& look)
{
    m_look = look;
    parentPlot()->replot(QCustomPlot::rpQueuedReplot);
}

void OverlayLayer::draw(QCPPainter* painter)
{
    const PlanePicture* below = m_plot.picture();
    if (!m_picture || !below || below->plane != m_picture->plane)
        return;
    // What QCustomPlot shows of a layer begins one pixel above the rectangle of its axes.
    const QRect room = clipRect().translated(0, -1);
    painter->drawImage(room.topLeft(), drawn(room, painter->device()->devicePixelRatioF()));
}

QImage OverlayLayer::drawn(const QRect& room, double pixelRatio) const
{
    const QSize size = (QSizeF(room.size()) * pixelRatio).toSize();
    const int border = std::max(1, static_cast<int>(std::lround(outlineWidth * pixelRatio)));
    const SeenPixels seen{
        seenAlong(*valueAxis(), {room.top(), size.height(), pixelRatio, border},
                  [this](std::int64_t cell) { return m_picture->pixelOfRow(cell); }),
        seenAlong(*keyAxis(), {room.left(), size.width(), pixelRatio, border},
                  [this](std::int64_t cell) { return m_picture->pixelOfColumn(cell); }),
        border};
    QImage image = paintOverlay(*m_picture, seen, m_look);
    image.setDevicePixelRatio(pixelRatio);
    return image;
}

} // namespace bloscope
