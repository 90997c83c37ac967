#pragma once

#include "core/pickle/opcode.h"
#include "core/pickle/pickle_bytes.h"
#include "core/pickle/pickle_stack.h"

namespace bloscope::pickle {

// Follows a step that pushes a value written behind it: None, booleans and numbers; texts and
// bytes. False for any other step, which is left alone.
bool pushNumber(Opcode code, PickleBytes& bytes, PickleStack& stack);
bool pushText(Opcode code, PickleBytes& bytes, PickleStack& stack);

} // namespace bloscope::pickle
