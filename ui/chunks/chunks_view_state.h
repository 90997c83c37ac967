#pragma once

#include "ui/chunks/chunk_picture.h"

#include <cstdint>
#include <optional>

namespace bloscope {

// How somebody looks at chunks: kept while their file is read again.
struct ChunksViewState {
    ChunkColoring coloring = ChunkColoring::Ratio;
    std::optional<std::int64_t> current = {}; // chunk
    // How many chunks there were, where somebody had scrolled to the last of them: more are
    // followed. Kept only while a file is read again.
    std::optional<std::int64_t> endInSight = {};
};

} // namespace bloscope
