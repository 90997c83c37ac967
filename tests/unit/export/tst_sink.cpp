#include "core/export/sink.h"

#include "core/system/file_calls.h"
#include "core/system/streams.h"
#include "tests/support/registered_test.h"
#include "tests/support/special_files.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_sink {

namespace fs = std::filesystem;

namespace {

QByteArray contentOf(const fs::path& path)
{
    QFile file(QString::fromStdString(path.string()));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

} // namespace

class TestSink : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_directory = std::make_unique<QTemporaryDir>();
        m_folder = m_directory->path().toStdString();
        m_target = m_folder / "out.csv";
    }

    void writesTheTargetOnCommitOnly()
    {
        auto sink = fileSink(m_target, "other");
        QVERIFY(sink);
        QVERIFY((*sink)->write(bytesOf("one,")));
        QVERIFY((*sink)->write(bytesOf("two\n")));
        QVERIFY(!fs::exists(m_target));
        QVERIFY((*sink)->commit());
        QCOMPARE(contentOf(m_target), QByteArray("one,two\n"));
        QCOMPARE(entries(), QStringList{"out.csv"});
    }

    void leavesNothingBehindWithoutCommit()
    {
        {
            auto sink = fileSink(m_target, "other");
            QVERIFY((*sink)->write(bytesOf("half")));
            QCOMPARE(entries().size(), 1);
        }
        QCOMPARE(entries(), QStringList{});
    }

    void keepsTheOldFileUntilTheNewOneIsComplete()
    {
        put(m_target, "old");
        {
            auto sink = fileSink(m_target, "other");
            QVERIFY((*sink)->write(bytesOf("half")));
            QCOMPARE(contentOf(m_target), QByteArray("old"));
        }
        QCOMPARE(contentOf(m_target), QByteArray("old"));
    }

    void keepsTheModeOfTheOldFile()
    {
        put(m_target, "old");
        fs::permissions(m_target, fs::perms(0640));
        const fs::perms mode = fs::status(m_target).permissions();
        auto sink = fileSink(m_target, "other");
        QVERIFY((*sink)->commit());
        QCOMPARE(fs::status(m_target).permissions(), mode);
    }

    void followsSymbolicLinks()
    {
        fs::create_directory(m_folder / "real");
        if (!test::makeLink("real/data.csv", m_target))
            QSKIP(test::noLinks);
        auto sink = fileSink(m_target, "other");
        QVERIFY(sink);
        QVERIFY((*sink)->write(bytesOf("1\n")));
        QVERIFY((*sink)->commit());
        QVERIFY(test::isLink(m_target));
        QCOMPARE(contentOf(m_folder / "real" / "data.csv"), QByteArray("1\n"));
    }

    void refusesDirectories()
    {
        const auto sink = fileSink(m_folder, "other");
        QVERIFY(!sink);
        QCOMPARE(sink.error().kind(), ErrorKind::Io);
        QCOMPARE(sink.error().text(), m_folder.string() + ": this is a directory");
    }

    void refusesAFolderThatIsNotThere()
    {
        const fs::path target = m_folder / "missing" / "out.csv";
        const auto sink = fileSink(target, "other");
        QVERIFY(!sink);
        QCOMPARE(sink.error().text(),
                 target.string() +
                     ": cannot create a file in its directory: No such file or directory");
    }

    void refusesTheExportedFileItself()
    {
        put(m_folder / "data.b2nd", "precious");
        if (!test::makeLink("data.b2nd", m_target))
            fs::create_hard_link(m_folder / "data.b2nd", m_target);
        const auto sink = fileSink(m_target, m_folder / "data.b2nd");
        QVERIFY(!sink);
        QCOMPARE(sink.error().kind(), ErrorKind::Usage);
        QCOMPARE(contentOf(m_folder / "data.b2nd"), QByteArray("precious"));
    }

    void takesLongFileNames()
    {
        const fs::path target = m_folder / std::string(255, 'x');
        auto sink = fileSink(target, "other");
        QVERIFY(sink);
        QVERIFY((*sink)->commit());
        QVERIFY(fs::exists(target));
    }

    void writesToDevicesDirectly()
    {
        auto sink = fileSink(test::nullDevice(), "other");
        QVERIFY(sink);
        QVERIFY((*sink)->write(bytesOf("gone")));
        QVERIFY((*sink)->commit());
        QVERIFY(isStream(test::nullDevice())); // as before
    }

    void tellsAFullDisk()
    {
        const auto device = test::fullDevice();
        if (!device)
            QSKIP("there is no device that is full");
        auto sink = fileSink(*device, "other");
        QVERIFY(sink);
        const Result<> written = (*sink)->write(bytesOf("1"));
        QVERIFY(!written);
        QCOMPARE(written.error().kind(), ErrorKind::Io);
        QCOMPARE(written.error().text(),
                 std::string("/dev/full: cannot write: No space left on device"));
    }

    void writesToWhatIsOpen()
    {
        const auto [reads, writes] = test::namelessPipe();
        const auto sink = descriptorSink(writes.number());
        QVERIFY(sink->write(bytesOf("a")));
        QVERIFY(sink->commit());
        std::byte got{};
        QCOMPARE(readNext(reads.number(), {&got, 1}), std::int64_t(1));
        QCOMPARE(got, std::byte{'a'});
        QVERIFY(sink->write(bytesOf("b"))); // it stayed ours
    }

    void appendsToText()
    {
        std::string text = "a";
        auto sink = memorySink(text);
        QVERIFY(sink->write(bytesOf("bc")));
        QVERIFY(sink->commit());
        QCOMPARE(text, std::string("abc"));
    }

 private:
    QStringList entries() const
    {
        return QDir(m_directory->path())
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }

    static void put(const fs::path& path, const char* content)
    {
        QFile file(QString::fromStdString(path.string()));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }

    std::unique_ptr<QTemporaryDir> m_directory;
    fs::path m_folder;
    fs::path m_target;
};

const test::Registered<TestSink> registered;

} // namespace bloscope::tst_sink

#include "tst_sink.moc"
