#include "core/frame/find_frames.h"

#include "tests/support/compare.h"
#include "tests/support/counting_source.h"
#include "tests/support/frames.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"
#include "tests/support/sparse_frames.h"

namespace bloscope::tst_find_frames {

using namespace test;

namespace {

const ByteBuffer frame = arrayFrame({10}, "<i4", counted<std::int32_t>(10));
const ByteBuffer magic = "9ea8 62326672616d6500"_hex;

using Offsets = std::vector<std::uint64_t>;

// A file of 0x55 with these things in it.
ByteBuffer fileWith(std::size_t size, const std::map<std::size_t, ByteBuffer>& things)
{
    ByteBuffer file(size, std::byte{0x55});
    for (const auto& [at, bytes] : things)
        file = patched(std::move(file), at, bytes);
    return file;
}

} // namespace

class TestFindFrames : public QObject {
    Q_OBJECT

 private slots:
    void findsWhereFramesBegin_data()
    {
        constexpr std::size_t window = 1 << 20;
        const std::size_t size = frame.size();
        QTest::addColumn<ByteBuffer>("file");
        QTest::addColumn<Offsets>("expected");
        QTest::newRow("nothing") << ByteBuffer() << Offsets();
        QTest::newRow("no frame") << fileWith(5000, {}) << Offsets();
        QTest::newRow("at the beginning") << frame << Offsets{0};
        QTest::newRow("later") << fileWith(4096, {{32, frame}}) << Offsets{32};
        QTest::newRow("one behind the other")
            << fileWith(4096, {{7, frame}, {7 + size, frame}}) << Offsets{7, 7 + size};
        QTest::newRow("across two windows")
            << fileWith(2 * window, {{window - 50, frame}}) << Offsets{window - 50};
        QTest::newRow("at the end of a window")
            << fileWith(2 * window, {{window - 87, frame}, {window + 1000, frame}})
            << Offsets{window - 87, window + 1000};
        QTest::newRow("only a signature") << fileWith(4096, {{100, magic}}) << Offsets();
        QTest::newRow("behind a signature")
            << fileWith(4096, {{100, magic}, {110, frame}}) << Offsets{110};
        QTest::newRow("cut off by the end")
            << fileWith(100 + size - 1, {{100, ByteBuffer(frame.begin(), frame.end() - 1)}})
            << Offsets();
        QTest::newRow("the index of a sparse frame")
            << fileWith(4096, {{100, sparseFiles(frame).at("chunks.b2frame")}}) << Offsets();
    }
    void findsWhereFramesBegin()
    {
        QFETCH(ByteBuffer, file);
        const auto found = findFrames(*memorySource(file));
        QCOMPARE(outcomeOf(found), std::string());
        QTEST(*found, "expected");
    }

    void doesNotCountFramesInsideOfFrames()
    {
        const ByteBuffer outer =
            chunksFrame({frame}, 1, {.codec = 5, .level = 0, .filters = {}}); // a plain copy
        QCOMPARE(*findFrames(*memorySource(outer)), Offsets{0});
    }

    void staysWithinItsBounds()
    {
        const std::size_t size = frame.size();
        const ByteBuffer file = fileWith(10 * size, {{0, frame}, {size, frame}, {5 * size, frame}});
        QCOMPARE(*findFrames(*memorySource(file), {.mostFrames = 2}), (Offsets{0, size}));
        QCOMPARE(*findFrames(*memorySource(file), {.mostBytes = 5 * size}), (Offsets{0, size}));
    }

    void readsEachByteAboutOnce()
    {
        ByteBuffer file(3 << 20);
        for (std::size_t at = 0; at + magic.size() < file.size(); at += magic.size())
            std::ranges::copy(magic, file.begin() + static_cast<std::ptrdiff_t>(at));
        const CountingSource source(memorySource(file));
        QCOMPARE(*findFrames(source), Offsets());
        QVERIFY(source.bytes() < file.size() + 1000);
    }

    void stopsWhenItIsAsked()
    {
        std::stop_source stop;
        stop.request_stop();
        const auto found = findFrames(*memorySource(frame), {}, {stop.get_token(), nullptr});
        QVERIFY(failedAs(ErrorKind::Cancelled, found));
    }
};

const Registered<TestFindFrames> registered;

} // namespace bloscope::tst_find_frames

#include "tst_find_frames.moc"
