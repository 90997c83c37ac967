#pragma once

#include "core/bytes/byte_source.h"
#include "core/convert/text_lines.h"
#include "core/query/query_table.h"
#include "core/table_edit/table_edits.h"

#include <string_view>
#include <vector>

namespace bloscope {

// A row as it is typed: "price=1.5,tag=x". Text with commas is in quotes, of which two are one.
// Errors: Usage for columns that there are not, and for parts without a sign.
Result<TableEditor::Row> parseRow(std::string_view text, const QueryTable& table);

// The rows of a CSV whose first line has the names of columns. Empty fields are null in columns
// that are nullable, but "" is an empty text in columns of texts. One thread at a time.
class CsvTableRows {
 public:
    // `file` and `table` live longer. Errors: Usage for a first line that names other columns.
    static Result<CsvTableRows> open(const ByteSource& file, const QueryTable& table);

    // At most `most` rows that follow; none at the end. Errors (Malformed): lines with more or
    // fewer fields, or a quote that does not end, with their number.
    Result<std::vector<TableEditor::Row>> next(std::size_t most);

 private:
    CsvTableRows(const ByteSource& file, const QueryTable& table)
        : m_lines(file, 0, 1), m_table(table)
    {
    }
    Result<TableEditor::Row> rowOf(std::string_view line) const;

    TextLines m_lines;
    const QueryTable& m_table;
    char m_delimiter = ',';
    std::vector<std::size_t> m_columns; // of the table, in the order of the fields
};

} // namespace bloscope
