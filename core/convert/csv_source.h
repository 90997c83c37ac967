#pragma once

#include "core/bytes/byte_source.h"
#include "core/convert/element_source.h"

#include <optional>

namespace bloscope {

// A text of numbers in rows and columns: CSV and its like, in UTF-8. What stands between the
// columns is found out by the first line: tabs, else semicolons, else commas, else blanks. Left out
// are empty lines, those that begin with '#', and a first line without a number in it, which holds
// names. The text is never in memory as a whole.
class CsvSource final : public ElementSource {
 public:
    // Reads all of the text once. Without a type they are whole numbers of 64 bits when all of them
    // are, else float64. One column is an array of one dimension. Errors, with the line: Malformed
    // for rows that differ in length and for fields that are no numbers; Usage for what `dtype`,
    // which has one value in an element, cannot hold; Limit, Io, Cancelled.
    static Result<std::unique_ptr<CsvSource>>
    open(ByteSourcePtr file, const std::optional<DType>& dtype, const Job& job = {});

    const Shape& shape() const override { return m_shape; }
    const DType& dtype() const override { return m_dtype; }
    Result<HeapBytes> read(const ArrayBox& box, const Job& job) const override;

    // Where a row begins that can be looked up.
    struct Mark {
        std::int64_t row = 0;
        std::uint64_t offset = 0;
        std::uint64_t line = 0;
    };

 private:
    explicit CsvSource(ByteSourcePtr file) : m_file(std::move(file)) {}

    ByteSourcePtr m_file;
    DType m_dtype;
    Shape m_shape;
    char m_delimiter = ',';
    std::vector<Mark> m_marks; // in their order, one for every so many bytes of text
};

} // namespace bloscope
