#include "ui/tabs/document_sides.h"

#include "ui/pages/document_page.h"
#include "ui/tabs/document_side.h"

#include <QApplication>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QTabBar>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace bloscope {

namespace {

constexpr int shareParts = 1000; // a splitter counts pixels, of which there may be none yet

QString nameOf(Side side)
{
    switch (side) {
    case Side::Left:
        return DocumentSides::tr("Open files, left side");
    case Side::Right:
        return DocumentSides::tr("Open files, right side");
    case Side::LowerLeft:
        return DocumentSides::tr("Open files, lower left side");
    case Side::LowerRight:
        return DocumentSides::tr("Open files, lower right side");
    }
    return {};
}

bool isLower(Side side)
{
    return side == Side::LowerLeft || side == Side::LowerRight;
}

bool isRight(Side side)
{
    return side == Side::Right || side == Side::LowerRight;
}

// What part of a splitter's first widget is, of both.
qreal shareIn(const QSplitter& splitter)
{
    const QList<int> sizes = splitter.sizes();
    const int all = sizes[0] + sizes[1];
    return all > 0 ? qreal(sizes[0]) / all : 0.5;
}

void share(QSplitter& splitter, qreal first)
{
    const int size =
        splitter.orientation() == Qt::Horizontal ? splitter.width() : splitter.height();
    const int all = std::max(size, shareParts);
    const int part = static_cast<int>(std::lround(first * all));
    splitter.setSizes({part, all - part});
}

QSplitter* makeColumn(QSplitter* splitter)
{
    auto* column = new QSplitter(Qt::Vertical, splitter);
    column->setChildrenCollapsible(false);
    return column;
}

} // namespace

DocumentSides::DocumentSides(QWidget* parent)
    : QWidget(parent),
      m_splitter(new QSplitter(this)),
      m_columns{makeColumn(m_splitter), makeColumn(m_splitter)},
      m_sides{makeSide(m_columns[0]), makeSide(m_columns[1]), makeSide(m_columns[0]),
              makeSide(m_columns[1])},
      m_active(m_sides[0]),
      m_watch(new SideWatch(m_sides, this))
{
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins({});
    all->addWidget(m_splitter);
    m_splitter->setChildrenCollapsible(false);
    auto* drops = new TabDrop(*this);
    connect(drops, &TabDrop::dropped, this, &DocumentSides::drop);
    connect(m_watch, &SideWatch::focused, this, &DocumentSides::activate);
    connect(m_watch, &SideWatch::clicked, this, [this](DocumentSide* side) {
        if (side == m_active)
            return;
        activate(side);
        takeFocusLater();
    });
    showSides();
}

// What becomes of the tabs is no news any more.
DocumentSides::~DocumentSides()
{
    delete m_watch;
    for (DocumentSide* side : m_sides)
        side->disconnect(this);
}

DocumentSide* DocumentSides::makeSide(QSplitter* column)
{
    auto* side = new DocumentSide(column);
    connect(side, &QTabWidget::currentChanged, this, &DocumentSides::announce);
    connect(side, &DocumentSide::closeWanted, this, &DocumentSides::closeWanted);
    connect(side, &DocumentSide::menuWanted, this, &DocumentSides::tabMenuWanted);
    connect(side, &DocumentSide::tornOff, this, &DocumentSides::tabTornOff);
    return side;
}

QList<DocumentTab*> DocumentSides::tabs() const
{
    QList<DocumentTab*> all;
    for (const DocumentSide* side : m_sides)
        all += side->tabs();
    return all;
}

std::vector<Side> DocumentSides::usedSides() const
{
    std::vector<Side> used;
    std::ranges::copy_if(allSides, std::back_inserter(used),
                         [this](Side each) { return isUsed(each); });
    return used;
}

bool DocumentSides::isGrid() const
{
    return std::ranges::any_of(usedSides(), isLower);
}

QList<DocumentTab*> DocumentSides::tabsInFront() const
{
    QList<DocumentTab*> front;
    for (const Side each : usedSides())
        front << side(each).currentTab();
    return front;
}

Side DocumentSides::nextSide(Side from) const
{
    const std::vector<Side> used = usedSides();
    if (used.size() < 2)
        return Side::Right;
    const auto at = std::ranges::find(used, from);
    return at == used.end() || at + 1 == used.end() ? used.front() : at[1];
}

void DocumentSides::setCurrentTab(DocumentTab* tab)
{
    if (!tab)
        return;
    DocumentSide& there = side(sideOf(*tab));
    const bool movesFocus = &there != m_active && m_active->isAncestorOf(focusWidget());
    there.setCurrentWidget(tab);
    activate(&there);
    if (movesFocus)
        takeFocus();
}

