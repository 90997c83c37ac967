#include "core/plane/range_text.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>

namespace bloscope::tst_range_text {

using Kind = RangeChoice::Kind;

class TestRangeText : public QObject {
    Q_OBJECT

 private slots:
    void readsChoices_data();
    void readsChoices();
    void readsTimes_data();
    void readsTimes();
    void tellsWhatRangesOfTimesLookLike();
    void refusesWhatIsNoChoice_data();
    void refusesWhatIsNoChoice();
};

void TestRangeText::readsChoices_data()
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

void TestRangeText::readsChoices()
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
void TestRangeText::readsTimes_data()
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

void TestRangeText::readsTimes()
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

void TestRangeText::tellsWhatRangesOfTimesLookLike()
{
    const ValueText dates(*parseDType("<M8[D]", {}));
    const auto parsed = parseRangeChoice("1937-10-01,soon", dates);
    QVERIFY(!parsed);
    QVERIFY2(parsed.error().text().find("1970-01-01,1970-01-02") != std::string::npos,
             parsed.error().text().c_str());
}

void TestRangeText::refusesWhatIsNoChoice_data()
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

void TestRangeText::refusesWhatIsNoChoice()
{
    QFETCH(QString, text);
    const auto parsed = parseRangeChoice(text.toStdString());
    QVERIFY(!parsed);
    QVERIFY(parsed.error().kind() == ErrorKind::Usage);
    QVERIFY(parsed.error().text().find("is not a range") != std::string::npos);
}

const test::Registered<TestRangeText, QCoreApplication> registered;

} // namespace bloscope::tst_range_text

#include "tst_range_text.moc"
