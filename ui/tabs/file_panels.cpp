#include "ui/tabs/file_panels.h"

#include "ui/controls/close_button.h"
#include "ui/tabs/document_tabs.h"

#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QPointer>
#include <QTabBar>
#include <QTabWidget>

namespace bloscope {

namespace {

constexpr int heightAtFirst = 230; // pixels: most of a window of 700 is left to the data

// As high as a few rows need at first, whatever its panels would like.
class PanelStack final : public QTabWidget {
 public:
    explicit PanelStack(QWidget* parent) : QTabWidget(parent)
    {
        setDocumentMode(true);
        setTabsClosable(true);
        setTabBarAutoHide(true); // a single one has the title of the dock
        setMovable(true);
        setElideMode(Qt::ElideMiddle);
    }

    QSize sizeHint() const override { return {QTabWidget::sizeHint().width(), heightAtFirst}; }
};

} // namespace

FilePanels::FilePanels(DocumentTabs& tabs, QWidget* parent)
    : QDockWidget(parent), m_tabs(tabs), m_panels(new PanelStack(this))
{
    setObjectName(QStringLiteral("findings"));
    setAllowedAreas(Qt::BottomDockWidgetArea | Qt::TopDockWidgetArea | Qt::RightDockWidgetArea);
    for (QWidget* widget :
         {static_cast<QWidget*>(m_panels), static_cast<QWidget*>(m_panels->tabBar())})
        widget->setAccessibleName(tr("Checks and comparisons"));
    setWidget(m_panels);
    connect(m_panels, &QTabWidget::currentChanged, this, &FilePanels::showTitles);
    connect(m_panels, &QTabWidget::tabCloseRequested, this,
            [this](int index) { closeByHand(m_panels->widget(index)); });
    connect(this, &QDockWidget::topLevelChanged, this, &FilePanels::showTitles);
    closeOnEscape(*m_panels, [this] { closeByHand(front()); });
    showOrHide();
}

void FilePanels::add(QWidget* panel, DocumentTab* about)
{
    m_abouts.insert(panel, about);
    m_panels->addTab(panel, QString());
    connect(panel, &QWidget::windowTitleChanged, this, &FilePanels::showTitles);
    if (about)
        follow(panel, *about);
    bringUp(panel);
}

void FilePanels::follow(QWidget* panel, DocumentTab& tab)
{
    const auto closeIt = [this, panel] { closePanel(panel); };
    connect(&tab.file(), &OpenFile::leaving, panel, closeIt);
    connect(&tab.file(), &OpenFile::addressChanged, panel, closeIt);
    connect(&m_tabs, &DocumentTabs::arranged, panel, [this, panel, &tab] {
        if (!m_tabs.tabs().contains(&tab))
            closePanel(panel);
    });
}

void FilePanels::bringUp(QWidget* panel)
{
    m_isAside = false;
    m_panels->setCurrentWidget(panel);
    showTitles();
    showOrHide();
    raise();
    panel->setFocus(Qt::OtherFocusReason);
}

// Not deleted at once: the call may come from one of its own buttons. At the latest with all
// others, while what it refers to is still there.
void FilePanels::closePanel(QWidget* panel)
{
    if (m_abouts.remove(panel) == 0)
        return;
    panel->disconnect(); // what it still finds is of no interest
    m_panels->removeTab(m_panels->indexOf(panel));
    panel->hide();
    panel->setParent(this);
    panel->deleteLater();
    showTitles();
    showOrHide();
}

void FilePanels::closeByHand(QWidget* panel)
{
    closePanel(panel);
    if (QWidget* next = front())
        next->setFocus(Qt::OtherFocusReason);
    else if (DocumentPage* page = m_tabs.currentPage())
        page->takeFocus();
}

QWidget* FilePanels::front() const
{
    return m_panels->currentWidget();
}

void FilePanels::keepFocus(const std::function<void()>& show)
{
    const QPointer<QWidget> before =
        isAncestorOf(QApplication::focusWidget()) ? QApplication::focusWidget() : nullptr;
    show();
    if (before && m_tabs.isAncestorOf(QApplication::focusWidget()))
        before->setFocus(Qt::OtherFocusReason);
}

void FilePanels::showOrHide()
{
    setVisible(m_panels->count() > 0 && !m_isAside);
}

void FilePanels::setAside(bool aside)
{
    m_isAside = aside;
    showOrHide();
}

// With its folder: files of the same name lie in many.
QString FilePanels::titleOf(const QWidget& panel) const
{
    return tr("%1 in %2", "Check ct.b2nd, its folder")
        .arg(panel.windowTitle(), QFileInfo(panel.windowFilePath()).path());
}

// Tabs have the titles of their panels: the dock needs none above them.
void FilePanels::showTitles()
{
    for (int index = 0; index < m_panels->count(); ++index) {
        const QWidget& panel = *m_panels->widget(index);
        m_panels->setTabText(index, panel.windowTitle().replace('&', "&&"));
        m_panels->setTabToolTip(index, titleOf(panel));
    }
    const QWidget* panel = front();
    const QString title = panel ? titleOf(*panel) : QString();
    setAccessibleName(title);
    setWindowTitle(isFloating() ? title : QString(title).replace('&', "&&"));
    QWidget* none = titleBarWidget();
    const bool needsNone = m_panels->count() > 1 && !isFloating();
    if (needsNone == (none != nullptr))
        return;
    setTitleBarWidget(needsNone ? new QWidget(this) : nullptr);
    delete none;
}

void FilePanels::closeEvent(QCloseEvent* event)
{
    event->ignore(); // there may be another one behind
    if (QWidget* panel = front())
        closeByHand(panel);
}

} // namespace bloscope
