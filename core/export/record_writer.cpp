#include "core/export/record_writer.h"

#include "core/base/checked.h"
#include "core/base/text.h"
#include "core/dtype/cell_number.h"
#include "core/dtype/dtype.h"
#include "core/dtype/dtype_descr.h"
#include "core/export/npy_writer.h"

#include <algorithm>
#include <cstring>
#include <fmt/format.h>
#include <set>

namespace bloscope {

namespace {

constexpr std::size_t recordBandBytes = 4 << 20; // that are put together at once

// The cells of a column in each record.
struct RecordPart {
    std::size_t offset;
    std::size_t bytes;
    bool areNullsElements;
};

struct RecordLayout {
    DType dtype;
    std::vector<RecordPart> parts; // of each column
    ByteBuffer missing;            // a record without a value
};

Result<> checkColumnNames(const Table& table)
{
    if (table.columns().empty())
        return usageError("the table has no columns");
    std::set<std::string_view> names;
    for (const TableColumn& column : table.columns())
        if (!names.insert(column.name).second)
            return usageError(fmt::format(
                "two columns are named {}, which npy does not allow; write the table as csv or tsv",
                escapeForDisplay(column.name)));
    return {};
}

Result<TableCellType> cellTypeOf(const Table& table, std::size_t column)
{
    auto type = table.cellType(column);
    if (type)
        return type;
    return Error{type.error().kind(),
                 fmt::format("column {} cannot be written as npy, only as csv, tsv or jsonl: {}",
                             escapeForDisplay(table.columns()[column].name), type.error().text())};
}

// Raw bytes in place of what a .npy file has no words for, so that all other fields keep theirs.
Result<DType> describable(const DType& dtype)
{
    if (dtype.kind == DTypeKind::SubArray) {
        BLOSCOPE_TRY(DType element, describable(dtype.element()));
        return subArrayDType(std::move(element), dtype.shape);
    }
    return descrOf(dtype) ? dtype : rawDType(dtype.itemsize);
}

Result<ByteBuffer> missingOf(const DType& dtype, const std::optional<std::string>& fill,
                             const std::string& name)
{
    if (!fill)
        return missingElement(dtype);
    return parseElement(*fill, dtype)
        .within(fmt::format("column {}", escapeForDisplay(name)))
        .within("--fill");
}

Result<RecordLayout> recordLayoutOf(const Table& table, const std::optional<std::string>& fill)
{
    BLOSCOPE_CHECK(checkColumnNames(table));
    RecordLayout layout;
    std::vector<DTypeField> fields;
    for (std::size_t i = 0; i < table.columns().size(); ++i) {
        const std::string& name = table.columns()[i].name;
        BLOSCOPE_TRY(const TableCellType type, cellTypeOf(table, i));
        BLOSCOPE_TRY(const ByteBuffer missing, missingOf(type.dtype, fill, name));
        BLOSCOPE_TRY(DType dtype, describable(type.dtype));
        if (layout.missing.size() + missing.size() > mostRecordBytes)
            return Error{ErrorKind::Limit,
                         fmt::format("its rows have more than {} bytes", mostRecordBytes)};
        layout.parts.push_back({layout.missing.size(), missing.size(), type.areNullsElements});
        layout.missing.insert(layout.missing.end(), missing.begin(), missing.end());
        fields.push_back({name, {}, 0, std::move(dtype)});
    }
    BLOSCOPE_TRY(layout.dtype, packedDType(std::move(fields)));
    return layout;
}

ByteBuffer recordsWithoutValues(const ByteBuffer& missing, std::int64_t rows)
{
    ByteBuffer records;
    records.reserve(missing.size() * static_cast<std::size_t>(rows));
    for (std::int64_t row = 0; row < rows; ++row)
        records.insert(records.end(), missing.begin(), missing.end());
    return records;
}

// Puts the cells of a column that have a value where they belong.
void putCells(const TableElements& cells, const RecordPart& part, std::size_t recordBytes,
              ByteBuffer& records)
{
    for (std::size_t row = 0; row < cells.states.size(); ++row) {
        const TableCellState state = cells.states[row];
        const bool isNullElement = state == TableCellState::Null && part.areNullsElements;
        if ((state == TableCellState::Value || isNullElement) && part.bytes > 0)
            std::memcpy(records.data() + row * recordBytes + part.offset,
                        cells.bytes.data() + row * part.bytes, part.bytes);
    }
}

void countCells(const TableElements& cells, const RecordPart& part, ExportReport& report)
{
    const auto inState = [&](TableCellState state) {
        return static_cast<std::uint64_t>(std::ranges::count(cells.states, state));
    };
    report.cells += cells.states.size();
    report.damagedCells += inState(TableCellState::Damaged);
    report.absentCells += inState(TableCellState::Absent);
    report.nullCells += part.areNullsElements ? 0 : inState(TableCellState::Null);
    for (const std::string& problem : cells.problems)
        report.addReason(problem);
}

std::int64_t recordsAtOnce(const RecordLayout& layout)
{
    const auto most = static_cast<std::size_t>(Table::mostCells) / layout.parts.size();
    const std::size_t bytes = std::max<std::size_t>(layout.dtype.itemsize, 1);
    return static_cast<std::int64_t>(
        std::max<std::size_t>(std::min(recordBandBytes / bytes, most), 1));
}

} // namespace

Result<ExportReport> writeRecords(const Table& table, std::int64_t first, std::int64_t rows,
                                  const std::optional<std::string>& fill, Sink& to, const Job& job)
{
    BLOSCOPE_TRY(const RecordLayout layout, recordLayoutOf(table, fill));
    const std::string header = npyHeader(layout.dtype, {rows});
    const std::uint64_t bytes =
        checkedMultiply<std::uint64_t>(static_cast<std::uint64_t>(rows), layout.dtype.itemsize)
            .value_or(UINT64_MAX);
    BLOSCOPE_CHECK(to.expect(checkedAdd<std::uint64_t>(bytes, header.size()).value_or(UINT64_MAX)));
    job.start(static_cast<std::uint64_t>(rows));
    BLOSCOPE_CHECK(to.write(bytesOf(header)));

    ExportReport report;
    const std::int64_t atOnce = recordsAtOnce(layout);
    for (std::int64_t done = 0; done < rows; done += atOnce) {
        const std::int64_t now = std::min(atOnce, rows - done);
        BLOSCOPE_TRY(const std::vector<TableElements> columns,
                     table.readAllElements(first + done, now, {job.stop}));
        ByteBuffer records = recordsWithoutValues(layout.missing, now);
        for (std::size_t i = 0; i < columns.size(); ++i) {
            putCells(columns[i], layout.parts[i], layout.dtype.itemsize, records);
            countCells(columns[i], layout.parts[i], report);
        }
        BLOSCOPE_CHECK(to.write(records));
        job.advance(static_cast<std::uint64_t>(now));
    }
    return report;
}

} // namespace bloscope
