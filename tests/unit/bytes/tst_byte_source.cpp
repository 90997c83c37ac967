#include "core/bytes/byte_source.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"
#include "tests/support/special_files.h"

#include <QTemporaryDir>
#include <QTest>
#include <filesystem>
#include <fstream>

namespace bloscope::tst_byte_source {

using namespace test::literals;

class TestByteSource : public QObject {
    Q_OBJECT

 private slots:
    void readsAFileAtAnyPlace()
    {
        const auto source = openFile(fileWith("hello world"));
        QVERIFY(source);
        QCOMPARE((*source)->size(), std::uint64_t(11));
        QCOMPARE(textOf(*readBytes(**source, 6, 5)), std::string_view("world"));
        QVERIFY(readBytes(**source, 11, 0));
    }

    void refusesToReadPastTheEnd()
    {
        const ByteSourcePtr source = memorySource("01 02 03"_hex);
        QCOMPARE(readBytes(*source, 2, 2).error().text(),
                 std::string("2 bytes are needed, but the file ends at byte 3 (at byte 2)"));
        QVERIFY(!readBytes(*source, UINT64_MAX, 2));
        QVERIFY(!readBytes(*source, 0, UINT64_MAX)); // and allocates nothing
    }

    void seesAWindowAsASourceOfItsOwn()
    {
        const ByteSourcePtr window = windowOf(memorySource("00 01 02 03 04"_hex), 1, 3);
        QCOMPARE(*readBytes(*window, 0, 3), "01 02 03"_hex);
        QVERIFY(!readBytes(*window, 1, 3));
    }

    void tellsInWhichFileAWindowLies()
    {
        const auto file = *openFile(fileWith("hello world"));
        const ByteSourcePtr window = windowOf(windowOf(file, 2, 8), 1, 3);
        QVERIFY(file->identity() && file->container() == file->identity());
        QVERIFY(!window->identity() && window->container() == file->identity());
        QCOMPARE(window->origin(), std::uint64_t(3));
        QVERIFY(!windowOf(memorySource("00 01"_hex), 1, 1)->container());
    }

    void noticesAFileThatShrinks()
    {
        const auto path = fileWith("hello world");
        const auto source = openFile(path);
        std::filesystem::resize_file(path, 4);
        const auto bytes = readBytes(**source, 0, 11);
        QCOMPARE(bytes.error().kind(), ErrorKind::Io);
        QCOMPARE(bytes.error().text(),
                 std::string("the file was truncated while it was being read (at byte 4)"));
    }

    void opensNothingButRegularFiles()
    {
        QCOMPARE(openFile(m_directory.path().toStdString()).error().text(),
                 std::string("this is a directory, not a file"));
        QCOMPARE(openFile(m_directory.filePath("none").toStdString()).error().kind(),
                 ErrorKind::Io);
        const std::string pipe = m_directory.filePath("pipe").toStdString();
        if (!test::makePipe(pipe))
            QSKIP(test::noPipes);
        QCOMPARE(openFile(pipe).error().text(), std::string("this is not a regular file"));
    }

 private:
    std::filesystem::path fileWith(std::string_view text)
    {
        const std::filesystem::path path = m_directory.filePath("file").toStdString();
        std::ofstream(path, std::ios::binary) << text;
        return path;
    }

    QTemporaryDir m_directory;
};

const test::Registered<TestByteSource> registered;

} // namespace bloscope::tst_byte_source

#include "tst_byte_source.moc"
