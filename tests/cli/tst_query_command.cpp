#include "tests/cli/program.h"
#include "tests/support/corpus.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QTemporaryDir>
#include <QTest>
#include <fstream>
#include <nlohmann/json.hpp>

namespace bloscope::tst_query_command {

using namespace test;
using Json = nlohmann::json;

namespace {

QString corpusTable(const char* name)
{
    return QString::fromStdString((corpusFolder() / "python" / "tables" / name).string());
}

} // namespace

class TestQueryCommand : public QObject {
    Q_OBJECT

 private:
    QTemporaryDir m_folder;

 private slots:
    void writesRowsAsTexts_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char* name, const QStringList& options, const char* text) {
            QTest::newRow(name) << options << QByteArray(text);
        };
        row("aligned", {"--where", "price between 1 and 3", "--select", "qty,price,total"},
            "qty  price  total\n  1   1.25   1.25\n  2    2.5    5.0\n");
        row("csv", {"--where", "tag == 't1'", "--sort", "-qty", "--limit", "2", "--format", "csv"},
            "price,qty,tag,total_stored,total,dbl\n46.25,37,t1,1711.25,1711.25,\n"
            "42.5,34,t1,1445.0,1445.0,\n");
        row("json lines",
            {"--where", "total > 1800", "--select", "tag,total", "--row-numbers", "--format",
             "jsonl"},
            "{\"row\":38,\"tag\":\"t2\",\"total\":1805.0}\n"
            "{\"row\":39,\"tag\":\"t0\",\"total\":1901.25}\n");
        row("groups", {"--group", "tag", "--agg", "count,max:price", "--format", "tsv"},
            "tag\tcount\tprice_max\nt0\t14\t48.75\nt1\t13\t46.25\nt2\t13\t47.5\n");
        row("groups of bins", {"--group", "bin(qty, 20),tag == 't0'", "--format", "csv"},
            "\"bin(qty, 20)\",tag == 't0',count\n0,False,13\n0,True,7\n20,False,13\n"
            "20,True,7\n");
        row("no rows", {"--where", "price > 100", "--select", "qty"}, "qty\n");
        row("explained", {"--where", "price > 100", "--explain"},
            "\nRows\n  slots     40\n  skipped   40\n  tested    0\n  matching  0\n"
            "\nIndexes\n  price > 100  1 of 1 segment of 64 rows skipped: 0\n");
    }

    void writesRowsAsTexts()
    {
        QFETCH(const QStringList, options);
        const ProgramRun run =
            runProgram(QStringList{"query", corpusTable("computed.b2d")} + options);
        QCOMPARE(run.err, QByteArray());
        QTEST(run.out, "text");
        QCOMPARE(run.code, 0);
    }

    // `export` and `stats` take the same conditions.
    void exportsAndCountsMatchingRows()
    {
        const QString table = corpusTable("computed.b2d");
        const ProgramRun rows = runProgram({"export", table, "--where", "total > 1800"});
        QVERIFY2(rows.err.endsWith(": 2 of 12 cells are not stored in this file\n"), rows.err);
        QCOMPARE(rows.out, QByteArray("price,qty,tag,total_stored,total,dbl\n"
                                      "47.5,38,t2,1805.0,1805.0,\n48.75,39,t0,1901.25,1901.25,\n"));
        const ProgramRun stats =
            runProgram({"stats", table, "--where", "total > 1800", "--column", "price", "--json"});
        QCOMPARE(stats.err, QByteArray());
        const Json json = Json::parse(stats.out.toStdString());
        QCOMPARE(json.at("rows").get<int>(), 2);
        QCOMPARE(json.at("columns").at("price").at("sum").get<double>(), 96.25);
        QCOMPARE(stats.code, 0);
        const QString file = putFile(m_folder.path(), "fields.b2nd",
                                     arrayFrame({3}, "[('id', '<i4'), ('p', '<i4')]",
                                                elementsOf<std::int32_t>({1, 10, 2, 20, 3, 30})));
        QCOMPARE(runProgram({"export", file, "--where", "p >= 20"}).out,
                 QByteArray("id,p\n2,20\n3,30\n"));
        for (const char* command : {"export", "stats"}) {
            const ProgramRun both =
                runProgram({command, table, "--where", "qty > 1", "--slice", "0:2"});
            QCOMPARE(both.code, 2);
            const ProgramRun wrong = runProgram({command, table, "--where", "prize > 1"});
            QVERIFY2(wrong.err.contains("--where: there is no column named prize"), wrong.err);
        }
    }

    // Places are those in the slice, whatever rows are wanted.
    void countsMatchingRowsOfArrays()
    {
        const QString fields =
            putFile(m_folder.path(), "fields.b2nd",
                    arrayFrame({2, 3}, "[('id', '<i4'), ('p', '<i4'), ('t', '<U1')]",
                               elementsOf<std::int32_t>({1, 10, 'a', 2, 20, 'b', 3, 30, 'b', //
                                                         4, 40, 'c', 5, 50, 'd', 6, 60, 'd'})));
        const ProgramRun run = runProgram(
            {"stats", fields, "--slice", "1,1:", "--where", "t == 'd' and id > 5", "--json"});
        QCOMPARE(run.err, QByteArray());
        const Json json = Json::parse(run.out.toStdString());
        QCOMPARE(json.at("rows").get<int>(), 1);
        QCOMPARE(json.at("fields").at("p").at("sum").get<double>(), 60.0);
        QCOMPARE(json.at("fields").at("t").at("distinct").get<int>(), 1);
        QVERIFY2(runProgram({"stats", fields, "--where", "p > 1"})
                     .err.contains("a slice with 2 dimensions is not a table"),
                 run.err);

        const QString numbers =
            putFile(m_folder.path(), "numbers.b2nd",
                    arrayFrame({6}, "<i4", elementsOf<std::int32_t>({9, 1, 7, 2, 8, 3})));
        const ProgramRun plain =
            runProgram({"stats", numbers, "--slice", "::2", "--where", "value < 9", "--json"});
        QCOMPARE(plain.err, QByteArray());
        const Json all = Json::parse(plain.out.toStdString());
        QCOMPARE(all.at("rows").get<int>(), 2);
        QCOMPARE(all.at("sum").get<double>(), 15.0);
        const ProgramRun text =
            runProgram({"stats", numbers, "--slice", "::2", "--where", "value < 8"});
        QVERIFY2(text.out.contains("numbers.b2nd: [::2] of <i4"), text.out);
        QVERIFY2(text.out.contains("7 at [2]"), text.out);
    }

    void writesFiles()
    {
        const QString target = m_folder.filePath("rows.csv");
        const QStringList call = {"query", corpusTable("dictionary.b2z"), "--where", "n == 1", "-o",
                                  target};
        QCOMPARE(runProgram(call).code, 0);
        QCOMPARE(contentOf(target), QByteArray("cat,ordc,n\ngrün,mid,1\n"));
        QCOMPARE(runProgram(call).code, 1);
        QCOMPARE(runProgram(call + QStringList{"--overwrite"}).code, 0);
    }

    void asksFieldsOfArrays()
    {
        const QString file = putFile(m_folder.path(), "records.b2nd",
                                     arrayFrame({3}, "[('id', '<i4'), ('p', '<i4')]",
                                                elementsOf<std::int32_t>({1, 10, 2, 20, 3, 30})));
        const ProgramRun run = runProgram({"query", file, "--where", "p >= 20", "--sort", "-id"});
        QCOMPARE(run.out, QByteArray("id   p\n 3  30\n 2  20\n"));
    }

    void asksSlicesOfArrays()
    {
        const QString file = putFile(
            m_folder.path(), "plane.b2nd",
            arrayFrame({2, 3}, "[('id', '<i4'), ('p', '<i4')]",
                       elementsOf<std::int32_t>({1, 10, 2, 20, 3, 30, 4, 40, 5, 50, 6, 60})));
        const QStringList query = {"query", file, "--where", "p >= 20", "--row-numbers", "--slice"};
        QCOMPARE(runProgram(query + QStringList{"1,1:"}).out,
                 QByteArray("row  id   p\n  1   5  50\n  2   6  60\n"));
        QCOMPARE(runProgram(query + QStringList{":,0"}).out,
                 QByteArray("row  id   p\n  1   4  40\n"));
        QVERIFY(
            runProgram(query + QStringList{":"})
                .err.contains("a slice with 2 dimensions is not a table: one dimension is needed"));
        QVERIFY(runProgram(query + QStringList{"9"}).err.contains("--slice: "));
    }

    // Indexes for other slots than the column has are named, and rows are those without them.
    void namesIndexesThatAreNotUsed()
    {
        const QStringList call = {"query", corpusTable("index_full.b2d"), "--where", "price > 150"};
        const ProgramRun run = runProgram(call + QStringList{"--explain"});
        QVERIFY2(run.out.contains("the index of price is not used: it was made for 256 slots, and "
                                  "the column has 200"),
                 run.out);
        QCOMPARE(runProgram(call).out, runProgram(call + QStringList{"--no-index"}).out);
    }

    void usesFullIndexes()
    {
        if (!sharedTablesFolder())
            QSKIP("there is no ../shared/tables next to the project");
        const QString table =
            QString::fromStdString((*sharedTablesFolder() / "deleted.b2d").string());
        const auto row = [&](const QStringList& options, const char* use) {
            const QStringList call = QStringList{"query", table} + options;
            QVERIFY(runProgram(call + QStringList{"--explain"}).out.contains(use));
            QCOMPARE(runProgram(call).out, runProgram(call + QStringList{"--no-index"}).out);
        };
        row({"--where", "id == 4000"}, "1 row in the FULL index of id");
        row({"--sort", "id"}, "in the order of the FULL index of id");
        row({"--sort=-id"}, "in the order of the FULL index of id");
    }

    void explainsMistakes_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("why");
        const auto row = [](const QStringList& options, const char* why) {
            QTest::newRow(why) << options << QByteArray(why);
        };
        row({"--where", "prize > 1"}, "there is no column named prize; did you mean price?");
        row({"--where", "price > 1 & qty < 2"}, "write (price > 1) & (qty < 2)");
        row({"--where", "price > 'x'"}, "a number cannot be compared with the text \"x\"");
        row({"--select", "price,x"}, "--select: there is no column named x");
        row({"--sort", "-x"}, "--sort: there is no column named x");
        row({"--sort", "dbl"}, "--sort: column dbl: computed, not stored");
        row({"--group", "tag", "--agg", "mean"}, "--agg: mean needs a column, such as mean:price");
        row({"--group=-tag"}, "--group: there is no column named -tag; did you mean tag?");
        row({"--agg", "count"}, "--agg needs --group");
        row({"--group", "tag", "--sort", "tag"}, "--group cannot be combined with");
        row({"--slice", "0:3"}, "--slice takes a part of an array, and this is a table");
        row({"--limit", "-1"}, "--limit: a number of rows cannot be negative");
        row({"-o", "x.tif"}, "rows of a query cannot be written as tiff; --format has the formats");
        row({"-o", "x.csv", "--table", "t"}, "--table is only for sqlite");
        row({"--table", "t"}, "--table is only for sqlite");
        row({"--format", "b2d"},
            "b2d is a directory of files; name it with -o, such as -o rows.b2d");
        row({"-o", "x.b2d.gz"}, "b2d is a directory of files; name it with -o");
    }

    void writesNewTables_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("archive") << "new.b2z";
        QTest::newRow("directory") << "new.b2d";
    }
    void writesNewTables()
    {
        QFETCH(QString, name);
        const QTemporaryDir folder;
        const QString path = folder.filePath(name);
        const QStringList query = {"query",    corpusTable("basic.b2d"),
                                   "--where",  "id > 5",
                                   "--sort",   "-score",
                                   "--select", "score,id"};
        const ProgramRun written = runProgram(query + QStringList{"-o", path});
        QCOMPARE(written.err, QByteArray());
        QCOMPARE(written.code, 0);
        const ProgramRun expected = runProgram(query + QStringList{"--format", "csv"});
        QCOMPARE(runProgram({"query", path, "--format", "csv"}).out, expected.out);
        const ProgramRun again = runProgram(query + QStringList{"-o", path});
        QVERIFY2(again.err.contains("a directory cannot replace an existing file") ||
                     again.err.contains("the file already exists; use --overwrite"),
                 again.err);
        QCOMPARE(again.code, 1);
    }

    void explainsMistakes()
    {
        QFETCH(const QStringList, options);
        QFETCH(const QByteArray, why);
        const ProgramRun run =
            runProgram(QStringList{"query", corpusTable("computed.b2d")} + options);
        QVERIFY2(run.err.contains(why), run.err);
        QCOMPARE(run.out, QByteArray());
        QVERIFY(run.code == 2 || why.contains("dbl"));
    }

    void findsWhatNumPyFinds()
    {
        if (!sharedTablesFolder())
            QSKIP("there is no ../shared/tables next to the project");
        std::ifstream file(*sharedTablesFolder() / "answers.json");
        const Json answers = Json::parse(file);
        for (const char* name : {"small.b2z", "deleted.b2d"})
            for (const Json& filter : answers.at(name).at("filters")) {
                const QString path =
                    QString::fromStdString((*sharedTablesFolder() / name).string());
                const ProgramRun run = runProgram(
                    {"query", path, "--where", QString::fromStdString(filter.at("where")),
                     "--select", "id", "--row-numbers", "--format", "csv"});
                QCOMPARE(run.code, 0);
                const QList<QByteArray> lines = run.out.split('\n');
                QCOMPARE(lines.size() - 2, filter.at("count").get<int>());
                for (std::size_t i = 0; i < filter.at("first").size(); ++i)
                    QCOMPARE(lines[static_cast<int>(i) + 1].split(',')[0].toInt(),
                             filter.at("first")[i].get<int>());
            }
    }
};

const Registered<TestQueryCommand> registered;

} // namespace bloscope::tst_query_command

#include "tst_query_command.moc"
