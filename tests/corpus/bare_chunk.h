#pragma once

#include "tests/corpus/differences.h"
#include "tests/support/corpus.h"

// Entries that are one chunk without a frame around it (kind "chunk"): read by core's Chunk itself.
namespace bloscope::test {

Differences differencesInBareChunk(const CorpusEntry& entry);       // "sha256" and "nbytes"
Differences differencesInBareChunkSlices(const CorpusEntry& entry); // "slices"
Differences differencesInVariableBlocks(const CorpusEntry& entry);  // "vlblocks", the first ones

} // namespace bloscope::test
