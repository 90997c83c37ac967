#include "core/bytes/scratch_bytes.h"

#include "core/system/thread_objects.h"

#include <array>
#include <utility>

namespace bloscope {

namespace {

constexpr std::size_t mostKept = addressSanitizerWatches ? 0 : 4 << 20; // bytes of one

// What a thread keeps: more than are ever in use at once.
class Spares {
 public:
    ScratchBytes::Memory take(std::size_t size)
    {
        for (ScratchBytes::Memory& spare : m_spares)
            if (spare.capacity >= size)
                return std::exchange(spare, {});
        return {std::make_unique_for_overwrite<std::byte[]>(size), size};
    }

    // In the place of the smallest one.
    void giveBack(ScratchBytes::Memory memory)
    {
        ScratchBytes::Memory* smallest = m_spares.data();
        for (ScratchBytes::Memory& spare : m_spares)
            if (spare.capacity < smallest->capacity)
                smallest = &spare;
        if (smallest->capacity < memory.capacity)
            *smallest = std::move(memory);
    }

 private:
    std::array<ScratchBytes::Memory, 3> m_spares;
};

Spares& sparesOfThisThread()
{
    static const OfEachThread<Spares> spares;
    return spares.ofThisThread();
}

} // namespace

ScratchBytes::ScratchBytes(std::size_t size)
    : m_memory(sparesOfThisThread().take(size)), m_size(size)
{
}

ScratchBytes::~ScratchBytes()
{
    if (m_memory.capacity <= mostKept)
        sparesOfThisThread().giveBack(std::move(m_memory));
}

} // namespace bloscope
