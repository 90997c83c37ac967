#pragma once

#include "ui/overlay/overlay_look.h"
#include "ui/picture/plane_picture.h"
#include "ui/plot/picture_plottable.h"

#include <memory>

namespace bloscope {

class HeatmapPlot;

// Draws an overlay over the picture of a plane, between the same axes. Never that of another plane
// than the one that is seen below.
class OverlayLayer : public PicturePlottable {
    Q_OBJECT

 public:
    // The plot owns it.
    explicit OverlayLayer(HeatmapPlot& plot);

    void setPicture(std::shared_ptr<const PlanePicture> picture); // may be null
    const std::shared_ptr<const PlanePicture>& picture() const { return m_picture; }
    void setLook(const OverlayLook& look);
    const OverlayLook& look() const { return m_look; }

 protected:
    void draw(QCPPainter* painter) override;

 private:
    QImage drawn(const QRect& room, double pixelRatio) const;

    const HeatmapPlot& m_plot;
    std::shared_ptr<const PlanePicture> m_picture;
    OverlayLook m_look;
};

} // namespace bloscope
