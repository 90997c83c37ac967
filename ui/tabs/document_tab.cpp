#include "ui/tabs/document_tab.h"

#include "core/frame/find_frames.h"
#include "ui/controls/message_bar.h"
#include "ui/metadata/metadata_edits.h"
#include "ui/overlay/overlay_state.h"
#include "ui/pages/array_page.h"
#include "ui/pages/page_factory.h"
#include "ui/slice/dimension_bar.h"
#include "ui/tabs/document_saver.h"
#include "ui/tabs/failure_page.h"
#include "ui/tabs/outside_changes.h"
#include "ui/tabs/save_note.h"

#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <utility>

namespace bloscope {

DocumentTab::DocumentTab(OpenRequest request, const QString& slice, Workshop workshop,
                         QWidget* parent)
    : QWidget(parent),
      m_request(std::move(request)),
      m_firstSlice(slice),
      m_workshop(workshop),
      m_message(new MessageBar(this)),
      m_stack(new QStackedWidget(this)),
      m_opening(new QLabel(tr("Opening %1…").arg(address().name()), this)),
      m_failure(new FailurePage(this)),
      m_saver(new DocumentSaver(*this, workshop)),
      m_saveNote(new SaveNote(*this, workshop.scheduler)),
      m_outside(new OutsideChanges(*this, *m_saver, workshop))
{
    m_opening->setAlignment(Qt::AlignCenter);
    m_opening->setForegroundRole(QPalette::PlaceholderText);
    m_stack->addWidget(m_opening);
    m_stack->addWidget(m_failure);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_message);
    column->addWidget(m_stack, 1);
    connect(m_failure, &FailurePage::retryWanted, this, &DocumentTab::open);
    connect(m_failure, &FailurePage::closeWanted, this, &DocumentTab::closeWanted);
    connect(m_failure, &FailurePage::frameWanted, this,
            [this](std::uint64_t offset) { emit openWanted(m_request.frameAt(offset)); });
    open();
}

void DocumentTab::open()
{
    m_stack->setCurrentWidget(m_opening);
    m_ticket = m_workshop.scheduler.submit(
        Scheduler::Priority::Visible, this,
        [request = m_request, &cache = m_workshop.cache, &pool = m_workshop.pool](std::stop_token) {
            return openForViewing(request, cache, pool);
        },
        [this](const Result<OpenedDocument>& opened) { documentArrives(opened); });
}

void DocumentTab::documentArrives(const Result<OpenedDocument>& document)
{
    m_ticket.cancel();
    if (!document)
        return showFailure(document.error());
    prepareEdits(*document);
    DocumentPage* const before = m_page;
    m_page = createPage(*document, m_workshop, this);
    m_stack->addWidget(m_page);
    m_stack->setCurrentWidget(m_page);
    if (!m_firstSlice.isEmpty())
        showSlice(m_firstSlice);
    emit opened();
    if (m_firstView) {
        const ViewState state = *std::move(m_firstView);
        m_firstView.reset();
        showAs(state);
    }
    if (before) // others have let go of it now
        before->retire();
}

// They stay when the same file is only read in another way.
void DocumentTab::prepareEdits(const OpenedDocument& document)
{
    if (m_edits || !document.isFrame() || document.frame->frame()->kind() == FrameKind::Chunk)
        return;
    m_edits = new MetadataEdits(document.frame->frame(), m_workshop.scheduler, this);
    connect(m_edits, &MetadataEdits::cleanChanged, this, &DocumentTab::editedChanged);
}

ViewState DocumentTab::viewState() const
{
    return m_page ? m_page->viewState() : m_firstView.value_or(ViewState());
}

void DocumentTab::showAs(const ViewState& state)
{
    if (!m_page) {
        m_firstView = state;
        return;
    }
    const QString missing = m_page->restore(state, LastIndex::Stays);
    if (!missing.isEmpty() && m_page->messageBar().text().isEmpty())
        m_page->messageBar().tell(MessageBar::Severity::Note, missing);
}

void DocumentTab::interpret(const std::optional<Interpretation>& how)
{
    m_request.interpretation = how;
    m_firstSlice.clear();
    open();
}

bool DocumentTab::isEdited() const
{
    return m_edits && !m_edits->isClean();
}

void DocumentTab::reload(LastIndex lastIndex)
{
    reread(m_request, {}, lastIndex);
}

void DocumentTab::reloadSaved(const EditSet& saved, const OpenRequest& request)
{
    reread(request, saved, LastIndex::Stays);
}

void DocumentTab::reread(const OpenRequest& request, const std::optional<EditSet>& saved,
                         LastIndex lastIndex)
{
    m_ticket = m_workshop.scheduler.submit(
        Scheduler::Priority::Visible, this,
        [request, &cache = m_workshop.cache, &pool = m_workshop.pool](std::stop_token) {
            return openForViewing(request, cache, pool);
        },
        [this, request, saved, lastIndex,
         mayLose = isEdited()](const Result<OpenedDocument>& document) {
            m_ticket.cancel();
            Result<> renewed = document ? Result<>() : document.error();
            if (renewed && !saved && !mayLose && isEdited())
                renewed = Error{ErrorKind::Changed, "something was edited meanwhile"};
            if (renewed)
                renewed = renewEdits(*document, saved);
            if (!renewed)
                return emit reloadFailed(renewed.error());
            const bool isOther = request.address != m_request.address;
            m_request = request;
            replacePage(*document, lastIndex);
            if (isOther)
                emit addressChanged();
        });
}

