#include "tests/cli/program.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QElapsedTimer>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_deadline {

using namespace test;

namespace {

constexpr qint64 leastMs = 1900; // it does not give up before its time,
constexpr qint64 mostMs = 4000;  // and not much later; the rest is the machine's

constexpr std::size_t side = 32;

// A file whose blocks take one read each.
ByteBuffer manyBlocks()
{
    return arrayFrame({side, side}, {4, 4}, {4, 4}, "<i4", counted<std::int32_t>(side * side));
}

} // namespace

// A program that waits for a disk and cannot be asked to stop ends all the same.
class TestDeadline : public QObject {
    Q_OBJECT

 private:
    QTemporaryDir m_folder;
    QString m_file;

    QString out() const { return m_folder.filePath("thumbnail.png"); }

    ProgramRun render(const QString& to, int answeredReads) const
    {
        QProcessEnvironment disk;
        disk.insert("LD_PRELOAD", BLOSCOPE_SILENT_DISK);
        disk.insert("BLOSCOPE_ANSWERED_READS", QString::number(answeredReads));
        disk.insert("ASAN_OPTIONS", "verify_asan_link_order=0"); // may come first
        return runProgram({"render", m_file, "-o", to, "--size", "32"}, disk);
    }

 private slots:
    void initTestCase() { m_file = putFile(m_folder.path(), "data.b2nd", manyBlocks()); }
    void cleanup() { QFile::remove(out()); }

    void doesNothingWhenTheDiskAnswers()
    {
        const ProgramRun run = render(out(), 1'000'000);
        QVERIFY2(run.code == 0, run.err);
        QCOMPARE(QImage(out()).size(), QSize(side, side));
    }

    void endsWithoutAWordWhenTheDiskDoesNotAnswer_data()
    {
        QTest::addColumn<int>("answeredReads");
        QTest::newRow("not once") << 0;
        QTest::newRow("within the header") << 1;
        QTest::newRow("within the data") << 20;
    }
    void endsWithoutAWordWhenTheDiskDoesNotAnswer()
    {
        QFETCH(int, answeredReads);
        const QStringList before = QDir(m_folder.path()).entryList(QDir::AllEntries);
        QElapsedTimer timer;
        timer.start();
        const ProgramRun run = render(out(), answeredReads);
        const qint64 elapsed = timer.elapsed();
        QVERIFY2(elapsed >= leastMs && elapsed < mostMs, qPrintable(QString::number(elapsed)));
        QCOMPARE(run.code, 1);
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(QDir(m_folder.path()).entryList(QDir::AllEntries), before);
    }

    // File managers make it before they ask for the thumbnail.
    void leavesTheFileThatWasToBeWritten()
    {
        putFile(m_folder.path(), "thumbnail.png", bytesOf("before"));
        QCOMPARE(render(out(), 20).code, 1);
        QCOMPARE(contentOf(out()), QByteArray("before"));
    }

    void printsNoPartOfAPicture()
    {
        const ProgramRun run = render("-", 20);
        QCOMPARE(run.code, 1);
        QCOMPARE(run.out, QByteArray());
    }
};

const Registered<TestDeadline> registered;

} // namespace bloscope::tst_deadline

#include "tst_deadline.moc"
