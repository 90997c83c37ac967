#include "core/frame_writing/other_names.h"

#include "core/frame_writing/frame_target.h"

namespace bloscope {

namespace fs = std::filesystem;

OtherNames::OtherNames(const fs::path& path) : m_file(frameFileOf(path)), m_old(identityOf(m_file))
{
    const auto status = statusOf(m_file);
    if (status && status->kind == FileKind::Regular && status->names > 1)
        m_count = status->names - 1;
}

std::uint64_t OtherNames::countLeft() const
{
    const auto now = m_count > 0 ? identityOf(m_file) : std::nullopt;
    return now && !now->isSameFile(*m_old) ? m_count : 0;
}

} // namespace bloscope
