#pragma once

#include "core/base/job.h"
#include "core/base/result.h"
#include "core/base/worker_pool.h"
#include "core/dtype/dtype.h"
#include "core/export/sink.h"
#include "core/frame_writing/array_encoder.h"
#include "core/frame_writing/frame_stream.h"
#include "core/store/table_schema.h"
#include "core/store/table_source.h"
#include "core/system/descriptor.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The parts of writeNewTable(), which nobody else needs.
namespace bloscope {

inline constexpr std::uint8_t zstdOfNewStores = 5; // format.md 5.1

// Where the leaves of a new store go. One thread at a time.
class NewStore {
 public:
    virtual ~NewStore() = default;

    virtual FileCalls& calls() = 0;

    // A file for a leaf, empty; several may be open at once. `name`: "_cols/price.b2nd". Errors:
    // Io.
    virtual Result<Descriptor> create(const std::string& name) = 0;
    // A file that is complete. Errors: Io, Cancelled.
    virtual Result<> add(const std::string& name, Descriptor file, const Job& job) = 0;
    // The store is complete. Errors: Io, those of the sink, Cancelled.
    virtual Result<> finish(const Job& job) = 0;

    // What went wrong with such a file, and where.
    virtual Error failure(const Error& error) const = 0;
};

// An archive, each of whose leaves waits in a file without a name; it is made in one as well, since
// a sink takes bytes front to back. Errors: Io.
Result<std::unique_ptr<NewStore>> newArchive(Sink& to);
// Files in the folder of a sink. Errors: those of Sink::folder().
Result<std::unique_ptr<NewStore>> newDirectory(Sink& to);

// A complete frame as a leaf. Errors: as NewStore.
Result<> addLeaf(NewStore& to, const std::string& name, const Result<ByteBuffer>& frame,
                 const Job& job);

// An array whose first dimension are rows.
struct RowArrayForm {
    std::string name;         // of its file
    std::string dtype;        // NumPy's text of its elements
    std::size_t itemsize = 1; // bytes of one of these
    Shape item = {};          // the other dimensions
    std::int64_t chunkRows = 0;
    std::int64_t blockRows = 0;

    std::size_t rowBytes() const;
};
// With chunks and blocks as large as python-blosc2 makes those of columns. Errors: Limit.
Result<RowArrayForm> columnForm(std::string name, std::string dtype, std::size_t itemsize,
                                Shape item = {});

// Writes such an array front to back, in memory for some chunks, which all threads encode. It has
// one row at least.
class RowArray {
 public:
    static Result<RowArray> create(NewStore& to, WorkerPool& pool, RowArrayForm form);

    Result<> append(ByteView rows);
    Result<> appendEqual(ByteView row, std::int64_t count); // all of them this one
    Result<> finish(const Job& job);

 private:
    RowArray(NewStore& to, WorkerPool& pool, RowArrayForm form, ArrayEncoder encoder,
             Descriptor file, FrameStream stream)
        : m_to(to),
          m_pool(pool),
          m_form(std::move(form)),
          m_encoder(std::move(encoder)),
          m_file(std::move(file)),
          m_stream(std::move(stream))
    {
    }
    std::size_t chunkBytes() const
    {
        return static_cast<std::size_t>(m_encoder.layout().chunkBytes);
    }
    std::size_t mostWaiting() const;
    Result<> writeWaiting();

    NewStore& m_to;
    WorkerPool& m_pool;
    RowArrayForm m_form;
    ArrayEncoder m_encoder; // of one whole chunk
    Descriptor m_file;
    FrameStream m_stream;
    ByteBuffer m_waiting; // for its chunks
    std::uint64_t m_bytes = 0;
};

// Which rows have a value: an array that is only made once one has none.
class RowMask {
 public:
    RowMask(NewStore& to, WorkerPool& pool, std::string name)
        : m_to(to), m_pool(pool), m_name(std::move(name))
    {
    }

    Result<> append(const std::vector<TableCellState>& states);
    bool isNeeded() const { return m_array.has_value(); }
    Result<> finish(const Job& job);

 private:
    NewStore& m_to;
    WorkerPool& m_pool;
    std::string m_name;
    std::optional<RowArray> m_array;
    std::int64_t m_rowsBefore = 0; // all with a value
};

// A column of a new table: what it is made of, and what the schema will say.
struct NewColumn {
    enum class Values { Elements, Texts, Words };
    enum class Change {
        None,
        Widen,   // float16 to float32
        Multiply // times, to another unit
    };
    std::size_t column = 0; // of the source
    std::string name = {};
    Values values = Values::Elements;
    TableSchema::Json facts = {}; // without the name

    bool hasMask = false;      // where a row has no value
    std::string nullText = {}; // of texts without a mask
    DType dtype = {};          // of elements, or of those in a cell: as the source has them
    Shape item = {};           // of the cells
    Change change = Change::None;
    std::int64_t factor = 1;     // of times
    std::string storedType = {}; // NumPy's text
    std::size_t storedSize = 1;  // bytes of an element

    // Elements of the source as they are stored. Returns how many times became NaT, because they
    // are too far away in the new unit; `states` says of which cells there is a value.
    std::uint64_t store(ByteBuffer& elements, std::vector<TableCellState>& states) const;
};

// All columns. Errors: Usage for those that a table cannot have, by name; why nothing of a column
// can be read.
Result<std::vector<NewColumn>> newColumnsOf(const TableSource& source, std::string_view format);

// Of the parts of a column below the folder of the store, without an ending: "_cols/trip/km".
std::string leafOfColumn(const NewColumn& column);

// The text that describes the table.
std::string schemaTextOf(const std::vector<NewColumn>& columns, std::int64_t rows);

} // namespace bloscope
