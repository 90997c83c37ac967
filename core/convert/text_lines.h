#pragma once

#include "core/base/result.h"
#include "core/bytes/byte_source.h"

#include <optional>
#include <string_view>

namespace bloscope {

// The lines of a text, front to back, in memory that grows with the longest line only.
class TextLines {
 public:
    // From byte `offset` on, where line `number`, counted from 1, begins. `file` lives longer.
    TextLines(const ByteSource& file, std::uint64_t offset, std::uint64_t number);

    // The next line without what ends it ("\n" or "\r\n"), valid until the next call; nothing
    // behind the last one. Errors: those of reading; Limit for a line that is too long.
    Result<std::optional<std::string_view>> next();

    // Of the line that next() answered last: its number, and the byte it begins at.
    std::uint64_t number() const { return m_number; }
    std::uint64_t offset() const { return m_lineOffset; }

 private:
    Result<bool> readMore();

    const ByteSource& m_file;
    std::uint64_t m_fileOffset; // of the next bytes to read
    std::uint64_t m_lineOffset;
    std::uint64_t m_number;
    ByteBuffer m_bytes;
    std::size_t m_at = 0; // of the next line in them
};

} // namespace bloscope
