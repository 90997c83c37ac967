#pragma once

#include "ui/curve/curve_tickers.h"
#include "ui/heatmap/profile_lines.h"
#include "ui/picture/value_text.h"

#include <QPointer>
#include <memory>
#include <qcustomplot.h>

namespace bloscope {

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
