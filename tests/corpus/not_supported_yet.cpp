#include "tests/corpus/not_supported_yet.h"

namespace bloscope::test {

std::optional<std::string> notSupportedYet(const CorpusEntry&, Aspect)
{
    return {};
}

} // namespace bloscope::test
