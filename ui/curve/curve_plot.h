#pragma once

#include "core/cells/curve_slice.h"
#include "core/plane/curve_picture.h"
#include "core/plane/value_ticks.h"
#include "ui/controls/accessible_value.h"
#include "ui/controls/wheel_guard.h"
#include "ui/document/dimension_labels.h"
#include "ui/plot/plot_navigator.h"

#include <memory>
#include <optional>
#include <qcustomplot.h>

namespace bloscope {

// Lines between their axes. One moves along them by wheel, mouse and keys; the axis of values
// always spans what is in sight. Says which point is marked: that under the mouse, or else the
// current one. What it shows is given to it: it reads
// nothing.
class CurvePlot : public QCustomPlot, public ToldAccessibleValue {
    Q_OBJECT

 public:
    explicit CurvePlot(DimensionLabels labels, QWidget* parent = nullptr);
    void setLabels(const DimensionLabels& labels);
    void setValueName(const QString& name); // their unit, or what they are of; perhaps empty

    PlotNavigator& navigator() const { return *m_navigator; } // points are the cells of a row

    // Begins to show other curves. Where they have as many points as before, the view stays, and
    // in any case the old picture until there is another one.
    void setCurve(const CurveSlice& curve);
    void setPicture(std::shared_ptr<const CurvePicture> picture); // may be null
    const CurvePicture* picture() const { return m_picture.get(); }
    std::shared_ptr<const CurvePicture> sharedPicture() const { return m_picture; }
    void setAxes(const CurveAxes& axes);
    void setElements(const DType& dtype); // of the values, which may be dates or time spans
    // Of every line at the marked point, to be seen beside its name; none: names alone.
    void setValues(const QStringList& values);

    PointRange pointsInSight() const;  // those cut off included
    int pixels() const;                // of the screen, between the axes
    void show(const PointRange& part); // as far as there is such a part

    std::int64_t markedPoint() const { return m_marked; } // -1: none
    void mark(std::int64_t point);
    std::int64_t currentPoint() const { return m_currentPoint; }
    void setCurrent(std::int64_t point); // which stays when the mouse has left; -1: none

 signals:
    void marked(std::int64_t point);
    // By the user, to be the current one, and near which line; -1: none shall be.
    void chosen(std::int64_t point, std::optional<int> line);
    void stepWanted(int steps); // to other lines of the array

 protected:
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

 private:
    void setUpAxes();
    void setUpMarks();
    void drawMark(QCPItemStraightLine& line, std::int64_t point);
    void followPalette();
    void drawLines();
    void addLine(int line);
    void nameLines();
    void fitValues();
    void labelValues();
    void moveMark(std::int64_t steps);
    std::optional<int> lineNear(QPointF pixel) const;

    DimensionLabels m_labels;
    PlotNavigator* m_navigator;
    QCPItemStraightLine* m_current;
    QCPItemStraightLine* m_mark;
    CurveSlice m_curve;
    std::shared_ptr<const CurvePicture> m_picture;
    CurveAxes m_axes;
    ValueText m_texts; // of the values
    QString m_valueName;
    QStringList m_values; // at the marked point, of every line
    std::int64_t m_marked = -1;
    std::int64_t m_currentPoint = -1;
    WheelSteps m_wheel;
    std::optional<QPoint> m_pressedAt; // until the mouse drags
};

// How the axes of curves are divided.
QCPAxis::ScaleType curveScaleType(CurveScale scale);

// The axis of the points: divided and titled with the coordinates of the dimension they are taken
// of, or with its true indices: where there are none, and on a logarithmic axis, which is one of
// indices.
void labelCurveIndices(QCPAxis& axis, const CurveSlice& curve, CurveScale scale,
                       const DimensionLabels& labels);

// No more labels on that axis than there is room for: dates are long.
void fitCurveTicks(QCPAxis& axis, const CurveSlice& curve, CurveScale scale,
                   const DimensionLabels& labels);

// What is written beside the axis of values: they, or their differences from CurvePicture::base.
enum class ValueLabels { Whole, FromBase };
ValueLabels valueLabels(const QCPAxis& axis, const ValueText& texts,
                        Int128 base); // that suit what is in sight
// Of a linear axis of dates or time spans, these.
QSharedPointer<QCPAxisTicker> curveValueTicker(CurveScale scale, const ValueText& texts,
                                               Int128 base, ValueLabels labels);
// Of an axis of differences: "value − 1000".
QString titleFrom(Int128 base, const ValueText& texts, const QString& name);

} // namespace bloscope
