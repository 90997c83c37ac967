#include "core/find/find_cell.h"

#include "core/statistics/statistics.h"
#include "tests/support/compare.h"
#include "tests/support/counting_source.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/scanned_array.h"

#include <QTest>
#include <random>

namespace bloscope::tst_find_cell {

using namespace test;

namespace {

constexpr auto forwards = ScanDirection::Forwards;
constexpr auto backwards = ScanDirection::Backwards;

CellCriterion equalTo(const NumberScan& scan, const char* text)
{
    return *CellCriterion::number(scan.order(), Comparison::Equal, text);
}

// Positions from cell to cell until there is none left.
std::vector<Shape> allFound(const NumberScan& scan, const CellCriterion& criterion,
                            ScanDirection direction, ChunkSummaries* summaries)
{
    std::vector<Shape> all;
    for (FoundCell found = *findCell(scan, criterion, direction, {}, summaries); found;
         found = *findCell(scan, criterion, direction, found, summaries))
        all.push_back(*found);
    return all;
}

// 30 x 40 random numbers from 0 to 9 in chunks of 8 x 9.
struct RandomPlane {
    std::vector<std::uint8_t> numbers;
    ByteBuffer frame;
};
const RandomPlane& randomPlane()
{
    static const RandomPlane plane = [] {
        std::mt19937 random(4);
        RandomPlane made;
        for (int i = 0; i < 30 * 40; ++i)
            made.numbers.push_back(static_cast<std::uint8_t>(random() % 10));
        made.frame =
            arrayFrame({30, 40}, {8, 9}, {4, 5}, "|u1", std::as_bytes(std::span(made.numbers)));
        return made;
    }();
    return plane;
}

// 100 chunks of 1000 floats that rise, with one NaN in chunk 70.
ByteBuffer risingFrame()
{
    std::vector<float> numbers(100'000);
    for (std::size_t i = 0; i < numbers.size(); ++i)
        numbers[i] = static_cast<float>(i);
    numbers[70'500] = NAN;
    return arrayFrame({100'000}, {1000}, {1000}, "<f4", std::as_bytes(std::span(numbers)));
}

} // namespace

class TestFindCell : public QObject {
    Q_OBJECT

 private slots:
    void findsEveryCellInOrder_data();
    void findsEveryCellInOrder();
    void beginsBehindAnyPosition();
    void skipsChunksByWhatIsKnownOfThem();
    void remembersWhatItSaw();
    void skipsSpecialChunksWithoutReading();
    void findsCellsByTheirState();
    void stopsWhenAsked();
    void findsNothingInNothing();
};

void TestFindCell::findsEveryCellInOrder_data()
{
    QTest::addColumn<QByteArray>("slice");
    for (const char* slice : {"", "7", ":, 13", "::-3, 1:39:2", "29:3:-1, ::-1"})
        QTest::newRow(slice) << QByteArray(slice);
}

void TestFindCell::findsEveryCellInOrder()
{
    QFETCH(QByteArray, slice);
    const ScannedArray array(randomPlane().frame);
    const NumberScanPtr scan = array.scan(slice);
    std::vector<Shape> expected;
    const Slice& taken = scan->slice();
    for (std::int64_t i = 0; i < taken[0].count; ++i)
        for (std::int64_t j = 0; j < taken[1].count; ++j)
            if (randomPlane().numbers[std::size_t(taken[0].at(i) * 40 + taken[1].at(j))] == 3)
                expected.push_back({i, j});
    for (const bool withSummaries : {false, true}) {
        ChunkSummaries summaries;
        ChunkSummaries* given = withSummaries ? &summaries : nullptr;
        QVERIFY(allFound(*scan, equalTo(*scan, "3"), forwards, given) == expected);
        std::vector<Shape> other = allFound(*scan, equalTo(*scan, "3"), backwards, given);
        std::ranges::reverse(other);
        QVERIFY(other == expected);
    }
}

void TestFindCell::beginsBehindAnyPosition()
{
    const ScannedArray array(arrayFrame({4, 4}, {3, 3}, {2, 2}, "|u1", ByteBuffer(16)));
    const NumberScanPtr scan = array.scan();
    const CellCriterion any = equalTo(*scan, "0");
    QCOMPARE(*findCell(*scan, any, forwards, {}), FoundCell(Shape{0, 0}));
    QCOMPARE(*findCell(*scan, any, forwards, Shape{0, 3}), FoundCell(Shape{1, 0}));
    QCOMPARE(*findCell(*scan, any, forwards, Shape{3, 3}), FoundCell());
    QCOMPARE(*findCell(*scan, any, backwards, {}), FoundCell(Shape{3, 3}));
    QCOMPARE(*findCell(*scan, any, backwards, Shape{2, 0}), FoundCell(Shape{1, 3}));
    QCOMPARE(*findCell(*scan, any, backwards, Shape{0, 0}), FoundCell());
}

void TestFindCell::skipsChunksByWhatIsKnownOfThem()
{
    const auto source = std::make_shared<CountingSource>(memorySource(risingFrame()));
    BlockCache cache(0);
    WorkerPool pool(1);
    const SliceReader reader(Array::of(*Frame::open(source)), cache, pool);
    const NumberScanPtr scan = *numberScanOf(reader, Slice::whole({100'000}));
    ChunkSummaries summaries;
    QVERIFY(statisticsOf(*scan, &summaries));
    const auto bytesFor = [&](const CellCriterion& criterion, ScanDirection direction,
                              const FoundCell& expected) {
        source->forget();
        const Result<FoundCell> found = findCell(*scan, criterion, direction, {}, &summaries);
        return found && *found == expected ? source->bytes() : UINT64_MAX;
    };
    const std::uint64_t oneChunk = bytesFor(equalTo(*scan, "70123"), forwards, Shape{70'123});
    QVERIFY2(oneChunk > 0 && oneChunk < 5000, qPrintable(QString::number(oneChunk)));
    QVERIFY(bytesFor(CellCriterion::notANumber(scan->order()), backwards, Shape{70'500}) < 5000);
    const auto above = [&](const char* text) {
        return *CellCriterion::number(scan->order(), Comparison::Above, text);
    };
    QVERIFY(bytesFor(above("99998"), forwards, Shape{99'999}) < 5000);
    QCOMPARE(bytesFor(above("1e6"), forwards, {}), std::uint64_t(0));
    QCOMPARE(bytesFor(CellCriterion::positiveInfinite(scan->order()), forwards, {}),
             std::uint64_t(0));
}

void TestFindCell::remembersWhatItSaw()
{
    const ScannedArray array(risingFrame());
    const NumberScanPtr scan = array.scan();
    ChunkSummaries summaries;
    SearchTally first;
    QCOMPARE(*findCell(*scan, equalTo(*scan, "-1"), forwards, {}, &summaries, {}, &first),
             FoundCell());
    QCOMPARE(first.cells, std::uint64_t(100'000));
    QCOMPARE(first.parts, std::int64_t(100));
    QCOMPARE(first.skippedParts, std::int64_t(0));
    QCOMPARE(summaries.size(), std::size_t(100));
    SearchTally second;
    const CellCriterion none = CellCriterion::notANumber(scan->order());
    QVERIFY(*findCell(*scan, none, forwards, {}, &summaries, {}, &second));
    QCOMPARE(second.cells, std::uint64_t(1000));
    QCOMPARE(second.parts, std::int64_t(1));
    QCOMPARE(second.skippedParts, std::int64_t(99));
    QVERIFY(summaries.find(70)->hasNotANumber);
    QCOMPARE(scan->order().number(summaries.find(70)->numbers.high), 70'999.0);
}

void TestFindCell::skipsSpecialChunksWithoutReading()
{
    const std::int64_t huge = std::int64_t(1) << 20;
    const ScannedArray array(
        unstoredArrayFrame({huge, 1000}, {huge / 4, 1000}, {1, 1000}, "<f4", SpecialKind::NaN));
    const NumberScanPtr scan = array.scan();
    const CellCriterion none = CellCriterion::notANumber(scan->order());
    QCOMPARE(*findCell(*scan, equalTo(*scan, "1"), forwards, {}), FoundCell());
    QCOMPARE(*findCell(*scan, none, forwards, Shape{huge / 2, 999}),
             FoundCell(Shape{huge / 2 + 1, 0}));
    QCOMPARE(*findCell(*scan, none, backwards, {}), FoundCell(Shape{huge - 1, 999}));
}

void TestFindCell::findsCellsByTheirState()
{
    ByteBuffer frame = arrayFrame({96}, {32}, {16}, "<i4", counted<std::int32_t>(96));
    damageBlock(frame, 1, 1);
    const ScannedArray array(frame);
    const NumberScanPtr scan = array.scan();
    const CellCriterion damaged = CellCriterion::state(CellState::Damaged);
    QCOMPARE(*findCell(*scan, damaged, forwards, {}), FoundCell(Shape{48}));
    QCOMPARE(*findCell(*scan, damaged, forwards, Shape{50}), FoundCell(Shape{51}));
    QCOMPARE(*findCell(*scan, damaged, backwards, {}), FoundCell(Shape{63}));
    QCOMPARE(*findCell(*scan, damaged, forwards, Shape{63}), FoundCell());
}

void TestFindCell::stopsWhenAsked()
{
    const ScannedArray array(risingFrame());
    std::stop_source stop;
    stop.request_stop();
    const NumberScanPtr scan = array.scan();
    QVERIFY(failedAs(ErrorKind::Cancelled, findCell(*scan, equalTo(*scan, "1"), forwards, {},
                                                    nullptr, {stop.get_token()})));
}

void TestFindCell::findsNothingInNothing()
{
    const ScannedArray array(randomPlane().frame);
    const NumberScanPtr scan = array.scan("3:3");
    QCOMPARE(*findCell(*scan, equalTo(*scan, "1"), backwards, {}), FoundCell());
}

const Registered<TestFindCell> registered;

} // namespace bloscope::tst_find_cell

#include "tst_find_cell.moc"
