#include "core/base/text.h"

#include "tests/support/registered_test.h"

#include <QTest>
#include <cmath>

namespace bloscope::tst_parse_number {

class TestParseNumber : public QObject {
    Q_OBJECT

 private slots:
    void takesTheWholeText()
    {
        QCOMPARE(parseNumber<int>("-5").value_or(0), -5);
        QCOMPARE(parseNumber<std::uint64_t>("18446744073709551615").value_or(0), UINT64_MAX);
        QCOMPARE(parseNumber<double>("1e3").value_or(0), 1000.0);
        QVERIFY(std::isnan(parseNumber<float>("nan").value_or(0)));
    }

    void refusesEverythingElse()
    {
        for (const char* text : {"", " 5", "5 ", "+5", "5.0", "0x5", "2147483648", "five"})
            QVERIFY2(!parseNumber<int>(text), text);
        QVERIFY(!parseNumber<unsigned>("-1"));
        QVERIFY(!parseNumber<double>("1e400"));
    }
};

const test::Registered<TestParseNumber> registered;

} // namespace bloscope::tst_parse_number

#include "tst_parse_number.moc"
