#include "core/inspect/expected_fields.h"

#include "core/inspect/byte_map.h"
#include "core/inspect/describe.h"
#include "tests/support/compare.h"
#include "tests/support/frames.h"
#include "tests/support/or_abort.h"
#include "tests/support/registered_test.h"

namespace bloscope::tst_expected_fields {

using namespace test;

namespace {

// "nbytes: 0 to 4" for every field that cannot be right.
std::string complaintsOf(const std::vector<Field>& fields)
{
    std::string complaints;
    for (const Field& field : fields)
        if (!field.expected.empty())
            complaints += (complaints.empty() ? "" : "; ") + field.name + ": " + field.expected;
    return complaints;
}

ChunkHeader sound()
{
    ChunkHeader header;
    header.typesize = 4;
    header.nbytes = 1000;
    header.blocksize = 100;
    header.cbytes = 500;
    return header;
}

void overwrite(ByteBuffer& file, std::uint64_t at, std::initializer_list<int> bytes)
{
    for (const int byte : bytes)
        file[static_cast<std::size_t>(at++)] = static_cast<std::byte>(byte);
}

} // namespace

class TestExpectedFields : public QObject {
    Q_OBJECT

 private slots:
    void tellsWhatAFieldOfAChunkCouldBe_data()
    {
        QTest::addColumn<ChunkHeader>("header");
        QTest::addColumn<int>("chunksize");
        QTest::addColumn<std::string>("complaints");
        const auto row = [](const char* name, const ChunkHeader& header, int chunksize,
                            std::string complaints) {
            QTest::newRow(name) << header << chunksize << complaints;
        };
        row("sound", sound(), 1000, "");
        ChunkHeader header = sound();
        header.version = 0;
        row("version", header, 0, "version: 1 to 6");
        header = sound();
        header.typesize = 0;
        row("typesize", header, 0, "typesize: 4, as in the frame");
        header = sound();
        row("nbytes above those of the frame", header, 999,
            "nbytes: at most 999, the chunk size of the frame");
        header.nbytes = -1;
        row("negative nbytes", header, 0, "nbytes: 0 to 2 147 483 615");
        header = sound();
        header.blocksize = 0;
        row("blocksize", header, 0, "blocksize: 1 to 536 866 816");
        header = sound();
        header.cbytes = 601;
        row("cbytes behind the end", header, 0, "cbytes: 32 to 600, the available bytes");
        header.cbytes = 31;
        row("cbytes without the header", header, 0, "cbytes: 32 to 600, the available bytes");
        header = sound();
        header.flags = 0x07;
        header.nbytes = 400;
        row("cbytes of a plain copy", header, 0,
            "cbytes: 432, the header and a plain copy of nbytes");
        header = sound();
        header.blosc2Flags = 0x70;
        row("special kind", header, 0, "special: 0 to 4");
        header = sound();
        header.blosc2Flags2 = 0x80;
        row("unknown flags", header, 0, "flags2: 0 to 1");
        header = sound();
        header.nbytes = header.blocksize = header.cbytes = -7;
        row("several", header, 1000,
            "nbytes: at most 1 000, the chunk size of the frame; blocksize: 1 to 536 866 816; "
            "cbytes: 32 to 600, the available bytes");
    }
    void tellsWhatAFieldOfAChunkCouldBe()
    {
        QFETCH(ChunkHeader, header);
        QFETCH(int, chunksize);
        std::vector<Field> fields = chunkHeaderFields(header, 0);
        tellExpected(fields, header, {.available = 600, .chunksize = chunksize, .typesize = 4});
        QTEST(complaintsOf(fields), "complaints");
    }

    // Where nothing is damaged, nothing is expected elsewhere.
    void saysNothingOfASoundFile()
    {
        const FramePtr frame = orAbort(Frame::open(memorySource(
            arrayFrame({12, 64}, {4, 64}, {1, 64}, "<i4", counted<std::int32_t>(768)))));
        QCOMPARE(complaintsOf(describeHeader(*frame).fields), std::string());
        for (std::int64_t n = 0; n < frame->chunkCount(); ++n)
            QCOMPARE(complaintsOf(describeChunk(*frame, n).fields), std::string());
    }

    void tellsItOfTheChunksOfAFile()
    {
        ByteBuffer file = arrayFrame({12, 64}, {4, 64}, {1, 64}, "<i4", counted<std::int32_t>(768));
        const std::uint64_t chunk =
            orAbort(orAbort(Frame::open(memorySource(file)))->chunk(1))->offset();
        overwrite(file, chunk + 4, {0xff, 0xff, 0xff, 0xff});
        const FramePtr frame = orAbort(Frame::open(memorySource(file)));
        const std::string expected = "at most 1 024, the chunk size of the frame";
        QCOMPARE(complaintsOf(describeChunk(*frame, 1).fields), "nbytes: " + expected);
        const NamedRange range = orAbort(ByteMap::of(frame))->at(chunk + 5);
        QCOMPARE(range.names.back(), std::string("nbytes"));
        QCOMPARE(range.value, std::string("-1"));
        QCOMPARE(range.expected, expected);
    }

    void tellsItOfAFrameThatIsCutOff()
    {
        ByteBuffer file = arrayFrame({12, 64}, {4, 64}, {1, 64}, "<i4", counted<std::int32_t>(768));
        file.resize(400);
        const FramePtr frame = orAbort(Frame::open(memorySource(file)));
        const auto headerLen = static_cast<std::uint64_t>(frame->header().headerLen);
        QCOMPARE(complaintsOf(describeHeader(*frame).fields),
                 "frame_len: at most 400, the available bytes; cbytes: at most " +
                     std::to_string(400 - headerLen) + ", the bytes after the header");
    }
};

const Registered<TestExpectedFields> registered;

} // namespace bloscope::tst_expected_fields

#include "tst_expected_fields.moc"
