#include "core/bytes/spare_mappings.h"

#include "core/system/memory_pages.h"

#include <algorithm>

namespace bloscope {

SpareMappings& SpareMappings::ofThisProcess()
{
    static SpareMappings* const spares = new SpareMappings; // outlives all who give
    return *spares;
}

std::optional<SpareMappings::Mapping> SpareMappings::Shelf::take(std::size_t size)
{
    const auto fitting = std::ranges::find_if(m_mappings, [size](const Mapping& mapping) {
        return mapping.size >= size && mapping.size / 2 <= size;
    });
    if (fitting == m_mappings.end())
        return std::nullopt;
    const Mapping taken = *fitting;
    m_mappings.erase(fitting);
    m_bytes -= taken.size;
    return taken;
}

bool SpareMappings::Shelf::put(const Mapping& mapping)
{
    if (mapping.size > m_most - m_bytes)
        return false;
    m_mappings.push_back(mapping);
    m_bytes += mapping.size;
    return true;
}

void SpareMappings::Shelf::giveUp()
{
    for (const Mapping& mapping : m_mappings)
        unmapPages(mapping.data, mapping.size);
    m_mappings.clear();
    m_bytes = 0;
}

SpareMappings::Mapping SpareMappings::take(std::size_t size)
{
    const std::lock_guard lock(m_mutex);
    for (Shelf* const shelf : {&m_kept, &m_lent})
        if (const auto taken = shelf->take(size))
            return *taken;
    return {};
}

void SpareMappings::give(Mapping mapping)
{
    {
        const std::lock_guard lock(m_mutex);
        if (m_kept.put(mapping))
            return;
    }
    if (lendPages(mapping.data, mapping.size)) {
        const std::lock_guard lock(m_mutex);
        if (m_lent.put(mapping))
            return;
    }
    unmapPages(mapping.data, mapping.size);
}

void SpareMappings::giveUpLent()
{
    const std::lock_guard lock(m_mutex);
    m_lent.giveUp();
}

} // namespace bloscope
