#pragma once

#include "ui/document/document.h"
#include "ui/views/slice_view.h"
#include "ui/worker/scheduler.h"

namespace bloscope {

// The rows and columns of the document's slice as a picture, with axes that show true indices and
// a colour scale. Loads only while it is shown.
class HeatmapView : public SliceView {
    Q_OBJECT

 public:
    // Both live longer than the view.
    HeatmapView(Document& document, Scheduler& scheduler, QWidget* parent = nullptr);
    ~HeatmapView() override;

    void copy() override; // the picture as it is seen
    bool canZoom() const override { return true; }
    void zoomIn() override;
    void zoomOut() override;
    void zoomReset() override;

 signals:
    void notice(const QString& sentence); // why something that was asked for did not happen
};

} // namespace bloscope
