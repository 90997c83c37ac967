#include "core/query/filter.h"
#include "core/query/index_pruning.h"
#include "core/query/row_sort.h"
#include "tests/fuzz/fuzzed_store.h"

#include <algorithm>
#include <vector>

using namespace bloscope;
using namespace bloscope::fuzz;

namespace {

constexpr const char* schema =
    R"({"version": 1, "columns": [{"name": "x", "kind": "float64"}, {"name": "i", "kind": "int32"}]})";

constexpr std::size_t orderBytes = 16 * sizeof(double);

// Columns "x" and "i", what the catalog says about their indexes, and the sidecars that it can
// name: a summary, and the values and positions of a FULL index.
StorePtr storeOf(Input& input)
{
    ByteBuffer kind;
    appendText("ctable", kind);
    ByteBuffer text;
    appendText(schema, text);
    const ByteView catalog = input.bytes(input.number<std::uint16_t>());
    StoreOf store;
    store.add("/_meta",
              frameOf({}, {}, {{"kind", kind}, {"schema", text}, {"index_catalog", catalog}}));
    store.add("/_valid_rows", arrayFrameOf(ByteBuffer(16, std::byte{1}), "|b1", 1));
    store.add("/_cols/x", arrayFrameOf(input.bytes(16 * 8), "<f8", 8));
    store.add("/_cols/i", arrayFrameOf(input.bytes(16 * 4), "<i4", 4));
    const ByteView rest = input.rest();
    store.add("/s", arrayFrameOf(rest, "[('min', '<f8'), ('max', '<f8'), ('flags', 'u1')]", 17));
    const ByteView values = rest.first(std::min(rest.size(), orderBytes));
    store.add("/v", arrayFrameOf(values, "<f8", 8));
    store.add("/p", arrayFrameOf(rest.subspan(values.size()), "<i8", 8));
    return store.finish();
}

RowSet rowsWhere(const QueryTable& table, const char* text, bool usesIndexes)
{
    const auto condition = orAbort(bindCondition(orAbort(parseExpression(text)), table, {}));
    return orAbort(filterRows(table, condition, {usesIndexes, text, {}}, {})).rows;
}

std::vector<std::int64_t> rowsInOrder(const QueryTable& table, bool isDescending, bool usesIndexes)
{
    const std::vector<RowKey> keys = {
        {orAbort(bindExpression(orAbort(parseExpression("x")), table, {})), isDescending}};
    const auto sorted = sortRows(table, RowSet::range(0, table.slotCount()), keys,
                                 {.usesIndexes = usesIndexes}, {});
    return orAbort(sorted).rows(0, table.slotCount());
}

} // namespace

// The catalog of indexes (behind a u16 with its size), the values of two columns, and sidecars:
// whatever they say, no row is found that does not match, and the order of a sort is right.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    Input input(data, size);
    const StorePtr store = storeOf(input);
    BlockCache cache;
    WorkerPool pool(1);
    const QueryTablePtr table = QueryTable::of(orAbort(Table::open(store, "/", cache, pool)));
    for (const char* text :
         {"x > 2.5", "not (x <= 1 or i == 3)", "x != 0 and i between -2 and 5"}) {
        const RowSet found = rowsWhere(*table, text, true);
        RowSet both = rowsWhere(*table, text, false);
        both.keepOnly(found);
        require(both == found);
    }
    for (const bool isDescending : {false, true})
        require(rowsInOrder(*table, isDescending, true) ==
                rowsInOrder(*table, isDescending, false));
    return 0;
}
