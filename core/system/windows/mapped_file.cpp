#include "core/system/mapped_file.h"

#include "core/system/windows/handles.h"

namespace bloscope {

std::uint64_t mappingUnit()
{
    SYSTEM_INFO system{};
    ::GetSystemInfo(&system);
    return system.dwAllocationGranularity;
}

ByteView mapFile(int descriptor, std::uint64_t offset, std::size_t size)
{
    const Handle mapping(
        ::CreateFileMappingW(handleOf(descriptor), nullptr, PAGE_READONLY, 0, 0, nullptr));
    const void* const seen = mapping.isOpen() ? ::MapViewOfFile(mapping.get(), FILE_MAP_READ,
                                                                static_cast<DWORD>(offset >> 32),
                                                                static_cast<DWORD>(offset), size)
                                              : nullptr;
    if (!seen) {
        failed();
        return {};
    }
    return {static_cast<const std::byte*>(seen), size};
}

void unmapFile(ByteView mapped)
{
    ::UnmapViewOfFile(mapped.data());
}

} // namespace bloscope
