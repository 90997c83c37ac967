#include "ui/rows/row_search.h"

#include "core/dtype/cell_parse.h"
#include "core/dtype/cell_text.h"

#include <QCoreApplication>
#include <algorithm>

namespace bloscope {

namespace {

struct RowPlaceText {
    Q_DECLARE_TR_FUNCTIONS(RowPlaceText)
};

QString withoutBrackets(const QString& text)
{
    const QString trimmed = text.trimmed();
    const bool isInBrackets = trimmed.startsWith('[') && trimmed.endsWith(']');
    return isInBrackets ? trimmed.mid(1, trimmed.size() - 2).trimmed() : trimmed;
}

constexpr std::int64_t cellsAtOnce = 20'000; // bounds what is held of them

using Cell = std::optional<RowAndColumn>;

// What begins as Python's b'..' is looked for among bytes that are written as such, b"a" as b'a'.
ShownRows::Form formFor(const QString& text)
{
    ShownRows::Form form;
    if (text.startsWith(u"b'") || text.startsWith(u"b\""))
        form.numbers.bytes = NumberFormat::Bytes::Literal;
    return form;
}

QString asWritten(const QString& text)
{
    const std::string typed = text.toStdString();
    const auto bytes = looksLikeBytesLiteral(typed) ? parseBytesLiteral(typed) : std::string();
    if (!bytes || bytes->empty())
        return text;
    std::string literal;
    appendBytesLiteral(bytesOf(*bytes), literal);
    return QString::fromStdString(literal);
}

class RowSearch {
 public:
    RowSearch(const ShownRows& source, const RowWish& wish, const Job& job)
        : m_source(source),
          m_wish(wish),
          m_form(formFor(wish.text)),
          m_text(asWritten(wish.text)),
          m_job(job)
    {
    }

    // Among the rows [first, last), in cells that `isWanted` takes.
    template <class Wanted>
    Result<Cell> find(std::int64_t first, std::int64_t last, const Wanted& isWanted) const
    {
        const std::int64_t step = std::max<std::int64_t>(1, cellsAtOnce / m_source.columnCount());
        while (first < last) {
            if (m_job.stopped())
                return cancelled();
            const std::int64_t count = std::min(step, last - first);
            const std::int64_t begin = isForwards() ? first : last - count;
            BLOSCOPE_TRY(const RowTile tile,
                         m_source.read(begin, count, 0, m_source.columnCount(), m_form, m_job));
            if (const Cell cell = bestOf(tile, begin, isWanted))
                return cell;
            m_job.advance(static_cast<std::uint64_t>(count));
            (isForwards() ? first : last) += isForwards() ? count : -count;
        }
        return Cell();
    }

    bool isForwards() const { return m_wish.direction == ScanDirection::Forwards; }

 private:
    template <class Wanted>
    Cell bestOf(const RowTile& tile, std::int64_t firstRow, const Wanted& isWanted) const
    {
        Cell best;
        for (std::size_t column = 0; column < tile.columns.size(); ++column)
            for (std::size_t row = 0; row < tile.columns[column].size(); ++row) {
                const RowAndColumn cell{firstRow + std::int64_t(row), int(column)};
                const bool isNearer =
                    !best || (isForwards() ? comesBefore(cell, *best) : comesBefore(*best, cell));
                if (isNearer && isWanted(cell) && holds(tile.columns[column][row]))
                    best = cell;
            }
        return best;
    }

    bool holds(const RowCell& cell) const
    {
        return cell.text.contains(m_text, Qt::CaseInsensitive) ||
               cell.text.contains(m_wish.text, Qt::CaseInsensitive);
    }

    static bool comesBefore(const RowAndColumn& one, const RowAndColumn& other)
    {
        return std::pair(one.row, one.column) < std::pair(other.row, other.column);
    }

    const ShownRows& m_source;
    const RowWish& m_wish;
    ShownRows::Form m_form;
    QString m_text;
    const Job& m_job;
};

Result<RowFound> foundIn(const ShownRows& source, const Cell& cell, bool hasTurned, const Job& job)
{
    RowFound found{cell, hasTurned, cell ? cell->row : 0};
    if (cell && source.highestRowNumber()) {
        BLOSCOPE_TRY(const RowTile tile, source.read(cell->row, 1, 0, 1, {}, job));
        if (!tile.rowNumbers.empty())
            found.rowNumber = tile.rowNumbers.front();
    }
    return found;
}

} // namespace

RowPlace parseRow(const QString& text, std::int64_t count)
{
    const QString digits = withoutBrackets(text);
    bool isNumber = false;
    const qlonglong row = digits.toLongLong(&isNumber);
    if (!isNumber)
        return {-1, RowPlaceText::tr("'%1' is not a whole number").arg(digits)};
    if (count == 0)
        return {-1, RowPlaceText::tr("there is nothing to go to")};
    if (row >= count || row < -count)
        return {
            -1,
            RowPlaceText::tr("%1 is out of bounds: the last index is %2").arg(row).arg(count - 1)};
    return {row < 0 ? row + count : row, {}};
}

Result<RowFound> findInRows(const ShownRows& source, const RowWish& wish, const Job& job)
{
    const RowSearch search(source, wish, job);
    const auto isAny = [](const RowAndColumn&) { return true; };
    job.start(static_cast<std::uint64_t>(wish.rows));
    if (!wish.from) {
        BLOSCOPE_TRY(const Cell cell, search.find(0, wish.rows, isAny));
        return foundIn(source, cell, false, job);
    }
    const RowAndColumn from = *wish.from;
    const auto isBehind = [&](const RowAndColumn& cell) {
        return search.isForwards()
                   ? std::pair(cell.row, cell.column) > std::pair(from.row, from.column)
                   : std::pair(cell.row, cell.column) < std::pair(from.row, from.column);
    };
    const bool forwards = search.isForwards();
    BLOSCOPE_TRY(Cell cell, forwards ? search.find(from.row, wish.rows, isBehind)
                                     : search.find(0, from.row + 1, isBehind));
    if (cell)
        return foundIn(source, cell, false, job);
    BLOSCOPE_TRY(cell, forwards ? search.find(0, from.row + 1, isAny)
                                : search.find(from.row, wish.rows, isAny));
    return foundIn(source, cell, true, job);
}

} // namespace bloscope
