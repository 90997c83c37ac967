#pragma once

#include "core/base/byte_view.h"
#include "tests/corpus/differences.h"

namespace bloscope::test {

// A msgpack value as python/manifest.json spells it (its `json_conventions`): tuples, bytes, NaN,
// big integers, references, and frames by what is in them. What is no complete value becomes a text
// that says so.
Json pythonJson(ByteView stored);

} // namespace bloscope::test
