#include "ui/heatmap/brush_layer.h"

#include "ui/plot/heatmap_plot.h"

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

BrushLayer::BrushLayer(HeatmapPlot& plot) : PicturePlottable(plot.xAxis, plot.yAxis), m_plot(plot)
{
    setLayer(addBrushLayer(plot));
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
    layer()->replot();
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
        if (below && below->plane == painted->plane)
            drawPainted(*painter, *painted);
    if (!m_brush.isEmpty())
        drawOutline(*painter);
}

void BrushLayer::drawPainted(QCPPainter& painter, const PaintedCells& painted) const
{
    for (const auto& [row, runs] : painted.cells.rows())
        for (const CellRuns::Run& run : runs) {
            const auto [first, last] = cornersOf(row, run);
            const QRectF pixels = pixelsBetween(first, last);
            if (painted.color.alpha() < fullyOpaque)
                m_plot.drawPicture(painter, pixels.toAlignedRect());
            painter.fillRect(pixels, painted.color);
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
