#include "core/inspect/describe.h"
#include "tests/support/compare.h"
#include "tests/support/frames.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"
#include "tests/support/stored_fields.h"

namespace bloscope::tst_describe_frame {

using namespace test;
using Json = nlohmann::ordered_json;

namespace {

// Four chunks of an array with metadata of both kinds.
const ByteBuffer sample =
    arrayFrame({20, 10}, {10, 5}, {5, 5}, "<i4", repetitive(800),
               {.metalayers = {{"note", "a26869"_hex}}, .vlMetalayers = {{"tag", "a178"_hex}}});

FramePtr opened(const ByteBuffer& bytes)
{
    return *Frame::open(memorySource(bytes));
}

std::string namesOf(const std::vector<Field>& fields)
{
    std::string names;
    for (const Field& field : fields)
        names += (names.empty() ? "" : " ") + field.name;
    return names;
}

const Field& fieldOf(const Description& description, std::string_view name)
{
    const auto found = std::ranges::find_if(description.fields,
                                            [&](const Field& field) { return field.name == name; });
    if (found == description.fields.end())
        qFatal("there is no field %s", std::string(name).c_str());
    return *found;
}

std::string complaintsAbout(const std::vector<Field>& fields, const ByteBuffer& file,
                            ByteOrder order)
{
    std::string complaints;
    for (const Field& field : fields)
        complaints += complaintAbout(field, file, order);
    return complaints;
}

} // namespace

class TestDescribeFrame : public QObject {
    Q_OBJECT

 private slots:
    void listsThePartsInTheOrderOfTheTree()
    {
        const Description frame = describeFrame(*opened(sample));
        QCOMPARE(frame.name, std::string("Frame"));
        QCOMPARE(frame.offset, std::uint64_t(0));
        QCOMPARE(frame.size, std::uint64_t(sample.size()));
        std::string names;
        for (const Description& part : frame.children) {
            names += part.name + "; ";
            QVERIFY(!part.problem);
            QVERIFY(part.offset + part.size <= sample.size());
        }
        QCOMPARE(names, std::string("Header; Metalayers; Variable-length metalayers; Chunk index; "
                                    "Trailer; "));
    }

    void describesTheHeaderAsItLiesInTheFile()
    {
        const Description header = describeHeader(*opened(sample));
        QCOMPARE(namesOf(header.fields),
                 std::string("header_len frame_len general_flags version offset_code "
                             "variable_chunks vl_blocks frame_type codec_flags clevel codec "
                             "other_flags splitmode nbytes cbytes typesize blocksize chunksize "
                             "nthreads_c nthreads_d has_vlmeta nfilters filters udcodec codec_meta "
                             "filters_meta other_flags2 use_dict nmeta"));
        QCOMPARE(complaintsAbout(header.fields, sample, ByteOrder::Big), std::string());
        std::uint64_t end = 0;
        for (const Field& field : header.fields)
            if (field.size > 0) {
                QVERIFY(field.offset >= end);
                end = field.offset + field.size;
            }
        QVERIFY(end < fixedHeaderBytes);
    }

    void saysWhatTheHeadersNumbersMean()
    {
        const Description header = describeHeader(*opened(sample));
        const auto meaning = [&](std::string_view name) { return fieldOf(header, name).meaning; };
        QCOMPARE(fieldOf(header, "typesize").value.dump(), Json(4).dump());
        QCOMPARE(meaning("codec"), std::string("zstd (for new chunks)"));
        QCOMPARE(meaning("filters"), std::string("shuffle (for new chunks)"));
        QCOMPARE(meaning("frame_type"), std::string("contiguous"));
        QCOMPARE(meaning("splitmode"), std::string("forward-compatible"));
        QCOMPARE(meaning("chunksize"), std::string("200 bytes"));
        QCOMPARE(fieldOf(header, "has_vlmeta").value.dump(), Json(true).dump());
        QCOMPARE(fieldOf(header, "nmeta").value.dump(), Json(2).dump());
    }

    void countsTheBytesBehindTheFrame()
    {
        ByteBuffer longer = sample;
        longer.resize(longer.size() + 7);
        QCOMPARE(fieldOf(describeHeader(*opened(longer)), "bytes_after_frame").value.dump(),
                 Json(7).dump());
    }

    void describesTheIndex()
    {
        const FramePtr frame = opened(sample);
        const Description index = describeIndex(*frame);
        QCOMPARE(index.offset, frame->indexOffset());
        QCOMPARE(index.summary, std::string("4 chunks"));
        QCOMPARE(fieldOf(index, "nchunks").value.dump(), Json(4).dump());
        QCOMPARE(fieldOf(index, "index_offset").value.dump(), Json(frame->indexOffset()).dump());
        QCOMPARE(fieldOf(index, "index_len").value.dump(), Json(index.size).dump());
        QCOMPARE(index.children.size(), std::size_t(1));
        QCOMPARE(index.children[0].name, std::string("Index chunk"));
        QCOMPARE(complaintsAbout(index.children[0].fields, sample, ByteOrder::Little),
                 std::string());
        QCOMPARE(fieldOf(index.children[0], "nbytes").value.dump(), Json(32).dump());
        QCOMPARE(index.offset + index.size, frame->trailer()->offset);
    }

    void describesTheTrailer()
    {
        const Description trailer = describeTrailer(*opened(sample));
        QCOMPARE(trailer.offset + trailer.size, std::uint64_t(sample.size()));
        QCOMPARE(namesOf(trailer.fields),
                 std::string("trailer_version nvlmeta trailer_len fingerprint_type fingerprint"));
        QCOMPARE(complaintsAbout(trailer.fields, sample, ByteOrder::Big), std::string());
        QCOMPARE(fieldOf(trailer, "trailer_len").value.dump(), Json(trailer.size).dump());
    }

