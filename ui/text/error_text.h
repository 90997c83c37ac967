#pragma once

#include "core/base/result.h"
#include "core/dtype/dtype.h"
#include "core/system/path_text.h"

#include <QString>
#include <QStringList>
#include <cstdint>
#include <filesystem>

namespace bloscope {

// What people read of a failure: subject, cause and place in one sentence, then advice by kind.
//
//     errorSentence(tr("Chunk 17 cannot be shown"), error)
//     "Chunk 17 cannot be shown: block 3: zstd: the stream holds 4000 bytes, the block 4096 (at
//      byte 90211)."
//
// Causes come from core in English, and what everybody meets is translated (coreCause); so are
// subject and advice.
QString errorSentence(const QString& subject, const Error& error);

// The same of what somebody wants to do: "This is not possible: 300 does not fit int8: -128 to
// 127."
QString refusalText(const Error& error);

// A file was saved, but the disk reported `why` when asked to confirm it.
QString unconfirmedText(const QString& fileName, const Error& why);

// Sentences one after the other; empty ones are left out.
QString sentencesText(QStringList sentences);

// What one can do about it; empty when there is nothing to advise.
QString errorAdvice(ErrorKind kind);

// Text of core (UTF-8, perhaps with bytes that are not) for the screen: control characters, which
// names in a file may contain, are shown as their symbols instead of breaking the line.
QString displayText(std::string_view text);

// What is wrong with a text for an element of a type, "300 is no whole number from 0 to 255"; empty
// when nothing is.
QString problemWithValue(const QString& text, const DType& dtype);

// Of a file that was replaced, and had other names (hard links) that keep what it was; empty for
// none.
QString otherNamesText(const QString& name, std::uint64_t others);

// The path that a file dialog or a field has given, as the system writes it.
inline std::filesystem::path filePath(const QString& name)
{
    return utf8Path(name.toStdString());
}

// The same the other way, as Qt writes paths: with slashes on every system.
inline QString pathText(const std::filesystem::path& path)
{
    return QString::fromStdString(path.generic_string());
}

} // namespace bloscope
