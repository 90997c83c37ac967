#pragma once

#include "core/objects/recipe.h"

namespace bloscope {

// Where the map of an embedded store says that a key's frame lies (format.md 10.6). Not yet
// compared with the bytes there are.
struct EmbeddedEntry {
    std::string key;
    std::uint64_t offset = 0;
    std::uint64_t length = 0;
    std::optional<Reference> remote; // an address instead of bytes
    std::string problem;             // why it cannot be used; empty when it can
};

// The map in the vlmetalayer `estore_metadata`, in its order. Errors: Malformed when it is missing
// or is no map.
Result<std::vector<EmbeddedEntry>> readEmbedMap(const Frame& frame);

// Notes as problems: entries outside `bytes`, and those that share bytes are told by answering a
// sentence (legal, but odd).
std::vector<std::string> checkEmbedMap(std::vector<EmbeddedEntry>& entries, std::uint64_t bytes);

} // namespace bloscope
