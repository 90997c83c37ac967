#include "tests/cli/program.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <sys/stat.h>
#include <unistd.h>

namespace bloscope::tst_overwriting {

using namespace test;

namespace {

FrameOptions withNote()
{
    FrameOptions options;
    options.vlMetalayers = {{"note", {std::byte{0xa1}, std::byte{'x'}}}};
    return options;
}

} // namespace

// Where the output of a command goes: over nothing that exists unless that is wanted, and into
// whatever takes bytes.
class TestOverwriting : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        putFile(m_folder->path(), "in.b2nd",
                arrayFrame({12, 10}, "<i4", counted<std::int32_t>(120), withNote()));
        putFile(m_folder->path(), "there.b2nd", counted<std::uint8_t>(3));
        QVERIFY(QFile::copy(path("there.b2nd"), path("there.npy")));
        QVERIFY(QFile::copy(path("there.b2nd"), path("there.csv")));
        QVERIFY(QFile::copy(path("there.b2nd"), path("there.png")));
    }

    // Of each command what writes to a file that a name stands for, and the file.
    void replacesNothingUnasked_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("target");
        const auto row = [](const char* line, const char* target) {
            QTest::newRow(line) << QString(line) << QString(target);
        };
        row("export in.b2nd -o there.csv", "there.csv");
        row("export in.b2nd -o there.npy", "there.npy");
        row("convert in.b2nd there.b2nd", "there.b2nd");
        row("convert in.b2nd there.npy", "there.npy");
        row("repair in.b2nd there.b2nd", "there.b2nd");
        row("set in.b2nd --slice 0 --value 7 -o there.b2nd", "there.b2nd");
        row("report in.b2nd -o there.csv", "there.csv");
        row("meta in.b2nd set a 1 -o there.b2nd", "there.b2nd");
        row("meta in.b2nd get note --raw there.csv", "there.csv");
    }
    void replacesNothingUnasked()
    {
        QFETCH(QString, line);
        QFETCH(QString, target);
        const QByteArray before = contentOf(path(target));
        QCOMPARE(::link(qPrintable(path(target)), qPrintable(path("other name"))), 0);
        const ProgramRun refused = run("bloscope " + line);
        QCOMPARE(refused.code, 1);
        QCOMPARE(QString(refused.err),
                 "bloscope: " + target +
                     ": the file already exists; use --overwrite to replace it\n");
        QCOMPARE(contentOf(path(target)), before);
        const ProgramRun wanted = run("bloscope " + line + " --overwrite");
        QVERIFY2(wanted.code == 0, wanted.err);
        QVERIFY(contentOf(path(target)) != before);
        QCOMPARE(contentOf(path("other name")), before);
        QCOMPARE(QString(wanted.err),
                 "bloscope: " + target +
                     ": the file had 1 other name (a hard link), which keeps the old content\n");
    }

    void tellsWhatIsWrongWithTheLineFirst_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* line, const char* said) {
            QTest::newRow(line) << QString(line) << QString(said);
        };
        row("export in.b2nd -o there.csv --slice 12", "--slice: index 12 is out of bounds");
        row("export in.b2nd -o there.csv --field a", "--field: elements of type");
        row("export in.b2nd -o there.npy --fill x", "--fill: ");
        row("export in.b2nd -o there.png --colormap x", "--colormap: unknown colour map");
        row("export in.b2nd -o there.png --range x", "--range: 'x' is not a range");
        row("export in.b2nd -o there.png --scale x", "--scale: unknown scale");
        row("export in.b2nd -o there.png --size x", "--size: \"x\" is not a size");
        row("export in.b2nd -o in.b2nd --format raw", "this is part of the exported data");
        row("convert in.b2nd there.b2nd --slice 12", "--slice: index 12 is out of bounds");
        row("convert in.b2nd there.b2nd --filters delta --blocks 2,2 --chunks 4,4", "one block");
        row("repair in.b2nd there.b2nd --fill x", "--fill: ");
        row("set in.b2nd --slice 12 --value 7 -o there.b2nd", "--slice: index 12 is out of bounds");
        row("meta in.b2nd remove nothing -o there.b2nd", "there is no vlmetalayer 'nothing'");
        row("meta in.b2nd get nothing --raw there.csv", "there is no vlmetalayer 'nothing'");
        row("set in.b2nd --slice 0 --value 7 --overwrite", "--overwrite applies only to -o");
        row("meta in.b2nd set a 1 --overwrite", "--overwrite applies only to -o");
    }
    void tellsWhatIsWrongWithTheLineFirst()
    {
        QFETCH(QString, line);
        QFETCH(QString, said);
        const ProgramRun refused = run("bloscope " + line);
        QVERIFY2(QString(refused.err).contains(said), refused.err);
        QCOMPARE(refused.err.count('\n'), 1);
        QCOMPARE(refused.code, 2);
        QCOMPARE(contentOf(path("there.csv")).size(), 3);
    }

    void changesItsFileInPlaceByName()
    {
        QCOMPARE(run("bloscope set in.b2nd --slice 0,0 --value 7 -o in.b2nd").code, 0);
        QCOMPARE(run("bloscope export in.b2nd --slice 0,0").out, QByteArray("7\n"));
    }

    // Into descriptors, pipes and FIFOs, whatever these lead to.
    void writesIntoStreams_data()
    {
        QTest::addColumn<QString>("command"); // "-o" names the stream, behind it
        for (const char* command :
             {"export in.b2nd -o ", "export in.b2nd --format npy -o ",
              "export in.b2nd --format raw -o ", "set in.b2nd --slice 0 --value 7 -o ",
              "meta in.b2nd set a 1 -o ", "meta in.b2nd get note --raw "})
            QTest::newRow(command) << QString(command);
    }
    void writesIntoStreams()
    {
        QFETCH(QString, command);
        QCOMPARE(run("bloscope " + command + "- >expected").code, 0);
        const QByteArray expected = contentOf(path("expected"));
        QVERIFY(!expected.isEmpty());
        QCOMPARE(::mkfifo(qPrintable(path("pipe")), 0600), 0);
        const QString lines[] = {
            "bloscope %1/dev/stdout | cat >out",
            "bloscope %1/dev/stdout >out",
            "bloscope %1/dev/fd/1 >out",
            "bloscope %1/proc/self/fd/1 >out",
            "bloscope %1/dev/fd/3 3>out",
            "ln -sf /dev/stdout link && bloscope %1link >out",
            "bash -c 'bloscope %1>(cat >out); while ! cmp -s out expected; do sleep 0.05; done'",
            "cat pipe >out & bloscope %1pipe && wait",
        };
        for (const QString& line : lines) {
            QFile::remove(path("out"));
            const ProgramRun written = run("timeout 20 sh -c \"" + line.arg(command) + "\"");
            QVERIFY2(written.code == 0, qPrintable(line + ": " + written.err));
            QVERIFY2(contentOf(path("out")) == expected, qPrintable(line));
        }
        // behind what is there already
        run("echo first >out; bloscope " + command + "/dev/stdout >>out");
        QCOMPARE(contentOf(path("out")), "first\n" + expected);
    }

    void saysWhichFormsNeedAFile_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("said");
        QTest::newRow("convert")
            << "convert in.b2nd /dev/stdout"
            << "the output is read back to verify it, which a stream does not allow";
        QTest::newRow("repair") << "repair in.b2nd /dev/fd/1"
                                << "a frame cannot be written to a stream";
    }
    void saysWhichFormsNeedAFile()
    {
        QFETCH(QString, line);
        QFETCH(QString, said);
        const ProgramRun refused = run("bloscope " + line);
        QVERIFY2(QString(refused.err).contains(said), refused.err);
        QCOMPARE(refused.code, 2);
        QCOMPARE(refused.out, QByteArray());
    }

    // Files may grow to 4096 bytes, and none of them is left half.
    void endsWhereFilesMayNotGrow_data()
    {
        QTest::addColumn<QString>("line");
        for (const char* line :
             {"export big.b2nd -o out.csv", "export big.b2nd -o out.npy",
              "convert big.b2nd out.b2nd --codec zstd:0", "convert big.b2nd out.npy",
              "repair big.b2nd out.b2nd", "set big.b2nd --slice 0 --value 7 -o out.b2nd",
              "set big.b2nd --slice 0 --value 7", "meta big.b2nd set a 1 -o out.b2nd",
              "export big.b2nd --slice ':, :' -o out.png --size 400x400"})
            QTest::newRow(line) << QString(line);
    }
    void endsWhereFilesMayNotGrow()
    {
        QFETCH(QString, line);
        std::vector<std::uint32_t> noise(20'000);
        std::uint32_t state = 1;
        for (std::uint32_t& number : noise)
            number = state = state * 1664525 + 1013904223;
        putFile(m_folder->path(), "big.b2nd",
                arrayFrame({100, 200}, "<u4", std::as_bytes(std::span(noise))));
        const QByteArray before = contentOf(path("big.b2nd"));
        const QStringList names = files();
        const ProgramRun ended = run("ulimit -f 8; bloscope " + line);
        QCOMPARE(ended.code, 1);
        QVERIFY2(ended.err.contains("File too large"), ended.err);
        QCOMPARE(files(), names);
        QCOMPARE(contentOf(path("big.b2nd")), before);
    }

 private:
    QString path(const QString& name) const { return m_folder->filePath(name); }
    QStringList files() const
    {
        return QDir(m_folder->path())
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    }
    ProgramRun run(const QString& line) const { return runInShell(line, m_folder->path()); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

const Registered<TestOverwriting> registered;

} // namespace bloscope::tst_overwriting

#include "tst_overwriting.moc"
