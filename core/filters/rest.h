#pragma once

#include "core/bytes/byte_view.h"

#include <algorithm>

namespace bloscope {

// What lies behind the elements that a filter moves stays as it is.
inline void copyRest(ByteView from, ByteSpan to, std::size_t covered)
{
    std::copy(from.begin() + static_cast<std::ptrdiff_t>(covered), from.end(),
              to.begin() + static_cast<std::ptrdiff_t>(covered));
}

} // namespace bloscope
