#include "core/store/table.h"

#include "core/base/text.h"
#include "core/objects/metadata_value.h"
#include "core/store/column_reader.h"
#include "core/store/table_schema.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <iterator>
#include <mutex>

namespace bloscope {

namespace {

std::int64_t liveIn(ByteView flags)
{
    return std::ranges::count_if(flags, [](std::byte flag) { return flag != std::byte{0}; });
}

using Json = TableSchema::Json;

// "(3, 4)" of a list of numbers
std::string shapeText(const Json& shape)
{
    std::string text;
    if (shape.is_array())
        for (const Json& extent : shape)
            text += (text.empty() ? "" : ", ") + extent.dump();
    return "(" + text + ")";
}

std::string timestampText(const Json& facts)
{
    const std::string zone = textMember(facts, "timezone");
    const std::string unit = textMember(facts, "unit");
    return zone.empty() ? fmt::format("timestamp[{}]", unit)
                        : fmt::format("timestamp[{}, {}]", unit, zone);
}

std::string listText(const Json& facts)
{
    const auto item = facts.find("item");
    const bool known = item != facts.end() && item->is_object();
    const std::string kind = known ? textMember(*item, "kind") : "";
    return kind.empty() ? "list" : "list of " + kind;
}

// "timestamp[ms]", "string of at most 10", "list of int32", ...
std::string typeText(const TableSchema::Column& column)
{
    const Json& facts = column.facts;
    if (column.kind == "timestamp")
        return timestampText(facts);
    if (column.kind == "ndarray")
        return fmt::format("{} {}", textMember(facts, "dtype_str"),
                           shapeText(facts.value("item_shape", Json())));
    if (column.kind == "list")
        return listText(facts);
    const auto longest = facts.find("max_length");
    if (longest != facts.end() && longest->is_number_integer())
        return fmt::format("{} of length at most {}", column.kind, longest->dump());
    return column.kind;
}

bool isKnown(std::string_view kind)
{
    constexpr std::array<std::string_view, 24> kinds = {
        "int8",       "int16",    "int32",   "int64",     "uint8",     "uint16",
        "uint32",     "uint64",   "float32", "float64",   "complex64", "complex128",
        "bool",       "string",   "bytes",   "timestamp", "ndarray",   "utf8",
        "dictionary", "vlstring", "vlbytes", "struct",    "object",    "list"};
    return std::ranges::find(kinds, kind) != kinds.end();
}

bool isNumeric(std::string_view kind)
{
    return kind.starts_with("int") || kind.starts_with("uint") || kind.starts_with("float") ||
           kind.starts_with("complex") || kind == "bool" || kind == "timestamp";
}

// What is said of a stored column that was computed once.
std::string originText(const TableSchema& schema, std::string_view name)
{
    const auto origin = std::ranges::find(schema.origins, name, &TableSchema::Column::name);
    if (origin == schema.origins.end())
        return {};
    const bool stale = origin->facts.value("stale", Json()) == true;
    return fmt::format("stored result of {}{}",
                       escapeForDisplay(textMember(origin->facts, "expression")),
                       stale ? "; out of date" : "");
}

TableColumn describeStored(const TableSchema& schema, const TableSchema::Column& column,
                           bool isThere)
{
    TableColumn described;
    described.name = column.name;
    described.kind = column.kind;
    described.typeText = escapeForDisplay(typeText(column));
    described.nullable = column.facts.value("nullable", Json()) == true;
    if (column.kind == "timestamp")
        described.zone = textMember(column.facts, "timezone");
    described.numeric = isNumeric(column.kind);
    described.note = originText(schema, column.name);
    if (!isKnown(column.kind))
        described.note =
            fmt::format("columns of kind '{}' are not supported; they are shown as stored",
                        escapeForDisplay(column.kind));
    if (!isThere) {
        described.storage = TableColumn::Storage::Missing;
        described.note = "the store has no such column";
    }
    return described;
}

TableColumn describeComputed(const TableSchema::Column& column)
{
    TableColumn described;
    described.name = column.name;
    described.kind = column.kind;
    described.typeText = escapeForDisplay(textMember(column.facts, "dtype"));
    described.storage = TableColumn::Storage::Computed;
    const std::string text =
        textMember(column.facts, column.kind == "dsl" ? "dsl_source" : "expression");
    described.note = "computed, not stored: " + escapeForDisplay(text);
    return described;
}

// The columns of a table for people: stored ones, and behind them those that are only computed.
// `prefix` is that of the table's keys.
std::vector<TableColumn> describeColumns(const TableSchema& schema, const Store& store,
                                         const std::string& prefix)
{
    std::vector<TableColumn> columns;
    for (const TableSchema::Column& column : schema.stored)
        columns.push_back(describeStored(schema, column,
                                         store.find(prefix + keyOfColumn(column.name)) != nullptr));
    for (const TableSchema::Column& column : schema.computed)
        columns.push_back(describeComputed(column));
    return columns;
}

constexpr std::int64_t newestVersion = 3;

Error noSuchCells()
{
    return Error{ErrorKind::Usage, "the table has no such cells"};
}

Result<TableSchema> readSchema(const Frame& meta)
{
    const auto text = vlMetalayerValue(meta, "schema");
    const auto json = text ? textOf(&*text) : std::nullopt;
    if (!json)
        return Error{ErrorKind::Malformed, "the schema of the table is missing"};
    BLOSCOPE_TRY(TableSchema schema, parseTableSchema(*json));
    if (schema.version > newestVersion)
        return Error{
            ErrorKind::Unsupported,
            fmt::format("tables of version {} are not supported; their parts can be opened",
                        schema.version)};
    return schema;
}

} // namespace

Result<std::unique_ptr<LiveRows>> LiveRows::of(FramePtr flags, BlockCache& cache, WorkerPool& pool)
{
    std::unique_ptr<LiveRows> rows(new LiveRows);
    BLOSCOPE_TRY(rows->m_flags, RowReader::of(std::move(flags), cache, pool));
    if (rows->m_flags->rowBytes() != 1)
        return Error{
            ErrorKind::Malformed,
            fmt::format("one byte per row is needed, but there are {}", rows->m_flags->rowBytes())};
    if (rows->capacity() > mostRows)
        return Error{ErrorKind::Limit,
                     fmt::format("the table has room for {} rows; the limit is {}",
                                 rows->capacity(), mostRows)};
    return rows;
}

// Tables that were not closed have room for a million rows or more, nearly all of them zeros of
// which only the index knows.
bool LiveRows::isAllZeros(std::int64_t begin, std::int64_t end) const
{
    const auto& layout = m_flags->array().layout();
    if (!layout)
        return false;
    const std::int64_t chunkRows = layout->chunkshape[0];
    for (std::int64_t n = begin / chunkRows; n * chunkRows < end; ++n) {
        const auto entry = m_flags->array().frame()->indexEntry(n);
        if (!entry || entry->special != SpecialKind::Zeros)
            return false;
    }
    return true;
}

Result<ByteBuffer> LiveRows::flags(std::int64_t begin, std::int64_t count, const Job& job) const
{
    if (isAllZeros(begin, begin + count))
        return ByteBuffer(static_cast<std::size_t>(count));
    BLOSCOPE_TRY(RowReader::Rows read, m_flags->readRange(begin, count, {job.stop}));
    if (!read.problems.empty())
        return Error{ErrorKind::Malformed,
                     "the live rows cannot be determined: " + read.problems.front()};
    return std::move(read.bytes);
}

Result<> LiveRows::countAll(const Job& job) const
{
    {
        const std::lock_guard lock(m_mutex);
        if (m_count)
            return {};
    }
    std::vector<Step> steps;
    std::int64_t live = 0;
    job.start(static_cast<std::uint64_t>(capacity()));
    for (std::int64_t begin = 0; begin < capacity(); begin += rowsPerStep) {
        if (job.stopped())
            return cancelled();
        job.advance(static_cast<std::uint64_t>(std::min(rowsPerStep, capacity() - begin)));
        const std::int64_t inStep = std::min(rowsPerStep, capacity() - begin);
        if (isAllZeros(begin, begin + inStep))
            continue;
        BLOSCOPE_TRY(const ByteBuffer flags, this->flags(begin, inStep, job));
        const std::int64_t here = liveIn(flags);
        if (here > 0)
            steps.push_back({begin, live});
        live += here;
    }
    const std::lock_guard lock(m_mutex);
    m_steps = std::move(steps);
    m_count = live;
    return {};
}

Result<std::int64_t> LiveRows::count(const Job& job) const
{
    BLOSCOPE_CHECK(countAll(job));
    const std::lock_guard lock(m_mutex);
    return *m_count;
}

Result<std::vector<std::int64_t>> LiveRows::places(std::int64_t first, std::int64_t count,
                                                   const Job& job) const
{
    BLOSCOPE_CHECK(countAll(job)); // from here on m_steps does not change
    std::vector<std::int64_t> places;
    auto step = std::ranges::upper_bound(m_steps, first, {}, &Step::liveBefore);
    if (step != m_steps.begin())
        --step;
    for (; step != m_steps.end() && static_cast<std::int64_t>(places.size()) < count; ++step) {
        BLOSCOPE_TRY(
            const ByteBuffer flags,
            this->flags(step->begin, std::min(rowsPerStep, capacity() - step->begin), job));
        std::int64_t row = step->liveBefore;
        for (std::size_t i = 0; i < flags.size(); ++i) {
            if (flags[i] == std::byte{0})
                continue;
            if (row >= first && row < first + count)
                places.push_back(step->begin + static_cast<std::int64_t>(i));
            ++row;
        }
    }
    return places;
}

// The schema, which rows are alive, and the reader of each column once it was asked for.
struct Table::Parts {
    Parts(const Store& store, const std::string& key, BlockCache& cache, WorkerPool& pool)
        : files(store, key), columns{store, key == "/" ? "" : key, cache, pool, files}
    {
    }

