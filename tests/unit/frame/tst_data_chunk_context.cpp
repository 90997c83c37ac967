
#include "core/frame/frame.h"
#include "tests/support/compare.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>

namespace bloscope::tst_data_chunk_context {

using namespace test;

namespace {

using Extents = std::vector<std::int64_t>;

ChunkContext contextOf(const ByteBuffer& bytes)
{
    const FramePtr frame = *Frame::open(memorySource(bytes));
    return dataChunkContext(frame->header(), frame->metalayers());
}

MetadataEntry entryOf(const char* name, ByteBuffer value = {}, std::optional<Error> error = {})
{
    MetadataEntry entry;
    entry.name = name;
    entry.value = std::move(value);
    entry.error = std::move(error);
    return entry;
}

} // namespace

class TestDataChunkContext : public QObject {
    Q_OBJECT

 private slots:
    void takesTheBlockshapeOfArrays()
    {
        const ChunkContext context =
            contextOf(arrayFrame({4, 6}, {4, 6}, {2, 3}, "<i4", counted<std::int32_t>(24)));
        QCOMPARE(context.typesize, std::int64_t(4));
        QCOMPARE(context.blockshape, (Extents{2, 3}));
    }

    void knowsTheTrueElementSize()
    {
        QCOMPARE(contextOf(chunksFrame({ByteBuffer(600)}, 300)).typesize, std::int64_t(300));
    }

    void hasNoBlockshapeWithoutAnArray()
    {
        QCOMPARE(contextOf(chunksFrame({ByteBuffer(64)}, 4)).blockshape, Extents());
    }

    void hasNoBlockshapeWhenTheArrayIsDamaged()
    {
        FrameHeader header;
        MetadataSection section;
        section.entries = {entryOf("b2nd", ByteBuffer(3))};
        QCOMPARE(dataChunkContext(header, section).blockshape, Extents());
        section.entries = {entryOf("b2nd", {}, Error{ErrorKind::Malformed, "cut off"})};
        QCOMPARE(dataChunkContext(header, section).blockshape, Extents());
    }

    void findsTheArrayByEitherName()
    {
        const Error lost{ErrorKind::Malformed, "cut off"};
        MetadataSection section;
        QCOMPARE(findArrayMetadata(section), nullptr);
        section.entries = {entryOf("other"), entryOf("caterva"), entryOf("b2nd", {}, lost)};
        QCOMPARE(findArrayMetadata(section), &section.entries[2]); // lost, but named
        section.entries[2].error.reset();
        QCOMPARE(findArrayMetadata(section), &section.entries[2]);
        section.entries.pop_back();
        QCOMPARE(findArrayMetadata(section), &section.entries[1]);
    }
};

const Registered<TestDataChunkContext, QCoreApplication> registered;

} // namespace bloscope::tst_data_chunk_context

#include "tst_data_chunk_context.moc"
