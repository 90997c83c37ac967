#include "core/system/network_address.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_network_address {

using namespace test;

class TestNetworkAddress : public QObject {
    Q_OBJECT

 private slots:
    void readsBothKinds()
    {
        const auto four = networkAddress("192.168.0.1");
        QVERIFY(four == (std::vector<std::uint8_t>{192, 168, 0, 1}));
        const auto six = networkAddress("fe80::1");
        QCOMPARE(six->size(), std::size_t(16));
        QCOMPARE(six->front(), std::uint8_t(0xfe));
        QCOMPARE(six->back(), std::uint8_t(1));
    }

    void refusesNames()
    {
        for (const char* text : {"", "localhost", "1.2.3", "256.1.1.1", "1::2::3"})
            QVERIFY2(!networkAddress(text), text);
    }
};

const Registered<TestNetworkAddress> registered;

} // namespace bloscope::tst_network_address

#include "tst_network_address.moc"
