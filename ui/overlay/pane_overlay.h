#pragma once

#include "ui/overlay/overlay_document.h"
#include "ui/overlay/overlay_state.h"
#include "ui/picture/plane_picture.h"
#include "ui/plane/picture_loader.h"
#include "ui/plot/figure.h"

#include <memory>
#include <vector>

namespace bloscope {

class HeatmapPlot;
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

// Along both sides of the screen the pixel of a picture that is seen there, -1 for none. Begins and
// ends `border` pixels outside of what is painted, for outlines that come from there.
struct SeenPixels {
    std::vector<int> rows;
    std::vector<int> columns;
    int border = 0;
};

// An overlay as it lies over the picture below: premultiplied, transparent where nothing is to be
// seen. Outlines are `seen.border` pixels wide, opaque, and lie inside of their label: in all
// pixels that have another label so near above, below, left or right. Where the overlay ends there
// is no outline. Numbers that are not finite are not drawn.
QImage paintOverlay(const PlanePicture& overlay, const SeenPixels& seen, const OverlayLook& look);

} // namespace bloscope
