#include "core/change/put_texts.h"

#include "core/base/text.h"
#include "core/convert/csv_kind.h"
#include "core/dtype/cell_parse.h"
#include "core/dtype/cell_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace bloscope {

namespace {

class TextBlockReader {
 public:
    TextBlockReader(std::string_view text, char delimiter) : m_rest(text), m_delimiter(delimiter) {}

    Result<TextBlock> readAll()
    {
        do {
            BLOSCOPE_CHECK(readRow());
            if (m_block.back().size() != m_block.front().size())
                return usageError(fmt::format("row {} has {}, but row 1 has {}", m_block.size(),
                                              countOf(m_block.back()), countOf(m_block.front())));
        } while (takeLineEnd() && !m_rest.empty());
        return std::move(m_block);
    }

 private:
    static std::string countOf(const std::vector<std::string>& row)
    {
        return row.size() == 1 ? "1 value" : groupedDigits(std::uint64_t(row.size())) + " values";
    }

    bool isDelimiter(char c) const { return m_delimiter != 0 && c == m_delimiter; }
    bool endsText(char c) const { return isDelimiter(c) || c == '\n' || c == '\r'; }

    char take()
    {
        const char c = m_rest.front();
        m_rest.remove_prefix(1);
        return c;
    }

    bool takeLineEnd()
    {
        if (m_rest.empty())
            return false;
        if (take() == '\r' && m_rest.starts_with('\n'))
            take();
        return true;
    }

    Result<> readRow()
    {
        m_block.emplace_back();
        do {
            if (++m_count > mostTextsInBlock)
                return Error(ErrorKind::Limit,
                             fmt::format("there are more than {} values",
                                         groupedDigits(std::uint64_t(mostTextsInBlock))));
            BLOSCOPE_CHECK(readText());
        } while (!m_rest.empty() && isDelimiter(m_rest.front()) && take());
        return {};
    }

    Result<> readText()
    {
        std::string& text = m_block.back().emplace_back();
        if (m_rest.starts_with('"'))
            BLOSCOPE_CHECK(readQuoted(text));
        while (!m_rest.empty() && !endsText(m_rest.front()))
            text += take();
        return {};
    }

    Result<> readQuoted(std::string& text)
    {
        take();
        while (!m_rest.empty()) {
            const char c = take();
            if (c == '"' && !m_rest.starts_with('"'))
                return {};
            if (c == '"')
                take();
            text += c;
        }
        return usageError(fmt::format("the quote in row {}, column {} is not closed",
                                      m_block.size(), m_block.back().size()));
    }

    std::string_view m_rest;
    char m_delimiter;
    std::size_t m_count = 0;
    TextBlock m_block;
};

constexpr std::int64_t mostBytes = 256 << 20; // of whole elements that are changed at once

bool isReal(const DType& dtype)
{
    return dtype.kind == DTypeKind::Float || dtype.kind == DTypeKind::Complex;
}

// As parseCell(), also with a comma in place of the decimal point, as spreadsheets write it, unless
// it could separate thousands.
Result<> parseText(const std::string& text, const DType& dtype, ByteSpan element)
{
    const Result<> value = parseCell(text, dtype, element);
    if (value || !isReal(dtype) || text.find(',') == std::string::npos || mayBeGroups(text))
        return value;
    return parseCell(withDecimalPoint(text), dtype, element) ? Result<>() : value;
}

bool mayBeDecimals(std::string_view lines)
{
    while (!lines.empty()) {
        const std::size_t end = std::min(lines.find_first_of("\r\n"), lines.size());
        if (end > 0 && !mayBeDecimal(lines.substr(0, end)))
            return false;
        lines.remove_prefix(std::min(end + 1, lines.size()));
    }
    return true;
}

// The texts of a block as bytes, over those that the cells have.
class PutBlock {
 public:
    PutBlock(const DType& dtype, const PutPlace& place, const TextBlock& texts)
        : m_columns(dtype),
          m_place(place),
          m_texts(texts),
          m_target{place.first.row, place.first.column, std::ssize(texts),
                   std::ssize(texts.front())},
          m_whole(m_columns.cellsOf(m_target))
    {
    }

    Result<> checkRoom(const DType& dtype) const;
    Slice cells() const
    {
        return m_place.plane.window(m_whole.row, m_whole.rows, m_whole.column, m_whole.columns);
    }
    Result<> parseOver(const Cells& before);
    Result<std::uint64_t> write(const Cells& before, ValueEditor& editor, const Job& job) const;

 private:
    struct Changed {
        std::size_t part = 0; // of the element
        std::size_t cell = 0; // of those read
        auto operator<=>(const Changed&) const = default;
    };

    Result<> parseOne(const Cells& before, std::int64_t row, std::int64_t column);
    std::string placeOf(std::int64_t row, std::int64_t column) const;

