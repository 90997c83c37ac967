#include "core/array/found_damage.h"

#include <utility>

namespace bloscope {

void FoundDamage::note(const std::string& reason)
{
    const std::lock_guard lock(m_mutex);
    if (m_first)
        return;
    m_first = reason;
    for (const auto& [who, heard] : std::exchange(m_listeners, {}))
        heard(reason);
}

void FoundDamage::listen(const void* who, Heard heard)
{
    const std::lock_guard lock(m_mutex);
    if (m_first)
        heard(*m_first);
    else
        m_listeners[who] = std::move(heard);
}

void FoundDamage::forget(const void* who)
{
    const std::lock_guard lock(m_mutex);
    m_listeners.erase(who);
}

void FoundDamage::beginAgain()
{
    const std::lock_guard lock(m_mutex);
    m_first.reset();
}

} // namespace bloscope
