#include "ui/value/checked_json.h"

#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_checked_json {

using namespace test::literals;

class TestCheckedJson : public QObject {
    Q_OBJECT

 private slots:
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

const test::Registered<TestCheckedJson> registered;

} // namespace bloscope::tst_checked_json

#include "tst_checked_json.moc"
