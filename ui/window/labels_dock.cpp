#include "ui/window/labels_dock.h"

#include "ui/brush/heatmap_brush.h"
#include "ui/labels/label_panel.h"
#include "ui/overlay/heatmap_overlay.h"
#include "ui/plane/heatmap_look.h"

#include <QEvent>
#include <QLabel>
#include <QStackedWidget>

namespace bloscope {

LabelsDock::LabelsDock(QAction& action, Scheduler& scheduler, QWidget* parent)
    : DocumentDock(action, QStringLiteral("labels"), parent),
      m_scheduler(scheduler),
      m_stack(new QStackedWidget(this))
{
    auto* nothing = new QLabel(tr("There is no array with labels to show"), this);
    nothing->setAlignment(Qt::AlignCenter);
    nothing->setForegroundRole(QPalette::PlaceholderText);
    nothing->setWordWrap(true);
    m_stack->addWidget(nothing);
    setWidget(m_stack);
    m_stack->installEventFilter(this);
}

LabelsDock::~LabelsDock() = default;

void LabelsDock::showPage(ArrayPage* page, bool isNeeded)
{
    m_page = page;
    m_stack->setCurrentIndex(0);
    setNeeded(isNeeded);
    if (m_stack->isVisible() || m_panels.contains(page))
        showPanel();
}

bool LabelsDock::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_stack && event->type() == QEvent::Show)
        showPanel();
    return DocumentDock::eventFilter(watched, event);
}

void LabelsDock::showPanel()
{
    if (m_page)
        m_stack->setCurrentWidget(panelOf(m_page));
}

LabelPanel* LabelsDock::panelOf(ArrayPage* page)
{
    if (LabelPanel* there = m_panels.value(page))
        return there;
    const LabelPanelParts parts{page->document(), page->dimensionBar(),
                                *page->findChild<HeatmapLook*>(),
                                *page->findChild<HeatmapOverlay*>()};
    auto* panel = new LabelPanel(parts, m_scheduler, this);
    m_stack->addWidget(panel);
    m_panels.insert(page, panel);
    connect(panel, &LabelPanel::notice, page, &DocumentPage::notice);
    connect(panel, &LabelPanel::cellWanted, page, &ArrayPage::goTo);
    if (auto* brush = page->findChild<HeatmapBrush*>())
        connect(panel, &LabelPanel::labelChosen, brush, &HeatmapBrush::setValue);
    connect(page, &QObject::destroyed, this, [this, page] { delete m_panels.take(page); });
    return panel;
}

LabelPanel* LabelsDock::currentPanel() const
{
    return m_panels.value(m_page);
}

void LabelsDock::step(StepTo to)
{
    if (!m_page)
        return;
    if (!currentPanel() || !currentPanel()->labels())
        bringUp();
    showPanel();
    currentPanel()->step(to);
}

} // namespace bloscope
