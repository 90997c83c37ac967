#pragma once

#include "ui/picture/value_scale.h"

#include <QWidget>
#include <optional>

namespace bloscope {

class ColorScale;

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
