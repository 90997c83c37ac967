#pragma once

#include "core/arrow/flat_node.h"
#include "core/arrow/flat_table.h"

#include <memory>
#include <optional>
#include <vector>

namespace bloscope::arrow {

// How much one stream may make us hold.
struct Limits {
    std::size_t depth = 64;            // of types inside of types, dictionaries included
    std::size_t fields = 4096;         // of a schema
    std::size_t columns = 1'000'000;   // of all batches together
    std::size_t values = 2'000'000;    // of one row
    std::size_t textBytes = 64U << 20; // of all texts and bytes of one row
};

enum class Kind {
    Null,
    Boolean,
    Signed,   // of Field::width bytes, as for the next two
    Unsigned, //
    Float,    //
    Decimal,
    Text,        // with offsets of Field::offsetBytes, as for the next
    Binary,      //
    FixedBinary, // of Field::width bytes
    Date,        // the counts of these four in Field::width bytes
    Time,        //
    Timestamp,   //
    Duration,    //
    List,        // with offsets of Field::offsetBytes
    FixedList,   // of Field::listSize items
    Struct,
    Map // a list of structs of a key and a value
};

// Of dates, times and durations.
enum class Unit { Days, Seconds, Milliseconds, Microseconds, Nanoseconds };

// Where a field's values stand when they are numbered: in the dictionary of this id, and in the
// column only their numbers.
struct DictionaryUse {
    std::int64_t id = 0;
    std::size_t indexBytes = 4;
    bool isSigned = true;
};

// A column of a stream, or what is nested in one: what its values are and how they lie.
struct Field {
    std::string name;
    Kind kind = Kind::Null;
    std::size_t width = 0;       // bytes of a value
    std::size_t offsetBytes = 4; // 8 for the large kinds
    Unit unit = Unit::Seconds;
    std::string zone;          // of timestamps that are counted in UTC; empty: of no place
    std::int64_t listSize = 0; // of fixed lists
    std::int32_t scale = 0;    // of decimals: digits behind the point
    std::optional<DictionaryUse> dictionary;
    std::vector<Field> children;
};

struct Schema {
    std::vector<Field> fields;

    // The field whose values stand in this dictionary, or null.
    const Field* dictionaryField(std::int64_t id) const;
};

using SchemaPtr = std::shared_ptr<const Schema>;

// Errors: Malformed; Unsupported for what is not read, with its name: unions, intervals, views,
// run ends, big-endian numbers; Limit.
Result<SchemaPtr> parseSchema(const FlatTable& schema, const Limits& limits);

// The inverse, for fields without children of the kinds that FileWriter writes. All of them can be
// null.
FlatNode schemaNode(const Schema& schema);

} // namespace bloscope::arrow
