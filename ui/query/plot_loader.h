#pragma once

#include "core/base/result.h"
#include "ui/query/plot_picture.h"
#include "ui/worker/scheduler.h"

#include <QObject>
#include <QTimer>
#include <memory>
#include <optional>

namespace bloscope {

class LongJob;
class PlotView;

// Computes what a plot shows in the background: of the newest rows and choice, with bars that grow
// meanwhile, and in more detail of what is zoomed into. GUI thread; destroying it ends the work.
class PlotLoader : public QObject {
    Q_OBJECT

 public:
    // View and scheduler must outlive the loader.
    PlotLoader(PlotView& view, Scheduler& scheduler, QObject* parent = nullptr);
    ~PlotLoader() override;

    // What was shown before stays until there is something of these rows.
    void plot(RowsToPlot rows, PlotChoice choice);
    void showNothing();

    bool isRunning() const { return m_job != nullptr; }
    std::optional<int> percent() const;                           // of what runs, once it is known
    const std::optional<Error>& error() const { return m_error; } // of the last plot

 signals:
    void changed(); // what is shown, or how far it is

 private:
    struct Shared; // with the worker

    void compute(); // of what is in sight
    void takeSoFar();
    void finish(const Result<>& outcome);

    PlotView& m_view;
    Scheduler& m_scheduler;
    RowsToPlot m_rows;
    std::optional<PlotChoice> m_choice;
    std::shared_ptr<Shared> m_shared; // of the job
    std::unique_ptr<LongJob> m_job;
    std::optional<Error> m_error;
    PlotPicture::BasisPtr m_basis; // of the rows and the choice, once it is known
    QTimer m_sightTimer;           // gathers what moves in one go
};

} // namespace bloscope
