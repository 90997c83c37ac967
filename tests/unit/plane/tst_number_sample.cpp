#include "core/plane/number_sample.h"

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
    void leavesOutEndsThatAreNotFinite();
    void isTheSameInParts_data();
    void isTheSameInParts();
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

void TestNumberSample::leavesOutEndsThatAreNotFinite()
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    for (std::size_t at = 0; at < 40; ++at) {
        std::vector<double> numbers(203, std::nan(""));
        numbers[at] = infinity;
        numbers[at + 40] = -infinity;
        numbers[at + 80] = 2;
        numbers[at + 120] = -3;
        NumberSample sample(4 * NumberSample::mostNumbers);
        sample.add(numbers);
        const std::vector<double> taken = std::move(sample).take();
        QCOMPARE(std::ranges::min(taken), -3);
        QCOMPARE(std::ranges::max(taken), 2);
    }
}

void TestNumberSample::isTheSameInParts_data()
{
    QTest::addColumn<int>("expected"); // numbers
    QTest::newRow("all of them") << 5000;
    QTest::newRow("every other") << 2 * int(NumberSample::mostNumbers);
    QTest::newRow("one of three and a half") << 7 * int(NumberSample::mostNumbers) / 2;
}

void TestNumberSample::isTheSameInParts()
{
    QFETCH(int, expected);
    std::vector<double> numbers(static_cast<std::size_t>(expected));
    std::iota(numbers.begin(), numbers.end(), -7.0);
    NumberSample whole(expected);
    whole.add(numbers);

    NumberSample joined(expected);
    joined.add(std::span(numbers).first(13));
    std::vector<NumberSample> parts;
    std::vector<std::size_t> begins{13, 14, 999, 1000, 4321, numbers.size()};
    for (std::size_t i = 0; i + 1 < begins.size(); ++i) {
        parts.push_back(joined.partAfter(begins[i] - 13));
        parts.back().add(std::span(numbers).subspan(begins[i], begins[i + 1] - begins[i]));
    }
    for (NumberSample& part : parts)
        joined.join(std::move(part));
    QCOMPARE(std::move(joined).take(), std::move(whole).take());
}

const test::Registered<TestNumberSample, QCoreApplication> registered;

} // namespace bloscope::tst_number_sample

#include "tst_number_sample.moc"
