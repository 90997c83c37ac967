#include "ui/structure_dock.h"

#include "ui/document/document_page.h"
#include "ui/models/frame_structure.h"
#include "ui/views/structure_view.h"

#include <QAction>
#include <QCloseEvent>
#include <QLabel>
#include <QStackedWidget>

namespace bloscope {

StructureDock::StructureDock(Scheduler& scheduler, QWidget* parent)
    : QDockWidget(tr("Structure"), parent),
      m_scheduler(scheduler),
      m_stack(new QStackedWidget(this))
{
    setObjectName("structure"); // under which the layout of the window is saved
    auto* nothing = new QLabel(tr("This file is not open"), this);
    nothing->setAlignment(Qt::AlignCenter);
    nothing->setForegroundRole(QPalette::PlaceholderText);
    m_stack->addWidget(nothing);
    setWidget(m_stack);
    connect(toggleViewAction(), &QAction::triggered, this, &StructureDock::setWanted);
}

StructureDock::~StructureDock() = default;

void StructureDock::showPage(DocumentPage* page, bool isNeeded)
{
    m_isNeeded = isNeeded;
    toggleViewAction()->setEnabled(isNeeded);
    if (page)
        m_stack->setCurrentWidget(viewOf(page));
    else
        m_stack->setCurrentIndex(0);
    setVisible(m_isNeeded && m_isWanted);
}

void StructureDock::setWanted(bool wanted)
{
    m_isWanted = wanted;
    setVisible(m_isNeeded && m_isWanted);
}

StructureView* StructureDock::viewOf(DocumentPage* page)
{
    StructureView*& view = m_views[page];
    if (!view) {
        const Document& document = page->document();
        view = new StructureView(document.name(), structureOf(document.array()), m_scheduler, this);
        m_stack->addWidget(view);
        connect(page, &QObject::destroyed, this, [this, page] { delete m_views.take(page); });
    }
    return view;
}

void StructureDock::closeEvent(QCloseEvent* event)
{
    m_isWanted = false;
    QDockWidget::closeEvent(event);
}

StructureView* StructureDock::currentView() const
{
    return qobject_cast<StructureView*>(m_stack->currentWidget());
}

void StructureDock::goToPart(const QString& partName)
{
    setWanted(true);
    raise();
    if (StructureView* view = currentView())
        view->goToPart(partName);
}

void StructureDock::focusSearch()
{
    setWanted(true);
    raise();
    if (StructureView* view = currentView())
        view->focusSearch();
}

} // namespace bloscope
