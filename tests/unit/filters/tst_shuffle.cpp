#include "core/filters/filters.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

#include <QTest>

namespace bloscope::tst_shuffle {

using namespace test;

namespace {

// format.md 4.2 to the letter.
ByteBuffer undoneByTheRule(ByteView encoded, std::size_t e)
{
    ByteBuffer decoded(encoded.begin(), encoded.end());
    const std::size_t n = encoded.size() / e;
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 0; j < e; ++j)
            decoded[i * e + j] = encoded[j * n + i];
    return decoded;
}

} // namespace

class TestShuffle : public QObject {
    Q_OBJECT

 private slots:
    void putsPlanesBackIntoElements()
    {
        const ByteBuffer planes = "00 10 20  01 11 21  aa"_hex;
        ByteBuffer elements(planes.size());
        undoShuffle({.typesize = 2}, planes, elements);
        QCOMPARE(elements, "0001 1011 2021 aa"_hex);
        ByteBuffer again(planes.size());
        applyShuffle({.typesize = 2}, elements, again);
        QCOMPARE(again, planes);
    }

    void takesTheElementSizeOfTheSlotFirst()
    {
        const ByteBuffer planes = "00 10  01 11"_hex;
        ByteBuffer elements(4);
        undoShuffle({.typesize = 4, .meta = 2}, planes, elements);
        QCOMPARE(elements, "0001 1011"_hex);
    }

    void agreesWithTheRuleForEverySize_data()
    {
        QTest::addColumn<int>("itemsize");
        for (const int itemsize : {1, 2, 3, 4, 5, 7, 8, 12, 16, 24, 100, 255})
            QTest::addRow("elements of %d bytes", itemsize) << itemsize;
    }
    void agreesWithTheRuleForEverySize()
    {
        QFETCH(int, itemsize);
        const auto e = static_cast<std::size_t>(itemsize);
        for (std::size_t size = 0; size < 700; size += 1 + size / 9) {
            const ByteBuffer encoded = noise(size);
            ByteBuffer decoded(size);
            undoShuffle({.typesize = e}, encoded, decoded);
            QCOMPARE(decoded, undoneByTheRule(encoded, e));
            ByteBuffer again(size);
            applyShuffle({.typesize = e}, decoded, again);
            QCOMPARE(again, encoded);
        }
    }
};

const Registered<TestShuffle> registered;

} // namespace bloscope::tst_shuffle

#include "tst_shuffle.moc"
