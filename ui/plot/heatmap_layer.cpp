#include "ui/plot/heatmap_layer.h"

#include "ui/plot/axis_pixels.h"

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
    for (int y = 0; y < image.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x)
            line[x] = line[x] == color ? qRgb(0, 0, 0) : qRgba(0, 0, 0, 0);
    }
    return image;
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
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(pixelRatio);
    const auto columns =
        seenAlong(*keyAxis(), {room.left(), size.width(), pixelRatio},
                  [this](std::int64_t cell) { return m_picture->pixelOfColumn(cell); });
    const auto rows = seenAlong(*valueAxis(), {room.top(), size.height(), pixelRatio},
                                [this](std::int64_t cell) { return m_picture->pixelOfRow(cell); });
    const QRgb damaged = m_picture->options.map->special.damaged;
    for (int y = 0; y < size.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        const int row = rows[static_cast<std::size_t>(y)];
        if (row < 0) {
            std::fill_n(line, size.width(), qRgba(0, 0, 0, 0));
            continue;
        }
        const auto* from = reinterpret_cast<const QRgb*>(m_picture->image.constScanLine(row));
        for (const int column : columns)
            *line++ = column < 0 ? qRgba(0, 0, 0, 0) : from[column];
        if (m_picture->counts.damaged > 0)
            hatch(line - size.width(), size.width(), y, damaged);
    }
    return image;
}

} // namespace bloscope
