#pragma once

#include "ui/tabs/document_tab.h"

#include <QTabBar>
#include <QTabWidget>

class QDropEvent;
namespace bloscope {

class DocumentTabBar;

// The tabs on one side of a window: closable, movable, each with an icon and a title.
class DocumentSide : public QTabWidget {
    Q_OBJECT

 public:
    explicit DocumentSide(QWidget* parent = nullptr);

    DocumentTab* tab(int index) const; // null: none
    DocumentTab* currentTab() const { return tab(currentIndex()); }
    QList<DocumentTab*> tabs() const; // in their order

    void add(DocumentTab* tab); // behind the others; without a title yet
    // Icon, title and what is told of a tab: it has changed. An edited one has a mark.
    void describe(const DocumentTab& tab, const QString& title);

    // Of two sides, is it the one that the window follows?
    void setMarked(bool marked);

 signals:
    void closeWanted(bloscope::DocumentTab* tab);
    void menuWanted(bloscope::DocumentTab* tab, const QPoint& at); // at: of the screen
    void tornOff(bloscope::DocumentTab* tab);

 private:
    DocumentTabBar* m_bar;
};

// The tab that is dragged, from any window; null when something else is.
DocumentTab* draggedTab(const QDropEvent& event);

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
