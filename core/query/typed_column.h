#pragma once

#include "core/array/slice_reader.h"
#include "core/dtype/dtype.h"
#include "core/query/element_line.h"
#include "core/store/store.h"
#include "core/store/table_schema.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace bloscope {

// Values of neighbouring rows of a column, as TypedColumn::read() returns them.
struct ColumnValues {
    std::size_t rows = 0;
    // The elements of numbers, dates, truth values and codes of words, in the byte order of this
    // machine. Of texts what the views refer to.
    HeapBytes bytes;
    std::vector<std::string_view> texts; // of texts, in UTF-8; of byte strings their bytes
    // 1 where a row has no value: null, NaT, damaged or not stored. Empty: all rows have one. The
    // element or text of such a row is any.
    std::vector<std::uint8_t> missing;
    std::uint64_t damaged = 0;         // rows of those without a value that could not be read
    std::vector<std::string> problems; // "chunk 3: ...", each once

    template <class T>
    const T* elements() const
    {
        return reinterpret_cast<const T*>(bytes.data());
    }
};

// A column whose cells are one value each, as conditions, sorts and groups read it: by slots, the
// places where rows are stored, whether they are alive or not. Usable from any thread.
class TypedColumn {
 public:
    enum class Type {
        Boolean,  // elements of 1 byte, 0 or 1
        Signed,   // of 1 to 8 bytes, as the itemsize of dtype() says
        Unsigned, // likewise
        Float,    // of 4 or 8 bytes
        Date,     // int64 counts of the unit of dtype()
        Text,     // texts
        Bytes,    // texts that are not UTF-8
        Word      // int32 codes, of words()
    };
    virtual ~TypedColumn() = default;

    Type type() const { return m_type; }
    bool isText() const { return m_type == Type::Text || m_type == Type::Word; }
    const DType& dtype() const { return m_dtype; } // of the elements of ColumnValues

    // The array of one element per slot, and how many of them are in one of its blocks. A slice
    // may take some of its elements only.
    const Array& array() const { return *m_array; }
    std::int64_t blockRows() const { return m_blockRows; }

    // The text of each code, in order; empty unless the type is Word.
    const std::vector<std::string>& words() const { return m_words; }
    // The place of each word in the order of their bytes; equal words have the same.
    const std::vector<std::uint32_t>& wordRanks() const { return m_wordRanks; }

    // The slots [begin, begin + count). What is past the end of the column has no value. Errors:
    // Cancelled; Limit for texts that are too large to be read at once: ask for fewer rows.
    virtual Result<ColumnValues> read(std::int64_t begin, std::int64_t count,
                                      const Job& job) const = 0;

 protected:
    TypedColumn(Type type, DType dtype, const ElementLine& rows)
        : m_type(type),
          m_dtype(std::move(dtype)),
          m_array(rows.array().array()),
          m_blockRows(rows.blockLength())
    {
    }
    void setWords(std::vector<std::string> words);

 private:
    Type m_type;
    DType m_dtype;
    ArrayPtr m_array;
    std::int64_t m_blockRows;
    std::vector<std::string> m_words;
    std::vector<std::uint32_t> m_wordRanks;
};

using TypedColumnPtr = std::shared_ptr<const TypedColumn>;

// Where the leaves of a table are; the cache and the pool live longer than the columns.
struct TypedColumnParts {
    const Store& store;
    std::string prefix; // of the table's keys: "" or "/grp/table"
    BlockCache& cache;
    WorkerPool& pool;
};

// A stored column of a table. Errors: Unsupported for cells that are not one value each (lists,
// arrays, objects) and for types that have no order here (complex numbers, long doubles); what is
// missing or does not fit; Limit for dictionaries of more than mostWords.
inline constexpr std::int64_t mostWords = 1 << 24;
Result<TypedColumnPtr> openTypedColumn(const TypedColumnParts& parts,
                                       const TableSchema::Column& column, const Job& job);

// One part of the elements of an array. Errors: Unsupported, as above.
Result<TypedColumnPtr> typedColumnOf(const ElementLine& rows, const DTypeLeaf& part);

} // namespace bloscope
