#include "core/geometry/cell_volume.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <utility>

namespace bloscope {

namespace {

// Units in the order in which they are met, with how often.
std::string productOf(const std::vector<std::string>& units)
{
    std::vector<std::pair<std::string, int>> powers;
    for (const std::string& unit : units) {
        const auto there = std::ranges::find(powers, unit, &std::pair<std::string, int>::first);
        if (there == powers.end())
            powers.emplace_back(unit, 1);
        else
            ++there->second;
    }
    std::vector<std::string> factors;
    for (const auto& [unit, power] : powers)
        factors.push_back(power == 1 ? unit : fmt::format("{}{}", unit, power));
    return fmt::format("{}", fmt::join(factors, " "));
}

} // namespace

std::optional<CellVolume> cellVolumeOf(const Geometry& geometry)
{
    CellVolume volume;
    std::vector<std::string> units;
    for (const DimensionGeometry& dimension : geometry.dimensions)
        if (dimension.spacing) {
            volume.size *= *dimension.spacing;
            units.push_back(dimension.unit.empty() ? "mm" : dimension.unit);
        }
    if (units.size() < 2 || !std::isnormal(volume.size))
        return {};
    volume.unit = productOf(units);
    return volume;
}

} // namespace bloscope
