#pragma once

#include "core/statistics/find_cell.h"
#include "ui/document/document.h"
#include "ui/slice/slice_view.h"
#include "ui/statistics/statistics_run.h"

class QComboBox;
class QLabel;
class QProgressBar;
class QToolButton;

namespace bloscope {

class StatisticsTables;

// Exact statistics of the slice that is shown, or of the whole array, of a field where elements
// have several: computed in the background while the view is in sight, with what is known so far at
// any time. Lines that tell of cells lead there.
class StatisticsView : public SliceView {
    Q_OBJECT

 public:
    enum class Scope { Slice, Array };

    // Document and scheduler live longer than the view. `summaries` keep what is seen of chunks.
    StatisticsView(Document& document, Scheduler& scheduler,
                   std::shared_ptr<ChunkSummaries> summaries, QWidget* parent = nullptr);
    ~StatisticsView() override;

    QWidget* bar() const override { return m_bar; }
    void copy() override; // the selected lines of the table that has the focus, or all lines
    void setScope(Scope scope);
    Scope scope() const;
    bool isRunning() const { return m_run && m_run->isRunning(); }

 protected:
    void load() override;
    void leave() override;

 private:
    QWidget* makeBar();

    void start();
    void stopOrStart();
    void finish(const Result<>& outcome);
    void showFindings();
    void clear();
    void showState();
    QString stateText() const;

    void goTo(int row);
    void findNext(int row);
    void found(const QString& label, const Result<FoundAround>& around);

    Document& m_document;
    Scheduler& m_scheduler;
    std::shared_ptr<ChunkSummaries> m_summaries;
    std::vector<DTypeLeaf> m_leaves; // that have statistics
    QComboBox* m_field;              // which of them
    QComboBox* m_scope;
    QLabel* m_state;
    QProgressBar* m_progress;
    QToolButton* m_stop; // or start again
    QWidget* m_bar;      // with these
    StatisticsTables* m_tables;

    StatisticsRun* m_run = nullptr;
    StatisticsFindingsPtr m_findings; // shown now; null before there are any
    std::optional<Slice> m_of;        // what was computed last, or is
    int m_ofField = 0;                // of the leaves
    Result<> m_outcome;               // of the last run that ended

    // The search that runs, and where the last one ended.
    Ticket m_search;
    std::optional<QString> m_foundLabel;
    FoundCell m_found;
};

} // namespace bloscope
