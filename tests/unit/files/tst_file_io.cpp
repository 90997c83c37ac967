#include "core/files/file_io.h"
#include "core/system/file_reader.h"
#include "core/system/file_status.h"
#include "tests/support/files.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

#include <QTemporaryDir>
#include <QTest>
#include <cerrno>

namespace bloscope::tst_file_io {

using namespace test;
namespace fs = std::filesystem;

namespace {

// A system that writes a little at a time, is interrupted now and then, and may not know how to
// copy.
class SlowFileCalls final : public SystemFileCalls {
 public:
    int copyError = 0; // 0: it can

    std::int64_t write(int descriptor, ByteView bytes, std::uint64_t offset) override
    {
        if (++m_calls % 3 == 0) {
            errno = EINTR;
            return -1;
        }
        return SystemFileCalls::write(descriptor,
                                      bytes.first(std::min<std::size_t>(bytes.size(), 7)), offset);
    }
    std::int64_t copy(int from, std::uint64_t fromOffset, int to, std::uint64_t toOffset,
                      std::size_t count) override
    {
        errno = copyError;
        return copyError != 0 ? -1
                              : SystemFileCalls::copy(from, fromOffset, to, toOffset,
                                                      std::min<std::size_t>(count, 1000));
    }

 private:
    int m_calls = 0;
};

// A system whose calls are all interrupted when they are made for the first time.
class InterruptedFileCalls final : public SystemFileCalls {
 public:
    int open(const fs::path& path, const FileOpening& how) override
    {
        return isInterrupted() ? -1 : SystemFileCalls::open(path, how);
    }
    int truncate(int descriptor, std::uint64_t size) override
    {
        return isInterrupted() ? -1 : SystemFileCalls::truncate(descriptor, size);
    }
    int sync(int descriptor) override
    {
        return isInterrupted() ? -1 : SystemFileCalls::sync(descriptor);
    }
    int lock(int descriptor, LockKind kind, LockPlace place) override
    {
        return isInterrupted() ? -1 : SystemFileCalls::lock(descriptor, kind, place);
    }

 private:
    bool isInterrupted()
    {
        errno = EINTR;
        return ++m_calls % 2 == 1;
    }
    int m_calls = 0;
};

// A system that says that it writes, and does not.
class IdleFileCalls final : public SystemFileCalls {
 public:
    std::int64_t write(int, ByteView, std::uint64_t) override { return 0; }
};

} // namespace

class TestFileIo : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_to = Descriptor(); // before its folder is removed
        m_directory = std::make_unique<QTemporaryDir>();
        m_folder = m_directory->path().toStdString();
        m_to = openedToChange(m_folder / "to");
    }

    void writesAllBytesWhereTheyBelong()
    {
        SlowFileCalls calls;
        QVERIFY(writeAt(calls, m_to.number(), 3, bytesOf("twenty bytes and more")));
        QCOMPARE(textOf(contentOfFile(m_folder / "to")),
                 std::string_view("\0\0\0twenty bytes and more", 24));
    }

    void saysWhyItCannotWrite()
    {
        SystemFileCalls calls;
        const Descriptor readOnly = openToRead(m_folder / "to");
        const std::string why = writeAt(calls, readOnly.number(), 0, bytesOf("x")).error().text();
        QVERIFY2(why == "cannot write: Bad file descriptor" || // as systems have it
                     why == "cannot write: Permission denied",
                 why.c_str());
    }

    void doesNotWriteForeverWhereNothingIsTaken()
    {
        IdleFileCalls calls;
        QCOMPARE(writeAt(calls, m_to.number(), 0, bytesOf("x")).error().text(),
                 std::string("cannot write: the system accepts no more bytes"));
    }

    void repeatsWhatWasInterrupted()
    {
        InterruptedFileCalls calls;
        const Descriptor file = openDescriptor(calls, m_folder / "to", {.change = true});
        QVERIFY(file.isOpen());
        QVERIFY(resizeFile(calls, file.number(), 1000));
        QVERIFY(syncFile(calls, file.number()));
        QVERIFY(syncDirectory(calls, m_folder));
        QVERIFY(lockFile(calls, file.number(), LockPlace::WholeFile));
        QCOMPARE(contentOfFile(m_folder / "to").size(), std::size_t(1000));
    }

    void keepsHoles_data()
    {
        QTest::addColumn<bool>("byDescriptor");
        QTest::newRow("that the system knows") << true;
        QTest::newRow("that are only zeros") << false;
    }
    void keepsHoles()
    {
        QFETCH(bool, byDescriptor);
        constexpr std::uint64_t size = std::uint64_t(64) << 20;
        const Descriptor from = openedToChange(m_folder / "from");
        SystemFileCalls calls;
        QVERIFY(resizeFile(calls, from.number(), size));
        for (const std::uint64_t at : {std::uint64_t(0), size / 2, size - 4})
            QVERIFY(writeAt(calls, from.number(), at, bytesOf("data")));
        const auto source = *openFile(m_folder / "from");
        Progress progress;
        QVERIFY(copyPart(calls, {*source, byDescriptor ? from.number() : -1, 0, size},
                         m_to.number(), 0, {{}, &progress}));
        QCOMPARE(progress.done.load(), size);
        QVERIFY(contentOfFile(m_folder / "to") == contentOfFile(m_folder / "from"));
        QVERIFY2(statusOf(m_to.number())->bytesOnDisk < 8 << 20, "holes are written out");
    }

    void copiesParts_data()
    {
        QTest::addColumn<int>("error");
        QTest::addColumn<bool>("byDescriptor");
        QTest::newRow("by the system") << 0 << true;
        QTest::newRow("across file systems") << EXDEV << true;
        QTest::newRow("without such a call") << ENOSYS << true;
        QTest::newRow("from any source") << 0 << false;
    }
    void copiesParts()
    {
        QFETCH(int, error);
        QFETCH(bool, byDescriptor);
        const ByteBuffer bytes = noise(20'000);
        writeFile(m_folder / "from", bytes);
        const auto source = *openFile(m_folder / "from");
        const Descriptor from = byDescriptor ? openToRead(m_folder / "from") : Descriptor();
        SlowFileCalls calls;
        calls.copyError = error;
        Progress progress;
        QVERIFY(copyPart(calls, {*source, from.number(), 100, 9000}, m_to.number(), 50,
                         {{}, &progress}));
        const ByteBuffer copied = contentOfFile(m_folder / "to");
        QCOMPARE(copied.size(), std::size_t(9050));
        QVERIFY(std::equal(copied.begin() + 50, copied.end(), bytes.begin() + 100));
        QCOMPARE(progress.done.load(), std::uint64_t(9000));
    }

    void doesNotTryAgainOnAFullDisk()
    {
        writeFile(m_folder / "from", noise(5000));
        const auto source = *openFile(m_folder / "from");
        const Descriptor from = openToRead(m_folder / "from");
        SlowFileCalls calls;
        calls.copyError = ENOSPC;
        QCOMPARE(
            copyPart(calls, {*source, from.number(), 0, 5000}, m_to.number(), 0).error().text(),
            std::string("cannot write: No space left on device"));
    }

 private:
    std::unique_ptr<QTemporaryDir> m_directory;
    fs::path m_folder;
    Descriptor m_to;
};

const Registered<TestFileIo> registered;

} // namespace bloscope::tst_file_io

#include "tst_file_io.moc"
