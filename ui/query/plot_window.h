#pragma once

#include "ui/plot/figure.h"
#include "ui/query/plot_picture.h"
#include "ui/worker/scheduler.h"

#include <QDialog>
#include <memory>

class QComboBox;
class QLabel;
class QPushButton;

namespace bloscope {

class ColumnsButton;
class LongJob;
class PlotLoader;
class PlotView;

// Plots of the columns of a table: curves, histograms and scatter plots of the rows that are shown,
// in a window beside it. Computed in the background; the newest choice counts, and what is zoomed
// into is computed in more detail. GUI thread.
class PlotWindow : public QDialog {
    Q_OBJECT

 public:
    // `path`: of the file that is shown, next to which figures are saved. The scheduler must
    // outlive the window.
    PlotWindow(RowsToPlot rows, QString path, Scheduler& scheduler, QWidget* parent = nullptr);
    ~PlotWindow() override;

    void plotColumn(std::size_t column);
    void setRows(RowsToPlot rows);          // of the same table: others, or in another order
    void saveFigureTo(const QString& path); // as its extension says

 signals:
    void conditionWanted(const QString& condition); // of the selected range

 private:
    void layOut();
    QWidget* makeChoices();
    QWidget* makeButtons();
    void connectParts();
    void showKind();
    PlotChoice choice() const;
    void choose(); // another plot
    void describe();
    QString stateText() const;
    QString stateOf(const PlotPicture& picture) const;
    QString condition() const; // of the selection, or of what is in sight
    void showCondition();
    void filter();
    void saveFigure();

    RowsToPlot m_rows;
    QString m_path;
    Scheduler& m_scheduler;
    QComboBox* m_kind;
    QComboBox* m_x;
    QComboBox* m_y; // of scatter plots
    ColumnsButton* m_ys;
    QComboBox* m_color;
    QWidget* m_yLine;
    QWidget* m_ysLine;
    QWidget* m_colorLine;
    QLabel* m_state;
    PlotView* m_plot;
    QLabel* m_pointed;
    QPushButton* m_filter;
    QPushButton* m_showAll;
    QPushButton* m_save;
    PlotLoader* m_loader;
    std::unique_ptr<LongJob> m_writing;
    QString m_saved; // of the last figure
};

} // namespace bloscope
