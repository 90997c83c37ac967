#include "core/base/text.h"
#include "core/query/row_groups.h"
#include "core/query/row_sort.h"
#include "core/store/table.h"
#include "tests/fuzz/fuzzed_store.h"

#include <numeric>

using namespace bloscope;
using namespace bloscope::fuzz;

namespace {

ByteBuffer metaFrame(std::string_view schema)
{
    ByteBuffer kind;
    appendText("ctable", kind);
    ByteBuffer text;
    appendText(schema, text);
    return frameOf({}, {}, {{"kind", kind}, {"schema", text}});
}

// The column "a", stored in every way at once: the schema chooses.
StorePtr storeOf(Input& input)
{
    StoreOf store;
    store.add("/_meta", metaFrame(textOf(input.bytes(input.number<std::uint16_t>()))));
    store.add("/_valid_rows", arrayFrameOf(input.bytes(32), "|b1", 1));
    const bool isWide = input.number<std::uint8_t>() % 2 == 0;
    const ByteView values = input.bytes(33 * (isWide ? 8 : 4));
    store.add("/_cols/a", arrayFrameOf(values, isWide ? "<i8" : "<i4", isWide ? 8 : 4));
    store.add("/_cols/a.notnull", arrayFrameOf(input.bytes(32), "|b1", 1));
    const ByteView text = input.bytes(input.rest().size() / 2);
    store.add("/_cols/a.utf8", arrayFrameOf(text, "|u1", 1));
    store.add("/_cols/a_dict", frameOf({input.rest()}, {{"batcharray", bytesOf("\x80")}}, {}));
    store.add("/_cols/b", frameOf({input.rest()}, {{"batcharray", bytesOf("\x80")}}, {}));
    return store.finish();
}

// Every column that can be compared: its values, in order and in groups.
void isAsked(const TablePtr& table)
{
    const QueryTablePtr asked = QueryTable::of(table);
    const auto live = asked->live({});
    require(live.has_value());
    const auto store = SpillStore::create();
    for (std::size_t column = 0; column < asked->columns().size(); ++column) {
        const auto bound = bindExpression(valueOfColumn(asked->columns()[column].name), *asked, {});
        if (!bound || !bound->column)
            continue;
        const std::vector<RowKey> keys = {RowKey{*bound}};
        const auto sorted = sortRows(*asked, **live, keys, {.store = store}, {});
        require(!sorted || sorted->count() == (*live)->count());
        const std::vector<GroupFigure> figures = {{Aggregate::Count},
                                                  {Aggregate::Greatest, *bound}};
        const auto groups = groupRows(*asked, **live, keys, figures, GroupOptions{true}, {});
        std::int64_t rows = 0;
        if (groups)
            for (const RowGroup& group : *groups)
                rows += std::get<std::int64_t>(group.figures.front());
        require(!groups || rows == (*live)->count());
    }
}

void hasConsistentCells(const TableCells& cells, std::size_t columns)
{
    require(cells.columns.size() == columns);
    for (const TableCells::Column& column : cells.columns) {
        require(column.texts.size() == static_cast<std::size_t>(cells.rows));
        require(column.states.size() == column.texts.size());
        require(column.numbers.empty() || column.numbers.size() == column.texts.size());
        for (std::size_t i = 0; i < column.states.size(); ++i)
            require(column.states[i] == TableCellState::Value || column.texts[i].empty());
    }
}

} // namespace

// The schema of a table (behind a u16 with its size), 32 flags of live rows, and what its columns
// are made of.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    Input input(data, size);
    const StorePtr store = storeOf(input);
    if (!store->isTable())
        return 0;
    BlockCache cache;
    WorkerPool pool(1);
    const auto table = Table::open(store, "/", cache, pool);
    if (!table || (*table)->columns().size() > 64)
        return 0;
    std::vector<std::size_t> columns((*table)->columns().size());
    std::iota(columns.begin(), columns.end(), 0U);
    const auto rows = (*table)->rowCount();
    require(rows && *rows <= 32);
    for (const CellTextForm form : {CellTextForm::Short, CellTextForm::Full})
        if (const auto cells = (*table)->read(columns, 0, 40, form)) {
            require(cells->rows == *rows);
            hasConsistentCells(*cells, columns.size());
        }
    isAsked(*table);
    return 0;
}
