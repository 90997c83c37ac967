#include "core/export/new_table.h"
#include "core/base/limits.h"
#include "core/base/text.h"
#include "core/export/table_writer.h"
#include "core/filters/filter_table.h"
#include "core/frame_writing/frame_writer.h"
#include "core/frame_writing/item_batch.h"
#include "core/msgpack/value.h"
#include "core/msgpack/write.h"
#include "core/query/value_cells.h"

#include <algorithm>
#include <fmt/format.h>
#include <unordered_map>
#include <utility>

namespace bloscope {

namespace {

namespace msg = msgpack_value;

constexpr std::size_t elementBytesAtOnce = 4_MiB;
constexpr std::int64_t mostRowsAtOnce = 1 << 20;
constexpr std::int64_t textsAtOnce = 16 * 1024;
constexpr std::size_t mostNewWords = 1 << 24;
constexpr std::size_t mostNewWordBytes = 512_MiB;
constexpr std::size_t wordsOfBatch = 2048; // as python-blosc2 writes them

msg::Value valueOf(std::string text)
{
    return {msg::Text{std::move(text)}};
}

FrameSettings settingsOfBytes()
{
    FrameSettings settings;
    settings.defaults.codec = zstdOfNewStores;
    settings.defaults.filters.back() = shuffleFilter;
    settings.splitMode = SplitMode::Auto;
    return settings;
}

Result<> addValue(FrameWriter& frame, const std::string& name, const msg::Value& value)
{
    return frame.addVlMetalayer(name, msg::writeValue(value));
}

// `_meta`: what the table is (format.md 10.7).
Result<ByteBuffer> descriptionFrame(const std::string& schema)
{
    FrameWriter frame(settingsOfBytes());
    BLOSCOPE_CHECK(addValue(frame, "kind", valueOf("ctable")));
    BLOSCOPE_CHECK(addValue(frame, "version", {std::int64_t(1)}));
    BLOSCOPE_CHECK(addValue(frame, "schema", valueOf(schema)));
    return frame.finish();
}

// What makes a directory or an archive a store: it has no leaves of its own (format.md 10.6).
Result<ByteBuffer> embeddedFrame()
{
    FrameSettings settings = settingsOfBytes();
    settings.chunksize = 8192;
    FrameWriter frame(settings);
    const msg::Value version = {msg::Map{{valueOf("version"), {std::int64_t(1)}}}};
    BLOSCOPE_CHECK(frame.addMetalayer("b2tree", msg::writeValue(version)));
    BLOSCOPE_CHECK(addValue(frame, "estore_metadata",
                            {msg::Map{{valueOf("embed_map"), {msg::Map{}}},
                                      {valueOf("current_offset"), {std::int64_t(0)}}}}));
    return frame.finish();
}

// The words of a dictionary in the order of their codes (format.md 10.5).
Result<ByteBuffer> wordsFrame(std::span<const std::string> words)
{
    FrameWriter frame(settingsOfBytes());
    const auto items = static_cast<std::int64_t>(wordsOfBatch);
    const msg::Value role = {msg::Map{{valueOf("version"), {std::int64_t(1)}},
                                      {valueOf("py_type"), valueOf("str")},
                                      {valueOf("nullable"), {false}},
                                      {valueOf("batch_rows"), {items}}}};
    const msg::Value batches = {msg::Map{{valueOf("version"), {std::int64_t(1)}},
                                         {valueOf("serializer"), valueOf("msgpack")},
                                         {valueOf("items_per_block"), {items}},
                                         {valueOf("arrow_schema"), {msg::Nil{}}}}};
    BLOSCOPE_CHECK(frame.addMetalayer("ctable_varlen_scalar", msg::writeValue(role)));
    BLOSCOPE_CHECK(frame.addMetalayer("batcharray", msg::writeValue(batches)));
    msg::Array lengths;
    for (std::size_t begin = 0; begin < words.size(); begin += wordsOfBatch) {
        const auto batch = words.subspan(begin, std::min(wordsOfBatch, words.size() - begin));
        BLOSCOPE_TRY(ByteBuffer chunk, batchOfTexts(batch, wordsOfBatch));
        BLOSCOPE_CHECK(frame.appendChunk(std::move(chunk)));
        lengths.push_back({static_cast<std::int64_t>(batch.size())});
    }
    if (!words.empty())
        BLOSCOPE_CHECK(addValue(frame, "_batch_array_metadata",
                                {msg::Map{{valueOf("batch_lengths"), {std::move(lengths)}}}}));
    return frame.finish();
}

// Codes of words, in the order in which these come.
class WordCodes {
 public:
    // Errors: Limit.
    Result<std::int32_t> codeOf(const std::string& word)
    {
        const auto [found, isNew] =
            m_codes.try_emplace(word, static_cast<std::int32_t>(m_codes.size()));
        m_bytes += isNew ? word.size() : 0;
        if (m_codes.size() > mostNewWords || m_bytes > mostNewWordBytes)
            return Error{ErrorKind::Limit,
                         fmt::format("it has more than {} different words, or {} of them",
                                     groupedDigits(mostNewWords), byteCountText(mostNewWordBytes))};
        return found->second;
    }

