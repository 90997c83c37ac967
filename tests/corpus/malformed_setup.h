#pragma once

#include "tests/support/corpus.h"

#include <optional>

namespace bloscope::test {

// Where the broken file of an entry lies: in the corpus, or, when it needs links and pipes that the
// corpus does not carry, in a copy of its directory and its neighbours `below` a folder. Nothing
// where these cannot be made.
std::optional<std::filesystem::path> malformedFile(const CorpusEntry& entry,
                                                   const std::filesystem::path& below);

inline constexpr char noSetup[] = "the links or pipes of it cannot be made here";

} // namespace bloscope::test
