#include "ui/window/metadata_dock.h"

#include "ui/controls/labelled_button.h"
#include "ui/document/document_edits.h"
#include "ui/metadata/metadata_view.h"
#include "ui/pages/document_page.h"
#include "ui/structure/value_view.h"
#include "ui/tabs/save_obstacle.h"

#include <QLabel>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace bloscope {

namespace {

constexpr int margin = 12; // pixels, around a sentence

// Why a document has no metadata to edit.
QString reasonFor(const DocumentTab* tab)
{
    if (!tab || !tab->page())
        return MetadataDock::tr("There is no metadata to show");
    return MetadataDock::tr("A chunk without a frame has no metadata");
}

} // namespace

MetadataDock::MetadataDock(QAction& action, Scheduler& scheduler, QWidget* parent)
    : DocumentDock(action, QStringLiteral("metadata"), parent),
      m_scheduler(scheduler),
      m_stack(new QStackedWidget(this)),
      m_nothing(new QLabel(this)),
      m_attributes(makeAttributes())
{
    m_nothing->setObjectName("nothing");
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setForegroundRole(QPalette::PlaceholderText);
    m_nothing->setWordWrap(true);
    m_nothing->setMargin(margin);
    m_stack->addWidget(m_nothing);
    auto* both = new QSplitter(Qt::Vertical, this);
    both->setChildrenCollapsible(false);
    both->addWidget(m_stack);
    both->addWidget(m_attributes);
    both->setStretchFactor(0, 2);
    both->setStretchFactor(1, 1);
    setWidget(both);
}

MetadataDock::~MetadataDock() = default;

void MetadataDock::showTab(DocumentTab* tab, bool isNeeded)
{
    if (m_tab)
        disconnect(&m_tab->saveObstacle(), nullptr, this, nullptr);
    MetadataView* before = tab && tab == m_tab ? currentView() : nullptr;
    m_tab = tab;
    if (tab)
        connect(&tab->saveObstacle(), &SaveObstacle::changed, this, &MetadataDock::showNote);
    m_nothing->setText(reasonFor(tab));
    showEdits(tab && tab->page() ? tab->edits() : nullptr);
    keepState(before);
    showNote();
    setNeeded(isNeeded);
}

QWidget* MetadataDock::makeAttributes()
{
    auto* all = new QWidget(this);
    m_owner = new QLabel(all);
    m_owner->setObjectName("owner");
    m_owner->setTextFormat(Qt::PlainText);
    m_owner->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_owner->setWordWrap(true);
    m_owner->setMargin(margin / 2);
    m_values = new ValueView(tr("Attributes"), m_scheduler, all);
    connect(m_values, &ValueView::embeddedWanted, this,
            [this](const QString& name, const ByteSourcePtr& source) {
                if (DocumentPage* page = m_tab ? m_tab->page() : nullptr)
                    page->openEmbedded(name, source);
            });
    auto* column = tightColumn(all);
    column->addWidget(m_owner);
    column->addWidget(m_values, 1);
    return all;
}

void MetadataDock::showEdits(DocumentEdits* edits)
{
    disconnect(m_following);
    m_stack->setCurrentWidget(edits ? static_cast<QWidget*>(viewOf(edits)) : m_nothing);
    const DocumentPage* page = m_tab ? m_tab->page() : nullptr;
    if (page)
        m_following =
            connect(page, &DocumentPage::attributesChanged, this, &MetadataDock::showAttributes);
    showAttributes();
}

void MetadataDock::showAttributes()
{
    const DocumentPage* page = m_tab ? m_tab->page() : nullptr;
    const bool isTold = page && page->attributes();
    m_attributes->setVisible(isTold);
    m_stack->setVisible(!isTold || currentView());
    if (!isTold)
        return;
    const PageAttributes& attributes = *page->attributes();
    m_owner->setText(attributes.problem.isEmpty() ? attributes.owner
                                                  : attributes.owner + '\n' + attributes.problem);
    m_values->showValues(attributes.values);
    m_values->setVisible(!attributes.values.empty());
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
        view->setNote(m_tab->saveObstacle().sentence());
}

MetadataView* MetadataDock::viewOf(DocumentEdits* edits)
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
