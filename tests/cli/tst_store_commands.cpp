#include "tests/cli/program.h"
#include "tests/support/corpus.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <nlohmann/json.hpp>

namespace bloscope::tst_store_commands {

using namespace test;
using Json = nlohmann::json;

namespace {

QString pathOf(const char* entry)
{
    return QString::fromStdString((corpusFolder() / "python" / entry).string());
}

} // namespace

// Stores, tables, lists and recipes on the command line.
class TestStoreCommands : public QObject {
    Q_OBJECT

 private slots:
    void listsTheLeavesOfAStore()
    {
        const ProgramRun run = runProgram({"info", pathOf("stores/dict.b2z")});
        QCOMPARE(run.code, 0);
        QVERIFY(run.out.contains("dictionary store in a zip archive"));
        QVERIFY(run.out.contains("/grp/c    array (25) <f8, 321 bytes, archive member grp/c.b2nd"));
        QVERIFY(run.out.contains("remote array, never opened: https://cat2.cloud/demo/"));
    }

    void listsMembersAsJson()
    {
        const ProgramRun run = runProgram({"info", pathOf("stores/dict_thr8k.b2d"), "--json"});
        const Json json = Json::parse(run.out.toStdString());
        QVERIFY(json.at("kind") == "dictstore");
        QVERIFY(json.at("members").at("/a").at("where") == "embed");
        QVERIFY(json.at("members").at("/grp/b").at("where") == "file:grp/b.b2nd");
        QVERIFY(json.at("members").at("/batches").at("type") == "BatchArray");
    }

    void describesALeafLikeAFile()
    {
        const ProgramRun run =
            runProgram({"info", pathOf("stores/tree.b2z"), "--key", "/grp/a", "--json"});
        QVERIFY(Json::parse(run.out.toStdString()).at("b2nd").at("shape") == Json({20, 20}));
    }

    void describesTables()
    {
        const ProgramRun run = runProgram({"info", pathOf("tables/computed.b2d"), "--json"});
        const Json json = Json::parse(run.out.toStdString());
        QVERIFY(json.at("nrows") == 40);
        QVERIFY(json.at("columns").at(5).at("stored") == false);
    }

    void exportsLiveRowsWithNames()
    {
        const ProgramRun run = runProgram(
            {"export", pathOf("tables/nulls_sentinel.b2d"), "--slice", "0:3", "--na", "-"});
        QCOMPARE(run.out, QByteArray("i,f,b,s,u,y\n0,0.0,-,v0,-,ab\n-,0.14285714285714285,True,"
                                     "v1,u1,-\n2,-,False,-,u2,ab\n"));
        QCOMPARE(run.code, 0);
    }

    void reportsColumnsThatAreComputed()
    {
        for (const char* format : {"csv", "tsv", "jsonl"}) {
            const ProgramRun run =
                runProgram({"export", pathOf("tables/computed.b2d"), "--format", format});
            QVERIFY2(run.err.endsWith(": 80 of 240 cells are not stored in this file\n"), run.err);
            QCOMPARE(run.code, 1);
            QCOMPARE(run.out.count('\n'), QByteArray(format) == "jsonl" ? 40 : 41);
        }
    }

    void exportsTablesInsideStores()
    {
        const ProgramRun run = runProgram({"export", pathOf("stores/tree.b2d"), "--key", "table",
                                           "--format", "tsv", "--header", "none", "--slice", "0"});
        QCOMPARE(run.out.count('\t'), 5);
        QCOMPARE(run.out.count('\n'), 1);
    }

