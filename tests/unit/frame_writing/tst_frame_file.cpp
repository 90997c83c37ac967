#include "core/frame_writing/frame_target.h"
#include "tests/support/files.h"
#include "tests/support/registered_test.h"
#include "tests/support/special_files.h"

#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_frame_file {

using namespace test;
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
        QCOMPARE(frameFileOf(m_folder / "file"), m_folder / "file");
        QCOMPARE(frameFileOf(m_folder / "missing"), m_folder / "missing");
        QCOMPARE(frameFileOf(m_folder / "dir"), m_folder / "dir" / "chunks.b2frame");
    }

    void findsItThroughLinks()
    {
        if (!makeLink("file", m_folder / "link") || !makeLink("dir", m_folder / "linked dir"))
            QSKIP(noLinks);
        QCOMPARE(frameFileOf(m_folder / "link"), m_folder / "file");
        QCOMPARE(fs::canonical(frameFileOf(m_folder / "linked dir")),
                 fs::canonical(m_folder / "dir" / "chunks.b2frame"));
    }

 private:
    std::unique_ptr<QTemporaryDir> m_directory;
    fs::path m_folder;
};

const Registered<TestFrameFile> registered;

} // namespace bloscope::tst_frame_file

#include "tst_frame_file.moc"
