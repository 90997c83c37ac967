#pragma once

#include "core/arrow/flat_table.h"
#include "core/arrow/schema.h"

#include <map>

namespace bloscope::arrow {

struct Column;

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

using ColumnPtr = std::shared_ptr<const Column>;

// The values of a field in one batch as they lie: views of the body of its message. Whatever
// `length` says is there: bits, offsets and numbers. Where offsets lead is for those to look who
// follow them.
struct Column {
    const Field* field = nullptr; // of a schema that outlives the column
    std::int64_t length = 0;
    ByteView validity; // a bit for each value, 1 where there is one; empty: all are there
    ByteView offsets;  // length + 1 numbers, the first of which need not be 0
    ByteView data;     // the values, or the numbers of values in the dictionary
    std::vector<Column> children;
    ColumnPtr dictionary; // what data are numbers of; null for plain values

    bool isNull(std::int64_t i) const;
};

using Dictionaries = std::map<std::int64_t, ColumnPtr>; // by their ids

// Rows of a schema: a column for each field.
struct Batch {
    std::int64_t length = 0;
    std::vector<Column> columns;
};

// The columns that the header of a message (RecordBatch in Message.fbs) tells to lie in its body.
// Errors: Malformed for a header that does not fit the fields, or the body; Unsupported for
// compressed bodies.
Result<Batch> readBatch(const FlatTable& header, ByteView body, const std::vector<Field>& fields,
                        const Dictionaries& dictionaries);

// The values of a dictionary (DictionaryBatch in Message.fbs), which stand in `dictionaries` from
// then on. Errors: as above, Unsupported for dictionaries that only add to others.
Result<> readDictionary(const Message& message, const Schema& schema, Dictionaries& dictionaries);

} // namespace bloscope::arrow
