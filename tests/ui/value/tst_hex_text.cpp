#include "ui/value/hex_text.h"

#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_hex_text {

using namespace test::literals;

class TestHexText : public QObject {
    Q_OBJECT

 private slots:
    void writesTwoDigitsAByte()
    {
        QCOMPARE(hexText("00ff1a"_hex), QString("00 ff 1a"));
        QCOMPARE(hexText({}), QString());
    }

    void readsHexAsItIsWritten_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("bare") << "00ff1a";
        QTest::newRow("blanks") << " 00 FF\n1a ";
        QTest::newRow("C") << "0x00, 0xff, 0x1A";
        QTest::newRow("Python") << "\\x00\\xff\\x1a";
        QTest::newRow("colons") << "00:ff:1a";
    }
    void readsHexAsItIsWritten()
    {
        QFETCH(QString, text);
        QCOMPARE(bytesOfHexText(text), std::optional("00ff1a"_hex));
    }

    void refusesOtherTexts_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("words") << "hello";
        QTest::newRow("one digit") << "0";
        QTest::newRow("a digit left over") << "00 f";
        QTest::newRow("a prefix alone") << "0x";
        QTest::newRow("digits of another script") << QString::fromUtf8("\xd9\xa0\xd9\xa1");
    }
    void refusesOtherTexts()
    {
        QFETCH(QString, text);
        QVERIFY(!bytesOfHexText(text));
    }
};

const test::Registered<TestHexText> registered;

} // namespace bloscope::tst_hex_text

#include "tst_hex_text.moc"
