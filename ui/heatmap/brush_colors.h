#pragma once

#include "ui/heatmap/brush_bar.h"
#include "ui/plot/picture_loader.h"

namespace bloscope {

class HeatmapLook;
class HeatmapPlot;

// In which colours a picture shows the values that somebody may paint with. GUI thread.
class BrushColors : public QObject {
    Q_OBJECT

 public:
    // All live longer.
    BrushColors(const HeatmapLook& look, const HeatmapPlot& plot, Scheduler& scheduler,
                QObject* parent = nullptr);

    // Looks in a worker for the values in a picture, where they are whole numbers. Only the newest
    // wish is followed.
    void lookFor(const PicturePtr& picture);

    QRgb of(const ByteBuffer& element) const; // in the picture that is seen

 signals:
    void found(const std::vector<bloscope::BrushColor>& colors); // none where there are many

 private:
    QRgb ofNumber(double number) const;

    const HeatmapLook& m_look;
    const HeatmapPlot& m_plot;
    Scheduler& m_scheduler;
    Ticket m_counting;
};

} // namespace bloscope
