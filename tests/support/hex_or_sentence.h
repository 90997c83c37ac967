#pragma once

#include "core/base/result.h"
#include "tests/support/hex.h"

#include <string>

namespace bloscope::test {

// One text for a table of rows in which some results are bytes and others are refusals.
inline std::string hexOrSentence(const Result<ByteBuffer>& result)
{
    return result ? hexOf(*result) : result.error().text();
}

} // namespace bloscope::test