    Result<ColumnReaderPtr> reader(std::size_t column);

    TableFiles files;
    ColumnParts columns;
    std::vector<TableSchema::Column> schema; // of all columns
    std::unique_ptr<LiveRows> live;

    std::mutex mutex;
    std::vector<std::optional<Result<ColumnReaderPtr>>> readers;
};

Result<ColumnReaderPtr> Table::Parts::reader(std::size_t column)
{
    const std::lock_guard lock(mutex);
    if (!readers[column])
        readers[column] = openColumn(columns, schema[column]);
    return *readers[column];
}

Table::~Table() = default;

const TableFiles& Table::files() const
{
    return m_parts->files;
}

BlockCache& Table::cache() const
{
    return m_parts->columns.cache;
}

WorkerPool& Table::pool() const
{
    return m_parts->columns.pool;
}

Result<TablePtr> Table::open(StorePtr store, std::string_view key, BlockCache& cache,
                             WorkerPool& pool)
{
    const StoreNode* node = store->find(key);
    if (!node || node->kind != StoreNode::Kind::Table)
        return Error{ErrorKind::Usage, fmt::format("{} is not a table", escapeForDisplay(key))};
    // What is read later than their states are looked at is checked against these.
    auto parts = std::make_unique<Parts>(*store, std::string(key), cache, pool);
    BLOSCOPE_TRY(const FramePtr meta, parts->columns.open("/_meta"));
    BLOSCOPE_TRY(TableSchema schema, readSchema(*meta));
    BLOSCOPE_TRY(FramePtr flags, parts->columns.open("/_valid_rows"));
    BLOSCOPE_TRY(parts->live, LiveRows::of(std::move(flags), cache, pool));

    auto table = std::shared_ptr<Table>(new Table);
    table->m_columns = describeColumns(schema, *store, parts->columns.prefix);
    table->m_parts = std::move(parts);
    table->m_parts->readers.resize(schema.stored.size());
    table->m_parts->schema = std::move(schema.stored);
    std::ranges::move(schema.computed, std::back_inserter(table->m_parts->schema));
    table->m_store = std::move(store);
    table->m_key = key;
    table->m_meta = meta;
    return TablePtr(table);
}

Result<std::int64_t> Table::rowCount(const Job& job) const
{
    return m_parts->live->count(job);
}

std::int64_t Table::slotCount() const
{
    return m_parts->live->capacity();
}

Result<ByteBuffer> Table::liveFlags(std::int64_t begin, std::int64_t count, const Job& job) const
{
    return m_parts->live->flags(begin, count, job);
}

const TableSchema::Column& Table::schemaOf(std::size_t column) const
{
    return m_parts->schema[column];
}

std::string Table::schemaText(std::size_t column) const
{
    const bool isStored = m_columns[column].storage == TableColumn::Storage::Stored;
    return isStored ? schemaOf(column).facts.dump() : std::string();
}

struct Table::Wish {
    std::span<const std::int64_t> places;
    CellTextForm form;
    const NumberFormat& numbers;
    Job job;
};

Result<> Table::checkCells(std::span<const std::size_t> columns, std::int64_t rows) const
{
    if (rows < 0 ||
        std::ranges::any_of(columns, [&](std::size_t c) { return c >= m_columns.size(); }))
        return noSuchCells();
    if (!columns.empty() && rows > mostCells / static_cast<std::int64_t>(columns.size()))
        return Error{ErrorKind::Limit,
                     fmt::format("{} rows of {} columns are too many to read at once", rows,
                                 columns.size())};
    return {};
}

Result<TableCells> Table::read(std::span<const std::size_t> columns, std::int64_t firstRow,
                               std::int64_t rows, CellTextForm form, const Job& job,
                               const NumberFormat& numbers) const
{
    BLOSCOPE_CHECK(checkCells(columns, rows));
    if (firstRow < 0)
        return noSuchCells();
    BLOSCOPE_TRY(const std::vector<std::int64_t> places,
                 m_parts->live->places(firstRow, rows, {job.stop}));
    BLOSCOPE_TRY(TableCells cells, readPlaces(columns, places, form, job, numbers));
    cells.firstRow = firstRow;
    return cells;
}

// `places` ascend.
Result<TableCells> Table::readPlaces(std::span<const std::size_t> columns,
                                     std::span<const std::int64_t> places, CellTextForm form,
                                     const Job& job, const NumberFormat& numbers) const
{
    TableCells cells;
    cells.rows = std::ssize(places);
    job.start(columns.size());
    for (const std::size_t column : columns) {
        BLOSCOPE_CHECK(readColumn(column, {places, form, numbers, {job.stop}}, cells));
        job.advance();
    }
    return cells;
}

Result<TableCells> Table::readSlots(std::span<const std::size_t> columns,
                                    std::span<const std::int64_t> wanted, CellTextForm form,
                                    const Job& job, const NumberFormat& numbers) const
{
    BLOSCOPE_CHECK(checkCells(columns, std::ssize(wanted)));
    return readInAnyOrder(wanted, [&](std::span<const std::int64_t> places) {
        return readPlaces(columns, places, form, job, numbers);
    });
}

Result<ColumnReaderPtr> Table::elementReader(std::size_t column) const
{
    if (column >= m_columns.size() || m_columns[column].storage != TableColumn::Storage::Stored)
        return Error{ErrorKind::Usage, "its cells are not stored"};
    BLOSCOPE_TRY(ColumnReaderPtr reader, m_parts->reader(column));
    if (!reader->elementType())
        return Error{ErrorKind::Usage, "its cells are not numbers"};
    return reader;
}

Result<DType> Table::elementType(std::size_t column) const
{
    BLOSCOPE_TRY(const ColumnReaderPtr reader, elementReader(column));
    return *reader->elementType();
}

Result<TableElements> Table::readElements(std::size_t column, std::int64_t firstRow,
                                          std::int64_t rows, const Job& job) const
{
    if (firstRow < 0 || rows < 0 || rows > mostCells)
        return noSuchCells();
    BLOSCOPE_TRY(const ColumnReaderPtr reader, elementReader(column));
    BLOSCOPE_TRY(const std::vector<std::int64_t> places,
                 m_parts->live->places(firstRow, rows, {job.stop}));
    return reader->readElements(places, {job.stop});
}

Result<TableCellType> Table::cellType(std::size_t column) const
{
    if (column >= m_columns.size())
        return Error{ErrorKind::Usage, "the table has no such column"};
    if (m_columns[column].storage == TableColumn::Storage::Missing)
        return Error{ErrorKind::Usage, m_columns[column].note};
    if (m_columns[column].storage == TableColumn::Storage::Computed) {
        const std::string text = textMember(m_parts->schema[column].facts, "dtype");
        BLOSCOPE_TRY(DType dtype, parseDType(text, Limits()));
        return TableCellType{std::move(dtype), false};
    }
    BLOSCOPE_TRY(const ColumnReaderPtr reader, m_parts->reader(column));
    return reader->cellType();
}

Result<std::vector<TableElements>> Table::readElementColumns(std::span<const std::size_t> columns,
                                                             std::int64_t firstRow,
                                                             std::int64_t rows,
                                                             const Job& job) const
{
    BLOSCOPE_CHECK(checkCells(columns, rows));
    if (firstRow < 0)
        return noSuchCells();
    BLOSCOPE_TRY(const std::vector<std::int64_t> places,
                 m_parts->live->places(firstRow, rows, {job.stop}));
    return readElementPlaces(columns, places, job);
}

Result<std::vector<TableElements>> Table::readSlotElements(std::span<const std::size_t> columns,
                                                           std::span<const std::int64_t> wanted,
                                                           const Job& job) const
{
    BLOSCOPE_CHECK(checkCells(columns, std::ssize(wanted)));
    return readElementsInAnyOrder(wanted, [&](std::span<const std::int64_t> places) {
        return readElementPlaces(columns, places, job);
    });
}

// `places` ascend.
Result<std::vector<TableElements>> Table::readElementPlaces(std::span<const std::size_t> columns,
                                                            std::span<const std::int64_t> places,
                                                            const Job& job) const
{
    std::vector<TableElements> read;
    for (const std::size_t column : columns) {
        BLOSCOPE_TRY(TableElements elements, readElementsAt(column, places, {job.stop}));
        read.push_back(std::move(elements));
    }
    return read;
}

// As readColumn(), for the bytes of the cells.
Result<TableElements> Table::readElementsAt(std::size_t column,
                                            std::span<const std::int64_t> places,
                                            const Job& job) const
{
    TableElements elements;
    elements.states.assign(places.size(), TableCellState::Absent);
    if (m_columns[column].storage != TableColumn::Storage::Stored || places.empty())
        return elements;
    const Result<ColumnReaderPtr> reader = m_parts->reader(column);
    Result<TableElements> read = reader ? (*reader)->readElements(places, job) : reader.error();
    if (!read && read.error().kind() == ErrorKind::Cancelled)
        return read;
    if (read) {
        elements = *std::move(read);
    } else {
        std::ranges::fill(elements.states, TableCellState::Damaged);
        elements.problems.push_back(read.error().text());
    }
    for (std::string& problem : elements.problems)
        problem = problemOf(column, problem);
    return elements;
}

std::string Table::problemOf(std::size_t column, const std::string& problem) const
{
    return fmt::format("column {}: {}", escapeForDisplay(m_columns[column].name), problem);
}

// What is wrong with a column stays with it, but for the wish to stop.
Result<> Table::readColumn(std::size_t column, const Wish& wish, TableCells& cells) const
{
    const auto& places = wish.places;
    TableCells::Column& to = cells.columns.emplace_back();
    to.texts.resize(places.size());
    to.states.assign(places.size(), TableCellState::Absent);
    if (m_columns[column].numeric)
        to.numbers.assign(places.size(), std::numeric_limits<double>::quiet_NaN());
    if (m_columns[column].storage != TableColumn::Storage::Stored || places.empty())
        return {};
    std::vector<std::string> problems;
    const Result<ColumnReaderPtr> reader = m_parts->reader(column);
    const Result<> read =
        reader ? (*reader)->read({places, wish.form, wish.numbers, wish.job}, to, problems)
               : reader.error();
    if (!read && read.error().kind() == ErrorKind::Cancelled)
        return read;
    if (!read) {
        std::ranges::fill(to.states, TableCellState::Damaged);
        problems.push_back(read.error().text());
    }
    for (const std::string& problem : problems)
        cells.problems.push_back(problemOf(column, problem));
    return {};
}

} // namespace bloscope
