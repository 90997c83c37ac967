#pragma once

#include <QScrollBar>

namespace bloscope {

// A scroll bar over 64-bit positions. QScrollBar counts in int; a longer way is spread over its
// range, but steps and pages stay exact.
class WideScrollBar : public QScrollBar {
    Q_OBJECT

 public:
    WideScrollBar(Qt::Orientation orientation, QWidget* parent = nullptr);

    // `total` items of which `page` are seen at once. Keeps the position as far as it is possible.
    void setExtent(qint64 total, qint64 page);

    qint64 position() const { return m_position; } // of the first item that is seen
    qint64 lastPosition() const { return m_last; }
    void setPosition(qint64 position); // emits nothing

 signals:
    void moved(qint64 position); // by the user

 protected:
    void wheelEvent(QWheelEvent* event) override;

 private:
    void act(int action);
    void move(qint64 position);
    int sliderAt(qint64 position) const;
    qint64 positionAt(int slider) const;

    qint64 m_last = 0;
    qint64 m_page = 1;
    qint64 m_position = 0;
    int m_wheelRest = 0; // eighths of a degree that did not make a step yet
};

} // namespace bloscope
