#include "core/base/result.h"

#include "tests/support/registered_test.h"

#include <QTest>
#include <memory>

namespace bloscope::tst_result {

namespace {

Result<int> half(int number)
{
    if (number % 2 != 0)
        return Error{ErrorKind::Malformed, "the number is odd", 90211};
    return number / 2;
}

Result<int> quarter(int number)
{
    BLOSCOPE_TRY(const int once, half(number).within("first half"));
    BLOSCOPE_TRY(const int twice, half(once).within("second half"));
    return twice;
}

Result<> isEven(int number)
{
    BLOSCOPE_CHECK(half(number).has_value() ? Result<>() : Error{ErrorKind::Malformed, "odd"});
    return {};
}

} // namespace

class TestResult : public QObject {
    Q_OBJECT

 private slots:
    void holdsAValueOrAnError()
    {
        QCOMPARE(*half(4), 2);
        QVERIFY(!half(3));
        QCOMPARE(half(3).error().kind(), ErrorKind::Malformed);
    }

    void triesAndGivesUpWithThePlace()
    {
        QCOMPARE(*quarter(8), 2);
        QCOMPARE(quarter(6).error().text(),
                 std::string("second half: the number is odd (at byte 90211)"));
        QVERIFY(isEven(2));
        QVERIFY(!isEven(3));
    }

    void namesPlacesFromTheOutside()
    {
        const Error error =
            Error{ErrorKind::Malformed, "zstd: too short"}.within("block 3").within("chunk 17");
        QCOMPARE(error.text(), std::string("chunk 17: block 3: zstd: too short"));
    }

    void numbersPlaces()
    {
        QCOMPARE(half(3).within("chunk", 17).error().text(),
                 std::string("chunk 17: the number is odd (at byte 90211)"));
        QCOMPARE(isEven(3).within("block", -1).error().text(), std::string("block -1: odd"));
        QCOMPARE(*half(4).within("chunk", 17), 2);
        QVERIFY(isEven(4).within("chunk", 17));
    }

    void carriesValuesThatCannotBeCopied()
    {
        Result<std::unique_ptr<int>> result = std::make_unique<int>(7);
        const std::unique_ptr<int> taken = *std::move(result);
        QCOMPARE(*taken, 7);
    }
};

const test::Registered<TestResult> registered;

} // namespace bloscope::tst_result

#include "tst_result.moc"
