#include "core/filters/filters.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

#include <QTest>

namespace bloscope::tst_delta {

using namespace test;

namespace {

std::size_t wordOf(std::size_t typesize)
{
    if (typesize == 1 || typesize == 2 || typesize == 4 || typesize == 8)
        return typesize;
    return typesize % 8 == 0 ? 8 : 1;
}

// format.md 4.4, byte by byte; `first` is empty for the first block.
ByteBuffer undoneByTheRule(ByteView encoded, std::size_t typesize, ByteView first)
{
    const std::size_t word = wordOf(typesize);
    ByteBuffer decoded(encoded.begin(), encoded.end());
    for (std::size_t i = 0; i < encoded.size() / word * word; ++i) {
        if (!first.empty())
            decoded[i] ^= first[i];
        else if (i >= word)
            decoded[i] ^= decoded[i - word];
    }
    return decoded;
}

} // namespace

class TestDelta : public QObject {
    Q_OBJECT

 private slots:
    void runsThroughTheFirstBlock()
    {
        const ByteBuffer encoded = "0102 0300 0001 ff"_hex;
        ByteBuffer decoded(encoded.size());
        undoDelta({.typesize = 2}, encoded, decoded);
        QCOMPARE(decoded, "0102 0202 0203 ff"_hex);
    }

    void comparesOtherBlocksWithTheFirst()
    {
        const ByteBuffer first = "0f0f 0f0f 0f0f 0f0f"_hex;
        const ByteBuffer encoded = "0102 0300 ff"_hex;
        ByteBuffer decoded(encoded.size());
        undoDelta({.typesize = 2, .firstBlock = first}, encoded, decoded);
        QCOMPARE(decoded, "0e0d 0c0f ff"_hex);
    }

    void agreesWithTheRuleForEverySize_data()
    {
        QTest::addColumn<int>("typesize");
        for (const int typesize : {1, 2, 3, 4, 7, 8, 12, 16, 24, 255})
            QTest::addRow("elements of %d bytes", typesize) << typesize;
    }
    void agreesWithTheRuleForEverySize()
    {
        QFETCH(int, typesize);
        const auto ts = static_cast<std::size_t>(typesize);
        for (std::size_t size = 0; size < 300; ++size)
            for (const ByteBuffer& first : {ByteBuffer(), noise(300, 9)}) {
                const ByteBuffer encoded = noise(size);
                ByteBuffer decoded(size);
                undoDelta({.typesize = ts, .firstBlock = first}, encoded, decoded);
                QCOMPARE(decoded, undoneByTheRule(encoded, ts, first));
                ByteBuffer again(size);
                applyDelta({.typesize = ts, .firstBlock = first}, decoded, again);
                QCOMPARE(again, encoded);
            }
    }
};

const Registered<TestDelta> registered;

} // namespace bloscope::tst_delta

#include "tst_delta.moc"
