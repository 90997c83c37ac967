#pragma once

#include "core/array/chunk_plane.h"
#include "ui/controls/accessible_value.h"
#include "ui/controls/wheel_guard.h"

#include <QImage>
#include <QWidget>

namespace bloscope {

// The cells of a map of chunks, drawn as large as there is room, and the one that is chosen. Mouse
// and arrow keys choose; Return and a double-click ask to be taken there. What it shows is given to
// it.
class ChunkMap : public QWidget, public ToldAccessibleValue {
    Q_OBJECT

 public:
    explicit ChunkMap(QWidget* parent = nullptr);

    void setImage(const QImage& image); // a pixel for each cell
    using Position = ChunkPlane::Position;
    void setCurrent(std::optional<Position> cell); // announces nothing
    const std::optional<Position>& current() const { return m_current; }

    QRectF rectOf(Position cell) const;

    QSize sizeHint() const override { return {280, 280}; }
    QSize minimumSizeHint() const override { return {120, 80}; }

 signals:
    void chosen(bloscope::ChunkPlane::Position cell);
    void activated(bloscope::ChunkPlane::Position cell);
    void stepWanted(int steps); // to another plane, by the wheel

 protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

 private:
    QSizeF cellSize() const;
    std::optional<Position> cellAt(QPointF point) const;
    void choose(Position cell);
    void drawLines(QPainter& painter) const;
    void drawCurrent(QPainter& painter) const;

    QImage m_image;
    std::optional<Position> m_current;
    WheelSteps m_wheel;
};

} // namespace bloscope
