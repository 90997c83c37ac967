#pragma once

#include "core/bytes/byte_source.h"
#include "core/convert/box_source.h"
#include "core/convert/csv_scan.h"

namespace bloscope {

// A text of values in rows and columns: CSV and its like, in UTF-8. What is not said is found out:
// the delimiter, whether there are decimal commas, whether the first line holds names or indices,
// and the type. A line is left out without a value of it in the array only where it is empty,
// begins with '#', or holds names or indices, which notes() says. The text is never in memory as a
// whole.
class CsvSource final : public BoxSource {
 public:
    // Reads all of the text once. Without a type, booleans, dates and complex numbers are what they
    // are; numbers are int64 or uint64 when all of them are whole and fit, else float64. One column
    // is an array of one dimension. Errors, with line and column: Malformed for rows that differ in
    // length, for fields that are no values, and for what can be read in two ways; Usage for what
    // `dtype`, which has one value in an element, cannot hold; Limit, Io, Cancelled.
    // The pool lives longer.
    static Result<std::unique_ptr<CsvSource>> open(ByteSourcePtr file, const CsvReading& reading,
                                                   WorkerPool& pool, const Job& job = {});

    const Shape& shape() const override { return m_form.shape; }
    const DType& dtype() const override { return m_form.dtype; }

    // What the user has to know: lines that hold no values, numbers that are rounded, what could be
    // meant otherwise. Sentences without a full stop.
    const std::vector<std::string>& notes() const { return m_form.notes; }

 private:
    CsvSource(ByteSourcePtr file, CsvForm form, WorkerPool& pool)
        : BoxSource(pool), m_file(std::move(file)), m_form(std::move(form))
    {
    }
    Result<HeapBytes> readBox(const CellBox& box, const Job& job) const override;

    ByteSourcePtr m_file;
    CsvForm m_form;
};

} // namespace bloscope
