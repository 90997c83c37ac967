#include "core/numbers/float_text.h"

#include "tests/support/registered_test.h"

#include <QTest>
#include <bit>
#include <charconv>
#include <cmath>
#include <limits>
#include <random>

namespace bloscope::tst_float_digits {

namespace {

std::string ours(auto number)
{
    char text[32];
    return {text, writeExponent(writeDigits(number, text))};
}

std::string standard(auto number)
{
    char text[32];
    return {text, std::to_chars(text, text + 32, number, std::chars_format::scientific).ptr};
}

template <class Float, class Bits>
int differencesOfRandomNumbers(int count)
{
    std::mt19937_64 random(1);
    int differences = 0;
    for (int i = 0; i < count; ++i) {
        const Float number = std::abs(std::bit_cast<Float>(static_cast<Bits>(random())));
        differences += std::isfinite(number) && ours(number) != standard(number) ? 1 : 0;
    }
    return differences;
}

// Every power of two and its neighbours, down to the smallest number of all.
template <class Float>
int differencesOfPowersOfTwo()
{
    int differences = 0;
    constexpr Float infinity = std::numeric_limits<Float>::infinity();
    for (Float power = std::numeric_limits<Float>::denorm_min(); power < infinity; power *= 2)
        for (const Float number :
             {std::nextafter(power, Float(0)), power, std::nextafter(power, infinity)})
            differences += ours(number) != standard(number) ? 1 : 0;
    return differences;
}

} // namespace

// Against std::to_chars, which is not ours.
class TestFloatDigits : public QObject {
    Q_OBJECT

 private slots:
    void findsTheDigitsOfRandomNumbers()
    {
        QCOMPARE((differencesOfRandomNumbers<float, std::uint32_t>(300'000)), 0);
        QCOMPARE((differencesOfRandomNumbers<double, std::uint64_t>(300'000)), 0);
    }

    void findsTheDigitsWhereNeighboursAreUneven()
    {
        QCOMPARE(differencesOfPowersOfTwo<float>(), 0);
        QCOMPARE(differencesOfPowersOfTwo<double>(), 0);
    }

    void leavesNoZerosAtTheEnd()
    {
        QCOMPARE(ours(1e22), std::string("1e+22"));
        QCOMPARE(ours(120.0F), std::string("1.2e+02"));
        QCOMPARE(ours(0.0), std::string("0e+00"));
    }
};

const test::Registered<TestFloatDigits> registered;

} // namespace bloscope::tst_float_digits

#include "tst_float_digits.moc"
