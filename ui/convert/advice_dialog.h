#pragma once

#include "ui/convert/slice_copy.h"
#include "ui/worker/long_job.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSortFilterProxyModel;
class QSplitter;
class QTreeView;

namespace bloscope {

class AdviceModel;
class AdvicePlot;

// Tries in the background how a copy could be stored, shows what each way costs in a table and in a
// plot, and lets one of them be chosen. GUI thread.
class AdviceDialog : public QDialog {
    Q_OBJECT

 public:
    // What is to be stored, and how it will be looked at.
    struct Subject {
        std::shared_ptr<const SliceReader> reader;
        SliceCopy copy;             // slice and part count
        QStringList dimensionNames; // of the copy
    };

    // Begins at once. The scheduler lives longer.
    AdviceDialog(Subject subject, Scheduler& scheduler, QWidget* parent = nullptr);

    ArrayEncoding chosen() const; // once it is accepted

 private:
    QWidget* makeTop();
    QWidget* makeTable();
    QWidget* makeButtons();
    void layOut();
    void connectParts();

    void start();
    void showProgress();
    void finish(const Result<>& outcome, Advice advice);
    void setRunning(bool runs);
    void fitColumns();

    int currentRow() const; // of the advice; -1: none
    void select(int row);
    void currentChanged();
    void acceptRow(); // the current one, if it can be written

    Subject m_subject;
    Scheduler& m_scheduler;
    QLabel* m_summary;
    QComboBox* m_goal;
    QProgressBar* m_progress;
    QPushButton* m_stop; // or tries again
    AdviceModel* m_model;
    QSortFilterProxyModel* m_sorted;
    QTreeView* m_table;
    AdvicePlot* m_plot;
    QPushButton* m_use;
    std::unique_ptr<LongJob> m_job; // while it runs
};

} // namespace bloscope
