#include "ui/text/checked_json.h"

#include "tests/support/hex.h"

#include <QTest>

using namespace bloscope;
using namespace bloscope::test::literals;

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

    void saysWhereJsonIsWrong_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("problem");
        QTest::newRow("cut off") << "[1,\n 2"
                                 << "line 2, column 3: unexpected end of input; expected ']'";
        QTest::newRow("behind wide characters")
            << QString::fromUtf8("{\"\xe2\x82\xac\": {\"$bin\": \"f\"}}")
            << "line 1, column 19: $bin needs two hex digits for each byte";
    }
    void saysWhereJsonIsWrong()
    {
        QFETCH(QString, text);
        QFETCH(QString, problem);
        const CheckedJson checked = checkedJson(text, {});
        QVERIFY(!checked.value);
        QVERIFY(checked.place);
        QCOMPARE(checked.problem, problem);
        QVERIFY(!checked.problem.contains("at byte"));
    }

    void keepsTheFormsOfTheValueBefore()
    {
        const CheckedJson checked = checkedJson("[7]", "91 cd 0005"_hex);
        QVERIFY(checked.value);
        QCOMPARE(*checked.value, "91 cd 0007"_hex);
        QVERIFY(checked.problem.isEmpty());
    }
};

QTEST_APPLESS_MAIN(TestTextPlace)
#include "tst_text_place.moc"
