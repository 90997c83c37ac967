#pragma once

#include <cstddef>

namespace bloscope::test {

// How many bytes malloc() has given for `place`: no fewer than were asked for.
std::size_t allocatedSize(void* place);

} // namespace bloscope::test
