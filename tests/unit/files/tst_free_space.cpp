#include "core/files/target_path.h"
#include "tests/support/files.h"
#include "tests/support/registered_test.h"

#include <QTemporaryDir>
#include <QTest>
#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

namespace bloscope::tst_free_space {

using namespace test;

namespace {

// A disk with so much room, or one that does not say.
class SmallDisk final : public SystemFileCalls {
 public:
    explicit SmallDisk(std::optional<std::uint64_t> free) : m_free(free) {}

    int freeSpace(int, std::uint64_t& bytes) override
    {
        errno = ENOTSUP;
        bytes = m_free.value_or(0);
        return m_free ? 0 : -1;
    }

 private:
    std::optional<std::uint64_t> m_free;
};

} // namespace

class TestFreeSpace : public QObject {
    Q_OBJECT

 private slots:
    void comparesWithWhatIsFree_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<qint64>("free"); // -1: the disk does not say
        QTest::addColumn<quint64>("bytes");
        QTest::addColumn<QString>("error");
        QTest::newRow("room") << "file" << qint64(100) << quint64(100) << "";
        QTest::newRow("no room")
            << "file" << qint64(100) << quint64(101)
            << "not enough disk space: at least 101 bytes are needed, 100 bytes are free";
        QTest::newRow("petabytes")
            << "file" << qint64(3) << quint64(UINT64_MAX)
            << "not enough disk space: at least 16.0 EiB are needed, 3 bytes are free";
        QTest::newRow("does not say") << "file" << qint64(-1) << quint64(UINT64_MAX) << "";
        QTest::newRow("a device") << "/dev/null" << qint64(0) << quint64(UINT64_MAX) << "";
    }
    void comparesWithWhatIsFree()
    {
        QFETCH(QString, path);
        QFETCH(qint64, free);
        QFETCH(quint64, bytes);
        const QTemporaryDir folder;
        const std::filesystem::path file =
            std::filesystem::path(folder.path().toStdString()) / path.toStdString();
        if (!path.startsWith('/'))
            writeFile(file, bytesOf("x"));
        const int descriptor = ::open(file.c_str(), O_WRONLY | O_CLOEXEC);
        QVERIFY(descriptor >= 0);
        SmallDisk disk(free < 0 ? std::nullopt : std::optional(std::uint64_t(free)));
        const Result<> fits = checkFreeSpace(disk, descriptor, bytes);
        ::close(descriptor);
        QTEST(fits ? QString() : QString::fromStdString(fits.error().text()), "error");
    }

    void theSystemTells()
    {
        const QTemporaryDir folder;
        const int descriptor =
            ::open(folder.path().toStdString().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        SystemFileCalls calls;
        std::uint64_t free = 0;
        QCOMPARE(calls.freeSpace(descriptor, free), 0);
        QVERIFY(free > 0);
        ::close(descriptor);
    }
};

const Registered<TestFreeSpace> registered;

} // namespace bloscope::tst_free_space

#include "tst_free_space.moc"
