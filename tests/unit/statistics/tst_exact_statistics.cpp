#include "core/statistics/figure_text.h"

#include "tests/support/frames.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"
#include "tests/support/scanned_array.h"

#include <QTest>
#include <bit>
#include <set>

namespace bloscope::tst_exact_statistics {

using namespace test;

namespace {

// Mean, deviation of the population and sum of little-endian elements. The figures were made by
// Python from fractions.Fraction: sums of the numbers and of their squares, rounded once to 53
// binary digits at the end, the root with math.isqrt of 200 digits; then repr(float), or, past
// float64, str(numpy.longdouble). Long doubles were rounded first to what docs/statistics.md says.
struct ExactRow {
    const char* name;
    const char* dtype;
    const char* elements;
    const char* mean;
    const char* deviation;
    const char* sum;
};
constexpr ExactRow exactRows[] = {
    {"one number", "<f8", "9a9999999999b93f", "0.1", "0.0", "0.1"},
    {"three tenths", "<f8", "9a9999999999b93f9a9999999999b93f9a9999999999b93f", "0.1", "0.0",
     "0.30000000000000004"},
    {"ten tenths", "<f8",
     "9a9999999999b93f9a9999999999b93f9a9999999999b93f9a9999999999b93f9a9999999999"
     "b93f9a9999999999b93f9a9999999999b93f9a9999999999b93f9a9999999999b93f9a999999"
     "9999b93f",
     "0.1", "0.0", "1.0"},
    {"what cancels", "<f8", "7dc39425ad49b254000000000000f03f7dc39425ad49b2d4",
     "0.3333333333333333", "8.164965809277261e+99", "1.0"},
    {"what cancels, and 3", "<f8", "0080e03779c3414300000000000008400080e03779c341c3", "1.0",
     "8164965809277260.0", "3.0"},
    {"largest twice", "<f8", "ffffffffffffef7fffffffffffffef7f", "1.7976931348623157e+308", "0.0",
     "3.5953862697246314163e+308"},
    {"1.7e308 twice", "<f8", "763b7730d142ee7f763b7730d142ee7f", "1.7e+308", "0.0",
     "3.3999999999999998777e+308"},
    {"1.7e308 of both signs", "<f8", "763b7730d142ee7f763b7730d142eeff", "0.0", "1.7e+308", "0.0"},
    {"largest of both signs", "<f8", "ffffffffffffef7fffffffffffffefffffffffffffffef7f",
     "5.992310449541053e+307", "1.6948813415381948e+308", "1.7976931348623157e+308"},
    {"largest and smallest", "<f8", "ffffffffffffef7f0100000000000000", "8.988465674311579e+307",
     "8.988465674311579e+307", "1.7976931348623157e+308"},
    {"smallest", "<f8", "010000000000000001000000000000000100000000000000", "5e-324", "0.0",
     "1.5e-323"},
    {"smallest and nothing", "<f8", "01000000000000000000000000000000", "0.0", "0.0", "5e-324"},
    {"three smallest in two", "<f8", "01000000000000000200000000000000", "1e-323", "0.0",
     "1.5e-323"},
    {"smallest of both signs", "<f8", "01000000000000000100000000000080", "0.0", "5e-324", "0.0"},
    {"subnormal", "<f8", "2be6708b6812000081b252a23937000081e682eaebe80700", "3.8e-309",
     "5.091823510950343e-309", "1.14e-308"},
    {"at the end of normal numbers", "<f8", "0000000000001000ffffffffffff0f00",
     "2.2250738585072014e-308", "0.0", "4.4501477170144023e-308"},
    {"squares that vanish", "<f8", "acf74e15927e6816acf74e15927e7816c139fb8fed5e8216", "2e-200",
     "8.16496580927726e-201", "6e-200"},
    {"squares that overflow", "<f8", "5a62d7d718e774695a62d7d718e784698713c343a55a8f69", "2e+200",
     "8.16496580927726e+199", "6e+200"},
    {"all of the range", "<f8",
     "010000000000000059f3f8c21f6ea50175943f6ae72fca20000000000000f03faf96502e358d"
     "135f9c7500883ce4377effffffffffffef7f",
     "2.5681330640890223e+307", "6.290615557763565e+307", "1.7976931448623157081e+308"},
    {"a mean that dwarfs the spread", "<f8", "0000400065cdcd410000c0ff64cdcd41", "1000000000.0",
     "0.5", "2000000000.0"},
    {"next to each other", "<f8", "000000000000f03f010000000000f03f", "1.0",
     "1.1102230246251565e-16", "2.0"},
    {"next to each other, three", "<f8", "000000000000f03f010000000000f03f020000000000f03f",
     "1.0000000000000002", "1.8129866073473578e-16", "3.000000000000001"},
    {"next to each other, far", "<f8", "9c7500883ce4377e9c7500883ce4377e", "1e+300", "0.0",
     "2e+300"},
    {"one bit at 2**53", "<f8", "000000000000404301000000000040430200000000004043",
     "9007199254740994.0", "1.632993161855452", "2.7021597764222984e+16"},
    {"a tie of the mean", "<f8", "000000000000f03f010000000000f03f010000000000f03f000000000000f03f",
     "1.0", "1.1102230246251565e-16", "4.0"},
    {"alternating", "<f8",
     "0080e03779c34143000000000000f03f0080e03779c341c3000000000000f03f0080e03779c3"
     "4143000000000000f03f0080e03779c341c3000000000000f03f",
     "0.5", "7071067811865475.0", "4.0"},
    {"powers of ten", "<f8",
     "bc89d897b2d29c3c11ea2d819997713d3a8c30e28e79453e2d431cebe2361a3f000000000000"
     "f03f000000000088c3400000000084d79741000000a2941a6d420080e03779c34143",
     "1111222233334444.5", "3142657533102427.0", "1.0001000100010002e+16"},
    {"zeros of both signs", "<f8", "00000000000000000000000000000080", "0.0", "0.0", "0.0"},
    {"pi and its negation", "<f8", "182d4454fb210940182d4454fb2109c0182d4454fb210940",
     "1.0471975511965976", "2.961921958772244", "3.141592653589793"},
    {"single tenths", "<f4", "cdcccc3dcdcccc3dcdcccc3dcdcccc3dcdcccc3dcdcccc3dcdcccc3d",
     "0.10000000149011612", "0.0", "0.7000000104308128"},
    {"single largest", "<f4", "ffff7f7fffff7f7fffff7f7f", "3.4028234663852886e+38", "0.0",
     "1.0208470399155866e+39"},
    {"single large mean", "<f4", "0000804b0000804b0100804b", "16777216.666666668",
     "0.9428090415820634", "50331650.0"},
    {"single smallest", "<f4", "010000000100000000000000", "9.341989762165447e-46",
     "6.60578431060249e-46", "2.802596928649634e-45"},
    {"half tenths", "<f2", "662e6632cd34", "0.19999186197916666", "0.08167956415823133",
     "0.5999755859375"},
    {"half ends", "<f2", "ff7bfffb0100", "1.9868214925130207e-08", "53483.79203708976",
     "5.960464477539063e-08"},
    {"both ends of int64", "<i8", "0000000000000080ffffffffffffff7f", "-0.5",
     "9.223372036854776e+18", "-1"},
    {"below the end of int64", "<i8", "ffffffffffffff7ffeffffffffffff7f", "9.223372036854776e+18",
     "0.5", "18446744073709551613"},
    {"off by one after two roundings", "<i8", "010000000000200001000000000020000200000000002000",
     "9007199254740994.0", "0.4714045207910317", "27021597764222980"},
    {"means of large integers", "<i8",
     "0100000000002000010000000000200002000000000020000400000000002000", "9007199254740994.0",
     "1.224744871391589", "36028797018963976"},
    {"ends of uint64", "<u8", "ffffffffffffffff0000000000000000ffffffffffffffff",
     "1.2297829382473034e+19", "8.695878550221855e+18", "36893488147419103230"},
    {"uint64, one less", "<u8", "fffffffffffffffffffffffffffffffffeffffffffffffff",
     "1.8446744073709552e+19", "0.4714045207910317", "55340232221128654844"},
    {"uint32", "<u4", "ffffffffffffffffffffffffffffffffffffffff00000000", "3579139412.5",
     "1600639805.459732", "21474836475"},
    {"int32", "<i4", "00000080ffffff7f0000008007000000", "-536870910.5", "1780599376.110668",
     "-2147483642"},
    {"int8", "|i1", "807f80", "-43.0", "120.20815280171308", "-129"},
    {"negative int64", "<i8", "ffffffffffffdfffffffffffffffdffffcffffffffffdfff",
     "-9007199254740994.0", "1.4142135623730951", "-27021597764222982"},
    {"long doubles past float64", "<f16",
     "0000000000000080cf4700000000000000000000000000c0cf47000000000000",
     "1.4351633690928181553e+602", "2.8703267381856363106e+601", "2.8703267381856363106e+602"},
    {"long doubles of both ranges", "<f16",
     "0000000000000080ff430000000000000000000000000080ff3f000000000000000000000000"
     "0080ffc3000000000000",
     "0.3333333333333333", "1.4678102981723264e+308", "1.0"},
    {"the largest long doubles", "<f16",
     "000000fefffffffffe7f000000000000000000fefffffffffe7f000000000000",
     "1.1897314953550676561e+4932", "0.0", "inf"},
};

// The generator of Knuth's MMIX: the same numbers everywhere.
class Dice {
 public:
    explicit Dice(std::uint64_t seed) : m_state(seed) {}
    std::uint64_t next() { return m_state = m_state * 6364136223846793005U + 1442695040888963407U; }

