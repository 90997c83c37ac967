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

// Runs that touch become one.
void CellRuns::add(std::int64_t row, Run run)
{
    if (run.begin >= run.end)
        return;
    std::vector<Run>& runs = m_rows[row];
    const auto first = std::ranges::lower_bound(runs, run.begin, {}, &Run::end);
    auto last = first;
    for (; last != runs.end() && last->begin <= run.end; ++last) {
        run.begin = std::min(run.begin, last->begin);
        run.end = std::max(run.end, last->end);
    }
    runs.insert(runs.erase(first, last), run);
}

void CellRuns::add(const CellRuns& others)
{
    for (const auto& [row, runs] : others.m_rows)
        for (const Run& run : runs)
            add(row, run);
}

std::int64_t CellRuns::cellCount() const
{
    std::int64_t count = 0;
    for (const auto& [row, runs] : m_rows)
        for (const Run& run : runs)
            count += run.end - run.begin;
    return count;
}

namespace {

// An ellipse in cells: calls add(row, run) for each of its rows.
template <class Add>
void goThroughBrush(QPointF place, const BrushShape& brush, const CellRect& within, const Add& add)
{
    const double wide = brush.columns / 2;
    const double high = brush.rows / 2;
    const auto top = std::max(within.row, std::int64_t(std::ceil(place.y() - high)));
    const auto bottom = std::min(within.endRow() - 1, std::int64_t(std::floor(place.y() + high)));
    for (std::int64_t row = top; row <= bottom; ++row) {
        const double above = (static_cast<double>(row) - place.y()) / high;
        const double half = wide * std::sqrt(std::max(0.0, 1 - above * above));
        add(row, CellRuns::Run{
                     std::max(within.column, std::int64_t(std::ceil(place.x() - half))),
                     std::min(within.endColumn(), std::int64_t(std::floor(place.x() + half)) + 1)});
    }
}

} // namespace

BrushShape BrushShape::of(int size, double rowsPerColumn)
{
    return {std::max(1.0, size / std::max(1.0, rowsPerColumn)),
            std::max(1.0, size * std::min(1.0, rowsPerColumn))};
}

QPointF brushPlace(QPointF at, const BrushShape& brush)
{
    const auto snapped = [](double coordinate, double cells) {
        const auto whole = std::llround(cells);
        return whole % 2 == 1 ? std::round(coordinate) : std::floor(coordinate) + 0.5;
    };
    return {snapped(at.x(), brush.columns), snapped(at.y(), brush.rows)};
}

CellRuns brushAt(QPointF place, const BrushShape& brush, const CellRect& within)
{
    CellRuns cells;
    goThroughBrush(place, brush, within,
                   [&cells](std::int64_t row, CellRuns::Run run) { cells.add(row, run); });
    return cells;
}

// On a straight way what the brush covers of a row has no gaps.
CellRuns brushAlong(QPointF from, QPointF to, const BrushShape& brush, const CellRect& within)
{
    const QPointF way = to - from;
    const int steps = static_cast<int>(std::ceil(std::max(std::abs(way.x()), std::abs(way.y()))));
    const double reach = brush.rows / 2 + 1;
    const auto top =
        std::max(within.row, std::int64_t(std::floor(std::min(from.y(), to.y()) - reach)));
    const auto bottom =
        std::min(within.endRow() - 1, std::int64_t(std::ceil(std::max(from.y(), to.y()) + reach)));
    if (top > bottom)
        return {};
    std::vector<CellRuns::Run> rows(static_cast<std::size_t>(bottom - top + 1));
    const auto add = [&rows, top](std::int64_t row, CellRuns::Run run) {
        CellRuns::Run& all = rows[static_cast<std::size_t>(row - top)];
        if (run.begin < run.end)
            all = all.begin < all.end
                      ? CellRuns::Run{std::min(all.begin, run.begin), std::max(all.end, run.end)}
                      : run;
    };
    for (int step = 0; step <= steps; ++step)
        goThroughBrush(brushPlace(steps == 0 ? to : from + way * step / steps, brush), brush,
                       within, add);
    CellRuns cells;
    for (std::size_t i = 0; i < rows.size(); ++i)
        cells.add(top + static_cast<std::int64_t>(i), rows[i]);
    return cells;
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
        if (below && below->plane == painted->plane)
            drawPainted(*painter, *painted);
    if (!m_brush.isEmpty())
        drawOutline(*painter);
}

// Those in sight, each once: where cells are small, many lie on one.
QRegion BrushLayer::pixelsOf(const CellRuns& cells) const
{
    const QRectF sight = clipRect();
    CellRuns pixels;
    for (const auto& [row, runs] : cells.rows())
        for (const CellRuns::Run& run : runs) {
            const auto [first, last] = cornersOf(row, run);
            const QRect seen = (pixelsBetween(first, last) & sight).toAlignedRect();
            for (int y = seen.top(); y <= seen.bottom(); ++y)
                pixels.add(y, {seen.left(), seen.right() + 1});
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
    const QRegion pixels = pixelsOf(painted.cells);
    if (pixels.isEmpty())
        return;
    painter.save();
    painter.setClipRegion(pixels, Qt::IntersectClip);
    if (painted.color.alpha() < fullyOpaque)
        m_plot.drawPicture(painter, pixels.boundingRect());
    painter.fillRect(pixels.boundingRect(), painted.color);
    painter.restore();
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
