#pragma once

#include "core/measure/region.h"
#include "core/plane/picture_plane.h"
#include "ui/measure/region_set.h"
#include "ui/plot/figure.h"

#include <QPointF>
#include <QPolygonF>
#include <QTimer>
#include <functional>
#include <optional>
#include <vector>

namespace bloscope {

class HeatmapPlot;
class PlaneMetric;

// How regions lie in a picture of a plane: as points (x, y) on its axes, on which the cell in
// column i and row j has its middle at (i, j).
class RegionShape {
 public:
    explicit RegionShape(const PicturePlane& plane) : m_plane(plane) {}

    // A picture of rows and columns, not a strip, without colours of its own.
    bool canMeasure() const;
    bool shows(const Region& region) const { return region.isOn(m_plane.slice()); }
    bool isOfPlane(const Region& region) const; // at whichever index

    // One that begins in this plane, without points. `everywhere`: on all planes.
    Region makeRegion(Region::Kind kind, bool everywhere) const;
    // The same for a region that is there: on all planes, or on this one alone.
    Region placed(Region region, bool everywhere) const;

    QPointF pointOf(const Region& region, const RegionPoint& point) const;
    RegionPoint placeOf(const Region& region, QPointF point) const;
    QPolygonF pointsOf(const Region& region) const;
    // Points along its edge or its line; the last one of an area is the first one again.
    QPolygonF outlineOf(const Region& region) const;

    // What can be dragged to change it: its points, or the corners and sides of what is around it;
    // none where there would be many.
    std::vector<QPointF> handlesOf(const Region& region) const;
    Region withHandleAt(const Region& region, std::size_t handle, QPointF point) const;
    Region movedBy(const Region& region, QPointF way) const;

    // The nearest edge between cells, where corners of rectangles are.
    static QPointF snapped(QPointF point);

 private:
    bool isTurned(const Region& region) const; // its dimensions are the other way round

    PicturePlane m_plane;
};

// Draws the regions of a set over the picture of a plane: those of this plane, with their names and
// lengths, the selected one with handles, and one that is being drawn. Says what lies at a pixel.
class RegionLayer : public PicturePlottable {
    Q_OBJECT

 public:
    // The plot owns it. The set lives longer. `metric`: of the plane that is seen.
    using MetricOf = std::function<PlaneMetric(std::size_t down, std::size_t across)>;
    RegionLayer(HeatmapPlot& plot, const RegionSet& set, MetricOf metricOf);

    RegionShape shape() const; // of the picture that is seen
    bool canMeasure() const { return !m_isHidden && shape().canMeasure(); }
    void setHidden(bool hidden); // the regions have no place in the picture
    void setDrawn(std::optional<Region> region);
    // Handles are seen, and all is drawn apart from what is below, which costs a picture in memory.
    void setInUse(bool inUse);
    void drawSoon();

    // What a press of the button would take hold of.
    struct Hit {
        std::size_t region = 0;
        std::optional<std::size_t> handle = {}; // nothing: all of it
    };
    std::optional<Hit> hitAt(QPointF pixel) const;

    QPointF pointAt(QPointF pixel) const; // on the axes, among the cells
    QPointF pixelAt(QPointF point) const;

 protected:
    void draw(QCPPainter* painter) override;

 private:
    QPolygonF pixelsOf(const QPolygonF& points) const;
    bool isNear(const Region& region, QPointF pixel) const;
    void drawRegion(QCPPainter& painter, const Region& region, bool isSelected) const;
    void drawText(QCPPainter& painter, const Region& region, const QPolygonF& outline) const;
    QString textOf(const Region& region) const;

    const HeatmapPlot& m_plot;
    const RegionSet& m_set;
    MetricOf m_metricOf;
    std::optional<Region> m_drawn;
    bool m_isInUse = false;
    bool m_isHidden = false;
    QTimer m_drawing;
};

// "12.5 mm"
QString lengthText(double length, const QString& unit);
QString degreesText(double degrees);

} // namespace bloscope
