#include "core/codecs/codecs.h"

#include "tests/support/compare.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

namespace bloscope::tst_ndlz {

using namespace test;

namespace {

// "02", the number of rows and of columns, then cells.
ByteBuffer matrix(std::int32_t rows, std::int32_t columns, const ByteBuffer& cells)
{
    ByteBuffer stream = "02"_hex;
    for (const std::int32_t extent : {rows, columns}) {
        const auto* bytes = reinterpret_cast<const std::byte*>(&extent);
        stream.insert(stream.end(), bytes, bytes + sizeof extent);
    }
    stream.insert(stream.end(), cells.begin(), cells.end());
    return stream;
}

struct Decoded {
    Result<> result;
    ByteBuffer bytes;
};

Decoded decoded(const ByteBuffer& stream, int edge, std::size_t size)
{
    const ByteBuffer exact(stream.begin(), stream.end());
    ByteBuffer bytes(size, std::byte{0xee});
    auto result = decodeNdlz({.stream = exact, .meta = static_cast<std::uint8_t>(edge)}, bytes);
    return {std::move(result), std::move(bytes)};
}

// A cell of 4 rows: a literal one, 00 to 0f, at byte 9 of the stream; its first byte is byte 10.
const ByteBuffer literals4 = "00 00010203 04050607 08090a0b 0c0d0e0f"_hex;

ByteBuffer joined(ByteBuffer one, const ByteBuffer& other)
{
    one.insert(one.end(), other.begin(), other.end());
    return one;
}

} // namespace

class TestNdlz : public QObject {
    Q_OBJECT

 private slots:
    void decodesWholeCells_data()
    {
        QTest::addColumn<ByteBuffer>("cell");
        QTest::addColumn<ByteBuffer>("rows");
        // The second cell begins at byte 26; 16 bytes before are the literals of the first.
        const auto row = [](const char* name, const ByteBuffer& cell, const ByteBuffer& rows) {
            QTest::newRow(name) << cell << rows;
        };
        row("literals", "00 a0a1a2a3 b0b1b2b3 c0c1c2c3 d0d1d2d3"_hex,
            "a0a1a2a3 b0b1b2b3 c0c1c2c3 d0d1d2d3"_hex);
        row("one value", "40 7f"_hex, ByteBuffer(16, std::byte{0x7f}));
        row("the cell before", "c0 1000"_hex, "00010203 04050607 08090a0b 0c0d0e0f"_hex);
        row("rows 1 2 3", "e0 1000 a0a1a2a3"_hex, "a0a1a2a3 00010203 04050607 08090a0b"_hex);
        row("rows 1 2 3, last token", "e7 1000 a0a1a2a3"_hex,
            "a0a1a2a3 00010203 04050607 08090a0b"_hex);
        row("rows 0 1 2", "e8 1000 a0a1a2a3"_hex, "00010203 04050607 08090a0b a0a1a2a3"_hex);
        row("rows 0 1 3", "f0 1000 a0a1a2a3"_hex, "00010203 04050607 a0a1a2a3 08090a0b"_hex);
        row("rows 0 2 3", "f8 1000 a0a1a2a3"_hex, "00010203 a0a1a2a3 04050607 08090a0b"_hex);
        row("rows 0 2 3, last token", "ff 1000 a0a1a2a3"_hex,
            "00010203 a0a1a2a3 04050607 08090a0b"_hex);
        row("rows 2 3", "80 1000 a0a1a2a3 b0b1b2b3"_hex, "a0a1a2a3 b0b1b2b3 00010203 04050607"_hex);
        row("rows 0 1", "88 1000 a0a1a2a3 b0b1b2b3"_hex, "00010203 04050607 a0a1a2a3 b0b1b2b3"_hex);
        row("rows 0 2", "90 1000 a0a1a2a3 b0b1b2b3"_hex, "00010203 a0a1a2a3 04050607 b0b1b2b3"_hex);
        row("rows 0 3", "98 1000 a0a1a2a3 b0b1b2b3"_hex, "00010203 a0a1a2a3 b0b1b2b3 04050607"_hex);
        row("rows 1 2", "b0 1000 a0a1a2a3 b0b1b2b3"_hex, "a0a1a2a3 00010203 04050607 b0b1b2b3"_hex);
        row("rows 1 3", "b8 1000 a0a1a2a3 b0b1b2b3"_hex, "a0a1a2a3 00010203 b0b1b2b3 04050607"_hex);
        row("rows 0 1 and 2 3", "28 0c00 1000"_hex, "04050607 08090a0b 00010203 04050607"_hex);
        row("rows 0 2 and 1 3", "30 0c00 1000"_hex, "04050607 00010203 08090a0b 04050607"_hex);
        row("rows 0 3 and 1 2", "38 0c00 1000"_hex, "04050607 00010203 04050607 08090a0b"_hex);
        row("any bytes before, a row across the header", "c0 1300"_hex,
            "00000000 01020304 05060708 090a0b0c"_hex);
        row("bytes behind its own token", "c0 0000 0d0e0f10111213141516171819"_hex,
            "c000000d 0e0f1011 12131415 16171819"_hex);
    }
    void decodesWholeCells()
    {
        QFETCH(ByteBuffer, cell);
        QFETCH(ByteBuffer, rows);
        const Decoded block = decoded(matrix(8, 4, joined(literals4, cell)), 4, 32);
        QCOMPARE(outcomeOf(block.result), std::string());
        QCOMPARE(ByteBuffer(block.bytes.begin() + 16, block.bytes.end()), rows);
    }

