#include "app/command_line/for_slices.h"

#include "core/base/text.h"

#include <fmt/format.h>

namespace bloscope {

Result<std::vector<std::size_t>> parseAxes(std::span<const std::string> texts)
{
    constexpr std::string_view word = "axis";
    std::vector<std::size_t> axes;
    for (const std::string_view text : texts) {
        const auto axis =
            parseNumber<std::size_t>(text.starts_with(word) ? text.substr(word.size()) : text);
        if (!axis)
            return usageError(
                fmt::format("--for-slices: \"{}\" is no dimension; the first one is 0",
                            escapeForDisplay(text)));
        axes.push_back(*axis);
    }
    return axes;
}

} // namespace bloscope
