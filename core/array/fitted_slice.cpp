#include "core/array/fitted_slice.h"

#include <algorithm>

namespace bloscope {

namespace {

// One dimension, whose extent was `before` and is `now`.
struct Dimension {
    DimensionSlice taken;
    std::int64_t before;
    std::int64_t now;
    bool isAllThere = true;

    void fit(LastIndex lastIndex)
    {
        if (taken.fixed)
            fitIndex(lastIndex);
        else if (taken.step > 0)
            fitForwards();
        else
            fitBackwards();
    }

 private:
    void fitIndex(LastIndex lastIndex)
    {
        const bool wasLast = taken.start == before - 1;
        isAllThere = taken.start < now;
        if (now == 0)
            taken = DimensionSlice::range(0, 0);
        else if (!isAllThere || (wasLast && lastIndex == LastIndex::GoesAlong))
            taken.start = now - 1;
    }

    // Up to the end, where it went to the end.
    void fitForwards()
    {
        const bool wentToTheEnd = taken.at(taken.count) >= before;
        isAllThere = taken.count == 0 || taken.at(taken.count - 1) < now || wentToTheEnd;
        const std::int64_t start = std::min(taken.start, now);
        const std::int64_t most = (now - start + taken.step - 1) / taken.step;
        taken.count = wentToTheEnd ? most : std::min(taken.count, most);
        taken.start = start;
    }

    void fitBackwards()
    {
        const bool beganAtTheEnd = taken.start == before - 1;
        isAllThere = taken.count == 0 || taken.start < now || beganAtTheEnd;
        const std::int64_t last = taken.at(taken.count - 1);
        std::int64_t start = beganAtTheEnd ? now - 1 : taken.start;
        if (start >= now) // the next of those that were taken
            start -= (start - now - taken.step) / -taken.step * -taken.step;
        if (taken.count == 0 || start < 0)
            taken = DimensionSlice::range(0, 0);
        else
            taken = {start, (start - std::min(last, start)) / -taken.step + 1, taken.step, false};
    }
};

} // namespace

FittedSlice fittedTo(const Shape& shape, const Slice& slice, LastIndex lastIndex)
{
    const Shape& before = slice.shape();
    if (shape == before)
        return {slice, true};
    if (shape.size() != before.size())
        return {Slice::firstPlane(shape), false};
    FittedSlice fitted;
    std::vector<DimensionSlice> dimensions;
    for (std::size_t d = 0; d < shape.size(); ++d) {
        Dimension dimension{slice[d], before[d], shape[d]};
        if (before[d] != shape[d])
            dimension.fit(lastIndex);
        fitted.isAllThere = fitted.isAllThere && dimension.isAllThere;
        dimensions.push_back(dimension.taken);
    }
    fitted.slice = Slice(shape, std::move(dimensions));
    if (fitted.slice.rowDimension() != slice.rowDimension() ||
        fitted.slice.columnDimension() != slice.columnDimension())
        fitted.slice.setAxes(slice.rowDimension(), slice.columnDimension());
    return fitted;
}

} // namespace bloscope
