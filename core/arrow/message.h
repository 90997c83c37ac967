#pragma once

#include "core/arrow/flat_table.h"

namespace bloscope::arrow {

// One message of a stream: what it is, the table that describes it, and the bytes it is about.
// A view of bytes that somebody else owns.
struct Message {
    enum class Kind { Schema, Dictionary, Rows, End };

    Kind kind = Kind::End;
    FlatTable header;
    ByteView body;
};

// Takes the messages of a stream one after the other. Streams may follow each other: each begins
// with its schema, and ends with an end or with the bytes.
class MessageReader {
 public:
    explicit MessageReader(ByteView bytes) : m_bytes(bytes) {}

    bool isAtEnd() const { return m_position == m_bytes.size(); }

    // Errors, with the byte of the stream: Malformed; Unsupported for messages of other kinds and
    // for metadata older than version 4 (Arrow 0.8).
    Result<Message> next();

 private:
    Result<Message> parse(ByteView metadata);

    ByteView m_bytes;
    std::size_t m_position = 0;
};

} // namespace bloscope::arrow
