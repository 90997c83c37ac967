#include "core/repair/salvage_plan.h"

#include "core/array/array.h"
#include "core/frame/file_marks.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/sparse_frames.h"

#include <QTest>
#include <algorithm>

namespace bloscope::tst_plan_salvage {

using namespace test;

namespace {

// 12 x 10 of int32, in chunks of 2 rows: six chunks of different sizes.
ByteBuffer rowsFrame()
{
    return arrayFrame({12, 10}, {2, 10}, {1, 10}, "<i4", counted<std::int32_t>(120));
}

FrameHeader headerOf(const ByteBuffer& frame)
{
    const auto header = parseFrameHeader(frame);
    return header ? *header : FrameHeader();
}

// Where the chunk begins in a frame.
std::size_t placeOf(const ByteBuffer& bytes, std::int64_t chunk)
{
    const auto frame = Frame::open(memorySource(bytes));
    return frame ? static_cast<std::size_t>((*(*frame)->chunk(chunk))->offset()) : 0;
}

ByteBuffer cut(ByteBuffer frame, std::size_t size)
{
    frame.resize(size);
    return frame;
}

ByteBuffer without(ByteBuffer frame, std::size_t begin, std::size_t end)
{
    std::fill(frame.begin() + static_cast<std::ptrdiff_t>(begin),
              frame.begin() + static_cast<std::ptrdiff_t>(end), std::byte{0});
    return frame;
}

std::size_t indexOf(const ByteBuffer& frame)
{
    const FrameHeader header = headerOf(frame);
    return static_cast<std::size_t>(header.headerLen + header.cbytes);
}

bool tells(const SalvagePlan& plan, const std::string& part, const std::string& text)
{
    return std::ranges::any_of(plan.problems, [&](const Problem& problem) {
        return problem.part == part && problem.text.find(text) != std::string::npos;
    });
}

} // namespace

class TestPlanSalvage : public QObject {
    Q_OBJECT

 private slots:
    void believesAnIndex()
    {
        const auto plan = planSalvage(memorySource(rowsFrame()), m_pool);
        QVERIFY(plan);
        QVERIFY(plan->way == SalvagePlan::Way::ByIndex && plan->isComplete());
        QCOMPARE(plan->readableChunks(), 6);
    }

    void shrinksTheShapeOfARecordingThatWasCutOff()
    {
        const ByteBuffer frame = rowsFrame();
        const auto plan = planSalvage(memorySource(cut(frame, placeOf(frame, 4) + 40)), m_pool);
        QVERIFY(plan);
        QVERIFY(plan->way == SalvagePlan::Way::Rebuilt && !plan->isComplete());
        QCOMPARE(plan->readableChunks(), 4);
        QVERIFY(tells(*plan, "array", "the shape (12, 10) was changed to (8, 10)"));
        QVERIFY(tells(*plan, "chunks", "the last 2 of 6 are not in the file"));
    }

    void fillsTheLastRowOfChunks()
    {
        const ByteBuffer frame =
            arrayFrame({12, 10}, {2, 5}, {2, 5}, "<i4", counted<std::int32_t>(120));
        const auto plan = planSalvage(memorySource(cut(frame, placeOf(frame, 5))), m_pool);
        QVERIFY(plan);
        QCOMPARE(plan->chunkCount(), 6);
        QCOMPARE(plan->lostChunks, 1);
        QVERIFY(tells(*plan, "array", "was changed to (6, 10)"));
    }

    void keepsTheShapeWhereOnlyTheLastRowLacksChunks()
    {
        const ByteBuffer frame =
            arrayFrame({11, 10}, {2, 5}, {2, 5}, "<i4", counted<std::int32_t>(110));
        const auto plan = planSalvage(memorySource(cut(frame, placeOf(frame, 11))), m_pool);
        QVERIFY(plan);
        QCOMPARE(plan->chunkCount(), 12);
        QCOMPARE(plan->lostChunks, 1);
        QVERIFY(!plan->shapeBefore && !tells(*plan, "array", "was changed to"));
    }

    void countsADestroyedChunkInItsPlace()
    {
        ByteBuffer frame = rowsFrame();
        frame = without(frame, placeOf(frame, 2), placeOf(frame, 3));
        frame = without(frame, indexOf(frame), indexOf(frame) + 32);
        const auto plan = planSalvage(memorySource(frame), m_pool);
        QVERIFY(plan);
        QCOMPARE(plan->chunkCount(), 6);
        QCOMPARE(plan->lostChunks, 1);
        QCOMPARE(plan->losses.front().number, 2);
    }

