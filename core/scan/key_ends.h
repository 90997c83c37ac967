#pragma once

#include "core/scan/kernels/short_key_kernel.h"

#include <algorithm>
#include <span>

namespace bloscope {

// The lowest and the highest key, of which there is at least one: 16 or 64 bits each.
template <class Key>
kernels::Ends<Key> endsOf(std::span<const Key> keys)
{
    kernels::Ends<Key> ends;
    for (const Key key : keys.subspan(kernels::extend(keys.data(), keys.size(), ends))) {
        ends.lowest = std::min(ends.lowest, key);
        ends.highest = std::max(ends.highest, key);
    }
    return ends;
}

} // namespace bloscope
