#pragma once

#include <memory>

namespace bloscope {

// A place in which each thread keeps something of its own, empty at first. What is in it is given
// to `destroy` when that thread ends. The place itself stays as long as the program does.
class ThreadSlot {
 public:
    using Destroy = void (*)(void* object);

    // Throws std::bad_alloc, also where there are no more places.
    explicit ThreadSlot(Destroy destroy);

    void* get() const;
    void set(void* object) const;

 private:
    unsigned long m_number = 0; // of the system
};

// An object of each thread, made when that thread first asks for it. It is no `thread_local`: where
// a compiler emulates these, as that of MinGW does, their memory may be gone before they are
// destroyed.
template <class T>
class OfEachThread {
 public:
    T& ofThisThread() const
    {
        if (void* const object = m_slot.get())
            return *static_cast<T*>(object);
        auto made = std::make_unique<T>();
        m_slot.set(made.get());
        return *made.release();
    }

 private:
    ThreadSlot m_slot{[](void* object) { delete static_cast<T*>(object); }};
};

} // namespace bloscope
