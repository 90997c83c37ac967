#pragma once

#include "core/arrow/column.h"
#include "core/msgpack/value.h"

namespace bloscope::arrow {

// The rows of the one column of Arrow streams that follow each other, as blocks of a batch array
// do. Views of bytes that somebody else owns. Immutable, usable from any thread.
class Rows {
 public:
    // `schema`: a message with the schema for batches that come without one (metalayer
    // `batcharray`, `arrow_schema`), or empty. Reads how the values lie, not the values. Errors:
    // Malformed, Unsupported with the name of what is not read, Limit.
    static Result<Rows> read(ByteView streams, ByteView schema, const Limits& limits = {});

    std::int64_t count() const { return m_ends.empty() ? 0 : m_ends.back(); }

    // Row `i` of [0, count()). Errors: those of valueAt().
    Result<msgpack_value::Value> row(std::int64_t i) const;

 private:
    Result<> take(const Message& message);
    Result<> takeBatch(const Message& message);

    Limits m_limits;
    SchemaPtr m_schema; // of the messages to come
    Dictionaries m_dictionaries;
    std::vector<SchemaPtr> m_schemas; // of those that came, for as long as their columns
    std::vector<Column> m_columns;    // of each batch
    std::vector<std::int64_t> m_ends; // rows up to the end of each
    std::size_t m_fieldsTaken = 0;    // by the schemas and columns so far
};

} // namespace bloscope::arrow
