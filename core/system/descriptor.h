#pragma once

#include <utility>

namespace bloscope {

void closeDescriptor(int descriptor);

// An open file of the system, closed with its owner. Closing releases its locks.
class Descriptor {
 public:
    Descriptor() = default;
    explicit Descriptor(int number) : m_number(number) {}
    Descriptor(Descriptor&& other) noexcept : m_number(std::exchange(other.m_number, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept
    {
        std::swap(m_number, other.m_number);
        return *this;
    }
    ~Descriptor()
    {
        if (m_number >= 0)
            closeDescriptor(m_number);
    }

    int number() const { return m_number; }
    int release() { return std::exchange(m_number, -1); } // the caller closes it
    bool isOpen() const { return m_number >= 0; }

 private:
    int m_number = -1;
};

} // namespace bloscope
