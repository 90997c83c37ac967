#include "core/store/table.h"

#include "core/store/store.h"
#include "tests/support/arrow_streams.h"
#include "tests/support/compare.h"
#include "tests/support/conventions.h"
#include "tests/support/corpus.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>
#include <numeric>

namespace bloscope::tst_table {

using namespace test;

namespace {

// Texts as they are; what is none in angle brackets.
std::string shown(const TableCells::Column& column, std::size_t row)
{
    switch (column.states[row]) {
    case TableCellState::Value:
        return column.texts[row];
    case TableCellState::Null:
        return "<null>";
    case TableCellState::Absent:
        return "<absent>";
    default:
        return "<damaged>";
    }
}

constexpr const char* arrowSchemaText =
    R"({"version": 1, "columns": [{"name": "tags", "kind": "list", "nullable": true}]})";

} // namespace

class TestTable : public QObject {
    Q_OBJECT

 private:
    StorePtr opened(const std::string& path) const
    {
        auto container = openContainer(corpusFolder() / "python" / path);
        return container ? std::get<StorePtr>(*container) : nullptr;
    }

    // Rows [first, first + count) of all columns, a line each.
    std::string rowsOf(const Table& table, std::int64_t first, std::int64_t count) const
    {
        std::vector<std::size_t> columns(table.columns().size());
        std::iota(columns.begin(), columns.end(), 0U);
        const auto cells = table.read(columns, first, count, CellTextForm::Full);
        if (!cells)
            return cells.error().text();
        std::string lines;
        for (std::size_t row = 0; row < static_cast<std::size_t>(cells->rows); ++row) {
            for (const TableCells::Column& column : cells->columns)
                lines += shown(column, row) + "|";
            lines.back() = '\n';
        }
        for (const std::string& problem : cells->problems)
            lines += problem + "\n";
        return lines;
    }

    BlockCache m_cache;
    WorkerPool m_pool{2};
    QTemporaryDir m_folder;

 private slots:
    void readsRows_data()
    {
        QTest::addColumn<std::string>("path");
        QTest::addColumn<std::string>("key");
        QTest::addColumn<std::string>("rows");
        const auto row = [](const char* path, const char* key, const char* rows) {
            QTest::newRow(path) << std::string(path) << std::string(key) << std::string(rows);
        };
        row("tables/nulls_mask.b2d", "/",
            "-128|0.0|<null>|s0é|<null>|[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]|0\n"
            "<null>|0.3333333333333333|True|s1é|2024-02-29T12:00:00.124|<null>|1\n"
            "-126|<null>|False|<null>|2024-02-29T12:00:00.125|[[2.0, 2.0, 2.0], [2.0, 2.0, "
            "2.0]]|2\n"
            "-125|nan|<null>||2024-02-29T12:00:00.126|[[3.0, 3.0, 3.0], [3.0, 3.0, 3.0]]|3\n");
        row("tables/nulls_sentinel.b2d", "/",
            "0|0.0|<null>|v0|<null>|ab\n"
            "<null>|0.14285714285714285|True|v1|u1|<null>\n"
            "2|<null>|False|<null>|u2|ab\n"
            "3|0.42857142857142855|<null>|v3|u3|ab\n");
        row("tables/dictionary.b2z", "/", "red|lo|0\ngrün|mid|1\n青|hi|2\na,b|lo|3\n");
        const char* const variable =
            "é|b'\\x00\\xff'||[]|[]|{\"x\":0,\"y\":0.0}|<null>|[0, 0, 0]\n"
            "text é|<null>|short|[0]|[\"w0\"]|{\"x\":1,\"y\":0.5}|{\"k\":[1,[2,3]]}|[0, 1, 2]\n"
            "text text "
            "é|b'\\x02\\xfd'|日本語日本語|<null>|[\"w0\",\"w1\"]|{\"x\":2,\"y\":1.0}|s|[0, 2, 4]\n"
            "<null>|b'\\x03\\xfc'|xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx|[0,1,2]|[]|<null>|5|[0, "
            "3, 6]\n";
        row("tables/varlen.b2d", "/", variable);
        row("tables/table.cframe.b2e", "/", variable);
        row("tables/computed.b2d", "/",
            "0.0|0|t0|0.0|<absent>|<absent>\n1.25|1|t1|1.25|<absent>|<absent>\n"
            "2.5|2|t2|5.0|<absent>|<absent>\n3.75|3|t0|11.25|<absent>|<absent>\n");
        row("tables/nested.b2d", "/",
            "0|-3.0|40.0|0\n1|-2.3333333333333335|40.111111111111114|1\n"
            "2|-1.6666666666666667|40.22222222222222|2\n3|-1.0|40.333333333333336|3\n");
        row("tables/not_closed.b2d", "/",
            "0|0.19723876|True|日本|b'v\\xa8\\xc2'|0j\n1|0.29160085|False||b\"'\\xdeG\"|(1-1j)\n"
            "3|0.9163462|True|böb|b'\\x15\\xa3'|(3-3j)\n"
            "4|-1.184547|True|zoë-long-x|b'\\xb1\\x90'|(4-4j)\n");
        row("tables/empty.b2d", "/", "");
        row("stores/tree.b2d", "/grp/table2",
            "0|0.05713107|True||b'\\xdb\\x18h\\xba'|0j\n1|-0.077590644|False|zoë-long-x|b'"
            "M\\xbb\\x9f'|(1-1j)\n"
            "2|-2.077621|True|ann|b'\\xa5 "
            "\\xd2\\xb2'|(2-2j)\n3|-0.6253833|False|böb|b'\\xaa\\x07S\\x88'|(3-3j)\n");
    }
    void readsRows()
    {
        QFETCH(std::string, path);
        QFETCH(std::string, key);
        QFETCH(std::string, rows);
        const auto table = Table::open(opened(path), key, m_cache, m_pool);
        QCOMPARE(outcomeOf(table), std::string());
        QCOMPARE(rowsOf(**table, 0, 4), rows);
    }

    // As parquet-to-blosc2 writes them: lists of texts, the rows of which Arrow serialised.
    void readsListsOfArrow()
    {
        const auto folder = std::filesystem::path(m_folder.path().toStdString()) / "arrow.b2d";
        std::filesystem::create_directories(folder / "_cols");
        const auto write = [&](const char* name, const ByteBuffer& bytes) {
            writeFile(folder / name, bytes);
        };
        write("embed.b2e", markedFrame({{"b2tree", R"({"version": 1})"}},
                                       {{"estore_metadata", R"({"embed_map": {}})"}}));
        const std::string schema = nlohmann::json(arrowSchemaText).dump();
        write("_meta.b2f", markedFrame({}, {{"kind", R"("ctable")"}, {"schema", schema}}));
        write("_valid_rows.b2nd", arrayFrame({3}, "|b1", ByteBuffer(3, std::byte{1})));
        const ArrowColumn lists =
            arrowList({0, 2, 2, 3}, arrowTexts("element", {"a", "b", "c"}, "101"), "101");
        write("_cols/tags.b2b",
              markedFrame({{"listarray", R"({"version": 1, "serializer": "arrow"})"},
                           {"batcharray", R"({"version": 1, "serializer": "arrow"})"}},
                          {}, {arrowStream(lists)}));
        const auto table = Table::open(*Store::openDirectory(folder), "/", m_cache, m_pool);
        QCOMPARE(outcomeOf(table), std::string());
        QCOMPARE(rowsOf(**table, 0, 3), std::string("[\"a\",null]\n<null>\n[\"c\"]\n"));
    }
};

const Registered<TestTable> registered;

} // namespace bloscope::tst_table

#include "tst_table.moc"
