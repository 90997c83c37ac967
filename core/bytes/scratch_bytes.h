#pragma once

#include "core/base/byte_view.h"

#include <memory>

namespace bloscope {

// Memory for a moment, such as a block between two filters. Its bytes are whatever was there. It
// goes back to its thread, which hands it to the next one that asks, unless it is large or
// AddressSanitizer wants to see its end; used and destroyed in the thread that made it.
class ScratchBytes {
 public:
    explicit ScratchBytes(std::size_t size);
    ~ScratchBytes();
    ScratchBytes(const ScratchBytes&) = delete;
    ScratchBytes& operator=(const ScratchBytes&) = delete;

    ByteSpan span() const { return {m_memory.bytes.get(), m_size}; }

    struct Memory {
        std::unique_ptr<std::byte[]> bytes;
        std::size_t capacity = 0;
    };

 private:
    Memory m_memory;
    std::size_t m_size;
};

// Does AddressSanitizer watch? It sees the end of memory, and who comes too late, only where each
// piece is asked for and given back by itself.
#if defined(__SANITIZE_ADDRESS__) // GCC
constexpr bool addressSanitizerWatches = true;
#elif !defined(__has_feature)
constexpr bool addressSanitizerWatches = false;
#else // clang
constexpr bool addressSanitizerWatches = __has_feature(address_sanitizer);
#endif

} // namespace bloscope
