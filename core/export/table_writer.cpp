#include "core/export/table_writer.h"

#include "core/base/checked.h"
#include "core/base/text.h"
#include "core/export/csv_field.h"
#include "core/export/json_text.h"
#include "core/msgpack/json.h"

#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>

namespace bloscope {

namespace {

const char* lineEndOf(const CsvOptions& options)
{
    return options.lineEnd == CsvOptions::LineEnd::CrLf ? "\r\n" : "\n";
}

Result<> writeText(const std::string& text, Sink& to)
{
    return to.write(bytesOf(text));
}

std::string headerOf(const TableSource& table, const CsvOptions& options)
{
    std::string line;
    for (const TableColumn& column : table.columns()) {
        if (!line.empty())
            line += options.delimiter;
        appendField(column.name, options.delimiter, line);
    }
    return line + lineEndOf(options);
}

// A text that looks like the mark of missing values is quoted, so that they stay apart.
void appendValue(const std::string& text, const CsvOptions& options, std::string& to)
{
    const std::size_t begin = to.size();
    to += text;
    if (needsQuotes(text, options.delimiter) || text == options.na || text.empty())
        quoteFrom(begin, to);
}

void appendRow(const TableCells& cells, std::size_t row, const CsvOptions& options, std::string& to)
{
    for (std::size_t i = 0; i < cells.columns.size(); ++i) {
        if (i > 0)
            to += options.delimiter;
        const TableCells::Column& column = cells.columns[i];
        if (column.states[row] == TableCellState::Value)
            appendValue(column.texts[row], options, to);
        else
            appendField(options.na, options.delimiter, to);
    }
    to += lineEndOf(options);
}

void count(const TableCells& cells, ExportReport& report)
{
    for (const TableCells::Column& column : cells.columns)
        report.count(column.states);
    for (const std::string& problem : cells.problems)
        report.addReason(problem);
}

// How the values of a column become JSON.
struct JsonColumn {
    enum class Values { Numbers, Truth, Nested, Texts };
    std::string key; // as JSON has it
    Values values;
};

JsonColumn::Values jsonValuesOf(const std::string& kind)
{
    using Values = JsonColumn::Values;
    for (const char* number : {"int", "uint", "float"})
        if (kind.starts_with(number))
            return Values::Numbers;
    for (const char* nested : {"list", "struct", "ndarray"})
        if (kind == nested)
            return Values::Nested;
    return kind == "bool" ? Values::Truth : Values::Texts;
}

std::vector<JsonColumn> jsonColumnsOf(const TableSource& table)
{
    std::vector<JsonColumn> columns;
    for (const TableColumn& column : table.columns()) {
        columns.push_back({{}, jsonValuesOf(column.kind)});
        appendJsonText(column.name, columns.back().key);
    }
    return columns;
}

void appendJson(const std::string& text, JsonColumn::Values values, std::string& to)
{
    using Values = JsonColumn::Values;
    if (values == Values::Numbers)
        appendJsonFloat(text, to);
    else if (values == Values::Truth)
        to += text == "True" ? "true" : "false";
    else if (values == Values::Nested && nlohmann::json::accept(text))
        to += text;
    else
        appendJsonText(text, to);
}

void appendObject(const TableCells& cells, std::size_t row, const std::vector<JsonColumn>& columns,
                  std::string& to)
{
    to += '{';
    for (std::size_t i = 0; i < cells.columns.size(); ++i) {
        to += i == 0 ? "" : ",";
        (to += columns[i].key) += ':';
        const TableCells::Column& column = cells.columns[i];
        if (column.states[row] == TableCellState::Value)
            appendJson(column.texts[row], columns[i].values, to);
        else
            to += "null";
    }
    to += "}\n";
}

// Rows of a table that are written.
struct TableRows {
    const TableSource& table;
    std::int64_t first;
    std::int64_t count;
};

using AppendRow = std::function<void(const TableCells&, std::size_t row, std::string& to)>;

Result<ExportReport> writeRows(const TableRows& rows, const NumberFormat& numbers,
                               const AppendRow& append, Sink& to, const Job& job)
{
    const auto width =
        static_cast<std::int64_t>(std::max<std::size_t>(rows.table.columns().size(), 1));
    const std::int64_t rowsAtOnce = std::max<std::int64_t>(1, 64 * 1024 / width);
    BLOSCOPE_CHECK(to.expect(checkedMultiply(static_cast<std::uint64_t>(rows.count),
                                             static_cast<std::uint64_t>(width))
                                 .value_or(UINT64_MAX))); // delimiters and ends of lines
    ExportReport report;
    job.start(static_cast<std::uint64_t>(rows.count));
    for (std::int64_t done = 0; done < rows.count; done += rowsAtOnce) {
        const std::int64_t now = std::min(rowsAtOnce, rows.count - done);
        BLOSCOPE_TRY(
            const TableCells cells,
            rows.table.readRows(rows.first + done, now, CellTextForm::Full, {job.stop}, numbers));
        std::string text;
        for (std::size_t row = 0; row < static_cast<std::size_t>(cells.rows); ++row)
            append(cells, row, text);
        BLOSCOPE_CHECK(writeText(text, to));
        count(cells, report);
        job.advance(static_cast<std::uint64_t>(cells.rows));
    }
    return report;
}

std::string lineOf(const msgpack_value::Value& item, ItemFormat format, const CsvOptions& options)
{
    std::string json = printableJson(msgpack_value::toPlainJson(item).dump());
    if (format == ItemFormat::JsonLines)
        return json + "\n";
    std::string field;
    appendField(json, options.delimiter, field);
    return field + lineEndOf(options);
}

} // namespace

Result<ExportReport> writeTable(const TableSource& table, std::int64_t first, std::int64_t rows,
                                const CsvOptions& options, Sink& to, const Job& job)
{
    NumberFormat numbers = options.numbers();
    numbers.nan = NumberFormat().nan; // a value here, and not the same as a null
    if (options.header != CsvOptions::Header::None) {
        BLOSCOPE_CHECK(writeText(headerOf(table, options), to));
    }
    const auto append = [&options](const TableCells& cells, std::size_t row, std::string& text) {
        appendRow(cells, row, options, text);
    };
    return writeRows({table, first, rows}, numbers, append, to, job);
}

Result<ExportReport> writeTableLines(const TableSource& table, std::int64_t first,
                                     std::int64_t rows, NumberFormat::Bytes bytes, Sink& to,
                                     const Job& job)
{
    const std::vector<JsonColumn> columns = jsonColumnsOf(table);
    const auto append = [&columns](const TableCells& cells, std::size_t row, std::string& text) {
        appendObject(cells, row, columns, text);
    };
    return writeRows({table, first, rows}, {.bytes = bytes}, append, to, job);
}

Result<ExportReport> writeItems(const ItemList& items, std::int64_t first, std::int64_t count,
                                ItemFormat format, const CsvOptions& options, Sink& to,
                                const Job& job)
{
    ExportReport report;
    job.start(static_cast<std::uint64_t>(count));
    for (std::int64_t i = first; i < first + count; ++i) {
        if (job.stopped())
            return cancelled();
        const auto item = items.item(i, {job.stop});
        if (!item && item.error().kind() == ErrorKind::Cancelled)
            return item.error();
        ++report.cells;
        report.damagedCells += item ? 0 : 1;
        if (!item)
            report.addReason(item.error().text());
        const std::string missing =
            format == ItemFormat::Csv ? options.na + lineEndOf(options) : "null\n";
        BLOSCOPE_CHECK(writeText(item ? lineOf(*item, format, options) : missing, to));
        job.advance();
    }
    return report;
}

} // namespace bloscope
