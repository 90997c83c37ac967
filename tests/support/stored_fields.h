#pragma once

#include "core/base/byte_view.h"
#include "core/inspect/description.h"

namespace bloscope::test {

enum class ByteOrder { Big, Little };

// Does a field that is said to stand in `file` really stand there? Looks at offset and size and
// compares the bytes with the value: numbers, lists of bytes, booleans (0xc2, 0xc3), hex text.
// Returns what is wrong, or nothing. Derived fields (of the size 0) are never wrong.
std::string complaintAbout(const Field& field, ByteView file, ByteOrder order);

} // namespace bloscope::test
