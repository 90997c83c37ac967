#include "core/objects/secrets.h"

#include "tests/support/compare.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_secrets {

using namespace test;

class TestSecrets : public QObject {
    Q_OBJECT

 private slots:
    // {"urlpath": ("p", "h", "secret-token")}
    void hidesTheTokenOfAProxy()
    {
        const ByteBuffer value = "81a775726c70617468"
                                 "94a95f5f7475706c655f5fa170a168ac7365637265742d746f6b656e"_hex;
        const ByteBuffer shown = withoutSecrets("proxy-source", value);
        QCOMPARE(shown.size(), value.size());
        QVERIFY(textOf(ByteView(shown)).ends_with("(hidden)****"));
        QVERIFY(textOf(ByteView(shown)).find("secret") == std::string_view::npos);
    }

    void hidesItInListsAndAsBytes()
    {
        const ByteBuffer value = "81a775726c7061746893a170a168c403616263"_hex;
        QCOMPARE(withoutSecrets("proxy-source", value),
                 "81a775726c7061746893a170a168c403286869"_hex);
    }

    void leavesEverythingElseAlone_data()
    {
        QTest::addColumn<ByteBuffer>("value");
        QTest::newRow("no token") << "81a775726c7061746893a170a168c0"_hex;
        QTest::newRow("a path") << "81a775726c70617468a170"_hex;
        QTest::newRow("no map") << "05"_hex;
        QTest::newRow("cut off") << "81a775726c7061746893a170"_hex;
        QTest::newRow("empty") << ByteBuffer();
    }
    void leavesEverythingElseAlone()
    {
        QFETCH(ByteBuffer, value);
        QCOMPARE(withoutSecrets("proxy-source", value), value);
    }

    void isForProxiesOnly()
    {
        const ByteBuffer value = "81a775726c7061746893a170a168a178"_hex;
        QCOMPARE(withoutSecrets("mine", value), value);
    }
};

const Registered<TestSecrets> registered;

} // namespace bloscope::tst_secrets

#include "tst_secrets.moc"
