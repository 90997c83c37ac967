#pragma once

#include "core/edit/edit_set.h"
#include "ui/document/edit_queue.h"
#include "ui/document/pending_edits.h"

#include <QString>
#include <QUndoStack>
#include <functional>
#include <vector>

namespace bloscope {

// What the user does to the metadata and the values of one document: the edits that wait to be
// saved, and the way back. Lives in the GUI thread. A step back or forth changes nothing but which
// EditSet is the current one: there is one for each place of the undo stack. Changes of values are
// steps once they are written as a whole; until then they wait in a queue, and with them whatever
// needs them: see EditQueue.
class DocumentEdits : public PendingEdits {
    Q_OBJECT

 public:
    using Edit = std::function<Result<>(EditSet&)>;

    // Asks the scheduler, which lives longer, for the values of the file: until isLoaded() nothing
    // should be edited, because comparing values would decode them in this thread.
    DocumentEdits(FramePtr frame, Scheduler& scheduler, QObject* parent = nullptr);
    ~DocumentEdits() override;

    const EditSet& current() const { return m_current; } // with whole steps only
    bool isLoaded() const { return m_isLoaded; }
    bool isClean() const override { return m_current.isClean() && isSettled() && !isTyping(); }
    QString unsavedText() const override;

    // Are these edits over what a frame holds, which may have been opened once more?
    bool areOver(const Frame& frame) const;

    EditQueue& queue() const { return *m_queue; }
    bool isSettled() const override { return m_queue->isSettled(); }
    QString waitingName() const override { return m_queue->lastName(); }
    bool isFollowed() const override { return m_queue->isFollowed(); }
    // EditQueue::whenSettled(). Whoever takes current() to save it, to copy it or to leave it does
    // so then.
    void whenSettled(QObject* context, std::function<void(bool isWhole)> then) override;

    // What is being written is finished first, and then undone as a whole.
    void undo() override;
    void redo() override;
    bool canUndo() const override;
    bool canRedo() const override;
    QString undoText() const override;
    QString redoText() const override;
    const QUndoStack& undoStack() const { return m_undoStack; }

    // Makes one undoable step of `how`, called `name` in menus ("Change 'units'"). Steps that
    // follow each other with the same `mergeKey`, unless it is empty, become one, and none when
    // they end where they began. It comes after the changes of values that were asked for before,
    // also where these are still being written. Errors: those of `how`; Usage while something waits
    // to be undone or redone. Nothing has happened then.
    Result<> edit(const QString& name, const Edit& how, const QString& mergeKey = {});
    void endMerging(); // the next step is one of its own, whatever its key

    void unlock(MetadataSectionOf of, const std::string& name); // no edit; stays unlocked
    void revert() override;

    // The edits were saved as they stood in `saved`, and `now` are the values of the file from then
    // on (EditSet::originalsOf). What was edited since remains to be saved, and every step can
    // still be undone. Errors: see EditSet::rebasedOn(); nothing has happened then.
    Result<> rebase(const EditSet& saved, const OriginalValuesPtr& now);

    // Begins again over what another program has written to the file: `merged`, edits over the
    // frame that `theirs` has without any, become the only step, and `now` are the values of the
    // file as it was read again. Errors: as above.
    Result<> beginOnTop(const QString& name, const EditSet& theirs, const EditSet& merged,
                        const OriginalValuesPtr& now);

 signals:
    void loaded();
    void changed(); // current() or queue().values() is another
    void locksChanged();

 private:
    bool canMerge(const QString& mergeKey) const;
    void push(EditSet edits, const QString& name, int later = 0);
    void merge(EditSet edits); // into the last step
    void show(EditSet edits);
    void make(const QString& name, const ValueEdits& values, int later);
    void moveWhenSettled(const std::function<void()>& move);
    void pushRevert();

    EditSet m_current;
    std::vector<EditSet> m_places; // one more than there are steps: m_places[undoStack().index()]
    QUndoStack m_undoStack;        // of commands that are only names
    QString m_mergeKey;            // of the last step, while others may become part of it
    EditQueue* m_queue;
    int m_waitingMoves = 0; // back and forth, until the queue is settled
    bool m_isLoaded = false;
    Ticket m_loading;
};

} // namespace bloscope