    void describesMetadataWhereTheyLie()
    {
        const FramePtr frame = opened(sample);
        const Description metalayers = describeMetalayers(*frame);
        QCOMPARE(metalayers.summary, std::string("2 entries"));
        QCOMPARE(metalayers.offset, std::uint64_t(87));
        QCOMPARE(metalayers.offset + metalayers.size, std::uint64_t(frame->header().headerLen));
        QCOMPARE(metalayers.children[1].name, std::string("note"));
        QCOMPARE(metalayers.children[1].summary, std::string("\"hi\""));
        QCOMPARE(hexOf(ByteView(sample).subspan(metalayers.children[1].offset,
                                                metalayers.children[1].size)),
                 std::string("a26869"));

        const Description vl = describeVlMetalayers(*frame);
        QCOMPARE(vl.summary, std::string("1 entry"));
        QCOMPARE(vl.children[0].name, std::string("tag"));
        QCOMPARE(vl.children[0].summary, std::string("\"x\""));
        QCOMPARE(hexOf(ByteView(sample).subspan(vl.children[0].offset, 3)), std::string("050107"));
        QCOMPARE(vl.children[0].size, std::uint64_t(34));
    }

    void describesTheMetadataOfAnArray()
    {
        const Description b2nd = describeMetalayers(*opened(sample)).children[0];
        QCOMPARE(b2nd.name, std::string("b2nd"));
        QCOMPARE(b2nd.summary, std::string("shape [20, 10], chunks [10, 5], blocks [5, 5], <i4"));
        QCOMPARE(namesOf(b2nd.fields),
                 std::string("version ndim shape chunkshape blockshape dtype_format dtype"));
        const auto bytesOf = [&](std::string_view name) {
            const Field& field = fieldOf(b2nd, name);
            return hexOf(ByteView(sample).subspan(field.offset, field.size));
        };
        QCOMPARE(bytesOf("ndim"), std::string("02"));
        QCOMPARE(bytesOf("shape"), std::string("d30000000000000014d3000000000000000a"));
        QCOMPARE(bytesOf("chunkshape"), std::string("d20000000ad200000005"));
        QCOMPARE(bytesOf("blockshape"), std::string("d200000005d200000005"));
        QCOMPARE(bytesOf("dtype_format"), std::string("00"));
        QCOMPARE(bytesOf("dtype"), std::string("3c6934"));
    }

    void tellsWhatIsDamaged_data()
    {
        QTest::addColumn<ByteBuffer>("bytes");
        QTest::addColumn<std::string>("part");
        QTest::addColumn<std::string>("problem");
        const auto row = [](const char* name, ByteBuffer bytes, const char* part,
                            const char* problem) {
            QTest::newRow(name) << std::move(bytes) << std::string(part) << std::string(problem);
        };
        const FramePtr frame = opened(sample);
        row("index", patched(sample, frame->indexOffset() + 3, "00"_hex), "Chunk index",
            "chunk index is damaged: the element size is 0");
        row("trailer", patched(sample, sample.size() - 23, "00"_hex), "Trailer",
            "there is no readable trailer");
        row("metalayers", patched(sample, 87, "00"_hex), "Metalayers",
            "the marker of the metadata is 0x00, expected 0x93 (at byte 87)");
        const std::uint64_t map = frame->trailer()->vlMetalayers.offset;
        row("vlmetalayers", patched(sample, map + 4, "df"_hex), "Variable-length metalayers",
            ("the marker of the metadata names is 0xdf, expected 0xde (at byte " +
             std::to_string(map + 4) + ")")
                .c_str());
    }
    void tellsWhatIsDamaged()
    {
        QFETCH(ByteBuffer, bytes);
        QFETCH(std::string, part);
        QFETCH(std::string, problem);
        for (const Description& child : describeFrame(*opened(bytes)).children)
            QCOMPARE(child.problem.value_or(""), child.name == part ? problem : std::string());
    }

    void keepsDamageOfAnEntryToIt()
    {
        const FramePtr frame = opened(sample);
        const auto at = frame->metalayers().entries[0].valueOffset - 5;
        const Description metalayers = describeMetalayers(*opened(patched(sample, at, "c5"_hex)));
        QVERIFY(!metalayers.problem);
        QCOMPARE(metalayers.children[0].name, std::string("b2nd"));
        QVERIFY(metalayers.children[0].problem->starts_with("the marker of its value is 0xc5"));
        QVERIFY(!metalayers.children[1].problem);
    }

    void describesAFrameWithoutChunks()
    {
        const FramePtr frame = opened(chunksFrame({}, 4));
        const Description index = describeIndex(*frame);
        QCOMPARE(index.summary, std::string("no chunks"));
        QCOMPARE(index.size, std::uint64_t(0));
        QVERIFY(!index.problem);
        QCOMPARE(fieldOf(describeHeader(*frame), "chunksize").meaning,
                 std::string("nothing appended yet"));
    }

    void describesTenMillionChunksAtOnce()
    {
        const Description index = describeIndex(*opened(frameOfManyChunks(10'000'000)));
        QCOMPARE(index.summary, std::string("10 000 000 chunks"));
        QCOMPARE(index.children.size(), std::size_t(1));
    }
};

const Registered<TestDescribeFrame> registered;

} // namespace bloscope::tst_describe_frame

#include "tst_describe_frame.moc"
