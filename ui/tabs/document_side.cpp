#include "ui/tabs/document_side.h"

#include "ui/document/link_group.h"
#include "ui/pages/array_page.h"
#include "ui/pages/damage_notice.h"
#include "ui/tabs/save_obstacle.h"
#include "ui/theme/icons.h"

#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QDrag>
#include <QDropEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QTimer>
#include <utility>

namespace bloscope {

namespace {

const auto tabFormat = QStringLiteral("application/x-bloscope-tab");
constexpr int tearDistance = 24; // pixels that a tab is held by its bar
constexpr int markWidth = 2;     // pixels

// Was a drag given up? Qt does not say, and forgets the button that is still held. It takes the
// keys for itself, from the beginning of the drag on: who wants to see them has to come later.
class EscapeWatch : public QObject {
 public:
    EscapeWatch()
    {
        QTimer::singleShot(0, this, [this] { qApp->installEventFilter(this); });
    }

    bool hasSeenIt() const { return m_hasSeenIt; }

 protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::KeyPress)
            m_hasSeenIt |= static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
        return false;
    }

 private:
    bool m_hasSeenIt = false;
};

// That slices are linked is seen from other tabs, too.
QIcon iconOf(const DocumentTab& tab, const QStyle& style)
{
    if (tab.hasFailed())
        return style.standardIcon(QStyle::SP_MessageBoxCritical);
    if (tab.page() && tab.page()->damage().isDamaged())
        return style.standardIcon(QStyle::SP_MessageBoxWarning);
    const ArrayPage* array = tab.arrayPage();
    return lineIcon(array && array->link().isOn() ? "link" : "file");
}

QString toolTipOf(const DocumentTab& tab)
{
    QStringList about{tab.address().fullName()};
    if (tab.isEdited())
        about << DocumentSide::tr("Edited, not saved yet.");
    if (tab.page() && tab.page()->damage().isDamaged())
        about << DocumentSide::tr("Damage was found in this file.");
    if (!tab.saveObstacle().sentence().isEmpty())
        about << tab.saveObstacle().sentence();
    return about.join('\n');
}

} // namespace

DocumentTabBar::DocumentTabBar(QWidget* parent) : QTabBar(parent) {}

void DocumentTabBar::mousePressEvent(QMouseEvent* event)
{
    m_pressed = event->button() == Qt::LeftButton ? tabAt(event->position().toPoint()) : -1;
    QTabBar::mousePressEvent(event);
}

// Within the bar a tab is moved as Qt does it.
void DocumentTabBar::mouseMoveEvent(QMouseEvent* event)
{
    const QRect near = rect().adjusted(-tearDistance, -tearDistance, tearDistance, tearDistance);
    const bool leaves = m_pressed >= 0 && event->buttons() & Qt::LeftButton &&
                        !near.contains(event->position().toPoint());
    if (leaves)
        drag(*event);
    else
        QTabBar::mouseMoveEvent(event);
}

void DocumentTabBar::drag(const QMouseEvent& event)
{
    m_dragged = currentIndex(); // it was moved along with the mouse
    m_pressed = -1;
    QMouseEvent letGo(QEvent::MouseButtonRelease, event.position(), event.globalPosition(),
                      Qt::LeftButton, Qt::NoButton, event.modifiers());
    QTabBar::mouseReleaseEvent(&letGo);
    auto* drag = new QDrag(this);
    auto* mark = new QMimeData;
    mark->setData(tabFormat, {});
    drag->setMimeData(mark);
    drag->setPixmap(grab(tabRect(m_dragged)));
    const EscapeWatch escape;
    const bool isTaken = drag->exec(Qt::MoveAction) != Qt::IgnoreAction;
    const int index = std::exchange(m_dragged, -1);
    if (!isTaken && !escape.hasSeenIt() && !window()->geometry().contains(QCursor::pos()))
        emit tornOff(index);
}

void DocumentTabBar::setMarked(bool marked)
{
    if (marked == std::exchange(m_isMarked, marked))
        return;
    update();
}

void DocumentTabBar::paintEvent(QPaintEvent* event)
{
    QTabBar::paintEvent(event);
    if (!m_isMarked)
        return;
    QRect mark = tabRect(currentIndex());
    mark.setHeight(markWidth);
    QPainter(this).fillRect(mark, palette().highlight());
}

void DocumentTabBar::contextMenuEvent(QContextMenuEvent* event)
{
    const bool isByKey = event->reason() == QContextMenuEvent::Keyboard;
    const int index = isByKey ? currentIndex() : tabAt(event->pos());
    if (index < 0)
        return event->ignore();
    emit menuWanted(index, isByKey ? mapToGlobal(tabRect(index).center()) : event->globalPos());
}

const DocumentTabBar* draggedFrom(const QDropEvent& event)
{
    if (!event.mimeData()->hasFormat(tabFormat))
        return nullptr;
    return qobject_cast<const DocumentTabBar*>(event.source());
}

DocumentSide::DocumentSide(QWidget* parent) : QTabWidget(parent), m_bar(new DocumentTabBar(this))
{
    setTabBar(m_bar);
    setDocumentMode(true);
    setTabsClosable(true);
    setMovable(true);
    setElideMode(Qt::ElideNone); // their titles are short enough; many scroll
    connect(this, &QTabWidget::tabCloseRequested, this,
            [this](int index) { emit closeWanted(tab(index)); });
    connect(m_bar, &DocumentTabBar::tornOff, this, [this](int index) { emit tornOff(tab(index)); });
    connect(m_bar, &DocumentTabBar::menuWanted, this,
            [this](int index, const QPoint& at) { emit menuWanted(tab(index), at); });
}

DocumentTab* DocumentSide::tab(int index) const
{
    return qobject_cast<DocumentTab*>(widget(index));
}

QList<DocumentTab*> DocumentSide::tabs() const
{
    QList<DocumentTab*> all;
    for (int index = 0; index < count(); ++index)
        all << tab(index);
    return all;
}

void DocumentSide::add(DocumentTab* tab)
{
    addTab(tab, iconOf(*tab, *style()), QString());
}

void DocumentSide::describe(const DocumentTab& tab, const QString& title)
{
    const int index = indexOf(&tab);
    const QString name = QString(title).replace('&', "&&");
    const QString text = tab.isEdited() ? name + '*' : name;
    setTabIcon(index, iconOf(tab, *style()));
    if (tabText(index) != text) // all tabs are laid out anew, even for the same text
        setTabText(index, text);
    setTabToolTip(index, toolTipOf(tab));
}

void DocumentSide::setMarked(bool marked)
{
    m_bar->setMarked(marked);
}

DocumentTab* draggedTab(const QDropEvent& event)
{
    const DocumentTabBar* bar = draggedFrom(event);
    const auto* side = bar ? qobject_cast<const DocumentSide*>(bar->parentWidget()) : nullptr;
    return side ? side->tab(bar->draggedTab()) : nullptr;
}

} // namespace bloscope
