#pragma once

#include "ui/convert/slice_copy.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPushButton;
class QSortFilterProxyModel;
class QSplitter;
class QTreeView;

namespace bloscope {

class AdviceModel;
class AdvicePlot;
class JobLine;
class Scheduler;

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
    void offerGoals();
    QWidget* makeTable();
    QWidget* makeButtons();
    void layOut();
    void connectParts();

    void start();
    void finish(const Result<>& outcome, Advice advice);
    void fitColumns();

    int currentRow() const; // of the advice; -1: none
    void select(int row);
    void currentChanged();
    void acceptRow(); // the current one, if it can be written

    Subject m_subject;
    QLabel* m_summary;
    QComboBox* m_goal;
    JobLine* m_job; // tries, or tries again
    AdviceModel* m_model;
    QSortFilterProxyModel* m_sorted;
    QTreeView* m_table;
    AdvicePlot* m_plot;
    QPushButton* m_use;
};

} // namespace bloscope
