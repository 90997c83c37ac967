#pragma once

#include "core/query/query_rows.h"
#include "ui/query/table_question.h"
#include "ui/worker/long_job.h"

#include <QString>
#include <memory>
#include <optional>
#include <vector>

namespace bloscope {

// The rows that answer a question; while it is being worked on, the first of them.
struct TableAnswer {
    std::shared_ptr<const ChosenRows> rows;
    std::shared_ptr<const RowSet> found; // their slots; null while these are incomplete
    std::int64_t count = 0;
    std::int64_t tableRows = 0; // in the whole table
    // Of rows that are not all those of the table: the first column contains their numbers.
    std::optional<std::int64_t> highestRow = {};
    bool isComplete = false;
    std::uint64_t damaged = 0; // values that the condition could not test
    std::vector<std::string> problems = {};
};

// Asks a table in the background. The newest question counts: one that is being worked on is
// cancelled. GUI thread; destroying it ends the work.
class TableQuery : public QObject {
    Q_OBJECT

 public:
    enum class Phase { Counting, Filtering, Sorting };

    // The scheduler must outlive the query.
    TableQuery(QueryTablePtr table, Scheduler& scheduler, QObject* parent = nullptr);
    ~TableQuery() override;

    void ask(TableQuestion question);
    void setTable(QueryTablePtr table); // for the questions to come; one that is asked is dropped
    void cancel();                      // keeps the rows that were found
    bool isRunning() const { return m_job != nullptr; }
    const TableQuestion& question() const { return m_question; }
    QString progressText() const; // of what runs: "Filtering, 30 %…"

 signals:
    void answered(const bloscope::TableAnswer& answer); // several times, the last one is complete
    void progressed();
    void failed(const bloscope::Error& error, Phase phase); // Cancelled when it was

 private:
    struct Run;

    void takePart();
    void finish(const Result<>& outcome);

    QueryTablePtr m_table;
    std::shared_ptr<Run> m_run; // of the job
    Scheduler& m_scheduler;
    TableQuestion m_question;
    LongJob* m_job = nullptr;
};

} // namespace bloscope
