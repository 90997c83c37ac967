#pragma once

#include "core/base/byte_view.h"

#include <string>
#include <utility>
#include <vector>

namespace bloscope::test {

using StoredEntries = std::vector<std::pair<std::string, ByteBuffer>>; // name and stored value

// A contiguous frame, which has no metadata yet, with these in its header and its trailer, in the
// form of format.md 11.1 but for what it allows: any number of entries, any names of at most 31
// bytes, the same ones twice. Put together by hand, as files of other programs may be.
ByteBuffer withForeignMetadata(const ByteBuffer& frame, const StoredEntries& fixed,
                               const StoredEntries& variable);

} // namespace bloscope::test