    void findsTheIndexThatTheHeaderMisses()
    {
        ByteBuffer frame = unstoredArrayFrame({4000}, {10}, {10}, "<f4", SpecialKind::NaN);
        frame[46] ^= std::byte{1}; // cbytes
        const auto plan = planSalvage(memorySource(frame), m_pool);
        QVERIFY(plan);
        QVERIFY(plan->way == SalvagePlan::Way::Rebuilt && plan->isComplete());
        QCOMPARE(plan->runs.size(), std::size_t(1));
        QVERIFY(plan->runs.front().special == SpecialKind::NaN);
        QCOMPARE(plan->chunkCount(), 400);
    }

    void believesChunksMoreThanTheHeader_data()
    {
        QTest::addColumn<int>("byte");
        QTest::newRow("typesize") << 51;
        QTest::newRow("chunksize") << 61;
        QTest::newRow("nbytes") << 36;
        QTest::newRow("header_len") << 14;
    }
    void believesChunksMoreThanTheHeader()
    {
        QFETCH(int, byte);
        ByteBuffer frame = rowsFrame();
        const FrameHeader before = headerOf(frame);
        frame[static_cast<std::size_t>(byte)] ^= std::byte{2};
        const auto plan = planSalvage(memorySource(frame), m_pool);
        QVERIFY(plan);
        QCOMPARE(plan->readableChunks(), 6);
        QCOMPARE(plan->header.typesize, before.typesize);
        QCOMPARE(plan->header.chunksize, before.chunksize);
    }

    void findsChunksThatEntriesMiss()
    {
        const ByteBuffer frame = chunksFrame(
            {counted<std::int32_t>(50), counted<std::int32_t>(40), counted<std::int32_t>(50)}, 4,
            {.level = 0});
        ByteBuffer broken = frame; // the index is a plain copy: of its second entry the third byte
        broken[indexOf(frame) + 32 + 8 + 2] = std::byte{0x7f};
        const auto plan = planSalvage(memorySource(broken), m_pool);
        QVERIFY(plan);
        QCOMPARE(plan->readableChunks(), 3);
        QVERIFY(tells(*plan, "index", "1 chunks missing from it were found"));
    }

    void takesChunkFilesByTheirNames()
    {
        Files files = sparseFiles(rowsFrame());
        files.erase(sparseFrameName);
        const auto plan = planSalvage(memoryFolder(files), m_pool);
        QVERIFY(plan);
        QCOMPARE(plan->readableChunks(), 6);
        QVERIFY(tells(*plan, "header", "it is missing"));
        files.clear();
        QVERIFY(!planSalvage(memoryFolder(files), m_pool));
    }

    void looksForLostVlMetalayers()
    {
        ByteBuffer frame = chunksFrame({counted<std::int32_t>(40)}, 4,
                                       {.vlMetalayers = {{"one", ByteBuffer(50, std::byte{1})},
                                                         {"two", ByteBuffer(50, std::byte{2})}}});
        frame.resize(frame.size() - 30); // into the second value
        const auto plan = planSalvage(memorySource(frame), m_pool);
        QVERIFY(plan);
        QCOMPARE(plan->vlMetalayers.items().size(), std::size_t(1));
        QCOMPARE(plan->vlMetalayers.items().front().name, std::string("one"));
        QVERIFY(tells(*plan, "vlmetalayer \"two\"", "available"));
    }

    void stopsWhenItIsTold()
    {
        std::stop_source stop;
        stop.request_stop();
        const auto plan = planSalvage(memorySource(rowsFrame()), m_pool, {stop.get_token()});
        QVERIFY(!plan && plan.error().kind() == ErrorKind::Cancelled);
    }

    void findsNothingInRubbish()
    {
        const auto plan = planSalvage(memorySource(ByteBuffer(5000, std::byte{5})), m_pool);
        QVERIFY(!plan && plan.error().kind() == ErrorKind::NotBlosc2);
    }

 private:
    WorkerPool m_pool{2};
};

const Registered<TestPlanSalvage> registered;

} // namespace bloscope::tst_plan_salvage

#include "tst_plan_salvage.moc"
