#pragma once

#include "core/find/find_cell.h"
#include "ui/statistics/statistics_run.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QToolButton;

namespace bloscope {

class StatisticsTables;

// Statistics of some cells in tables, computed in the background with what is known so far at any
// time, and a line that says how far that is. Lines that tell of cells lead there. GUI thread.
class StatisticsPane : public QWidget {
    Q_OBJECT

 public:
    // The scheduler lives longer.
    explicit StatisticsPane(Scheduler& scheduler, QWidget* parent = nullptr);
    ~StatisticsPane() override;

    // How far it is, with a button to cancel or to start again: for a bar, which takes it.
    QWidget* stateLine() const { return m_stateLine; }

    // Which cells, and what they are called: "[2, 3:6]".
    struct Cells {
        Slice slice;
        QString name;
        StatisticsRun::MakeScans scans;
    };
    // Computes the statistics of other cells. What is known of those before stays meanwhile.
    void compute(Cells cells);
    bool isRunning() const { return m_run && m_run->isRunning(); }
    void stop();  // without a word
    void clear(); // shows nothing
    void letGo(); // of the cells as well

    // The selected lines of the table that has the focus; empty where none is.
    QString selectedText() const;
    QString text() const; // all of it

 signals:
    void placeWanted(const std::vector<std::int64_t>& index); // in the array

 private:
    void makeStateLine();
    void start();
    void stopOrStart();
    void finish(const Result<>& outcome);
    void showFindings();
    void showState();
    QString stateText() const;

    void goTo(int row);
    void findNext(int row);
    void found(const QString& label, const Result<FoundAround>& around);

    Scheduler& m_scheduler;
    QWidget* m_stateLine; // with these:
    QLabel* m_state;
    QProgressBar* m_progress;
    QToolButton* m_stop; // or start again
    StatisticsTables* m_tables;

    std::optional<Cells> m_cells; // computed last, or now
    StatisticsRun* m_run = nullptr;
    StatisticsFindingsPtr m_findings; // shown now; null before there are any
    Result<> m_outcome;               // of the last run that ended

    // The search that runs, and where the last one ended.
    Ticket m_search;
    std::optional<QString> m_foundLabel;
    FoundCell m_found;
};

} // namespace bloscope
