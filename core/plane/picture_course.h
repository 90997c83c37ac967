#pragma once

#include "core/plane/pyramid_grid.h"

#include <memory>

namespace bloscope {

using PlaneNumbersPtr = std::shared_ptr<const PlaneNumbers>;

// What is to be done next for a heatmap.
struct PictureTask {
    enum class How {
        Recolor, // what is shown, in the colours of the request and the range
        Whole,   // read as much as the budget of the request allows
        Preview, // of a large plane; exactly, where its base level is known
        Tiles,   // of a large plane: in several pictures, all but the last one in the range
        Keep     // a large plane, for the next time its file is opened
    };
    std::uint64_t number = 0; // another one for each task
    How how = How::Whole;
    PictureRequest request;
    std::optional<PyramidPlan> plan = {}; // of large planes
    ValueRange range = {};                // of Recolor and Tiles
};

// The course of a heatmap's pictures, from what is wanted to what arrives: a coarse picture of the
// whole plane first, which chooses the range; then what is in sight, exactly. A plane of few cells
// may lie in blocks that are cached: it is coarse only when reading all of it takes longer than a
// moment. Only the newest request is followed, but an overview on its way is waited for: while
// somebody scrubs, pictures a moment late are better than none. What can be had by giving the
// picture that is shown other colours is not read again.
//
// A value that reads nothing and knows no clock: each event changes the tasks, and whoever has it
// begins those that are new and leaves off those that are gone.
class PictureCourse {
 public:
    // Events. Pictures come from cells of this type from now on; all else is forgotten.
    void begin(const DType& dtype);
    // A picture in the place of `shown`, which may be null. The range of the request is chosen
    // here.
    void want(const PictureRequest& wanted, PlaneNumbersPtr shown);
    // While planes are played, each is seen until the next one is whole, all in the range of the
    // first: what follows too quickly is left out.
    void setPlaying(bool plays);
    void waited(); // a long moment, since isWaiting()
    void stop();
    // What a task came to; null: it has failed. told() follows when everybody knows of it, who may
    // have wanted something else meanwhile.
    void overviewArrived(PlaneNumbersPtr picture);
    void detailArrived(PlaneNumbersPtr picture);
    void told();
    void showed(PlaneNumbersPtr picture) { m_shown = std::move(picture); } // with more to come
    void kept() { m_keeping.reset(); }

    // What to do now: at most one of each.
    const std::optional<PictureTask>& overview() const { return m_overview; }
    const std::optional<PictureTask>& detail() const { return m_detail; }
    const std::optional<PictureTask>& keeping() const { return m_keeping; }

    bool isPlaying() const { return m_isPlaying; }
    bool isWaiting() const { return m_isWaiting; } // without an overview, for all of a plane
    bool isAtRest() const { return m_isAtRest; }   // what is wanted is there, or has failed
    bool isReadingDetail() const; // also while an overview is told of that more will follow
    const PlaneNumbersPtr& shown() const { return m_shown; }
    // Of the plane that is wanted, once it is known.
    const std::optional<ValueRange>& range() const { return m_range; }

 private:
    enum class Arrived { Nothing, Overview, Detail, PlaneBefore, Recolored };

    void proceed();
    void readOverview();
    void readDetail();
    void rest();
    bool isLarge(const PictureRequest& wanted) const;
    bool isWorthTrying() const;
    std::optional<ValueRange> rangeWithoutReading() const;
    bool isGoodEnough(const PictureRequest& wanted) const;
    void holdRange();
    PictureTask task(PictureTask::How how, const PictureRequest& request);

    std::optional<DType> m_dtype;
    std::optional<PictureRequest> m_wanted;
    PlaneNumbersPtr m_shown;
    std::optional<ValueRange> m_range;
    std::optional<ValueRange> m_heldRange; // while planes are played
    std::optional<PictureTask> m_overview;
    std::optional<PictureTask> m_detail;
    std::optional<PictureTask> m_keeping;
    std::uint64_t m_tasks = 0;
    Arrived m_arrived = Arrived::Nothing; // and is told of
    bool m_isPlaying = false;
    bool m_isWaiting = false;
    bool m_isAtRest = false;
};

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

} // namespace bloscope
