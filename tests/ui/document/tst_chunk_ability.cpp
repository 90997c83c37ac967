#include "ui/document/value_changes.h"

#include "core/array/cell_places.h"
#include "tests/support/registered_test.h"
#include "tests/ui/document/opened_frame.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

namespace bloscope::tst_chunk_ability {

using namespace test;

// Which chunks values can be changed in.
class TestChunkAbility : public QObject {
    Q_OBJECT

 private slots:
    // Of four chunks one is damaged; what is known of one is known of its cells.
    void knowsEachChunkOnceItWasAskedFor()
    {
        ByteBuffer frame =
            arrayFrame({20, 400}, {10, 200}, {10, 100}, "<i4", counted<std::int32_t>(8000));
        damageBlock(frame, 1, 1);
        OpenedFrame opened(std::move(frame));
        Scheduler scheduler;
        ChunkAbility ability(opened.document(), scheduler);
        QSignalSpy found(&ability, &ChunkAbility::found);
        QVERIFY(!ability.editObstacle({0, 0}));
        QVERIFY(found.wait());
        QCOMPARE(ability.editObstacle({9, 199}), std::optional(QString()));
        QVERIFY(!ability.editObstacle({0, 200}));
        QVERIFY(found.wait());
        QVERIFY(ability.editObstacle({5, 201})->startsWith(
            "Values cannot be edited here: chunk 1: block 1: "));
        QCOMPARE(ability.editObstacle({0, 0}), std::optional(QString()));
    }

    void answersForTheCellThatWasAskedForLast()
    {
        OpenedFrame opened(
            arrayFrame({20, 400}, {10, 200}, {10, 100}, "<i4", counted<std::int32_t>(8000)));
        Scheduler scheduler;
        ChunkAbility ability(opened.document(), scheduler);
        QSignalSpy found(&ability, &ChunkAbility::found);
        QVERIFY(!ability.editObstacle({0, 0}));
        QVERIFY(!ability.editObstacle({19, 399}));
        QVERIFY(found.wait());
        QCOMPARE(found.size(), 1);
        QCOMPARE(ability.editObstacle({19, 399}), std::optional(QString()));
    }

    // Elements of 6 bytes over chunks of 100.
    void knowsAllChunksOfAnElement()
    {
        const std::vector<ByteBuffer> chunks(3, counted<std::uint8_t>(100));
        const FramePtr frame = *Frame::open(memorySource(chunksFrame(chunks, 4)));
        const ArrayPtr array = *Array::of(frame, {.dtype = "S6", .shape = {50}});
        QCOMPARE(chunksOfCell(array, {15}), std::vector<std::int64_t>{0});
        QCOMPARE(chunksOfCell(array, {16}), (std::vector<std::int64_t>{0, 1}));
        QCOMPARE(chunksOfCell(array, {17}), std::vector<std::int64_t>{1});
    }
};

const Registered<TestChunkAbility, QCoreApplication> registered;

} // namespace bloscope::tst_chunk_ability

#include "tst_chunk_ability.moc"
