#pragma once

#include "ui/overlay/overlay_array.h"
#include "ui/overlay/overlay_look.h"
#include "ui/plot/picture_loader.h"

namespace bloscope {

class OverlayLayer;
class PlanePane;

// An overlay over the picture of one pane: has its pictures made wherever the pane asks for one of
// its own. Reads only while both are seen.
class PaneOverlay : public QObject {
    Q_OBJECT

 public:
    // Both live longer.
    PaneOverlay(PlanePane& pane, Scheduler& scheduler, QObject* parent = nullptr);

    // What lies there, nothing: no longer; and how it is drawn. Of an array that lies there already
    // the picture stays until there is one of its new values.
    void show(const std::optional<OverlayArray>& overlay, const OverlayLook& look);
    void setLook(const OverlayLook& look);
    void setVisible(bool visible);
    void stop(); // reading, while nobody looks

    const PicturePtr& picture() const; // null: none yet
    // Of the colours of its plane, once it is known.
    const std::optional<ValueRange>& range() const { return m_loader->range(); }
    bool isReadingDetail() const { return m_loader->isReadingDetail(); }

 signals:
    void arrived(const bloscope::PicturePtr& picture);
    void failed(const bloscope::Error& error);

 private:
    void refresh();
    void showPicture(const PicturePtr& picture);

    PlanePane& m_pane;
    OverlayLayer& m_layer;
    PictureLoader* m_loader;
    std::optional<OverlayArray> m_overlay;
    bool m_isOfBefore = false; // the picture, of values that are others by now
};

} // namespace bloscope
