#include "tests/cli/process_control.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>
#include <sys/stat.h>

namespace bloscope::tst_standard_streams {

using namespace test;

namespace {

ByteBuffer damagedFrame()
{
    ByteBuffer frame = arrayFrame({2, 64}, {1, 64}, {1, 64}, "u1", nearlyAlike(128, std::byte{3}));
    damageBlock(frame, 1);
    return frame;
}

} // namespace

// Streams that are closed, full or read by nobody. What the program has to say goes nowhere then;
// its exit code stays, and so does the care for files.
class TestStandardStreams : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        put("good.b2nd", arrayFrame({100, 100}, "<i4", counted<std::int32_t>(10'000)));
        put("bad.b2nd", damagedFrame());
        // a pipe whose only reader is gone: "exec 4<>pipe 2>pipe 4<&-"
        QCOMPARE(::mkfifo(qPrintable(m_folder->filePath("pipe")), 0600), 0);
    }

    void keepsItsExitCodes_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("code");
        const auto row = [](const char* name, const char* line, int code) {
            QTest::newRow(name) << QString(line) << code;
        };
        row("errors full: nothing to complain about", "bloscope verify good.b2nd 2>/dev/full", 0);
        row("errors full: damaged", "bloscope export bad.b2nd -o out.csv 2>/dev/full", 1);
        row("errors closed: damaged", "bloscope export bad.b2nd -o out.csv 2>&-", 1);
        row("errors to nobody: damaged",
            "exec 4<>pipe 2>pipe 4<&-; bloscope export bad.b2nd -o out.csv", 1);
        row("all closed: damaged", "bloscope export bad.b2nd -o out.csv <&- >&- 2>&-", 1);
        row("errors full: no display", "bloscope good.b2nd 2>/dev/full", 1);
        row("errors full: wrong usage", "bloscope info --sideways 2>/dev/full", 2);
        row("errors closed: wrong usage", "bloscope info --sideways 2>&-", 2);
        row("errors full: refused after it began",
            "bloscope export good.b2nd --field real -o out.csv 2>/dev/full", 2);
        row("errors closed: refused after it began",
            "bloscope export good.b2nd --field real -o out.csv 2>&-", 2);
        row("errors full: no such file", "bloscope info missing.b2nd 2>/dev/full", 3);
        row("errors closed: no such file", "bloscope info missing.b2nd 2>&-", 3);
        row("both full", "bloscope export good.b2nd >/dev/full 2>&1", 1);
        row("output full", "bloscope info good.b2nd >/dev/full", 1);
        row("output closed", "bloscope info good.b2nd >&-", 1);
        row("output full: help", "bloscope --help >/dev/full", 1);
        row("output full: version", "bloscope --version >/dev/full", 1);
        row("the file and the errors full", // files may grow to 4096 bytes
            "trap '' XFSZ; ulimit -f 8; bloscope export good.b2nd -o out.csv 2>/dev/full", 1);
    }

    void keepsItsExitCodes()
    {
        QFETCH(QString, line);
        QFETCH(int, code);
        QCOMPARE(runInShell(line, m_folder->path())->code, code);
        QStringList names =
            QDir(m_folder->path())
                .entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
        names.removeOne("out.csv");
        QCOMPARE(names, (QStringList{"bad.b2nd", "good.b2nd", "pipe"}));
    }

    void writesNoMessageIntoAFile_data()
    {
        QTest::addColumn<QString>("closed");
        for (const char* closed : {"<&-", ">&-", "2>&-", ">&- 2>&-", "<&- >&- 2>&-"})
            QTest::newRow(closed) << QString(closed);
    }

    void writesNoMessageIntoAFile()
    {
        QFETCH(QString, closed);
        const QByteArray before = contentOf(m_folder->filePath("bad.b2nd"));
        QCOMPARE(runInShell("bloscope export bad.b2nd -o right.csv", m_folder->path())->code, 1);
        runInShell("bloscope export bad.b2nd -o out.csv " + closed, m_folder->path());
        QCOMPARE(contentOf(m_folder->filePath("out.csv")),
                 contentOf(m_folder->filePath("right.csv")));
        QCOMPARE(contentOf(m_folder->filePath("bad.b2nd")), before);
    }

 private:
    void put(const QString& name, const ByteBuffer& bytes) const
    {
        putFile(m_folder->path(), name, bytes);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

const Registered<TestStandardStreams> registered;

} // namespace bloscope::tst_standard_streams

#include "tst_standard_streams.moc"
