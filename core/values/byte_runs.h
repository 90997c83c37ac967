#pragma once

#include "core/bytes/byte_view.h"

#include <optional>

namespace bloscope {

// Bytes that belong to some place: of a decoded chunk, counted from its first byte.
struct ByteRun {
    std::int64_t begin = 0;
    ByteView bytes;

    std::int64_t end() const { return begin + static_cast<std::int64_t>(bytes.size()); }
    ByteRun from(std::int64_t position) const // what lies behind, of a run that reaches there
    {
        return {position, bytes.subspan(static_cast<std::size_t>(position - begin))};
    }
    ByteRun until(std::int64_t position) const // what lies before
    {
        return {begin, bytes.first(static_cast<std::size_t>(position - begin))};
    }
};

// Writes runs one behind the other: each as the distance to the one before, its length (both seven
// bits a byte, the lowest first) and its bytes, so that a single cell costs little more than
// itself.
class ByteRunWriter {
 public:
    // Begins where the last one ends or later; touching ones become one.
    void add(const ByteRun& run);

    std::int64_t byteCount() const { return m_byteCount; } // of all runs
    ByteBuffer finish() &&;

 private:
    void writePending();

    ByteBuffer m_encoded;
    ByteBuffer m_pending; // the last run, which may become longer
    std::int64_t m_pendingBegin = 0;
    std::int64_t m_writtenEnd = 0;
    std::int64_t m_byteCount = 0;
};

// Reads what a ByteRunWriter wrote, which lives longer.
class ByteRunReader {
 public:
    explicit ByteRunReader(ByteView encoded, std::int64_t position = 0)
        : m_rest(encoded), m_position(position)
    {
    }

    // The next run; nothing behind the last one.
    std::optional<ByteRun> next();

    // Where the next run stands: what to begin with to read it again.
    std::size_t restBytes() const { return m_rest.size(); }
    std::int64_t position() const { return m_position; } // the end of the run before it

 private:
    std::int64_t readNumber();

    ByteView m_rest;
    std::int64_t m_position;
};

} // namespace bloscope
