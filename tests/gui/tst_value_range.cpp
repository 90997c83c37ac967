#include "ui/views/value_range.h"

#include <QTest>
#include <limits>
#include <vector>

using namespace bloscope;
using Kind = RangeChoice::Kind;
using Numbers = std::vector<double>;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
constexpr double largest = std::numeric_limits<double>::max();
constexpr double smallest = std::numeric_limits<double>::denorm_min();

Numbers hundredAndOne() // 0.5, 1.5, ... 100.5: the p-th percentile is p + 0.5
{
    Numbers numbers;
    for (int i = 0; i <= 100; ++i)
        numbers.push_back((i * 37 % 101) + 0.5);
    return numbers;
}

Numbers withOutlier() // 1000 numbers from 0 to 1 and a huge one
{
    Numbers numbers(1, 1e9);
    for (int i = 0; i < 1000; ++i)
        numbers.push_back(i / 999.0);
    return numbers;
}

} // namespace

class TestValueRange : public QObject {
    Q_OBJECT

 private slots:
    void choosesARange_data();
    void choosesARange();
    void readsChoices_data();
    void readsChoices();
    void refusesWhatIsNoChoice_data();
    void refusesWhatIsNoChoice();
};

void TestValueRange::choosesARange_data()
{
    QTest::addColumn<Numbers>("numbers");
    QTest::addColumn<RangeChoice>("choice");
    QTest::addColumn<ValueScale>("scale");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    const auto linear = ValueScale::Linear;
    const auto log = ValueScale::Log;
    const RangeChoice automatic;
    const RangeChoice minMax{Kind::MinMax};
    const RangeChoice percentile{Kind::Percentile};
    const auto manual = [](double low, double high) {
        return RangeChoice{Kind::Manual, 1, 99, {low, high}};
    };

    QTest::newRow("min-max") << Numbers{3, -1, 2} << minMax << linear << -1.0 << 3.0;
    QTest::newRow("min-max without the infinite")
        << Numbers{notANumber, 3, -infinity, 1, infinity} << minMax << linear << 1.0 << 3.0;
    QTest::newRow("percentiles") << hundredAndOne() << percentile << linear << 1.5 << 99.5;
    QTest::newRow("percentiles by choice")
        << hundredAndOne() << RangeChoice{Kind::Percentile, 10, 75} << linear << 10.5 << 75.5;
    QTest::newRow("one label in a hundred zeros, by percentiles") << [] {
        Numbers n(1000, 0);
        n[3] = 4;
        return n;
    }() << percentile << linear << 0.0 << 4.0;
    QTest::newRow("automatic: labels are all shown") << [] {
        Numbers n(1000, 0);
        n[1] = n[3] = 255;
        return n;
    }() << automatic << linear << 0.0 << 255.0;
    QTest::newRow("automatic: an outlier is left out")
        << withOutlier() << automatic << linear << 10 / 999.0 << 990 / 999.0;
    QTest::newRow("manual") << Numbers{1, 2} << manual(-5, 5) << linear << -5.0 << 5.0;
    QTest::newRow("manual, turned round")
        << Numbers{1, 2} << manual(5, -5) << linear << -5.0 << 5.0;
    QTest::newRow("manual, one number") << Numbers{1} << manual(2, 2) << linear << 1.5 << 2.5;
    QTest::newRow("manual from zero, log") << Numbers{1} << manual(0, 1e6) << log << 1.0 << 1e6;
    QTest::newRow("manual below zero, log") << Numbers{1} << manual(-2, 0) << log << 1.0 << 10.0;
    QTest::newRow("log leaves out numbers up to zero")
        << Numbers{-4, 0, 2, 8} << minMax << log << 2.0 << 8.0;
    QTest::newRow("constant") << Numbers(9, 3.0) << automatic << linear << 2.5 << 3.5;
    QTest::newRow("constant and large")
        << Numbers(9, 4e9) << minMax << linear << 4e9 - 4e3 << 4e9 + 4e3;
    QTest::newRow("constant, log") << Numbers(9, 3.0) << minMax << log << 1.5 << 6.0;
    QTest::newRow("smallest, log")
        << Numbers{smallest} << minMax << log << smallest << 2 * smallest;
    QTest::newRow("largest") << Numbers{largest} << minMax << linear << largest - largest * 1e-6
                             << largest;
    QTest::newRow("largest, log") << Numbers{largest} << minMax << log << largest / 2 << largest;
    QTest::newRow("no numbers") << Numbers{} << automatic << linear << 0.0 << 1.0;
    QTest::newRow("NaN only") << Numbers{notANumber, notANumber} << automatic << linear << 0.0
                              << 1.0;
    QTest::newRow("nothing above zero, log") << Numbers{-1, 0} << automatic << log << 1.0 << 10.0;
}

void TestValueRange::choosesARange()
{
    QFETCH(Numbers, numbers);
    QFETCH(RangeChoice, choice);
    QFETCH(ValueScale, scale);
    QFETCH(double, low);
    QFETCH(double, high);
    const ValueRange range = rangeOf(numbers, choice, scale);
    QCOMPARE(range.low, low);
    QCOMPARE(range.high, high);
    QVERIFY(range.low < range.high);
}

void TestValueRange::readsChoices_data()
{
    QTest::addColumn<RangeChoice>("choice");
    QTest::newRow("auto") << RangeChoice{};
    QTest::newRow("minmax") << RangeChoice{Kind::MinMax};
    QTest::newRow("2%") << RangeChoice{Kind::Percentile, 2, 98};
    QTest::newRow("0.5%") << RangeChoice{Kind::Percentile, 0.5, 99.5};
    QTest::newRow("0%,99.9%") << RangeChoice{Kind::Percentile, 0, 99.9};
    QTest::newRow("-10,1e3") << RangeChoice{Kind::Manual, 1, 99, {-10, 1000}};
    QTest::newRow("+1,2") << RangeChoice{Kind::Manual, 1, 99, {1, 2}};
}

void TestValueRange::readsChoices()
{
    QFETCH(RangeChoice, choice);
    const auto parsed = parseRangeChoice(QTest::currentDataTag());
    QVERIFY(parsed);
    QCOMPARE(*parsed, choice);
}

void TestValueRange::refusesWhatIsNoChoice_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {"", "wide", "50%", "-1%", "101%,102%", "99%,1%", "5", "2,1", "1,1",
                             "1,2,3", "1%,2", "nan,1", "0,inf", "1 ,2", "%"})
        QTest::newRow(text) << text;
}

void TestValueRange::refusesWhatIsNoChoice()
{
    QFETCH(QString, text);
    const auto parsed = parseRangeChoice(text.toStdString());
    QVERIFY(!parsed);
    QVERIFY(parsed.error().kind() == ErrorKind::Usage);
    QVERIFY(parsed.error().text().find("is not a range") != std::string::npos);
}

QTEST_GUILESS_MAIN(TestValueRange)
#include "tst_value_range.moc"
