#include "tests/support/files.h"
#include "tests/support/registered_test.h"
#include "tests/ui/tabs/looked_at_file.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <fstream>

namespace bloscope::tst_file_watch {

using namespace test;

using Change = FileWatch::Change;
namespace fs = std::filesystem;

// A file that somebody else does things to.
class TestFileWatch : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup();
    void isSilentWhileNothingHappens();
    void tellsWhatHappened_data();
    void tellsWhatHappened();
    void tellsWhatHappenedBeforeItWatched();
    void tellsTheSecondChangeToo();
    void tellsOfAFileThatIsBackAsItWas();
    void doesNotTellOfAFileThatIsGoneForAMoment();
    void doesNotTellWhatHappensWhileItIsStopped();
    void doesNotTellOfOtherFilesInTheFolder();
    void tellsGrowthAtMostTwiceASecond();

 private:
    void watch();
    void replaceFile(const char* text) const;
    void append(const char* text) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    fs::path m_path;
    Scheduler m_scheduler;
    std::unique_ptr<FileWatch> m_watch;
    QList<Change> m_told;
};

namespace {

ByteBuffer bytesOf(const char* text)
{
    const auto bytes = std::as_bytes(std::span(text, std::strlen(text)));
    return {bytes.begin(), bytes.end()};
}

} // namespace

void TestFileWatch::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath("watched.b2nd").toStdString();
    writeFile(m_path, bytesOf("first"));
    m_watch = std::make_unique<FileWatch>(m_scheduler);
    m_told.clear();
    connect(m_watch.get(), &FileWatch::changed, this, [this](Change change) { m_told << change; });
}

void TestFileWatch::cleanup()
{
    m_watch.reset();
}

void TestFileWatch::watch()
{
    m_watch->watch(QString::fromStdString(m_path.string()), *identityOf(m_path));
    QVERIFY(hasLooked(*m_watch));
}

void TestFileWatch::replaceFile(const char* text) const
{
    const fs::path other = m_path.string() + ".new";
    writeFile(other, bytesOf(text));
    fs::rename(other, m_path);
}

void TestFileWatch::append(const char* text) const
{
    std::ofstream(m_path, std::ios::binary | std::ios::app) << text;
}

void TestFileWatch::isSilentWhileNothingHappens()
{
    watch();
    m_watch->check();
    QVERIFY(hasLooked(*m_watch));
    QCOMPARE(m_told, QList<Change>());
}

void TestFileWatch::tellsWhatHappened_data()
{
    using Deed = std::function<void(const fs::path&)>;
    QTest::addColumn<Deed>("deed");
    QTest::addColumn<Change>("change");
    QTest::newRow("written to") << Deed([](const fs::path& path) {
        writeFile(path, bytesOf("other"));
    }) << Change::Changed;
    QTest::newRow("cut") << Deed([](const fs::path& path) { fs::resize_file(path, 2); })
                         << Change::Changed;
    QTest::newRow("longer") << Deed([](const fs::path& path) { fs::resize_file(path, 200); })
                            << Change::Grown;
    QTest::newRow("replaced") << Deed([](const fs::path& path) {
        writeFile(path.string() + ".new", bytesOf("first"));
        fs::rename(path.string() + ".new", path);
    }) << Change::Replaced;
    QTest::newRow("removed") << Deed([](const fs::path& path) { fs::remove(path); })
                             << Change::Vanished;
    QTest::newRow("renamed") << Deed([](const fs::path& path) {
        fs::rename(path, path.string() + ".old");
    }) << Change::Vanished;
}

void TestFileWatch::tellsWhatHappened()
{
    QFETCH(std::function<void(const fs::path&)>, deed);
    QFETCH(Change, change);
    watch();
    deed(m_path);
    QTRY_COMPARE(m_told, QList<Change>{change});
    QVERIFY(hasLooked(*m_watch));
    QCOMPARE(m_told, QList<Change>{change}); // once
}

void TestFileWatch::tellsWhatHappenedBeforeItWatched()
{
    const FileIdentity known = *identityOf(m_path);
    replaceFile("second");
    m_watch->watch(QString::fromStdString(m_path.string()), known);
    QTRY_COMPARE(m_told, QList<Change>{Change::Replaced});
}

void TestFileWatch::tellsTheSecondChangeToo()
{
    watch();
    replaceFile("second");
    QTRY_COMPARE(m_told.size(), 1);
    append(" and more");
    QTRY_COMPARE(m_told.size(), 2);
    replaceFile("third");
    // Nobody holds the first file open here, so that the third may have its inode.
    QTRY_COMPARE(m_told.size(), 3);
    QVERIFY(m_told.last() == Change::Replaced || m_told.last() == Change::Changed);
}

void TestFileWatch::tellsOfAFileThatIsBackAsItWas()
{
    watch();
    const fs::path away = m_path.string() + ".away";
    fs::rename(m_path, away);
    QTRY_COMPARE(m_told, QList<Change>{Change::Vanished});
    fs::rename(away, m_path);
    QTRY_COMPARE(m_told, (QList<Change>{Change::Vanished, Change::Restored}));
}

void TestFileWatch::doesNotTellOfAFileThatIsGoneForAMoment()
{
    watch();
    const QSignalSpy looks(m_watch->findChild<QTimer*>(), &QTimer::timeout);
    fs::remove(m_path);
    QTRY_COMPARE(looks.size(), 1);
    QVERIFY(settle());
    writeFile(m_path, bytesOf("another"));
    QVERIFY(hasLooked(*m_watch));
    QVERIFY(!m_told.contains(Change::Vanished));
    QCOMPARE(m_told.size(), 1);
}

void TestFileWatch::doesNotTellWhatHappensWhileItIsStopped()
{
    watch();
    m_watch->stop();
    replaceFile("by ourselves");
    m_watch->check();
    watch();
    QCOMPARE(m_told, QList<Change>());
}

void TestFileWatch::doesNotTellOfOtherFilesInTheFolder()
{
    watch();
    writeFile(m_folder->filePath("other").toStdString(), bytesOf("x"));
    QVERIFY(hasLooked(*m_watch));
    QCOMPARE(m_told, QList<Change>());
}

void TestFileWatch::tellsGrowthAtMostTwiceASecond()
{
    watch();
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < 1800) {
        append("more");
        QTest::qWait(20);
    }
    QVERIFY2(m_told.size() >= 2 && m_told.size() <= 4, qPrintable(QString::number(m_told.size())));
    QCOMPARE(m_told.count(Change::Grown), m_told.size());
}

const Registered<TestFileWatch, QApplication> registered;

} // namespace bloscope::tst_file_watch

#include "tst_file_watch.moc"
