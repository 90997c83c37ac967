#include "core/files/file_io.h"
#include "core/frame/open_path.h"
#include "core/saving/save_file.h"
#include "core/system/file_status.h"
#include "tests/support/calm_pool.h"
#include "tests/support/faulty_file_calls.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/or_abort.h"
#include "tests/support/peak_memory.h"
#include "tests/support/registered_test.h"
#include "tests/support/special_files.h"
#include "tests/support/this_process.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <cerrno>
#include <set>

namespace bloscope::tst_save_large {

using namespace test;
namespace fs = std::filesystem;

namespace {

using Of = MetadataSectionOf;

template <class T>
void patchBig(ByteBuffer& bytes, std::size_t at, T value)
{
    for (std::size_t i = 0; i < sizeof value; ++i)
        bytes[at + i] = static_cast<std::byte>(value >> (8 * (sizeof value - 1 - i)));
}

// A frame of one small chunk behind which `hole` bytes of its chunk area belong to nobody, with a
// few bytes that are no hole every `step` of them.
void writeFrameWithHole(const fs::path& path, std::uint64_t hole, std::uint64_t step = 0)
{
    ByteBuffer frame = chunksFrame({counted<std::int32_t>(1000)}, 4,
                                   {.vlMetalayers = {{"note", counted<std::uint8_t>(5)}}});
    const FramePtr small = *Frame::open(memorySource(frame));
    const auto index = static_cast<std::size_t>(small->indexOffset());
    patchBig(frame, 16, small->header().frameLen + static_cast<std::int64_t>(hole));
    patchBig(frame, 39, small->header().cbytes + static_cast<std::int64_t>(hole));

    SystemFileCalls calls;
    const Descriptor file = openedToChange(path);
    const auto put = [&](ByteView bytes, std::uint64_t at) {
        orAbort(writeAt(calls, file.number(), at, bytes));
    };
    orAbort(resizeFile(calls, file.number(), frame.size() + hole));
    put(ByteView(frame).first(index), 0);
    put(ByteView(frame).subspan(index), index + hole);
    for (std::uint64_t at = step; step > 0 && at < hole; at += step)
        put(bytesOf("data"), index + at);
}

std::uint64_t bytesOnDisk(const fs::path& path)
{
    return statusOf(path)->bytesOnDisk;
}

// Asks for a stop at one of the copies.
class StoppingFileCalls final : public SystemFileCalls {
 public:
    StoppingFileCalls(std::stop_source& stop, int atPiece) : m_stop(stop), m_left(atPiece) {}

    std::int64_t write(int descriptor, ByteView bytes, std::uint64_t offset) override
    {
        countPiece();
        return SystemFileCalls::write(descriptor, bytes, offset);
    }
    std::int64_t copy(int from, std::uint64_t fromOffset, int to, std::uint64_t toOffset,
                      std::size_t count) override
    {
        countPiece();
        return SystemFileCalls::copy(from, fromOffset, to, toOffset, count);
    }

 private:
    void countPiece()
    {
        if (m_left-- == 0)
            m_stop.request_stop();
    }

    std::stop_source& m_stop;
    int m_left;
};

// Looks at the progress with every piece that is copied or written.
class WatchingFileCalls final : public SystemFileCalls {
 public:
    WatchingFileCalls(const Progress& progress, bool canCopy)
        : m_progress(progress), m_canCopy(canCopy)
    {
    }

    std::int64_t write(int descriptor, ByteView bytes, std::uint64_t offset) override
    {
        look();
        return SystemFileCalls::write(descriptor, bytes, offset);
    }
    std::int64_t copy(int from, std::uint64_t fromOffset, int to, std::uint64_t toOffset,
                      std::size_t count) override
    {
        look();
        if (m_canCopy)
            return SystemFileCalls::copy(from, fromOffset, to, toOffset, count);
        errno = ENOSYS;
        return -1;
    }

    // It never went back, never beyond its end, and was seen in many places.
    bool isSteady() const
    {
        return std::ranges::is_sorted(m_seen) && m_seen.back() <= m_progress.total &&
               std::set(m_seen.begin(), m_seen.end()).size() > 50;
    }

 private:
    void look() { m_seen.push_back(m_progress.done); }

