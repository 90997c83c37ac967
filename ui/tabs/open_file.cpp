#include "ui/tabs/open_file.h"

#include "core/frame/find_frames.h"
#include "ui/document/document_edits.h"
#include "ui/document/table_changes.h"
#include "ui/text/error_text.h"

#include <utility>

namespace bloscope {

OpenFile::OpenFile(OpenRequest request, const AppServices& services, QObject* parent)
    : QObject(parent), m_request(std::move(request)), m_services(services)
{
}

PendingEdits* OpenFile::pending() const
{
    return m_edits ? static_cast<PendingEdits*>(m_edits) : m_tableChanges;
}

bool OpenFile::isEdited() const
{
    return pending() && !pending()->isClean();
}

Ticket OpenFile::read(const OpenRequest& request, std::function<void(const Found&)> then)
{
    return m_services.scheduler.submit(
        Scheduler::Priority::Visible, this,
        [request, &cache = m_services.cache, &pool = m_services.pool](std::stop_token) {
            return openForViewing(request, cache, pool);
        },
        std::move(then));
}

void OpenFile::open()
{
    emit opening();
    m_reading = read(m_request, [this](const Found& found) {
        m_reading.cancel();
        arrive(found);
    });
}

void OpenFile::interpret(const std::optional<Interpretation>& how)
{
    m_request.interpretation = how;
    open();
}

void OpenFile::tellGeometry(const std::optional<HandGeometry>& geometry)
{
    m_request.geometry = geometry;
    open();
}

void OpenFile::arrive(const Found& found)
{
    if (found) {
        m_document = *found;
        if (!pending())
            beginEdits(*found);
        return emit opened();
    }
    m_document.reset();
    const bool isPlainFile = !m_request.store && !m_request.source && m_request.offset == 0 &&
                             !isOnServer(address().path);
    if (found.error().kind() == ErrorKind::NotBlosc2 && isPlainFile)
        lookForFrames();
    emit failed(found.error());
}

void OpenFile::beginEdits(const OpenedDocument& found)
{
    if (const auto* table = std::get_if<OpenedTable>(&found.content); table && !found.isFrame())
        return beginTableChanges(*table);
    if (!found.isFrame() || found.frame->frame()->kind() == FrameKind::Chunk)
        return;
    m_edits = new DocumentEdits(found.frame->frame(), m_services.scheduler, this);
    follow(*m_edits);
}

void OpenFile::beginTableChanges(const OpenedTable& found)
{
    const Result<TableEdits> clean = TableEdits::of(found.table);
    if (!clean)
        return;
    m_tableChanges = new TableChanges(*clean, m_services, this);
    follow(*m_tableChanges);
}

void OpenFile::follow(const PendingEdits& edits)
{
    connect(&edits, &PendingEdits::cleanChanged, this, &OpenFile::editedChanged);
    connect(&edits, &PendingEdits::stepsChanged, this, &OpenFile::stepsChanged);
}

// Others let go of them when they hear of what comes instead.
void OpenFile::dropEdits()
{
    if (pending())
        pending()->deleteLater();
    m_edits = nullptr;
    m_tableChanges = nullptr;
}

void OpenFile::lookForFrames()
{
    m_search = m_services.scheduler.submit(
        Scheduler::Priority::Visible, this,
        [path =
             filePath(address().path)](std::stop_token stop) -> Result<std::vector<std::uint64_t>> {
            BLOSCOPE_TRY(const ByteSourcePtr file, openFile(path));
            return findFrames(*file, {.mostBytes = 1_GiB}, {std::move(stop), nullptr});
        },
        [this](const Result<std::vector<std::uint64_t>>& frames) {
            m_search.cancel();
            if (frames)
                emit framesFound(*frames);
        });
}

// A store that is open shows what it was when it was opened.
OpenRequest OpenFile::requestToReload() const
{
    OpenRequest request = m_request;
    if (m_tableChanges)
        request.store = nullptr;
    return request;
}

void OpenFile::reload(LastIndex lastIndex)
{
    const auto renew = [this, mayLose = isEdited()](const OpenedDocument& found) -> Result<> {
        if (!mayLose && isEdited())
            return Error{ErrorKind::Changed, "something was edited in the meantime"};
        return beginEditsAgain(found);
    };
    reread({requestToReload(), renew, lastIndex});
}

void OpenFile::reloadSaved(const EditSet& saved, const OpenRequest& request)
{
    const auto renew = [this, saved](const OpenedDocument& found) {
        return m_edits && found.frame
                   ? m_edits->rebase(saved, EditSet::originalsOf(saved, found.frame->frame()))
                   : beginEditsAgain(found);
    };
    reread({.request = request, .renewEdits = renew, .isOfSave = true});
}

void OpenFile::reloadSavedTable(const OpenRequest& request)
{
    const auto renew = [this](const OpenedDocument& found) -> Result<> {
        const auto* table = std::get_if<OpenedTable>(&found.content);
        if (!table || !m_tableChanges)
            return beginEditsAgain(found);
        BLOSCOPE_TRY(TableEdits saved, TableEdits::of(table->table));
        m_tableChanges->beginOver(std::move(saved));
        return {};
    };
    reread({.request = request, .renewEdits = renew, .isOfSave = true});
}

void OpenFile::reloadOnTop(const EditSet& mine, const EditSet& theirs, const EditSet& merged)
{
    const auto renew = [this, mine, theirs, merged](const OpenedDocument& found) -> Result<> {
        if (!m_edits || !found.frame || m_edits->current() != mine || !m_edits->isSettled())
            return Error{ErrorKind::Changed, "something was edited in the meantime"};
        if (found.frame->frame()->source()->identity() != theirs.frame()->source()->identity())
            return Error{ErrorKind::Changed, "the file changed again in the meantime"};
        return m_edits->beginOnTop(tr("Merge My Changes"), theirs, merged,
                                   EditSet::originalsOf(theirs, found.frame->frame()));
    };
    reread({m_request, renew});
}

void OpenFile::reread(const Reread& how)
{
    m_reading = read(how.request, [this, how](const Found& found) {
        m_reading.cancel();
        renew(how, found);
    });
}

void OpenFile::renew(const Reread& how, const Found& found)
{
    // What is being changed is written over the file as it was, and painted on the page that is
    // shown: it ends first.
    if (found && m_edits && !m_edits->isSettled())
        return m_edits->queue().whenReached(this, [=, this, edits = m_edits](bool) {
            if (edits == m_edits)
                renew(how, found);
        });
    const Result<> renewed = found ? how.renewEdits(*found) : found.error();
    if (!renewed)
        return emit reloadFailed(renewed.error());
    const bool isOther = how.request.address != m_request.address;
    const bool isAlike = how.isOfSave && m_document && areShownAlike(*m_document, *found);
    m_request = how.request;
    m_document = *found;
    emit reloaded(how.lastIndex, isAlike ? ShownAs::Before : ShownAs::Another);
    emit editedChanged();
    if (isOther)
        emit addressChanged();
}

Result<> OpenFile::beginEditsAgain(const OpenedDocument& found)
{
    dropEdits();
    beginEdits(found);
    return {};
}

void OpenFile::goTo(const OpenRequest& request)
{
    m_coming = request;
    m_going = read(request, [this, request, mayLose = isEdited()](const Found& found) {
        m_going.cancel();
        m_coming.reset();
        if (mayLose || !isEdited())
            arriveAt(request, found);
        else
            emit stayed();
    });
}

// Nothing that is still to come of the one before is told any more.
void OpenFile::arriveAt(const OpenRequest& request, const Found& found)
{
    emit leaving(request);
    m_reading.cancel();
    m_search.cancel();
    dropEdits();
    m_request = request;
    m_wasGoneTo = true;
    arrive(found);
    emit wentTo();
}

} // namespace bloscope
