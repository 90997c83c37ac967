#include "core/frame/b2nd_metadata.h"

#include "tests/support/compare.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <fmt/ranges.h>

namespace bloscope::tst_b2nd_metadata {

using namespace test;

namespace {

// format.md 16.4: 10 x 12 in chunks of 4 x 5 in blocks of 2 x 3, "<i4".
const ByteBuffer example = "97 00 02"
                           "92 d3 000000000000000a d3 000000000000000c"
                           "92 d2 00000004 d2 00000005"
                           "92 d2 00000002 d2 00000003"
                           "00 db 00000003 3c6934"_hex;
constexpr std::size_t dtypeFormatAt = 44;

std::string textOf(const B2ndMetadata& b2nd)
{
    return fmt::format("{}d version {}: {} {} {} {} {} +{}", b2nd.dimensions, b2nd.version,
                       b2nd.shape, b2nd.chunkshape, b2nd.blockshape,
                       b2nd.dtypeFormat ? std::to_string(*b2nd.dtypeFormat) : "-",
                       b2nd.dtype ? "'" + *b2nd.dtype + "'" : "-", b2nd.trailingBytes);
}

ByteBuffer withoutBytes(ByteBuffer bytes, std::size_t at, std::size_t count)
{
    const auto begin = bytes.begin() + static_cast<std::ptrdiff_t>(at);
    bytes.erase(begin, begin + static_cast<std::ptrdiff_t>(count));
    return bytes;
}

ByteBuffer joined(const std::vector<ByteBuffer>& parts)
{
    ByteBuffer bytes;
    for (const ByteBuffer& part : parts)
        bytes.insert(bytes.end(), part.begin(), part.end());
    return bytes;
}

ByteBuffer repeated(const ByteBuffer& part, int times)
{
    return joined(std::vector<ByteBuffer>(static_cast<std::size_t>(times), part));
}

} // namespace

class TestB2ndMetadata : public QObject {
    Q_OBJECT

 private slots:
    void readsEveryForm_data()
    {
        QTest::addColumn<ByteBuffer>("bytes");
        QTest::addColumn<std::string>("text");
        const auto row = [](const char* name, ByteBuffer bytes, const char* text) {
            QTest::newRow(name) << std::move(bytes) << std::string(text);
        };
        row("format.md 16.4", example, "2d version 0: [10, 12] [4, 5] [2, 3] 0 '<i4' +0");
        row("no dimensions", "97 00 00 90 90 90 00 db 00000003 3c6934"_hex,
            "0d version 0: [] [] [] 0 '<i4' +0");
        row("five entries: caterva, without a dtype",
            patched({example.begin(), example.begin() + dtypeFormatAt}, 0, "95"_hex),
            "2d version 0: [10, 12] [4, 5] [2, 3] - - +0");
        row("five entries, more bytes", patched(example, 0, "95"_hex),
            "2d version 0: [10, 12] [4, 5] [2, 3] - - +9");
        row("six entries, no format of the dtype",
            patched(withoutBytes(example, dtypeFormatAt, 1), 0, "96"_hex),
            "2d version 0: [10, 12] [4, 5] [2, 3] - '<i4' +0");
        row("six entries, a format of the dtype", patched(example, 0, "96"_hex),
            "2d version 0: [10, 12] [4, 5] [2, 3] 0 '<i4' +0");
        row("another version", patched(example, 1, "c8"_hex),
            "2d version 200: [10, 12] [4, 5] [2, 3] 0 '<i4' +0");
        row("another format of the dtype", patched(example, dtypeFormatAt, "ff"_hex),
            "2d version 0: [10, 12] [4, 5] [2, 3] 255 '<i4' +0");
        row("bytes behind it", joined({example, "0102"_hex}),
            "2d version 0: [10, 12] [4, 5] [2, 3] 0 '<i4' +2");
        row("no dtype text", patched(withoutBytes(example, 50, 3), 46, "00000000"_hex),
            "2d version 0: [10, 12] [4, 5] [2, 3] 0 '' +0");
        row("numbers that no array has",
            patched(patched(example, 5, "ffffffffffffffff"_hex), 24, "80000000"_hex),
            "2d version 0: [-1, 12] [-2147483648, 5] [2, 3] 0 '<i4' +0");
    }
    void readsEveryForm()
    {
        QFETCH(ByteBuffer, bytes);
        const auto b2nd = parseB2nd(bytes, 0);
        QCOMPARE(outcomeOf(b2nd), std::string());
        QTEST(textOf(*b2nd), "text");
    }

