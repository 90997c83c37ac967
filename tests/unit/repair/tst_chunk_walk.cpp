#include "core/repair/chunk_walk.h"

#include "core/chunk/chunk_encoder.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <algorithm>

namespace bloscope::tst_chunk_walk {

using namespace test;

namespace {

ByteBuffer chunk(std::size_t elements)
{
    const auto made = plainCopyChunk(counted<std::int32_t>(elements), {.typesize = 4});
    return made ? *made : ByteBuffer();
}

ByteBuffer joined(std::initializer_list<ByteBuffer> parts)
{
    ByteBuffer all;
    for (const ByteBuffer& part : parts)
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

// "R" for chunks, "L" for lost ones, "G" for gaps.
QString kindsOf(const WalkedBytes& walked)
{
    QString kinds;
    for (const WalkedPart& part : walked.parts)
        kinds += part.kind == WalkedPart::Kind::Readable ? 'R'
                 : part.kind == WalkedPart::Kind::Lost   ? 'L'
                                                         : 'G';
    return kinds;
}

} // namespace

class TestChunkWalk : public QObject {
    Q_OBJECT

 private slots:
    void findsWhatIsThere_data()
    {
        QTest::addColumn<ByteBuffer>("bytes");
        QTest::addColumn<QString>("kinds");
        const ByteBuffer rubbish(77, std::byte{0xaa});
        ByteBuffer cutOff = chunk(30);
        cutOff.resize(100);
        QTest::newRow("nothing") << ByteBuffer() << "";
        QTest::newRow("rubbish") << rubbish << "G";
        QTest::newRow("chunks") << joined({chunk(10), chunk(20)}) << "RR";
        QTest::newRow("behind a gap") << joined({rubbish, chunk(10), rubbish, chunk(9)}) << "GRGR";
        QTest::newRow("cut off") << joined({chunk(10), cutOff}) << "RG";
        QTest::newRow("less than a header") << ByteBuffer(31, std::byte{5}) << "G";
    }
    void findsWhatIsThere()
    {
        QFETCH(ByteBuffer, bytes);
        QFETCH(QString, kinds);
        const auto walked = walk(bytes);
        QVERIFY(walked);
        QCOMPARE(kindsOf(*walked), kinds);
    }

    // Every 32 bytes begin what looks like a chunk of nearly all the rest, with a long table.
    void givesUpWhereEverythingLooksLikeAChunk()
    {
        constexpr std::size_t count = 100'000;
        ByteBuffer bytes;
        bytes.reserve(count * 32);
        for (std::size_t i = 0; i < count; ++i) {
            ByteBuffer header = chunk(8);
            header.resize(32);
            const auto rest = static_cast<std::uint32_t>((count - i) * 32 - 7);
            const std::uint32_t sizes[] = {rest * 4, 64, rest}; // nbytes, blocksize, cbytes
            std::memcpy(header.data() + 4, sizes, sizeof sizes);
            header[2] = std::byte{0x05};
            bytes.insert(bytes.end(), header.begin(), header.end());
        }
        const auto walked = walk(bytes);
        QVERIFY(walked);
        QVERIFY(walked->isGivenUp);
        QCOMPARE(kindsOf(*walked), QString("G"));
    }

 private:
    Result<WalkedBytes> walk(const ByteBuffer& bytes)
    {
        SalvagePlan plan;
        plan.source = memorySource(bytes);
        const Job job;
        ChunkWalk walk(plan, m_pool, job);
        return walk.run(0, bytes.size());
    }

    WorkerPool m_pool{2};
};

const Registered<TestChunkWalk> registered;

} // namespace bloscope::tst_chunk_walk

#include "tst_chunk_walk.moc"
