#include "core/filters/filters.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

#include <QTest>

namespace bloscope::tst_bitshuffle {

using namespace test;

namespace {

// format.md 4.3 to the letter, for all versions but 2.
ByteBuffer undoneByTheRule(ByteView encoded, std::size_t e)
{
    ByteBuffer decoded(encoded.begin(), encoded.end());
    const std::size_t n = encoded.size() / e / 8 * 8;
    const std::size_t rowBytes = n / 8;
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 0; j < e; ++j) {
            unsigned byte = 0;
            for (std::size_t b = 0; b < 8; ++b) {
                const auto row = std::to_integer<unsigned>(encoded[(8 * j + b) * rowBytes + i / 8]);
                byte |= (row >> (i % 8) & 1U) << b;
            }
            decoded[i * e + j] = static_cast<std::byte>(byte);
        }
    return decoded;
}

} // namespace

class TestBitshuffle : public QObject {
    Q_OBJECT

 private slots:
    void gathersBitsIntoElements()
    {
        // eight one-byte elements: bit 0 of all of them, then bit 1 ...; and one byte left over
        const ByteBuffer rows = "ff 01 80 00 00 00 00 00  aa"_hex;
        ByteBuffer elements(rows.size());
        undoBitshuffle({.typesize = 1}, rows, elements);
        QCOMPARE(elements, "03 01 01 01 01 01 01 05  aa"_hex);
    }

    void agreesWithTheRuleForEverySize_data()
    {
        QTest::addColumn<int>("itemsize");
        for (const int itemsize : {1, 2, 3, 4, 8, 12, 16, 255})
            QTest::addRow("elements of %d bytes", itemsize) << itemsize;
    }
    void agreesWithTheRuleForEverySize()
    {
        QFETCH(int, itemsize);
        const auto e = static_cast<std::size_t>(itemsize);
        for (std::size_t size = 0; size < 8000; size += 1 + size / 7) {
            const ByteBuffer encoded = noise(size);
            ByteBuffer decoded(size);
            undoBitshuffle({.typesize = e}, encoded, decoded);
            QCOMPARE(decoded, undoneByTheRule(encoded, e));
            ByteBuffer again(size);
            applyBitshuffle({.typesize = e}, decoded, again);
            QCOMPARE(again, encoded);
        }
    }

    void leavesUnevenBlocksOfVersion2Alone()
    {
        const ByteBuffer encoded = noise(2 * 15 + 1); // 15 elements are no multiple of eight
        ByteBuffer decoded(encoded.size());
        undoBitshuffle({.typesize = 2, .chunkVersion = 2}, encoded, decoded);
        QCOMPARE(decoded, encoded);
        undoBitshuffle({.typesize = 2, .chunkVersion = 3}, encoded, decoded);
        QCOMPARE(decoded, undoneByTheRule(encoded, 2));
    }

    void transposesEvenBlocksOfVersion2()
    {
        const ByteBuffer encoded = noise(2 * 16 + 1); // one byte behind the last element is copied
        ByteBuffer decoded(encoded.size());
        undoBitshuffle({.typesize = 2, .chunkVersion = 2}, encoded, decoded);
        QCOMPARE(decoded, undoneByTheRule(encoded, 2));
    }
};

const Registered<TestBitshuffle> registered;

} // namespace bloscope::tst_bitshuffle

#include "tst_bitshuffle.moc"
