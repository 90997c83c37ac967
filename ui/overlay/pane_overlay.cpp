#include "ui/overlay/pane_overlay.h"

#include "ui/overlay/overlay_layer.h"
#include "ui/overlay/overlay_source.h"
#include "ui/plot/heatmap_plot.h"
#include "ui/plot/plane_pane.h"

namespace bloscope {

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

PaneOverlay::PaneOverlay(PlanePane& pane, Scheduler& scheduler, QObject* parent)
    : QObject(parent),
      m_pane(pane),
      m_layer(*new OverlayLayer(pane.plot())),
      m_loader(new PictureLoader(scheduler, this))
{
    connect(&m_pane, &PlanePane::asked, this, &PaneOverlay::refresh);
    connect(m_loader, &PictureLoader::arrived, this, [this](const PicturePtr& picture) {
        m_layer.setPicture(picture);
        emit arrived(picture);
    });
}

const PicturePtr& PaneOverlay::picture() const
{
    return m_layer.picture();
}

void PaneOverlay::show(const std::optional<OverlayArray>& overlay, const OverlayLook& look)
{
    const bool isOther = !overlay || !m_overlay || overlay->cells != m_overlay->cells;
    m_overlay = overlay;
    m_layer.setLook(look);
    if (isOther) {
        m_loader->stop();
        m_layer.setPicture(nullptr);
        m_pane.plot().replot(QCustomPlot::rpQueuedReplot);
    }
    if (m_overlay)
        m_loader->setSource(m_overlay->cells);
    refresh();
}

void PaneOverlay::stop()
{
    m_loader->stop();
}

void PaneOverlay::refresh()
{
    if (!m_overlay || !m_pane.isVisible())
        return;
    if (const auto request = overlayRequest(m_pane, *m_overlay, m_layer.look().colors))
        m_loader->want(*request, m_layer.picture());
}

} // namespace bloscope
