#include "core/system/file_reader.h"

#include "core/files/file_io.h"
#include "core/system/file_calls.h"
#include "tests/support/files.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <array>

namespace bloscope::tst_file_reader {

using namespace test;

namespace fs = std::filesystem;

class TestFileReader : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_temporary = std::make_unique<QTemporaryDir>();
        m_folder = m_temporary->path().toStdString();
        writeFile(m_folder / "file", "0102030405"_hex);
    }

    void readsFromAnyPlace()
    {
        const FileReader file(openToRead(m_folder / "file"));
        std::array<std::byte, 3> bytes{};
        QCOMPARE(file.read(bytes, 1), std::int64_t(3));
        QVERIFY(std::ranges::equal(bytes, "020304"_hex));
        QCOMPARE(file.read(bytes, 3), std::int64_t(2));
        QCOMPARE(file.read(bytes, 9), std::int64_t(0));
        QCOMPARE(file.status()->identity.size, std::uint64_t(5));
    }

    // What was open is read on, or says that it is gone; never the new bytes.
    void keepsNobodyFromReplacingTheFile()
    {
        const FileReader file(openToRead(m_folder / "file"));
        writeFile(m_folder / "new", "1112131415"_hex);
        SystemFileCalls calls;
        QCOMPARE(calls.rename(m_folder / "new", m_folder / "file"), 0);
        QCOMPARE(contentOfFile(m_folder / "file"), "1112131415"_hex);
        std::array<std::byte, 5> bytes{};
        const std::int64_t got = file.read(bytes, 0);
        QVERIFY(got < 0 || std::ranges::equal(bytes, "0102030405"_hex));
    }

    void keepsNobodyFromRemovingTheFile()
    {
        SystemFileCalls calls;
        {
            const FileReader file(openToRead(m_folder / "file"));
            QCOMPARE(calls.remove(m_folder / "file"), 0);
            const Descriptor another =
                openDescriptor(calls, m_folder / "file", {.change = true, .isNew = true});
            if (!another.isOpen())
                QSKIP("the name of a removed file is free here only once nobody reads it");
            std::array<std::byte, 5> bytes{};
            QCOMPARE(file.read(bytes, 0), std::int64_t(5));
            QVERIFY(std::ranges::equal(bytes, "0102030405"_hex));
        }
        QCOMPARE(namesIn(m_folder), std::vector<std::string>{"file"});
    }

 private:
    std::unique_ptr<QTemporaryDir> m_temporary;
    fs::path m_folder;
};

const Registered<TestFileReader> registered;

} // namespace bloscope::tst_file_reader

#include "tst_file_reader.moc"
