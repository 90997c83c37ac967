#pragma once

#include "ui/curve/curve_picture.h"
#include "ui/curve/curve_plot.h"
#include "ui/picture/picture_plane.h"
#include "ui/picture/value_text.h"

#include <QPointF>
#include <QPointer>
#include <QVector>
#include <memory>
#include <optional>
#include <qcustomplot.h>

namespace bloscope {

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

} // namespace bloscope
