#pragma once

#include "ui/tabs/document_tab.h"

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

} // namespace bloscope