Result<> DocumentTab::renewEdits(const OpenedDocument& document,
                                 const std::optional<EditSet>& saved)
{
    if (saved && m_edits && document.frame)
        return m_edits->rebase(*saved, EditSet::originalsOf(*saved, document.frame->frame()));
    if (m_edits)
        m_edits->deleteLater(); // others let go of it when they hear of reloaded()
    m_edits = nullptr;
    prepareEdits(document);
    return {};
}

void DocumentTab::replacePage(const OpenedDocument& document, LastIndex lastIndex)
{
    DocumentPage* const before = m_page;
    const bool hadFocus = before && before->isAncestorOf(window()->focusWidget());
    m_page = createPage(document, m_workshop, this);
    const QString missing = before ? m_page->restore(before->viewState(), lastIndex) : QString();
    m_stack->addWidget(m_page);
    m_stack->setCurrentWidget(m_page);
    if (hadFocus)
        m_page->takeFocus();
    emit pageReplaced(before, m_page);
    emit reloaded();
    emit editedChanged();
    if (!missing.isEmpty() && m_page->messageBar().text().isEmpty())
        m_page->messageBar().tell(MessageBar::Severity::Note, missing);
    if (before)
        before->retire();
}

void DocumentTab::goTo(const OpenRequest& request)
{
    m_coming = request;
    m_going = m_workshop.scheduler.submit(
        Scheduler::Priority::Visible, this,
        [request, &cache = m_workshop.cache, &pool = m_workshop.pool](std::stop_token) {
            return openForViewing(request, cache, pool);
        },
        [this, request, mayLose = isEdited()](const Result<OpenedDocument>& document) {
            m_going.cancel();
            m_coming.reset();
            if (mayLose || !isEdited())
                return arriveAt(request, document);
            m_message->tell(MessageBar::Severity::Note,
                            tr("%1 has been edited meanwhile and stays.").arg(address().name()));
        });
}

void DocumentTab::arriveAt(const OpenRequest& request, const Result<OpenedDocument>& document)
{
    leaveFile(request);
    m_request = request;
    if (!document && m_page)
        std::exchange(m_page, nullptr)->retire();
    documentArrives(document);
    emit wentTo();
}

// Nothing that is still to come of it is told any more.
void DocumentTab::leaveFile(const OpenRequest& next)
{
    m_carried = carriedView();
    if (m_carried.array)
        carryLabels(m_carried.array->heatmap.overlay, m_request, next);
    m_firstView = m_carried;
    m_firstSlice.clear();
    m_wasGoneTo = true;
    m_search.cancel();
    m_outside->forget();
    m_message->dismiss();
    if (m_edits)
        m_edits->deleteLater(); // others let go of it when they hear of the next page
    m_edits = nullptr;
}

// What did not fit the file that is left, the next one may have again.
ViewState DocumentTab::carriedView() const
{
    ViewState view = viewState();
    if (!m_carried.array)
        return view;
    const Slice& carried = m_carried.array->slice;
    if (!view.array)
        view.array = m_carried.array;
    else if (view.array->slice == fittedTo(view.array->slice.shape(), carried).slice)
        view.array->slice = carried;
    return view;
}

bool DocumentTab::hasFailed() const
{
    return m_stack->currentWidget() == m_failure;
}

QString DocumentTab::problem() const
{
    if (hasFailed())
        return m_failure->sentence();
    const QString told = m_message->text();
    return told.isEmpty() && m_page ? m_page->messageBar().text() : told;
}

ArrayPage* DocumentTab::arrayPage() const
{
    return qobject_cast<ArrayPage*>(m_page);
}

void DocumentTab::showSlice(const QString& text)
{
    if (!m_page)
        m_firstSlice = text;
    else if (ArrayPage* array = arrayPage())
        array->dimensionBar().setSliceText(text);
}

void DocumentTab::showFailure(const Error& error)
{
    m_failure->explain(address().name(), error);
    m_stack->setCurrentWidget(m_failure);
    const bool isPlainFile = !m_request.store && !m_request.source && m_request.offset == 0;
    if (error.kind() == ErrorKind::NotBlosc2 && isPlainFile)
        lookForFrames();
    emit failed();
}

void DocumentTab::lookForFrames()
{
    m_search = m_workshop.scheduler.submit(
        Scheduler::Priority::Visible, this,
        [path = address().path.toStdString()](
            std::stop_token stop) -> Result<std::vector<std::uint64_t>> {
            BLOSCOPE_TRY(const ByteSourcePtr file, openFile(path));
            return findFrames(*file, {.mostBytes = 1_GiB}, {std::move(stop), nullptr});
        },
        [this](const Result<std::vector<std::uint64_t>>& frames) {
            m_search.cancel();
            if (frames)
                m_failure->offerFrames(*frames);
        });
}

} // namespace bloscope
