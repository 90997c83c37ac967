#pragma once

#include "core/convert/advice.h"

#include <qcustomplot.h>

namespace bloscope {

// Size against the time to decode of each way to store an array, with a colour for each codec. The
// way it is stored now is a square, the chosen one has a ring. GUI thread.
class AdvicePlot : public QCustomPlot {
    Q_OBJECT

 public:
    explicit AdvicePlot(QWidget* parent = nullptr);

    void setRows(const std::vector<AdviceRow>& rows);
    void setCurrent(int row); // -1: none

    QPointF pixelOf(int row) const; // NaN where it has no point

 signals:
    void chosen(int row);
    void activated(int row); // with a double click

 protected:
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

 private:
    // In the units of the axes.
    struct Point {
        int row = 0;
        QPointF at;
    };

    void setUpAxes();
    void putLegendOnTop();
    void takePoints();
    void redraw();
    void drawPoints();
    void addCodec(std::string_view codec, int color);
    void addMark(int row, const QCPScatterStyle& style);
    void fitAxes();
    void followPalette();
    int rowNear(QPointF pixel) const; // -1: no point is near

    std::vector<AdviceRow> m_rows;
    std::vector<Point> m_points; // of rows that were tried
    int m_current = -1;
};

} // namespace bloscope
