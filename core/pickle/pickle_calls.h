#pragma once

#include "core/pickle/opcode.h"
#include "core/pickle/pickle.h"
#include "core/pickle/pickle_bytes.h"
#include "core/pickle/pickle_stack.h"

#include <optional>

namespace bloscope::pickle {

// Follows a step that names a global, or by which Python would call one: nothing is called, see
// numpy_values.h for the few whose result is known, all others become Opaque. False for any other
// step, which is left alone.
bool followCall(Opcode code, PickleBytes& bytes, PickleStack& stack);

// The few globals whose calls only make data, by name. Nothing else is known of any global.

// What calling the global `name` with these arguments makes; nothing where it is none of the list,
// or the arguments are others than NumPy and Python write: then it stays opaque. `items` are the
// values of a tuple.
std::optional<Value> madeBy(std::string_view name, const Ids& arguments,
                            const std::vector<Value>& values);

// What a state makes of a value of NumPy: the byte order of a type, the content of an array.
// Nothing where it does not fit.
std::optional<Value> withState(const Value& value, ValueId state, const std::vector<Value>& values);

} // namespace bloscope::pickle
