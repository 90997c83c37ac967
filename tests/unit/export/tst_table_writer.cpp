#include "core/export/table_writer.h"

#include "core/store/store.h"
#include "core/store/table.h"
#include "tests/support/compare.h"
#include "tests/support/corpus.h"
#include "tests/support/frames.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_table_writer {

using namespace test;

class TestTableWriter : public QObject {
    Q_OBJECT

 private:
    TablePtr tableOf(const char* path)
    {
        const auto store = openContainer(corpusFolder() / "python" / path);
        return *Table::open(std::get<StorePtr>(*store), "/", m_cache, m_pool);
    }

    BlockCache m_cache;
    WorkerPool m_pool{1};

 private slots:
    // An empty text is a value, a null is none.
    void keepsEmptyTextsFromNulls()
    {
        std::string text;
        const auto sink = memorySink(text);
        CsvOptions options;
        options.na = "";
        const auto report = writeTable(*tableOf("tables/nulls_mask.b2d"), 2, 2, options, *sink);
        QCOMPARE(outcomeOf(report), std::string());
        QCOMPARE(text, std::string("-126,,False,,2024-02-29T12:00:00.125,"
                                   "\"[[2.0, 2.0, 2.0], [2.0, 2.0, 2.0]]\",2\n"
                                   "-125,nan,,\"\",2024-02-29T12:00:00.126,"
                                   "\"[[3.0, 3.0, 3.0], [3.0, 3.0, 3.0]]\",3\n"));
        QVERIFY(report->complete());
        QCOMPARE(report->cells, 14U);
    }

    void quotesTextsThatLookLikeNulls()
    {
        std::string text;
        const auto sink = memorySink(text);
        CsvOptions options;
        options.delimiter = ';';
        options.header = CsvOptions::Header::Names;
        options.na = "v1";
        options.lineEnd = CsvOptions::LineEnd::CrLf;
        QVERIFY(writeTable(*tableOf("tables/nulls_sentinel.b2d"), 1, 1, options, *sink));
        QCOMPARE(text, std::string("i;f;b;s;u;y\r\nv1;0.14285714285714285;True;\"v1\";u1;v1\r\n"));
    }

    void writesNumbersAsTheOptionsSay()
    {
        std::string text;
        const auto sink = memorySink(text);
        CsvOptions options;
        options.delimiter = ';';
        options.decimalPoint = ',';
        options.precision = 1;
        QVERIFY(writeTable(*tableOf("tables/nulls_sentinel.b2d"), 1, 1, options, *sink));
        QCOMPARE(text, std::string("nan;0,1;True;v1;u1;nan\n"));
        text.clear();
        QVERIFY(writeTable(*tableOf("tables/nulls_mask.b2d"), 2, 1, options, *memorySink(text)));
        QVERIFY(text.find("[[2.0, 2.0, 2.0], [2.0, 2.0, 2.0]]") != std::string::npos);
    }

    void countsCellsThatAreNotStored()
    {
        std::string text;
        const auto sink = memorySink(text);
        const auto report = writeTable(*tableOf("tables/computed.b2d"), 0, 3, {}, *sink);
        QCOMPARE(report->absentCells, 6U);
        QVERIFY(report->complete());
    }

    void writesItemsAsLines()
    {
        const FrameOptions options{.metalayers = {{"vlarray", "80"_hex}}};
        const auto items = ItemList::open(*Frame::open(
            memorySource(chunksFrame({"93a161cb3fe0000000000000c0"_hex, "c1"_hex}, 1, options))));
        std::string lines;
        const auto report =
            writeItems(**items, 0, 2, ItemFormat::JsonLines, {}, *memorySink(lines));
        QCOMPARE(lines, std::string("[\"a\",0.5,null]\nnull\n"));
        QCOMPARE(report->damagedCells, 1U);
        std::string csv;
        QVERIFY(writeItems(**items, 0, 1, ItemFormat::Csv, {}, *memorySink(csv)));
        QCOMPARE(csv, std::string("\"[\"\"a\"\",0.5,null]\"\n"));
    }
};

const Registered<TestTableWriter> registered;

} // namespace bloscope::tst_table_writer

#include "tst_table_writer.moc"
