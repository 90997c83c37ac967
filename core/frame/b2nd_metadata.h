#pragma once

#include "core/base/byte_view.h"
#include "core/base/result.h"

#include <optional>
#include <string>
#include <vector>

namespace bloscope {

// The b2nd (or caterva) metalayer as it stands in the file (format.md 8.1). The extents are numbers
// of the file: layoutOf() judges them.
struct B2ndMetadata {
    int version = 0;
    int dimensions = 0;
    std::vector<std::int64_t> shape = {};
    std::vector<std::int64_t> chunkshape = {};
    std::vector<std::int64_t> blockshape = {};
    std::optional<int> dtypeFormat = {};   // 0 is NumPy; absent in old files
    std::optional<std::string> dtype = {}; // absent in caterva
    std::size_t trailingBytes = 0;         // ignored, as the reference does
};

// Read by position, never as generic msgpack: 16 dimensions overflow their array markers.
// `fileOffset` is where `value` lies in the file.
Result<B2ndMetadata> parseB2nd(ByteView value, std::uint64_t fileOffset);

} // namespace bloscope
