#include "core/query/row_sort.h"

#include "core/base/checked.h"
#include "core/objects/metadata_value.h"
#include "core/query/row_parts.h"
#include "core/query/sorted_rows.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <mutex>
#include <queue>

namespace bloscope {

namespace {

constexpr std::size_t pageBytes = 256_KiB; // of runs, about: one of each is mapped while they merge
constexpr std::int64_t rowsOfRun = 1024 * 1024; // of the table
constexpr std::size_t mostRunBytes = 64_MiB;    // of keys in memory at once, for each thread

// A key and the slot of its row.
struct NumberRecord {
    std::uint64_t key;
    std::uint64_t slot;
};

// Sorted records on pages, a record never across two of them: of numbers NumberRecords, of others
// the size of their bytes in 4 bytes, and the bytes, whose last 8 are the slot.
struct SortedRun {
    std::vector<KeptBytesPtr> pages;
};

// Stable, by the bytes of the keys that differ, from the lowest to the highest.
void radixSort(std::vector<NumberRecord>& records)
{
    constexpr std::size_t digits = sizeof(std::uint64_t);
    std::array<std::array<std::size_t, 256>, digits> counts{};
    for (const NumberRecord& record : records)
        for (std::size_t digit = 0; digit < digits; ++digit)
            ++counts[digit][record.key >> (8 * digit) & 0xff];
    std::vector<NumberRecord> other(records.size());
    for (std::size_t digit = 0; digit < digits; ++digit) {
        auto& places = counts[digit];
        if (std::ranges::find(places, records.size()) != places.end())
            continue;
        std::size_t begin = 0;
        for (std::size_t& place : places)
            begin += std::exchange(place, begin);
        for (const NumberRecord& record : records)
            other[places[record.key >> (8 * digit) & 0xff]++] = record;
        records.swap(other);
    }
}

Result<SortedRun> keepNumbers(std::vector<NumberRecord>& records, SpillStore& store)
{
    radixSort(records);
    SortedRun run;
    constexpr std::size_t inPage = pageBytes / sizeof(NumberRecord);
    for (std::size_t first = 0; first < records.size(); first += inPage) {
        const auto some = std::as_bytes(
            std::span(records).subspan(first, std::min(inPage, records.size() - first)));
        BLOSCOPE_TRY(KeptBytesPtr page, store.keep(ByteBuffer(some.begin(), some.end())));
        run.pages.push_back(std::move(page));
    }
    return run;
}

// Keys of any length, gathered for a run.
class ByteRecords {
 public:
    bool isEmpty() const { return m_records.empty(); }
    std::size_t bytes() const { return m_bytes.size() + m_records.size() * sizeof(Record); }

    void add(const RowKeys& keys, std::size_t row, std::int64_t slot)
    {
        const std::size_t begin = m_bytes.size();
        keys.append(row, m_bytes);
        for (int shift = 56; shift >= 0; shift -= 8)
            m_bytes += static_cast<char>(slot >> shift);
        Record record{0, begin, m_bytes.size() - begin};
        for (std::size_t i = 0; i < sizeof record.prefix; ++i) // the slot makes it long enough
            record.prefix = record.prefix << 8 | static_cast<unsigned char>(m_bytes[begin + i]);
        m_records.push_back(record);
    }

    Result<SortedRun> keep(SpillStore& store)
    {
        std::ranges::sort(m_records, [this](const Record& a, const Record& b) {
            return a.prefix != b.prefix ? a.prefix < b.prefix : textAt(a) < textAt(b);
        });
        SortedRun run;
        ByteBuffer page;
        const auto flush = [&]() -> Result<> {
            BLOSCOPE_TRY(KeptBytesPtr kept, store.keep(std::exchange(page, {})));
            run.pages.push_back(std::move(kept));
            return {};
        };
        for (const Record& record : m_records) {
            const auto size = static_cast<std::uint32_t>(record.size);
            const auto sizeBytes = std::as_bytes(std::span(&size, 1));
            const ByteView bytes = bytesOf(textAt(record));
            page.insert(page.end(), sizeBytes.begin(), sizeBytes.end());
            page.insert(page.end(), bytes.begin(), bytes.end());
            if (page.size() >= pageBytes)
                BLOSCOPE_CHECK(flush());
        }
        if (!page.empty())
            BLOSCOPE_CHECK(flush());
        m_records.clear();
        m_bytes.clear();
        return run;
    }

 private:
    struct Record {
        std::uint64_t prefix; // the first bytes of it
        std::size_t begin;    // in m_bytes
        std::size_t size;
    };
    std::string_view textAt(const Record& record) const
    {
        return std::string_view(m_bytes).substr(record.begin, record.size);
    }

    std::string m_bytes;
    std::vector<Record> m_records;
};

// Reads the keys of all rows, sorts them run by run and keeps the runs. Its turns are called by
// several threads.
class RunMaking {
 public:
    RunMaking(const QueryTable& table, const RowSet& rows, std::span<const RowKey> keys,
              SpillStore& store, const Job& job)
        : m_table(table),
          m_rows(rows),
          m_keys(keys),
          m_store(store),
          m_job(job),
          m_areNumbers(keys.size() == 1 && isOrderedByNumber(keys.front()))
    {
    }

