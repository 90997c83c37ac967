#include "core/scan/short_keys.h"

#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

#include <QTest>
#include <algorithm>

namespace bloscope::tst_short_keys {

using namespace test;

namespace {

NumberOrder orderOf(std::string_view dtype)
{
    return NumberOrder(*parseDType(dtype, {}));
}

// Of all kinds: noise, runs of one bit (zeros of both signs, infinities) and elements of few bits.
ByteBuffer elementsFor(std::size_t itemsize)
{
    ByteBuffer bytes = noise(4000 * itemsize);
    for (std::size_t i = 0; i < 300 * itemsize; ++i)
        bytes[i] &= std::byte{static_cast<unsigned char>(i % 7 == 0 ? 0x80 : 0x01)};
    for (const unsigned value : {0x00U, 0x80U, 0xffU, 0x7fU})
        bytes.insert(bytes.end(), itemsize, std::byte{static_cast<unsigned char>(value)});
    return bytes;
}

} // namespace

class TestShortKeys : public QObject {
    Q_OBJECT

 private slots:
    void areWhatNumberKeysAre_data()
    {
        QTest::addColumn<std::string>("dtype");
        QTest::addColumn<int>("bits");
        for (const char* dtype : {"|b1", "|i1", "|u1", "<i2", ">i2", "<u2", ">u2"})
            QTest::newRow(dtype) << std::string(dtype) << 16;
        for (const char* dtype : {"<i4", ">i4", "<u4", ">u4", "<f2", ">f2", "<f4", ">f4"})
            QTest::newRow(dtype) << std::string(dtype) << 32;
    }
    void areWhatNumberKeysAre()
    {
        QFETCH(std::string, dtype);
        const NumberOrder order = orderOf(dtype);
        const auto shorts = ShortKeys::of(order);
        QVERIFY(shorts);
        QTEST(shorts->bits(), "bits");
        const ByteBuffer cells = elementsFor(order.dtype().itemsize);
        std::vector<NumberKey> keys(cells.size() / order.dtype().itemsize);
        std::vector<ShortKey> shortKeys(keys.size());
        order.readKeys(cells, keys);
        shorts->read(cells, shortKeys);
        QVERIFY(shorts->shortsOf(keys) == shortKeys);
        for (std::size_t i = 0; i < keys.size(); ++i) {
            QCOMPARE(shorts->fullOf(shortKeys[i]), keys[i]);
            QCOMPARE(shorts->shortOf(keys[i]), shortKeys[i]);
            QCOMPARE(shorts->isFinite(shortKeys[i]), order.isFinite(keys[i]));
            QVERIFY(std::uint64_t(shortKeys[i]) >> shorts->bits() == 0);
            if (i > 0)
                QCOMPARE(shortKeys[i - 1] < shortKeys[i], keys[i - 1] < keys[i]);
        }
    }

    void tellWhatTheyHold_data()
    {
        QTest::addColumn<std::string>("dtype");
        for (const char* dtype : {"|b1", "|i1", "<u2", "<i4", "<f2", "<f4"})
            QTest::newRow(dtype) << std::string(dtype);
    }
    void tellWhatTheyHold()
    {
        QFETCH(std::string, dtype);
        const NumberOrder order = orderOf(dtype);
        const ShortKeys shorts = *ShortKeys::of(order);
        const ByteBuffer cells = elementsFor(order.dtype().itemsize);
        std::vector<ShortKey> keys(cells.size() / order.dtype().itemsize);
        shorts.read(cells, keys);
        for (std::size_t count = 1; count <= keys.size(); count += count < 50 ? 1 : count / 2) {
            const auto some = std::span(keys).last(count);
            std::vector<ShortKey> finite;
            std::ranges::copy_if(some, std::back_inserter(finite),
                                 [&](ShortKey key) { return shorts.isFinite(key); });
            const ShortExtent extent = shorts.extentOf(some);
            QCOMPARE(extent.finite, finite.size());
            if (!finite.empty()) {
                QCOMPARE(extent.lowest, std::ranges::min(finite));
                QCOMPARE(extent.highest, std::ranges::max(finite));
            }
        }
    }

    void areThoseOfShortTypesOnly()
    {
        for (const char* dtype : {"<i8", "<u8", "<f8", "<f16", "<c8", "<c16", "<M8[s]", "<m8[D]"})
            QVERIFY2(!ShortKeys::of(orderOf(dtype)), dtype);
    }
};

const Registered<TestShortKeys> registered;

} // namespace bloscope::tst_short_keys

#include "tst_short_keys.moc"
