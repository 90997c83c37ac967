#include "ui/document/linked_slice.h"

#include <algorithm>

namespace bloscope {

namespace {

DimensionLinks linksByName(const LinkedShape& array, const LinkedShape& other)
{
    DimensionLinks links(array.shape.size());
    for (std::size_t d = 0; d < links.size(); ++d) {
        const auto name = std::ranges::find(other.names, array.names[d]);
        const auto at = static_cast<std::size_t>(name - other.names.begin());
        if (name != other.names.end() && other.shape[at] == array.shape[d])
            links[d] = at;
    }
    return links;
}

DimensionLinks linksFromTheEnd(const Shape& shape, const Shape& other)
{
    DimensionLinks links(shape.size());
    for (std::size_t back = 1; back <= std::min(shape.size(), other.size()); ++back) {
        const std::size_t at = other.size() - back;
        if (shape[shape.size() - back] != other[at])
            break;
        links[shape.size() - back] = at;
    }
    return links;
}

// The dimension that follows one of the leader.
std::optional<std::size_t> following(std::optional<std::size_t> dimension,
                                     const DimensionLinks& links)
{
    const auto link = std::ranges::find(links, dimension);
    if (!dimension || link == links.end())
        return std::nullopt;
    return static_cast<std::size_t>(link - links.begin());
}

bool isOnScreen(const Slice& slice, std::size_t dimension)
{
    return slice.rowDimension() == dimension || slice.columnDimension() == dimension;
}

} // namespace

DimensionLinks dimensionLinks(const LinkedShape& array, const LinkedShape& other)
{
    const bool haveNames = !array.names.empty() && !other.names.empty();
    return array.shape != other.shape && haveNames ? linksByName(array, other)
                                                   : linksFromTheEnd(array.shape, other.shape);
}

bool followsPlane(const Slice& leader, const DimensionLinks& links)
{
    const auto follows = [&](std::optional<std::size_t> dimension) {
        return !dimension || following(dimension, links);
    };
    return follows(leader.rowDimension()) && follows(leader.columnDimension());
}

Slice followingSlice(const Slice& slice, const Slice& leader, const DimensionLinks& links)
{
    const bool followsIt = followsPlane(leader, links);
    Slice next = slice;
    for (std::size_t d = 0; d < links.size(); ++d) {
        const DimensionSlice& own = slice[d];
        if (!links[d]) {
            if (followsIt && isOnScreen(slice, d) && own.count > 0)
                next.set(d, DimensionSlice::index(own.start));
            continue;
        }
        const DimensionSlice& taken = leader[*links[d]];
        if (followsIt || (taken.fixed && own.fixed))
            next.set(d, taken);
    }
    const auto row = following(leader.rowDimension(), links);
    const auto column = following(leader.columnDimension(), links);
    if (followsIt && (next.rowDimension() != row || next.columnDimension() != column))
        next.setAxes(row, column);
    return next;
}

} // namespace bloscope
