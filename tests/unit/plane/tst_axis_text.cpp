#include "core/plane/value_ticks.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QStringList>
#include <QTest>

namespace bloscope::tst_axis_text {

namespace {

ValueText textsOf(const char* dtype)
{
    return ValueText(*parseDType(dtype, {}));
}

QStringList labelsOf(const std::vector<ValueTick>& ticks)
{
    QStringList labels;
    for (const ValueTick& tick : ticks)
        labels << QString::fromStdString(tick.label);
    return labels;
}

} // namespace

class TestAxisText : public QObject {
    Q_OBJECT

 private slots:
    void writesNumbersAndTimes_data();
    void writesNumbersAndTimes();
    void readsWhatItWrites_data();
    void readsWhatItWrites();
    void dividesDates_data();
    void dividesDates();
    void putsDatesWhereTheyLie();
    void dividesTimeSpans_data();
    void dividesTimeSpans();
    void survivesTheEndsOfTheCalendar_data();
    void survivesTheEndsOfTheCalendar();
};

void TestAxisText::writesNumbersAndTimes_data()
{
    QTest::addColumn<QByteArray>("dtype");
    QTest::addColumn<double>("number");
    QTest::addColumn<QString>("text");
    QTest::newRow("float") << QByteArray("<f8") << 0.1234567 << "0.123457";
    QTest::newRow("integer") << QByteArray("<i4") << 12.0 << "12";
    QTest::newRow("days") << QByteArray("<M8[D]") << -11780.0 << "1937-10-01";
    QTest::newRow("between two days") << QByteArray("<M8[D]") << -11780.4 << "1937-10-01";
    QTest::newRow("nanoseconds") << QByteArray("<M8[ns]") << 1e18
                                 << "2001-09-09T01:46:40.000000000";
    QTest::newRow("time span") << QByteArray("<m8[D]") << 5.0 << "5 days";
    QTest::newRow("time span of ten minutes") << QByteArray("<m8[10m]") << 3.0 << "30 minutes";
    QTest::newRow("no unit") << QByteArray("<m8") << 5.0 << "5 generic time units";
}

void TestAxisText::writesNumbersAndTimes()
{
    QFETCH(QByteArray, dtype);
    QFETCH(double, number);
    QTEST(QString::fromStdString(textsOf(dtype).of(number)), "text");
}

void TestAxisText::readsWhatItWrites_data()
{
    QTest::addColumn<QByteArray>("dtype");
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("number");
    QTest::newRow("float") << QByteArray("<f8") << " -2.5 " << -2.5;
    QTest::newRow("date") << QByteArray("<M8[D]") << "1937-10-01" << -11780.0;
    QTest::newRow("month") << QByteArray("<M8[D]") << "1937-10" << -11780.0;
    QTest::newRow("time span") << QByteArray("<m8[s]") << "-90 seconds" << -90.0;
    QTest::newRow("count of a time span") << QByteArray("<m8[s]") << "90" << 90.0;
}

void TestAxisText::readsWhatItWrites()
{
    QFETCH(QByteArray, dtype);
    QFETCH(QString, text);
    const auto number = textsOf(dtype).read(text.toStdString());
    QVERIFY(number);
    QTEST(*number, "number");
    QVERIFY(!textsOf(dtype).read("north"));
}

void TestAxisText::dividesDates_data()
{
    QTest::addColumn<QByteArray>("dtype");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::addColumn<QStringList>("labels");
    using List = QStringList;
    QTest::newRow("days") << QByteArray("<M8[D]") << 0.0 << 4.0
                          << List{"1970-01-01", "1970-01-02", "1970-01-03", "1970-01-04",
                                  "1970-01-05"};
    QTest::newRow("months") << QByteArray("<M8[D]") << 0.0 << 365.0
                            << List{"1970-01", "1970-04", "1970-07", "1970-10", "1971-01"};
    QTest::newRow("years") << QByteArray("<M8[D]") << -11780.0 << 0.0
                           << List{"1940", "1950", "1960", "1970"};
    QTest::newRow("hours") << QByteArray("<M8[ns]") << 0.0 << 86400e9
                           << List{"1970-01-01T00:00", "1970-01-01T06:00", "1970-01-01T12:00",
                                   "1970-01-01T18:00", "1970-01-02T00:00"};
    QTest::newRow("seconds") << QByteArray("<M8[ms]") << 0.0 << 4000.0
                             << List{"1970-01-01T00:00:00", "1970-01-01T00:00:01",
                                     "1970-01-01T00:00:02", "1970-01-01T00:00:03",
                                     "1970-01-01T00:00:04"};
    QTest::newRow("no finer than the unit")
        << QByteArray("<M8[M]") << 0.0 << 1.0 << List{"1970-01", "1970-02"};
    QTest::newRow("weeks") << QByteArray("<M8[W]") << 0.0 << 2.0
                           << List{"1970-01-01", "1970-01-15"};
    QTest::newRow("within one day")
        << QByteArray("<M8[D]") << 0.25 << 0.75 << List{"1970-01-01", "1970-01-02"};
}

void TestAxisText::dividesDates()
{
    QFETCH(QByteArray, dtype);
    QFETCH(double, low);
    QFETCH(double, high);
    QTEST(labelsOf(textsOf(dtype).ticks({low, high}, ValueScale::Linear, 4)), "labels");
}

void TestAxisText::putsDatesWhereTheyLie()
{
    const auto ticks = textsOf("<M8[D]").ticks({-1, 3}, ValueScale::Linear, 5);
    QCOMPARE(ticks.front().position, 0.0);
    QCOMPARE(ticks[1].label, std::string("1970-01-01"));
    QCOMPARE(ticks[1].position, 0.25);
}

void TestAxisText::dividesTimeSpans_data()
{
    QTest::addColumn<QByteArray>("dtype");
    QTest::addColumn<double>("high");
    QTest::addColumn<QStringList>("labels");
    using List = QStringList;
    QTest::newRow("days") << QByteArray("<m8[D]") << 4.0
                          << List{"0 days", "1 days", "2 days", "3 days", "4 days"};
    QTest::newRow("hours of seconds")
        << QByteArray("<m8[s]") << 4 * 3600.0
        << List{"0 hours", "1 hours", "2 hours", "3 hours", "4 hours"};
    QTest::newRow("ten minutes") << QByteArray("<m8[10m]") << 4.0
                                 << List{"0 minutes", "10 minutes", "20 minutes", "30 minutes",
                                         "40 minutes"};
}

void TestAxisText::dividesTimeSpans()
{
    QFETCH(QByteArray, dtype);
    QFETCH(double, high);
    QTEST(labelsOf(textsOf(dtype).ticks({0, high}, ValueScale::Linear, 4)), "labels");
}

// Nothing overflows, and nothing goes on for ever.
void TestAxisText::survivesTheEndsOfTheCalendar_data()
{
    QTest::addColumn<QByteArray>("dtype");
    for (const char* dtype : {"<M8[Y]", "<M8[M]", "<M8[W]", "<M8[D]", "<M8[h]", "<M8[m]", "<M8[s]",
                              "<M8[ms]", "<M8[us]", "<M8[ns]", "<M8[ps]", "<M8[fs]", "<M8[as]",
                              "<M8", "<M8[25s]", "<m8[Y]", "<m8[ns]", "<m8[as]", "<m8"})
        QTest::newRow(dtype) << QByteArray(dtype);
}

void TestAxisText::survivesTheEndsOfTheCalendar()
{
    QFETCH(QByteArray, dtype);
    const ValueText texts = textsOf(dtype);
    const double most = 9.2e18;
    for (const ValueRange& range :
         {ValueRange{-most, most}, ValueRange{most * 0.99, most}, ValueRange{0, 1},
          ValueRange{-1e-9, 1e-9}, ValueRange{-1e300, 1e300}})
        for (const auto kind : {ValueScale::Linear, ValueScale::SymLog, ValueScale::Sqrt})
            for (const ValueTick& tick : texts.ticks(range, kind, 5)) {
                QVERIFY(tick.position >= 0 && tick.position <= 1);
                QVERIFY(!tick.label.empty());
            }
    QVERIFY(!texts.of(most).empty());
    QVERIFY(!texts.of(-1e300).empty());
}

const test::Registered<TestAxisText, QCoreApplication> registered;

} // namespace bloscope::tst_axis_text

#include "tst_axis_text.moc"