    const Progress& m_progress;
    bool m_canCopy;
    std::vector<std::uint64_t> m_seen;
};

} // namespace

// Files far larger than the disk they are on, thanks to holes.
class TestSaveLarge : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_directory = std::make_unique<QTemporaryDir>();
        m_file = fs::path(m_directory->path().toStdString()) / "large.b2frame";
    }

    void changesOneValueOf9GiBWithoutTouchingTheRest()
    {
        writeFrameWithHole(m_file, 9_GiB);
        EditSet edits(*openPath(m_file));
        QVERIFY(edits.setValue(Of::Trailer, 0, counted<std::uint8_t>(200)));
        FaultyFileCalls calls;
        QElapsedTimer timer;
        timer.start();
        const auto saved = saveFile(edits, m_file, calls, calmPool());
        const double ms = double(timer.nsecsElapsed()) / 1e6; // told, and not asserted
        QVERIFY2(saved, saved ? "" : saved.error().text().c_str());
        QCOMPARE(saved->way, SaveWay::Append);
        QVERIFY(calls.bytesWritten() < 1000);
        QCOMPARE(calls.bytesWritten(), saved->newBytes);
        QVERIFY2(calls.log().size() < 20, "more calls than a change of a few bytes needs");
        QCOMPARE(calls.bytesCopied(), std::uint64_t(0));
        qInfo("%.1f ms, %zu calls, %llu bytes written", ms, calls.log().size(),
              static_cast<unsigned long long>(calls.bytesWritten()));

        const FramePtr frame = *openPath(m_file);
        QVERIFY(frame->problems().empty());
        QCOMPARE(**EditSet(frame).value(Of::Trailer, 0), counted<std::uint8_t>(200));
        QCOMPARE(*(*frame->chunk(0))->decode(), counted<std::int32_t>(1000));
    }

    void movesTheChunksOf1GiBForALongerMetalayer_data()
    {
        QTest::addColumn<bool>("systemCopies");
        QTest::newRow("copied by the system") << true;
        QTest::newRow("copied through memory") << false;
    }
    void movesTheChunksOf1GiBForALongerMetalayer()
    {
        QFETCH(bool, systemCopies);
        writeFrameWithHole(m_file, 1_GiB, 16_MiB);
        const std::uint64_t before = bytesOnDisk(m_file);
        const std::string said = saidByCopy([&] { return lengthen(systemCopies); });
        QCOMPARE(said, std::string("saved"));
        if (holesCanBePunched()) // and are told of
            QVERIFY2(bytesOnDisk(m_file) < before + 1_MiB, "holes are written out");

        const FramePtr frame = *openPath(m_file);
        QVERIFY(frame->problems().empty());
        QCOMPARE(frame->metalayers().entries[0].value, counted<std::uint8_t>(200));
        QCOMPARE(*(*frame->chunk(0))->decode(), counted<std::int32_t>(1000));
        for (std::uint64_t at = 16_MiB; at < 1_GiB; at += 16_MiB)
            QCOMPARE(textOf(*readBytes(*frame->source(), frame->indexOffset() - 1_GiB + at, 4)),
                     std::string_view("data"));
    }

    void leavesTheFileAloneWhenItIsCancelledOnTheWay()
    {
        writeFrameWithHole(m_file, 1_GiB, 16_MiB);
        const auto before = identityOf(m_file);
        EditSet edits(*openPath(m_file));
        QVERIFY(edits.add(Of::Header, "new", counted<std::uint8_t>(200), 0));
        std::stop_source stop;
        StoppingFileCalls calls(stop, 20);
        Progress progress;
        const auto saved =
            saveFile(edits, m_file, calls, calmPool(), {stop.get_token(), &progress});
        QVERIFY(!saved);
        QCOMPARE(saved.error().kind(), ErrorKind::Cancelled);
        QVERIFY(progress.done > 0 && progress.done < progress.total);
        QVERIFY(identityOf(m_file) == before);
        QCOMPARE(namesIn(m_file.parent_path()), std::vector<std::string>{"large.b2frame"});
    }

 private:
    // A fixed metalayer gets longer, in a process of its own whose memory is watched. "saved", or
    // what is wrong.
    std::string lengthen(bool systemCopies) const
    {
        EditSet edits(*openPath(m_file));
        if (!edits.add(Of::Header, "new", counted<std::uint8_t>(200), 0))
            return "not added";
        Progress progress;
        WatchingFileCalls calls(progress, systemCopies);
        const PeakMemory memory;
        const auto saved = saveFile(edits, m_file, calls, calmPool(), {{}, &progress});
        if (!saved)
            return saved.error().text();
        if (saved->way != SaveWay::Replace || saved->copiedBytes <= 1_GiB)
            return "saved in another way";
        if (progress.total <= 1_GiB || progress.done != progress.total)
            return "the progress does not end at its end";
        if (!calls.isSteady())
            return "the progress is no progress";
        if (!sanitizersTakeMemory() && memory.bytes() > 64_MiB)
            return "memory grows with the file";
        return "saved";
    }

    std::unique_ptr<QTemporaryDir> m_directory;
    fs::path m_file;
};

const Registered<TestSaveLarge> registered;

} // namespace bloscope::tst_save_large

#include "tst_save_large.moc"
