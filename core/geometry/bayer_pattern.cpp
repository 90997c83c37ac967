#include "core/geometry/bayer_pattern.h"

#include <algorithm>

namespace bloscope {

namespace {

constexpr FilterColor red = FilterColor::Red;
constexpr FilterColor green = FilterColor::Green;
constexpr FilterColor blue = FilterColor::Blue;

constexpr BayerPattern patterns[] = {{"RGGB", {red, green, green, blue}},
                                     {"BGGR", {blue, green, green, red}},
                                     {"GRBG", {green, red, blue, green}},
                                     {"GBRG", {green, blue, red, green}}};

// "XI_CFA_BAYER_RGGB", as the interface of the cameras calls it.
std::optional<BayerPattern> patternNamed(std::string_view name)
{
    constexpr std::string_view prefix = "XI_CFA_BAYER_";
    if (!name.starts_with(prefix))
        return {};
    const auto found = std::ranges::find(patterns, name.substr(prefix.size()), &BayerPattern::name);
    return found == std::end(patterns) ? std::nullopt : std::optional(*found);
}

} // namespace

std::optional<BayerPattern> bayerPatternOf(const FrameVectorsPtr& vectors)
{
    if (!vectors)
        return {};
    const auto told = std::ranges::find(*vectors, "color_filter_array", &FrameVector::name);
    const auto* names =
        told == vectors->end() ? nullptr : std::get_if<Coordinates::Texts>(&told->values.kind());
    if (!names || names->empty())
        return {};
    const auto isTheSame = [&](const std::string& name) { return name == names->front(); };
    return std::ranges::all_of(*names, isTheSame) ? patternNamed(names->front()) : std::nullopt;
}

} // namespace bloscope
