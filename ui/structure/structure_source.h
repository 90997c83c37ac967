#pragma once

#include "core/array/array.h"
#include "core/base/result.h"
#include "core/inspect/description.h"

#include <QString>
#include <cstdint>
#include <memory>
#include <vector>

namespace bloscope {

// What the structure tree shows of a file. Everything but chunkCount() may read and decode and is
// asked on worker threads, several at once. Damage is told inside the descriptions; an Error means
// that there is no description at all (running out of memory, say).
class StructureSource {
 public:
    virtual ~StructureSource() = default;

    // All but the chunks, in the order of the file.
    struct Parts {
        std::vector<Description> beforeChunks;
        std::vector<Description> behindChunks;
    };
    virtual Result<Parts> parts() const = 0;

    virtual bool hasChunks() const { return true; } // a row for them, even if there are none
    virtual std::int64_t chunkCount() const = 0;

    struct Chunk {
        Description description;
        std::int64_t blocks = 0; // each to be had by block()
    };
    virtual Result<Chunk> chunk(std::int64_t chunk) const = 0;
    virtual Result<Description> block(std::int64_t chunk, std::int64_t block) const = 0;
};

using StructureSourcePtr = std::shared_ptr<const StructureSource>;

// The structure of an open frame, as core describes it, with the problems found on opening last.
StructureSourcePtr structureOf(ArrayPtr array);

// The name of the part that lists the problems.
QString problemsPartName();

} // namespace bloscope
