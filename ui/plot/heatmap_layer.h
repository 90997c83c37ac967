#pragma once

#include "ui/picture/plane_picture.h"
#include "ui/plot/picture_plottable.h"

#include <memory>

namespace bloscope {

// Draws a picture of a plane between two axes on which cell i lies around i. Every pixel of the
// screen has the colour of exactly one pixel of the picture; damaged cells are hatched. Only
// squares of large planes are mixed, of which there are up to two for a pixel in a row and in a
// column.
class HeatmapLayer : public PicturePlottable {
    Q_OBJECT

 public:
    HeatmapLayer(QCPAxis* columns, QCPAxis* rows);

    void setPicture(std::shared_ptr<const PlanePicture> picture) { m_picture = std::move(picture); }
    const std::shared_ptr<const PlanePicture>& picture() const { return m_picture; }
    // What of it is seen in these pixels of the plot.
    void drawPart(QCPPainter& painter, const QRect& pixels) const;

 protected:
    void draw(QCPPainter* painter) override;

 private:
    QImage drawn(const QRect& room, double pixelRatio) const;

    std::shared_ptr<const PlanePicture> m_picture;
};

} // namespace bloscope
