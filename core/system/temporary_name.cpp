#include "core/system/temporary_name.h"

#include "core/system/path_text.h"
#include "core/system/process.h"

#include <atomic>
#include <fmt/format.h>
#include <string_view>

namespace bloscope {

namespace {

constexpr std::string_view ending = ".part";

// What the names of a target's temporaries begin with.
std::string beginning(const std::filesystem::path& target)
{
    constexpr std::size_t mostOfTheName = 200; // a file name has at most 255 bytes
    return "." + target.filename().string().substr(0, mostOfTheName) + ".";
}

} // namespace

std::filesystem::path newTemporaryName(const std::filesystem::path& target)
{
    static std::atomic<unsigned> counter = 0;
    return target.parent_path() / utf8Path(fmt::format("{}{}-{}{}", beginning(target),
                                                       processNumber(), counter++, ending));
}

bool isTemporaryOf(const std::filesystem::path& target, const std::string& name)
{
    const std::string start = beginning(target);
    if (!name.starts_with(start) || !name.ends_with(ending) ||
        name.size() < start.size() + ending.size())
        return false;
    const std::string_view number =
        std::string_view(name).substr(start.size(), name.size() - start.size() - ending.size());
    return !number.empty() && number.find_first_not_of("0123456789-") == std::string_view::npos;
}

} // namespace bloscope
