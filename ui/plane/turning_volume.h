#pragma once

#include "core/projection/turned_volume.h"
#include "ui/worker/long_job.h"
#include "ui/worker/scheduler.h"

#include <QObject>
#include <memory>

namespace bloscope {

// A volume that somebody turns: read once in the background, and turned by a worker as often as it
// is wanted. Only the newest wish is followed. GUI thread.
class TurningVolume : public QObject {
    Q_OBJECT

 public:
    // The scheduler lives longer.
    explicit TurningVolume(Scheduler& scheduler, QObject* parent = nullptr);

    // Of the cells of a source, so many degrees.
    void want(const CellSourcePtr& cells, const VolumeView& view, int degrees);
    void stop();   // what is not there yet is not wanted any more
    void forget(); // the volume as well

    bool isBusy() const { return m_reading || m_turning; }
    const LongJob* reading() const { return m_reading.get(); } // null: it has been read
    bool isCoarse() const { return m_volume && m_volume->isCoarse(); }

 signals:
    void progressed(); // reading()
    void turned(const bloscope::CellSourcePtr& source);
    void failed(const bloscope::Error& error);

 private:
    void read();
    void turn();

    Scheduler& m_scheduler;
    CellSourcePtr m_cells;
    VolumeView m_view;
    int m_degrees = 0;
    TurnedVolumePtr m_volume; // null: not read yet
    std::unique_ptr<LongJob> m_reading;
    Ticket m_turning;
};

} // namespace bloscope
