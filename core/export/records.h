#pragma once

#include "core/base/byte_view.h"
#include "core/base/job.h"
#include "core/base/result.h"
#include "core/dtype/dtype.h"
#include "core/export/export_report.h"
#include "core/store/table_source.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace bloscope {

// The cells of some rows: elements of some columns, texts of others.
struct RowCells {
    std::vector<TableElements> elements;   // by column of the table; empty for all others
    std::vector<TableCells::Column> texts; // likewise
};

// Reads those of the rows [first, first + rows), and counts in the report what has no value and
// why. Errors: those of TableSource.
Result<RowCells> readRowCells(const TableSource& source, std::span<const std::size_t> elements,
                              std::span<const std::size_t> texts, std::int64_t first,
                              std::int64_t rows, const Job& job, ExportReport& report);

// Rows of a table as records: structured elements with a field for each column, as writeRecords()
// describes them. Usable by one thread; the source outlives it.
class Records {
 public:
    // Rows [first, first + rows). Reads texts and nulls of all of them once. `format` is what they
    // are written as, for messages. Job: progress in rows, if anything has to be read. Errors:
    // those of writeRecords().
    static Result<Records> of(const TableSource& source, std::int64_t first, std::int64_t rows,
                              std::optional<std::string> fill, std::string_view format,
                              const Job& job);

    const DType& dtype() const { return m_dtype; }
    std::int64_t rows() const { return m_rows; }
    std::int64_t rowsAtOnce() const; // that some megabytes hold

    // The elements of `count` rows from number `first` of these on, and what there is to report of
    // them. Errors: those of the source.
    Result<ByteBuffer> read(std::int64_t first, std::int64_t count, const Job& job,
                            ExportReport& report) const;

 private:
    // The cells of a column in each record.
    struct Part {
        std::size_t column = 0;
        DType dtype = {};
        bool isText = false;
        bool areNullsElements = false;
        bool mayHaveNullField = false;
        std::size_t characters = 1; // of the longest text
        bool hasNulls = false;
        std::size_t offset = 0;
        std::optional<std::size_t> nullOffset = {};
    };

    Records(const TableSource& source, std::int64_t first, std::int64_t rows,
            std::optional<std::string> fill, std::string_view format)
        : m_source(source), m_first(first), m_rows(rows), m_fill(std::move(fill)), m_format(format)
    {
    }
    Result<> checkNames() const;
    Result<> findParts();
    Result<Part> partOf(std::size_t column) const;
    Result<> measure(const Job& job);
    Result<> measureRows(std::int64_t first, std::int64_t count, const Job& job);
    Result<> layOut();
    Result<ByteBuffer> missingOf(const Part& part) const;
    std::string nullNameOf(const Part& part) const;

    template <class Cells>
    void putStates(const Cells& cells, const Part& part, ByteBuffer& records,
                   ExportReport& report) const;
    void putElements(const TableElements& cells, const Part& part, ByteBuffer& records) const;
    void putTexts(const TableCells::Column& cells, const Part& part, ByteBuffer& records) const;

    const TableSource& m_source;
    std::int64_t m_first;
    std::int64_t m_rows;
    std::optional<std::string> m_fill;
    std::string m_format;
    std::vector<Part> m_parts; // of each column
    DType m_dtype;
    ByteBuffer m_missing; // a record without a value
};

} // namespace bloscope
