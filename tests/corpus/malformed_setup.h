#pragma once

#include "tests/support/corpus.h"

namespace bloscope::test {

// Where the broken file of an entry lies: in the corpus, or, when it needs links and pipes that the
// corpus does not carry, in a copy of its directory and its neighbours `below` a folder.
std::filesystem::path malformedFile(const CorpusEntry& entry, const std::filesystem::path& below);

} // namespace bloscope::test
