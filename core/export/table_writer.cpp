#include "core/export/table_writer.h"

#include "core/export/csv_field.h"
#include "core/msgpack/json.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <numeric>

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

std::string headerOf(const Table& table, const CsvOptions& options)
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
    for (const TableCells::Column& column : cells.columns) {
        const auto inState = [&](TableCellState state) {
            return static_cast<std::uint64_t>(std::ranges::count(column.states, state));
        };
        report.cells += column.states.size();
        report.damagedCells += inState(TableCellState::Damaged);
        report.absentCells += inState(TableCellState::Absent);
    }
    for (const std::string& problem : cells.problems)
        report.addReason(problem);
}

std::string lineOf(const msgpack_value::Value& item, ItemFormat format, const CsvOptions& options)
{
    std::string json = msgpack_value::toPlainJson(item).dump();
    if (format == ItemFormat::JsonLines)
        return json + "\n";
    std::string field;
    appendField(json, options.delimiter, field);
    return field + lineEndOf(options);
}

} // namespace

Result<ExportReport> writeTable(const Table& table, std::int64_t first, std::int64_t rows,
                                const CsvOptions& options, Sink& to, const Job& job)
{
    std::vector<std::size_t> columns(table.columns().size());
    std::iota(columns.begin(), columns.end(), 0U);
    const auto width = static_cast<std::int64_t>(std::max<std::size_t>(columns.size(), 1));
    const std::int64_t rowsAtOnce = std::max<std::int64_t>(1, 64 * 1024 / width);
    NumberFormat numbers;
    numbers.precision = options.precision;
    numbers.decimalPoint = options.decimalPoint;
    ExportReport report;
    job.start(static_cast<std::uint64_t>(rows));
    if (options.header != CsvOptions::Header::None) {
        BLOSCOPE_CHECK(writeText(headerOf(table, options), to));
    }
    for (std::int64_t done = 0; done < rows; done += rowsAtOnce) {
        BLOSCOPE_TRY(const TableCells cells,
                     table.read(columns, first + done, std::min(rowsAtOnce, rows - done),
                                CellTextForm::Full, {job.stop}, numbers));
        std::string text;
        for (std::size_t row = 0; row < static_cast<std::size_t>(cells.rows); ++row)
            appendRow(cells, row, options, text);
        BLOSCOPE_CHECK(writeText(text, to));
        count(cells, report);
        job.advance(static_cast<std::uint64_t>(cells.rows));
    }
    return report;
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
