#pragma once

#include "ui/document/document.h"
#include "ui/document/document_edits.h"
#include "ui/worker/scheduler.h"

#include <QPointer>
#include <functional>
#include <map>
#include <memory>

namespace bloscope {

// Finds out in the background which chunks of an array values can be changed in: those that are
// damaged, or encoded as this program does not write it, take none. GUI thread.
class ChunkAbility : public QObject {
    Q_OBJECT

 public:
    // Both live longer.
    ChunkAbility(const Document& document, Scheduler& scheduler, QObject* parent = nullptr);

    // Why no value of this cell can be changed, as a sentence; empty when it can be. Nothing while
    // that is not known: it is being found out then, for the cell that was asked for last.
    std::optional<QString> editObstacle(const CellIndex& cell);
    void forget(); // what was found out: the document has another file

 signals:
    void found(); // what editObstacle() was asked for

 private:
    using Answers = std::map<std::int64_t, QString>; // by chunk

    void findOut(std::vector<std::int64_t> chunks);

    const Document& m_document;
    Scheduler& m_scheduler;
    Answers m_answers;
    std::vector<std::int64_t> m_asked; // while they are looked at
    Ticket m_looking;
};

// Changes values of the array of a document, each time as one step that can be undone, and lets the
// document show what is edited, also while it is being written. The changes themselves wait in the
// queue of the file's edits, which outlives the pages that show the file. GUI thread.
class ValueChanges : public QObject {
    Q_OBJECT

 public:
    // Both live longer. Nothing can be changed before setEdits(), after which the document knows
    // it.
    ValueChanges(Document& document, Scheduler& scheduler, QObject* parent = nullptr);
    ~ValueChanges() override;

    // The edits of the file that the document is of; null: it has none.
    void setEdits(DocumentEdits* edits);
    // The file was saved: the document takes what was opened there, with what was edited since.
    void takeFile(OpenedFile file);
    // Another page shows the file now: nothing is said here any more.
    void leave();
    const Document& document() const { return m_document; }
    const EditSet* edits() const; // with whole steps only; null: the file has none

    // Why no value can be changed, as a sentence; empty when they can be, and as long as that is
    // not known.
    QString editObstacle() const { return m_editObstacle; }
    // And that of one cell, whose chunk may be damaged; nothing while it is being found out, which
    // cellChecked() tells the end of.
    std::optional<QString> editObstacleAt(const CellIndex& cell);
    // Tells somebody who wanted to change values why they cannot be: those of a copy can be, or
    // those of another array `instead`.
    void refuse(const QString& sentence, const std::optional<OpenRequest>& instead = {});

    using Write = EditQueue::Write;

    // Asks for a change that is called `name` in menus ("Edit Cell"). `done` is called once it is
    // made, in this thread, and never for one that is not.
    void change(const QString& name, Write write, std::function<void()> done = {});
    // The same for one that is written while it is made (EditQueue::begin()); null: failed() tells
    // why there is none.
    std::unique_ptr<EditQueue::Gesture> begin(const QString& name);

    // A value is being typed: PendingEdits::setTyping(). It becomes a change when settling() tells.
    void setTyping(bool isTyping);

    // An edit of the file's metadata, as a step called `name`. Errors: those of
    // DocumentEdits::edit(); Usage where the file has none.
    Result<> editMetadata(const QString& name, const DocumentEdits::Edit& how);

    bool isChanging() const { return m_edits && !m_edits->queue().isSettled(); }
    // EditQueue::whenSettled(), whatever became of what was asked for.
    void whenSettled(QObject* context, std::function<void()> then);

 signals:
    void abilityChanged(); // editObstacle()
    void cellChecked();    // editObstacleAt() knows more
    // Of the file: a step was made, undone or saved, or a part of one was written.
    void editsChanged();
    // Before anything was wanted.
    void refused(const QString& sentence, const std::optional<bloscope::OpenRequest>& instead);
    // Of the queue.
    void settling();
    void jobStarted(bloscope::LongJob* job);
    void changed(); // EditQueue::written()
    void failed(const QString& sentence);
    void ended();

 private:
    void setEditObstacle(const QString& sentence);
    void check();
    void showEdits();
    void followQueue();
    bool isPossible();

    Document& m_document;
    Scheduler& m_scheduler;
    QPointer<DocumentEdits> m_edits;
    QString m_editObstacle;
    ChunkAbility* m_chunks;
    Ticket m_checking;
};

// Calls `then` once what is being changed of a document's values is done: at once where nothing is.
// Whoever takes its reader for more than a look (to copy, to export) does so then.
void whenSettled(const Document& document, QObject* context, std::function<void()> then);

} // namespace bloscope
