#include "core/statistics/unsorted_numbers.h"

#include "core/statistics/number_survey.h"
#include "core/statistics/slice_percentiles.h"
#include "tests/support/odd_numbers.h"
#include "tests/support/processors.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <algorithm>
#include <array>
#include <iterator>

namespace bloscope::tst_unsorted_numbers {

using namespace test;

namespace {

constexpr std::array<double, 9> percents = {1, 99, 50, 0, 100, 25, 99.9, 1.0 / 3, 50};

// Percentiles of those in [low, high], as they are without ranks.
void compare(const OddNumbers& kind, double low, double high)
{
    std::vector<double> inside;
    std::ranges::copy_if(kind.numbers, std::back_inserter(inside),
                         [&](double number) { return number >= low && number <= high; });
    if (inside.empty())
        return;
    const auto found = percentilesOf({kind.numbers, low, high, inside.size()}, percents);
    QVERIFY2(found == percentilesOf(inside, percents), kind.name);
}

} // namespace

class TestUnsortedNumbers : public QObject {
    Q_OBJECT

 private slots:
    void havePercentilesOfAnyKindOnAnyProcessor_data()
    {
        QTest::addColumn<int>("count");
        for (const int count : {1, 2, 3, 1000, 16384, 16385, 100001})
            QTest::addRow("%d", count) << count;
    }
    void havePercentilesOfAnyKindOnAnyProcessor();
};

void TestUnsortedNumbers::havePercentilesOfAnyKindOnAnyProcessor()
{
    QFETCH(int, count);
    const auto kinds = oddNumbers(static_cast<std::size_t>(count));
    for (const std::int64_t processor : processors()) {
        const OnProcessor on(processor);
        for (const OddNumbers& kind : kinds) {
            const NumberSurvey survey = surveyOf(kind.numbers);
            if (survey.numbers > 0)
                compare(kind, survey.lowest, survey.highest);
            if (survey.positive > 0)
                compare(kind, survey.lowestPositive, survey.highest);
        }
    }
}

const Registered<TestUnsortedNumbers> registered;

} // namespace bloscope::tst_unsorted_numbers

#include "tst_unsorted_numbers.moc"
