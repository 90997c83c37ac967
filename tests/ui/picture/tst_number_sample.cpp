#include "ui/picture/number_sample.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>
#include <algorithm>
#include <numeric>

namespace bloscope::tst_number_sample {

class TestNumberSample : public QObject {
    Q_OBJECT

 private slots:
    void keepsAllNumbersOfASmallPlane();
    void leavesOutWhatIsNotFinite();
    void takesAnEvenShareOfManyNumbers();
    void keepsTheEndsOfManyNumbers();
};

void TestNumberSample::keepsAllNumbersOfASmallPlane()
{
    NumberSample sample(5);
    sample.add(std::vector<double>{3, 1});
    sample.add(std::vector<double>{2, 3, -4});
    QCOMPARE(std::move(sample).take(), (std::vector<double>{3, 1, 2, 3, -4}));
}

void TestNumberSample::leavesOutWhatIsNotFinite()
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    NumberSample sample(4);
    sample.add(std::vector<double>{infinity, 1, -infinity, std::nan("")});
    QCOMPARE(std::move(sample).take(), (std::vector<double>{1}));
}

void TestNumberSample::takesAnEvenShareOfManyNumbers()
{
    constexpr std::int64_t rows = 4000;
    std::vector<double> row(2048);
    std::iota(row.begin(), row.end(), 0); // a number says in which column it stands
    NumberSample sample(rows * std::int64_t(row.size()));
    for (std::int64_t i = 0; i < rows; ++i)
        sample.add(row);
    const std::vector<double> taken = std::move(sample).take();
    const auto most = std::size_t(NumberSample::mostNumbers);
    QVERIFY(taken.size() > most - most / 100 && taken.size() < most + most / 100);
    const double mean = std::accumulate(taken.begin(), taken.end(), 0.0) / double(taken.size());
    QVERIFY(std::abs(mean - 1023.5) < 5); // no column is preferred
}

void TestNumberSample::keepsTheEndsOfManyNumbers()
{
    std::vector<double> numbers(8 << 20, 5.0);
    numbers[12345] = -7;
    numbers[54321] = 0.25;
    numbers[7654321] = 99;
    NumberSample sample(std::int64_t(numbers.size()));
    sample.add(numbers);
    const std::vector<double> taken = std::move(sample).take();
    for (const double end : {-7.0, 0.25, 99.0})
        QVERIFY(std::ranges::find(taken, end) != taken.end());
}

const test::Registered<TestNumberSample, QCoreApplication> registered;

} // namespace bloscope::tst_number_sample

#include "tst_number_sample.moc"
