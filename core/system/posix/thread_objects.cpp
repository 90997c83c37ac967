#include "core/system/thread_objects.h"

#include <new>
#include <pthread.h>

namespace bloscope {

ThreadSlot::ThreadSlot(Destroy destroy)
{
    pthread_key_t key{};
    if (::pthread_key_create(&key, destroy) != 0)
        throw std::bad_alloc();
    m_number = key;
}

void* ThreadSlot::get() const
{
    return ::pthread_getspecific(static_cast<pthread_key_t>(m_number));
}

void ThreadSlot::set(void* object) const
{
    if (::pthread_setspecific(static_cast<pthread_key_t>(m_number), object) != 0)
        throw std::bad_alloc();
}

} // namespace bloscope
