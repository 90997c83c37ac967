#include "core/base/text.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_ascii {

class TestAscii : public QObject {
    Q_OBJECT

 private slots:
    void trimsBlanksOnBothSides_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("left");
        QTest::newRow("nothing") << QByteArray() << QByteArray();
        QTest::newRow("blanks alone") << QByteArray(" \t\r\n") << QByteArray();
        QTest::newRow("no blanks") << QByteArray("a") << QByteArray("a");
        QTest::newRow("both sides") << QByteArray("\n a b\t ") << QByteArray("a b");
        QTest::newRow("no-break space") << QByteArray("\xc2\xa0") << QByteArray("\xc2\xa0");
    }
    void trimsBlanksOnBothSides()
    {
        QFETCH(QByteArray, text);
        const std::string_view left = trimmed({text.data(), std::size_t(text.size())});
        QTEST(QByteArray(left.data(), std::ssize(left)), "left");
    }

    void makesLettersOfAsciiSmall()
    {
        QCOMPARE(lowerCase("B2ND.Gz[Z"), std::string("b2nd.gz[z"));
        QCOMPARE(lowerCase("\xc3\x84"), std::string("\xc3\x84")); // Ä
    }
};

const test::Registered<TestAscii> registered;

} // namespace bloscope::tst_ascii

#include "tst_ascii.moc"