void DocumentSides::showNextTab(int steps)
{
    if (const int count = m_active->count(); count > 0)
        m_active->setCurrentIndex((m_active->currentIndex() + steps + count) % count);
}

DocumentTab* DocumentSides::tabBeside() const
{
    if (!isSplit())
        return nullptr;
    const auto active = std::ranges::find(m_sides, m_active);
    return side(nextSide(allSides[static_cast<std::size_t>(active - m_sides.begin())]))
        .currentTab();
}

Side DocumentSides::sideOf(const DocumentTab& tab) const
{
    for (const Side each : allSides)
        if (side(each).indexOf(&tab) >= 0)
            return each;
    return Side::Left;
}

void DocumentSides::place(DocumentTab* tab, Side side)
{
    if (sideOf(*tab) != side && canMove())
        move(tab, side);
}

qreal DocumentSides::leftShare() const
{
    return shareIn(*m_splitter);
}

void DocumentSides::setLeftShare(qreal leftShare)
{
    share(*m_splitter, leftShare);
}

// One that is not there yet takes half of the room.
QRect DocumentSides::roomOf(Side which) const
{
    const QSplitter& column = *m_columns[isRight(which) ? 1 : 0];
    const qreal across = isSplit() ? leftShare() : 0.5;
    const bool isStacked = isUsed(isRight(which) ? Side::LowerRight : Side::LowerLeft);
    const qreal down = isStacked ? shareIn(column) : isLower(which) ? 0.5 : 1;
    const auto x = static_cast<int>(across * width());
    const auto y = static_cast<int>(down * height());
    QRect room = rect();
    if (isRight(which))
        room.setLeft(x);
    else
        room.setRight(x);
    if (isLower(which))
        room.setTop(y);
    else
        room.setBottom(y - 1);
    return room;
}

void DocumentSides::setSplit(bool split)
{
    if (split == isSplit() || (split && !canMove()))
        return;
    if (!split)
        return join();
    DocumentTab* current = currentTab();
    DocumentSide& left = side(Side::Left);
    const int index = left.currentIndex();
    move(left.tab(std::max(index, 1)), Side::Right);
    left.setCurrentIndex(std::max(index, 1) - 1);
    setCurrentTab(current);
    takeFocus();
    emit wasSplit();
}

void DocumentSides::setGrid(bool grid)
{
    if (grid == isGrid() || (grid && !canMakeGrid()))
        return;
    if (!grid)
        return join();
    DocumentTab* current = currentTab();
    gather();
    const QList<DocumentTab*> all = tabs();
    const qsizetype shown = std::min<qsizetype>(all.size(), std::ssize(allSides));
    const qsizetype first = std::min(all.indexOf(current), all.size() - shown);
    for (qsizetype i = 1; i < shown; ++i)
        move(all[first + i], allSides[static_cast<std::size_t>(i)]);
    side(Side::Left).setCurrentWidget(all[first]);
    setLeftShare(0.5);
    setCurrentTab(current);
    takeFocus();
    emit wasSplit();
}

void DocumentSides::moveToOtherSide(DocumentTab* tab)
{
    if (!canMove())
        return;
    const bool splits = !isSplit();
    move(tab, nextSide(sideOf(*tab)));
    setCurrentTab(tab);
    takeFocus();
    if (splits)
        emit wasSplit();
}

void DocumentSides::showOtherSide()
{
    setCurrentTab(tabBeside());
    takeFocus();
}

void DocumentSides::setAlone(bool alone)
{
    m_isAlone = alone;
    showSides();
}

void DocumentSides::addTab(DocumentTab* tab)
{
    {
        const QScopedValueRollback guard(m_isArranging, true);
        m_active->add(tab);
        m_active->setCurrentWidget(tab);
    }
    arrange();
}

void DocumentSides::addTabBehind(DocumentTab* tab)
{
    {
        const QScopedValueRollback guard(m_isArranging, true);
        m_active->add(tab);
    }
    arrange();
}

void DocumentSides::removeTab(DocumentTab* tab)
{
    const bool hadFocus = tab->isAncestorOf(focusWidget());
    const bool wasSplit = isSplit();
    {
        const QScopedValueRollback guard(m_isArranging, true);
        side(sideOf(*tab)).removeTab(side(sideOf(*tab)).indexOf(tab));
    }
    arrange();
    if (hadFocus && wasSplit)
        takeFocus();
}

