#pragma once

#include "core/edit/edit_set.h"
#include "ui/worker/scheduler.h"

#include <QString>
#include <QUndoStack>
#include <functional>
#include <vector>

namespace bloscope {

// What somebody does to the metadata and the values of one document: the edits that wait to be
// saved, and the way back. Lives in the GUI thread. A step back or forth changes nothing but which EditSet is the
// current one: there is one for each place of the undo stack.
class DocumentEdits : public QObject {
    Q_OBJECT

 public:
    using Edit = std::function<Result<>(EditSet&)>;

    // Asks the scheduler, which lives longer, for the values of the file: until isLoaded() nothing
    // should be edited, because comparing values would decode them in this thread.
    DocumentEdits(FramePtr frame, Scheduler& scheduler, QObject* parent = nullptr);
    ~DocumentEdits() override;

    const EditSet& current() const { return m_current; }
    bool isLoaded() const { return m_isLoaded; }
    bool isClean() const { return m_current.isClean(); } // nothing that could be saved
    QUndoStack& undoStack() { return m_undoStack; }
    // Keeps the bytes of edited values.
    const std::shared_ptr<SpillStore>& store() const { return m_store; }

    // Makes one undoable step of `how`, called `name` in menus ("Change 'units'"). Steps that
    // follow each other with the same `mergeKey`, unless it is empty, become one, and none when
    // they end where they began. Errors: those of `how`; nothing has happened then.
    Result<> edit(const QString& name, const Edit& how, const QString& mergeKey = {});
    void endMerging(); // the next step is one of its own, whatever its key

    void unlock(MetadataSectionOf of, const std::string& name); // no edit; stays unlocked
    void revert();                                              // to what the file holds; undoable

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
    void changed();                // current() is another
    void cleanChanged(bool clean); // isClean() is
    void locksChanged();

 private:
    bool canMerge(const QString& mergeKey) const;
    void push(EditSet edits, const QString& name);
    void merge(EditSet edits); // into the last step
    void show(EditSet edits);

    std::shared_ptr<SpillStore> m_store = SpillStore::create();
    EditSet m_current;
    std::vector<EditSet> m_places; // one more than there are steps: m_places[undoStack().index()]
    QUndoStack m_undoStack;        // of commands that are only names
    QString m_mergeKey;            // of the last step, while others may become part of it
    bool m_isLoaded = false;
    Ticket m_loading;
};

} // namespace bloscope
