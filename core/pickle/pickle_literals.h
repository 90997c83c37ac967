#pragma once

#include "core/pickle/opcode.h"
#include "core/pickle/pickle_bytes.h"
#include "core/pickle/pickle_stack.h"

#include <optional>
#include <string>
#include <string_view>

namespace bloscope::pickle {

// Follows a step that pushes a value written behind it: None, booleans and numbers; texts and
// bytes. False for any other step, which is left alone.
bool pushNumber(Opcode code, PickleBytes& bytes, PickleStack& stack);
bool pushText(Opcode code, PickleBytes& bytes, PickleStack& stack);

// The texts of protocol 0, which stand on a line of their own.

// Python's notation with its quotes: 'it\'s'. Nothing where it is none.
std::optional<std::string> unquoted(std::string_view line);

// "raw-unicode-escape" as UTF-8: the bytes of Latin-1 with \u1234 and \U00012345. Nothing where an
// escape is cut off or no character.
std::optional<std::string> rawUnescaped(std::string_view line);

} // namespace bloscope::pickle
