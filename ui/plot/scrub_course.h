#pragma once

#include "core/array/slice.h"

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

} // namespace bloscope
