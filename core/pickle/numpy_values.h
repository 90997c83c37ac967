#pragma once

#include "core/pickle/pickle.h"

#include <optional>

// The few globals whose calls only make data, by name. Nothing else is known of any global.
namespace bloscope::pickle {

// What calling the global `name` with these arguments makes; nothing where it is none of the list,
// or the arguments are others than NumPy and Python write: then it stays opaque. `items` are the
// values of a tuple.
std::optional<Value> madeBy(std::string_view name, const Ids& arguments,
                            const std::vector<Value>& values);

// What a state makes of a value of NumPy: the byte order of a type, the content of an array.
// Nothing where it does not fit.
std::optional<Value> withState(const Value& value, ValueId state, const std::vector<Value>& values);

} // namespace bloscope::pickle
