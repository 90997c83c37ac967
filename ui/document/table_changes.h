#pragma once

#include "core/table_edit/table_edits.h"
#include "ui/document/app_services.h"
#include "ui/document/pending_edits.h"
#include "ui/worker/long_job.h"

#include <QPointer>
#include <deque>
#include <memory>
#include <optional>
#include <vector>

namespace bloscope {

// What the user does to the rows of one table: the edits that wait to be saved, and the way back.
// Each change is written by a worker and is one step then; a change that fails or is cancelled
// leaves nothing behind, and neither do those that were asked for after it. GUI thread.
class TableChanges : public PendingEdits {
    Q_OBJECT

 public:
    // What the services refer to lives longer.
    TableChanges(TableEdits clean, const AppServices& services, QObject* parent = nullptr);
    ~TableChanges() override;

    const TableEdits& current() const { return m_places[m_at].edits; }

    // What a change does: rows of other values are still the same rows.
    enum class Effect { Values, Rows };
    // Writes to the editor, in a worker.
    using Write = std::function<Result<>(TableEditor& editor, const Job& job)>;
    // Asks for a change that is called `name` in menus. `done` is called once it is a step, and
    // never for one that does not become one.
    void change(const QString& name, Effect effect, Write write, std::function<void()> done = {});

    // While the file is being saved, changes wait. beginOver() takes what was saved, to which no
    // step leads.
    void pause();
    void beginOver(TableEdits saved);
    void resume();

    bool isClean() const override;
    QString unsavedText() const override;
    bool isSettled() const override;
    QString waitingName() const override;
    bool isFollowed() const override { return false; }
    void whenSettled(QObject* context, std::function<void(bool isWhole)> then) override;
    void undo() override;
    void redo() override;
    void revert() override;
    bool canUndo() const override { return m_at > 0 || !isSettled(); }
    bool canRedo() const override { return m_at + 1 < m_places.size() || !isSettled(); }
    QString undoText() const override;
    QString redoText() const override;

 signals:
    void settling();                                     // what is being typed becomes a change now
    void changed(bloscope::TableChanges::Effect effect); // current() is another
    void jobStarted(bloscope::LongJob* job);
    void failed(const QString& sentence); // a change, and those after it are forgotten

 private:
    // A state of the table, and the step that led there.
    struct Place {
        TableEdits edits;
        QString name = {};
        Effect effect = Effect::Values;
    };
    // A change, or somebody who waits for those before.
    struct Waiting {
        QString name = {};
        Effect effect = Effect::Values;
        Write write = {}; // null: nothing is changed
        std::function<void()> done = {};
        QPointer<QObject> context = {};
        std::function<void(bool isWhole)> then = {};
    };

    void proceed();
    void begin(const Waiting& change);
    void end(const Result<>& outcome, std::optional<TableEdits> edits);
    void giveUp(const Error& why);
    void push(Place place);
    void moveTo(std::size_t place, Effect effect);
    void tellSteps();

    AppServices m_services;
    std::shared_ptr<SpillStore> m_store;
    std::vector<Place> m_places;    // the first one is what the file holds
    std::size_t m_at = 0;           // of them: the current one
    std::deque<Waiting> m_waiting;  // the first one is under way
    std::unique_ptr<LongJob> m_job; // of it
    bool m_isPaused = false;
};

} // namespace bloscope
