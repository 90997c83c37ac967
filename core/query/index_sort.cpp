#include "core/base/text.h"
#include "core/query/column_index.h"
#include "core/query/row_parts.h"
#include "core/query/row_sort.h"
#include "core/query/sorted_index.h"
#include "core/query/sorted_rows.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <limits>
#include <random>

namespace bloscope {

namespace {

constexpr std::int64_t placesAtOnce = 1 << 18;
constexpr std::int64_t textsAtOnce = 1 << 14;
constexpr std::int64_t mostSlots = std::int64_t(1) << 32; // each takes a bit
constexpr std::int64_t leastShare = 8; // of the table, to be worth reading all of the index

// Of pairs of a slot and what stands for its value: equal for the same pairs in any order, and, as
// no file can foresee the seed, for no others.
class Fingerprint {
 public:
    Fingerprint()
    {
        std::random_device random;
        m_seed = std::uint64_t(random()) << 32 | random();
    }

    std::uint64_t of(std::int64_t slot, std::uint64_t value) const
    {
        return mixed(mixed(value ^ m_seed) + static_cast<std::uint64_t>(slot));
    }

    // Something that stands for a text.
    std::uint64_t of(std::string_view text) const
    {
        std::uint64_t hash = mixed(m_seed + text.size());
        for (; !text.empty(); text.remove_prefix(std::min(text.size(), sizeof hash))) {
            std::uint64_t some = 0;
            for (const char c : text.substr(0, sizeof some))
                some = some << 8 | static_cast<unsigned char>(c);
            hash = mixed(hash ^ some);
        }
        return hash;
    }

 private:
    // The last step of splitmix64.
    static std::uint64_t mixed(std::uint64_t bits)
    {
        bits = (bits ^ bits >> 30) * 0xbf58476d1ce4e5b9;
        bits = (bits ^ bits >> 27) * 0x94d049bb133111eb;
        return bits ^ bits >> 31;
    }

    std::uint64_t m_seed;
};

// The wanted rows that have a value, as the column has them.
struct ColumnRows {
    std::uint64_t sum = 0; // of their fingerprints
    std::int64_t count = 0;
    std::vector<std::uint8_t> present; // by row of the part; empty: none
    std::vector<std::uint8_t> absent;  // wanted rows without a value; empty: none
};

// Goes through the places of a piece of an index.
class IndexStream {
 public:
    IndexStream(const SortedIndex& index, std::size_t piece) : m_index(index), m_piece(piece) {}

    // Reads what comes next, if it was not yet read. Errors: those of SortedIndex::read().
    Result<> load(const Job& job)
    {
        if (m_at < m_part.keys.size() || m_next == m_index.length(m_piece))
            return {};
        const std::int64_t end = std::min(m_next + placesAtOnce, m_index.length(m_piece));
        BLOSCOPE_TRY(m_part, m_index.read({m_piece, m_next, end}, job));
        m_next = end;
        m_at = 0;
        return {};
    }
    bool isAtEnd() const { return m_at == m_part.keys.size(); }
    std::uint64_t key() const { return m_part.keys[m_at]; }
    std::int64_t slot() const { return m_part.slots[m_at]; }
    void advance() { ++m_at; }
    bool isBefore(const IndexStream& other) const
    {
        return key() != other.key() ? key() < other.key() : slot() < other.slot();
    }

 private:
    const SortedIndex& m_index;
    std::size_t m_piece;
    std::int64_t m_next = 0; // place
    std::size_t m_at = 0;    // in the part
    SortedIndex::Part m_part;
};

// One use of an index for a sort.
class IndexSort {
 public:
    IndexSort(const QueryTable& table, const RowSet& rows, std::size_t column, SortedIndexPtr index,
              SpillStore& store, const Job& job)
        : m_table(table),
          m_rows(rows),
          m_column(column),
          m_index(std::move(index)),
          m_store(store),
          m_job(job)
    {
    }

    Result<SortedRows> run(bool isDescending);

 private:
    Result<> readColumn();
    Result<ColumnRows> readPart(RowPart part) const;
    std::vector<std::uint64_t> standInsFor(const ColumnValues& values) const;
    void take(RowPart part, const ColumnRows& rows);
    Result<> readTexts();
    Result<> walk(SortedRowsWriter& to, bool marksGroups);
    Result<> put(std::uint64_t key, std::int64_t slot, SortedRowsWriter& to);
    Result<> checkProof(std::int64_t count) const;
    Result<> putInReverse(const std::vector<KeptBytesPtr>& pages, std::int64_t count,
                          SortedRowsWriter& to) const;

