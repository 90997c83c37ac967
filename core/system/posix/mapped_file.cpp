#include "core/system/mapped_file.h"

#include <sys/mman.h>
#include <unistd.h>

namespace bloscope {

std::uint64_t mappingUnit()
{
    return static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
}

ByteView mapFile(int descriptor, std::uint64_t offset, std::size_t size)
{
    void* const seen =
        ::mmap(nullptr, size, PROT_READ, MAP_SHARED, descriptor, static_cast<off_t>(offset));
    if (seen == MAP_FAILED)
        return {};
    return {static_cast<const std::byte*>(seen), size};
}

void unmapFile(ByteView mapped)
{
    ::munmap(const_cast<std::byte*>(mapped.data()), mapped.size());
}

} // namespace bloscope
