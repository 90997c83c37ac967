#include "core/query/query_table.h"

#include "core/base/text.h"
#include "core/dtype/cell_number.h"
#include "core/dtype/cell_text.h"
#include "core/objects/metadata_value.h"
#include "core/scan/number_scan.h"
#include "core/store/table_schema.h"

#include <algorithm>
#include <cstring>
#include <fmt/format.h>

namespace bloscope {

namespace {

// A table of a store.
class StoredTable final : public QueryTable {
 public:
    explicit StoredTable(TablePtr table)
        : m_table(std::move(table)), m_prefix(m_table->key() == "/" ? "" : m_table->key())
    {
    }

    TablePtr stored() const override { return m_table; }
    const std::vector<TableColumn>& columns() const override { return m_table->columns(); }
    WorkerPool& pool() const override { return m_table->pool(); }
    std::int64_t slotCount() const override { return m_table->slotCount(); }
    std::optional<ComputedColumn> computed(std::size_t column) const override;
    Result<TableCells> readSlots(std::span<const std::size_t> columns,
                                 std::span<const std::int64_t> wanted, CellTextForm form,
                                 const Job& job, const NumberFormat& numbers) const override
    {
        return m_table->readSlots(columns, wanted, form, job, numbers);
    }
    Result<TableCellType> cellType(std::size_t column) const override
    {
        return m_table->cellType(column);
    }
    Result<std::vector<TableElements>> readSlotElements(std::span<const std::size_t> columns,
                                                        std::span<const std::int64_t> wanted,
                                                        const Job& job) const override
    {
        return m_table->readSlotElements(columns, wanted, job);
    }
    const msgpack_value::Value* indexOf(std::size_t column) const override;
    std::optional<std::int64_t> valueEpoch() const override { return meta().valueEpoch; }
    Result<FramePtr> openSidecar(const std::string& path) const override;

 private:
    // What the table says about its indexes.
    struct Meta {
        std::optional<msgpack_value::Value> catalog;
        std::optional<std::int64_t> valueEpoch;
    };
    const Meta& meta() const;
    Result<TypedColumnPtr> openColumn(std::size_t index, const Job& job) const override
    {
        const TableColumn& column = columns()[index];
        if (column.storage != TableColumn::Storage::Stored)
            return Error{ErrorKind::Unsupported, column.note};
        return openTypedColumn({*m_table->store(), m_prefix, m_table->cache(), pool()},
                               m_table->schemaOf(index), job);
    }
    Result<RowSet> readLive(const Job& job) const override;

