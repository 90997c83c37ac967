#include "core/statistics/number_survey.h"

#include "tests/support/odd_numbers.h"
#include "tests/support/processors.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <algorithm>
#include <cmath>

namespace bloscope::tst_number_survey {

using namespace test;

namespace {

// Word by word.
NumberSurvey plainSurvey(std::span<const double> numbers)
{
    NumberSurvey survey;
    for (const double number : numbers) {
        if (!std::isfinite(number))
            continue;
        const bool isWhole = number == std::nearbyint(number);
        ++survey.numbers;
        survey.lowest = std::min(survey.lowest, number);
        survey.highest = std::max(survey.highest, number);
        survey.areWhole &= isWhole;
        if (number > 0) {
            ++survey.positive;
            survey.lowestPositive = std::min(survey.lowestPositive, number);
            survey.arePositiveWhole &= isWhole;
        }
    }
    return survey;
}

} // namespace

class TestNumberSurvey : public QObject {
    Q_OBJECT

 private slots:
    void isThatOfEachNumberOnAnyProcessor();
    void isTheSameInParts();
    void takesZerosForPositiveOnes();
};

void TestNumberSurvey::isThatOfEachNumberOnAnyProcessor()
{
    for (const std::int64_t processor : processors()) {
        const OnProcessor on(processor);
        for (const OddNumbers& kind : oddNumbers(1000))
            for (std::size_t count = 0; count <= 1000; count += count < 70 ? 1 : 310)
                for (const std::size_t first : {0U, 1U, 3U}) {
                    const auto some = std::span(kind.numbers)
                                          .subspan(first)
                                          .first(std::min(count, kind.numbers.size() - first));
                    QVERIFY2(surveyOf(some) == plainSurvey(some), kind.name);
                }
    }
}

void TestNumberSurvey::isTheSameInParts()
{
    for (const OddNumbers& kind : oddNumbers(1000)) {
        NumberSurvey added;
        NumberSurvey rest;
        added.add(std::span(kind.numbers).first(333));
        rest.add(std::span(kind.numbers).subspan(333));
        added.add(rest);
        QVERIFY2(added == plainSurvey(kind.numbers), kind.name);
    }
}

void TestNumberSurvey::takesZerosForPositiveOnes()
{
    const NumberSurvey survey = surveyOf(std::vector<double>(20, -0.0));
    QVERIFY(!std::signbit(survey.lowest) && !std::signbit(survey.highest));
}

const Registered<TestNumberSurvey> registered;

} // namespace bloscope::tst_number_survey

#include "tst_number_survey.moc"
