#pragma once

#include "ui/heatmap/brush_bar.h"
#include "ui/plot/picture_loader.h"

namespace bloscope {

class BrushTarget;

// Which values, in which colours, somebody may paint with: those in sight. GUI thread.
class BrushColors : public QObject {
    Q_OBJECT

 public:
    // The scheduler lives longer.
    explicit BrushColors(Scheduler& scheduler, QObject* parent = nullptr);

    // Looks in a worker for the values in the picture of what is painted. Only the newest wish is
    // followed.
    void lookFor(const BrushTarget& target);

 signals:
    void found(const std::vector<bloscope::BrushColor>& colors); // none where there are many

 private:
    Scheduler& m_scheduler;
    Ticket m_counting;
};

} // namespace bloscope
