#pragma once

#include "core/bytes/byte_view.h"

namespace bloscope {

// Bytes owned like those of a ByteBuffer, for those that are many and about to be filled. Zeroed
// ones are zero as the system gives them: large ones are not touched before somebody writes them,
// so that the threads which fill them share that work. Movable only.
class HeapBytes {
 public:
    HeapBytes() = default;
    static HeapBytes uninitialised(std::size_t size);
    static HeapBytes zeroed(std::size_t size);
    // For those who fill all of them: large ones are memory that was used before, if there is some.
    static HeapBytes toBeFilled(std::size_t size);
    // The same for one of many blocks of the same size.
    static HeapBytes forBlock(std::size_t size);
    HeapBytes(HeapBytes&& other) noexcept;
    HeapBytes& operator=(HeapBytes&& other) noexcept;
    ~HeapBytes();

    std::size_t size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    // Is what nobody has written yet zero?
    bool beganAsZero() const { return m_beganAsZero; }
    std::byte* data() { return m_data; }
    const std::byte* data() const { return m_data; }
    std::byte* begin() { return m_data; }
    std::byte* end() { return m_data + m_size; }
    const std::byte* begin() const { return m_data; }
    const std::byte* end() const { return m_data + m_size; }
    std::byte& operator[](std::size_t i) { return m_data[i]; }
    const std::byte& operator[](std::size_t i) const { return m_data[i]; }

    // What is added is zero.
    void resize(std::size_t size);

    bool operator==(ByteView other) const;

 private:
    enum class Content { Zero, Unknown };
    enum class Home { Heap, Slab, System }; // where the memory is from
    HeapBytes(std::byte* data, std::size_t size, Content content, Home home, std::size_t mapped);
    static HeapBytes ofHeap(void* memory, std::size_t size, Content content);

    std::byte* m_data = nullptr;
    std::size_t m_size = 0;
    std::size_t m_mapped = 0; // bytes of the system's that this is the begin of
    Home m_home = Home::Heap;
    bool m_beganAsZero = true;
};

} // namespace bloscope
