#include "core/base/text.h"
#include "core/store/table.h"
#include "tests/fuzz/fuzzed_frame.h"

#include <numeric>

using namespace bloscope;
using namespace bloscope::fuzz;

namespace {

// msgpack: a text, and a map of the keys of an embedded store to their places.
void appendText(std::string_view text, ByteBuffer& to)
{
    const auto size = static_cast<std::uint16_t>(text.size());
    to.push_back(std::byte{0xda});
    to.push_back(static_cast<std::byte>(size >> 8));
    to.push_back(static_cast<std::byte>(size & 0xff));
    to.insert(to.end(), bytesOf(text).begin(), bytesOf(text).end());
}

void appendNumber(std::size_t number, ByteBuffer& to)
{
    to.push_back(std::byte{0xce});
    for (int shift = 24; shift >= 0; shift -= 8)
        to.push_back(static_cast<std::byte>(number >> shift));
}

// Leaves put into an embedded store, end to end.
class StoreOf {
 public:
    void add(const char* key, const ByteBuffer& frame)
    {
        appendText(key, m_entries);
        m_entries.push_back(std::byte{0x82});
        appendText("offset", m_entries);
        appendNumber(m_stream.size(), m_entries);
        appendText("length", m_entries);
        appendNumber(frame.size(), m_entries);
        m_stream.insert(m_stream.end(), frame.begin(), frame.end());
        ++m_count;
    }

    StorePtr finish() const
    {
        ByteBuffer map{std::byte{0x81}};
        appendText("embed_map", map);
        map.push_back(static_cast<std::byte>(0x80 + m_count));
        map.insert(map.end(), m_entries.begin(), m_entries.end());
        const ByteBuffer frame =
            frameOf({m_stream}, {{"b2embed", bytesOf("\x80")}}, {{"estore_metadata", map}});
        return orAbort(Store::ofFrame(orAbort(Frame::open(memorySource(frame)))));
    }

 private:
    ByteBuffer m_entries;
    ByteBuffer m_stream;
    int m_count = 0;
};

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
    return 0;
}
