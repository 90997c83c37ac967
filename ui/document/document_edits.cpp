#include "ui/document/document_edits.h"

#include <QUndoCommand>

namespace bloscope {

DocumentEdits::DocumentEdits(FramePtr frame, Scheduler& scheduler, QObject* parent)
    : QObject(parent), m_current(std::move(frame)), m_places{m_current}
{
    connect(&m_undoStack, &QUndoStack::indexChanged, this, [this](int place) {
        if (place != m_undoStack.count())
            endMerging();
        show(m_places[static_cast<std::size_t>(place)]);
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

Result<> DocumentEdits::edit(const QString& name, const Edit& how, const QString& mergeKey)
{
    EditSet edits = m_current;
    BLOSCOPE_CHECK(how(edits));
    if (edits == m_current)
        return {};
    if (canMerge(mergeKey)) {
        merge(std::move(edits));
    } else {
        push(std::move(edits), name);
        m_mergeKey = mergeKey;
    }
    return {};
}

bool DocumentEdits::canMerge(const QString& mergeKey) const
{
    return !mergeKey.isEmpty() && mergeKey == m_mergeKey && m_undoStack.index() > 0 &&
           !m_undoStack.canRedo();
}

void DocumentEdits::push(EditSet edits, const QString& name)
{
    m_places.resize(static_cast<std::size_t>(m_undoStack.index()) + 1, m_current);
    m_places.push_back(std::move(edits));
    m_undoStack.push(new QUndoCommand(name)); // which shows the new place
}

void DocumentEdits::merge(EditSet edits)
{
    if (edits == m_places[m_places.size() - 2]) {
        // Nothing is left of the step: a step that is obsolete is dropped when it is undone.
        auto* step = const_cast<QUndoCommand*>(m_undoStack.command(m_undoStack.index() - 1));
        step->setObsolete(true);
        m_undoStack.undo();
        m_places.pop_back();
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
    const bool wasClean = isClean();
    edits.unlockAsIn(m_current);
    m_current = std::move(edits);
    emit changed();
    if (isClean() != wasClean)
        emit cleanChanged(isClean());
}

void DocumentEdits::unlock(MetadataSectionOf of, const std::string& name)
{
    m_current.unlock(of, name);
    emit locksChanged();
}

void DocumentEdits::revert()
{
    EditSet original(m_current.originals());
    if (original == m_current)
        return;
    endMerging();
    push(std::move(original), tr("Revert to saved"));
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
    show(clean);
    if (edited != clean)
        push(std::move(edited), name);
    return {};
}

} // namespace bloscope
