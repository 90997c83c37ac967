#include "ui/value/checked_json.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_text_place {

class TestTextPlace : public QObject {
    Q_OBJECT

 private slots:
    void countsCharactersOfAnyWidth_data()
    {
        QTest::addColumn<int>("byte");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::addColumn<int>("position");
        // a é € 😀 \n b : 1, 2, 3, 4, 1, 1 bytes; 1, 1, 1, 2, 1, 1 units
        QTest::newRow("one byte") << 0 << 1 << 1 << 0;
        QTest::newRow("two bytes") << 1 << 1 << 2 << 1;
        QTest::newRow("second of two bytes") << 2 << 1 << 2 << 1;
        QTest::newRow("three bytes") << 3 << 1 << 3 << 2;
        QTest::newRow("two units") << 6 << 1 << 4 << 3;
        QTest::newRow("last of four bytes") << 9 << 1 << 4 << 3;
        QTest::newRow("end of the line") << 10 << 1 << 5 << 5;
        QTest::newRow("next line") << 11 << 2 << 1 << 6;
        QTest::newRow("end") << 12 << 2 << 2 << 7;
        QTest::newRow("behind the end") << 100 << 2 << 2 << 7;
    }
    void countsCharactersOfAnyWidth()
    {
        QFETCH(int, byte);
        QFETCH(int, line);
        QFETCH(int, column);
        QFETCH(int, position);
        const QString text = QString::fromUtf8("a\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80\nb");
        const TextPlace place = placeOfByte(text, static_cast<quint64>(byte));
        QCOMPARE(place.line, line);
        QCOMPARE(place.column, column);
        QCOMPARE(place.position, position);
    }
};

const test::Registered<TestTextPlace> registered;

} // namespace bloscope::tst_text_place

#include "tst_text_place.moc"
