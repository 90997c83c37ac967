#pragma once

#include "core/arrow/column.h"
#include "core/arrow/schema.h"
#include "core/msgpack/value.h"

#include <string>

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

// Value `i` of a column as the value of metadata that is nearest to it: structs and maps as maps,
// dates and times as NumPy's text of them (with a Z where they are counted in UTC), decimal numbers
// as text, numbers of a dictionary as what they stand for. Errors: Usage for a value that is not
// there; Malformed where offsets and numbers lead to nothing; Limit.
Result<msgpack_value::Value> valueAt(const Column& column, std::int64_t i, const Limits& limits);

// Numbers of Arrow that people read as text.

// A date, a timestamp or a duration as NumPy writes it: "2021-03-04", "2021-03-04T05:06:07.000",
// "5 days".
std::string dateText(const Field& field, std::int64_t count);

// "23:59:59.000001"; a count outside of a day as it is, with its unit.
std::string timeText(Unit unit, std::int64_t count);

// Bytes in two's complement, a multiple of 4 of them, with so many digits behind the point:
// "-1234.50". A negative scale appends zeros.
std::string decimalText(ByteView bytes, std::int32_t scale);

} // namespace bloscope::arrow
