#include "core/edit/frame_file.h"
#include "tests/support/child.h"
#include "tests/support/files.h"

#include <QTemporaryDir>
#include <QTest>
#include <sys/stat.h>

using namespace bloscope;
using namespace bloscope::test;
namespace fs = std::filesystem;

class TestFrameFile : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_directory = std::make_unique<QTemporaryDir>();
        m_folder = m_directory->path().toStdString();
        fs::create_directory(m_folder / "dir");
        writeFile(m_folder / "dir" / "chunks.b2frame", bytesOf("x"));
        writeFile(m_folder / "file", bytesOf("x"));
    }

    void findsTheFileOfAFrame()
    {
        fs::create_symlink("file", m_folder / "link");
        fs::create_symlink("dir", m_folder / "linked dir");
        QCOMPARE(frameFileOf(m_folder / "file"), m_folder / "file");
        QCOMPARE(frameFileOf(m_folder / "link"), m_folder / "file");
        QCOMPARE(frameFileOf(m_folder / "missing"), m_folder / "missing");
        QCOMPARE(frameFileOf(m_folder / "dir"), m_folder / "dir" / "chunks.b2frame");
        QCOMPARE(fs::canonical(frameFileOf(m_folder / "linked dir")),
                 fs::canonical(m_folder / "dir" / "chunks.b2frame"));
    }

    void tellsGoneFromNotToBeSeen()
    {
        QVERIFY(identityNow(m_folder / "file"));
        for (const char* gone : {"missing", "missing/file", "file/below"}) {
            const auto now = identityNow(m_folder / gone);
            QVERIFY(!now);
            QCOMPARE(now.error().kind(), ErrorKind::Changed);
        }
        if (!canBecomeNobody())
            QSKIP("this process cannot become another user");
        QCOMPARE(::chmod(m_folder.c_str(), 0), 0);
        const std::string said =
            saidByChild([this] { return identityNow(m_folder / "file").error().text(); }, nobody);
        QCOMPARE(said, std::string("cannot examine the file: Permission denied"));
    }

    void asksWhetherItIsWritable()
    {
        QVERIFY(checkFileIsWritable(m_folder / "file"));
        QCOMPARE(checkFileIsWritable(m_folder / "missing").error().text(),
                 std::string("the file is no longer there"));
        if (!canBecomeNobody())
            QSKIP("this process cannot become another user");
        QCOMPARE(::chmod(m_folder.c_str(), 0755), 0);
        const std::string said = saidByChild(
            [this] { return checkFileIsWritable(m_folder / "file").error().text(); }, nobody);
        QCOMPARE(said, std::string("the file is read-only: Permission denied"));
    }

 private:
    std::unique_ptr<QTemporaryDir> m_directory;
    fs::path m_folder;
};

QTEST_APPLESS_MAIN(TestFrameFile)
#include "tst_frame_file.moc"
