#include "ui/plot/heatmap_layer.h"

#include "ui/plot/axis_pixels.h"

#include <algorithm>

namespace bloscope {

namespace {

constexpr int hatchPeriod = 8; // pixels of the screen
constexpr int hatchWidth = 2;

void hatch(QRgb* line, int width, int row, QRgb color)
{
    for (int column = 0; column < width; ++column)
        if (line[column] == color && (row + column) % hatchPeriod < hatchWidth)
            line[column] = qRgb(0, 0, 0);
}

// Opaque where the image has that colour.
QImage maskOf(QImage image, QRgb color)
{
    image.reinterpretAsFormat(QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < image.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x)
            line[x] = line[x] == color ? qRgb(0, 0, 0) : qRgba(0, 0, 0, 0);
    }
    return image;
}

// Is there a pixel of the picture, and no transparent one, wherever one looks? What lies below need
// not be mixed in then.
bool isOpaque(const QImage& picture, std::span<const int> columns, std::span<const int> rows)
{
    const auto isThere = [](int pixel) { return pixel >= 0; };
    return picture.format() == QImage::Format_RGB32 && std::ranges::all_of(columns, isThere) &&
           std::ranges::all_of(rows, isThere);
}

} // namespace

HeatmapLayer::HeatmapLayer(QCPAxis* columns, QCPAxis* rows) : PicturePlottable(columns, rows) {}

void HeatmapLayer::draw(QCPPainter* painter)
{
    if (!m_picture)
        return;
    // What QCustomPlot shows of a layer begins one pixel above the rectangle of its axes.
    const QRect room = clipRect().translated(0, -1);
    const QImage image = drawn(room, painter->device()->devicePixelRatioF());
    painter->drawImage(room.topLeft(), image);
    if (!isNaNTransparent())
        return;
    const auto mode = painter->compositionMode();
    painter->setCompositionMode(QPainter::CompositionMode_DestinationOut);
    painter->drawImage(room.topLeft(), maskOf(image, m_picture->options.map->special.notANumber));
    painter->setCompositionMode(mode);
}

void HeatmapLayer::drawPart(QCPPainter& painter, const QRect& pixels) const
{
    const QRect room = pixels & clipRect().translated(0, -1);
    if (m_picture && !room.isEmpty())
        painter.drawImage(room.topLeft(), drawn(room, painter.device()->devicePixelRatioF()));
}

QImage HeatmapLayer::drawn(const QRect& room, double pixelRatio) const
{
    const QSize size = (QSizeF(room.size()) * pixelRatio).toSize();
    const auto columns =
        seenAlong(*keyAxis(), {room.left(), size.width(), pixelRatio},
                  [this](std::int64_t cell) { return m_picture->pixelOfColumn(cell); });
    const auto rows = seenAlong(*valueAxis(), {room.top(), size.height(), pixelRatio},
                                [this](std::int64_t cell) { return m_picture->pixelOfRow(cell); });
    QImage image(size, isOpaque(m_picture->image, columns, rows)
                           ? QImage::Format_RGB32
                           : QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(pixelRatio);
    const auto width = static_cast<std::size_t>(size.width());
    const QRgb damaged = m_picture->options.map->special.damaged;
    const bool hatches = m_picture->counts.damaged > 0;
    for (int y = 0; y < size.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        const int row = rows[static_cast<std::size_t>(y)];
        if (y > 0 && !hatches && row == rows[static_cast<std::size_t>(y) - 1])
            std::copy_n(reinterpret_cast<const QRgb*>(image.constScanLine(y - 1)), width, line);
        else
            drawLine({line, width}, row, columns);
        if (hatches && row >= 0)
            hatch(line, size.width(), y, damaged);
    }
    return image;
}

// `row`: of the picture; none where it is negative.
void HeatmapLayer::drawLine(std::span<QRgb> line, int row, std::span<const int> columns) const
{
    constexpr QRgb nothing = qRgba(0, 0, 0, 0);
    if (row < 0) {
        std::ranges::fill(line, nothing);
        return;
    }
    const auto* from = reinterpret_cast<const QRgb*>(m_picture->image.constScanLine(row));
    std::ranges::transform(columns, line.begin(),
                           [from](int column) { return column < 0 ? nothing : from[column]; });
}

} // namespace bloscope
