#pragma once

#include "core/geometry/geometry.h"
#include "core/measure/region.h"

#include <optional>
#include <string>

namespace bloscope {

// A length, an area or a volume.
struct Measure {
    double size = 0;
    std::string unit; // "mm", "mm2", "cells"
};

// How long the ways are in a plane of two dimensions, and how large its cells: in the unit of their
// spacing, along their directions in space, which need not be at right angles; in cells where no
// spacing is told, or only of one of the two, or in different units.
class PlaneMetric {
 public:
    PlaneMetric(const Geometry& geometry, std::size_t down, std::size_t across);

    bool isInSpace() const { return m_isInSpace; }
    const std::string& unit() const { return m_unit; } // of lengths

    double length(const RegionPoint& from, const RegionPoint& to) const;
    // At a right angle in space to a way, and a cell long; of a way without length, down.
    RegionPoint across(const RegionPoint& way) const;
    // Of a line; nothing of other regions.
    std::optional<Measure> lengthOf(const Region& region) const;
    // Between the two ways that lead from its second point, 0 to 180 degrees; nothing where one of
    // them has no length, and of what is no angle.
    std::optional<double> degreesOf(const Region& region) const;
    // Of so many cells: "mm2"; nothing without a spacing.
    std::optional<Measure> areaOf(std::uint64_t cells) const;

 private:
    double product(const RegionPoint& a, const RegionPoint& b) const;

    bool m_isInSpace = false;
    std::string m_unit = "cells";
    // The products of the steps from a cell to the next: down by down, down by across, across by
    // across.
    double m_downDown = 1;
    double m_downAcross = 0;
    double m_acrossAcross = 1;
};

// How much space so many cells take in all dimensions that lie in space.
std::optional<Measure> volumeOf(std::uint64_t cells, const Geometry& geometry);

} // namespace bloscope
