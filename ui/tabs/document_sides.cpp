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
#include <array>
#include <cmath>
#include <utility>

namespace bloscope {

namespace {

const QString dots = QStringLiteral("…");

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
    const qreal border = m_sides.isSplit() ? m_sides.leftShare() : 2.0 / 3;
    return place.x() < border * m_sides.width() ? Side::Left : Side::Right;
}

void TabDrop::showPlace(Side side)
{
    QRect place = m_sides.rect();
    const qreal share = m_sides.isSplit() ? m_sides.leftShare() : 0.5;
    const int border = static_cast<int>(share * place.width());
    if (side == Side::Right)
        place.setLeft(border);
    else if (m_sides.isSplit())
        place.setRight(border);
    m_place->setGeometry(place);
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

// Tells in which of two sides somebody goes to work: which one has got the keyboard's focus, and
// which one is clicked, also where nothing takes the focus.
class SideWatch : public QObject {
    Q_OBJECT

 public:
    // The sides live as long as the parent.
    SideWatch(DocumentSide& one, DocumentSide& other, QObject* parent);

    void setOn(bool on); // with one side there is nothing to tell

 signals:
    void focused(bloscope::DocumentSide* side);
    void clicked(bloscope::DocumentSide* side); // what was clicked does not know it yet

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    DocumentSide* sideAround(const QObject* widget) const; // null: none

    std::array<DocumentSide*, 2> m_sides;
    bool m_isOn = false;
};

SideWatch::SideWatch(DocumentSide& one, DocumentSide& other, QObject* parent)
    : QObject(parent), m_sides{&one, &other}
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

Side across(Side side)
{
    return side == Side::Left ? Side::Right : Side::Left;
}

} // namespace

DocumentSides::DocumentSides(QWidget* parent)
    : QWidget(parent),
      m_splitter(new QSplitter(this)),
      m_left(makeSide()),
      m_right(makeSide()),
      m_active(m_left),
      m_watch(new SideWatch(*m_left, *m_right, this))
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
    for (DocumentSide* side : {m_left, m_right})
        side->disconnect(this);
}

DocumentSide* DocumentSides::makeSide()
{
    auto* side = new DocumentSide(m_splitter);
    connect(side, &QTabWidget::currentChanged, this, &DocumentSides::announce);
    connect(side, &DocumentSide::closeWanted, this, &DocumentSides::closeWanted);
    connect(side, &DocumentSide::menuWanted, this, &DocumentSides::tabMenuWanted);
    connect(side, &DocumentSide::tornOff, this, &DocumentSides::tabTornOff);
    return side;
}

QList<DocumentTab*> DocumentSides::tabs() const
{
    return m_left->tabs() + m_right->tabs();
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
    return (m_active == m_left ? m_right : m_left)->currentTab();
}

Side DocumentSides::sideOf(const DocumentTab& tab) const
{
    return m_right->indexOf(&tab) >= 0 ? Side::Right : Side::Left;
}

void DocumentSides::place(DocumentTab* tab, Side side)
{
    if (sideOf(*tab) != side && canMove())
        move(tab, side);
}

qreal DocumentSides::leftShare() const
{
    const QList<int> widths = m_splitter->sizes();
    const int all = widths[0] + widths[1];
    return all > 0 ? qreal(widths[0]) / all : 0.5;
}

void DocumentSides::setLeftShare(qreal share)
{
    const int all = std::max(m_splitter->width(), shareParts);
    const int left = static_cast<int>(std::lround(share * all));
    m_splitter->setSizes({left, all - left});
}

void DocumentSides::setSplit(bool split)
{
    if (split == isSplit() || (split && !canMove()))
        return;
    if (!split)
        return join();
    DocumentTab* current = currentTab();
    const int index = m_left->currentIndex();
    move(m_left->tab(std::max(index, 1)), Side::Right);
    m_left->setCurrentIndex(std::max(index, 1) - 1);
    setCurrentTab(current);
    takeFocus();
    emit wasSplit();
}

void DocumentSides::moveToOtherSide(DocumentTab* tab)
{
    if (!canMove())
        return;
    const bool splits = !isSplit();
    move(tab, across(sideOf(*tab)));
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
    if (tabs().contains(tab) && sideOf(*tab) != to)
        moveToOtherSide(tab);
}

void DocumentSides::move(DocumentTab* tab, Side to)
{
    const bool splits = !isSplit();
    {
        const QScopedValueRollback guard(m_isArranging, true);
        DocumentSide& from = side(across(to));
        from.removeTab(from.indexOf(tab));
        side(to).add(tab);
        side(to).setCurrentWidget(tab);
    }
    arrange();
    if (splits)
        setLeftShare(0.5);
}

void DocumentSides::join()
{
    DocumentTab* current = currentTab();
    {
        const QScopedValueRollback guard(m_isArranging, true);
        for (DocumentTab* tab : m_right->tabs()) {
            m_right->removeTab(0);
            m_left->add(tab);
        }
        m_left->setCurrentWidget(current);
    }
    arrange();
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

// The right side takes the place of a left one that has no tabs any more.
void DocumentSides::arrange()
{
    if (m_left->count() == 0 && m_right->count() > 0) {
        std::swap(m_left, m_right);
        m_splitter->insertWidget(0, m_left);
    }
    if (m_active->count() == 0)
        m_active = m_left;
    m_watch->setOn(isSplit());
    showSides();
    describeTabs();
    emit arranged();
    announce();
}

void DocumentSides::showSides()
{
    const QScopedValueRollback guard(m_isArranging, true);
    for (DocumentSide* side : {m_active, m_active == m_left ? m_right : m_left}) {
        side->setVisible(side == m_active || (isSplit() && !m_isAlone));
        side->tabBar()->setHidden(m_isAlone);
        side->setMarked(isSplit() && side == m_active);
    }
    m_left->setAccessibleName(isSplit() ? tr("Open files, left side") : tr("Open files"));
    m_right->setAccessibleName(tr("Open files, right side"));
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