    void clipsCellsToTheMatrix()
    {
        // 3 by 6: cells of 3 by 4 and 3 by 2, the second as the bytes of the first.
        const Decoded block =
            decoded(matrix(3, 6, "00 00010203 10111213 20212223  c0 0c00"_hex), 4, 18);
        QCOMPARE(outcomeOf(block.result), std::string());
        QCOMPARE(block.bytes, "000102030001 101112130203 202122231011"_hex);
    }

    void decodesCellsOfEight()
    {
        ByteBuffer first = "00"_hex;
        for (unsigned i = 0; i < 64; ++i)
            first.push_back(static_cast<std::byte>(i));
        const auto decodedRows = [&](const ByteBuffer& head, unsigned literals) {
            ByteBuffer cell = head;
            cell.resize(cell.size() + literals * 8, std::byte{0xaa});
            const Decoded block = decoded(matrix(16, 8, joined(first, cell)), 8, 128);
            std::string rows; // the first byte of each
            for (std::size_t row = 8; row < 16; ++row)
                rows += " " + std::to_string(std::to_integer<int>(block.bytes[row * 8]));
            return block.result ? rows : block.result.error().text();
        };
        QCOMPARE(decodedRows("c0 4000"_hex, 0), std::string(" 0 8 16 24 32 40 48 56"));
        QCOMPARE(decodedRows("a8 4000"_hex, 5), std::string(" 0 8 16 170 170 170 170 170"));
        QCOMPARE(decodedRows("ad 4000"_hex, 5), std::string(" 170 170 170 170 170 0 8 16"));
        QCOMPARE(decodedRows("88 4000"_hex, 6), std::string(" 0 8 170 170 170 170 170 170"));
        QCOMPARE(decodedRows("8e 4000"_hex, 6), std::string(" 170 170 170 170 170 170 0 8"));
        const std::string unknown = "ndlz: the stream is damaged, it contains an unknown token";
        for (const ByteBuffer& token :
             {"ae 4000"_hex, "8f 4000"_hex, "a7 4000"_hex, "87 4000"_hex, "e0 4000"_hex})
            QCOMPARE(decodedRows(token, 7), unknown);
    }

    void ignoresWhatFollowsTheLastCell()
    {
        const Decoded block = decoded(matrix(4, 4, "40 07 abcd"_hex), 4, 16);
        QCOMPARE(outcomeOf(block.result), std::string());
        QCOMPARE(block.bytes, ByteBuffer(16, std::byte{7}));
    }

    void refusesHostileStreams_data() // format.md 14.3, #71
    {
        QTest::addColumn<ByteBuffer>("stream");
        QTest::addColumn<std::string>("message");
        const auto row = [](const char* name, ByteBuffer stream, const char* message) {
            QTest::newRow(name) << std::move(stream) << "ndlz: the stream " + std::string(message);
        };
        const char* early = "is damaged, it ends too early";
        const char* outside = "is damaged, it refers to bytes outside itself";
        const char* unknown = "is damaged, it contains an unknown token";
        row("header cut off", "02 04000000 040000"_hex, early);
        row("one dimension", "01 04000000 04000000 40 07"_hex,
            "is damaged, it contains a matrix of 4 by 4 in 1 dimensions");
        row("no rows", matrix(0, 4, "40 07"_hex),
            "is damaged, it contains a matrix of 0 by 4 in 2 dimensions");
        row("negative extents", matrix(-4, -4, "40 07"_hex),
            "is damaged, it contains a matrix of -4 by -4 in 2 dimensions");
        row("smaller than the block", matrix(3, 4, "40 07"_hex),
            "contains 12 bytes, but 16 are needed");
        row("a product beyond 32 bits", matrix(0x10000, 0x10001, "40 07"_hex),
            "contains 4295032832 bytes, but 16 are needed");
        row("no cells", matrix(4, 4, {}), early);
        row("literals cut off", matrix(4, 4, "00 0102030405060708090a0b0c0d0e0f"_hex), early);
        row("no value", matrix(4, 4, "40"_hex), early);
        row("offset cut off", matrix(4, 4, "c0 01"_hex), early);
        row("before the stream", matrix(4, 4, "c0 0a00 00000000000000000000"_hex), outside);
        row("behind the stream", matrix(4, 4, "c0 0300 000000"_hex), outside);
        row("rows behind the stream", matrix(4, 4, "e0 0000 0000000000"_hex), outside);
        row("literal rows cut off", matrix(4, 4, "e0 0900 000000"_hex), early);
        row("second offset cut off", matrix(4, 4, "28 0900 00"_hex), early);
        row("second offset outside", matrix(4, 4, "28 0900 0a00"_hex), outside);
        row("unknown token", matrix(4, 4, "01 0000"_hex), unknown);
        row("token of the other edge", matrix(4, 4, "a8 0000"_hex), unknown);
        row("rows in a clipped cell", matrix(2, 8, "e8 0900 00000000 00000000"_hex), unknown);
    }
    void refusesHostileStreams()
    {
        QFETCH(ByteBuffer, stream);
        const Decoded block = decoded(stream, 4, 16);
        QVERIFY(failedAs(ErrorKind::Malformed, block.result));
        QTEST(block.result.error().text(), "message");
    }

    void hasTwoEdgesOnly()
    {
        for (const int edge : {0, 3, 5, 16, 255})
            QCOMPARE(outcomeOf(decoded(matrix(4, 4, "40 07"_hex), edge, 16).result),
                     "ndlz does not support the cell size " + std::to_string(edge));
    }
};

const Registered<TestNdlz> registered;

} // namespace bloscope::tst_ndlz

#include "tst_ndlz.moc"
