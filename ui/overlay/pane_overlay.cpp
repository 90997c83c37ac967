#include "ui/overlay/pane_overlay.h"

#include "ui/overlay/overlay_layer.h"
#include "ui/overlay/overlay_source.h"
#include "ui/plot/heatmap_plot.h"
#include "ui/plot/plane_pane.h"

namespace bloscope {

namespace {

// What is to be drawn of an overlay, in these colours, over what a pane has asked for; nothing
// while it has no room.
std::optional<PictureRequest> overlayRequest(const PlanePane& pane, const OverlayArray& overlay,
                                             const HeatmapOptions& colors)
{
    PictureRequest request = pane.request();
    const std::optional<QSize> size = request.options.size;
    if (request.part.isEmpty() || size->isEmpty())
        return std::nullopt;
    request.options = colors;
    request.options.size = size;
    const Array& array = *overlay.array;
    request.blocks =
        planeBlocksOf(array, PicturePlane(sliceOfOverlay(request.plane.slice(), array.shape())));
    return request;
}

} // namespace

PaneOverlay::PaneOverlay(PlanePane& pane, Scheduler& scheduler, QObject* parent)
    : QObject(parent),
      m_pane(pane),
      m_layer(*new OverlayLayer(pane.plot())),
      m_loader(new PictureLoader(scheduler, this))
{
    connect(&m_pane, &PlanePane::asked, this, &PaneOverlay::refresh);
    connect(m_loader, &PictureLoader::arrived, this, &PaneOverlay::showPicture);
    connect(m_loader, &PictureLoader::failed, this, &PaneOverlay::failed);
}

void PaneOverlay::show(const std::optional<OverlayArray>& overlay, const OverlayLook& look)
{
    const bool isSameArray = overlay && m_overlay && overlay->address == m_overlay->address;
    const bool isOther = !overlay || !m_overlay || overlay->cells != m_overlay->cells;
    m_overlay = overlay;
    if (isOther) {
        m_loader->setSource(m_overlay ? m_overlay->cells : nullptr);
        m_isOfBefore = isSameArray;
    }
    if (!isSameArray)
        m_layer.setPicture(nullptr);
    setLook(look);
}

void PaneOverlay::setLook(const OverlayLook& look)
{
    m_layer.setLook(look);
    refresh();
}

void PaneOverlay::setVisible(bool visible)
{
    m_layer.setVisible(visible);
    m_pane.plot().replot(QCustomPlot::rpQueuedReplot);
    refresh();
}

void PaneOverlay::stop()
{
    m_loader->stop();
}

const PicturePtr& PaneOverlay::picture() const
{
    return m_layer.picture();
}

void PaneOverlay::refresh()
{
    if (!m_overlay || !m_layer.visible() || !m_pane.isVisible())
        return;
    if (const auto request = overlayRequest(m_pane, *m_overlay, m_layer.look().colors))
        m_loader->want(*request, m_isOfBefore ? nullptr : m_layer.picture());
}

void PaneOverlay::showPicture(const PicturePtr& picture)
{
    m_isOfBefore = false;
    m_layer.setPicture(picture);
    emit arrived(picture);
}

} // namespace bloscope
