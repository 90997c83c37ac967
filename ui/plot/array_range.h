#pragma once

#include "ui/picture/array_numbers.h"
#include "ui/picture/heatmap_options.h"
#include "ui/picture/value_distribution.h"
#include "ui/worker/long_job.h"

#include <QTimer>
#include <optional>

namespace bloscope {

// The range and the histogram of a whole array, for pictures of all its planes: they are computed
// in the background, grow meanwhile, and are kept. Lives in the GUI thread; destroying it ends the
// work.
class ArrayRange : public QObject {
    Q_OBJECT

 public:
    // What is known so far.
    struct Found {
        ValueRange range;
        ValueDistribution distribution;
        double share = 0; // of the cells that were seen; 1: all
    };

    // The scheduler lives longer.
    ArrayRange(ArrayPtr array, Scheduler& scheduler, QObject* parent = nullptr);

    // Goes through the numbers of `source`, unless that has been done or stopped, and finds the
    // range that `options` choose.
    void want(const CellSourcePtr& source, const HeatmapOptions& options);
    // The values of some cells are others now: what was found stays until all is gone through
    // again, a moment later.
    void renew(const CellSourcePtr& source);
    void stop();  // what was found so far stays
    void leave(); // what was not found yet begins anew when it is wanted again

    const std::optional<Found>& found() const { return m_found; }
    bool isRunning() const { return m_job && m_job->isRunning(); }
    int percent() const; // of the cells that were seen
    // How much of the array is known, as rich text with a link to stop; empty once all of it is.
    QString note() const;

 signals:
    void changed(); // found() or percent()

 private:
    struct Shared; // with the worker

    void begin();
    void takeSample();
    void find();

    ArrayPtr m_array;
    Scheduler& m_scheduler;
    CellSourcePtr m_source;
    HeatmapOptions m_options;
    std::shared_ptr<Shared> m_shared;
    std::unique_ptr<LongJob> m_job;
    ArrayNumbersPtr m_sample;
    std::optional<Found> m_found;
    Ticket m_finding;
    QTimer m_renewTimer; // gathers edits
    bool m_isRenewal = false;
};

} // namespace bloscope
