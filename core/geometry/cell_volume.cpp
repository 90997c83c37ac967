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

std::optional<double> millimetresOf(std::string_view unit)
{
    struct Length {
        std::string_view unit;
        double millimetres;
    };
    constexpr Length lengths[] = {
        {"pm", 1e-9},      {"nm", 1e-6},     {"nanometer", 1e-6},  {"um", 1e-3},  {"µm", 1e-3},
        {"μm", 1e-3},      {"micron", 1e-3}, {"micrometer", 1e-3}, {"mm", 1},     {"millimeter", 1},
        {"millimetre", 1}, {"cm", 10},       {"centimeter", 10},   {"m", 1000},   {"meter", 1000},
        {"metre", 1000},   {"km", 1e6},      {"in", 25.4},         {"inch", 25.4}};
    const auto found = std::ranges::find(lengths, unit, &Length::unit);
    return found == std::end(lengths) ? std::nullopt : std::optional(found->millimetres);
}

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
