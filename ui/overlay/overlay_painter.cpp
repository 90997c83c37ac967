#include "ui/overlay/overlay_painter.h"

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
        if (m_map.isPalette() ? drawnLabel(number) == 0 : !std::isfinite(number))
            return 0;
        if (m_look.hasOutlines(m_map) && isOutline(x, y, drawnLabel(number)))
            return pixelAt(x, y);
        return m_look.isFilled(m_map) ? qPremultiply((pixelAt(x, y) & RGB_MASK) | fill()) : 0;
    }

    QRgb fill() const { return static_cast<QRgb>(m_alpha) << 24; }

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
};

} // namespace

double drawnLabel(double number)
{
    return number >= 0.5 && std::isfinite(number) ? std::nearbyint(number) : 0;
}

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

} // namespace bloscope
