#pragma once

#include "core/base/byte_view.h"
#include "core/base/result.h"
#include "core/dtype/dtype.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace bloscope {

// The schema of a table, as it stands in the vlmetalayer `schema` of its description: JSON text by
// Python, where NaN and Infinity may occur (format.md 10.7).
struct TableSchema {
    using Json = nlohmann::ordered_json;

    struct Column {
        std::string name;
        std::string kind;
        Json facts; // everything the schema says about it
    };
    std::int64_t version = 1;
    std::vector<Column> stored;   // in the order of the table
    std::vector<Column> computed; // behind them; they have no data
    std::vector<Column> origins;  // of stored columns that were computed once
};

// Errors: Malformed with what is wrong in the text, Limit for more than mostColumns.
inline constexpr std::size_t mostColumns = 100'000;
Result<TableSchema> parseTableSchema(std::string_view text);

// The text in a member of an object of the schema; empty where there is none, or something else
// than text.
std::string textMember(const TableSchema::Json& object, const char* name);

// The key of a column below its table: "/_cols/trip/begin/lon" for "trip.begin.lon". A dot behind a
// backslash is part of the name; what a path cannot hold is percent-encoded.
std::string keyOfColumn(std::string_view name);

// What schemas call Booleans, integers and floats: "int16"; empty for other types.
std::string kindOfNumber(const DType& dtype);

// NaN, Infinity and -Infinity outside of strings as the strings "NaN", "Infinity", "-Infinity",
// which no number is, so that JSON readers take the text.
std::string withQuotedNumbers(std::string_view json);

// How the elements of a column are read: a timestamp is stored as a plain integer, a boolean that
// can be null as a byte.
DType valueDType(const TableSchema::Column& column, const DType& stored);

// How a column without a mask says that there is no value: by one value that means it
// (format.md 10.7). Nothing is null in columns that are not nullable.
class NullRule {
 public:
    NullRule() = default; // nothing is null

    // The rule of a column whose values are elements of `dtype`, or texts when there is none.
    NullRule(const TableSchema::Column& column, const std::optional<DType>& dtype);

    bool isNull(ByteView element) const; // of dtype.itemsize bytes
    bool isNull(std::string_view text) const { return m_text == text; }

    // The rule itself, for those who test many elements at once: NaN, one element as it is stored,
    // or one text.
    bool isNaN() const { return m_isNaN; }
    const std::optional<ByteBuffer>& element() const { return m_bytes; }
    const std::optional<std::string>& text() const { return m_text; }

 private:
    bool m_isNaN = false;
    std::optional<ByteBuffer> m_bytes; // the element that means null
    std::optional<std::string> m_text;
    DType m_dtype;
};

} // namespace bloscope