    bool areNumbers() const { return m_areNumbers; }
    Result<std::vector<SortedRun>> run();
    RowSet takeAbsent() { return std::move(m_absent); }

 private:
    void takeTurn(std::int64_t begin);
    Result<> readRun(std::int64_t begin, std::int64_t end);
    Result<> readPart(std::int64_t begin, std::int64_t end, std::vector<NumberRecord>& numbers,
                      ByteRecords& records);
    Result<> put(Result<SortedRun> run);

    const QueryTable& m_table;
    const RowSet& m_rows;
    std::span<const RowKey> m_keys;
    SpillStore& m_store;
    const Job& m_job;
    const bool m_areNumbers;
    std::int64_t m_partRows = 1;

    std::mutex m_mutex;
    std::optional<Error> m_error;
    std::vector<SortedRun> m_runs;
    RowSet m_absent; // rows without a number
};

Result<std::vector<SortedRun>> RunMaking::run()
{
    std::vector<std::size_t> columns;
    for (const RowKey& key : m_keys)
        for (const std::size_t column : columnsOf(key.expression))
            columns.push_back(column);
    BLOSCOPE_TRY(m_partRows, rowsOfPart(m_table, columns, m_job));
    const std::int64_t runRows = m_partRows * ceilDivide(rowsOfRun, m_partRows);
    m_table.pool().forEach(
        static_cast<std::size_t>(ceilDivide(m_table.slotCount(), runRows)),
        [&](std::size_t run) { takeTurn(static_cast<std::int64_t>(run) * runRows); });
    if (m_job.stopped())
        return cancelled();
    if (m_error)
        return *m_error;
    m_absent.shrink();
    return std::move(m_runs);
}

void RunMaking::takeTurn(std::int64_t begin)
{
    {
        const std::lock_guard lock(m_mutex);
        if (m_error || m_job.stopped())
            return;
    }
    const std::int64_t runRows = m_partRows * ceilDivide(rowsOfRun, m_partRows);
    const auto read = readRun(begin, std::min(begin + runRows, m_table.slotCount()));
    const std::lock_guard lock(m_mutex);
    if (!read && !m_error)
        m_error = read.error();
}

Result<> RunMaking::put(Result<SortedRun> run)
{
    if (!run)
        return std::move(run).error();
    const std::lock_guard lock(m_mutex);
    m_runs.push_back(*std::move(run));
    return {};
}

Result<> RunMaking::readRun(std::int64_t begin, std::int64_t end)
{
    std::vector<NumberRecord> numbers;
    ByteRecords records;
    for (std::int64_t at = begin; at < end; at += m_partRows) {
        if (m_job.stopped())
            return cancelled();
        BLOSCOPE_CHECK(readPart(at, std::min(at + m_partRows, end), numbers, records));
        if (records.bytes() > mostRunBytes)
            BLOSCOPE_CHECK(put(records.keep(m_store)));
    }
    if (!records.isEmpty())
        BLOSCOPE_CHECK(put(records.keep(m_store)));
    if (!numbers.empty())
        BLOSCOPE_CHECK(put(keepNumbers(numbers, m_store)));
    return {};
}

Result<> RunMaking::readPart(std::int64_t begin, std::int64_t end,
                             std::vector<NumberRecord>& numbers, ByteRecords& records)
{
    if (m_rows.rank(begin) == m_rows.rank(end))
        return {};
    RowBatch batch(m_table, begin, end - begin, m_job);
    const auto keys = RowKeys::read(m_keys, batch);
    if (!keys && keys.error().kind() == ErrorKind::Limit && end - begin > 1) {
        const std::int64_t middle = begin + (end - begin) / 2;
        BLOSCOPE_CHECK(readPart(begin, middle, numbers, records));
        return readPart(middle, end, numbers, records);
    }
    if (!keys)
        return keys.error();
    std::vector<std::uint8_t> isWanted(static_cast<std::size_t>(end - begin));
    m_rows.flags(begin, isWanted);
    std::vector<std::uint8_t> absent;
    for (std::size_t row = 0; row < isWanted.size(); ++row) {
        const std::int64_t slot = begin + static_cast<std::int64_t>(row);
        if (!isWanted[row])
            continue;
        if (!m_areNumbers) {
            records.add(*keys, row, slot);
        } else if (!keys->isAbsent(row)) {
            numbers.push_back({keys->number(row), static_cast<std::uint64_t>(slot)});
        } else {
            absent.resize(isWanted.size());
            absent[row] = 1;
        }
    }
    m_job.advance(static_cast<std::uint64_t>(m_rows.rank(end) - m_rows.rank(begin)));
    const std::lock_guard lock(m_mutex);
    m_absent.addFlagged(begin, absent);
    return {};
}

// Goes through a run, and gives its pages back.
class RunReader {
 public:
    RunReader(SortedRun run, bool areNumbers) : m_run(std::move(run)), m_areNumbers(areNumbers)
    {
        load();
    }

