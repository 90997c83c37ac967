#pragma once

#include "core/pickle/opcode.h"
#include "core/pickle/pickle_bytes.h"
#include "core/pickle/pickle_stack.h"

namespace bloscope::pickle {

// Follows a step that names a global, or by which Python would call one: nothing is called, see
// numpy_values.h for the few whose result is known, all others become Opaque. False for any other
// step, which is left alone.
bool followCall(Opcode code, PickleBytes& bytes, PickleStack& stack);

} // namespace bloscope::pickle
