#include "core/bytes/byte_folder.h"

#include "tests/support/compare.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"
#include "tests/support/sparse_frames.h"
#include "tests/support/special_files.h"

#include <QTemporaryDir>
#include <filesystem>
#include <fmt/format.h>

namespace bloscope::tst_byte_folder {

using namespace test;

class TestByteFolder : public QObject {
    Q_OBJECT

 private:
    const Files m_files{{"a", "0102"_hex}, {"b", "030405"_hex}};
    QTemporaryDir m_temporary;
    std::filesystem::path m_path;

    std::vector<ByteFolderPtr> bothFolders() const
    {
        return {*openFolder(m_path), memoryFolder(m_files)};
    }

 private slots:
    void init()
    {
        m_path = std::filesystem::path(m_temporary.path().toStdString()) / "folder";
        std::filesystem::remove_all(m_path);
        writeFiles(m_path, m_files);
    }

    void opensFilesByTheirNames()
    {
        for (const ByteFolderPtr& folder : bothFolders()) {
            const auto source = folder->open("b");
            QCOMPARE(outcomeOf(source), std::string());
            QCOMPARE(*readBytes(**source, 1, 2), "0405"_hex);
            QCOMPARE(outcomeOf(folder->open("c")), std::string("the file c is missing"));
        }
    }

    void listsWhatLiesInIt()
    {
        for (const ByteFolderPtr& folder : bothFolders()) {
            const auto members = *folder->list(10);
            QCOMPARE(members.size(), std::size_t(2));
            QCOMPARE(members[0].name, std::string("a"));
            QCOMPARE(members[1].size, std::uint64_t(3));
            QVERIFY(members[1].isFile);
            QCOMPARE(folder->list(1)->size(), std::size_t(1));
        }
    }

    void refusesWhatIsNoFile_data()
    {
        QTest::addColumn<std::string>("name");
        QTest::addColumn<std::string>("message");
        const auto row = [](const char* name, const char* message) {
            QTest::newRow(name) << std::string(name)
                                << fmt::format("the file {} {}", name, message);
        };
        row("inside", "is a symbolic link, which is not followed");
        row("outside", "is a symbolic link, which is not followed");
        row("loop", "is a symbolic link, which is not followed");
        row("pipe", "is not a regular file");
        row("directory", "is not a regular file");
    }
    void refusesWhatIsNoFile()
    {
        QFETCH(std::string, name);
        const bool areLinks = makeLink("a", m_path / "inside") &&
                              makeLink("/dev/zero", m_path / "outside") &&
                              makeLink("loop", m_path / "loop");
        const bool isPipe = makePipe(m_path / "pipe");
        std::filesystem::create_directory(m_path / "directory");
        if (name == "pipe" ? !isPipe : name != "directory" && !areLinks)
            QSKIP("it cannot be made here");
        const ByteFolderPtr folder = *openFolder(m_path);
        const auto source = folder->open(name);
        QTEST(outcomeOf(source), "message");
        QVERIFY(failedAs(ErrorKind::Malformed, source));
        const std::vector<ByteFolder::Member> members = *folder->list(10);
        for (const ByteFolder::Member& member : members)
            QCOMPARE(member.isFile, m_files.contains(member.name));
    }

    void opensADirectoryThroughALinkThatTheUserNamed()
    {
        const auto link = m_path.parent_path() / "link";
        std::filesystem::remove(link);
        if (!makeLink(m_path, link))
            QSKIP(noLinks);
        QCOMPARE(outcomeOf((*openFolder(link))->open("a")), std::string());
    }

    void saysWhenThereIsNoDirectory()
    {
        QVERIFY(failedAs(ErrorKind::Io, openFolder(m_path / "a")));
        QVERIFY(failedAs(ErrorKind::Io, openFolder(m_path / "none")));
    }
};

const Registered<TestByteFolder> registered;

} // namespace bloscope::tst_byte_folder

#include "tst_byte_folder.moc"
