#pragma once

#include "core/edit/value_editor.h"
#include "ui/document/chunk_ability.h"
#include "ui/document/document.h"
#include "ui/document/document_edits.h"
#include "ui/worker/long_job.h"

#include <QPointer>
#include <deque>

namespace bloscope {

// Changes values of the array of a document, each time as one step that can be undone, and lets the
// document show what is edited. What to write is found out in the background, one change after the
// other, in the order in which they were wanted. GUI thread.
class ValueChanges : public QObject {
    Q_OBJECT

 public:
    // Both live longer. Nothing can be changed before setEdits(), after which the document knows
    // it.
    ValueChanges(Document& document, Scheduler& scheduler, QObject* parent = nullptr);
    ~ValueChanges() override;

    // The edits of the file that the document is of; null: it has none.
    void setEdits(DocumentEdits* edits);
    const Document& document() const { return m_document; }

    // Why no value can be changed, as a sentence; empty when they can be, and as long as that is
    // not known.
    QString whyNot() const { return m_whyNot; }
    // And that of one cell, whose chunk may be damaged; nothing while it is being found out, which
    // cellChecked() tells the end of.
    std::optional<QString> whyNotAt(const CellIndex& cell);
    // Tells somebody who wanted to change values why they cannot be: those of a copy can be, or
    // those of another array `instead`.
    void refuse(const QString& sentence, const std::optional<OpenRequest>& instead = {});

    // Writes to `editor`, in a worker. `values` are those of the array at that moment, edits
    // included. Errors: nothing is changed then.
    using Write =
        std::function<Result<>(const SliceReader& values, ValueEditor& editor, const Job& job)>;

    // Wants a change that is called `name` in menus ("Edit Cell"). Those that follow each other
    // with the same `mergeKey`, unless it is empty, become one step. `done` is called once it is
    // made, in this thread, and never for one that is not.
    void change(const QString& name, Write write, const QString& mergeKey = {},
                std::function<void()> done = {});

    bool isChanging() const { return !m_waiting.empty(); }

 signals:
    void abilityChanged(); // whyNot()
    void cellChecked();    // whyNotAt() knows more
    void editsChanged();   // of the file: a step was made, undone or saved, here or elsewhere
    // Before anything was wanted.
    void refused(const QString& sentence, const std::optional<bloscope::OpenRequest>& instead);
    void jobStarted(bloscope::LongJob* job);
    void changed();                       // as it was wanted; nothing may be different, too
    void failed(const QString& sentence); // and what was wanted after it is forgotten
    void ended();                         // nothing is wanted any more

 private:
    struct Wanted {
        QString name;
        Write write;
        QString mergeKey;
        std::function<void()> done;
    };

    void setWhyNot(const QString& sentence);
    void check();
    void showEdits();
    void begin();
    void finish(const Result<>& outcome, const ValueEdits& before, const ValueEdits& after);

    Document& m_document;
    Scheduler& m_scheduler;
    QPointer<DocumentEdits> m_edits;
    QString m_whyNot;
    ChunkAbility* m_chunks;
    Ticket m_checking;
    std::deque<Wanted> m_waiting; // the first one is under way
    std::unique_ptr<LongJob> m_job;
};

} // namespace bloscope
