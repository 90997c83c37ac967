#include "core/plane/square_reduction.h"

#include "tests/support/processors.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>
#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <memory>
#include <random>
#include <vector>

namespace bloscope::tst_column_totals {

using namespace test;

namespace {

constexpr std::size_t mostColumns = 150;
constexpr std::size_t mostRows = 70;

// Bytes made of noise are floats of all kinds, few of them special; here more are.
template <class T>
std::vector<T> numbersFor(std::size_t count, std::mt19937& random, bool hasSpecials)
{
    std::vector<T> numbers(count);
    for (T& number : numbers) {
        if constexpr (std::is_integral_v<T>) {
            number = static_cast<T>(random());
        } else {
            number = std::bit_cast<float>(static_cast<std::uint32_t>(random()));
            if (!hasSpecials && !std::isfinite(number))
                number = -0.0F;
        }
    }
    for (std::size_t i = 0; hasSpecials && i < count / 20; ++i) {
        using Limits = std::numeric_limits<T>;
        const std::array<T, 8> specials{0,
                                        static_cast<T>(-Limits::denorm_min()),
                                        Limits::denorm_min(),
                                        Limits::max(),
                                        Limits::lowest(),
                                        Limits::infinity(),
                                        Limits::quiet_NaN(),
                                        static_cast<T>(-0.0)};
        numbers[random() % count] = specials[random() % specials.size()];
    }
    return numbers;
}

bool isSame(double a, double b)
{
    return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b) ||
           (std::isnan(a) && std::isnan(b));
}

bool isSame(const NumberEnds& a, const NumberEnds& b)
{
    return isSame(a.lowest, b.lowest) && isSame(a.lowestPositive, b.lowestPositive) &&
           isSame(a.highest, b.highest);
}

// Each column of these cells by itself, on each processor as on one without vectors.
template <class T>
bool areSame(const kernels::CellRows<T>& cells)
{
    const auto totals = [&](std::int64_t processor) {
        const OnProcessor other(processor);
        return std::make_unique<ColumnTotals<T>>(cells);
    };
    const auto plain = totals(0);
    for (const std::int64_t processor : processors()) {
        const auto found = totals(processor);
        for (std::size_t column = 0; column < cells.columns; ++column) {
            const double sum = plain->sum(column, 1);
            const bool isSpecial = !std::isfinite(sum); // ends mean nothing there
            if (!isSame(found->sum(column, 1), sum) && !isSpecial)
                return false;
            if (std::isfinite(found->sum(column, 1)) == isSpecial)
                return false;
            if (!isSpecial && !isSame(found->ends(column, 1), plain->ends(column, 1)))
                return false;
        }
    }
    return true;
}

template <class T>
bool areAllSame()
{
    std::mt19937 random(11);
    for (int i = 0; i < 300; ++i) {
        const std::size_t rows = 1 + random() % mostRows;
        const std::size_t columns = 1 + random() % mostColumns;
        const std::size_t stride = columns + random() % 20;
        const std::size_t first = random() % 40; // alignments
        const std::vector<T> numbers = numbersFor<T>(first + stride * rows, random, i % 2 == 1);
        // Exactly as many as there are, so that AddressSanitizer sees one too many.
        const std::vector<T> cells(numbers.begin() + static_cast<std::ptrdiff_t>(first),
                                   numbers.end() - static_cast<std::ptrdiff_t>(stride - columns));
        if (!areSame<T>({cells.data(), stride, rows, columns}) ||
            !areSame<T>({numbers.data() + first, stride, rows, columns}))
            return false;
    }
    return true;
}

} // namespace

class TestColumnTotals : public QObject {
    Q_OBJECT

 private slots:
    void areTheSameOnAllProcessors();
    void haveRoomForTheLargestSquares();
    void tellOfSomeColumns();
};

void TestColumnTotals::areTheSameOnAllProcessors()
{
    QVERIFY(areAllSame<std::uint8_t>());
    QVERIFY(areAllSame<std::int8_t>());
    QVERIFY(areAllSame<std::uint16_t>());
    QVERIFY(areAllSame<std::int16_t>());
    QVERIFY(areAllSame<std::uint32_t>());
    QVERIFY(areAllSame<std::int32_t>());
    QVERIFY(areAllSame<float>());
}

void TestColumnTotals::haveRoomForTheLargestSquares()
{
    constexpr std::size_t side = ColumnTotals<double>::mostRows;
    const std::vector<std::uint16_t> most(side * side, 65'535);
    const std::vector<std::int16_t> least(side * side, -32'768);
    const std::vector<std::int32_t> leastOfFour(side * side, INT32_MIN);
    for (const std::int64_t processor : processors()) {
        const OnProcessor other(processor);
        const double cells = side * side;
        QCOMPARE(ColumnTotals<std::uint16_t>({most.data(), side, side, side}).sum(0, side),
                 65'535 * cells);
        QCOMPARE(ColumnTotals<std::int16_t>({least.data(), side, side, side}).sum(0, side),
                 -32'768 * cells);
        QCOMPARE(ColumnTotals<std::int32_t>({leastOfFour.data(), side, side, side}).sum(0, side),
                 -2'147'483'648.0 * cells);
    }
}

void TestColumnTotals::tellOfSomeColumns()
{
    const std::vector<std::int16_t> cells{3, -5, 0, 7, //
                                          4, -6, 0, 2};
    const ColumnTotals<std::int16_t> totals({cells.data(), 4, 2, 4});
    QCOMPARE(totals.sum(0, 2), -4.0);
    QCOMPARE(totals.sum(2, 2), 9.0);
    QCOMPARE(totals.highest(0, 4), 7.0);
    QVERIFY(totals.ends(0, 4) == (NumberEnds{-6, 2, 7}));
    QVERIFY(totals.ends(0, 1) == (NumberEnds{3, 3, 4}));
    QCOMPARE(totals.ends(1, 2).lowestPositive, NumberEnds().lowestPositive);
}

const Registered<TestColumnTotals, QCoreApplication> registered;

} // namespace bloscope::tst_column_totals

#include "tst_column_totals.moc"
