#include "tests/support/made_table.h"

#include "core/store/table_schema.h"
#include "tests/support/conventions.h"
#include "tests/support/files.h"
#include "tests/support/or_abort.h"

#include <cstdlib>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace bloscope::test {

namespace {

// Of the parts of a column, without an ending: "_cols/trip/km".
std::string leafOf(const std::string& column)
{
    return keyOfColumn(column).substr(1);
}

void append(const std::string& item, std::string& list)
{
    list += (list.empty() ? "" : ", ") + item;
}

// A msgpack array of texts, of at most 15 short ones.
ByteBuffer msgpackOf(const std::vector<std::string>& texts)
{
    ByteBuffer bytes{static_cast<std::byte>(0x90 + texts.size())};
    for (const std::string& text : texts) {
        bytes.push_back(static_cast<std::byte>(0xa0 + text.size()));
        for (const std::byte byte : bytesOf(text))
            bytes.push_back(byte);
    }
    return bytes;
}

} // namespace

MadeTable::MadeTable(std::filesystem::path folder, std::size_t rows, std::size_t blockRows)
    : m_folder(std::move(folder)),
      m_rows(rows),
      m_blockRows(static_cast<std::int64_t>(blockRows)),
      m_live(rows, 1)
{
    std::filesystem::create_directories(m_folder / "_cols");
}

void MadeTable::write(const std::string& file, const ByteBuffer& bytes) const
{
    std::filesystem::create_directories((m_folder / file).parent_path());
    writeFile(m_folder / file, bytes);
}

ByteBuffer MadeTable::arrayOf(const char* dtype, ByteView elements, std::size_t count) const
{
    const auto length = static_cast<std::int64_t>(count);
    return arrayFrame({length}, {2 * m_blockRows}, {m_blockRows}, dtype, elements);
}

void MadeTable::describe(const std::string& name, const std::string& kind, const Flags& hasValue,
                         const std::string& facts)
{
    const char* const nulls =
        hasValue.empty() ? "" : R"(, "nullable": true, "null_storage": "mask")";
    append(fmt::format(R"({{"name": {}, "kind": "{}"{}{}{}}})", nlohmann::json(name).dump(), kind,
                       nulls, facts.empty() ? "" : ", ", facts),
           m_columns);
    if (!hasValue.empty())
        write(leafOf(name) + ".notnull.b2nd",
              arrayOf("|b1", std::as_bytes(std::span(hasValue)), hasValue.size()));
}

void MadeTable::addElements(const std::string& name, const std::string& kind, const char* dtype,
                            ByteView elements, const Flags& hasValue, const std::string& facts)
{
    describe(name, kind, hasValue, facts);
    write(leafOf(name) + ".b2nd",
          arrayOf(dtype, elements, elements.size() / orAbort(parseDType(dtype, {})).itemsize));
}

void MadeTable::addTexts(const std::string& name, const std::vector<std::string>& texts,
                         const Flags& hasValue)
{
    std::string all;
    std::vector<std::int64_t> offsets = {0};
    for (const std::string& text : texts) {
        all += text;
        offsets.push_back(static_cast<std::int64_t>(all.size()));
    }
    describe(name, "utf8", hasValue, {});
    write(leafOf(name) + ".b2nd",
          arrayOf("<i8", std::as_bytes(std::span(offsets)), offsets.size()));
    write(leafOf(name) + ".utf8.b2nd", arrayOf("|u1", bytesOf(all), all.size()));
}

void MadeTable::addWords(const std::string& name, const std::vector<std::int32_t>& codes,
                         const std::vector<std::string>& words)
{
    describe(name, "dictionary", {}, R"("nullable": true, "null_code": -1)");
    write(leafOf(name) + ".b2nd", arrayOf("<i4", std::as_bytes(std::span(codes)), codes.size()));
    write(leafOf(name) + "_dict.b2b",
          markedFrame({{"batcharray", R"({"version": 1, "serializer": "msgpack"})"}}, {},
                      {msgpackOf(words)}));
}

void MadeTable::addComputed(const std::string& name, const std::string& expression,
                            const std::string& dependencies)
{
    append(fmt::format(R"({{"name": "{}", "kind": "expression", "expression": "{}", )"
                       R"("col_deps": {}, "dtype": "<f8"}})",
                       name, expression, dependencies),
           m_computed);
}

