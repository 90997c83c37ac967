#include "ui/brush/brush_layer.h"

#include "ui/plane/heatmap_plot.h"

#include <QRegion>
#include <algorithm>
#include <cmath>

namespace bloscope {

namespace {

constexpr double rimWidth = 3;
constexpr int rimOpacity = 170;
constexpr int fullyOpaque = 255;

// At least as much as can be seen.
QRectF pixelsBetween(QPointF first, QPointF last)
{
    const QRectF pixels = QRectF(first, last).normalized();
    return {pixels.topLeft(), pixels.size().expandedTo({1, 1})};
}

QCPLayer* addBrushLayer(HeatmapPlot& plot)
{
    const QString name = QStringLiteral("brush");
    plot.addLayer(name, plot.layerAbovePicture());
    return plot.layer(name);
}

} // namespace

namespace {

// The number of a cell in a picture that tells single cells; nothing otherwise.
std::optional<double> numberIn(const PlanePicture* picture, CellPosition cell)
{
    if (!picture || picture->numbers.numbers.empty() ||
        !(picture->isWhole() || picture->options.map->isPalette()))
        return {};
    const int row = picture->pixelOfRow(cell.row);
    const int column = picture->pixelOfColumn(cell.column);
    if (row < 0 || column < 0)
        return {};
    return picture->numbers
        .numbers[static_cast<std::size_t>(row * picture->numbers.columns + column)];
}

} // namespace

bool SeenRule::accepts(CellPosition cell) const
{
    if (const auto label = numberIn(labels.get(), cell);
        label && ((only && *label != *only) || std::ranges::count(isProtected, *label) > 0))
        return false;
    const auto number = limits ? numberIn(image.get(), cell) : std::nullopt;
    return !number || limits->accepts(*number);
}

CellRuns PaintedCells::cellsIn(std::int64_t index) const
{
    if (index == stack.index())
        return cells;
    return way ? way->cellsIn(plane().all(), index - stack.index()) : CellRuns();
}

CellRuns PaintedCells::cellsIn(const PicturePlane& other) const
{
    if (other == plane())
        return cells;
    if (!way || !stack.dimension() || other.slice().shape() != plane().slice().shape())
        return {};
    const std::int64_t index = other.slice()[*stack.dimension()].start;
    return other == stack[index] ? cellsIn(index) : CellRuns();
}

BrushLayer::BrushLayer(HeatmapPlot& plot) : PicturePlottable(plot.xAxis, plot.yAxis), m_plot(plot)
{
    setLayer(addBrushLayer(plot));
    m_drawing.setSingleShot(true);
    m_drawing.setInterval(0);
    connect(&m_drawing, &QTimer::timeout, this, [this] { layer()->replot(); });
}

void BrushLayer::setInUse(bool inUse)
{
    layer()->setMode(inUse ? QCPLayer::lmBuffered : QCPLayer::lmLogical);
    parentPlot()->replot(QCustomPlot::rpQueuedReplot);
}

void BrushLayer::setPainted(std::vector<std::shared_ptr<const PaintedCells>> painted)
{
    m_painted = std::move(painted);
}

void BrushLayer::setBrush(CellRuns cells)
{
    m_brush = std::move(cells);
    drawSoon();
}

void BrushLayer::setLine(std::vector<PlanePlace> corners)
{
    m_line = std::move(corners);
    drawSoon();
}

void BrushLayer::drawSoon()
{
    m_drawing.start();
}

BrushLayer::Corners BrushLayer::cornersOf(std::int64_t row, const CellRuns::Run& run) const
{
    const auto edge = [](const QCPAxis& axis, std::int64_t cell) {
        return std::round(axis.coordToPixel(static_cast<double>(cell) - 0.5));
    };
    return {{edge(*keyAxis(), run.begin), edge(*valueAxis(), row)},
            {edge(*keyAxis(), run.end), edge(*valueAxis(), row + 1)}};
}

void BrushLayer::draw(QCPPainter* painter)
{
    const PlanePicture* below = m_plot.picture();
    for (const auto& painted : m_painted)
        if (below)
            drawPainted(*painter, *painted);
    if (!m_brush.isEmpty())
        drawOutline(*painter);
    if (!m_line.empty())
        drawLine(*painter);
}

// Those in sight, each once: where cells are small, many lie on one.
QRegion BrushLayer::pixelsOf(const CellRuns& cells, const SeenRule& rule) const
{
    const QRectF sight = clipRect();
    CellRuns pixels;
    const auto isFor = [&](std::int64_t row, int x) {
        return rule.accepts({row, std::llround(keyAxis()->pixelToCoord(x + 0.5))});
    };
    const auto addLine = [&](std::int64_t row, const QRect& seen, int y) {
        if (rule.acceptsAll())
            return pixels.add(y, {seen.left(), seen.right() + 1});
        for (int x = seen.left(); x <= seen.right(); ++x)
            if (isFor(row, x))
                pixels.add(y, {x, x + 1});
    };
    for (const auto& [row, runs] : cells.rows())
        for (const CellRuns::Run& run : runs) {
            const auto [first, last] = cornersOf(row, run);
            const QRect seen = (pixelsBetween(first, last) & sight).toAlignedRect();
            for (int y = seen.top(); y <= seen.bottom(); ++y)
                addLine(row, seen, y);
        }
    std::vector<QRect> lines; // in the order that regions are made of
    for (const auto& [y, runs] : pixels.rows())
        for (const CellRuns::Run& run : runs)
            lines.emplace_back(static_cast<int>(run.begin), static_cast<int>(y),
                               static_cast<int>(run.end - run.begin), 1);
    QRegion region;
    region.setRects(lines.data(), static_cast<int>(lines.size()));
    return region;
}

void BrushLayer::drawPainted(QCPPainter& painter, const PaintedCells& painted) const
{
    const QRegion pixels = pixelsOf(painted.cellsIn(m_plot.picture()->plane), painted.rule);
    if (pixels.isEmpty())
        return;
    painter.save();
    painter.setClipRegion(pixels, Qt::IntersectClip);
    if (painted.color.alpha() < fullyOpaque)
        m_plot.drawPicture(painter, pixels.boundingRect());
    painter.fillRect(pixels.boundingRect(), painted.color);
    painter.restore();
}

// Closed as it will be.
void BrushLayer::drawLine(QCPPainter& painter) const
{
    QPolygonF line;
    for (const PlanePlace& corner : m_line)
        line << QPointF(keyAxis()->coordToPixel(corner.column),
                        valueAxis()->coordToPixel(corner.row));
    painter.setBrush(Qt::NoBrush);
    for (const QPen& pen :
         {QPen(QColor(0, 0, 0, rimOpacity), rimWidth), QPen(Qt::white, 1, Qt::DashLine)}) {
        painter.setPen(pen);
        painter.drawPolygon(line);
        painter.drawEllipse(line.front(), rimWidth, rimWidth);
    }
}

// Of a brush every row has one run: along its one side, and back along the other.
void BrushLayer::drawOutline(QCPPainter& painter) const
{
    QPolygonF before;
    QPolygonF behind;
    for (const auto& [row, runs] : m_brush.rows()) {
        const auto [first, last] = cornersOf(row, runs.front());
        before << first << QPointF(first.x(), last.y());
        behind << QPointF(last.x(), first.y()) << last;
    }
    std::reverse(behind.begin(), behind.end());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0, 0, 0, rimOpacity), rimWidth));
    painter.drawPolygon(before + behind);
    painter.setPen(QPen(Qt::white, 1));
    painter.drawPolygon(before + behind);
}

} // namespace bloscope
