#include "core/frame/open_path.h"
#include "core/saving/save_file.h"
#include "core/system/file_status.h"
#include "tests/support/calm_pool.h"
#include "tests/support/canonical.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/sparse_frames.h"
#include "tests/support/special_files.h"

#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

namespace bloscope::tst_save_as {

using namespace test;
namespace fs = std::filesystem;

namespace {

using Of = MetadataSectionOf;

ByteBuffer smallFrame()
{
    return chunksFrame({counted<std::int32_t>(500), counted<std::int32_t>(300)}, 4,
                       {.metalayers = {{"units", counted<std::uint8_t>(3)}},
                        .vlMetalayers = {{"note", counted<std::uint8_t>(9)}}});
}

std::string words(const Result<SaveReport>& saved)
{
    return saved ? "saved" : saved.error().text();
}

} // namespace

// Saving to another file: saveFileAs().
class TestSaveAs : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_directory = std::make_unique<QTemporaryDir>();
        m_folder = m_directory->path().toStdString();
        m_file = m_folder / "frame.b2frame";
        writeFile(m_file, smallFrame());
    }

    void savesCopies()
    {
        EditSet edits = opened();
        QVERIFY(edits.remove(Of::Trailer, 0));
        const auto saved = saveFileAs(edits, m_folder / "copy.b2frame", m_calls, calmPool());
        QVERIFY2(saved, words(saved).c_str());
        QVERIFY(contentOfFile(m_file) == smallFrame());
        QCOMPARE(whyNotCanonical(contentOfFile(m_folder / "copy.b2frame")), std::string());
        QVERIFY(!saveFileAs(edits, m_folder / "missing" / "copy", m_calls, calmPool()));
    }

    void replacesAnotherFile()
    {
        writeFile(m_folder / "other", bytesOf("other"));
        fs::permissions(m_folder / "other", fs::perms(0640));
        const fs::perms mode = fs::status(m_folder / "other").permissions();
        QVERIFY(saveFileAs(opened(), m_folder / "other", m_calls, calmPool()));
        QVERIFY(contentOfFile(m_folder / "other") == smallFrame());
        QCOMPARE(fs::status(m_folder / "other").permissions(), mode);
    }

    // Over the file that was read it is the same as saving.
    void savesOverItsOwnFile()
    {
        fs::create_hard_link(m_file, m_folder / "name");
        EditSet edits = opened();
        QVERIFY(edits.remove(Of::Trailer, 0));
        QVERIFY(saveFileAs(edits, m_folder / "name", m_calls, calmPool()));
        QCOMPARE((*openPath(m_folder / "name"))->vlMetalayers().entries.size(), std::size_t(0));
    }

    // What could not be saved here is not lost: it goes elsewhere.
    void savesElsewhereWhatCouldNotBeSavedHere()
    {
        const fs::path folder = m_folder / "folder";
        writeFiles(folder, {{"file", smallFrame()}});
        EditSet edits(*openPath(folder / "file"));
        QVERIFY(edits.setValue(Of::Trailer, 0, counted<std::uint8_t>(250)));
        if (!openFilesGiveWay())
            QSKIP(openFilesStay);
        fs::remove_all(folder);
        QVERIFY(!saveFile(edits, folder / "file", m_calls, calmPool()));
        const fs::path elsewhere = m_folder / "elsewhere";
        QVERIFY(saveFileAs(edits, elsewhere, m_calls, calmPool()));
        QCOMPARE(**EditSet(*openPath(elsewhere)).value(Of::Trailer, 0), counted<std::uint8_t>(250));
    }

    void refusesSparseFrames()
    {
        writeFiles(m_folder / "dir", sparseFiles(smallFrame()));
        const EditSet edits(*openPath(m_folder / "dir"));
        QCOMPARE(words(saveFileAs(edits, m_folder / "copy", m_calls, calmPool())),
                 std::string("a sparse frame can only be saved in place"));
        QVERIFY(!fs::exists(m_folder / "copy"));
    }

    void doesNotCopyAFileThatChanged()
    {
        const EditSet edits = opened();
        ByteBuffer other = smallFrame();
        other[100] ^= std::byte{1}; // in the header
        writeFile(m_file, other);
        const auto saved = saveFileAs(edits, m_folder / "copy", m_calls, calmPool());
        QVERIFY(!saved);
        QCOMPARE(saved.error().kind(), ErrorKind::Changed);
        QCOMPARE(namesIn(m_folder), std::vector<std::string>{"frame.b2frame"});
    }

    void neverReplacesWhatIsNoFile_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("a directory") << "folder"
                                     << "this is a directory";
        QTest::newRow("a pipe") << "pipe"
                                << "this is not a regular file";
        QTest::newRow("a circle of links") << "circle"
                                           << "this is a broken symbolic link";
    }
    void neverReplacesWhatIsNoFile()
    {
        QFETCH(QString, what);
        QFETCH(QString, sentence);
        const fs::path target = m_folder / what.toStdString();
        if (what == "pipe" && !makePipe(target))
            QSKIP(noPipes);
        if (what == "circle" && !makeLink("circle", target))
            QSKIP(noLinks);
        if (what == "folder")
            fs::create_directory(target);
        const auto before = linkStatusOf(target);
        const auto saved = saveFileAs(opened(), target, m_calls, calmPool());
        QCOMPARE(QString::fromStdString(words(saved)), sentence);
        auto names = std::vector<std::string>{"frame.b2frame", what.toStdString()};
        std::ranges::sort(names);
        QCOMPARE(namesIn(m_folder), names);
        QVERIFY(linkStatusOf(target)->kind == before->kind);
    }

    void savesWhereADanglingLinkLeads()
    {
        if (!makeLink("new", m_folder / "link"))
            QSKIP(noLinks);
        QVERIFY(saveFileAs(opened(), m_folder / "link", m_calls, calmPool()));
        QVERIFY(isLink(m_folder / "link"));
        QVERIFY(contentOfFile(m_folder / "new") == smallFrame());
    }

    void savesFramesInsideOtherFilesAlone()
    {
        ByteBuffer bytes(100, std::byte{1});
        for (const ByteBuffer& part : {smallFrame(), ByteBuffer(50, std::byte{2})})
            bytes.insert(bytes.end(), part.begin(), part.end());
        writeFile(m_file, bytes);
        EditSet edits(*openFrameAt(m_file, 100));
        const auto saved = saveFile(edits, m_file, m_calls, calmPool());
        QCOMPARE(words(saved), std::string("the frame is inside another file; save a copy first"));
        QVERIFY(saveFileAs(edits, m_folder / "copy", m_calls, calmPool()));
        QVERIFY(contentOfFile(m_folder / "copy") == smallFrame());
        QVERIFY(contentOfFile(m_file) == bytes);
    }

    void keepsWhatFollowsAWholeFile()
    {
        ByteBuffer bytes = smallFrame();
        bytes.insert(bytes.end(), 50, std::byte{2});
        writeFile(m_file, bytes);
        QVERIFY(saveFileAs(opened(), m_folder / "copy", m_calls, calmPool()));
        QVERIFY(contentOfFile(m_folder / "copy") == bytes);
    }

 private:
    EditSet opened() const { return EditSet(*openPath(m_file)); }

    std::unique_ptr<QTemporaryDir> m_directory;
    fs::path m_folder;
    fs::path m_file;
    SystemFileCalls m_calls;
};

const Registered<TestSaveAs> registered;

} // namespace bloscope::tst_save_as

#include "tst_save_as.moc"
