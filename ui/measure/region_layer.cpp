#include "ui/measure/region_layer.h"

#include "core/measure/plane_metric.h"
#include "ui/plane/heatmap_plot.h"
#include "ui/text/core_words.h"
#include "ui/text/error_text.h"
#include "ui/text/number_text.h"

#include <QFontMetrics>
#include <QLineF>
#include <QRectF>
#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

namespace bloscope {

namespace {

constexpr double rimWidth = 3.5;
constexpr double lineWidth = 1.5;
constexpr int rimOpacity = 170;
constexpr int shadeOpacity = 150;
constexpr double nearPixels = 6;   // of a line, for the mouse
constexpr double handlePixels = 7; // side of a handle
const QColor selectedColor(255, 214, 10);

QCPLayer* addRegionLayer(HeatmapPlot& plot)
{
    const QString name = QStringLiteral("regions");
    plot.addLayer(name, plot.layerAbovePicture());
    return plot.layer(name);
}

double distanceTo(const QLineF& line, QPointF pixel)
{
    const QPointF way = line.p2() - line.p1();
    const double length = QPointF::dotProduct(way, way);
    const double share =
        length > 0 ? std::clamp(QPointF::dotProduct(pixel - line.p1(), way) / length, 0.0, 1.0) : 0;
    return QLineF(line.p1() + share * way, pixel).length();
}

constexpr qsizetype mostHandles = 60; // more are those of a line that was drawn freely
constexpr int ellipsePoints = 96;

// Corners and the middles of sides, row by row, without the middle: as shares of a rectangle.
constexpr std::array<std::array<double, 2>, 8> boxHandles{
    {{0, 0}, {0.5, 0}, {1, 0}, {0, 0.5}, {1, 0.5}, {0, 1}, {0.5, 1}, {1, 1}}};

QRectF boxOf(const QPolygonF& corners)
{
    return QRectF(corners.value(0), corners.value(1)).normalized();
}

QPolygonF ellipseIn(const QRectF& box)
{
    QPolygonF points;
    for (int i = 0; i <= ellipsePoints; ++i) {
        const double angle = 2 * std::numbers::pi * i / ellipsePoints;
        points << box.center() + QPointF(box.width() / 2 * std::cos(angle),
                                         box.height() / 2 * std::sin(angle));
    }
    return points;
}

// The same side or corner at another place, the opposite one where it was.
QRectF withHandle(const QRectF& box, std::size_t handle, QPointF point)
{
    const auto [x, y] = boxHandles[handle];
    QRectF changed = box;
    if (x == 0)
        changed.setLeft(point.x());
    else if (x == 1)
        changed.setRight(point.x());
    if (y == 0)
        changed.setTop(point.y());
    else if (y == 1)
        changed.setBottom(point.y());
    return changed;
}

} // namespace

bool RegionShape::canMeasure() const
{
    return m_plane.rowDimension() && m_plane.columnDimension() && !m_plane.isStrip();
}

bool RegionShape::isOfPlane(const Region& region) const
{
    const auto rows = m_plane.rowDimension();
    const auto columns = m_plane.columnDimension();
    return (rows == region.down && columns == region.across) ||
           (rows == region.across && columns == region.down);
}

bool RegionShape::isTurned(const Region& region) const
{
    return m_plane.rowDimension() != region.down;
}

Region RegionShape::makeRegion(Region::Kind kind, bool everywhere) const
{
    Region region{.kind = kind};
    region.down = *m_plane.rowDimension();
    region.across = *m_plane.columnDimension();
    return placed(std::move(region), everywhere);
}

Region RegionShape::placed(Region region, bool everywhere) const
{
    const Slice& slice = m_plane.slice();
    region.place.assign(slice.shape().size(), {});
    for (std::size_t d = 0; d < region.place.size() && !everywhere; ++d)
        if (d != region.down && d != region.across)
            region.place[d] = slice[d].start;
    return region;
}

QPointF RegionShape::pointOf(const Region& region, const RegionPoint& point) const
{
    const auto along = [&](std::size_t dimension, double index) {
        const DimensionSlice& taken = m_plane.slice()[dimension];
        return (index - static_cast<double>(taken.start)) / static_cast<double>(taken.step);
    };
    const double down = along(region.down, point.down);
    const double across = along(region.across, point.across);
    return isTurned(region) ? QPointF(down, across) : QPointF(across, down);
}

RegionPoint RegionShape::placeOf(const Region& region, QPointF point) const
{
    const auto along = [&](std::size_t dimension, double position) {
        const DimensionSlice& taken = m_plane.slice()[dimension];
        return static_cast<double>(taken.start) + position * static_cast<double>(taken.step);
    };
    if (isTurned(region))
        point = point.transposed();
    return {along(region.down, point.y()), along(region.across, point.x())};
}

QPolygonF RegionShape::pointsOf(const Region& region) const
{
    QPolygonF points;
    for (const RegionPoint& point : region.points)
        points << pointOf(region, point);
    return points;
}

QPolygonF RegionShape::outlineOf(const Region& region) const
{
    const QPolygonF points = pointsOf(region);
    if (region.kind == Region::Kind::Rectangle)
        return QPolygonF(boxOf(points));
    if (region.kind == Region::Kind::Ellipse)
        return ellipseIn(boxOf(points));
    QPolygonF outline = points;
    if (region.kind == Region::Kind::Polygon && !points.isEmpty())
        outline << points.first();
    return outline;
}

std::vector<QPointF> RegionShape::handlesOf(const Region& region) const
{
    const QPolygonF points = pointsOf(region);
    if (!region.isBox())
        return points.size() <= mostHandles ? std::vector<QPointF>(points.begin(), points.end())
                                            : std::vector<QPointF>();
    const QRectF box = boxOf(points);
    std::vector<QPointF> handles;
    for (const auto& [x, y] : boxHandles)
        handles.emplace_back(box.left() + x * box.width(), box.top() + y * box.height());
    return handles;
}

Region RegionShape::withHandleAt(const Region& region, std::size_t handle, QPointF point) const
{
    Region changed = region;
    if (!region.isBox()) {
        changed.points[handle] = placeOf(region, point);
        return changed;
    }
    const QRectF box = withHandle(boxOf(pointsOf(region)), handle, snapped(point));
    changed.points = {placeOf(region, box.topLeft()), placeOf(region, box.bottomRight())};
    return changed;
}

// By whole cells, so that areas keep their cells.
Region RegionShape::movedBy(const Region& region, QPointF way) const
{
    const QPointF whole(std::round(way.x()), std::round(way.y()));
    Region moved = region;
    for (RegionPoint& point : moved.points)
        point = placeOf(region, pointOf(region, point) + whole);
    return moved;
}

QPointF RegionShape::snapped(QPointF point)
{
    return {std::floor(point.x()) + 0.5, std::floor(point.y()) + 0.5};
}

QString lengthText(double length, const QString& unit)
{
    const QString number = roundedText(length, 5);
    return number == u"1" && unit == u"cells"
               ? RegionLayer::tr("1 cell")
               : QStringLiteral("%1 %2").arg(number, coreWord(unit.toStdString()));
}

QString degreesText(double degrees)
{
    return QStringLiteral("%1°").arg(decimalText(degrees, 1));
}

RegionLayer::RegionLayer(HeatmapPlot& plot, const RegionSet& set, MetricOf metricOf)
    : PicturePlottable(plot.xAxis, plot.yAxis),
      m_plot(plot),
      m_set(set),
      m_metricOf(std::move(metricOf))
{
    setLayer(addRegionLayer(plot));
    m_drawing.setSingleShot(true);
    m_drawing.setInterval(0);
    connect(&m_drawing, &QTimer::timeout, this, [this] { layer()->replot(); });
    connect(&set, &RegionSet::changed, this, &RegionLayer::drawSoon);
    connect(&set, &RegionSet::selectionChanged, this, &RegionLayer::drawSoon);
}

RegionShape RegionLayer::shape() const
{
    return RegionShape(m_plot.shown().plane());
}

void RegionLayer::setDrawn(std::optional<Region> region)
{
    m_drawn = std::move(region);
    drawSoon();
}

void RegionLayer::setInUse(bool inUse)
{
    m_isInUse = inUse;
    layer()->setMode(inUse ? QCPLayer::lmBuffered : QCPLayer::lmLogical);
    parentPlot()->replot(QCustomPlot::rpQueuedReplot);
}

void RegionLayer::setHidden(bool hidden)
{
    if (std::exchange(m_isHidden, hidden) != hidden)
        parentPlot()->replot(QCustomPlot::rpQueuedReplot);
}

// While others draw, nothing of the picture below is drawn anew.
void RegionLayer::drawSoon()
{
    m_drawing.start();
}

QPointF RegionLayer::pointAt(QPointF pixel) const
{
    const PicturePlane& plane = m_plot.shown().plane();
    const auto inside = [](double point, std::int64_t cells) {
        return std::clamp(point, -0.5, std::max(0.5, static_cast<double>(cells) - 0.5));
    };
    return {inside(keyAxis()->pixelToCoord(pixel.x()), plane.columns()),
            inside(valueAxis()->pixelToCoord(pixel.y()), plane.rows())};
}

QPointF RegionLayer::pixelAt(QPointF point) const
{
    return {keyAxis()->coordToPixel(point.x()), valueAxis()->coordToPixel(point.y())};
}

QPolygonF RegionLayer::pixelsOf(const QPolygonF& points) const
{
    QPolygonF pixels;
    pixels.reserve(points.size());
    for (const QPointF& point : points)
        pixels << pixelAt(point);
    return pixels;
}

bool RegionLayer::isNear(const Region& region, QPointF pixel) const
{
    const QPolygonF outline = pixelsOf(shape().outlineOf(region));
    for (qsizetype i = 1; i < outline.size(); ++i)
        if (distanceTo({outline[i - 1], outline[i]}, pixel) <= nearPixels)
            return true;
    return region.isArea() && outline.containsPoint(pixel, Qt::OddEvenFill);
}

// Handles of the selected one first, then the one that was drawn last.
std::optional<RegionLayer::Hit> RegionLayer::hitAt(QPointF pixel) const
{
    if (m_isHidden)
        return {};
    const RegionShape shape = this->shape();
    if (const RegionPtr selected = m_set.selectedRegion(); selected && shape.shows(*selected)) {
        const std::vector<QPointF> handles = shape.handlesOf(*selected);
        for (std::size_t i = handles.size(); i-- > 0;)
            if (QLineF(pixelAt(handles[i]), pixel).length() <= handlePixels)
                return Hit{*m_set.selected(), i};
        if (isNear(*selected, pixel))
            return Hit{*m_set.selected()};
    }
    const RegionSet::Regions& regions = m_set.regions();
    for (std::size_t i = regions.size(); i-- > 0;)
        if (shape.shows(*regions[i]) && isNear(*regions[i], pixel))
            return Hit{i};
    return {};
}

void RegionLayer::draw(QCPPainter* painter)
{
    const RegionShape shape = this->shape();
    if (!canMeasure())
        return;
    painter->setAntialiasing(true);
    const RegionPtr selected = m_isInUse ? m_set.selectedRegion() : nullptr;
    for (const RegionPtr& region : m_set.regions())
        if (region != selected && shape.shows(*region))
            drawRegion(*painter, *region, false);
    if (selected && shape.shows(*selected))
        drawRegion(*painter, *selected, true);
    if (m_drawn)
        drawRegion(*painter, *m_drawn, false);
}

void RegionLayer::drawRegion(QCPPainter& painter, const Region& region, bool isSelected) const
{
    const QPolygonF outline = pixelsOf(shape().outlineOf(region));
    if (outline.size() < 2)
        return;
    const QColor color = isSelected ? selectedColor : QColor(Qt::white);
    painter.setBrush(Qt::NoBrush);
    for (const QPen& pen : {QPen(QColor(0, 0, 0, rimOpacity), rimWidth), QPen(color, lineWidth)}) {
        painter.setPen(pen);
        painter.drawPolyline(outline);
    }
    if (isSelected) {
        painter.setPen(QPen(Qt::black, 1));
        painter.setBrush(color);
        for (const QPointF& handle : shape().handlesOf(region)) {
            QRectF square(0, 0, handlePixels, handlePixels);
            square.moveCenter(pixelAt(handle));
            painter.drawRect(square);
        }
    }
    drawText(painter, region, outline);
}

QString RegionLayer::textOf(const Region& region) const
{
    const PlaneMetric metric = m_metricOf(region.down, region.across);
    QStringList parts;
    if (!region.name.empty())
        parts << displayText(region.name);
    if (const auto length = metric.lengthOf(region))
        parts << lengthText(length->size, QString::fromStdString(length->unit));
    if (const auto degrees = metric.degreesOf(region))
        parts << degreesText(*degrees);
    return parts.join(QStringLiteral("  "));
}

namespace {

// The first place for a text where it is seen as a whole and covers nothing of the outline: above
// an area, or beside the last point of a line; else the first one, moved into sight.
QRectF placeOf(QSizeF size, const QPolygonF& outline, bool isArea, const QRectF& sight)
{
    constexpr qreal room = 6;
    const QRectF around = outline.boundingRect();
    const QPointF last = outline.last();
    const QPointF above(around.left(), around.top() - size.height() - room / 2);
    const QPointF below(around.left(), around.bottom() + room / 2);
    const QPointF right = last + QPointF(room, -size.height() / 2);
    const QPointF left = last + QPointF(-room - size.width(), -size.height() / 2);
    const std::array places =
        isArea ? std::array{above, below, above, below} : std::array{right, left, above, below};
    for (const QPointF& place : places) {
        const QRectF box(place, size);
        const bool covers =
            std::ranges::any_of(outline, [&](const QPointF& point) { return box.contains(point); });
        if (sight.contains(box) && !covers)
            return box;
    }
    QRectF box(places.front(), size);
    box.moveRight(std::min(box.right(), sight.right() - 1));
    box.moveLeft(std::max(box.left(), sight.left() + 1));
    box.moveBottom(std::min(box.bottom(), sight.bottom() - 1));
    box.moveTop(std::max(box.top(), sight.top() + 1));
    return box;
}

} // namespace

void RegionLayer::drawText(QCPPainter& painter, const Region& region,
                           const QPolygonF& outline) const
{
    const QString text = textOf(region);
    if (text.isEmpty())
        return;
    const QRectF sight = clipRect();
    if (!sight.intersects(outline.boundingRect().adjusted(-1, -1, 1, 1)))
        return;
    const QSizeF size = QFontMetricsF(m_plot.font()).boundingRect(text).size();
    const QRectF box =
        placeOf(size.grownBy(QMarginsF(3, 1, 3, 1)), outline, region.isArea(), sight);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, shadeOpacity));
    painter.drawRect(box);
    painter.setFont(m_plot.font());
    painter.setPen(Qt::white);
    painter.drawText(box, Qt::AlignCenter, text);
}

} // namespace bloscope
