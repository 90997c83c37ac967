#pragma once

#include "ui/document/open_request.h"
#include "ui/tabs/document_side.h"

#include <QObject>
#include <QStringList>
#include <array>
#include <vector>

class QDropEvent;
class QRubberBand;
class QSplitter;
namespace bloscope {

class DocumentSides;
class DocumentTab;
class SideWatch;

enum class Side { Left, Right, LowerLeft, LowerRight };
inline constexpr std::array allSides = {Side::Left, Side::Right, Side::LowerLeft, Side::LowerRight};
using Sides = std::array<DocumentSide*, allSides.size()>; // by Side

// The tabs of a window: all on one side, on two beside each other, or on up to four in a grid. One
// side is active: the one somebody looks at, which the keyboard's focus or a click tells; its tab
// in front is the current one of the window. A side without tabs is not seen, and another one takes
// its place above it or to the left. GUI thread.
class DocumentSides : public QWidget {
    Q_OBJECT

 public:
    QList<DocumentTab*> tabs() const; // side after side
    int count() const { return static_cast<int>(tabs().size()); }
    DocumentTab* tab(int index) const { return tabs().value(index); }
    DocumentTab* currentTab() const { return m_active->currentTab(); }
    int currentIndex() const { return static_cast<int>(tabs().indexOf(currentTab())); }
    void setCurrentTab(DocumentTab* tab); // one of these; its side becomes the active one
    void setCurrentIndex(int index) { setCurrentTab(tab(index)); }
    void showNextTab(int steps); // of the active side, around its end

    bool isSplit() const { return usedSides().size() > 1; }
    bool isUsed(Side which) const { return side(which).count() > 0; }
    bool isGrid() const; // is a lower side in use?
    DocumentSide& activeSide() const { return *m_active; }
    DocumentTab* tabBeside() const;            // in front on the next side; null: there is none
    QList<DocumentTab*> tabsInFront() const;   // of all sides that are in use
    Side sideOf(const DocumentTab& tab) const; // which is one of these
    // Puts a tab in front on a side, without taking the focus there. The only one stays.
    void place(DocumentTab* tab, Side side);
    qreal leftShare() const; // of the width, while it is split
    void setLeftShare(qreal share);
    QRect roomOf(Side side) const; // that it has, or would have

    // What somebody wants. Split, the tab in front and its neighbour are beside each other.
    void setSplit(bool split);
    // The tab in front and its neighbours, up to four, are in a grid.
    void setGrid(bool grid);
    bool canMakeGrid() const { return count() > 2; }
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
    DocumentSide* makeSide(QSplitter* column);
    DocumentSide& side(Side which) const { return *m_sides[static_cast<std::size_t>(which)]; }
    std::vector<Side> usedSides() const;
    Side nextSide(Side from) const; // in use; the right one while there is one alone
    void drop(DocumentTab* tab, Side to);
    void move(DocumentTab* tab, Side to);
    void gather(); // on the left side
    void join();
    void closeGaps();
    void swapUp(std::size_t column);
    void activate(DocumentSide* side);
    void arrange();
    void showSides();
    void takeFocus();
    void takeFocusLater();
    void announce();

    QSplitter* m_splitter;
    std::array<QSplitter*, 2> m_columns;
    Sides m_sides;
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

// Tells in which side somebody goes to work: which one has got the keyboard's focus, and which one
// is clicked, also where nothing takes the focus.
class SideWatch : public QObject {
    Q_OBJECT

 public:
    // The sides live as long as the parent.
    SideWatch(const Sides& sides, QObject* parent);

    void setOn(bool on); // with one side there is nothing to tell

 signals:
    void focused(bloscope::DocumentSide* side);
    void clicked(bloscope::DocumentSide* side); // what was clicked does not know it yet

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    DocumentSide* sideAround(const QObject* widget) const; // null: none

    Sides m_sides;
    bool m_isOn = false;
};

// Takes tabs that are dragged over the sides of a window, and shows where they would go. While
// there is one side only, its right third makes a second one; beside another one, its lower third
// makes one below it. Lives as long as the sides.
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