void DocumentSides::describeTabs()
{
    QList<DocumentAddress> addresses;
    const QList<DocumentTab*> all = tabs();
    for (const DocumentTab* each : all)
        addresses << each->address();
    const QStringList titles = tabTitles(addresses);
    for (qsizetype i = 0; i < all.size(); ++i) // one name may have to change for another
        side(sideOf(*all[i])).describe(*all[i], titles[i]);
}

// A tab that was dragged, from here or from another window.
void DocumentSides::drop(DocumentTab* tab, Side to)
{
    if (!tabs().contains(tab))
        emit tabArrived(tab);
    if (!tabs().contains(tab) || sideOf(*tab) == to || !canMove())
        return;
    const bool splits = !isSplit();
    move(tab, to);
    setCurrentTab(tab);
    takeFocus();
    if (splits)
        emit wasSplit();
}

void DocumentSides::move(DocumentTab* tab, Side to)
{
    const bool splits = !isSplit();
    const bool stacks = isLower(to) && !isUsed(to);
    {
        const QScopedValueRollback guard(m_isArranging, true);
        DocumentSide& from = side(sideOf(*tab));
        from.removeTab(from.indexOf(tab));
        side(to).add(tab);
        side(to).setCurrentWidget(tab);
    }
    arrange();
    if (splits)
        setLeftShare(0.5);
    if (stacks)
        share(*m_columns[isRight(to) ? 1 : 0], 0.5);
}

void DocumentSides::gather()
{
    DocumentTab* current = currentTab();
    {
        const QScopedValueRollback guard(m_isArranging, true);
        DocumentSide& left = side(Side::Left);
        for (DocumentTab* tab : tabs())
            if (DocumentSide& from = side(sideOf(*tab)); &from != &left) {
                from.removeTab(from.indexOf(tab));
                left.add(tab);
            }
        left.setCurrentWidget(current);
    }
    arrange();
}

void DocumentSides::join()
{
    gather();
    takeFocus();
}

// Who is the active side does not change by itself while tabs go to and fro.
void DocumentSides::activate(DocumentSide* side)
{
    if (m_active == side || m_isArranging || side->count() == 0)
        return;
    m_active = side;
    showSides();
    announce();
}

// The side below takes the place of one that has no tabs any more.
void DocumentSides::swapUp(std::size_t column)
{
    DocumentSide*& upper = m_sides[column];
    DocumentSide*& lower = m_sides[column + m_columns.size()];
    if (upper->count() > 0 || lower->count() == 0)
        return;
    std::swap(upper, lower);
    m_columns[column]->insertWidget(0, upper);
}

void DocumentSides::closeGaps()
{
    swapUp(0);
    swapUp(1);
    if (isUsed(Side::Left) || !isUsed(Side::Right))
        return;
    std::swap(m_columns[0], m_columns[1]);
    std::swap(m_sides[0], m_sides[1]);
    std::swap(m_sides[2], m_sides[3]);
    m_splitter->insertWidget(0, m_columns[0]);
}

void DocumentSides::arrange()
{
    closeGaps();
    if (m_active->count() == 0)
        m_active = m_sides[0];
    m_watch->setOn(isSplit());
    showSides();
    describeTabs();
    emit arranged();
    announce();
}

void DocumentSides::showSides()
{
    const QScopedValueRollback guard(m_isArranging, true);
    m_active->show(); // before others go: one of them may have the focus
    for (const Side each : allSides) {
        DocumentSide& shown = side(each);
        shown.setVisible(&shown == m_active || (isUsed(each) && !m_isAlone));
        shown.tabBar()->setHidden(m_isAlone);
        shown.setMarked(isSplit() && &shown == m_active);
        shown.setAccessibleName(isSplit() ? nameOf(each) : tr("Open files"));
    }
    for (std::size_t column = 0; column < m_columns.size(); ++column)
        m_columns[column]->setVisible(!m_sides[column]->isHidden() ||
                                      !m_sides[column + m_columns.size()]->isHidden());
}

void DocumentSides::takeFocus()
{
    DocumentTab* tab = currentTab();
    if (!tab)
        return;
    if (DocumentPage* page = tab->page())
        page->takeFocus();
    else
        tab->setFocus();
}

// Unless what was clicked takes it.
void DocumentSides::takeFocusLater()
{
    QTimer::singleShot(0, this, [this] {
        if (!m_active->isAncestorOf(focusWidget()) && !QApplication::activePopupWidget())
            takeFocus();
    });
}

void DocumentSides::announce()
{
    if (m_isArranging || currentTab() == m_announced)
        return;
    m_announced = currentTab();
    emit currentChanged();
}

} // namespace bloscope
