#pragma once

#include "core/base/row_major.h"
#include "tests/fuzz/fuzz_target.h"

namespace bloscope::fuzz {

// What a frame says about the blocks of its array: two bytes of element size, one of dimensions,
// two of each extent.
class FuzzedArrayBlock {
 public:
    explicit FuzzedArrayBlock(Input& input) : m_typesize(input.number<std::uint16_t>())
    {
        m_shape.resize(input.number<std::uint8_t>() % 10);
        for (std::int64_t& extent : m_shape)
            extent = input.number<std::int16_t>();
    }

    ArrayBlock block() const { return {m_typesize, m_shape}; }

 private:
    std::int64_t m_typesize;
    std::vector<std::int64_t> m_shape;
};

} // namespace bloscope::fuzz
