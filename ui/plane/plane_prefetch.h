#pragma once

#include "core/array/slice.h"
#include "core/array/slice_reader.h"
#include "ui/picture/plane_picture.h"
#include "ui/worker/scheduler.h"

#include <QObject>
#include <optional>
#include <vector>

namespace bloscope {

// Which way somebody goes through the planes of an array: known after two steps in one direction,
// forgotten at once when the next one leads elsewhere.
class ScrubCourse {
 public:
    // Another plane is wanted, by somebody who scrubs or because planes are played: these go on
    // upwards, and from the last index to the first one.
    enum class By { Scrubbing, Playing };
    void note(const Slice& plane, By by = By::Scrubbing);
    void forget() { *this = {}; }

    // The planes that come next, nearest first, each the first one to lie in other blocks
    // (`blockshape`: extents of a block, one per dimension) than those before it: reading it brings
    // those behind it as well. `most` of them at the most; none without a direction.
    std::vector<Slice> next(const Shape& blockshape, std::size_t most) const;

 private:
    // From a plane to another one that differs by the index of one dimension.
    struct Step {
        std::size_t dimension = 0;
        std::int64_t distance = 0; // in indices, never 0

        bool isAlong(const Step& other) const
        {
            return dimension == other.dimension && (distance > 0) == (other.distance > 0);
        }
    };
    static std::optional<Step> stepBetween(const Slice& from, const Slice& to);

    Slice m_plane;
    std::optional<Step> m_last;
    bool m_isKnown = false; // the last two steps lead the same way
};

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
