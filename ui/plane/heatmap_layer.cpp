#include "ui/plane/heatmap_layer.h"

#include "ui/plot/axis_look.h"

#include <algorithm>
#include <cstdlib>

namespace bloscope {

namespace {

constexpr QRgb nothing = qRgba(0, 0, 0, 0);

// Those beside what is seen, that the pixel of the screen before has not shown.
std::vector<int> passedOver(std::span<const int> seen)
{
    std::vector<int> passed(seen.begin(), seen.end());
    for (std::size_t i = 1; i < seen.size(); ++i)
        if (seen[i - 1] >= 0 && seen[i] >= 0 && std::abs(seen[i] - seen[i - 1]) > 1)
            passed[i] += seen[i - 1] < seen[i] ? -1 : 1;
    return passed;
}

// Of each of their four bytes.
QRgb meanOf(QRgb a, QRgb b)
{
    return (((a ^ b) & 0xfefe'fefe) >> 1) + (a & b);
}

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

// Squares of large planes, of which there are up to two for a pixel of the screen. Labels have no
// means, and what is cut out or hatched has a colour that says so.
PictureLines::Between betweenOf(const PlanePicture& picture, bool cutsOut)
{
    const bool isToBeFound =
        picture.counts.damaged > 0 || (cutsOut && picture.counts.notANumber > 0);
    const bool mixes = picture.square && !picture.options.map->isPalette() && !isToBeFound;
    return mixes ? PictureLines::Between::MixedIn : PictureLines::Between::LeftOut;
}

} // namespace

PictureLines::PictureLines(const QImage& picture, std::vector<int> rows, std::vector<int> columns,
                           Between between)
    : m_picture(picture),
      m_rows(std::move(rows)),
      m_columns(std::move(columns)),
      m_otherRows(between == Between::MixedIn ? passedOver(m_rows) : m_rows),
      m_otherColumns(between == Between::MixedIn ? passedOver(m_columns) : m_columns),
      m_other(m_columns.size())
{
}

bool PictureLines::areOpaque() const
{
    const auto isThere = [](int pixel) { return pixel >= 0; };
    return m_picture.format() == QImage::Format_RGB32 && std::ranges::all_of(m_columns, isThere) &&
           std::ranges::all_of(m_rows, isThere);
}

void PictureLines::draw(int y, std::span<QRgb> line)
{
    drawRow(row(y), line);
    if (const int other = m_otherRows[static_cast<std::size_t>(y)]; other != row(y)) {
        drawRow(other, m_other);
        std::ranges::transform(line, m_other, line.begin(), meanOf);
    }
}

void PictureLines::drawRow(int row, std::span<QRgb> line) const
{
    if (row < 0) {
        std::ranges::fill(line, nothing);
        return;
    }
    const auto* from = reinterpret_cast<const QRgb*>(m_picture.constScanLine(row));
    const auto at = [from](int column) { return column < 0 ? nothing : from[column]; };
    if (m_otherColumns == m_columns)
        std::ranges::transform(m_columns, line.begin(), at);
    else
        std::ranges::transform(m_columns, m_otherColumns, line.begin(),
                               [&at](int a, int b) { return meanOf(at(a), at(b)); });
}

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
    PictureLines lines(
        m_picture->image,
        seenAlong(*valueAxis(), {room.top(), size.height(), pixelRatio},
                  [this](std::int64_t cell) { return m_picture->pixelOfRow(cell); }),
        seenAlong(*keyAxis(), {room.left(), size.width(), pixelRatio},
                  [this](std::int64_t cell) { return m_picture->pixelOfColumn(cell); }),
        betweenOf(*m_picture, isNaNTransparent()));
    QImage image(size,
                 lines.areOpaque() ? QImage::Format_RGB32 : QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(pixelRatio);
    const auto width = static_cast<std::size_t>(size.width());
    const QRgb damaged = m_picture->options.map->special.damaged;
    const bool hatches = m_picture->counts.damaged > 0;
    for (int y = 0; y < size.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        if (y > 0 && !hatches && lines.row(y) == lines.row(y - 1))
            std::copy_n(reinterpret_cast<const QRgb*>(image.constScanLine(y - 1)), width, line);
        else
            lines.draw(y, {line, width});
        if (hatches && lines.row(y) >= 0)
            hatch(line, size.width(), y, damaged);
    }
    return image;
}

} // namespace bloscope
