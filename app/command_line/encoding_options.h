#pragma once

#include "core/base/result.h"
#include "core/convert/partition.h"
#include "core/frame_writing/array_encoder.h"

#include <span>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace bloscope {

class CellSource;

// --codec, --filters, --chunks, --blocks and --for-slices: how a new file is to be stored.
class EncodingOptions {
 public:
    // Adds itself to the command; lives as long as that.
    void addTo(CLI::App& command);

    // Are codec and filters known? Errors: Usage, the option in front.
    Result<> check() const;

    // For these elements. What is not told is zstd at level 5 behind shuffle, in shapes by the rule
    // of choosePartition(). Errors: Usage, the option in front.
    Result<ArrayEncoding> encodingOf(const CellSource& elements) const;
    // Are blocks of these elements larger than the rule has them, because a filter needs that?
    bool hasLargerBlocks(const CellSource& elements, const ArrayEncoding& how) const;

 private:
    Result<PartitionWish> partitionWish() const;
    Result<ChunkEncoding> chunkEncoding() const;

    std::string m_codec = "zstd:5";
    std::vector<std::string> m_filters = {"shuffle"};
    std::string m_chunks;
    std::string m_blocks;
    std::vector<std::string> m_forSlices;
};

// The dimensions that --for-slices names, each as "0" or "axis0". Errors: Usage, the option in
// front.
Result<std::vector<std::size_t>> parseAxes(std::span<const std::string> texts);

} // namespace bloscope
