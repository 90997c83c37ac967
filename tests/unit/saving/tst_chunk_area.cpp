#include "core/saving/chunk_area.h"

#include "core/frame_writing/frame_parts.h"
#include "core/saving/sparse_chunks.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

#include <QTest>

namespace bloscope::tst_chunk_area {

using namespace test;

namespace {

// Four chunks of 100 bytes, plain copies of 132: at 0, 132, 264 and 396.
FramePtr frame()
{
    return *Frame::open(
        memorySource(chunksFrame({noise(100, 1), noise(100, 2), noise(100, 3), noise(100, 4)}, 4)));
}

QString text(const ChunkArea& area)
{
    QStringList parts;
    for (const SavePiece& piece : area.pieces)
        parts << (piece.copiedFrom ? QString("%1 from %2 to %3")
                                         .arg(piece.size)
                                         .arg(*piece.copiedFrom)
                                         .arg(piece.offset)
                                   : QString("%1 new to %2").arg(piece.size).arg(piece.offset));
    for (const std::int64_t entry : area.entries)
        parts << QString::number(entry);
    return parts.join(", ");
}

} // namespace

class TestChunkArea : public QObject {
    Q_OBJECT

    SystemFileCalls m_calls;
    std::shared_ptr<SpillStore> m_store = SpillStore::create(m_calls);

    RewrittenChunks rewritten(std::int64_t number, std::size_t size)
    {
        RewrittenChunks chunks;
        chunks.items.push_back(
            {number, SpecialKind::None, {*m_store->keep(ByteBuffer(size)), 0, size}});
        return chunks;
    }

 private slots:
    void putsNewChunksInPlaceOfTheOld()
    {
        const FramePtr old = frame();
        const auto area = compactArea(*old, *entriesOf(*old), rewritten(1, 50), 1000);
        const std::int64_t begin = old->header().headerLen;
        QCOMPARE(text(*area), QString("132 from %1 to 1000, 50 new to 1132, 264 from %2 to 1182, "
                                      "0, 132, 182, 314")
                                  .arg(begin)
                                  .arg(begin + 264));
        QCOMPARE(area->end, std::uint64_t(1446));
    }

    void leavesOutWhatNoEntryRefersTo()
    {
        const FramePtr old = frame();
        const std::vector<std::int64_t> entries{396, 0, unstoredEntry(SpecialKind::Zeros), 0};
        QCOMPARE(deadBytesIn(*old, entries), std::uint64_t(132));
        const auto area = compactArea(*old, entries, rewritten(2, 40), 1000);
        const std::int64_t begin = old->header().headerLen;
        QCOMPARE(text(*area), QString("132 from %1 to 1000, 132 from %2 to 1132, 40 new to 1264, "
                                      "132, 0, 264, 0")
                                  .arg(begin)
                                  .arg(begin + 396));
    }

    void keepsChunksThatOthersReferTo()
    {
        const FramePtr old = frame();
        const auto area = compactArea(*old, {0, 0, 264, 300}, rewritten(1, 40), 1000);
        QCOMPARE(area->entries, (std::vector<std::int64_t>{0, 132, 172, 208}));
    }

    void appendsNewChunks()
    {
        const FramePtr old = frame();
        const ChunkArea area = appendedArea(*old, *entriesOf(*old), rewritten(1, 50), 5000);
        QCOMPARE(text(area),
                 QString("50 new to 5000, 0, %1, 264, 396").arg(5000 - old->header().headerLen));
    }

    // No id above cbytes - 32.
    void givesIdsThatTheReferenceTakes()
    {
        const FramePtr old = frame(); // cbytes is 528
        const auto next = sparseChunksOf(*old, {0, 1, 2, 3}, rewritten(1, 50));
        QCOMPARE(next.entries, (std::vector<std::int64_t>{0, 4, 2, 3}));
        QCOMPARE(next.removed, (std::vector<std::int64_t>{1}));
        QCOMPARE(next.cbytes, std::int64_t(528 - 132 + 50));
        const auto lowest = sparseChunksOf(*old, {0, 1, 2, 414}, rewritten(1, 50));
        QCOMPARE(lowest.entries, (std::vector<std::int64_t>{0, 3, 2, 414}));
        const ByteBuffer byte(1);
        const ValueEdits edits({{1, *ChunkEdits::over(nullptr, {{0, byte}}, *m_store)}});
        QCOMPARE(uniformChunksIn(*old, {0, 1, 2, 364}, edits), UniformChunks::Unstored);
        QCOMPARE(uniformChunksIn(*old, {0, 1, 2, 365}, edits), UniformChunks::Stored);
    }
};

const Registered<TestChunkArea> registered;

} // namespace bloscope::tst_chunk_area

#include "tst_chunk_area.moc"