    TablePtr m_table;
    std::string m_prefix; // of the keys of its leaves
    mutable std::once_flag m_metaOnce;
    mutable Meta m_meta; // once it was needed
};

const StoredTable::Meta& StoredTable::meta() const
{
    std::call_once(m_metaOnce, [this] {
        const auto leaf = m_table->store()->openLeaf(m_prefix + "/_meta");
        if (!leaf)
            return;
        m_meta.catalog = vlMetalayerValue(**leaf, "index_catalog");
        const auto epoch = vlMetalayerValue(**leaf, "value_epoch");
        m_meta.valueEpoch = integerOf(epoch ? &*epoch : nullptr);
    });
    return m_meta;
}

const msgpack_value::Value* StoredTable::indexOf(std::size_t column) const
{
    const auto& catalog = meta().catalog;
    return catalog ? memberOf(*catalog, columns()[column].name) : nullptr;
}

std::optional<ComputedColumn> StoredTable::computed(std::size_t column) const
{
    const TableSchema::Column& schema = m_table->schemaOf(column);
    if (columns()[column].storage != TableColumn::Storage::Computed || schema.kind != "expression")
        return {};
    ComputedColumn computed{textMember(schema.facts, "expression"), {}};
    const auto names = schema.facts.find("col_deps");
    if (names != schema.facts.end() && names->is_array())
        for (const auto& name : *names)
            computed.dependencies.push_back(name.is_string() ? name.get<std::string>() : "");
    return computed;
}

// "_indexes/price/summary.block.b2nd", below the table.
Result<FramePtr> StoredTable::openSidecar(const std::string& path) const
{
    constexpr std::string_view extension = ".b2nd";
    if (!path.ends_with(extension))
        return Error{ErrorKind::Malformed,
                     fmt::format("{} is not a name of an array", escapeForDisplay(path, 200))};
    return m_table->store()->openLeaf(
        fmt::format("{}/{}", m_prefix, path.substr(0, path.size() - extension.size())));
}

// Nearly always all of them are alive.
void addLive(std::int64_t begin, ByteView flags, RowSet& live)
{
    if (!std::memchr(flags.data(), 0, flags.size()))
        return live.addRange(begin, begin + static_cast<std::int64_t>(flags.size()));
    std::vector<std::uint8_t> isLive(flags.size());
    std::ranges::transform(flags, isLive.begin(), [](std::byte flag) {
        return static_cast<std::uint8_t>(flag != std::byte{0});
    });
    live.addFlagged(begin, isLive);
}

Result<RowSet> StoredTable::readLive(const Job& job) const
{
    RowSet live;
    job.start(static_cast<std::uint64_t>(slotCount()));
    for (std::int64_t begin = 0; begin < slotCount(); begin += LiveRows::rowsPerStep) {
        const std::int64_t count = std::min(LiveRows::rowsPerStep, slotCount() - begin);
        BLOSCOPE_TRY(const ByteBuffer flags, m_table->liveFlags(begin, count, {job.stop}));
        addLive(begin, flags, live);
        job.advance(static_cast<std::uint64_t>(count));
    }
    live.shrink();
    return live;
}

// As schemas of tables call it; others by their type.
std::string kindOfField(const DType& dtype)
{
    switch (dtype.kind) {
    case DTypeKind::Text:
        return "string";
    case DTypeKind::Bytes:
        return "bytes";
    case DTypeKind::DateTime:
        return "timestamp";
    default:
        break;
    }
    const std::string kind = kindOfNumber(dtype);
    return kind.empty() ? dtype.text : kind;
}

// A slice of an array.
class ArrayTable final : public QueryTable {
 public:
    explicit ArrayTable(ElementLine rows)
        : m_rows(std::move(rows)), m_fields(leavesOf(m_rows.array().dtype()))
    {
        for (const DTypeLeaf& field : m_fields) {
            TableColumn column;
            column.name = field.path.empty() ? "value" : field.path;
            column.kind = kindOfField(field.dtype);
            column.typeText = field.dtype.text;
            column.numeric = field.dtype.isNumeric();
            m_columns.push_back(std::move(column));
        }
    }

    const std::vector<TableColumn>& columns() const override { return m_columns; }
    WorkerPool& pool() const override { return m_rows.array().pool(); }
    std::int64_t slotCount() const override { return m_rows.length(); }
    std::int64_t rowNumber(std::int64_t row) const override { return m_rows.taken().at(row); }
    Result<TableCells> readSlots(std::span<const std::size_t> columns,
                                 std::span<const std::int64_t> wanted, CellTextForm form,
                                 const Job& job, const NumberFormat& numbers) const override
    {
        static_cast<void>(form); // elements are short
        return readInAnyOrder(wanted, [&](std::span<const std::int64_t> places) {
            return readPlaces(columns, places, job, numbers);
        });
    }
    Result<TableCellType> cellType(std::size_t column) const override
    {
        return TableCellType{m_fields[column].dtype, false};
    }
    Result<std::vector<TableElements>> readSlotElements(std::span<const std::size_t> columns,
                                                        std::span<const std::int64_t> wanted,
                                                        const Job& job) const override
    {
        return readElementsInAnyOrder(wanted, [&](std::span<const std::int64_t> places) {
            return readElementPlaces(columns, places, job);
        });
    }

 private:
    Result<TypedColumnPtr> openColumn(std::size_t index, const Job&) const override
    {
        return typedColumnOf(m_rows, m_fields[index]);
    }
    Result<TableCells> readPlaces(std::span<const std::size_t> columns,
                                  std::span<const std::int64_t> places, const Job& job,
                                  const NumberFormat& numbers) const;
    Result<std::vector<TableElements>> readElementPlaces(std::span<const std::size_t> columns,
                                                         std::span<const std::int64_t> places,
                                                         const Job& job) const;

