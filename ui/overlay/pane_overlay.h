#pragma once

#include "ui/overlay/overlay_array.h"
#include "ui/overlay/overlay_look.h"
#include "ui/plot/picture_loader.h"

namespace bloscope {

class OverlayLayer;
class PlanePane;

// An overlay over the picture of one pane: has its pictures made wherever the pane asks for one of
// its own. Reads only while the pane is seen.
class PaneOverlay : public QObject {
    Q_OBJECT

 public:
    // Both live longer.
    PaneOverlay(PlanePane& pane, Scheduler& scheduler, QObject* parent = nullptr);

    // What lies there, nothing: no longer; and how it is drawn.
    void show(const std::optional<OverlayArray>& overlay, const OverlayLook& look);
    void stop(); // reading, while nobody looks

    const PicturePtr& picture() const; // null: none yet

 signals:
    void arrived(const bloscope::PicturePtr& picture);

 private:
    void refresh();

    PlanePane& m_pane;
    OverlayLayer& m_layer;
    PictureLoader* m_loader;
    std::optional<OverlayArray> m_overlay;
};

// What is to be drawn of an overlay, in these colours, over what a pane has asked for; nothing
// while it has no room.
std::optional<PictureRequest> overlayRequest(const PlanePane& pane, const OverlayArray& overlay,
                                             const HeatmapOptions& colors);

} // namespace bloscope
