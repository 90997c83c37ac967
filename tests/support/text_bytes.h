#pragma once

#include "core/base/byte_view.h"

namespace bloscope::test {

// The value of a metadata entry, written as text.
inline ByteBuffer text(std::string_view words)
{
    const ByteView bytes = bytesOf(words);
    return {bytes.begin(), bytes.end()};
}

} // namespace bloscope::test
