#include "core/table_edit/typed_rows.h"

#include "core/base/text.h"
#include "core/convert/csv_row.h"
#include "core/query/query_lists.h"

#include <fmt/format.h>
#include <optional>
#include <string>
#include <utility>

namespace bloscope {

namespace {

// Parts of a text at commas outside of quotes, which are left out.
Result<std::vector<std::string>> partsAtCommas(std::string_view text)
{
    std::vector<std::string> parts(1);
    bool isQuoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isDoubled = isQuoted && text.substr(i).starts_with("\"\"");
        if (text[i] == '"' && !isDoubled) {
            isQuoted = !isQuoted;
        } else if (text[i] == ',' && !isQuoted) {
            parts.emplace_back();
        } else {
            parts.back() += text[i];
            i += isDoubled ? 1 : 0;
        }
    }
    if (isQuoted)
        return usageError("a quote does not end");
    return parts;
}

// An empty field is null where a column has nulls, but "" among texts is an empty text: so exports
// write both.
std::optional<std::string> cellOf(std::string field, bool isQuoted, const TableColumn& column)
{
    const bool isText = isQuoted && isWrittenAsText(column) && column.kind != "timestamp";
    const bool isNull = field.empty() && column.nullable && !isText;
    return isNull ? std::nullopt : std::optional(std::move(field));
}

} // namespace

Result<TableEditor::Row> parseRow(std::string_view text, const QueryTable& table)
{
    TableEditor::Row row;
    BLOSCOPE_TRY(const std::vector<std::string> parts, partsAtCommas(text));
    for (const std::string& part : parts) {
        const std::size_t sign = part.find('=');
        if (sign == part.npos)
            return usageError(
                fmt::format("\"{}\" is not COLUMN=VALUE", escapeForDisplay(part, 40)));
        BLOSCOPE_TRY(const std::size_t column,
                     columnCalled(table, trimmed(std::string_view(part).substr(0, sign))));
        row[column] = part.substr(sign + 1);
    }
    return row;
}

Result<CsvTableRows> CsvTableRows::open(const ByteSource& file, const QueryTable& table)
{
    CsvTableRows rows(file, table);
    BLOSCOPE_TRY(const auto line, rows.m_lines.next());
    if (!line || trimmed(*line).empty())
        return usageError("the first line does not name any columns");
    rows.m_delimiter = delimiterOf(*line, {.mayBeBlank = false});
    if (rows.m_delimiter == 0)
        rows.m_delimiter = ','; // of a single column
    std::string_view names = *line;
    constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";
    if (names.starts_with(byteOrderMark))
        names.remove_prefix(byteOrderMark.size());
    for (const std::string& name : allFieldsOf(CsvRow(names, rows.m_delimiter))) {
        BLOSCOPE_TRY(const std::size_t column, columnCalled(table, name));
        rows.m_columns.push_back(column);
    }
    return rows;
}

Result<TableEditor::Row> CsvTableRows::rowOf(std::string_view line) const
{
    TableEditor::Row row;
    CsvRow fields(line, m_delimiter, CsvRow::Blanks::Kept);
    std::size_t count = 0;
    for (; !fields.isAtEnd(); ++count) {
        std::string field(fields.next());
        if (count < m_columns.size())
            row[m_columns[count]] =
                cellOf(std::move(field), fields.wasQuoted(), m_table.columns()[m_columns[count]]);
    }
    if (fields.isBroken())
        return malformedError("a quote does not end");
    if (count != m_columns.size())
        return malformedError(
            fmt::format("there are {} fields, but {} columns are named", count, m_columns.size()));
    return row;
}

Result<std::vector<TableEditor::Row>> CsvTableRows::next(std::size_t most)
{
    std::vector<TableEditor::Row> rows;
    while (rows.size() < most) {
        BLOSCOPE_TRY(const auto line, m_lines.next());
        if (!line)
            break;
        if (trimmed(*line).empty())
            continue;
        BLOSCOPE_TRY(TableEditor::Row row,
                     rowOf(*line).within("line", static_cast<std::int64_t>(m_lines.number())));
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace bloscope
