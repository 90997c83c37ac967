#include "tests/support/allocated_size.h"

#include <malloc.h>

namespace bloscope::test {

std::size_t allocatedSize(void* place)
{
    return ::_msize(place);
}

} // namespace bloscope::test
