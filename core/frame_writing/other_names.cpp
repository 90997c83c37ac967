#include "core/frame_writing/other_names.h"

#include "core/frame_writing/frame_target.h"

#include <system_error>

namespace bloscope {

namespace fs = std::filesystem;

OtherNames::OtherNames(const fs::path& path) : m_file(frameFileOf(path)), m_old(identityOf(m_file))
{
    std::error_code none;
    const bool isFile = m_old && fs::is_regular_file(m_file, none);
    const auto names = isFile ? fs::hard_link_count(m_file, none) : 1;
    m_count = none || names == 0 ? 0 : names - 1;
}

std::uint64_t OtherNames::countLeft() const
{
    const auto now = m_count > 0 ? identityOf(m_file) : std::nullopt;
    return now && !now->isSameFile(*m_old) ? m_count : 0;
}

} // namespace bloscope
