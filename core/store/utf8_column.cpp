#include "core/store/column_reader.h"
#include "core/store/row_reader.h"
#include "core/store/table_schema.h"

#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::int64_t mostTextBytes = 64 << 20; // of one cell
constexpr std::int64_t mostGroupBytes = 4 << 20; // of cells that are read at once

// Text in two arrays: row i is bytes [offset i, offset i + 1), and there is one offset more than
// there are rows (format.md 10.7).
class Utf8Column final : public ColumnReader {
 public:
    Utf8Column(std::unique_ptr<RowReader> offsets, std::unique_ptr<RowReader> bytes,
               const TableSchema::Column& column)
        : m_offsets(std::move(offsets)), m_bytes(std::move(bytes)), m_nulls(column, {})
    {
    }

    Result<> read(const Request& request, TableCells::Column& to,
                  std::vector<std::string>& problems) const override;

 private:
    struct Range {
        std::int64_t begin = 0;
        std::int64_t end = 0;
    };
    Result<std::vector<Range>> rangesOf(const Request& request, TableCells::Column& to,
                                        std::vector<std::string>& problems) const;
    TableCellState check(const Range& range, std::int64_t row,
                         std::vector<std::string>& problems) const;
    Result<std::size_t> readGroup(std::span<const Range> ranges, std::size_t first,
                                  const Request& request, TableCells::Column& to,
                                  std::vector<std::string>& problems) const;
    void take(std::string_view text, std::size_t i, CellTextForm form,
              TableCells::Column& to) const;

    std::unique_ptr<RowReader> m_offsets;
    std::unique_ptr<RowReader> m_bytes;
    NullRule m_nulls;
};

TableCellState Utf8Column::check(const Range& range, std::int64_t row,
                                 std::vector<std::string>& problems) const
{
    const bool good = range.begin >= 0 && range.begin <= range.end && range.end <= m_bytes->rows();
    if (good && range.end - range.begin <= mostTextBytes)
        return TableCellState::Value;
    problems.push_back(
        good ? fmt::format("the text of row {} has {} bytes; the limit is {}", row,
                           range.end - range.begin, mostTextBytes)
             : fmt::format("the text of row {} would be at bytes {} to {}, but there are only {}",
                           row, range.begin, range.end, m_bytes->rows()));
    return TableCellState::Damaged;
}

Result<std::vector<Utf8Column::Range>>
Utf8Column::rangesOf(const Request& request, TableCells::Column& to,
                     std::vector<std::string>& problems) const
{
    std::vector<std::int64_t> ends;
    for (const std::int64_t row : request.rows)
        ends.push_back(row + 1);
    BLOSCOPE_TRY(const RowReader::Rows begin, m_offsets->read(request.rows, request.job));
    BLOSCOPE_TRY(const RowReader::Rows end, m_offsets->read(ends, request.job));
    problems.insert(problems.end(), begin.problems.begin(), begin.problems.end());
    std::vector<Range> ranges(ends.size());
    for (std::size_t i = 0; i < ends.size(); ++i) {
        if (begin.states[i] == CellState::Damaged || end.states[i] == CellState::Damaged)
            to.states[i] = TableCellState::Damaged;
        else if (begin.states[i] == CellState::Fine && end.states[i] == CellState::Fine) {
            ranges[i] = {loadLittle<std::int64_t>(begin.bytes.data() + i * 8),
                         loadLittle<std::int64_t>(end.bytes.data() + i * 8)};
            to.states[i] = check(ranges[i], request.rows[i], problems);
        }
    }
    return ranges;
}

// One read for as many cells, from `first` on, as lie close together. Answers where it ended.
Result<std::size_t> Utf8Column::readGroup(std::span<const Range> ranges, std::size_t first,
                                          const Request& request, TableCells::Column& to,
                                          std::vector<std::string>& problems) const
{
    const bool isShort = request.form == CellTextForm::Short;
    const std::int64_t begin = ranges[first].begin;
    std::int64_t end =
        isShort ? std::min(ranges[first].end, begin + mostGroupBytes) : ranges[first].end;
    std::size_t last = first + 1;
    while (last < ranges.size() && to.states[last] == TableCellState::Value &&
           ranges[last].begin >= begin && ranges[last].end <= begin + mostGroupBytes)
        end = std::max(end, ranges[last++].end);
    BLOSCOPE_TRY(const RowReader::Rows bytes, m_bytes->readRange(begin, end - begin, request.job));
    problems.insert(problems.end(), bytes.problems.begin(), bytes.problems.end());
    const std::string_view text = textOf(ByteView(bytes.bytes));
    for (std::size_t i = first; i < last; ++i) {
        if (!bytes.problems.empty())
            to.states[i] = TableCellState::Damaged;
        else
            take(text.substr(static_cast<std::size_t>(ranges[i].begin - begin),
                             static_cast<std::size_t>(ranges[i].end - ranges[i].begin)),
                 i, request.form, to);
    }
    return last;
}

void Utf8Column::take(std::string_view text, std::size_t i, CellTextForm form,
                      TableCells::Column& to) const
{
    if (m_nulls.isNull(text))
        to.states[i] = TableCellState::Null;
    else
        to.texts[i] = shortened(std::string(text), form);
}

Result<> Utf8Column::read(const Request& request, TableCells::Column& to,
                          std::vector<std::string>& problems) const
{
    BLOSCOPE_TRY(const std::vector<Range> ranges, rangesOf(request, to, problems));
    std::size_t total = 0;
    for (std::size_t i = 0; i < ranges.size();) {
        if (request.job.stopped())
            return cancelled();
        if (to.states[i] != TableCellState::Value) {
            ++i;
            continue;
        }
        const std::size_t first = i;
        BLOSCOPE_TRY(i, readGroup(ranges, i, request, to, problems));
        for (std::size_t k = first; k < i; ++k)
            total += to.texts[k].size();
        if (total > 4 * static_cast<std::size_t>(mostTextBytes))
            return Error{ErrorKind::Limit, "its strings are too long to read at once"};
    }
    return {};
}

} // namespace

Result<ColumnReaderPtr> openUtf8Column(const ColumnParts& parts, const TableSchema::Column& column,
                                       FramePtr offsets)
{
    BLOSCOPE_TRY(auto begins, RowReader::of(std::move(offsets), parts.cache, parts.pool));
    BLOSCOPE_TRY(FramePtr text, parts.open(keyOfColumn(column.name) + ".utf8"));
    BLOSCOPE_TRY(auto bytes, RowReader::of(std::move(text), parts.cache, parts.pool));
    if (begins->rowBytes() != 8 || bytes->rowBytes() != 1)
        return Error{ErrorKind::Malformed,
                     fmt::format("offsets need elements of 8 bytes and text elements of 1 byte, "
                                 "but they have {} and {}",
                                 begins->rowBytes(), bytes->rowBytes())};
    return ColumnReaderPtr(
        std::make_shared<Utf8Column>(std::move(begins), std::move(bytes), column));
}

} // namespace bloscope
