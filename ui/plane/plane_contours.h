#pragma once

#include "core/plane/contours.h"
#include "core/plane/plane_reading.h"
#include "core/plane/value_ticks.h"
#include "ui/plane/picture_loader.h"
#include "ui/plot/figure.h"
#include "ui/worker/scheduler.h"

#include <QPolygonF>
#include <memory>
#include <vector>

namespace bloscope {

class HeatmapLook;
class HeatmapPlot;
class PlanePane;

// Lines of equal value as they are drawn, on the axes of a picture, on which the cell in column i
// and row j has its middle at (i, j).
struct DrawnContours {
    struct Line {
        double level = 0;
        QPolygonF points;
    };
    std::vector<Line> lines;
    int leftOut = 0; // levels
};

// Where the middle of a pixel of a picture is on its axes; pixels may be fractions.
QPointF pointOfPixel(const PlaneNumbers& picture, const ContourPoint& pixel);

// Draws them over the picture of a plane, with their values.
class ContourLayer : public PicturePlottable {
    Q_OBJECT

 public:
    explicit ContourLayer(HeatmapPlot& plot); // which owns it

    // What the lines are of; null: nothing is drawn.
    void show(std::shared_ptr<const DrawnContours> contours, const ContourChoice& choice,
              const DType& dtype, const ValueRange& range);
    const DrawnContours* contours() const { return m_contours.get(); }

 protected:
    void draw(QCPPainter* painter) override;

 private:
    QPolygonF pixelsOf(const QPolygonF& points) const;
    QColor colorOf(double level) const;
    void drawLines(QCPPainter& painter, const std::vector<QPolygonF>& lines) const;
    void drawValues(QCPPainter& painter, const std::vector<QPolygonF>& lines) const;
    void drawNote(QCPPainter& painter) const;

    std::shared_ptr<const DrawnContours> m_contours;
    ContourChoice m_choice;
    ValueText m_texts;
    ValueRange m_range;
    std::size_t m_points = 0;
};

// Finds the lines of equal value that a look wants in the picture of a pane, on workers, each time
// there is another one. Those of the same plane stay until then. Pictures in colours of their own,
// of labels and of angles have none.
class PlaneContours : public QObject {
    Q_OBJECT

 public:
    // All live longer.
    PlaneContours(HeatmapLook& look, PlanePane& pane, Scheduler& scheduler,
                  QObject* parent = nullptr);

    const ContourLayer& layer() const { return *m_layer; }

 signals:
    void changed(); // what is drawn

 private:
    void refresh();
    void show(std::shared_ptr<const DrawnContours> contours);

    HeatmapLook& m_look;
    PlanePane& m_pane;
    Scheduler& m_scheduler;
    ContourLayer* m_layer; // of the plot
    PicturePtr m_picture;  // of the lines that are drawn or looked for
    ContourChoice m_choice;
    Ticket m_ticket;
};

} // namespace bloscope
