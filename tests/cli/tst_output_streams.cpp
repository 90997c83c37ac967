#include "tests/cli/process_control.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace bloscope::tst_output_streams {

using namespace test;

namespace {

FrameOptions withNote()
{
    FrameOptions options;
    options.vlMetalayers = {{"note", {std::byte{0xa1}, std::byte{'x'}}}};
    return options;
}

} // namespace

// Output goes into whatever takes bytes.
class TestOutputStreams : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        putFile(m_folder->path(), "in.b2nd",
                arrayFrame({12, 10}, "<i4", counted<std::int32_t>(120), withNote()));
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

    void isInterruptedWhileNobodyReadsItsOutput()
    {
        const QString file =
            putFile(m_folder->path(), "huge.b2nd",
                    unstoredArrayFrame({1'000'000, 1'000'000}, {1000, 1000}, {100, 1000}, "<f4"));
        const QString pipe = m_folder->filePath("pipe");
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        const int silentReader = ::open(QFile::encodeName(pipe).constData(), O_RDONLY | O_NONBLOCK);
        const auto process = startProgram({"export", file, "-o", pipe});
        int waiting = 0; // bytes in the pipe
        QTRY_VERIFY(::ioctl(silentReader, FIONREAD, &waiting) == 0 && waiting > 0);
        QVERIFY(interrupt(*process));
        QVERIFY(process->waitForFinished());
        QCOMPARE(process->exitCode(), 130);
        ::close(silentReader);
    }

 private:
    QString path(const QString& name) const { return m_folder->filePath(name); }
    QStringList files() const
    {
        return QDir(m_folder->path())
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    }
    ProgramRun run(const QString& line) const
    {
        return runInShell(line, m_folder->path()).value_or(ProgramRun());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

const Registered<TestOutputStreams> registered;

} // namespace bloscope::tst_output_streams

#include "tst_output_streams.moc"