    const QueryTable& m_table;
    const RowSet& m_rows;
    const std::size_t m_column;
    const SortedIndexPtr m_index;
    SpillStore& m_store;
    const Job& m_job;
    const Fingerprint m_fingerprint;

    std::vector<bool> m_isPresent; // by slot; empty: all are
    RowSet m_absent;
    std::int64_t m_present = 0;
    std::uint64_t m_columnSum = 0;
    std::vector<std::uint64_t> m_texts; // what stands for each, by rank

    std::uint64_t m_indexSum = 0;
    std::uint64_t m_lastKey = 0; // of the place before
    std::int64_t m_lastSlot = -1;
    RowSet m_groups; // where values begin that differ from those before
};

Result<SortedRows> IndexSort::run(bool isDescending)
{
    BLOSCOPE_CHECK(readColumn());
    BLOSCOPE_CHECK(readTexts());
    const Job quiet{m_job.stop};
    SortedRowsWriter ascending(m_store, isDescending ? quiet : m_job);
    BLOSCOPE_CHECK(walk(ascending, isDescending));
    const std::int64_t count = ascending.count();
    BLOSCOPE_TRY(std::vector<KeptBytesPtr> pages, ascending.finish());
    BLOSCOPE_CHECK(checkProof(count));
    if (isDescending) {
        SortedRowsWriter descending(m_store, m_job);
        BLOSCOPE_CHECK(putInReverse(pages, count, descending));
        BLOSCOPE_TRY(pages, descending.finish());
    }
    m_job.advance(static_cast<std::uint64_t>(m_absent.count()));
    return SortedRows(std::move(pages), count, std::move(m_absent));
}

Result<> IndexSort::readColumn()
{
    const std::array columns = {m_column};
    BLOSCOPE_TRY(const std::int64_t partRows, rowsOfPart(m_table, columns, m_job));
    m_isPresent.resize(static_cast<std::size_t>(m_table.slotCount()));
    BLOSCOPE_CHECK(forEachPart<ColumnRows>(
        m_table, partRows, {m_job.stop}, [this](RowPart part) { return readPart(part); },
        [this](RowPart part, const ColumnRows& rows) {
            take(part, rows);
            return Result<>();
        }));
    if (m_present == m_table.slotCount())
        m_isPresent = {};
    m_absent.shrink();
    return {};
}

std::vector<std::uint64_t> IndexSort::standInsFor(const ColumnValues& values) const
{
    if (!m_index->texts())
        return m_index->keysOf(values);
    std::vector<std::uint64_t> hashes(values.rows);
    std::ranges::transform(values.texts, hashes.begin(),
                           [this](std::string_view text) { return m_fingerprint.of(text); });
    return hashes;
}

Result<ColumnRows> IndexSort::readPart(RowPart part) const
{
    ColumnRows rows;
    const std::int64_t wanted = m_rows.rank(part.end) - m_rows.rank(part.begin);
    if (wanted == 0)
        return rows;
    const TypedColumn& column = m_index->column();
    BLOSCOPE_TRY(const ColumnValues values, column.read(part.begin, part.end - part.begin, m_job));
    const std::vector<std::uint64_t> standIns = standInsFor(values);
    const bool hasNaN = column.type() == TypedColumn::Type::Float;
    rows.present.resize(values.rows);
    m_rows.flags(part.begin, rows.present);
    for (std::size_t row = 0; row < values.rows; ++row) {
        if (!rows.present[row])
            continue;
        if ((!values.missing.empty() && values.missing[row]) ||
            (hasNaN && standIns[row] == std::numeric_limits<std::uint64_t>::max())) {
            rows.absent.resize(values.rows);
            rows.absent[row] = 1;
            rows.present[row] = 0;
            continue;
        }
        ++rows.count;
        rows.sum += m_fingerprint.of(part.begin + static_cast<std::int64_t>(row), standIns[row]);
    }
    m_job.advance(static_cast<std::uint64_t>(wanted));
    return rows;
}

void IndexSort::take(RowPart part, const ColumnRows& rows)
{
    m_present += rows.count;
    m_columnSum += rows.sum;
    m_absent.addFlagged(part.begin, rows.absent);
    std::copy(rows.present.begin(), rows.present.end(), m_isPresent.begin() + part.begin);
}

// What stands for the text of each rank, if their order is that of the ranks.
Result<> IndexSort::readTexts()
{
    if (!m_index->texts())
        return {};
    std::string last;
    for (std::int64_t rank = 0; rank < m_index->ranks(); rank += textsAtOnce) {
        BLOSCOPE_TRY(
            const ColumnValues texts,
            m_index->texts()->read(rank, std::min(textsAtOnce, m_index->ranks() - rank), m_job));
        if (!texts.missing.empty())
            return unusableIndex("its texts cannot be read");
        for (const std::string_view text : texts.texts) {
            if (!m_texts.empty() && text <= last)
                return unusableIndex("its texts are not in order");
            last = text;
            m_texts.push_back(m_fingerprint.of(text));
        }
    }
    return {};
}

// All places of the index, in order.
Result<> IndexSort::walk(SortedRowsWriter& to, bool marksGroups)
{
    std::vector<IndexStream> streams;
    for (std::size_t piece = 0; piece < m_index->pieces(); ++piece)
        streams.emplace_back(*m_index, piece);
    std::vector<std::uint8_t> begins; // of groups, by row
    std::int64_t firstRow = 0;        // of these
    while (true) {
        IndexStream* next = nullptr;
        for (IndexStream& stream : streams) {
            BLOSCOPE_CHECK(stream.load(m_job));
            if (!stream.isAtEnd() && (!next || stream.isBefore(*next)))
                next = &stream;
        }
        if (!next)
            break;
        const std::uint64_t key = next->key();
        const std::int64_t slot = next->slot();
        next->advance();
        if (!m_isPresent.empty() && !m_isPresent[static_cast<std::size_t>(slot)])
            continue;
        if (marksGroups)
            begins.push_back(to.count() == 0 || key != m_lastKey);
        BLOSCOPE_CHECK(put(key, slot, to));
        if (begins.size() == SortedRows::pageRows) {
            m_groups.addFlagged(firstRow, begins);
            firstRow = to.count();
            begins.clear();
        }
    }
    m_groups.addFlagged(firstRow, begins);
    return {};
}

// A wanted row with a value.
Result<> IndexSort::put(std::uint64_t key, std::int64_t slot, SortedRowsWriter& to)
{
    if (to.count() == m_present)
        return unusableIndex("it has rows more than once");
    if (to.count() > 0 && (key < m_lastKey || (key == m_lastKey && slot <= m_lastSlot)))
        return unusableIndex("its values are not in order");
    std::uint64_t standIn = key;
    if (m_index->texts()) {
        const std::int64_t rank = SortedIndex::rankOfKey(key);
        if (rank < 0 || rank >= std::ssize(m_texts))
            return unusableIndex(fmt::format("it has no text for slot {}", slot));
        standIn = m_texts[static_cast<std::size_t>(rank)];
    }
    m_indexSum += m_fingerprint.of(slot, standIn);
    m_lastKey = key;
    m_lastSlot = slot;
    return to.put(slot);
}

Result<> IndexSort::checkProof(std::int64_t count) const
{
    if (count != m_present || m_indexSum != m_columnSum)
        return unusableIndex("its values are not those of the column");
    return {};
}

// Groups of equal values from the last one on, each in the order of the table.
Result<> IndexSort::putInReverse(const std::vector<KeptBytesPtr>& pages, std::int64_t count,
                                 SortedRowsWriter& to) const
{
    const auto slotAt = [&pages](std::int64_t row) {
        const auto at = static_cast<std::size_t>(row);
        return loadLittle<std::int64_t>(pages[at / SortedRows::pageRows]->view().data() +
                                        at % SortedRows::pageRows * sizeof(std::int64_t));
    };
    std::int64_t end = count;
    for (std::int64_t left = m_groups.count(); left > 0;) {
        const std::int64_t some = std::min(left, placesAtOnce);
        const std::vector<std::int64_t> begins = m_groups.rows(left - some, some);
        for (auto begin = begins.rbegin(); begin != begins.rend(); ++begin) {
            for (std::int64_t row = *begin; row < end; ++row)
                BLOSCOPE_CHECK(to.put(slotAt(row)));
            end = *begin;
        }
        left -= some;
    }
    return {};
}

} // namespace

Result<SortedRows> orderByIndex(const QueryTable& table, const RowSet& rows, std::size_t column,
                                bool isDescending, const std::shared_ptr<SpillStore>& store,
                                const Job& job)
{
    BLOSCOPE_TRY(SortedIndexPtr index, SortedIndex::open(table, column, job));
    if (rows.count() < table.slotCount() / leastShare)
        return unusableIndex(
            fmt::format("sorting is faster for {} of {}", groupedDigits(rows.count()),
                        amountOf(static_cast<std::uint64_t>(table.slotCount()), "row", "rows")));
    if (table.slotCount() > mostSlots)
        return unusableIndex("the table has too many rows");
    job.start(2 * static_cast<std::uint64_t>(rows.count()));
    return IndexSort(table, rows, column, std::move(index), *store, job).run(isDescending);
}

} // namespace bloscope
