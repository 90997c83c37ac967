#pragma once

#include <string>
#include <string_view>

namespace bloscope {

// Any bytes (of a path, a key, a name) as a program text has to write them, so that nothing in them
// is ever taken for more than a text, and nothing in them is hidden from the reader: control
// characters, bytes that are no UTF-8 and marks without width are written as escapes.

// A literal of Python: "it's", or b"\xff" for bytes that are no UTF-8.
std::string pythonQuoted(std::string_view bytes);

// One word of a POSIX shell: 'it'\''s', /plain/as-it-is. What cannot stand between quotes is
// printed: 'a'"$(printf '\377')".
std::string shellQuoted(std::string_view bytes);

} // namespace bloscope