    void readsSixteenDimensionsWhoseMarkersOverflow()
    {
        const ByteBuffer bytes =
            joined({"97 00 10 a0"_hex, repeated("d3 0000000000000003"_hex, 16), "a0"_hex,
                    repeated("d2 00000002"_hex, 16), "a0"_hex, repeated("d2 00000001"_hex, 16),
                    "00 db 00000003 7c7531"_hex});
        QCOMPARE(bytes.size(), std::size_t(12 + 19 * 16 + 3));
        const auto b2nd = parseB2nd(bytes, 0);
        QCOMPARE(outcomeOf(b2nd), std::string());
        QCOMPARE(b2nd->shape, std::vector<std::int64_t>(16, 3));
        QCOMPARE(b2nd->chunkshape, std::vector<std::int64_t>(16, 2));
        QCOMPARE(b2nd->blockshape, std::vector<std::int64_t>(16, 1));
        QCOMPARE(*b2nd->dtype, std::string("|u1"));
    }

    void refusesWhatIsDamaged_data() // format.md 14.5, #100 and #101
    {
        QTest::addColumn<int>("at");
        QTest::addColumn<ByteBuffer>("bytes");
        QTest::addColumn<std::string>("message");
        const auto row = [](const char* name, int at, ByteBuffer bytes, const char* message) {
            QTest::newRow(name) << at << std::move(bytes) << std::string(message);
        };
        row("array of 4", 0, "94"_hex, "the marker of the array metadata is 148 (at byte 1000)");
        row("array of 8", 0, "98"_hex, "the marker of the array metadata is 152 (at byte 1000)");
        row("a map", 0, "87"_hex, "the marker of the array metadata is 135 (at byte 1000)");
        row("17 dimensions", 2, "11"_hex, "the number of dimensions is 17 (at byte 1002)");
        row("255 dimensions", 2, "ff"_hex, "the number of dimensions is 255 (at byte 1002)");
        row("another number of dimensions", 2, "03"_hex,
            "shape is 0x92, expected 0x93 (at byte 1003)");
        row("marker of an extent", 4, "d2"_hex, "shape is 0xd2, expected 0xd3 (at byte 1004)");
        row("marker of the chunkshape", 22, "93"_hex,
            "chunkshape is 0x93, expected 0x92 (at byte 1022)");
        row("marker of a chunk's extent", 28, "d3"_hex,
            "chunkshape is 0xd3, expected 0xd2 (at byte 1028)");
        row("marker of the blockshape", 33, "91"_hex,
            "blockshape is 0x91, expected 0x92 (at byte 1033)");
        row("marker of the dtype", 45, "da"_hex,
            "the marker of the dtype is 0xda, expected 0xdb (at byte 1045)");
        row("dtype of a negative length", 46, "ffffffff"_hex,
            "the length of the dtype is -1 (at byte 1046)");
        row("dtype longer than there is", 46, "00000004"_hex,
            "dtype needs 4 bytes, but only 3 are left (at byte 1050)");
        row("dtype by far longer", 46, "7fffffff"_hex,
            "dtype needs 2147483647 bytes, but only 3 are left (at byte 1050)");
    }
    void refusesWhatIsDamaged()
    {
        QFETCH(int, at);
        QFETCH(ByteBuffer, bytes);
        const auto b2nd = parseB2nd(patched(example, static_cast<std::size_t>(at), bytes), 1000);
        QTEST(outcomeOf(b2nd), "message");
        QVERIFY(failedAs(ErrorKind::Malformed, b2nd));
    }

    void refusesWhateverIsCutOff()
    {
        for (std::size_t size = 0; size < example.size(); ++size)
            QVERIFY(!parseB2nd(
                ByteBuffer(example.begin(), example.begin() + static_cast<std::ptrdiff_t>(size)),
                0));
    }
};

const Registered<TestB2ndMetadata> registered;

} // namespace bloscope::tst_b2nd_metadata

#include "tst_b2nd_metadata.moc"
