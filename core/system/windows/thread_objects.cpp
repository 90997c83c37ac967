#include "core/system/thread_objects.h"

#include <new>
#include <windows.h>

namespace bloscope {

// Of fibres, since only they have somebody who is told of the end; a thread is one as well.
ThreadSlot::ThreadSlot(Destroy destroy) : m_number(::FlsAlloc(destroy))
{
    if (m_number == FLS_OUT_OF_INDEXES)
        throw std::bad_alloc();
}

void* ThreadSlot::get() const
{
    return ::FlsGetValue(m_number);
}

void ThreadSlot::set(void* object) const
{
    if (!::FlsSetValue(m_number, object))
        throw std::bad_alloc();
}

} // namespace bloscope
