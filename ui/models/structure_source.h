#pragma once

#include "core/inspect/description.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace bloscope {

// What the structure tree shows of a file. Everything but chunkCount() may read and decode and is
// asked on worker threads, several at once. Damage is told inside the descriptions.
class StructureSource {
 public:
    virtual ~StructureSource() = default;

    // All but the chunks, in the order of the file.
    struct Parts {
        std::vector<Description> beforeChunks;
        std::vector<Description> behindChunks;
    };
    virtual Parts parts() const = 0;

    virtual std::int64_t chunkCount() const = 0;

    struct Chunk {
        Description description;
        std::int64_t blocks = 0; // each to be had by block()
    };
    virtual Chunk chunk(std::int64_t chunk) const = 0;
    virtual Description block(std::int64_t chunk, std::int64_t block) const = 0;
};

using StructureSourcePtr = std::shared_ptr<const StructureSource>;

} // namespace bloscope
