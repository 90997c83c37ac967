#include "tests/support/compare.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/scanned_array.h"

#include <QTest>
#include <map>

namespace bloscope::tst_slice_scan {

using namespace test;

namespace {

// Notes what it is shown, by the position of the cell.
class Recorder final : public CellVisitor {
 public:
    std::map<Shape, std::string> cells;
    std::vector<std::string> reasons;
    int alike = 0; // boxes

    void visit(std::span<const NumberKey> keys, const CellBox& box, std::int64_t begin) override
    {
        for (std::size_t i = 0; i < keys.size(); ++i)
            note(box, begin + static_cast<std::int64_t>(i), std::to_string(keys[i]));
    }
    void visitAlike(NumberKey key, std::uint64_t count, const CellBox& box) override
    {
        ++alike;
        for (std::uint64_t i = 0; i < count; ++i)
            note(box, static_cast<std::int64_t>(i), std::to_string(key));
    }
    void visitMissing(CellState state, std::uint64_t count, const CellBox& box,
                      std::int64_t begin) override
    {
        for (std::uint64_t i = 0; i < count; ++i)
            note(box, begin + static_cast<std::int64_t>(i),
                 std::string(1, "FDUA"[static_cast<std::size_t>(state)]));
    }
    void noteDamage(const std::string& reason) override { reasons.push_back(reason); }

 private:
    void note(const CellBox& box, std::int64_t cell, std::string text)
    {
        const bool isNew = cells.emplace(positionInSlice(box, cell), std::move(text)).second;
        QVERIFY(isNew);
    }
};

Recorder recorded(const NumberScan& scan)
{
    Recorder recorder;
    for (std::int64_t n = 0; n < scan.parts().count(); ++n)
        if (!scan.visitPart(scan.parts()[n], recorder, {}))
            std::abort();
    return recorder;
}

const ByteBuffer& plane() // 0 to 119 as 10 x 12, in chunks of 4 x 5 and blocks of 3 x 2
{
    static const ByteBuffer frame =
        arrayFrame({10, 12}, {4, 5}, {3, 2}, "|u1", counted<std::uint8_t>(120));
    return frame;
}

} // namespace

class TestSliceScan : public QObject {
    Q_OBJECT

 private slots:
    void showsEveryCellOnceAtItsPlace_data()
    {
        QTest::addColumn<ByteBuffer>("frame");
        QTest::addColumn<QByteArray>("slice");
        for (const char* slice : {"", "3", ":, 7", "::-3, 1:11:2", "2:3, 9:2:-4", "5:5"})
            QTest::newRow(slice) << plane() << QByteArray(slice);
    }
    void showsEveryCellOnceAtItsPlace()
    {
        QFETCH(ByteBuffer, frame);
        QFETCH(QByteArray, slice);
        const ScannedArray array(frame);
        const NumberScanPtr scan = array.scan(slice);
        const Recorder recorder = recorded(*scan);
        QCOMPARE(recorder.cells.size(), std::size_t(scan->cellCount()));
        for (const auto& [position, text] : recorder.cells) {
            const Shape index = SliceGrid::indexOf(scan->slice(), position);
            QCOMPARE(text, std::to_string(index[0] * 12 + index[1]));
        }
    }

    void readsChunksLaidEndToEnd()
    {
        const FramePtr frame =
            *Frame::open(memorySource(chunksFrame({counted<std::uint8_t>(101), ByteBuffer(9)}, 1)));
        BlockCache cache;
        WorkerPool pool(2);
        const SliceReader reader(*Array::of(frame, {"<u2", {-1}}), cache, pool);
        const Recorder recorder = recorded(**numberScanOf(reader, Slice::whole({55})));
        QCOMPARE(recorder.cells.size(), std::size_t(55));
        QCOMPARE(recorder.cells.at({49}), std::to_string(98 + 256 * 99));
        QCOMPARE(recorder.cells.at({50}), std::to_string(100));
    }

    void showsOnePartOfStructuredElements()
    {
        const ByteBuffer frame = arrayFrame({4, 5}, {2, 5}, {2, 2}, "[('s', 'S1'), ('v', '<u2')]",
                                            counted<std::uint8_t>(60));
        const ScannedArray array(frame);
        const DTypeLeaf part = leavesOf(array.opened().reader().array()->dtype())[1];
        const Recorder recorder =
            recorded(**numberScanOf(array.opened().reader(), Slice::whole({4, 5}), part));
        for (int i = 0; i < 20; ++i)
            QCOMPARE(recorder.cells.at({i / 5, i % 5}),
                     std::to_string(3 * i + 1 + 256 * (3 * i + 2)));
    }

