
#include "core/files/file_io.h"
#include "core/frame/open_path.h"
#include "core/saving/save_file.h"
#include "core/system/streams.h"
#include "tests/support/calm_pool.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/or_abort.h"
#include "tests/support/registered_test.h"
#include "tests/support/sparse_frames.h"
#include "tests/support/special_files.h"
#include "tests/support/unsynced_file_calls.h"

#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_save_stream {

using namespace test;
namespace fs = std::filesystem;

namespace {

using Of = MetadataSectionOf;

// More than is copied at once.
ByteBuffer frame()
{
    return chunksFrame({counted<std::int32_t>(500'000), counted<std::int32_t>(300)}, 4,
                       {.codec = 0,
                        .level = 0,
                        .metalayers = {{"units", counted<std::uint8_t>(3)}},
                        .vlMetalayers = {{"note", counted<std::uint8_t>(9)}}});
}

} // namespace

class TestSaveStream : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_directory = std::make_unique<QTemporaryDir>();
        m_folder = m_directory->path().toStdString();
        m_file = m_folder / "frame.b2frame";
        writeFile(m_file, frame());
    }

    void writesWhatASavedCopyHolds_data()
    {
        QTest::addColumn<bool>("isFixed");
        QTest::addColumn<int>("valueBytes"); // of the new value; none: nothing is edited
        QTest::newRow("nothing edited") << false << -1;
        QTest::newRow("variable") << false << 100;
        QTest::newRow("fixed") << true << 5000;
    }
    void writesWhatASavedCopyHolds()
    {
        QFETCH(bool, isFixed);
        QFETCH(int, valueBytes);
        EditSet edits(*openPath(m_file));
        if (valueBytes >= 0)
            QVERIFY(edits.setValue(isFixed ? Of::Header : Of::Trailer, 0,
                                   ByteBuffer(static_cast<std::size_t>(valueBytes))));
        QVERIFY(saveFileAs(edits, m_folder / "copy", m_calls, calmPool()));
        const auto streamed = saveToStream(edits, output().number(), calmPool());
        QVERIFY2(streamed, streamed ? "" : streamed.error().text().c_str());
        QVERIFY(contentOfFile(m_folder / "stream") == contentOfFile(m_folder / "copy"));
        QVERIFY(contentOfFile(m_file) == frame());
    }

    void refusesADirectoryAndItsOwnFile()
    {
        writeFiles(m_folder / "sparse", sparseFiles(frame()));
        QCOMPARE(
            saveToStream(EditSet(*openPath(m_folder / "sparse")), output().number(), calmPool())
                .error()
                .text(),
            std::string("a sparse frame is a directory and cannot be written to a stream"));
        const Descriptor itself = openedToChange(m_file);
        const auto refused = saveToStream(EditSet(*openPath(m_file)), itself.number(), calmPool());
        QCOMPARE(refused.error().text(),
                 std::string("the output is the file itself, which cannot be overwritten"));
        QCOMPARE(refused.error().kind(), ErrorKind::Usage);
        QVERIFY(contentOfFile(m_file) == frame());
    }

    void saysThatTheFileIsNoLongerTheSame()
    {
        const EditSet edits(*openPath(m_file));
        ByteBuffer other = frame();
        other[27] ^= std::byte{0x10}; // the level of compression
        writeFile(m_file, other);
        QCOMPARE(saveToStream(edits, output().number(), calmPool()).error().kind(),
                 ErrorKind::Changed);
        QVERIFY(contentOfFile(m_folder / "stream").empty());
    }

    void tellsAFullDisk()
    {
        const auto device = fullDevice();
        if (!device)
            QSKIP("there is no device that is full");
        const Descriptor full = orAbort(openStream(*device));
        QCOMPARE(saveToStream(EditSet(*openPath(m_file)), full.number(), calmPool()).error().kind(),
                 ErrorKind::Io);
    }

    void stopsWhenItIsCancelled()
    {
        std::stop_source stop;
        stop.request_stop();
        QCOMPARE(saveToStream(EditSet(*openPath(m_file)), output().number(), calmPool(),
                              {stop.get_token()})
                     .error()
                     .kind(),
                 ErrorKind::Cancelled);
    }

 private:
    Descriptor output()
    {
        writeFile(m_folder / "stream", {});
        return openedToChange(m_folder / "stream");
    }

    std::unique_ptr<QTemporaryDir> m_directory;
    fs::path m_folder;
    fs::path m_file;
    UnsyncedFileCalls m_calls;
};

const Registered<TestSaveStream> registered;

} // namespace bloscope::tst_save_stream

#include "tst_save_stream.moc"
