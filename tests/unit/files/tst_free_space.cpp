#include "core/files/file_io.h"
#include "core/files/target_path.h"
#include "core/system/streams.h"
#include "tests/support/files.h"
#include "tests/support/or_abort.h"
#include "tests/support/registered_test.h"
#include "tests/support/special_files.h"

#include <QTemporaryDir>
#include <QTest>
#include <cerrno>

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
        QTest::addColumn<bool>("isDevice");
        QTest::addColumn<qint64>("free"); // -1: the disk does not say
        QTest::addColumn<quint64>("bytes");
        QTest::addColumn<QString>("error");
        QTest::newRow("room") << false << qint64(100) << quint64(100) << "";
        QTest::newRow("no room")
            << false << qint64(100) << quint64(101)
            << "not enough disk space: at least 101 bytes are needed, 100 bytes are free";
        QTest::newRow("petabytes")
            << false << qint64(3) << quint64(UINT64_MAX)
            << "not enough disk space: at least 16.0 EiB are needed, 3 bytes are free";
        QTest::newRow("does not say") << false << qint64(-1) << quint64(UINT64_MAX) << "";
        QTest::newRow("a device") << true << qint64(0) << quint64(UINT64_MAX) << "";
    }
    void comparesWithWhatIsFree()
    {
        QFETCH(bool, isDevice);
        QFETCH(qint64, free);
        QFETCH(quint64, bytes);
        const QTemporaryDir folder;
        const Descriptor opened = isDevice ? orAbort(openStream(nullDevice()))
                                           : openedToChange(folder.filePath("file").toStdString());
        SmallDisk disk(free < 0 ? std::nullopt : std::optional(std::uint64_t(free)));
        const Result<> fits = checkFreeSpace(disk, opened.number(), bytes);
        QTEST(fits ? QString() : QString::fromStdString(fits.error().text()), "error");
    }

    void theSystemTells()
    {
        const QTemporaryDir folder;
        SystemFileCalls calls;
        const Descriptor opened =
            openDescriptor(calls, folder.path().toStdString(), {.folder = true});
        std::uint64_t free = 0;
        QCOMPARE(calls.freeSpace(opened.number(), free), 0);
        QVERIFY(free > 0);
    }
};

const Registered<TestFreeSpace> registered;

} // namespace bloscope::tst_free_space

#include "tst_free_space.moc"
