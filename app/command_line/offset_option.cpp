#include "app/command_line/offset_option.h"

#include "app/command_line/choice.h"
#include "core/frame/open_path.h"

namespace bloscope {

void OffsetOption::addTo(CLI::App& command)
{
    CLI::Validator notNegative(
        [](const std::string& typed) {
            return typed.starts_with('-') ? typed + " is in front of the file" : std::string();
        },
        "");
    addWholeNumber<std::uint64_t>(command, "--offset", m_offset,
                                  "byte of the file at which the frame begins; 0")
        ->check(notNegative)
        ->type_name("N");
}

Result<FramePtr> OffsetOption::open(const std::string& path, const Limits& limits) const
{
    return m_offset > 0 ? openFrameAt(path, m_offset, limits) : openPath(path, limits);
}

} // namespace bloscope
