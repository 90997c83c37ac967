#include "core/filters/filters.h"

#include "tests/support/compare.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

namespace bloscope::tst_bytedelta {

using namespace test;

namespace {

// format.md 4.8 read the other way round: differences of the bytes of each plane.
ByteBuffer stored(const ByteBuffer& block, std::size_t planes, bool isOld)
{
    const std::size_t planeBytes = block.size() / planes;
    ByteBuffer bytes = block;
    for (std::size_t i = 0; i < planeBytes * planes; ++i) {
        const std::size_t inPlane = i % planeBytes;
        const bool startsAnew = inPlane == 0 || (isOld && inPlane == planeBytes / 16 * 16);
        const int before = startsAnew ? 0 : std::to_integer<int>(block[i - 1]);
        bytes[i] = static_cast<std::byte>(std::to_integer<int>(block[i]) - before);
    }
    return bytes;
}

ByteBuffer filtered(FilterFunction function, const FilterStep& step, const ByteBuffer& bytes)
{
    ByteBuffer block(bytes.size(), std::byte{0xee});
    function(step, bytes, block);
    return block;
}

} // namespace

class TestBytedelta : public QObject {
    Q_OBJECT

 private slots:
    void sumsUpEveryPlane()
    {
        QCOMPARE(filtered(undoBytedelta, {.meta = 2}, "01 01 ff  10 f8 f8  aa"_hex),
                 "01 02 01  10 08 00  aa"_hex);
    }

    void agreesWithTheRuleForEverySize_data()
    {
        QTest::addColumn<int>("planes");
        for (const int planes : {1, 2, 3, 4, 8, 255, 300})
            QTest::addRow("%d planes", planes) << planes;
    }
    void agreesWithTheRuleForEverySize()
    {
        QFETCH(int, planes);
        const auto count = static_cast<std::size_t>(planes);
        FilterStep step{.array = {.typesize = planes}};
        if (planes < 256)
            step = {.meta = static_cast<std::uint8_t>(planes)};
        for (std::size_t size = 0; size < 700; ++size) {
            const ByteBuffer block = noise(size);
            QCOMPARE(filtered(undoBytedelta, step, stored(block, count, false)), block);
            QCOMPARE(filtered(undoOldBytedelta, step, stored(block, count, true)), block);
            QCOMPARE(filtered(applyBytedelta, step, block), stored(block, count, false));
        }
    }

    void asksForTheElementSizeOnlyWhenItMust()
    {
        QVERIFY(checkBytedelta({.meta = 4}, 100));
        QVERIFY(checkBytedelta({.array = {.typesize = 300}}, 100));
        const Result<> result = checkBytedelta({}, 100);
        QVERIFY(failedAs(ErrorKind::Malformed, result));
        QCOMPARE(
            result.error().text(),
            std::string(
                "bytedelta needs an element size, which only a frame provides; there is no frame"));
    }
};

const Registered<TestBytedelta> registered;

} // namespace bloscope::tst_bytedelta

#include "tst_bytedelta.moc"