    void exportsTablesForNumPy_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("header");
        QTest::addColumn<QByteArray>("end"); // of the elements, in hexadecimal
        QTest::addColumn<QByteArray>("told");
        QTest::newRow("rows") << QStringList{pathOf("tables/nested.b2d"), "--slice", "1:3"} << 0
                              << QByteArray("{'descr': [('id', '<i4'), ('trip.begin.lon', '<f8'), "
                                            "('trip.begin.lat', '<f8'), ('odd\\\\.name', '<i2')], "
                                            "'fortran_order': False, 'shape': (2,), }")
                              << QByteArray("0200") << QByteArray();
        QTest::newRow("a fill") << QStringList{pathOf("tables/computed.b2d"), "--slice", "0:2",
                                               "--fill", "0"}
                                << 1 << QByteArray("('total', '<f8'), ('dbl', '<f8')]")
                                << QByteArray("00000000000000000000000000000000")
                                << QByteArray(": 4 of 12 cells are not stored in this file\n");
        QTest::newRow("texts of any length")
            << QStringList{pathOf("tables/dictionary.b2z"), "--slice", "1:2"} << 0
            << QByteArray("{'descr': [('cat', '<U4'), ('ordc', '<U3'), ('n', '<i2')]")
            << QByteArray("6700000072000000fc0000006e0000006d00000069000000640000000100")
            << QByteArray();
        QTest::newRow("objects") << QStringList{pathOf("tables/varlen.b2d")} << 2 << QByteArray()
                                 << QByteArray()
                                 << QByteArray(": column vb cannot be written as npy, only as csv, "
                                               "tsv, jsonl, sqlite or arrow: "
                                               "its cells have no fixed size\n");
        QTest::newRow("a fill that does not fit")
            << QStringList{pathOf("tables/nested.b2d"), "--fill", "x"} << 2 << QByteArray()
            << QByteArray()
            << QByteArray(": --fill: column id: \"x\" is not a value of type <i4\n");
    }
    void exportsTablesForNumPy()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, header);
        QFETCH(QByteArray, end);
        QFETCH(QByteArray, told);
        const ProgramRun run = runProgram(QStringList{"export", "--format", "npy"} + arguments);
        QTEST(run.code, "code");
        QVERIFY2(run.err.endsWith(told) && run.err.isEmpty() == told.isEmpty(), run.err);
        QVERIFY2(run.out.contains(header), run.out);
        QVERIFY2(run.out.toHex().endsWith(end), run.out.toHex());
        QCOMPARE(run.out.isEmpty(), header.isEmpty());
    }

    void hasStatisticsOfLiveRowsWithoutNulls_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("expected");
        const QString table = pathOf("tables/nulls_sentinel.b2d");
        // Compared with a mean of fractions over what `export` writes.
        QTest::newRow("a column") << QStringList{table, "--column", "i"}
                                  << QByteArray("column i: [:] of <i4\n\nCells\n"
                                                "  all             40\n"
                                                "  finite numbers  30\n"
                                                "  null            10\n\nFinite numbers\n"
                                                "  minimum             0 at [0]\n"
                                                "  maximum             39 at [39]\n"
                                                "  mean                19.666666666666668\n"
                                                "  standard deviation  11.55662388223981\n"
                                                "  sum                 590\n");
        QTest::newRow("rows") << QStringList{table, "--column", "i", "--slice", "1:3"}
                              << QByteArray("  null            1\n\nFinite numbers\n"
                                            "  minimum             2 at [2]\n");
        QTest::newRow("texts") << QStringList{table, "--column", "s"}
                               << QByteArray("  null  10\n\nStrings\n"
                                             "  all              30\n"
                                             "  shortest         2 characters at [0]: ");
        QTest::newRow("texts of a dictionary")
            << QStringList{pathOf("tables/dictionary.b2z"), "--column", "cat", "--json"}
            << QByteArray("\"length\": 4,");
        QTest::newRow("every column of texts")
            << QStringList{table} << QByteArray("column s: [:] of ");
        QTest::newRow("every column of numbers")
            << QStringList{table} << QByteArray("column f: [:] of <f8\n");
        QTest::newRow("a table in a store")
            << QStringList{pathOf("stores/tree.b2d"), "--key", "/grp/table2", "--json"}
            << QByteArray("\"columns\": {");
        QTest::newRow("a leaf of a zip store")
            << QStringList{pathOf("stores/tree.b2z"), "--key", "/grp/a"}
            << QByteArray("  all             400\n");
        QTest::newRow("a leaf of an embedded store")
            << QStringList{pathOf("stores/embed.b2e"), "--key", "/node1"} << QByteArray("Cells\n");
    }
    void hasStatisticsOfLiveRowsWithoutNulls()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, expected);
        const ProgramRun run = runProgram(QStringList{"stats"} + arguments);
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(run.code, 0);
        QVERIFY2(run.out.contains(expected), run.out);
    }

    void refusesStatisticsOfWhatIsNoColumnOfNumbers_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("sentence");
        const QString table = pathOf("tables/nulls_sentinel.b2d");
        QTest::newRow("lists") << QStringList{pathOf("tables/varlen.b2z"), "--column", "li"}
                               << QByteArray(": column li: its cells are not numbers\n");
        QTest::newRow("not there") << QStringList{table, "--column", "no"}
                                   << QByteArray(": the table has no column named no\n");
        QTest::newRow("no table") << QStringList{pathOf("arrays/dt_f4.b2nd"), "--column", "i"}
                                  << QByteArray(": this is not a table: it has no columns\n");
    }
    void refusesStatisticsOfWhatIsNoColumnOfNumbers()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, sentence);
        const ProgramRun run = runProgram(QStringList{"stats"} + arguments);
        QCOMPARE(run.code, 2);
        QVERIFY2(run.err.endsWith(sentence), run.err);
    }

    void exportsItemsAsLinesOfJson()
    {
        const ProgramRun run = runProgram(
            {"export", pathOf("objects/listarray_vl.b2b"), "--format", "jsonl", "--slice", ":3"});
        QCOMPARE(run.out, QByteArray("[]\n[\"\"]\nnull\n"));
        const ProgramRun csv =
            runProgram({"export", pathOf("objects/listarray_vl.b2b"), "--slice", "1:3"});
        QCOMPARE(csv.out, QByteArray("\"[\"\"\"\"]\"\nnull\n"));
    }

    void tellsThatARecipeHoldsNoData()
    {
        const ProgramRun run =
            runProgram({"export", pathOf("lazy/c2array.b2nd"), "--slice", "0,:2", "--na", "?"});
        QCOMPARE(run.out, QByteArray("?\n?\n"));
        QVERIFY(run.err.contains("2 of 2 cells are not stored in this file"));
        QCOMPARE(run.code, 1);
    }

    void verifiesEveryLeaf()
    {
        const ProgramRun run = runProgram({"verify", pathOf("stores/dict_thr8k.b2z")});
        QCOMPARE(run.code, 0);
        QVERIFY(run.out.startsWith("7 files checked"));
        const ProgramRun one =
            runProgram({"verify", pathOf("stores/dict_thr8k.b2z"), "--key", "/a"});
        QVERIFY(one.out.startsWith("1 file checked"));
    }

    void refusesKeysThatLeadNowhere()
    {
        QCOMPARE(runProgram({"info", pathOf("stores/tree.b2z"), "--key", "/no"}).code, 2);
        QCOMPARE(runProgram({"info", pathOf("arrays/dt_f4.b2nd"), "--key", "/a"}).code, 2);
        QCOMPARE(runProgram({"export", pathOf("stores/tree.b2z"), "--key", "/grp"}).code, 2);
    }
};

const Registered<TestStoreCommands> registered;

} // namespace bloscope::tst_store_commands

#include "tst_store_commands.moc"
