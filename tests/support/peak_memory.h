#pragma once

#include <cstddef>

namespace bloscope::test {

// How much memory the process takes at most, from the construction on, beyond what it had then.
// 0 where the system does not tell (it does on Linux).
class PeakMemory {
 public:
    PeakMemory();
    std::size_t bytes() const;

 private:
    std::size_t m_before;
};

// Are there more bytes than the program takes by itself?
constexpr bool sanitizersTakeMemory()
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    return true;
#elif defined(__has_feature)
    return __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
#else
    return false;
#endif
}

} // namespace bloscope::test
