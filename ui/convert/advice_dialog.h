#pragma once

#include "core/convert/advice.h"
#include "ui/convert/slice_copy.h"

#include <QDialog>
#include <qcustomplot.h>

class QComboBox;
class QLabel;
class QPushButton;
class QSortFilterProxyModel;
class QSplitter;
class QTreeView;

namespace bloscope {

class AdviceModel;
class JobLine;
class Scheduler;

// Size against the time to decode of each way to store an array, with a colour for each codec. The
// way it is stored now is a square, the chosen one has a ring. GUI thread.
class AdvicePlot : public QCustomPlot {
    Q_OBJECT

 public:
    explicit AdvicePlot(QWidget* parent = nullptr);

    void setRows(const std::vector<AdviceRow>& rows);
    void setCurrent(int row); // -1: none

    QPointF pixelOf(int row) const; // NaN where it has no point

 signals:
    void chosen(int row);
    void activated(int row); // with a double click

 protected:
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

 private:
    // In the units of the axes.
    struct Point {
        int row = 0;
        QPointF at;
    };

    void setUpAxes();
    void putLegendOnTop();
    void takePoints();
    void redraw();
    void drawPoints();
    void addCodec(std::string_view codec, int color);
    void addMark(int row, const QCPScatterStyle& style);
    void fitAxes();
    void followPalette();
    int rowNear(QPointF pixel) const; // -1: no point is near

    std::vector<AdviceRow> m_rows;
    std::vector<Point> m_points; // of rows that were tried
    int m_current = -1;
};

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
