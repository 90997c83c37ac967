#include "tests/corpus/not_supported_yet.h"

namespace bloscope::test {

std::optional<std::string> notSupportedYet(const CorpusEntry& entry, Aspect aspect)
{
    if (entry.kind() == "sframe")
        return "sparse frames";
    if (entry.kind() == "chunk" && aspect == Aspect::Opening)
        return "bare chunks as files";
    return {};
}

} // namespace bloscope::test
