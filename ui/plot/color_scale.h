#pragma once

#include "core/dtype/dtype.h"
#include "core/plane/value_distribution.h"
#include "core/plane/value_scale.h"
#include "core/plane/value_ticks.h"
#include "ui/picture/plane_picture.h"

#include <QStringList>
#include <QWidget>
#include <optional>
#include <qcustomplot.h>

namespace bloscope {

// Numbers along a vertical line of pixels, the lowest one below. Those beyond the ends lie at them.
class ValueAxis {
 public:
    ValueAxis(const ValueRange& ends, const ValueScale& scale, int top, int height);

    double pixelOf(double number) const;
    double numberAt(double pixel) const;
    const ValueRange& ends() const { return m_ends; }

 private:
    ValueRange m_ends;
    ScalePosition m_position;
    int m_top;
    int m_height;
};

// Finds out whether elements have two states: those that are true or false, and whole numbers of
// which nothing but 0 and 1 was seen so far.
class TwoStates {
 public:
    void begin(const DType& dtype);                  // other elements
    void see(const ValueDistribution& distribution); // of some of them

    // What they are called, the lower one first; none for elements with numbers.
    QStringList names() const;

 private:
    enum class Elements { Truths, WholeNumbers, Others };

    Elements m_elements = Elements::Others;
    std::optional<ValueRange> m_seen; // of whole numbers, half a number more to either side
};

// What the colours of a picture mean, at the side of a plot, on one axis of numbers: the bar of
// colours, and beside it, where that is wanted and there is room for it, how many cells have which.
// Elements that have two states have a legend of two entries in its place.
class ColorScale : public QCPAxisRect {
    Q_OBJECT

 public:
    explicit ColorScale(QCustomPlot* plot);

    void showColors(const PlanePicture& picture);
    void setDistribution(const ValueDistribution& distribution);
    const ValueDistribution& distribution() const { return m_distribution; }

    void setUnit(const QString& unit); // of the numbers; empty: none
    const QString& unit() const { return m_unit; }

    void setHistogramWanted(bool wanted);
    bool isHistogramWanted() const { return m_isWanted; }
    bool hasHistogram() const;            // is it seen?
    static constexpr int leastRoom = 420; // pixels of a plot with a histogram

    void setElements(const DType& dtype); // of which distributions are told from now on
    QString textOf(double number) const;  // as its numbers are written
    bool isLegend() const { return !m_states.names().isEmpty(); }
    bool hasNumbers() const { return m_hasNumbers; } // or has the picture none at all?
    bool isPalette() const { return m_map->isPalette(); }

    // Between which numbers the colours are. While they are held, as by somebody who drags them,
    // pictures change neither them nor the axis.
    const ValueRange& range() const { return m_range; }
    void setRange(const ValueRange& range);
    void setHeld(bool held);

    ValueAxis numbers() const;
    void followPalette();
    void forgetLabels(); // for which room was kept: others follow
    void update(UpdatePhase phase) override;

 protected:
    void draw(QCPPainter* painter) override;

 private:
    void fit();
    void label();
    void keepRoomForLabels();
    QColor colorOf(double number) const;
    QImage columnOfColors(const ValueAxis& axis) const;
    void drawBar(QCPPainter& painter) const;
    static void drawColors(QCPPainter& painter, const QRect& bar, const QImage& column);
    void drawHistogram(QCPPainter& painter) const;
    void drawStates(QCPPainter& painter) const;
    static double lengthOf(std::uint64_t count, std::uint64_t largest); // in pixels

    QCPAxis* m_axis; // counts from 0 to 1
    QString m_unit;
    ValueText m_texts;
    bool m_isWanted = true;
    bool m_hasNumbers = true;
    TwoStates m_states;
    ValueDistribution m_distribution;
    const ColorMap* m_map = &colorMaps().front();
    LabelLooksPtr m_labels; // of a palette
    ValueScale m_scale;
    ValueRange m_range;
    std::optional<ValueRange> m_heldEnds;
};

// The two ends of a range of colours over the histogram of their scale: dragged, or moved by keys.
// Tab goes from one to the other, up and down move it. Tells how many cells are at the mouse.
// Hidden where there is no histogram.
class RangeHandles : public QWidget {
    Q_OBJECT

 public:
    // The scale belongs to the plot that is the parent, and lives as long.
    RangeHandles(ColorScale& scale, QWidget* plot);

    void follow();                // where the scale is now, and what it shows
    int yOf(double number) const; // where it lies in this widget

 signals:
    void rangeDragged(const bloscope::ValueRange& range);

 protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;

 private:
    enum class End { Low, High };

    double numberAt(int y) const;
    std::optional<End> endAt(QPoint place) const;
    void moveEnd(End end, double number);
    void step(int steps);
    void paintEnd(QPainter& painter, End end) const;
    QString textAt(QPoint place) const;

    ColorScale& m_scale;
    std::optional<End> m_dragged;
    End m_current = End::Low; // of the keys
};

} // namespace bloscope