    bool isAtEnd() const { return m_page == m_run.pages.size(); }
    std::uint64_t prefix() const { return m_prefix; }
    std::int64_t slot() const { return m_slot; }

    // Of the record that is next in both: numbers first by slot where they are equal.
    bool isBefore(const RunReader& other) const
    {
        if (m_prefix != other.m_prefix)
            return m_prefix < other.m_prefix;
        return m_areNumbers ? m_slot < other.m_slot : textOf(m_record) < textOf(other.m_record);
    }

    void advance()
    {
        m_at += m_areNumbers ? sizeof(NumberRecord) : sizeof(std::uint32_t) + m_record.size();
        if (m_at == m_run.pages[m_page]->view().size()) {
            m_run.pages[m_page++].reset();
            m_at = 0;
        }
        load();
    }

 private:
    void load()
    {
        if (isAtEnd())
            return;
        const std::byte* const at = m_run.pages[m_page]->view().data() + m_at;
        if (m_areNumbers) {
            m_prefix = loadLittle<std::uint64_t>(at);
            m_slot = loadLittle<std::int64_t>(at + sizeof(std::uint64_t));
            return;
        }
        m_record = {at + sizeof(std::uint32_t), loadLittle<std::uint32_t>(at)};
        m_prefix = loadBig<std::uint64_t>(m_record.data());
        m_slot = loadBig<std::int64_t>(m_record.data() + m_record.size() - sizeof(std::int64_t));
    }

    SortedRun m_run;
    bool m_areNumbers;
    std::size_t m_page = 0;
    std::size_t m_at = 0; // in the page
    ByteView m_record;
    std::uint64_t m_prefix = 0;
    std::int64_t m_slot = 0;
};

// Merges sorted runs into the order of their slots.
class SortMerge {
 public:
    SortMerge(std::vector<SortedRun> runs, bool areNumbers, SpillStore& store, const Job& job)
        : m_job(job), m_writer(store, job)
    {
        for (SortedRun& run : runs)
            m_readers.emplace_back(std::move(run), areNumbers);
    }

    Result<SortedRows> merge(RowSet absent)
    {
        const auto isLater = [this](std::size_t a, std::size_t b) {
            return m_readers[b].isBefore(m_readers[a]);
        };
        std::priority_queue<std::size_t, std::vector<std::size_t>, decltype(isLater)> next(isLater);
        for (std::size_t i = 0; i < m_readers.size(); ++i)
            next.push(i);
        while (!next.empty()) {
            RunReader& reader = m_readers[next.top()];
            const std::size_t first = next.top();
            next.pop();
            // As long as no other run has an earlier record, there is nothing to choose.
            do {
                BLOSCOPE_CHECK(m_writer.put(reader.slot()));
                reader.advance();
            } while (!reader.isAtEnd() && (next.empty() || reader.isBefore(m_readers[next.top()])));
            if (!reader.isAtEnd())
                next.push(first);
        }
        const std::int64_t ordered = m_writer.count();
        BLOSCOPE_TRY(std::vector<KeptBytesPtr> pages, m_writer.finish());
        m_job.advance(static_cast<std::uint64_t>(absent.count()));
        return SortedRows(std::move(pages), ordered, std::move(absent));
    }

 private:
    const Job& m_job;
    SortedRowsWriter m_writer;
    std::vector<RunReader> m_readers;
};

// By one column that has a FULL index.
bool isIndexed(const QueryTable& table, std::span<const RowKey> keys)
{
    if (keys.size() != 1 || keys.front().expression.op != BoundExpression::Op::Column)
        return false;
    const auto* const index = table.indexOf(keys.front().expression.columnIndex);
    return index && !isNil(memberOf(*index, "full"));
}

} // namespace

Result<SortedRows> sortRows(const QueryTable& table, const RowSet& rows,
                            std::span<const RowKey> keys, const SortOptions& options,
                            const Job& job)
{
    const auto store = options.store ? options.store : SpillStore::create();
    std::optional<SortIndexUse> use;
    if (options.usesIndexes && isIndexed(table, keys)) {
        const std::size_t column = keys.front().expression.columnIndex;
        use = SortIndexUse{table.columns()[column].name};
        Result<SortedRows> ordered =
            orderByIndex(table, rows, column, keys.front().isDescending, store, job);
        if (ordered)
            ordered->setIndexUse(*std::move(use));
        if (ordered || ordered.error().kind() == ErrorKind::Cancelled)
            return ordered;
        use->problem = ordered.error().text();
    }
    job.start(2 * static_cast<std::uint64_t>(rows.count()));
    RunMaking making(table, rows, keys, *store, job);
    BLOSCOPE_TRY(std::vector<SortedRun> runs, making.run());
    BLOSCOPE_TRY(
        SortedRows sorted,
        SortMerge(std::move(runs), making.areNumbers(), *store, job).merge(making.takeAbsent()));
    if (use)
        sorted.setIndexUse(*std::move(use));
    return sorted;
}

} // namespace bloscope
