#pragma once

#include "core/arrow/schema.h"
#include "core/base/byte_view.h"
#include "core/base/result.h"

#include <functional>
#include <vector>

namespace bloscope::arrow {

// The values of a field in one batch, as they are written.
struct ColumnValues {
    std::int64_t length = 0;
    std::int64_t nulls = 0;
    ByteBuffer validity = {}; // a bit for each value, 1 where there is one; nothing without nulls
    ByteBuffer offsets = {};  // of texts and binary values: length + 1 int32, from 0 on
    ByteBuffer data = {};     // the values, or their numbers in a dictionary
};

// Writes an Arrow IPC file front to back: the schema, the dictionaries, the batches, and last of
// all what says where they are. Memory grows with the number of batches alone. Fields are Booleans,
// integers, floats, texts and binary values with offsets of 32 bits, fixed binary values, dates in
// days, timestamps and durations; others have no place in it. Errors: those of `write`.
class FileWriter {
 public:
    using Write = std::function<Result<>(ByteView)>;
    FileWriter(Schema schema, Write write) : m_schema(std::move(schema)), m_write(std::move(write))
    {
    }

    // Called first. Then the words of each dictionary, once and before the batches.
    Result<> begin();
    Result<> addDictionary(std::int64_t id, const ColumnValues& words);

    // `rows` values of each field.
    Result<> addBatch(std::int64_t rows, const std::vector<ColumnValues>& columns);

    Result<> end();

 private:
    // Where a message is in the file (File.fbs, "Block").
    struct Block {
        std::int64_t offset = 0;
        std::int32_t metadataBytes = 0;
        std::int64_t bodyBytes = 0;
    };
    static FlatNode blocksNode(const std::vector<Block>& blocks);
    Result<Block> addMessage(std::uint8_t kind, FlatNode header,
                             const std::vector<ColumnValues>& columns);
    Result<> write(ByteView bytes);

    Schema m_schema;
    Write m_write;
    std::int64_t m_written = 0;
    std::vector<Block> m_dictionaries;
    std::vector<Block> m_batches;
};

} // namespace bloscope::arrow