 private:
    std::uint64_t m_state;
};

constexpr int diceNumbers = 5000;

// float64 of both signs whose exponents, as they are stored, go from `low` to `high`.
std::vector<double> thrown(std::uint64_t seed, std::uint64_t low, std::uint64_t high)
{
    Dice dice(seed);
    std::vector<double> numbers;
    for (int i = 0; i < diceNumbers; ++i) {
        const std::uint64_t bits = dice.next();
        const std::uint64_t exponent = low + (bits >> 54) % (high - low + 1);
        constexpr std::uint64_t fraction = (std::uint64_t(1) << 52) - 1;
        numbers.push_back(
            std::bit_cast<double>((bits & fraction) | exponent << 52 | (bits >> 53 & 1) << 63));
    }
    return numbers;
}

std::vector<double> added(double offset, std::vector<double> numbers)
{
    for (double& number : numbers)
        number += offset;
    return numbers;
}

std::vector<double> timesOfMeasurements()
{
    std::vector<double> numbers;
    for (int i = 0; i < 10'000; ++i) {
        const volatile double offset = i * 1e-3; // rounded before it is added
        numbers.push_back(1.7e9 + offset);
    }
    return numbers;
}

std::string figuresOf(const NumberScan& scan)
{
    const Statistics found = *statisticsOf(scan);
    const NumberOrder& order = scan.order();
    return meanText(order, found.moments) + " | " + deviationText(order, found.moments) + " | " +
           sumText(order, found.moments);
}

// The same cells in chunks and blocks of all kinds, on one and several threads.
std::set<std::string> figuresInAllChunkings(const std::string& dtype, const ByteBuffer& elements)
{
    const auto count = static_cast<std::int64_t>(elements.size() / parseDType(dtype, {})->itemsize);
    std::set<std::string> figures;
    for (const std::int64_t chunk :
         {count, (count + 1) / 2, std::int64_t(37), std::int64_t(3), std::int64_t(1)}) {
        if (count / chunk > 300)
            continue;
        for (const unsigned threads : {1U, 3U}) {
            const ScannedArray array(arrayFrame({count}, {chunk},
                                                {std::max<std::int64_t>(1, chunk / 3)}, dtype,
                                                elements),
                                     threads);
            figures.insert(figuresOf(*array.scan()));
        }
    }
    return figures;
}

} // namespace

class TestExactStatistics : public QObject {
    Q_OBJECT

