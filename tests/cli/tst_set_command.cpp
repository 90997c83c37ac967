#include "tests/cli/program.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/sparse_frames.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_set_command {

using namespace test;

class TestSetCommand : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    QString path(const QString& name) const { return m_folder->filePath(name); }

    // 0 to 119 in 12 rows of 10.
    QString input(const QString& name = "in.b2nd", std::string_view dtype = "<i4") const
    {
        return putFile(m_folder->path(), name,
                       arrayFrame({12, 10}, {5, 4}, {2, 4}, dtype, counted<std::int32_t>(120)));
    }

    static QByteArray cells(const QString& file, const QString& slice)
    {
        return runProgram({"export", file, "--format", "csv", "--header", "none", "--slice", slice})
            .out.trimmed()
            .replace("\r\n", "\n");
    }

 private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void writesCells_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("told"); // behind the name of the file
        QTest::addColumn<QByteArray>("row");
        QTest::newRow("one") << QStringList{"--slice", "3,2", "--value", "-7"}
                             << "1 cell written, 1 chunk re-encoded"
                             << QByteArray("30,31,-7,33,34,35,36,37,38,39");
        QTest::newRow("several") << QStringList{"--slice", "3,::3", "--value", "1"}
                                 << "4 cells written, 3 chunks re-encoded"
                                 << QByteArray("1,31,32,1,34,35,1,37,38,1");
        QTest::newRow("some") << QStringList{"--slice", "...", "--value", "0", "--where", ">=36"}
                              << "84 cells written, 9 chunks re-encoded"
                              << QByteArray("30,31,32,33,34,35,0,0,0,0");
        QTest::newRow("all but") << QStringList{"--slice", "3", "--value=9", "--where", "!=33"}
                                 << "9 cells written, 3 chunks re-encoded"
                                 << QByteArray("9,9,9,33,9,9,9,9,9,9");
        QTest::newRow("none") << QStringList{"--slice", "3", "--value=9", "--where", "> 1000"}
                              << "0 cells written, 0 chunks re-encoded"
                              << QByteArray("30,31,32,33,34,35,36,37,38,39");
        QTest::newRow("no difference") << QStringList{"--slice", "3,3", "--value", "33"}
                                       << "0 cells written, 0 chunks re-encoded"
                                       << QByteArray("30,31,32,33,34,35,36,37,38,39");
    }
    void writesCells()
    {
        QFETCH(QStringList, options);
        QFETCH(QString, told);
        QFETCH(QByteArray, row);
        const QString file = input();
        const QByteArray before = contentOf(file);
        const ProgramRun copied =
            runProgram(QStringList{"set", file, "-o", path("out.b2nd")} + options);
        QCOMPARE(copied.err, QByteArray());
        QCOMPARE(copied.code, 0);
        QCOMPARE(QString(copied.out), path("out.b2nd: ") + told + "\n");
        QCOMPARE(contentOf(file), before);
        QCOMPARE(cells(path("out.b2nd"), "3:4"), row);
        const ProgramRun run = runProgram(QStringList{"set", file} + options);
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(run.code, 0);
        QCOMPARE(QString(run.out), file + ": " + told + "\n");
        QCOMPARE(cells(file, "3:4"), row);
        QCOMPARE(runProgram({"verify", file}).code, 0);
    }

    void takesCellsOfNumPysFiles()
    {
        const QString file = input();
        const QString npy = path("part.npy");
        QCOMPARE(runProgram({"export", file, "--slice", "0:2,3:6", "-o", npy}).code, 0);
        const ProgramRun run = runProgram({"set", file, "--slice", "4:2:-1,7:", "--from", npy});
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(run.code, 0);
        QCOMPARE(cells(file, "3:5,7:"), QByteArray("13,14,15\n3,4,5"));
        const ProgramRun other = runProgram({"set", file, "--slice", "4,7:", "--from", npy});
        QCOMPARE(other.code, 2);
        QVERIFY2(other.err.contains("it has the shape (2, 3), but the cells have (3,)"),
                 other.err.constData());
    }

    void writesPartsOfElements()
    {
        const QString file =
            putFile(m_folder->path(), "parts.b2nd",
                    arrayFrame({3}, "[('a', '<i2'), ('b', '<i2')]", counted<std::int32_t>(3)));
        QCOMPARE(runProgram({"set", file, "--slice", "1:", "--field", "b", "--value", "7"}).code,
                 0);
        QCOMPARE(cells(file, ""), QByteArray("0,0\n1,7\n2,7"));
        QCOMPARE(runProgram({"set", file, "--slice", "0", "--value", "(5, 6)"}).code, 0);
        QCOMPARE(cells(file, ""), QByteArray("5,6\n1,7\n2,7"));
    }

    void tellsWhatAFilterRounds()
    {
        QCOMPARE(runProgram({"convert", input("in.b2nd", "<f4"), path("short.b2nd"), "--filters",
                             "trunc_prec:10,shuffle", "--chunks", "5,4", "--blocks", "2,4"})
                     .code,
                 0);
        const QStringList set = {"set", path("short.b2nd"), "--slice"};
        const ProgramRun fits = runProgram(set + QStringList{"0,0", "--value", "0.5"});
        QCOMPARE(fits.err, QByteArray());
        QCOMPARE(fits.code, 0);
        const ProgramRun one = runProgram(set + QStringList{"5,5", "--value", "0.1"});
        QCOMPARE(one.code, 0);
        QCOMPARE(QString(one.err),
                 "bloscope: " + path("short.b2nd") +
                     ": a lossy filter rounded 1 element, the first in chunk 4\n");
        QCOMPARE(cells(path("short.b2nd"), "5:6,5:6"), QByteArray("0.099975586"));
        const ProgramRun several = runProgram(set + QStringList{"5,:", "--value", "0.1"});
        QCOMPARE(several.code, 0);
        QVERIFY2(several.err.contains("rounded 10 elements, the first in chunk 3"),
                 several.err.constData());
    }

    void writesSparseFramesWhereTheyAre()
    {
        const QString folder = path("sparse.b2nd");
        writeFiles(folder.toStdString(), sparseFiles(arrayFrame({12, 10}, {5, 4}, {2, 4}, "<i4",
                                                                counted<std::int32_t>(120))));
        const auto files = QDir(folder).entryList(QDir::Files).size();
        const ProgramRun run = runProgram({"set", folder, "--slice", "3,2", "--value", "-7"});
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(cells(folder, "3:4,:4"), QByteArray("30,31,-7,33"));
        QCOMPARE(QDir(folder).entryList(QDir::Files).size(), files);
        QCOMPARE(runProgram({"verify", folder}).code, 0);
        QCOMPARE(
            runProgram({"set", folder, "--slice", "3", "--value=1", "-o", path("x.b2nd")}).code, 1);
    }

    void refuses_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("no value") << QStringList{"--slice", "1"} << 2
                                  << QByteArray("the new values are missing");
        QTest::newRow("no slice") << QStringList{"--value", "1"} << 2 << QByteArray("--slice");
        QTest::newRow("both") << QStringList{"--slice", "1", "--value", "1", "--from", "x.npy"} << 2
                              << QByteArray("--from");
        QTest::newRow("a text") << QStringList{"--slice", "1", "--value", "abc"} << 2
                                << QByteArray("--value: ");
        QTest::newRow("too large")
            << QStringList{"--slice", "1", "--value", "3000000000"} << 2
            << QByteArray("not a whole number from -2147483648 to 2147483647");
        QTest::newRow("out of bounds") << QStringList{"--slice", "12", "--value", "1"} << 2
                                       << QByteArray("index 12 is out of bounds");
        QTest::newRow("condition") << QStringList{"--slice", "1", "--value", "1", "--where", ">x"}
                                   << 2 << QByteArray("--where: 'x' is not a number");
        QTest::newRow("field") << QStringList{"--slice", "1", "--value", "1", "--field", "b"} << 2
                               << QByteArray("have no parts");
        QTest::newRow("no file") << QStringList{"--slice", "1", "--from", "missing.npy"} << 2
                                 << QByteArray("missing.npy");
    }
    void refuses()
    {
        QFETCH(QStringList, options);
        QFETCH(int, code);
        QFETCH(QByteArray, message);
        const QString file = input();
        const QByteArray before = contentOf(file);
        const ProgramRun run = runProgram(QStringList{"set", file} + options);
        QVERIFY2(run.err.contains(message), run.err.constData());
        QCOMPARE(run.code, code);
        QCOMPARE(contentOf(file), before);
    }

    void refusesFilesThatAreNone()
    {
        const QString file = putFile(m_folder->path(), "text.b2nd", bytesOf("no frame"));
        QCOMPARE(runProgram({"set", file, "--slice", "0", "--value", "1"}).code, 3);
    }
};

const Registered<TestSetCommand> registered;

} // namespace bloscope::tst_set_command

#include "tst_set_command.moc"
