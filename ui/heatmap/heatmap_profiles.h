#pragma once

#include "core/plane/curve_picture.h"
#include "core/plane/picture_plane.h"
#include "core/plane/value_ticks.h"
#include "ui/curve/curve_plot.h"

#include <QAction>
#include <QPointF>
#include <QPointer>
#include <QVector>
#include <array>
#include <memory>
#include <optional>
#include <qcustomplot.h>

namespace bloscope {

class Document;
class PlanePane;
class PointedCell;
class ProfileLoader;
class Scheduler;

// Which of the two lines through a cell of a picture.
enum class ProfileLine { Row, Column };

// The cells of a picture in the row or the column of `cell`, which lies in the plane. Nothing where
// there is no such line: a strip has no columns.
std::optional<CurveSlice> profileOf(const PicturePlane& plane, ProfileLine line, CellPosition cell);

// The cells of `part` along a line.
PointRange rangeAlong(const CellRect& part, ProfileLine line);

// A profile as points of a line (cell, value) to be drawn one after the other. Every cell is a step
// as wide as the cell; where several share a pixel, their lowest and highest value are passed. A
// value that is NaN leaves a gap.
QVector<QPointF> profilePoints(const CurvePicture& profile);

// One line of cells in a rectangle of axes of its own beside a picture, whose cells lie where those
// of the picture do. Belongs to the layout of the plot while both exist.
class ProfilePanel {
 public:
    ProfilePanel(QCustomPlot& plot, ProfileLine line);
    ~ProfilePanel();
    ProfilePanel(const ProfilePanel&) = delete;
    ProfilePanel& operator=(const ProfilePanel&) = delete;

    QCPAxisRect* axisRect() const { return m_rect; }
    const QCPGraph& graph() const { return *m_graph; }

    void setElements(const DType& dtype); // of the values, which may be dates or time spans
    void setProfile(std::shared_ptr<const CurvePicture> profile); // may be null
    // What the values along the axis are, "value − 1000", where it shows their differences from a
    // number that has more digits than there is room for; or else empty.
    QString title() const;
    void setMarked(std::optional<std::int64_t> cell); // along the line
    // Shows the cells that the axis of the picture does, and all of their values.
    void follow(const QCPAxis& axis, const PointRange& inSight);
    void followPalette();

 private:
    void setUpAxes();
    void divideValues();
    Int128 base() const { return m_profile ? m_profile->base : 0; }

    QPointer<QCustomPlot> m_plot;
    ProfileLine m_line;
    QCPAxisRect* m_rect;
    QCPAxis* m_cells;  // across the screen for a row, down it for a column
    QCPAxis* m_values; // the other one
    QCPGraph* m_graph;
    QCPItemStraightLine* m_mark;
    std::shared_ptr<const CurvePicture> m_profile;
    ValueText m_texts; // of the values
    ValueLabels m_labels = ValueLabels::Whole;
    Int128 m_base = 0; // that the axis is divided for
};

// The row and the column through the marked cell of a picture, or through the one that is pointed
// at, as lines below it and beside it. They show the cells that are in sight and go along with
// them. Reads on workers, and nothing while it is switched off.
class HeatmapProfiles : public QObject {
    Q_OBJECT

 public:
    // Of a pane that shows planes of the document. All live longer.
    HeatmapProfiles(const Document& document, PlanePane& pane, Scheduler& scheduler,
                    QObject* parent = nullptr);
    ~HeatmapProfiles() override;

    QAction* action() const { return m_action; } // shows and hides them
    bool areShown() const { return m_action->isChecked(); }
    void setShown(bool shown) { m_action->setChecked(shown); }
    void stop(); // reading, while nobody looks

 private:
    // One of the two lines.
    struct Side {
        ProfileLine line;
        ProfileLoader* loader;
        std::unique_ptr<ProfilePanel> panel = nullptr; // while they are shown
    };

    void connectSide(Side& side);
    void showPanels(bool shown);
    void layOut();
    std::optional<CellPosition> cell() const; // that the lines go through
    void pointAt(CellPosition cell);
    void refresh();
    void refresh(Side& side);
    void follow();
    void readValue();
    void tell(const QString& exactValue);
    void showText();
    QStringList titles() const;

    PlanePane& m_pane;
    PointedCell* m_value; // of the cell that the lines go through
    QAction* m_action;
    std::array<Side, 2> m_sides;
    QCPMarginGroup* m_margins;
    QCPTextElement* m_text = nullptr; // while they are shown, of the plot
    CellPosition m_pointed;
    QString m_exactValue;
};

} // namespace bloscope
