#include "tests/cli/program.h"
#include "tests/support/edited_table.h"
#include "tests/support/registered_test.h"
#include "tests/support/special_files.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_set_table {

using namespace test;

class TestSetTable : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<EditedTable> m_table;

    QString directory() const { return QString::fromStdString(m_table->folder().string()); }
    QString archive() const { return QString::fromStdString(m_table->archive().string()); }

    static QByteArray cells(const QString& table, const QString& columns)
    {
        return runProgram({"query", table, "--select", columns, "--format", "csv"})
            .out.replace("\r\n", "\n")
            .trimmed();
    }

 private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_table = std::make_unique<EditedTable>(m_folder->filePath("t.b2d").toStdString());
    }

    void changesATable_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("told"); // behind the name of the table
        QTest::addColumn<QByteArray>("cells");
        const auto row = [](const char* name, const QStringList& options, const char* told,
                            const char* cells) {
            QTest::newRow(name) << options << QString(told) << QByteArray(cells);
        };
        row("one row", {"--column", "qty", "--row", "1", "--value", "-5"},
            "1 cell written, 2 files written",
            "qty,tag\n10,red\n-5,green\n12,\n13,green\n14,red\n15,blue");
        row("last row", {"--column", "tag", "--row", "-1", "--value", "violet"},
            "1 cell written, 3 files written",
            "qty,tag\n10,red\n11,green\n12,\n13,green\n14,red\n15,violet");
        row("condition", {"--column", "qty", "--where", "tag == 'green' or sold", "--value", "0"},
            "5 cells written, 2 files written",
            "qty,tag\n0,red\n0,green\n0,\n0,green\n0,red\n15,blue");
        row("null", {"--column", "qty", "--where", "qty > 12", "--null"},
            "3 cells written, 3 files written",
            "qty,tag\n10,red\n11,green\n12,\n,green\n,red\n,blue");
        row("deleted", {"--delete-rows", "--where", "tag is null or qty == 15"},
            "2 rows deleted, 2 files written", "qty,tag\n10,red\n11,green\n13,green\n14,red");
        row("no row", {"--delete-rows", "--where", "qty == 1"}, "0 rows deleted, 0 files written",
            "qty,tag\n10,red\n11,green\n12,\n13,green\n14,red\n15,blue");
        row("added",
            {"--append", "code=x,sold=1,name=\"a, b\",tag=red", "--append",
             "code=y,sold=0,name=,qty=7"},
            "2 rows added, 14 files written",
            "qty,tag\n10,red\n11,green\n12,\n13,green\n14,red\n15,blue\n,red\n7,");
    }
    void changesATable()
    {
        QFETCH(QStringList, options);
        QFETCH(QString, told);
        QFETCH(QByteArray, cells);
        for (const QString& table : {archive(), directory()}) {
            const ProgramRun run = runProgram(QStringList{"set", table} + options);
            QCOMPARE(run.code, 0);
            QCOMPARE(QString(run.out), table + ": " + told + "\n");
            QCOMPARE(TestSetTable::cells(table, "qty,tag"), cells);
            QCOMPARE(runProgram({"verify", table}).code, 0);
        }
    }

    void saysWhichIndexesBecomeStale()
    {
        const QStringList line = {"set", directory(), "--column", "qty", "--row", "0", "--value"};
        QCOMPARE(runProgram(line + QStringList{"1"}).err,
                 "bloscope: " + directory().toUtf8() +
                     ": indexes are out of date now and unused until their writer rebuilds them: "
                     "price\n");
        QCOMPARE(runProgram(line + QStringList{"2"}).err, QByteArray());
    }

    void savesToAnotherPlace_data()
    {
        QTest::addColumn<bool>("isArchive");
        QTest::newRow("archive") << true;
        QTest::newRow("directory") << false;
    }
    void savesToAnotherPlace()
    {
        QFETCH(bool, isArchive);
        const QString table = isArchive ? archive() : directory();
        const QString copy = m_folder->filePath("copy.b2z");
        const QByteArray before = cells(table, "qty");
        const QStringList line = {"set", table, "--delete-rows", "--row", "0", "-o", copy};
        QCOMPARE(runProgram(line).code, 0);
        QCOMPARE(cells(table, "qty"), before);
        QCOMPARE(cells(copy, "qty"), QByteArray("qty\n11\n12\n13\n14\n15"));
        QCOMPARE(runProgram(line).code, 1); // it is there now
        QCOMPARE(runProgram(line + QStringList{"--overwrite"}).code, 0);
        QCOMPARE(runProgram({"verify", copy}).code, 0);

        const QString folder = m_folder->filePath("copy.b2d");
        const QStringList toFolder = line.first(5) + QStringList{"-o", folder};
        const ProgramRun run = runProgram(toFolder);
        QCOMPARE(QString(run.out), folder + ": 1 row deleted, 2 files written\n");
        QCOMPARE(cells(table, "qty"), before);
        QCOMPARE(cells(folder, "qty"), QByteArray("qty\n11\n12\n13\n14\n15"));
        QCOMPARE(runProgram({"verify", folder}).code, 0);
        const ProgramRun again = runProgram(toFolder + QStringList{"--overwrite"});
        QCOMPARE(again.code, 1);
        QCOMPARE(QString(again.err), "bloscope: " + folder + ": this is a directory\n");
    }

    void saysWhatIsNotCopied()
    {
        if (!makeLink("embed.b2e", (directory() + "/link").toStdString()))
            QSKIP(noLinks);
        const QString copy = m_folder->filePath("copy.b2d");
        const ProgramRun run =
            runProgram({"set", directory(), "--delete-rows", "--row", "0", "-o", copy});
        QCOMPARE(run.code, 0);
        QVERIFY2(run.err.contains("copy.b2d: links and special files were not copied: link\n"),
                 run.err);
        QVERIFY(!QFileInfo::exists(copy + "/link"));
        const ProgramRun inside = runProgram(
            {"set", directory(), "--delete-rows", "--row", "0", "-o", directory() + "/copy.b2d"});
        QCOMPARE(inside.code, 2);
        QVERIFY(inside.err.contains("a store cannot be copied into itself; choose another place"));
    }

    void addsTheRowsOfACsv()
    {
        const QString csv = m_folder->filePath("rows.csv");
        const auto add = [&](const QByteArray& text) {
            putFile(m_folder->path(), "rows.csv", bytesOf(text.toStdString()));
            return runProgram({"set", directory(), "--append-from", csv});
        };
        const ProgramRun run = add("code;sold;name;qty;tag\r\nx;True;\"a;b\";7;violet\ny;0;;;\n");
        QCOMPARE(run.out, directory().toUtf8() + ": 2 rows added, 16 files written\n");
        QCOMPARE(cells(directory(), "code,sold,qty,tag,name").split('\n').mid(7),
                 (QByteArrayList{"x,True,7,violet,a;b", "y,False,,,"}));
        QVERIFY(add("code,sold,name\nx,1\n")
                    .err.contains("line 2: there are 2 fields, but 3 columns are named"));
        QVERIFY(add("code,solt\n").err.contains("did you mean sold?"));
        QVERIFY(add("").err.contains("the first line does not name any columns"));
        QVERIFY(add("code,sold\nx,maybe\n").err.contains("sold: \"maybe\" is neither"));
    }

    void refuses_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("why");
        const auto row = [](const QStringList& options, int code, const char* why) {
            QTest::newRow(why) << options << code << QByteArray(why);
        };
        row({"--column", "qty", "--row", "0"}, 2,
            "the new value is missing; use either --value or --null");
        row({"--column", "qty", "--value", "1"}, 2,
            "the rows are missing; use either --row or --where");
        row({"--row", "0", "--value", "1"}, 2,
            "this is a table; use one of --column, --delete-rows, --append and --append-from");
        row({"--slice", "0", "--value", "1"}, 2, "--slice, --from and --field are for arrays");
        row({"--column", "qyt", "--row", "0", "--null"}, 2,
            "--column: there is no column named qyt; did you mean qty?");
        row({"--column", "qty", "--row", "6", "--null"}, 2,
            "--row: there is no row 6; the table has 6 rows");
        row({"--column", "qty", "--where", "qty >", "--null"}, 2, "--where: ");
        row({"--column", "sold", "--row", "0", "--null"}, 2, "column sold is not nullable");
        row({"--column", "code", "--row", "0", "--value", "abcd"}, 2,
            "code: \"abcd\" is longer than 3 characters");
        row({"--append", "qty"}, 2, "--append: \"qty\" is not COLUMN=VALUE");
        row({"--append", "qty=1"}, 2, "column sold needs a value in new rows");
        row({"--delete-rows", "--row", "0", "-o", "."}, 1, ".: this is a directory");
    }
    void refuses()
    {
        QFETCH(QStringList, options);
        QFETCH(int, code);
        QFETCH(QByteArray, why);
        const ProgramRun run = runProgram(QStringList{"set", directory()} + options);
        QVERIFY2(run.err.contains(why), run.err);
        QCOMPARE(run.code, code);
        QCOMPARE(rowsOf(*m_table->edits().table()), EditedTable::rows());
    }
};

const Registered<TestSetTable> registered;

} // namespace bloscope::tst_set_table

#include "tst_set_table.moc"
