#include "ui/tabs/document_sides.h"

#include "ui/pages/document_page.h"
#include "ui/tabs/document_side.h"

#include <QApplication>
#include <QDir>
#include <QDropEvent>
#include <QFileInfo>
#include <QRubberBand>
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

const QString dots = QStringLiteral("…");
constexpr qreal farShare = 2.0 / 3; // behind which a tab that is dropped makes another side

QString withoutMiddle(const QString& name)
{
    const qsizetype kept = mostTitleLetters - dots.size();
    return name.first(kept - kept / 2) + dots + name.last(kept / 2);
}

QString withoutBeginning(const QString& name)
{
    return dots + name.last(mostTitleLetters - dots.size());
}

// From the first letter on that not all of `others` have there.
QString fromDifference(const QString& name, const QStringList& others)
{
    qsizetype common = name.size();
    for (const QString& other : others) {
        const auto [end, _] = std::ranges::mismatch(name, other);
        const auto same = end - name.begin();
        if (other != name && same > 0)
            common = std::min<qsizetype>(common, same);
    }
    const qsizetype kept = mostTitleLetters - 2 * dots.size();
    return dots + name.mid(std::min(common, name.size() - kept), kept) + dots;
}

// Of the ways to shorten it the first that is of no other name.
QString shortened(const QString& name, const QStringList& names)
{
    if (name.size() <= mostTitleLetters)
        return name;
    for (const auto shortenedBy : {withoutMiddle, withoutBeginning}) {
        const QString title = shortenedBy(name);
        const auto looksLikeIt = [&](const QString& other) {
            return other != name && other.size() > mostTitleLetters && shortenedBy(other) == title;
        };
        if (std::ranges::none_of(names, looksLikeIt))
            return title;
    }
    return fromDifference(name, names);
}

QString withFolder(const DocumentAddress& address)
{
    return QFileInfo(address.path).dir().dirName() + '/' + address.name();
}

} // namespace

TabDrop::TabDrop(DocumentSides& sides)
    : QObject(&sides), m_sides(sides), m_place(new QRubberBand(QRubberBand::Rectangle, &sides))
{
    sides.setAcceptDrops(true);
    sides.installEventFilter(this);
}

bool TabDrop::eventFilter(QObject*, QEvent* event)
{
    switch (event->type()) {
    case QEvent::DragEnter:
    case QEvent::DragMove:
    case QEvent::Drop:
        return follow(*static_cast<QDropEvent*>(event));
    case QEvent::DragLeave:
        m_place->hide();
        return false;
    default:
        return false;
    }
}

// What is no tab is left to the window.
bool TabDrop::follow(QDropEvent& event)
{
    DocumentTab* tab = draggedTab(event);
    event.setAccepted(tab);
    if (!tab)
        return true;
    event.setDropAction(Qt::MoveAction);
    const Side side = sideAt(event.position());
    if (event.type() != QEvent::Drop) {
        showPlace(side);
        return true;
    }
    m_place->hide();
    emit dropped(tab, side);
    return true;
}

// Who lets go above the bar of the only side changes nothing.
Side TabDrop::sideAt(const QPointF& place) const
{
    if (!m_sides.isSplit() && place.y() < m_sides.activeSide().tabBar()->height())
        return Side::Left;
    const qreal border = m_sides.isSplit() ? m_sides.leftShare() : farShare;
    const bool isLeft = place.x() < border * m_sides.width();
    const Side upper = isLeft ? Side::Left : Side::Right;
    const Side lower = isLeft ? Side::LowerLeft : Side::LowerRight;
    const QRect below = m_sides.roomOf(lower);
    const bool isThere = below.top() > 0 && m_sides.isUsed(lower);
    const qreal lowerBorder = isThere ? below.top() : farShare * m_sides.height();
    return m_sides.isSplit() && place.y() >= lowerBorder ? lower : upper;
}

void TabDrop::showPlace(Side side)
{
    m_place->setGeometry(!m_sides.isSplit() && side == Side::Left ? m_sides.rect()
                                                                  : m_sides.roomOf(side));
    m_place->show();
}

QStringList tabTitles(const QList<DocumentAddress>& documents)
{
    QStringList names;
    for (const DocumentAddress& address : documents)
        names << address.name();
    QStringList told;
    for (qsizetype i = 0; i < names.size(); ++i)
        told << (names.count(names[i]) > 1 ? withFolder(documents[i]) : names[i]);
    QStringList titles;
    for (const QString& name : told)
        titles << shortened(name, told);
    return titles;
}

using Sides = std::array<DocumentSide*, allSides.size()>;

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

SideWatch::SideWatch(const Sides& sides, QObject* parent) : QObject(parent), m_sides(sides)
{
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, const QWidget* now) {
        if (DocumentSide* side = m_isOn ? sideAround(now) : nullptr)
            emit focused(side);
    });
}

void SideWatch::setOn(bool on)
{
    if (std::exchange(m_isOn, on) == on)
        return;
    if (on)
        qApp->installEventFilter(this);
    else
        qApp->removeEventFilter(this);
}

bool SideWatch::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonPress && watched->isWidgetType())
        if (DocumentSide* side = sideAround(watched))
            emit clicked(side);
    return false;
}

DocumentSide* SideWatch::sideAround(const QObject* widget) const
{
    for (; widget; widget = widget->parent())
        if (const auto at = std::ranges::find(m_sides, widget); at != m_sides.end())
            return *at;
    return nullptr;
}

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

#include "document_sides.moc"
