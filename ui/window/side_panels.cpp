#include "ui/window/side_panels.h"

#include "ui/window/document_dock.h"
#include "ui/window/side_panel_overlay.h"

#include <QEvent>
#include <QMainWindow>
#include <QTabBar>
#include <algorithm>
#include <utility>

namespace bloscope {

namespace {

constexpr int widthAtFirst = 280; // pixels

} // namespace

SidePanels::SidePanels(QMainWindow& window, DocumentDock& left, DocumentDock& right,
                       const QList<DocumentDock*>& more)
    : QObject(&window),
      m_window(window),
      m_left(left),
      m_right(right),
      m_docks(QList<DocumentDock*>{&left, &right} + more),
      m_sidePanels(new SidePanelOverlay(&window))
{
    window.setTabPosition(Qt::LeftDockWidgetArea, QTabWidget::North);
    window.addDockWidget(Qt::LeftDockWidgetArea, &left);
    window.addDockWidget(Qt::RightDockWidgetArea, &right);
    for (DocumentDock* dock : more) {
        window.addDockWidget(Qt::LeftDockWidgetArea, dock);
        window.tabifyDockWidget(&left, dock);
    }
    window.installEventFilter(this);
    window.centralWidget()->installEventFilter(this);
    for (const DocumentDock* dock : std::as_const(m_docks)) {
        connect(dock, &QDockWidget::visibilityChanged, this, &SidePanels::showTitles);
        connect(dock, &QDockWidget::topLevelChanged, this, &SidePanels::showTitles);
        connect(dock, &QDockWidget::dockLocationChanged, this, &SidePanels::showTitles);
    }
    connect(m_sidePanels, &SidePanelOverlay::wasShut, this, &SidePanels::sidePanelsShut);
}

void SidePanels::arrange(int width)
{
    if (width >= leastForBothSides)
        return;
    m_window.addDockWidget(Qt::LeftDockWidgetArea, &m_right);
    m_window.tabifyDockWidget(&m_left, &m_right);
    m_window.resizeDocks({&m_left}, {widthAtFirst}, Qt::Horizontal);
    m_left.raise();
}

bool SidePanels::isAmongTabs(DocumentDock* dock) const
{
    return !dock->isHidden() &&
           std::ranges::any_of(m_window.tabifiedDockWidgets(dock),
                               [](const QDockWidget* other) { return !other->isHidden(); });
}

// A tab has the title of its dock already.
void SidePanels::showTitles()
{
    for (DocumentDock* dock : std::as_const(m_docks)) {
        QWidget* none = dock->titleBarWidget();
        const bool isTab = isAmongTabs(dock);
        if (isTab == (none != nullptr))
            continue;
        dock->setTitleBarWidget(isTab ? new QWidget(dock) : nullptr);
        delete none;
    }
}

void SidePanels::setAside(bool aside)
{
    for (DocumentDock* dock : std::as_const(m_docks))
        dock->setAside(aside);
}

bool SidePanels::eventFilter(QObject* watched, QEvent* event)
{
    const bool isPlaced = event->type() == QEvent::Resize || event->type() == QEvent::Move;
    if (isPlaced && (watched == &m_window || watched == m_window.centralWidget()))
        fit();
    if (watched == &m_window && event->type() == QEvent::LayoutRequest)
        passOverEmptyTabs();
    return false;
}

// The window leaves a bar without tabs where docks were: a stop of the keyboard that is not seen
// and has no name.
void SidePanels::passOverEmptyTabs()
{
    for (auto* bar : m_window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly))
        bar->setFocusPolicy(bar->count() > 0 ? Qt::TabFocus : Qt::NoFocus);
}

void SidePanels::fit()
{
    SidePanelOverlay* sidePanels = m_window.width() < leastForDocks ? m_sidePanels : nullptr;
    for (DocumentDock* dock : std::as_const(m_docks))
        dock->setSidePanelOverlay(sidePanels);
    if (sidePanels)
        sidePanels->cover(m_window.centralWidget()->geometry());
    else
        m_sidePanels->shut();
}

} // namespace bloscope