    ElementLine m_rows;
    std::vector<DTypeLeaf> m_fields;
    std::vector<TableColumn> m_columns;
};

TableCellState stateOfCell(CellState state)
{
    return state == CellState::Fine      ? TableCellState::Value
           : state == CellState::Damaged ? TableCellState::Damaged
                                         : TableCellState::Absent;
}

Result<TableCells> ArrayTable::readPlaces(std::span<const std::size_t> columns,
                                          std::span<const std::int64_t> places, const Job& job,
                                          const NumberFormat& numbers) const
{
    BLOSCOPE_TRY(ElementLine::Elements rows, m_rows.readAt(places, {job.stop}));
    TableCells cells;
    cells.rows = std::ssize(places);
    cells.problems = std::move(rows.problems);
    const std::size_t size = m_rows.array().dtype().itemsize;
    const ByteView elements(rows.bytes.data(), rows.bytes.size());
    for (const std::size_t index : columns) {
        const CellText writer(m_fields[index].dtype, numbers);
        TableCells::Column& column = cells.columns.emplace_back();
        for (std::size_t row = 0; row < places.size(); ++row) {
            column.states.push_back(stateOfCell(rows.states[row]));
            column.texts.push_back(
                column.states.back() == TableCellState::Value
                    ? writer.of(rows.bytes.data() + row * size + m_fields[index].offset)
                    : std::string());
        }
        if (!m_columns[index].numeric)
            continue;
        column.numbers.resize(places.size());
        ByteBuffer part;
        readNumbers(
            m_fields[index].dtype,
            partsOf(elements, size, m_fields[index].offset, m_fields[index].dtype.itemsize, part),
            column.numbers);
    }
    return cells;
}

Result<std::vector<TableElements>>
ArrayTable::readElementPlaces(std::span<const std::size_t> columns,
                              std::span<const std::int64_t> places, const Job& job) const
{
    BLOSCOPE_TRY(const ElementLine::Elements rows, m_rows.readAt(places, {job.stop}));
    const std::size_t size = m_rows.array().dtype().itemsize;
    const ByteView all(rows.bytes.data(), rows.bytes.size());
    std::vector<TableElements> read;
    for (const std::size_t column : columns) {
        const DTypeLeaf& field = m_fields[column];
        TableElements& elements = read.emplace_back();
        ByteBuffer part;
        const ByteView cells = partsOf(all, size, field.offset, field.dtype.itemsize, part);
        elements.bytes.assign(cells.begin(), cells.end());
        std::ranges::transform(rows.states, std::back_inserter(elements.states), stateOfCell);
    }
    if (!read.empty())
        read.front().problems = rows.problems;
    return read;
}

} // namespace

QueryTablePtr QueryTable::of(TablePtr table)
{
    return std::make_shared<const StoredTable>(std::move(table));
}

Result<QueryTablePtr> QueryTable::of(std::shared_ptr<const SliceReader> array, const Slice& slice)
{
    BLOSCOPE_TRY(ElementLine rows, ElementLine::of(std::move(array), slice));
    return QueryTablePtr(std::make_shared<const ArrayTable>(std::move(rows)));
}

std::vector<std::string_view> QueryTable::columnNames() const
{
    std::vector<std::string_view> names;
    for (const TableColumn& column : columns())
        names.push_back(column.name);
    return names;
}

std::optional<std::size_t> QueryTable::find(std::string_view name) const
{
    const auto found = std::ranges::find(columns(), name, &TableColumn::name);
    if (found == columns().end())
        return {};
    return static_cast<std::size_t>(found - columns().begin());
}

Result<TypedColumnPtr> QueryTable::column(std::size_t index, const Job& job) const
{
    const std::lock_guard lock(m_mutex);
    if (m_opened.empty())
        m_opened.resize(columns().size());
    if (!m_opened[index]) {
        BLOSCOPE_TRY(
            m_opened[index],
            openColumn(index, job).within("column " + escapeForDisplay(columns()[index].name)));
    }
    return m_opened[index];
}

Result<std::shared_ptr<const RowSet>> QueryTable::live(const Job& job) const
{
    {
        const std::lock_guard lock(m_mutex);
        if (m_live)
            return m_live;
    }
    BLOSCOPE_TRY(RowSet live, readLive(job));
    const std::lock_guard lock(m_mutex);
    if (!m_live)
        m_live = std::make_shared<const RowSet>(std::move(live));
    return m_live;
}

Result<FramePtr> QueryTable::openSidecar(const std::string& path) const
{
    return Error{ErrorKind::Usage,
                 fmt::format("there is no index named {}", escapeForDisplay(path, 200))};
}

Result<RowSet> QueryTable::readLive(const Job&) const
{
    return RowSet::range(0, slotCount());
}

} // namespace bloscope