    void takesAChunkForAPart()
    {
        const ScannedArray array(plane());
        const NumberScanPtr all = array.scan();
        QCOMPARE(all->parts().count(), 9);
        for (std::int64_t n = 0; n < 9; ++n)
            QCOMPARE(all->wholeChunk(all->parts()[n]), std::optional(n));
        const NumberScanPtr some = array.scan("1:, :");
        QCOMPARE(some->wholeChunk(some->parts()[0]), std::optional<std::int64_t>());
        QCOMPARE(some->chunkOf(some->parts()[0]), std::optional<std::int64_t>(0));
        QCOMPARE(some->wholeChunk(some->parts()[8]), std::optional<std::int64_t>(8));
    }

    void showsChunksOfOneValueAtOnce_data()
    {
        QTest::addColumn<SpecialKind>("kind");
        QTest::addColumn<std::string>("text");
        QTest::newRow("zeros") << SpecialKind::Zeros << std::to_string(1ULL << 63);
        QTest::newRow("NaN") << SpecialKind::NaN << std::to_string(UINT64_MAX);
        QTest::newRow("uninitialised") << SpecialKind::Uninitialised << std::string("U");
    }
    void showsChunksOfOneValueAtOnce()
    {
        QFETCH(SpecialKind, kind);
        const ScannedArray array(unstoredArrayFrame({7, 5}, {4, 4}, {2, 2}, "<f8", kind));
        const Recorder recorder = recorded(*array.scan());
        QCOMPARE(recorder.cells.size(), std::size_t(35));
        QCOMPARE(recorder.alike, kind == SpecialKind::Uninitialised ? 0 : 4);
        for (const auto& [position, text] : recorder.cells)
            QTEST(text, "text");
    }

    void goesOnBehindDamage()
    {
        ByteBuffer frame = arrayFrame({64}, {32}, {16}, "<i4", counted<std::int32_t>(64));
        damageBlock(frame, 0, 1);
        const ScannedArray array(frame);
        const Recorder recorder = recorded(*array.scan());
        QCOMPARE(recorder.cells.at({15}), std::to_string((1ULL << 63) + 15));
        QCOMPARE(recorder.cells.at({16}), std::string("D"));
        QCOMPARE(recorder.cells.at({32}), std::to_string((1ULL << 63) + 32));
        QCOMPARE(recorder.reasons.size(), std::size_t(1));
        QVERIFY(recorder.reasons[0].starts_with("chunk 0: block 1: "));
    }

    void showsAllAsDamagedWhenTheChunksCannotBeReached()
    {
        ByteBuffer cut = plane();
        cut.pop_back();
        const ScannedArray array(cut);
        const Recorder recorder = recorded(*array.scan("0"));
        QCOMPARE(recorder.cells.size(), std::size_t(12));
        QCOMPARE(recorder.cells.at({0, 3}), std::string("D"));
    }

    void stopsWhenAsked()
    {
        const ScannedArray array(plane());
        const NumberScanPtr scan = array.scan();
        std::stop_source stop;
        stop.request_stop();
        Recorder recorder;
        QVERIFY(failedAs(ErrorKind::Cancelled,
                         scan->visitPart(scan->parts()[0], recorder, {stop.get_token()})));
        QVERIFY(recorder.cells.empty());
    }

    void refusesElementsThatAreNoNumbers()
    {
        const OpenedArray array(arrayFrame({2}, "|S3", bytesOf("abcdef")));
        const auto refused = numberScanOf(array.reader(), array.slice());
        QVERIFY(failedAs(ErrorKind::Usage, refused));
        QCOMPARE(refused.error().text(), std::string("elements of type |S3 are not numbers"));
    }

    void refusesSlicesOfAnotherShape()
    {
        const OpenedArray array(plane());
        QVERIFY(failedAs(ErrorKind::Usage, numberScanOf(array.reader(), Slice::whole({10, 13}))));
    }
};

const Registered<TestSliceScan> registered;

} // namespace bloscope::tst_slice_scan

#include "tst_slice_scan.moc"
