#include "core/array/uniform_chunk.h"

#include "core/array/array.h"
#include "tests/support/compare.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_uniform_chunk {

using namespace test;

namespace {

std::optional<UniformChunk> firstOf(const ByteBuffer& bytes, std::size_t itemsize)
{
    const FramePtr frame = *Frame::open(memorySource(bytes));
    return uniformChunk(**frame->chunk(0), 0, Presence::of(*frame), itemsize);
}

ByteBuffer unstored(SpecialKind kind)
{
    return unstoredArrayFrame({7}, {7}, {4}, "<f4", kind);
}

} // namespace

class TestUniformChunk : public QObject {
    Q_OBJECT

 private slots:
    void knowsTheElementOfSpecialChunks()
    {
        QVERIFY(firstOf(unstored(SpecialKind::Zeros), 4)->isZero());
        const auto nan = firstOf(unstored(SpecialKind::NaN), 4);
        QCOMPARE(nan->state, CellState::Fine);
        QCOMPARE(hexOf(nan->element), std::string("0000c07f"));
        QVERIFY(!nan->isZero());
    }

    void saysWhyAChunkHasNoElements()
    {
        const auto chunk = firstOf(unstored(SpecialKind::Uninitialised), 4);
        QCOMPARE(chunk->state, CellState::Uninitialised);
        QCOMPARE(chunk->reason, std::string("chunk 0 was never written"));
    }

    void leavesOtherChunksToTheirBlocks()
    {
        QVERIFY(!firstOf(arrayFrame({64}, "<i4", counted<std::int32_t>(64)), 4));
    }

    void doesNotCutElementsOfAnotherSize() { QVERIFY(!firstOf(unstored(SpecialKind::NaN), 6)); }
};

const Registered<TestUniformChunk> registered;

} // namespace bloscope::tst_uniform_chunk

#include "tst_uniform_chunk.moc"
