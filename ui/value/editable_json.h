#pragma once

#include "core/base/result.h"
#include "core/edit/edited_entry.h"

#include <QString>

namespace bloscope {

// The JSON of a value as text that a field can hold: indented, at most 4 MiB, no line of more than
// 64 KiB, for which a text field would take seconds. Usable from any thread. Errors: Unsupported
// for bytes that are no msgpack value, Limit.
Result<QString> editableJson(const ByteBuffer& value);

} // namespace bloscope
