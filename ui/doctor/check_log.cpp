#include "ui/doctor/check_log.h"

#include <utility>

namespace bloscope {

CheckListener CheckLog::listener()
{
    return {[this](const CheckedPart& part, const Finding& finding) {
                if (m_keep == Keep::PartsOnly)
                    return;
                const std::lock_guard lock(m_mutex);
                m_news.findings.push_back({part.key, finding});
            },
            [this](const CheckedPart& part) {
                const std::lock_guard lock(m_mutex);
                m_news.parts.push_back(std::make_shared<const CheckedPart>(part));
            }};
}

CheckLog::News CheckLog::take()
{
    const std::lock_guard lock(m_mutex);
    return std::exchange(m_news, {});
}

} // namespace bloscope
