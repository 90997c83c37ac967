#pragma once

#include "core/plane/contours.h"
#include "core/plane/plane_reading.h"
#include "core/plane/value_ticks.h"
#include "ui/plane/picture_loader.h"
#include "ui/plot/figure.h"
#include "ui/worker/scheduler.h"

#include <QFont>
#include <QImage>
#include <QPainter>
#include <QPolygonF>
#include <memory>
#include <stop_token>
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

// Lines with their looks, of which a picture can be made at any place. Copies share the lines;
// usable from any thread.
class ContourDrawing {
 public:
    ContourDrawing() = default;
    ContourDrawing(std::shared_ptr<const DrawnContours> contours, const ContourChoice& choice,
                   const DType& dtype, const ValueRange& range);

    const std::shared_ptr<const DrawnContours>& contours() const { return m_contours; }
    std::size_t points() const { return m_points; }

    // Where the axes of a picture are on what is drawn on.
    struct Place {
        QPointF origin; // of (0, 0)
        QPointF step;   // to the next column and to the next row
        QRect clip;

        bool operator==(const Place&) const = default;
    };
    // `note` is written into the corner where levels were left out.
    void paint(QPainter& painter, const Place& place, const QFont& font, const QString& note,
               const std::stop_token& stop = {}) const;

 private:
    QColor colorOf(double level) const;
    void paintLines(QPainter& painter, const std::vector<QPolygonF>& lines,
                    const std::stop_token& stop) const;
    void paintValues(QPainter& painter, const std::vector<QPolygonF>& lines,
                     const QRect& room) const;

    std::shared_ptr<const DrawnContours> m_contours;
    ContourChoice m_choice;
    ValueText m_texts;
    ValueRange m_range;
    std::size_t m_points = 0;
};

// Shows them over the picture of a plane, with their values. Many lines are painted on a worker;
// until that is done, those of before lie where they belong now.
class ContourLayer : public PicturePlottable {
    Q_OBJECT

 public:
    ContourLayer(HeatmapPlot& plot, Scheduler& scheduler); // the plot owns it

    void show(ContourDrawing drawing); // without contours: nothing is drawn
    const DrawnContours* contours() const { return m_drawing.contours().get(); }
    bool isPainting() const { return static_cast<bool>(m_ticket); }

 protected:
    void draw(QCPPainter* painter) override;

 private:
    struct Painted {
        ContourDrawing::Place place;
        QImage image; // of the clip
        std::shared_ptr<const DrawnContours> contours;

        bool isOf(const ContourDrawing& drawing, const ContourDrawing::Place& here) const
        {
            return contours == drawing.contours() && place == here;
        }
    };

    ContourDrawing::Place placeNow() const;
    QString note() const;
    void drawPainted(QPainter& painter, const ContourDrawing::Place& place) const;
    void askFor(const ContourDrawing::Place& place);

    Scheduler& m_scheduler;
    ContourDrawing m_drawing;
    Painted m_painted;
    Painted m_asked; // without an image
    Ticket m_ticket;
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