void MadeTable::addSummary(const std::string& column, const std::vector<Segment>& segments,
                           const std::string& part, const std::string& replacement)
{
    ByteBuffer elements;
    for (const Segment& segment : segments)
        for (const ByteView value : {std::as_bytes(std::span(&segment.least, 1)),
                                     std::as_bytes(std::span(&segment.greatest, 1)),
                                     std::as_bytes(std::span(&segment.flags, 1))})
            elements.insert(elements.end(), value.begin(), value.end());
    const auto count = static_cast<std::int64_t>(segments.size());
    write(fmt::format("_indexes/{}/summary.block.b2nd", column),
          arrayFrame({count}, "[('min', '<f8'), ('max', '<f8'), ('flags', 'u1')]", elements));
    std::string index = fmt::format(
        R"("{0}": {{"name": "__self__", "token": "{0}", "target": {{"source": "field", )"
        R"("field": null}}, "field": null, "kind": "summary", "version": 1, "stale": false, )"
        R"("dtype": "<f8", "shape": ["__tuple__", {1}], "chunks": ["__tuple__", {2}], )"
        R"("blocks": ["__tuple__", {3}], "levels": {{"block": {{"segment_len": {3}, )"
        R"("nsegments": {4}, "path": "_indexes/{0}/summary.block.b2nd"}}}}}})",
        column, m_rows, 2 * m_blockRows, m_blockRows, segments.size());
    addIndex(std::move(index), part, replacement);
}

void MadeTable::addIndex(std::string index, const std::string& part, const std::string& replacement)
{
    if (!part.empty()) {
        const std::size_t at = index.find(part);
        if (at == index.npos)
            std::abort();
        index.replace(at, part.size(), replacement);
    }
    append(index, m_catalog);
}

// Writes its sidecars; the paths of these.
std::string MadeTable::describeOrder(const std::string& name, const Order& order) const
{
    const DType dtype = orAbort(parseDType(order.dtype, {}));
    write(name + ".values.b2nd",
          arrayOf(order.dtype, order.values, order.values.size() / dtype.itemsize));
    write(name + ".positions.b2nd",
          arrayOf("<i8", std::as_bytes(std::span(order.positions)), order.positions.size()));
    return fmt::format(
        R"("values_path": "{0}.values.b2nd", "positions_path": "{0}.positions.b2nd")", name);
}

void MadeTable::addOrder(const std::string& column, const Order& order, const std::string& part,
                         const std::string& replacement)
{
    const std::string folder = "_indexes/" + column;
    std::string runs;
    for (const Order& added : order.added)
        append("{" +
                   describeOrder(
                       fmt::format("{}/full.full_run.{}", folder, &added - order.added.data()),
                       added) +
                   "}",
               runs);
    std::string full = describeOrder(folder + "/full", order);
    append(fmt::format("\"runs\": [{}]", runs), full);
    if (!order.facts.empty())
        append(order.facts, full);
    addIndex(fmt::format(
                 R"("{0}": {{"kind": "full", "version": 1, "stale": false, "dtype": "{1}", )"
                 R"("target": {{"source": "field", "field": null}}, "shape": ["__tuple__", {2}], )"
                 R"("chunks": ["__tuple__", {3}], "blocks": ["__tuple__", {4}], "levels": {{}}, )"
                 R"("built_value_epoch": 1, "full": {{{5}}}}})",
                 column, order.dtype, m_rows, 2 * m_blockRows, m_blockRows, full),
             part, replacement);
}

QueryTablePtr MadeTable::open(BlockCache& cache, WorkerPool& pool) const
{
    const std::string schema = fmt::format(
        R"({{"version": 3, "columns": [{}], "computed_columns": [{}]}})", m_columns, m_computed);
    const std::string text = nlohmann::json(schema).dump();
    const std::string catalog = "{" + m_catalog + "}";
    write("embed.b2e", markedFrame({{"b2tree", R"({"version": 1})"}},
                                   {{"estore_metadata", R"({"embed_map": {}})"}}));
    write("_meta.b2f", markedFrame({}, {{"kind", R"("ctable")"},
                                        {"schema", text},
                                        {"value_epoch", "1"},
                                        {"index_catalog", catalog}}));
    write("_valid_rows.b2nd", arrayOf("|b1", std::as_bytes(std::span(m_live)), m_live.size()));
    return QueryTable::of(
        orAbort(Table::open(orAbort(Store::openDirectory(m_folder)), "/", cache, pool)));
}

MadeTable newTableIn(const QTemporaryDir& folder, std::size_t rows, std::size_t blockRows)
{
    static int tables = 0;
    return {std::filesystem::path(folder.path().toStdString()) / fmt::format("{}.b2d", ++tables),
            rows, blockRows};
}

} // namespace bloscope::test
