#include "core/plane/curve_picture.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>
#include <cmath>
#include <random>

namespace bloscope::tst_line_envelope {

namespace {

constexpr double inf = std::numeric_limits<double>::infinity();
constexpr double none = std::numeric_limits<double>::quiet_NaN();

// Numbers without order, some of them none.
std::vector<double> noise(std::size_t count)
{
    std::mt19937 random(7);
    std::normal_distribution<double> normal;
    std::vector<double> numbers;
    for (std::size_t i = 0; i < count; ++i)
        numbers.push_back(random() % 11 == 0 ? none : normal(random));
    return numbers;
}

// What a reach has to be, found the plain way.
LineReach plainReach(std::span<const double> numbers)
{
    LineReach reach{none, none, none, none};
    for (const double number : numbers) {
        if (!std::isfinite(number))
            continue;
        if (std::isnan(reach.first))
            reach = {number, number, number, number};
        reach = {reach.first, std::fmin(reach.low, number), std::fmax(reach.high, number), number};
    }
    return reach;
}

bool same(double a, double b)
{
    return a == b || (std::isnan(a) && std::isnan(b));
}

} // namespace

class TestLineEnvelope : public QObject {
    Q_OBJECT

 private slots:
    void keepsEveryPointWhereThereIsRoom();
    void losesNoPeak_data();
    void losesNoPeak();
    void countsWhatIsNotDrawn();
    void leavesOutWhatIsOffTheScale();
    void dividesVeryLongLines();
};

void TestLineEnvelope::keepsEveryPointWhereThereIsRoom()
{
    LineEnvelope line(3, 100);
    line.add(std::vector<double>{1, -5, 2}, {});
    QCOMPARE(line.reaches().size(), std::size_t(3));
    for (int i = 0; i < 3; ++i)
        QCOMPARE(line.firstPointOf(i), i);
    const LineReach& second = line.reaches()[1];
    for (const double number : {second.first, second.low, second.high, second.last})
        QCOMPARE(number, -5.0);
}

void TestLineEnvelope::losesNoPeak_data()
{
    QTest::addColumn<int>("points");
    QTest::addColumn<int>("reaches");
    QTest::addColumn<int>("piece");
    QTest::newRow("even") << 1000 << 10 << 1000;
    QTest::newRow("uneven") << 1009 << 10 << 1009;
    QTest::newRow("in pieces") << 1009 << 10 << 17;
    QTest::newRow("one by one") << 1009 << 1000 << 1;
    QTest::newRow("one reach") << 1009 << 1 << 100;
}

void TestLineEnvelope::losesNoPeak()
{
    QFETCH(int, points);
    QFETCH(int, reaches);
    QFETCH(int, piece);
    const std::vector<double> numbers = noise(std::size_t(points));
    LineEnvelope line(points, reaches);
    for (int first = 0; first < points; first += piece)
        line.add(std::span(numbers).subspan(std::size_t(first),
                                            std::size_t(std::min(piece, points - first))),
                 {});
    QCOMPARE(line.reaches().size(), std::size_t(reaches));
    for (int i = 0; i < reaches; ++i) {
        const auto first = std::size_t(line.firstPointOf(i));
        const auto end = std::size_t(line.firstPointOf(i + 1));
        const LineReach wanted = plainReach(std::span(numbers).subspan(first, end - first));
        const LineReach& found = line.reaches()[std::size_t(i)];
        QVERIFY(same(found.first, wanted.first) && same(found.last, wanted.last));
        QVERIFY(same(found.low, wanted.low) && same(found.high, wanted.high));
    }
    QCOMPARE(line.firstPointOf(reaches), points);
}

void TestLineEnvelope::countsWhatIsNotDrawn()
{
    using enum CellState;
    LineEnvelope line(7, 2);
    line.add(std::vector<double>{1, none, inf, -inf, none, none, none},
             std::vector<CellState>{Fine, Fine, Fine, Fine, Damaged, Uninitialised, Absent});
    QCOMPARE(line.counts(), (SpecialCounts{1, 1, 1, 1, 1, 1}));
    QCOMPARE(line.offScale(), 0);
    QCOMPARE(line.reaches()[0].high, 1.0);
    QVERIFY(line.reaches()[1].isEmpty());
}

void TestLineEnvelope::leavesOutWhatIsOffTheScale()
{
    LineEnvelope line(4, 1, 0);
    line.add(std::vector<double>{-3, 0, 5, 2}, {});
    QCOMPARE(line.offScale(), 2);
    QCOMPARE(line.reaches()[0].first, 5.0);
    QCOMPARE(line.reaches()[0].low, 2.0);
}

void TestLineEnvelope::dividesVeryLongLines()
{
    const std::int64_t points = std::int64_t(1) << 62;
    const LineEnvelope line(points, 10'000);
    QCOMPARE(line.firstPointOf(0), 0);
    QCOMPARE(line.firstPointOf(10'000), points);
    for (int i = 0; i < 10'000; ++i)
        QVERIFY(line.firstPointOf(i) < line.firstPointOf(i + 1));
}

const test::Registered<TestLineEnvelope, QCoreApplication> registered;

} // namespace bloscope::tst_line_envelope

#include "tst_line_envelope.moc"
