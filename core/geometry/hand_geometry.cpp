#include "core/geometry/hand_geometry.h"

#include "core/base/text.h"
#include "core/geometry/cell_volume.h"
#include "core/geometry/stored_entries.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace bloscope {

namespace {

bool isLength(std::string_view unit)
{
    return unit.empty() || unit == "pixel" || millimetresOf(unit);
}

Result<> checkDimension(const HandDimension& hand, std::size_t d)
{
    const auto wrong = [d](const std::string& what) {
        return usageError(fmt::format("dimension {}: {}", d, what));
    };
    for (const std::string& label : {hand.name, hand.unit})
        if (label.size() > longestLabel)
            return wrong(fmt::format("names and units can have at most {} bytes", longestLabel));
    for (const auto& number : {hand.origin, hand.spacing})
        if (number && !std::isfinite(*number))
            return wrong("a number is not finite");
    if (hand.spacing == 0.0)
        return wrong("the spacing is 0");
    return {};
}

// An origin alone moves coordinates that the file tells, where they are evenly spaced.
void putCoordinates(const HandDimension& hand, std::int64_t extent, DimensionGeometry& to)
{
    if (extent == 0 || (!hand.origin && !hand.spacing))
        return;
    const auto told = to.coordinates ? to.coordinates->evenlySpaced() : std::nullopt;
    Coordinates::Regular made = told.value_or(Coordinates::Regular{0, 1, extent});
    made.origin = hand.origin.value_or(made.origin);
    made.spacing = hand.spacing.value_or(made.spacing);
    to.coordinates = Coordinates(made);
    to.place = "by hand";
    if (hand.spacing)
        to.spacing =
            isLength(to.unit) ? std::optional(std::abs(made.spacing)) : std::optional<double>();
}

// Of dimensions that each lie along an axis of their own.
void putSpace(const HandGeometry& hand, Geometry& to)
{
    to.direction.clear();
    to.origin.clear();
    to.worldRows.clear();
    to.isMedical = false;
    const std::vector<std::size_t> spatial = to.spatialDimensions();
    if (!std::ranges::all_of(spatial,
                             [&](std::size_t d) { return hand[d].origin && hand[d].spacing; }))
        return;
    for (std::size_t axis = 0; axis < spatial.size(); ++axis) {
        to.origin.push_back(*hand[spatial[axis]].origin);
        to.direction.emplace_back(spatial.size());
        to.direction[axis][axis] = *hand[spatial[axis]].spacing < 0 ? -1 : 1;
    }
}

} // namespace

Result<> checkHandGeometry(const HandGeometry& hand)
{
    for (std::size_t d = 0; d < hand.size(); ++d) {
        BLOSCOPE_CHECK(checkDimension(hand[d], d));
        for (std::size_t other = 0; other < d; ++other)
            if (!hand[d].name.empty() && hand[d].name == hand[other].name)
                return usageError(fmt::format("dimensions {} and {} have the same name, {}", other,
                                              d, escapeForDisplay(hand[d].name)));
    }
    return {};
}

void putByHand(const HandGeometry& hand, const Shape& shape, Geometry& to)
{
    if (hand.size() != shape.size() || !checkHandGeometry(hand))
        return;
    for (std::size_t d = 0; d < hand.size(); ++d) {
        DimensionGeometry& dimension = to.dimensions[d];
        if (!hand[d].name.empty())
            dimension.name = labelOf(hand[d].name);
        if (!hand[d].unit.empty())
            dimension.unit = labelOf(hand[d].unit);
        putCoordinates(hand[d], shape[d], dimension);
    }
    const auto movesAxis = [](const HandDimension& d) { return d.origin || d.spacing; };
    if (std::ranges::any_of(hand, movesAxis))
        putSpace(hand, to);
}

HandGeometry handOfSlice(const HandGeometry& hand, const Geometry& put, const Slice& slice)
{
    HandGeometry made;
    for (std::size_t d = 0; d < hand.size(); ++d) {
        const DimensionSlice& taken = slice[d];
        if (taken.fixed)
            continue;
        made.push_back(hand[d]);
        const auto& coordinates = put.dimensions[d].coordinates;
        const auto told = coordinates ? coordinates->evenlySpaced() : std::nullopt;
        if (!told || (!hand[d].origin && !hand[d].spacing))
            continue;
        if (hand[d].origin || taken.start != 0)
            made.back().origin = told->origin + static_cast<double>(taken.start) * told->spacing;
        if (hand[d].spacing)
            made.back().spacing = told->spacing * static_cast<double>(taken.step);
    }
    return made;
}

} // namespace bloscope
