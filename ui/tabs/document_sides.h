#pragma once

#include "ui/document/open_request.h"
#include "ui/tabs/document_side.h"

#include <QObject>
#include <QStringList>

class QDropEvent;
class QRubberBand;
class QSplitter;
namespace bloscope {

class DocumentSides;
class DocumentTab;
class SideWatch;
enum class Side;

enum class Side { Left, Right };

// The tabs of a window: all on one side, or on two beside each other. One side is active: the one
// somebody looks at, which the keyboard's focus or a click tells; its tab in front is the current
// one of the window. A side without tabs is not seen, and only the right one may have none.
// GUI thread.
class DocumentSides : public QWidget {
    Q_OBJECT

 public:
    QList<DocumentTab*> tabs() const; // from left to right
    int count() const { return static_cast<int>(tabs().size()); }
    DocumentTab* tab(int index) const { return tabs().value(index); }
    DocumentTab* currentTab() const { return m_active->currentTab(); }
    int currentIndex() const { return static_cast<int>(tabs().indexOf(currentTab())); }
    void setCurrentTab(DocumentTab* tab); // one of these; its side becomes the active one
    void setCurrentIndex(int index) { setCurrentTab(tab(index)); }
    void showNextTab(int steps); // of the active side, around its end

    bool isSplit() const { return m_right->count() > 0; }
    DocumentSide& activeSide() const { return *m_active; }
    DocumentTab* tabBeside() const;            // in front on the other side; null: there is none
    Side sideOf(const DocumentTab& tab) const; // which is one of these
    // Puts a tab in front on a side, without taking the focus there. The only one stays.
    void place(DocumentTab* tab, Side side);
    qreal leftShare() const; // of the width, while it is split
    void setLeftShare(qreal share);

    // What somebody wants. Split, the tab in front and its neighbour are beside each other.
    void setSplit(bool split);
    bool canMove() const { return count() > 1; } // a tab to the other side
    void moveToOtherSide(DocumentTab* tab);
    void showOtherSide();

    void setAlone(bool alone); // the view in front: without bars and without the other side

 signals:
    void currentChanged(); // another tab
    void arranged();       // tabs have come, have gone or are on another side
    void wasSplit();       // by somebody, just now
    void closeWanted(bloscope::DocumentTab* tab);
    void tabMenuWanted(bloscope::DocumentTab* tab, const QPoint& at); // at: of the screen
    void tabTornOff(bloscope::DocumentTab* tab);
    void tabArrived(bloscope::DocumentTab* tab); // dragged here from another window: take it

 protected:
    explicit DocumentSides(QWidget* parent);
    ~DocumentSides() override;

    void addTab(DocumentTab* tab);       // in front of the active side
    void addTabBehind(DocumentTab* tab); // without leaving the current one
    void removeTab(DocumentTab* tab);
    void describeTabs(); // something about them has changed

 private:
    DocumentSide* makeSide();
    DocumentSide& side(Side which) const { return which == Side::Left ? *m_left : *m_right; }
    void drop(DocumentTab* tab, Side to);
    void move(DocumentTab* tab, Side to);
    void join();
    void activate(DocumentSide* side);
    void arrange();
    void showSides();
    void takeFocus();
    void takeFocusLater();
    void announce();

    QSplitter* m_splitter;
    DocumentSide* m_left;
    DocumentSide* m_right;
    DocumentSide* m_active;
    SideWatch* m_watch;
    DocumentTab* m_announced = nullptr; // as the current one
    bool m_isArranging = false;
    bool m_isAlone = false;
};

inline constexpr qsizetype mostTitleLetters = 32; // of a tab

// What is written on the tabs of these documents. A long name loses a part that leaves it different
// from the others: in its middle, at its beginning, or around where it differs. Of equal names each
// tells its folder.
QStringList tabTitles(const QList<DocumentAddress>& documents);

// Takes tabs that are dragged over the sides of a window, and shows where they would go. While
// there is one side only, its right third makes a second one. Lives as long as the sides.
class TabDrop : public QObject {
    Q_OBJECT

 public:
    explicit TabDrop(DocumentSides& sides);

 signals:
    void dropped(bloscope::DocumentTab* tab, bloscope::Side to);

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    bool follow(QDropEvent& event);
    Side sideAt(const QPointF& place) const;
    void showPlace(Side side);

    DocumentSides& m_sides;
    QRubberBand* m_place;
};

} // namespace bloscope
