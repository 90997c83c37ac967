#pragma once

namespace bloscope {

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
