#include "core/bytes/spare_mappings.h"

#include <algorithm>
#include <sys/mman.h>

namespace bloscope {

SpareMappings& SpareMappings::ofThisProcess()
{
    static SpareMappings* const spares = new SpareMappings; // outlives all who give
    return *spares;
}

SpareMappings::Mapping SpareMappings::take(std::size_t size)
{
    const std::lock_guard lock(m_mutex);
    const auto fitting = std::ranges::find_if(m_mappings, [size](const Mapping& mapping) {
        return mapping.size >= size && mapping.size / 2 <= size;
    });
    if (fitting == m_mappings.end())
        return {};
    const Mapping taken = *fitting;
    m_mappings.erase(fitting);
    m_bytes -= taken.size;
    return taken;
}

void SpareMappings::give(Mapping mapping)
{
    {
        const std::lock_guard lock(m_mutex);
        if (mapping.size <= mostBytes - m_bytes) {
            m_mappings.push_back(mapping);
            m_bytes += mapping.size;
            return;
        }
    }
    ::munmap(mapping.data, mapping.size);
}

} // namespace bloscope
