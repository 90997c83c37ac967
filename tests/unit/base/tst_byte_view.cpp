#include "core/base/byte_view.h"
#include "tests/support/compare.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_byte_view {

class TestByteView : public QObject {
    Q_OBJECT

 private slots:
    void writesAndReadsHex()
    {
        const ByteBuffer bytes{std::byte{0}, std::byte{0x5f}, std::byte{0xa9}, std::byte{0xff}};
        QCOMPARE(hexOf(bytes), std::string("005fa9ff"));
        QCOMPARE(bytesOfHex("005fa9ff").value(), bytes);
        QCOMPARE(bytesOfHex("005Fa9FF").value(), bytes);
        QCOMPARE(bytesOfHex("").value(), ByteBuffer());
    }

    void refusesWhatIsNoHex()
    {
        for (const char* text :
             {"0", "000", "0g", "g0", "0 0", "0x00", "-1", "@@", "//", "::", "``"})
            QVERIFY2(!bytesOfHex(text), text);
    }

    void loadsFieldsOfBothOrders()
    {
        const ByteBuffer bytes = *bytesOfHex("01020304");
        QCOMPARE(loadLittle<std::uint32_t>(bytes.data()), 0x04030201U);
        QCOMPARE(loadBig<std::uint32_t>(bytes.data()), 0x01020304U);
        QCOMPARE(loadBig<std::uint16_t>(bytes.data() + 1), std::uint16_t(0x0203));
    }
};

const test::Registered<TestByteView> registered;

} // namespace bloscope::tst_byte_view

#include "tst_byte_view.moc"
