#pragma once

#include "core/bytes/byte_source.h"
#include "core/system/descriptor.h"

namespace bloscope {

// An open file, which is closed with the source, or at once when it is refused.
Result<ByteSourcePtr> fileSource(Descriptor file);

// Are these still the bytes that were opened, as far as the system knows? False once another
// program has written to the file itself; one that another file has replaced stays as it was for
// whoever has it open. Bytes that are no file of their own never change.
bool isAsItWasOpened(const ByteSource& source);

} // namespace bloscope
