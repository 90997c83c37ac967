#include "ui/window/view_alone.h"

#include "ui/pages/document_page.h"
#include "ui/settings/settings.h"
#include "ui/tabs/document_tabs.h"
#include "ui/window/side_panels.h"

#include <QAction>
#include <QKeyEvent>
#include <QLabel>
#include <QMainWindow>
#include <QMenuBar>
#include <QStatusBar>
#include <QTabBar>
#include <QTimer>
#include <utility>

namespace bloscope {

namespace {

constexpr int hintMs = 5000;
constexpr int hintMargin = 10; // pixels

} // namespace

ViewAlone::ViewAlone(QAction& action, QMainWindow& window, DocumentTabs& tabs, SidePanels& sides,
                     Settings& settings)
    : QObject(&window),
      m_action(action),
      m_window(window),
      m_tabs(tabs),
      m_sides(sides),
      m_settings(settings)
{
    connect(&action, &QAction::toggled, this, &ViewAlone::set);
    connect(&tabs, &DocumentTabs::currentPageChanged, this, &ViewAlone::follow);
    window.installEventFilter(this);
}

void ViewAlone::set(bool alone)
{
    m_window.menuBar()->setHidden(alone);
    m_window.statusBar()->setHidden(alone);
    m_tabs.setAlone(alone);
    m_sides.setAside(alone);
    m_window.setWindowState(m_window.windowState().setFlag(Qt::WindowFullScreen, alone));
    follow();
    if (DocumentPage* page = m_tabs.currentPage())
        page->takeFocus();
    delete m_hint;
    if (alone && !m_settings.wasTold(Settings::Hint::ViewAlone))
        showHint();
}

void ViewAlone::follow()
{
    DocumentPage* page = m_action.isChecked() ? m_tabs.currentPage() : nullptr;
    if (m_page && m_page != page)
        m_page->setAlone(false);
    m_page = page;
    if (page)
        page->setAlone(true);
    if (m_action.isChecked() && !page)
        m_action.setChecked(false); // nothing is left to be seen
}

void ViewAlone::showHint()
{
    m_settings.setTold(Settings::Hint::ViewAlone);
    m_hint = new QLabel(tr("F11 or Escape brings the window back."), &m_window);
    m_hint->setAutoFillBackground(true);
    m_hint->setFrameShape(QFrame::StyledPanel);
    m_hint->setMargin(hintMargin);
    m_hint->adjustSize();
    m_hint->move((m_window.width() - m_hint->width()) / 2, hintMargin);
    m_hint->show();
    QTimer::singleShot(hintMs, m_hint, &QObject::deleteLater);
}

// Escape that nothing in the window has a use for.
bool ViewAlone::eventFilter(QObject*, QEvent* event)
{
    const bool isEscape = event->type() == QEvent::KeyPress &&
                          static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
    if (!isEscape || !m_action.isChecked())
        return false;
    m_action.setChecked(false);
    return true;
}

} // namespace bloscope