    CellColumns m_columns;
    const PutPlace& m_place;
    const TextBlock& m_texts;
    CellRect m_target;
    CellRect m_whole; // in cells
    ByteBuffer m_bytes;
    std::vector<Changed> m_changed;
};

Result<> PutBlock::checkRoom(const DType& dtype) const
{
    const auto check = [](std::int64_t wanted, std::int64_t first, std::int64_t all,
                          std::string_view what) -> Result<> {
        if (wanted <= all - first)
            return {};
        return usageError(fmt::format("{} {} do not fit: there are only {} from here on",
                                      groupedDigits(wanted), what, groupedDigits(all - first)));
    };
    BLOSCOPE_CHECK(check(m_target.rows, m_target.row, m_place.plane.rows(), "rows"));
    BLOSCOPE_CHECK(check(m_target.columns, m_target.column,
                         m_columns.countFor(m_place.plane.columns()), "columns"));
    const std::int64_t columns = m_whole.columns;
    const auto bytes = static_cast<std::int64_t>(dtype.itemsize);
    if (m_whole.rows > mostBytes / columns / bytes)
        return Error(ErrorKind::Limit,
                     fmt::format("the data of {} × {} cells exceeds {}",
                                 groupedDigits(m_target.rows), groupedDigits(m_target.columns),
                                 byteCountText(std::uint64_t(mostBytes))));
    return {};
}

// "[3, 4].b"
std::string PutBlock::placeOf(std::int64_t row, std::int64_t column) const
{
    const auto index = m_place.plane.indexAt(row, m_columns.cellOf(column));
    const std::string& path = m_columns.leafOf(column).path;
    return fmt::format("[{}]{}{}", fmt::join(index, ", "), path.empty() ? "" : ".",
                       escapeForDisplay(path));
}

Result<> PutBlock::parseOver(const Cells& before)
{
    m_bytes.assign(before.bytes.begin(), before.bytes.end());
    for (std::int64_t row = 0; row < m_target.rows; ++row)
        for (std::int64_t column = 0; column < m_target.columns; ++column)
            BLOSCOPE_CHECK(parseOne(before, row, column));
    std::ranges::sort(m_changed);
    return {};
}

Result<> PutBlock::parseOne(const Cells& before, std::int64_t row, std::int64_t column)
{
    const std::int64_t inTable = m_target.column + column;
    const DTypeLeaf& leaf = m_columns.leafOf(inTable);
    const std::size_t cell = before.cellAt(row, m_columns.cellOf(inTable) - m_whole.column);
    const CellState state = before.states.empty() ? CellState::Fine : before.states[cell];
    if (!canBeChanged(state))
        return whyUnchangeable(before, cell);
    const std::size_t at = cell * before.itemsize + leaf.offset;
    const ByteSpan bytes(m_bytes.data() + at, leaf.dtype.itemsize);
    BLOSCOPE_CHECK(parseText(m_texts[std::size_t(row)][std::size_t(column)], leaf.dtype, bytes)
                       .within(placeOf(m_target.row + row, inTable)));
    const std::byte* const old = before.bytes.data() + at;
    if (state == CellState::Fine && std::ranges::equal(bytes, ByteView(old, bytes.size())))
        return {};
    // Another NaN, another way to be true: whoever types what is there wants no change.
    const CellText text(leaf.dtype);
    if (state == CellState::Fine && text.of(old) == text.of(bytes.data()))
        std::copy_n(old, bytes.size(), bytes.begin());
    else
        m_changed.push_back({m_columns.partOf(inTable), cell});
    return {};
}

Result<std::uint64_t> PutBlock::write(const Cells& before, ValueEditor& editor,
                                      const Job& job) const
{
    for (auto next = m_changed.begin(); next != m_changed.end();) {
        const std::size_t part = next->part;
        const DTypeLeaf& leaf = m_columns.leaves()[part];
        BLOSCOPE_CHECK(editor.write(
            before.slice, {leaf.offset, leaf.dtype.itemsize},
            [&](std::size_t i) -> const std::byte* {
                if (next == m_changed.end() || next->part != part || next->cell != i)
                    return nullptr;
                ++next;
                return m_bytes.data() + i * before.itemsize + leaf.offset;
            },
            job));
    }
    return m_changed.size();
}

} // namespace

Result<TextBlock> parseTextBlock(std::string_view text, char delimiter)
{
    return TextBlockReader(text, delimiter).readAll();
}

std::vector<CellsToChange> cellsToChange(const CellColumns& columns, const Slice& plane,
                                         const CellRect& cells, const TextOf& textOf)
{
    std::vector<CellsToChange> parts;
    const std::int64_t kinds = std::min(cells.columns, columns.perCell());
    for (std::int64_t column = cells.column; column < cells.column + kinds; ++column) {
        const std::int64_t count = (cells.endColumn() - column - 1) / columns.perCell() + 1;
        parts.push_back({plane.window(cells.row, cells.rows, columns.cellOf(column), count),
                         columns.leafOf(column), textOf(columns.leafOf(column).dtype)});
    }
    return parts;
}

Result<std::uint64_t> putTexts(const SliceReader& values, ValueEditor& editor,
                               const PutPlace& place, const TextBlock& texts, const Job& job)
{
    PutBlock block(values.array()->dtype(), place, texts);
    BLOSCOPE_CHECK(block.checkRoom(values.array()->dtype()));
    BLOSCOPE_TRY(const Cells before, values.read(block.cells(), job));
    BLOSCOPE_CHECK(block.parseOver(before));
    editor.noteRead(before);
    return block.write(before, editor, job);
}

Result<TextBlock> textsToPut(std::string_view text, const DType& first)
{
    if (text.find('\t') != std::string_view::npos)
        return parseTextBlock(text, '\t');
    ByteBuffer element(first.itemsize);
    const std::string_view line = text.substr(0, text.find_first_of("\r\n"));
    const bool isValue = !line.starts_with('"') && parseCell(line, first, element);
    if (isValue)
        return parseTextBlock(text, '\0');
    if (line.find(';') != std::string_view::npos)
        return parseTextBlock(text, ';');
    if (isReal(first) && mayBeDecimals(text))
        return usageError(
            fmt::format("\"{}\" may be one number with a decimal comma or two numbers; separate "
                        "values with tabs or semicolons, or use a decimal point",
                        escapeForDisplay(line)));
    return parseTextBlock(text, ',');
}

} // namespace bloscope