 private slots:
    void equalRationalArithmetic_data();
    void equalRationalArithmetic();
    void equalItForManyNumbers_data();
    void equalItForManyNumbers();
    void doNotDependOnTheOrder();
    void countFiniteNumbersPastFloat64();
};

void TestExactStatistics::equalRationalArithmetic_data()
{
    QTest::addColumn<const ExactRow*>("row");
    for (const ExactRow& row : exactRows)
        QTest::newRow(row.name) << &row;
}

void TestExactStatistics::equalRationalArithmetic()
{
    QFETCH(const ExactRow*, row);
    const std::string expected = std::string(row->mean) + " | " + row->deviation + " | " + row->sum;
    QCOMPARE(figuresInAllChunkings(row->dtype, bytesFromHex(row->elements)), std::set{expected});
}

void TestExactStatistics::equalItForManyNumbers_data()
{
    QTest::addColumn<std::vector<double>>("numbers");
    QTest::addColumn<std::string>("figures");
    const auto row = [](const char* name, std::vector<double> numbers, const char* figures) {
        QTest::newRow(name) << std::move(numbers) << std::string(figures);
    };
    row("seconds since 1970 in steps of a millisecond", timesOfMeasurements(),
        "1700000004.9995 | 2.886751331480676 | 17000000049995.0");
    row("exponents below that of 1", thrown(1, 0, 2046),
        "-0.0007667282682930291 | 0.06361805488578075 | -3.8336413414651456");
    row("exponents of daily life", thrown(2, 1020, 1030),
        "-0.9961686484265772 | 66.42649651657476 | -4980.843242132885");
    row("far from zero", added(1e15, thrown(3, 1000, 1023)),
        "1000000000000000.0 | 0.3596452279677849 | 5e+18");
}

void TestExactStatistics::equalItForManyNumbers()
{
    QFETCH(std::vector<double>, numbers);
    QFETCH(std::string, figures);
    const auto bytes = std::as_bytes(std::span(numbers));
    QCOMPARE(figuresInAllChunkings("<f8", ByteBuffer(bytes.begin(), bytes.end())),
             std::set{figures});
}

void TestExactStatistics::doNotDependOnTheOrder()
{
    std::vector<double> numbers = thrown(4, 0, 2046);
    std::set<std::string> figures;
    for (const bool isSorted : {false, true}) {
        if (isSorted)
            std::ranges::sort(numbers);
        const auto bytes = std::as_bytes(std::span(numbers));
        figures.merge(figuresInAllChunkings("<f8", ByteBuffer(bytes.begin(), bytes.end())));
    }
    QCOMPARE(figures.size(), std::size_t(1));
}

void TestExactStatistics::countFiniteNumbersPastFloat64()
{
    const ByteBuffer largest = bytesFromHex("ffffffffffffffff fe7f 000000000000" // finite
                                            "0000000000000080 ff7f 000000000000" // infinity
                                            "0000000000000080 ff43 000000000000" // 2^1024
                                            "0000000000000080 ff3f 000000000000");
    const ScannedArray array(arrayFrame({4}, "<f16", largest));
    const Statistics found = *statisticsOf(*array.scan());
    QCOMPARE(found.counts.finite, std::uint64_t(3));
    QCOMPARE(found.counts.positiveInfinite, std::uint64_t(1));
    const NumberOrder order = array.scan()->order();
    QCOMPARE(order.text(found.minimum->key), std::string("1.0"));
    QCOMPARE(order.text(found.maximum->key), std::string("1.1897314954e+4932"));
    QCOMPARE(found.maximum->position, std::vector<std::int64_t>{0});

    const ScannedArray complex(
        arrayFrame({2}, "<c16", elementsOf<double>({1.5e308, 1.5e308, 3, 4})));
    const Statistics magnitudes = *statisticsOf(*complex.scan());
    QCOMPARE(magnitudes.counts.finite, std::uint64_t(2));
    QCOMPARE(complex.scan()->order().text(magnitudes.maximum->key),
             std::string("2.1213203436e+308"));
}

const Registered<TestExactStatistics> registered;

} // namespace bloscope::tst_exact_statistics

#include "tst_exact_statistics.moc"
