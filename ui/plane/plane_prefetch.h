#pragma once

#include "core/array/slice_reader.h"
#include "core/plane/picture_course.h"
#include "ui/worker/scheduler.h"

#include <QObject>
#include <optional>
#include <vector>

namespace bloscope {

// Reads the planes that somebody who scrubs will want next, while nothing is waited for, so that
// their blocks are in the cache then. They take up to half of it, and what is in sight was used
// last: it stays. Planes that do not fit are left alone.
class PlanePrefetch : public QObject {
    Q_OBJECT

 public:
    // The scheduler lives longer.
    explicit PlanePrefetch(Scheduler& scheduler, QObject* parent = nullptr);

    // Of which array; null: none is read ahead.
    void setReader(std::shared_ptr<const SliceReader> reader);

    // Planes are played: the way is known, and what lies ahead is read on while they follow.
    void setPlaying(bool plays) { m_isPlaying = plays; }

    // Another picture is wanted: nothing is read any more, perhaps nobody goes on that way.
    void wanted(const PictureRequest& request);
    // What was wanted is in sight; nobody waits.
    void proceed();
    void stop(); // and forgets the way

    bool isReading() const { return static_cast<bool>(m_reading); }

    // Steps of whole blocks that are read ahead, at the most.
    static constexpr std::size_t mostBlocksAhead = 2;

 private:
    std::vector<Slice> partsAhead() const;
    void read(std::vector<Slice> parts);

    Scheduler& m_scheduler;
    std::shared_ptr<const SliceReader> m_reader;
    ScrubCourse m_course;
    std::optional<PictureRequest> m_wanted;
    bool m_isPlaying = false;
    std::vector<Slice> m_read; // of what lies ahead
    Slice m_beingRead;
    Ticket m_reading;
};

} // namespace bloscope
