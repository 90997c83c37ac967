#include "core/system/open_folder.h"

#include "core/system/path_text.h"
#include "tests/support/files.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"
#include "tests/support/special_files.h"

#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <cerrno>

namespace bloscope::tst_open_folder {

using namespace test;

namespace fs = std::filesystem;

class TestOpenFolder : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_temporary = std::make_unique<QTemporaryDir>();
        m_path = fs::path(m_temporary->path().toStdString()) / "folder";
        fs::create_directory(m_path);
        writeFile(m_path / "a", "01"_hex);
        writeFile(m_path / utf8Path("\u00e4\u65e5"), "0203"_hex);
    }

    void listsNamesOfAllLetters()
    {
        auto names = *opened().names(10);
        std::ranges::sort(names);
        QVERIFY(names == (std::vector<std::string>{"a", "\u00e4\u65e5"}));
        QCOMPARE(opened().names(1)->size(), std::size_t(1));
    }

    void opensAndExaminesByName()
    {
        const OpenFolder folder = opened();
        QVERIFY(folder.openToRead("\u00e4\u65e5").isOpen());
        QCOMPARE(folder.status("\u00e4\u65e5")->identity.size, std::uint64_t(2));
        QVERIFY(!folder.openToRead("none").isOpen());
        QCOMPARE(errno, ENOENT);
        QVERIFY(!folder.status("none"));
    }

    // Whoever renames it does not lead what looks into it elsewhere.
    void staysTheSameFolder()
    {
        if (!openFoldersAreFollowed())
            QSKIP("a folder that is open does not know its new place here");
        const OpenFolder folder = opened();
        fs::rename(m_path, m_path.parent_path() / "moved");
        fs::create_directory(m_path);
        QVERIFY(folder.status("a"));
    }

    void makesRenamesAndRemovesFiles()
    {
        const OpenFolder folder = opened();
        QVERIFY(folder.openToChange("new").isOpen());
        QVERIFY(folder.rename("new", "a"));
        QCOMPARE(fs::file_size(m_path / "a"), std::uintmax_t(0));
        QVERIFY(!folder.rename("new", "a"));
        folder.remove("a");
        QVERIFY(!fs::exists(m_path / "a"));
    }

    void isAFolder()
    {
        QVERIFY(!OpenFolder::open(m_path / "a"));
        QCOMPARE(errno, ENOTDIR);
        QVERIFY(!OpenFolder::open(m_path / "none"));
        QVERIFY(opened().status()->kind == FileKind::Folder);
    }

 private:
    OpenFolder opened() const { return *OpenFolder::open(m_path); }

    std::unique_ptr<QTemporaryDir> m_temporary;
    fs::path m_path;
};

const Registered<TestOpenFolder> registered;

} // namespace bloscope::tst_open_folder

#include "tst_open_folder.moc"
