#pragma once

#include <cstddef>
#include <cstdint>

namespace bloscope::kernels {

// Elements of one type, those of C++ with that many bits, and a range of them.
struct RangeTest {
    enum class Type {
        Signed8,
        Signed16,
        Signed32,
        Signed64,
        Unsigned8,
        Unsigned16,
        Unsigned32,
        Unsigned64,
        Float32,
        Float64
    };
    Type type = Type::Float64;
    const void* elements = nullptr;
    std::size_t count = 0;
    const void* low = nullptr;  // one element: the least in the range
    const void* high = nullptr; // the greatest
    bool isNegated = false;
};

// Sets each of test.count flags to 1 where the element is in the range, and to 0 elsewhere; vice
// versa if the test is negated. NaN is in no range.
void flagRange(const RangeTest& test, std::uint8_t* flags);

} // namespace bloscope::kernels
