#include "tests/support/sample_bytes.h"

#include <algorithm>
#include <random>

namespace bloscope::test {

ByteBuffer noise(std::size_t size, std::uint32_t seed)
{
    std::mt19937 random(seed);
    ByteBuffer bytes(size);
    for (std::byte& byte : bytes)
        byte = static_cast<std::byte>(random() >> 24);
    return bytes;
}

ByteBuffer repetitive(std::size_t size, std::uint32_t seed)
{
    std::mt19937 random(seed);
    ByteBuffer bytes;
    while (bytes.size() < size) {
        const std::size_t count = 1 + random() % 60;
        if (random() % 4 == 0 || bytes.empty()) {
            const ByteBuffer fresh = noise(count, static_cast<std::uint32_t>(random()));
            bytes.insert(bytes.end(), fresh.begin(), fresh.end());
            continue;
        }
        const std::size_t distance = 1 + random() % std::min<std::size_t>(bytes.size(), 80'000);
        for (std::size_t i = 0; i < 4 * count; ++i)
            bytes.push_back(bytes[bytes.size() - distance]);
    }
    bytes.resize(size);
    return bytes;
}

} // namespace bloscope::test
