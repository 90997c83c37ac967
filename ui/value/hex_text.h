#pragma once

#include "core/edit/edited_entry.h"

#include <QString>
#include <optional>

namespace bloscope {

// "00 ff 1a": two digits a byte, blanks between them.
QString hexText(ByteView bytes);

// The bytes of hex digits as people and programs write them: "00ff", "00 FF", "0x00, 0xff",
// "\x00\xff". Nothing for any other text, and when a digit is left over.
std::optional<ByteBuffer> bytesOfHexText(const QString& text);

} // namespace bloscope
