#include "core/bytes/process_heap.h"

#include <cstdlib> // says which C library it is
#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace bloscope {

void shareOneHeap()
{
#ifdef __GLIBC__
    mallopt(M_ARENA_MAX, 1);
#endif
}

} // namespace bloscope