    std::vector<std::string> inOrder() &&
    {
        std::vector<std::string> words(m_codes.size());
        while (!m_codes.empty()) {
            auto taken = m_codes.extract(m_codes.begin());
            words[static_cast<std::size_t>(taken.mapped())] = std::move(taken.key());
        }
        return words;
    }

 private:
    std::unordered_map<std::string, std::int32_t> m_codes;
    std::size_t m_bytes = 0;
};

// Writes the rows of a source, one column after the other.
class NewTable {
 public:
    NewTable(const TableSource& source, std::int64_t first, std::int64_t rows, NewStore& to,
             const Job& job)
        : m_source(source), m_first(first), m_rows(rows), m_to(to), m_job(job)
    {
    }

    Result<ExportReport> write(std::vector<NewColumn> columns);

 private:
    using TakeTexts = std::function<Result<>(const TableCells::Column& cells)>;

    Result<> writeColumn(NewColumn& column);
    Result<> writeElements(const NewColumn& column, RowMask& mask);
    Result<> writeTexts(const NewColumn& column, RowMask& mask);
    Result<> writeWords(const NewColumn& column);
    Result<> writeLiveRows();
    Result<RowArray> newArray(std::string name, const char* dtype, std::size_t itemsize);
    Result<> readTexts(std::size_t column, const TakeTexts& take);
    Result<> readTexts(std::size_t column, std::int64_t first, std::int64_t rows,
                       const TakeTexts& take);

