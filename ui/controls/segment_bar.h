#pragma once

#include <QTabBar>

namespace bloscope {

// Choices of which one is taken, as small buttons that touch each other: a tab bar to the keyboard
// and to screen readers. The wheel changes nothing.
class SegmentBar : public QTabBar {
    Q_OBJECT

 public:
    explicit SegmentBar(QWidget* parent = nullptr);

 protected:
    QSize tabSizeHint(int index) const override;
    QSize minimumTabSizeHint(int index) const override { return tabSizeHint(index); }
    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

 private:
    void drawSegment(QPainter& painter, int index) const;
};

} // namespace bloscope
