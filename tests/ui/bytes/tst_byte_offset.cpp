#include "ui/bytes/bytes_view.h"

#include "tests/support/registered_test.h"

namespace bloscope::tst_byte_offset {

// Bytes 1000 to 1999, the caret at 1500.
class TestByteOffset : public QObject {
    Q_OBJECT

 private slots:
    void readsWhereToGo_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("offset"); // -1: nowhere
        QTest::newRow("decimal") << QString("1234") << 1234;
        QTest::newRow("in groups") << QString(" 1 234 ") << 1234;
        QTest::newRow("hexadecimal") << QString("0x4D2") << 1234;
        QTest::newRow("forwards") << QString("+16") << 1516;
        QTest::newRow("backwards") << QString("-0x10") << 1484;
        QTest::newRow("nowhere else") << QString("+0") << 1500;
        QTest::newRow("the first") << QString("-500") << 1000;
        QTest::newRow("the last") << QString("+499") << 1999;
        QTest::newRow("in front of the first") << QString("-501") << -1;
        QTest::newRow("behind the last") << QString("+500") << -1;
        QTest::newRow("too small") << QString("999") << -1;
        QTest::newRow("too large") << QString("2000") << -1;
        QTest::newRow("far too large") << QString("99999999999999999999999") << -1;
        QTest::newRow("forwards beyond all numbers") << QString("+18446744073709551615") << -1;
        QTest::newRow("nothing") << QString() << -1;
        QTest::newRow("a sign") << QString("+") << -1;
        QTest::newRow("two signs") << QString("+-5") << -1;
        QTest::newRow("digits without 0x") << QString("4d2") << -1;
        QTest::newRow("0x alone") << QString("0x") << -1;
    }
    void readsWhereToGo()
    {
        QFETCH(QString, text);
        QFETCH(int, offset);
        const auto read = byteOffsetIn(text, {.begin = 1000, .end = 2000, .current = 1500});
        QCOMPARE(read ? static_cast<int>(*read) : -1, offset);
    }
};

const test::Registered<TestByteOffset> registered;

} // namespace bloscope::tst_byte_offset

#include "tst_byte_offset.moc"