    const TableSource& m_source;
    std::int64_t m_first;
    std::int64_t m_rows;
    NewStore& m_to;
    const Job& m_job;
    WorkerPool m_pool;
    ExportReport m_report;
};

Result<ExportReport> NewTable::write(std::vector<NewColumn> columns)
{
    m_job.start(static_cast<std::uint64_t>(m_rows) * columns.size());
    const Job unmeasured{m_job.stop};
    for (NewColumn& column : columns)
        BLOSCOPE_CHECK(writeColumn(column).within("column " + escapeForDisplay(column.name)));
    BLOSCOPE_CHECK(writeLiveRows());
    BLOSCOPE_CHECK(
        addLeaf(m_to, "_meta.b2f", descriptionFrame(schemaTextOf(columns, m_rows)), unmeasured));
    BLOSCOPE_CHECK(addLeaf(m_to, "embed.b2e", embeddedFrame(), unmeasured));
    BLOSCOPE_CHECK(m_to.finish(unmeasured));
    return m_report;
}

Result<> NewTable::writeColumn(NewColumn& column)
{
    RowMask mask(m_to, m_pool, leafOfColumn(column) + ".notnull.b2nd");
    switch (column.values) {
    case NewColumn::Values::Elements:
        BLOSCOPE_CHECK(writeElements(column, mask));
        break;
    case NewColumn::Values::Texts:
        BLOSCOPE_CHECK(writeTexts(column, mask));
        break;
    case NewColumn::Values::Words:
        BLOSCOPE_CHECK(writeWords(column));
        break;
    }
    if (mask.isNeeded()) {
        column.facts["nullable"] = true;
        column.facts["null_storage"] = "mask";
        column.facts.erase("null_value");
    }
    return mask.finish({m_job.stop});
}

Result<> NewTable::writeElements(const NewColumn& column, RowMask& mask)
{
    BLOSCOPE_TRY(const RowArrayForm form,
                 columnForm(leafOfColumn(column) + ".b2nd", column.storedType, column.storedSize,
                            column.item));
    const auto atOnce = std::clamp<std::int64_t>(
        static_cast<std::int64_t>(elementBytesAtOnce / form.rowBytes()), 1, mostRowsAtOnce);
    BLOSCOPE_TRY(RowArray array, RowArray::create(m_to, m_pool, form));
    for (std::int64_t done = 0; done < m_rows; done += atOnce) {
        if (m_job.stopped())
            return cancelled();
        const std::int64_t now = std::min(atOnce, m_rows - done);
        BLOSCOPE_TRY(auto read, m_source.readElementColumns(std::span(&column.column, 1),
                                                            m_first + done, now, {m_job.stop}));
        TableElements& cells = read.front();
        m_report.count(cells.states);
        for (const std::string& problem : cells.problems)
            m_report.addReason(problem);
        if (const std::uint64_t misfits = column.store(cells.bytes, cells.states); misfits > 0) {
            m_report.damagedCells += misfits;
            m_report.addReason(fmt::format("column {}: times that are too far away became NaT",
                                           escapeForDisplay(column.name)));
        }
        BLOSCOPE_CHECK(array.append(cells.bytes));
        if (column.hasMask)
            BLOSCOPE_CHECK(mask.append(cells.states));
        m_job.advance(static_cast<std::uint64_t>(now));
    }
    return array.finish({m_job.stop});
}

Result<RowArray> NewTable::newArray(std::string name, const char* dtype, std::size_t itemsize)
{
    BLOSCOPE_TRY(RowArrayForm form, columnForm(std::move(name), dtype, itemsize));
    return RowArray::create(m_to, m_pool, std::move(form));
}

Result<> NewTable::writeTexts(const NewColumn& column, RowMask& mask)
{
    const std::string leaf = leafOfColumn(column);
    BLOSCOPE_TRY(RowArray offsets, newArray(leaf + ".b2nd", "<i8", sizeof(std::int64_t)));
    BLOSCOPE_TRY(RowArray bytes, newArray(leaf + ".utf8.b2nd", "|u1", 1));
    std::int64_t end = 0;
    BLOSCOPE_CHECK(offsets.append(std::as_bytes(std::span(&end, 1))));
    const auto take = [&](const TableCells::Column& cells) -> Result<> {
        ByteBuffer ends;
        for (std::size_t i = 0; i < cells.states.size(); ++i) {
            const bool hasValue = cells.states[i] == TableCellState::Value;
            const std::string& text = hasValue ? cells.texts[i] : column.nullText;
            BLOSCOPE_CHECK(bytes.append(bytesOf(text)));
            end += std::ssize(text);
            appendElement(end, ends);
        }
        BLOSCOPE_CHECK(offsets.append(ends));
        return column.hasMask ? mask.append(cells.states) : Result<>();
    };
    BLOSCOPE_CHECK(readTexts(column.column, take));
    BLOSCOPE_CHECK(bytes.finish({m_job.stop}));
    return offsets.finish({m_job.stop});
}

Result<> NewTable::writeWords(const NewColumn& column)
{
    constexpr std::int32_t nullCode = -1;
    const std::string leaf = leafOfColumn(column);
    BLOSCOPE_TRY(RowArray codes, newArray(leaf + ".b2nd", "<i4", sizeof(std::int32_t)));
    WordCodes words;
    const auto take = [&](const TableCells::Column& cells) -> Result<> {
        ByteBuffer ofRows;
        for (std::size_t i = 0; i < cells.states.size(); ++i) {
            std::int32_t code = nullCode;
            if (cells.states[i] == TableCellState::Value) {
                BLOSCOPE_TRY(code, words.codeOf(cells.texts[i]));
            }
            appendElement(code, ofRows);
        }
        return codes.append(ofRows);
    };
    BLOSCOPE_CHECK(readTexts(column.column, take));
    BLOSCOPE_CHECK(codes.finish({m_job.stop}));
    return addLeaf(m_to, leaf + "_dict.b2b", wordsFrame(std::move(words).inOrder()), {m_job.stop});
}

Result<> NewTable::readTexts(std::size_t column, const TakeTexts& take)
{
    for (std::int64_t done = 0; done < m_rows; done += textsAtOnce) {
        const std::int64_t now = std::min(textsAtOnce, m_rows - done);
        BLOSCOPE_CHECK(readTexts(column, m_first + done, now, take));
        m_job.advance(static_cast<std::uint64_t>(now));
    }
    return {};
}

// Texts that are too long to be read together are read in halves.
Result<> NewTable::readTexts(std::size_t column, std::int64_t first, std::int64_t rows,
                             const TakeTexts& take)
{
    if (m_job.stopped())
        return cancelled();
    const auto cells =
        m_source.read(std::span(&column, 1), first, rows, CellTextForm::Full, {m_job.stop}, {});
    if (!cells && cells.error().kind() == ErrorKind::Limit && rows > 1) {
        BLOSCOPE_CHECK(readTexts(column, first, rows / 2, take));
        return readTexts(column, first + rows / 2, rows - rows / 2, take);
    }
    if (!cells)
        return cells.error();
    m_report.count(cells->columns.front().states);
    for (const std::string& problem : cells->problems)
        m_report.addReason(problem);
    return take(cells->columns.front());
}

// All of them; without rows there is one place that is free.
Result<> NewTable::writeLiveRows()
{
    BLOSCOPE_TRY(RowArray live, newArray("_valid_rows.b2nd", "|b1", 1));
    const std::byte yes{1};
    BLOSCOPE_CHECK(live.appendEqual({&yes, 1}, m_rows));
    return live.finish({m_job.stop});
}

} // namespace

Result<ExportReport> writeNewTable(const TableSource& source, std::int64_t first, std::int64_t rows,
                                   NewTableForm form, Sink& to, const Job& job)
{
    const bool isArchive = form == NewTableForm::Archive;
    BLOSCOPE_TRY(std::vector<NewColumn> columns, newColumnsOf(source, isArchive ? "b2z" : "b2d"));
    BLOSCOPE_TRY(const std::unique_ptr<NewStore> store,
                 isArchive ? newArchive(to) : newDirectory(to));
    return NewTable(source, first, rows, *store, job).write(std::move(columns));
}

} // namespace bloscope
