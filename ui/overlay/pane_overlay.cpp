#include "ui/overlay/pane_overlay.h"

#include "core/cells/overlay_source.h"
#include "core/plane/label_counts.h"
#include "ui/plane/heatmap_plot.h"
#include "ui/plane/plane_pane.h"
#include "ui/plot/axis_look.h"

#include <algorithm>
#include <cmath>

namespace bloscope {

namespace {

// One line of the screen, its labels and those near to it.
class OverlayPainter {
 public:
    OverlayPainter(const PlanePicture& overlay, const SeenPixels& seen, const OverlayLook& look)
        : m_overlay(overlay), m_seen(seen), m_look(look), m_map(*overlay.options.map)
    {
        m_alpha = (255 * look.opacity + OverlayLook::fullOpacity / 2) / OverlayLook::fullOpacity;
    }

    void paint(int y, QRgb* line, int width) const
    {
        for (int x = 0; x < width; ++x)
            line[x] = colorAt(x + m_seen.border, y + m_seen.border);
    }

 private:
    QRgb colorAt(int x, int y) const
    {
        const double number = numberAt(x, y);
        if (m_map.isPalette())
            return colorOfLabel(x, y, drawnLabel(number));
        return std::isfinite(number) ? of(pixelAt(x, y), m_alpha) : 0;
    }

    QRgb colorOfLabel(int x, int y, double label) const
    {
        if (label == 0)
            return 0;
        if (label != m_known.label)
            m_known = {label, labelColor(m_map, m_look.colors.labels.get(), label),
                       labelOpacity(m_look.colors.labels.get(), label)};
        if (m_known.opacity == 0)
            return 0;
        if (m_look.hasOutlines(m_map) && isOutline(x, y, label))
            return of(m_known.color, shareOf(255));
        return m_look.isFilled(m_map) ? of(m_known.color, shareOf(m_alpha)) : 0;
    }

    int shareOf(int alpha) const
    {
        return (alpha * m_known.opacity + LabelLook::fullOpacity / 2) / LabelLook::fullOpacity;
    }

    static QRgb of(QRgb color, int alpha)
    {
        return qPremultiply((color & RGB_MASK) | static_cast<QRgb>(alpha) << 24);
    }

    bool isOutline(int x, int y, double label) const
    {
        for (int distance = 1; distance <= m_seen.border; ++distance)
            if (differs(x - distance, y, label) || differs(x + distance, y, label) ||
                differs(x, y - distance, label) || differs(x, y + distance, label))
                return true;
        return false;
    }

    bool differs(int x, int y, double label) const
    {
        return isInside(x, y) && drawnLabel(numberAt(x, y)) != label;
    }

    bool isInside(int x, int y) const { return row(y) >= 0 && column(x) >= 0; }
    int row(int y) const { return m_seen.rows[static_cast<std::size_t>(y)]; }
    int column(int x) const { return m_seen.columns[static_cast<std::size_t>(x)]; }

    // NaN outside of the overlay.
    double numberAt(int x, int y) const
    {
        if (!isInside(x, y))
            return std::nan("");
        return m_overlay.numbers
            .numbers[static_cast<std::size_t>(row(y) * m_overlay.numbers.columns + column(x))];
    }

    QRgb pixelAt(int x, int y) const
    {
        return reinterpret_cast<const QRgb*>(m_overlay.image.constScanLine(row(y)))[column(x)];
    }

    const PlanePicture& m_overlay;
    const SeenPixels& m_seen;
    const OverlayLook& m_look;
    const ColorMap& m_map;
    int m_alpha; // 0 to 255
    struct Known {
        double label = 0;
        QRgb color = 0;
        int opacity = 0; // percent
    };
    mutable Known m_known; // of the label that was drawn last
};

constexpr double outlineWidth = 2; // device-independent pixels

// What is to be drawn of an overlay, in these colours, over what a pane has asked for; nothing
// while it has no room.
std::optional<PictureRequest> overlayRequest(const PlanePane& pane, const OverlayArray& overlay,
                                             const HeatmapOptions& colors)
{
    PictureRequest request = pane.request();
    const std::optional<PixelSize> size = request.options.size;
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

QImage paintOverlay(const PlanePicture& overlay, const SeenPixels& seen, const OverlayLook& look)
{
    const auto pixels = [&](const std::vector<int>& all) {
        return static_cast<int>(all.size()) - 2 * seen.border;
    };
    QImage image(pixels(seen.columns), pixels(seen.rows), QImage::Format_ARGB32_Premultiplied);
    const OverlayPainter painter(overlay, seen, look);
    for (int y = 0; y < image.height(); ++y)
        painter.paint(y, reinterpret_cast<QRgb*>(image.scanLine(y)), image.width());
    return image;
}

OverlayLayer::OverlayLayer(HeatmapPlot& plot)
    : PicturePlottable(plot.xAxis, plot.yAxis), m_plot(plot)
{
    setLayer(plot.layerAbovePicture());
}

void OverlayLayer::setPicture(std::shared_ptr<const PlanePicture> picture)
{
    m_picture = std::move(picture);
    parentPlot()->replot(QCustomPlot::rpQueuedReplot);
}

void OverlayLayer::setLook(const OverlayLook& look)
{
    m_look = look;
    parentPlot()->replot(QCustomPlot::rpQueuedReplot);
}

void OverlayLayer::draw(QCPPainter* painter)
{
    const PlanePicture* below = m_plot.picture();
    if (!m_picture || !below || below->plane != m_picture->plane)
        return;
    // What QCustomPlot shows of a layer begins one pixel above the rectangle of its axes.
    const QRect room = clipRect().translated(0, -1);
    painter->drawImage(room.topLeft(), drawn(room, painter->device()->devicePixelRatioF()));
}

QImage OverlayLayer::drawn(const QRect& room, double pixelRatio) const
{
    const QSize size = (QSizeF(room.size()) * pixelRatio).toSize();
    const int border = std::max(1, static_cast<int>(std::lround(outlineWidth * pixelRatio)));
    const SeenPixels seen{
        seenAlong(*valueAxis(), {room.top(), size.height(), pixelRatio, border},
                  [this](std::int64_t cell) { return m_picture->pixelOfRow(cell); }),
        seenAlong(*keyAxis(), {room.left(), size.width(), pixelRatio, border},
                  [this](std::int64_t cell) { return m_picture->pixelOfColumn(cell); }),
        border};
    QImage image = paintOverlay(*m_picture, seen, m_look);
    image.setDevicePixelRatio(pixelRatio);
    return image;
}

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
