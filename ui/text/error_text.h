#pragma once

#include "core/base/result.h"

#include <QString>

namespace bloscope {

// What people read of a failure: subject, cause and place in one sentence, then advice by kind.
//
//     errorSentence(tr("Chunk 17 cannot be shown"), error)
//     "Chunk 17 cannot be shown: block 3: zstd: the stream holds 4000 bytes, the block 4096 (at
//      byte 90211)."
//
// Causes come from core in English; subject and advice are translated.
QString errorSentence(const QString& subject, const Error& error);

// The same of what somebody wants to do: "This is not possible: 300 does not fit int8: -128 to
// 127."
QString refusalText(const Error& error);

// What one can do about it; empty when there is nothing to advise.
QString errorAdvice(ErrorKind kind);

// Text of core (UTF-8, perhaps with bytes that are not) for the screen: control characters, which
// names in a file may contain, are shown as their symbols instead of breaking the line.
QString displayText(std::string_view text);

} // namespace bloscope
