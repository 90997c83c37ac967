#include "ui/picture/value_range.h"

#include "core/dtype/dtype_descr.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>
#include <limits>
#include <vector>

namespace bloscope::tst_value_range {

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
    void readsTimes_data();
    void readsTimes();
    void tellsWhatRangesOfTimesLookLike();
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
    const ValueScale linear;
    const ValueScale log(ValueScale::Log);
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
    const auto deviations = [](double count) {
        return RangeChoice{Kind::Deviations, 1, 99, {}, count};
    };
    const auto symmetric = [](RangeChoice choice) {
        choice.isSymmetric = true;
        return choice;
    };
    // Of mean 5 and standard deviation 2 (numpy.std).
    const Numbers eight = {2, 4, 4, 4, notANumber, 5, 5, 7, 9, infinity};
    QTest::newRow("deviations") << eight << deviations(1) << linear << 3.0 << 7.0;
    QTest::newRow("deviations, beyond the numbers")
        << eight << deviations(3) << linear << -1.0 << 11.0;
    QTest::newRow("deviations, log") << eight << deviations(3) << log << 2.0 << 11.0;
    QTest::newRow("deviations of equal numbers")
        << Numbers(9, 3.0) << deviations(3) << linear << 2.5 << 3.5;
    QTest::newRow("deviations of large numbers")
        << Numbers{-1e300, 1e300} << deviations(1) << linear << -1e300 << 1e300;
    QTest::newRow("deviations beyond float64")
        << Numbers{-largest, largest} << deviations(2) << linear << -largest << largest;
    QTest::newRow("deviations of small numbers")
        << Numbers{-1e-300, 1e-300} << deviations(2) << linear << -2e-300 << 2e-300;
    QTest::newRow("symmetric") << Numbers{-3, 7} << symmetric(minMax) << linear << -7.0 << 7.0;
    QTest::newRow("symmetric below zero")
        << Numbers{-3, -1} << symmetric(minMax) << linear << -3.0 << 3.0;
    QTest::newRow("symmetric percentiles")
        << hundredAndOne() << symmetric(percentile) << linear << -99.5 << 99.5;
    QTest::newRow("symmetric deviations")
        << eight << symmetric(deviations(1)) << linear << -7.0 << 7.0;
    QTest::newRow("symmetric and typed")
        << Numbers{} << symmetric(manual(1, 2)) << linear << -2.0 << 2.0;
    QTest::newRow("symmetric zeros") << Numbers{0, 0} << symmetric(minMax) << linear << -0.5 << 0.5;
    QTest::newRow("symmetric, log") << Numbers{2, 8} << symmetric(minMax) << log << 2.0 << 8.0;
    QTest::newRow("symmetric without numbers")
        << Numbers{} << symmetric(minMax) << linear << -1.0 << 1.0;
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
    QTest::newRow("3sigma") << RangeChoice{Kind::Deviations, 1, 99, {}, 3};
    QTest::newRow("0.5sigma") << RangeChoice{Kind::Deviations, 1, 99, {}, 0.5};
    QTest::newRow("symmetric:auto") << RangeChoice{Kind::Automatic, 1, 99, {}, 3, true};
    QTest::newRow("symmetric:2%") << RangeChoice{Kind::Percentile, 2, 98, {}, 3, true};
    QTest::newRow("symmetric:2sigma") << RangeChoice{Kind::Deviations, 1, 99, {}, 2, true};
}

void TestValueRange::readsChoices()
{
    QFETCH(RangeChoice, choice);
    const auto parsed = parseRangeChoice(QTest::currentDataTag());
    QVERIFY(parsed);
    QCOMPARE(*parsed, choice);
    const auto again = parseRangeChoice(textOf(choice));
    QVERIFY(again);
    QCOMPARE(*again, choice);
}

// Counts that are typed as such stay counts where they are no times.
void TestValueRange::readsTimes_data()
{
    QTest::addColumn<QByteArray>("dtype");
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    const auto row = [](const char* dtype, const char* text, double low, double high) {
        QTest::addRow("%s %s", dtype, text) << QByteArray(dtype) << QString(text) << low << high;
    };
    row("<M8[D]", "1937-10-01,1969-12-31", -11780, -1);
    row("<M8[D]", "1937,1970-01-02", -12053, 1);
    row("<M8[s]", "1970-01-01T00:01,1970-01-02", 60, 86'400);
    row(">M8[M]", "1970-01,1971-03", 0, 14);
    row("<M8[D]", "0.5,1.5", 0.5, 1.5);
    row("<M8[D]", "0.5,2", 0.5, 2);
    row("<m8[D]", "5 days,10 days", 5, 10);
    row("<m8[h]", "-3,8", -3, 8);
    row("<f8", "1937,1938", 1937, 1938);
}

void TestValueRange::readsTimes()
{
    QFETCH(QByteArray, dtype);
    QFETCH(QString, text);
    QFETCH(double, low);
    QFETCH(double, high);
    const ValueText texts(*parseDType(dtype.toStdString(), {}));
    const RangeChoice choice{Kind::Manual, 1, 99, {low, high}};
    const auto parsed = parseRangeChoice(text.toStdString(), texts);
    QVERIFY2(parsed, parsed ? "" : parsed.error().text().c_str());
    QCOMPARE(*parsed, choice);
    const auto again = parseRangeChoice(textOf(choice, texts), texts);
    QVERIFY2(again, textOf(choice, texts).c_str());
    QCOMPARE(*again, choice);
}

void TestValueRange::tellsWhatRangesOfTimesLookLike()
{
    const ValueText dates(*parseDType("<M8[D]", {}));
    const auto parsed = parseRangeChoice("1937-10-01,soon", dates);
    QVERIFY(!parsed);
    QVERIFY2(parsed.error().text().find("1970-01-01,1970-01-02") != std::string::npos,
             parsed.error().text().c_str());
}

void TestValueRange::refusesWhatIsNoChoice_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {"",
                             "wide",
                             "50%",
                             "-1%",
                             "101%,102%",
                             "99%,1%",
                             "5",
                             "2,1",
                             "1,1",
                             "1,2,3",
                             "1%,2",
                             "nan,1",
                             "0,inf",
                             "1 ,2",
                             "%",
                             "sigma",
                             "0sigma",
                             "-1sigma",
                             "101sigma",
                             "1sigma,2",
                             "symmetric",
                             "symmetric:",
                             "symmetric:symmetric:auto"})
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

const test::Registered<TestValueRange, QCoreApplication> registered;

} // namespace bloscope::tst_value_range

#include "tst_value_range.moc"
