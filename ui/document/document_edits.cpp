#include "ui/document/document_edits.h"

#include "ui/document/unsaved_text.h"

#include <QUndoCommand>
#include <utility>

namespace bloscope {

DocumentEdits::DocumentEdits(FramePtr frame, Scheduler& scheduler, QObject* parent)
    : PendingEdits(parent),
      m_current(std::move(frame)),
      m_places{m_current},
      m_queue(new EditQueue(
          scheduler, SpillStore::create(),
          [this]() -> const ValueEdits& { return m_current.values(); }, this))
{
    connect(m_queue, &EditQueue::made, this, &DocumentEdits::make);
    connect(m_queue, &EditQueue::valuesChanged, this, &DocumentEdits::changed);
    connect(m_queue, &EditQueue::settledChanged, this, [this] {
        endMerging();
        tellClean();
        emit stepsChanged();
    });
    connect(&m_undoStack, &QUndoStack::indexChanged, this, [this](int place) {
        if (place != m_undoStack.count())
            endMerging();
        show(m_places[static_cast<std::size_t>(place)]);
        emit stepsChanged();
    });
    m_loading = scheduler.submit(
        Scheduler::Priority::Visible, this,
        [originals = m_current.originals()](std::stop_token stop) {
            originals->load({std::move(stop)});
            return true;
        },
        [this](bool) {
            m_loading.cancel();
            m_isLoaded = true;
            emit loaded();
        });
}

DocumentEdits::~DocumentEdits()
{
    m_undoStack.disconnect(this); // it tells of its end, when the places are gone
}

void DocumentEdits::whenSettled(QObject* context, std::function<void(bool isWhole)> then)
{
    m_queue->whenSettled(context, std::move(then));
}

QString DocumentEdits::unsavedText() const
{
    return bloscope::unsavedText(m_current);
}

bool DocumentEdits::areOver(const Frame& frame) const
{
    const Frame& own = *m_current.frame();
    const auto identity = own.source()->identity();
    return &own == &frame || (identity && identity == frame.source()->identity());
}

// A step without a difference is none, but what was seen of it while it was written may differ.
void DocumentEdits::make(const QString& name, const ValueEdits& values, int later)
{
    const EditSet& before = m_places[static_cast<std::size_t>(m_undoStack.index() - later)];
    EditSet edits = before;
    edits.setValues(values);
    if (edits == before)
        return emit changed();
    endMerging();
    push(std::move(edits), name, later);
}

void DocumentEdits::moveWhenSettled(const std::function<void()>& move)
{
    ++m_waitingMoves;
    whenSettled(this, [this, move](bool isWhole) {
        --m_waitingMoves;
        if (isWhole)
            move();
    });
}

void DocumentEdits::undo()
{
    moveWhenSettled([this] { m_undoStack.undo(); });
}

void DocumentEdits::redo()
{
    moveWhenSettled([this] { m_undoStack.redo(); });
}

bool DocumentEdits::canUndo() const
{
    return m_undoStack.canUndo() || !m_queue->isSettled();
}

// While something is written, what was undone meanwhile may be there to be redone.
bool DocumentEdits::canRedo() const
{
    return m_undoStack.canRedo() || !m_queue->isSettled();
}

QString DocumentEdits::undoText() const
{
    return m_queue->isSettled() || m_queue->isFollowed() ? m_undoStack.undoText()
                                                         : m_queue->lastName();
}

QString DocumentEdits::redoText() const
{
    return m_queue->isSettled() ? m_undoStack.redoText() : QString();
}

Result<> DocumentEdits::edit(const QString& name, const Edit& how, const QString& mergeKey)
{
    if (m_waitingMoves > 0)
        return Error{ErrorKind::Usage,
                     "an undo or redo waits until values are written; try again when that is done"};
    EditSet edits = m_current;
    BLOSCOPE_CHECK(how(edits));
    if (edits == m_current)
        return {};
    if (canMerge(mergeKey)) {
        merge(std::move(edits));
    } else {
        push(std::move(edits), name);
        m_queue->countSteps(1);
        m_mergeKey = mergeKey;
        emit stepsChanged(); // of undoText()
    }
    return {};
}

bool DocumentEdits::canMerge(const QString& mergeKey) const
{
    return !mergeKey.isEmpty() && mergeKey == m_mergeKey && m_undoStack.index() > 0 &&
           !m_undoStack.canRedo();
}

// Before the last `later` steps, which then have its values: they were made while these were
// written, and changed none. Commands are only names, which move on by one.
void DocumentEdits::push(EditSet edits, const QString& name, int later)
{
    const int last = m_undoStack.index();
    const int place = last - later;
    QString lastName = name;
    for (int step = place; step < last; ++step) {
        auto* command = const_cast<QUndoCommand*>(m_undoStack.command(step));
        const QString moved = command->text();
        command->setText(std::exchange(lastName, moved));
    }
    m_places.resize(static_cast<std::size_t>(last) + 1, m_current);
    for (auto after = m_places.begin() + place + 1; after != m_places.end(); ++after)
        after->setValues(edits.values());
    m_places.insert(m_places.begin() + place + 1, std::move(edits));
    m_undoStack.push(new QUndoCommand(lastName)); // which shows the new place
}

void DocumentEdits::merge(EditSet edits)
{
    if (edits == m_places[m_places.size() - 2]) {
        // Nothing is left of the step: a step that is obsolete is dropped when it is undone.
        auto* step = const_cast<QUndoCommand*>(m_undoStack.command(m_undoStack.index() - 1));
        step->setObsolete(true);
        m_undoStack.undo();
        m_places.pop_back();
        m_queue->countSteps(-1);
        return endMerging();
    }
    m_places.back() = edits;
    show(std::move(edits));
}

void DocumentEdits::endMerging()
{
    m_mergeKey.clear();
}

void DocumentEdits::show(EditSet edits)
{
    edits.unlockAsIn(m_current);
    m_current = std::move(edits);
    emit changed();
    tellClean();
}

void DocumentEdits::unlock(MetadataSectionOf of, const std::string& name)
{
    m_current.unlock(of, name);
    emit locksChanged();
}

void DocumentEdits::revert()
{
    moveWhenSettled([this] { pushRevert(); });
}

void DocumentEdits::pushRevert()
{
    EditSet original(m_current.originals());
    if (original == m_current)
        return;
    endMerging();
    push(std::move(original), tr("Revert to Saved"));
}

Result<> DocumentEdits::rebase(const EditSet& saved, const OriginalValuesPtr& now)
{
    std::vector<EditSet> places;
    for (const EditSet& place : m_places) {
        BLOSCOPE_TRY(EditSet rebased, place.rebasedOn(saved, now));
        places.push_back(std::move(rebased));
    }
    m_places = std::move(places);
    endMerging();
    m_queue->setReader(nullptr); // whoever shows the file knows how it is read now
    show(m_places[static_cast<std::size_t>(m_undoStack.index())]);
    return {};
}

Result<> DocumentEdits::beginOnTop(const QString& name, const EditSet& theirs,
                                   const EditSet& merged, const OriginalValuesPtr& now)
{
    BLOSCOPE_TRY(EditSet clean, theirs.rebasedOn(theirs, now));
    BLOSCOPE_TRY(EditSet edited, merged.rebasedOn(theirs, now));
    m_places.assign(static_cast<std::size_t>(m_undoStack.count()) + 1, clean);
    m_undoStack.clear();
    m_places.resize(1, clean);
    endMerging();
    m_queue->setReader(nullptr);
    show(clean);
    if (edited != clean)
        push(std::move(edited), name);
    return {};
}

} // namespace bloscope
