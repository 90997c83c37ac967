#pragma once

#include <QTabBar>

class QDropEvent;

namespace bloscope {

// The bar of the open files. A tab that is dragged out of it can be dropped on another window of
// the program; dropped anywhere else it is torn off.
class DocumentTabBar : public QTabBar {
    Q_OBJECT

 public:
    explicit DocumentTabBar(QWidget* parent = nullptr);

    int draggedTab() const { return m_dragged; } // -1: none
    // A line above the tab in front tells that the window follows it.
    void setMarked(bool marked);

 signals:
    void tornOff(int index);
    void menuWanted(int index, const QPoint& at); // at: of the screen

 protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

 private:
    void drag(const QMouseEvent& event);

    int m_pressed = -1;
    int m_dragged = -1;
    bool m_isMarked = false;
};

// The bar that a dragged tab comes from; null when something else is dragged.
const DocumentTabBar* draggedFrom(const QDropEvent& event);

} // namespace bloscope
