#include "core/geometry/length_unit.h"

#include <algorithm>

namespace bloscope {

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

} // namespace bloscope
