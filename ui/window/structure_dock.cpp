#include "ui/window/structure_dock.h"

#include "ui/document/byte_focus.h"
#include "ui/pages/document_page.h"
#include "ui/structure/row_details.h"
#include "ui/structure/structure_view.h"

#include <QLabel>
#include <QSplitter>
#include <QStackedWidget>
#include <algorithm>
#include <utility>

namespace bloscope {

StructureDock::StructureDock(QAction& action, Scheduler& scheduler, QWidget* parent)
    : DocumentDock(action, QStringLiteral("structure"), parent),
      m_scheduler(scheduler),
      m_stack(new QStackedWidget(this)),
      m_details(new RowDetails(this)),
      m_halves(new QSplitter(Qt::Vertical, this))
{
    auto* nothing = new QLabel(tr("There is no structure to show"), this);
    nothing->setAlignment(Qt::AlignCenter);
    nothing->setForegroundRole(QPalette::PlaceholderText);
    m_stack->addWidget(nothing);
    m_halves->addWidget(m_stack);
    m_halves->addWidget(m_details);
    m_halves->setStretchFactor(0, 1);
    m_halves->setChildrenCollapsible(false);
    setWidget(m_halves);
}

StructureDock::~StructureDock() = default;

void StructureDock::showPage(DocumentPage* page, bool isNeeded)
{
    for (const QMetaObject::Connection& connection : std::exchange(m_following, {}))
        disconnect(connection);
    m_page = page;
    if (page)
        m_following = {
            connect(page, &DocumentPage::structureChanged, this, &StructureDock::showStructure),
            connect(page, &DocumentPage::structurePartWanted, this, &StructureDock::goToPart),
            connect(page, &DocumentPage::structureChunkWanted, this, &StructureDock::goToChunk),
            connect(page, &DocumentPage::structureChunkShown, this, &StructureDock::selectChunk)};
    showStructure();
    setNeeded(isNeeded);
}

void StructureDock::showStructure()
{
    if (m_page && m_page->structure())
        m_stack->setCurrentWidget(viewOf(m_page));
    else
        m_stack->setCurrentIndex(0);
    m_details->setVisible(currentView());
    showDetails();
}

void StructureDock::showDetails()
{
    const StructureView* view = currentView();
    m_details->showRow(view ? view->currentRow() : QModelIndex());
}

StructureDock::Details StructureDock::details() const
{
    return {m_details->isOpen(),
            m_details->isOpen() && m_details->isVisible() ? m_details->height() : m_openHeight};
}

void StructureDock::setDetails(const Details& details)
{
    m_openHeight = details.height;
    m_details->setOpen(details.isOpen);
    if (details.isOpen && details.height > 0)
        m_halves->setSizes({std::max(m_halves->height() - details.height, 1), details.height});
}

// A page whose structure has become another one gets another view; that of the same name is of the
// same file, which was saved, and what is open and selected stays so.
StructureView* StructureDock::viewOf(DocumentPage* page)
{
    const auto there = m_views.find(page);
    if (there != m_views.end() && there->source == page->structure())
        return there->view;
    if (there != m_views.end()) {
        if (there->name == page->structureName())
            m_kept[page] = there->view->state();
        there->view->deleteLater(); // the call may come from it
    } else {
        connect(page, &QObject::destroyed, this, [this, page] { delete m_views.take(page).view; });
        connect(page, &DocumentPage::structureChanged, this, [this, page] {
            if (page != m_page && page->structure())
                viewOf(page);
        });
    }
    auto* view = new StructureView(page->structureName(), page->structure(), m_scheduler, this);
    m_stack->addWidget(view);
    connect(view, &StructureView::currentRowChanged, this, &StructureDock::showDetails);
    connect(view, &StructureView::embeddedWanted, page, &DocumentPage::openEmbedded);
    if (auto* bytes = page->findChild<ByteFocus*>()) {
        view->offerBytes();
        connect(view, &StructureView::placeChosen, bytes, &ByteFocus::choose);
        connect(view, &StructureView::bytesWanted, bytes, &ByteFocus::bytesWanted);
        connect(view, &StructureView::blockWanted, bytes, &ByteFocus::blockWanted);
        connect(bytes, &ByteFocus::rangeReached, view, [view](const NamedRange& range) {
            if (view->isVisible())
                view->showRange(range);
        });
    }
    m_views[page] = {view, page->structure(), page->structureName()};
    if (m_kept.contains(page))
        view->restore(m_kept.take(page));
    return view;
}

void StructureDock::keepState(DocumentPage* before, DocumentPage* now)
{
    const auto shown = m_views.find(before);
    if (shown != m_views.end())
        m_kept[now] = shown->view->state();
    else if (m_kept.contains(before))
        m_kept[now] = m_kept.take(before);
    else
        return;
    connect(now, &QObject::destroyed, this, [this, now] { m_kept.remove(now); });
}

StructureView* StructureDock::currentView() const
{
    return qobject_cast<StructureView*>(m_stack->currentWidget());
}

void StructureDock::goToPart(const QString& partName)
{
    bringUp();
    if (StructureView* view = currentView())
        view->goToPart(partName);
}

void StructureDock::goToChunk(std::int64_t chunk)
{
    bringUp();
    selectChunk(chunk);
}

void StructureDock::selectChunk(std::int64_t chunk)
{
    if (!isInSidePanelOverlay())
        bringUp();
    if (StructureView* view = currentView())
        view->showChunk(chunk);
}

void StructureDock::focusSearch()
{
    bringUp();
    if (StructureView* view = currentView())
        view->focusSearch();
}

} // namespace bloscope
