#pragma once

#include "core/base/result.h"
#include "core/edit/edited_entry.h"

#include <QMimeData>

namespace bloscope {

// A metadata value on its way through the clipboard.
struct CopiedValue {
    std::string name; // of the entry, or the key, it was copied from; may be empty
    ByteBuffer bytes;
};

// The value as JSON text for all programs (hex digits when it is no msgpack) and as it is, byte for
// byte, for this one.
QMimeData* toMimeData(const CopiedValue& value);

// Errors: those of fromJson() for text that is none.
Result<CopiedValue> fromMimeData(const QMimeData& data);

} // namespace bloscope
