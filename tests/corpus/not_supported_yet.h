#pragma once

#include "tests/support/corpus.h"

namespace bloscope::test {

// What a test looks at in an entry.
enum class Aspect {
    Opening,      // does the program take the file at all?
    Facts,        // header, array metadata
    Metadata,     // metalayers and vlmetalayers
    ChunkHeaders, // of those that the manifest lists
    Bytes,        // chunks, whole content, slices and single elements
    Texts,        // of elements
};

// Why this program cannot be right about an aspect of an entry yet, judged by what the manifest
// says is in it and by nothing else. Nothing: it has to be right. The only place that excuses
// anything.
std::optional<std::string> notSupportedYet(const CorpusEntry& entry, Aspect aspect);

} // namespace bloscope::test
