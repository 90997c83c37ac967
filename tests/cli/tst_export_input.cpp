#include "core/frame/frame.h"
#include "tests/cli/program.h"
#include "tests/support/corpus.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/sparse_frames.h"
#include "tests/support/special_files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_export_input {

using namespace test;
namespace fs = std::filesystem;

namespace {

fs::path inCorpus(const char* entry)
{
    return corpusFolder() / "python" / entry;
}

// An array of 7 x 10^15 bytes that takes a few hundred, whose index cannot be read.
ByteBuffer petabytesWithoutIndex()
{
    ByteBuffer frame =
        unstoredArrayFrame({1'000'000'000'000'000, 7}, {100'000'000, 7}, {1'000'000, 7}, "u1");
    const auto index =
        static_cast<std::ptrdiff_t>((*Frame::open(memorySource(ByteBuffer(frame))))->indexOffset());
    std::fill_n(frame.begin() + index, 16, std::byte{0xff});
    return frame;
}

} // namespace

// What an export does with the file it reads: never writes over it, and never makes up values.
class TestExportInput : public QObject {
    Q_OBJECT

 private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    // notes.txt.b2: a file as chunks; written as it was where the output has its ending.
    void writesDocumentsAsTheyWere()
    {
        const QString file = inFolder("notes.txt.b2");
        writeFile(file.toStdString(), chunksFrame({{std::byte{'a'}, std::byte{'b'}}}, 1));
        const ProgramRun run = runProgram({"export", file, "-o", inFolder("copy.txt")});
        QVERIFY2(run.code == 0, run.err);
        QCOMPARE(contentOf(inFolder("copy.txt")), QByteArray("ab"));
        const ProgramRun numbers = runProgram({"export", file, "-o", inFolder("copy.csv")});
        QVERIFY2(numbers.code == 0, numbers.err);
        QVERIFY(contentOf(inFolder("copy.csv")) != QByteArray("ab"));
        QVERIFY(runProgram({"info", file}).out.contains("notes.txt\n"));
        QCOMPARE(runProgram({"export", file, "-o", inFolder("copy.pdf")}).code, 2);
    }

    void writesOverNothingThatItReads_data()
    {
        QTest::addColumn<QStringList>("input"); // and its options
        QTest::addColumn<QString>("output");
        QTest::newRow("a file") << QStringList{"one.b2nd"} << "one.b2nd";
        QTest::newRow("a link to it") << QStringList{"one.b2nd"} << "link.b2nd";
        QTest::newRow("a leaf of a store")
            << QStringList{"st.b2d", "--key", "/grp/b"} << "st.b2d/grp/b.b2nd";
        QTest::newRow("another leaf")
            << QStringList{"st.b2d", "--key", "/grp/b"} << "st.b2d/embed.b2e";
        QTest::newRow("a way round") << QStringList{"st.b2d/../st.b2d/", "--key", "/grp/b"}
                                     << "sparse/../st.b2d/grp/./b.b2nd";
        QTest::newRow("through a link")
            << QStringList{"st.b2d", "--key", "/grp/b"} << "way/grp/b.b2nd";
        QTest::newRow("among its files")
            << QStringList{"st.b2d", "--key", "/grp/b"} << "st.b2d/new.b2nd";
        QTest::newRow("a chunk") << QStringList{"sparse"} << "sparse/00000001.chunk";
        QTest::newRow("an index") << QStringList{"sparse"} << "sparse/chunks.b2frame";
        QTest::newRow("a chunk of a named index")
            << QStringList{"sparse/chunks.b2frame"} << "sparse/00000000.chunk";
    }
    void writesOverNothingThatItReads()
    {
        QFETCH(QStringList, input);
        QFETCH(QString, output);
        layOut();
        if ((output == "link.b2nd" || output.startsWith("way/")) && !isLink(pathIn("way")))
            QSKIP(noLinks);
        const QString out = inFolder(output);
        const QByteArray before = contentOf(out);
        input[0] = inFolder(input[0]);
        const ProgramRun run =
            runProgram(QStringList{"export"} + input + QStringList{"--format", "csv", "-o", out});
        QCOMPARE(run.code, 2);
        QVERIFY2(run.err.contains("part of the exported data, which cannot be overwritten"),
                 run.err);
        QCOMPARE(contentOf(out), before);
    }

    void writesBesideWhatItReads()
    {
        layOut();
        const ProgramRun run =
            runProgram({"export", inFolder("st.b2d"), "--key", "/grp/b", "-o", inFolder("b.csv")});
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(run.code, 0);
    }

    void writesNothingWhereNothingCanBeRead_data()
    {
        QTest::addColumn<QStringList>("options");
        for (const char* format : {"csv", "tsv", "jsonl", "npy", "raw"})
            QTest::newRow(format) << QStringList{"--format", format};
        QTest::newRow("png") << QStringList{"--format", "png", "--slice", "0"};
        QTest::newRow("a slice") << QStringList{"--slice", "0,0", "--na", "?"};
        QTest::newRow("a chunk") << QStringList{"--format", "raw", "--chunk", "0"};
    }
    void writesNothingWhereNothingCanBeRead()
    {
        QFETCH(QStringList, options);
        const QString file = putFile(m_folder->path(), "huge.b2nd", petabytesWithoutIndex());
        const QString out = inFolder("out");
        const ProgramRun run = runProgram(QStringList{"export", file, "-o", out} + options);
        QCOMPARE(run.code, 1);
        QVERIFY2(run.err.contains("huge.b2nd: nothing can be read: index: "), run.err);
        QCOMPARE(run.err.count('\n'), 1);
        QCOMPARE(files(), QStringList{"huge.b2nd"});
        const ProgramRun piped = runProgram(QStringList{"export", file} + options);
        QCOMPARE(piped.code, 1);
        QCOMPARE(piped.out, QByteArray());
    }

    void refusesMoreThanFitsOnTheDisk_data()
    {
        QTest::addColumn<QString>("output");
        for (const char* name :
             {"out.csv", "out.tsv", "out.jsonl", "out.npy", "out.bin", "out.csv.gz", "out.csv.zst"})
            QTest::newRow(name) << name;
    }
    void refusesMoreThanFitsOnTheDisk()
    {
        QFETCH(QString, output);
        // so many exabytes that they are too much after the best of packing as well
        const QString file = putFile(m_folder->path(), "huge.b2nd",
                                     unstoredArrayFrame({500'000'000, 1'000'000'000},
                                                        {2'000'000, 1000}, {1000, 1000}, "u1"));
        const ProgramRun run = runProgram({"export", file, "-o", inFolder(output)});
        QCOMPARE(run.code, 1);
        QVERIFY2(run.err.contains("not enough disk space: at least "), run.err);
        QVERIFY2(run.err.contains(output.toUtf8()), run.err);
        QCOMPARE(files(), QStringList{"huge.b2nd"});
    }

    void tellsWhatIsMissing_data()
    {
        QTest::addColumn<QByteArray>("entry");
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("said");
        QTest::addColumn<QByteArray>("out");
        const QByteArray recipe = "lazy/expr.b2nd";
        const QStringList pair = {"--slice", "0,:2"};
        QTest::newRow("recipe") << recipe << pair
                                << QByteArray("2 of 2 cells are missing, so nothing is written")
                                << QByteArray();
        QTest::newRow("recipe as npy")
            << recipe << pair + QStringList{"--format", "npy"}
            << QByteArray("2 of 2 cells are missing, so nothing is written") << QByteArray();
        QTest::newRow("with --na")
            << recipe << pair + QStringList{"--na", "?"}
            << QByteArray("2 of 2 cells are not stored in this file") << QByteArray("?\n?\n");
        QTest::newRow("with --fill")
            << recipe << pair + QStringList{"--format", "raw", "--fill", "0"}
            << QByteArray("2 of 2 cells are not stored in this file") << QByteArray(8, '\0');
        QTest::newRow("unfilled proxy")
            << QByteArray("lazy/proxy_never_fetched.b2nd") << QStringList{"--slice", "0,:2"}
            << QByteArray("2 of 2 cells are not stored in this file") << QByteArray("nan\nnan\n");
    }
    void tellsWhatIsMissing()
    {
        QFETCH(QByteArray, entry);
        QFETCH(QStringList, options);
        QFETCH(QByteArray, said);
        const QString file = QString::fromStdString(inCorpus(entry.constData()).string());
        const ProgramRun run = runProgram(QStringList{"export", file} + options);
        QCOMPARE(run.code, 1);
        QVERIFY2(run.err.contains(said), run.err);
        QTEST(run.out, "out");
    }

    void cellsWithoutAValueAreTheFillOfEveryFormat_data()
    {
        QTest::addColumn<QByteArray>("dtype");
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("out"); // of bytes the hex of the element
        QTest::newRow("csv") << QByteArray("<i4") << QStringList{} << QByteArray("nan\n");
        QTest::newRow("csv, chosen")
            << QByteArray("<i4") << QStringList{"--na", "n/a"} << QByteArray("n/a\n");
        QTest::newRow("jsonl") << QByteArray("<i4") << QStringList{"--format", "jsonl"}
                               << QByteArray("null\n");
        const QStringList raw = {"--format", "raw"};
        QTest::newRow("integer") << QByteArray("<i4") << raw << QByteArray("00000000");
        QTest::newRow("integer, chosen")
            << QByteArray("<i4") << raw + QStringList{"--fill", "-2"} << QByteArray("feffffff");
        QTest::newRow("float") << QByteArray("<f4") << raw << QByteArray("0000c07f");
        QTest::newRow("big-endian") << QByteArray(">f4") << raw << QByteArray("7fc00000");
        QTest::newRow("float, chosen")
            << QByteArray("<f4") << raw + QStringList{"--fill", "1.5"} << QByteArray("0000c03f");
        QTest::newRow("time") << QByteArray("<M8[s]") << raw << QByteArray("0000000000000080");
    }
    void cellsWithoutAValueAreTheFillOfEveryFormat()
    {
        QFETCH(QByteArray, dtype);
        QFETCH(QStringList, options);
        QFETCH(QByteArray, out);
        const QString file = putFile(
            m_folder->path(), "unwritten.b2nd",
            unstoredArrayFrame({1}, {1}, {1}, dtype.toStdString(), SpecialKind::Uninitialised));
        const ProgramRun run = runProgram(QStringList{"export", file} + options);
        QCOMPARE(options.contains("raw") ? run.out.toHex() : run.out, out);
        QVERIFY2(run.err.endsWith("unwritten.b2nd: 1 of 1 cell was never written\n"), run.err);
        QCOMPARE(run.code, 0);
    }

    void refusesFillsThatTheTypeCannotHold()
    {
        const QString file =
            putFile(m_folder->path(), "a.b2nd", arrayFrame({2}, "<i2", counted<std::int16_t>(2)));
        const ProgramRun run =
            runProgram({"export", file, "-o", inFolder("a.npy"), "--fill", "40000"});
        QCOMPARE(run.code, 2);
        QVERIFY2(run.err.contains("--fill: \"40000\" is not a value of type <i2"), run.err);
        QCOMPARE(files(), QStringList{"a.b2nd"});
    }

 private:
    QString inFolder(const QString& name) const { return m_folder->filePath(name); }

    QStringList files() const
    {
        return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden, QDir::Name);
    }

    fs::path pathIn(const char* name) const { return m_folder->path().toStdString() + '/' + name; }

    // A file and a link to it, a store, a link to it, and a sparse frame.
    void layOut() const
    {
        const fs::path folder = m_folder->path().toStdString();
        const ByteBuffer frame =
            arrayFrame({4, 64}, {2, 64}, {1, 64}, "<u2", counted<std::uint16_t>(256));
        putFile(m_folder->path(), "one.b2nd", frame);
        (void)makeLink("one.b2nd", folder / "link.b2nd");
        fs::copy(inCorpus("stores/tree.b2d"), folder / "st.b2d", fs::copy_options::recursive);
        fs::create_directories(folder / "st.b2d" / "grp");
        if (!fs::exists(folder / "st.b2d" / "grp" / "b.b2nd"))
            putFile(inFolder("st.b2d/grp"), "b.b2nd", frame);
        (void)makeLink("st.b2d", folder / "way");
        writeFiles(folder / "sparse", sparseFiles(frame));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

const Registered<TestExportInput> registered;

} // namespace bloscope::tst_export_input

#include "tst_export_input.moc"
