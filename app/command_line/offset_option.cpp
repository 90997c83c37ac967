#include "app/command_line/offset_option.h"

#include "core/frame/open_path.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

namespace bloscope {

void OffsetOption::addTo(CLI::App& command)
{
    CLI::Validator notNegative(
        [](const std::string& typed) {
            return typed.starts_with('-') ? typed + " is in front of the file" : std::string();
        },
        "");
    command.add_option("--offset", m_offset, "byte of the file at which the frame begins; 0")
        ->check(notNegative)
        ->type_name("N");
}

Result<FramePtr> OffsetOption::open(const std::string& path, const Limits& limits) const
{
    return m_offset > 0 ? openFrameAt(path, m_offset, limits) : openPath(path, limits);
}

} // namespace bloscope
