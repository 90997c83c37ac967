#include "tests/support/allocated_size.h"

#include <malloc.h>

namespace bloscope::test {

std::size_t allocatedSize(void* place)
{
    return ::malloc_usable_size(place);
}

} // namespace bloscope::test
