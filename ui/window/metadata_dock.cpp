#include "ui/window/metadata_dock.h"

#include "ui/metadata/metadata_edits.h"
#include "ui/metadata/metadata_view.h"
#include "ui/pages/store_page.h"
#include "ui/pages/table_page.h"
#include "ui/tabs/save_note.h"

#include <QLabel>
#include <QStackedWidget>

namespace bloscope {

namespace {

constexpr int margin = 12; // pixels, around a sentence

// Why a document has no metadata to edit.
QString reasonFor(const DocumentTab* tab)
{
    if (!tab || !tab->page())
        return MetadataDock::tr("There are no metadata to show");
    if (qobject_cast<StorePage*>(tab->page()) || qobject_cast<TablePage*>(tab->page()))
        return MetadataDock::tr("This is a directory or an archive.\n"
                                "Open one of its leaves to see and edit its metadata.");
    return MetadataDock::tr("A chunk without a frame has no metadata");
}

} // namespace

MetadataDock::MetadataDock(Scheduler& scheduler, QWidget* parent)
    : DocumentDock(tr("Metadata"), QStringLiteral("metadata"), parent),
      m_scheduler(scheduler),
      m_stack(new QStackedWidget(this)),
      m_nothing(new QLabel(this))
{
    m_nothing->setObjectName("nothing");
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setForegroundRole(QPalette::PlaceholderText);
    m_nothing->setWordWrap(true);
    m_nothing->setMargin(margin);
    m_stack->addWidget(m_nothing);
    setWidget(m_stack);
}

MetadataDock::~MetadataDock() = default;

void MetadataDock::showTab(DocumentTab* tab, bool isNeeded)
{
    if (m_tab)
        disconnect(&m_tab->saveNote(), nullptr, this, nullptr);
    MetadataView* before = tab && tab == m_tab ? currentView() : nullptr;
    m_tab = tab;
    if (tab)
        connect(&tab->saveNote(), &SaveNote::changed, this, &MetadataDock::showNote);
    m_nothing->setText(reasonFor(tab));
    showEdits(tab && tab->page() ? tab->edits() : nullptr);
    keepState(before);
    showNote();
    setNeeded(isNeeded);
}

void MetadataDock::showEdits(MetadataEdits* edits)
{
    if (edits)
        m_stack->setCurrentWidget(viewOf(edits));
    else
        m_stack->setCurrentWidget(m_nothing);
}

// The same file was read again, and has other edits now.
void MetadataDock::keepState(MetadataView* before)
{
    MetadataView* now = currentView();
    if (before && now && now != before)
        now->restore(before->state());
}

// What would be in the way of saving is better known before one edits.
void MetadataDock::showNote()
{
    if (MetadataView* view = currentView())
        view->setNote(m_tab->saveNote().sentence());
}

MetadataView* MetadataDock::viewOf(MetadataEdits* edits)
{
    MetadataView*& view = m_views[edits];
    if (view)
        return view;
    view = new MetadataView(*edits, m_scheduler, this);
    m_stack->addWidget(view);
    connect(view, &MetadataView::changesWanted, this, &MetadataDock::changesWanted);
    connect(edits, &QObject::destroyed, this, [this](QObject* gone) { delete m_views.take(gone); });
    return view;
}

MetadataView* MetadataDock::currentView() const
{
    return qobject_cast<MetadataView*>(m_stack->currentWidget());
}

} // namespace bloscope
