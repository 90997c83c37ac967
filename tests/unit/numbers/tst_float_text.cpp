#include "core/numbers/float_text.h"

#include "tests/support/registered_test.h"

#include <QTest>
#include <bit>
#include <charconv>
#include <random>

namespace bloscope::tst_float_text {

using namespace Qt::Literals;

namespace {

template <class Float>
QByteArray textOf(Float number, const NumberFormat& format = {})
{
    std::string text;
    appendFloat(number, format, text);
    return QByteArray::fromStdString(text);
}

template <class Float>
QByteArray textOf(Float real, Float imaginary, const NumberFormat& format = {})
{
    std::string text;
    appendComplex(real, imaginary, format, text);
    return QByteArray::fromStdString(text);
}

// NumPy's text of a finite number that is not zero, in the plainest way from the digits of the
// standard library.
template <class Float>
std::string plainText(Float number)
{
    char text[32];
    char* const end =
        std::to_chars(text, text + 32, std::abs(number), std::chars_format::scientific).ptr;
    const std::string scientific(text, end);
    const std::string sign = number < 0 ? "-" : "";
    const double value = std::abs(static_cast<double>(number));
    if (value < 1e-4 || value >= 1e16)
        return sign + scientific;
    const std::size_t mark = scientific.find('e');
    const int exponent = std::stoi(scientific.substr(mark + 1));
    std::string digits = scientific.substr(0, mark);
    std::erase(digits, '.');
    if (exponent < 0)
        return sign + "0." + std::string(static_cast<std::size_t>(-exponent - 1), '0') + digits;
    const auto before = static_cast<std::size_t>(exponent) + 1;
    digits.append(before + 1 - std::min(digits.size(), before + 1), '0');
    return sign + digits.insert(before, ".");
}

// Numbers of all sizes, and of those that have no exponent in their text.
template <class Float, class Bits>
QByteArray firstDifference(int count)
{
    std::mt19937_64 random(1);
    std::uniform_real_distribution<double> exponents(-6, 18);
    for (int i = 0; i < count; ++i) {
        const auto bits = static_cast<Bits>(random());
        const double size = std::pow(10.0, exponents(random));
        const double whole = std::round(size * 8) / 8;
        for (const Float number :
             {std::bit_cast<Float>(bits), static_cast<Float>(size), static_cast<Float>(-whole)})
            if (std::isfinite(number) && number != 0 &&
                textOf(number) != QByteArray::fromStdString(plainText(number)))
                return textOf(number) + " is " + QByteArray::fromStdString(plainText(number));
    }
    return {};
}

NumberFormat withPrecision(int digits)
{
    return {digits, "nan", '.'};
}

constexpr double inf = HUGE_VAL;
constexpr double notANumber = NAN;

} // namespace

class TestFloatText : public QObject {
    Q_OBJECT

 private slots:
    void writesDoublesAsNumPy_data()
    {
        QTest::addColumn<double>("number");
        QTest::addColumn<QByteArray>("text");

        QTest::newRow("zero") << 0.0 << "0.0"_ba;
        QTest::newRow("minus zero") << -0.0 << "-0.0"_ba;
        QTest::newRow("one") << 1.0 << "1.0"_ba;
        QTest::newRow("shortest") << 0.1 << "0.1"_ba;
        QTest::newRow("sixteen digits") << -1.0 / 3 << "-0.3333333333333333"_ba;
        QTest::newRow("mixed") << 12345.678 << "12345.678"_ba;
        QTest::newRow("whole") << 123456789.0 << "123456789.0"_ba;
        QTest::newRow("zeros at the end") << 1e15 << "1000000000000000.0"_ba;
        QTest::newRow("below 1e16") << 9999999999999998.0 << "9999999999999998.0"_ba;
        QTest::newRow("1e16") << 1e16 << "1e+16"_ba;
        QTest::newRow("above") << 12345678901234567.0 << "1.2345678901234568e+16"_ba;
        QTest::newRow("1e-4") << 1e-4 << "0.0001"_ba;
        QTest::newRow("below 1e-4") << 0.00012345e-1 << "1.2345e-05"_ba;
        QTest::newRow("just below 1e-4") << 9.999999999999999e-05 << "9.999999999999999e-05"_ba;
        QTest::newRow("three digits of exponent") << 1e100 << "1e+100"_ba;
        QTest::newRow("largest") << -1.7976931348623157e308 << "-1.7976931348623157e+308"_ba;
        QTest::newRow("smallest") << 5e-324 << "5e-324"_ba;
        QTest::newRow("infinity") << inf << "inf"_ba;
        QTest::newRow("minus infinity") << -inf << "-inf"_ba;
        QTest::newRow("NaN") << notANumber << "nan"_ba;
        QTest::newRow("negative NaN") << -notANumber << "nan"_ba;
    }
    void writesDoublesAsNumPy()
    {
        QFETCH(double, number);
        QFETCH(QByteArray, text);
        QCOMPARE(textOf(number), text);
    }

    void writesFloatsWithTheirOwnDigits()
    {
        QCOMPARE(textOf(0.1F), "0.1"_ba);
        QCOMPARE(textOf(16777216.0F), "16777216.0"_ba);
        QCOMPARE(textOf(1e-4F), "1e-04"_ba); // as a float32 a little less than 1e-4
        QCOMPARE(textOf(1e16F), "1e+16"_ba);
        QCOMPARE(textOf(9.9999998e15F), "1e+16"_ba);
        QCOMPARE(textOf(3.4028235e38F), "3.4028235e+38"_ba);
        QCOMPARE(textOf(-1e-45F), "-1e-45"_ba);
    }

    void writesRandomNumbersAsTheStandardLibraryAndNumPy()
    {
        QCOMPARE((firstDifference<float, std::uint32_t>(100'000)), ""_ba);
        QCOMPARE((firstDifference<double, std::uint64_t>(100'000)), ""_ba);
    }

    void writesNoMoreThanItSays_data()
    {
        QTest::addColumn<int>("precision");
        QTest::newRow("shortest") << -1;
        QTest::newRow("no digits") << 0;
        QTest::newRow("all digits") << NumberFormat::mostPrecision;
    }
    void writesNoMoreThanItSays()
    {
        QFETCH(int, precision);
        const NumberFormat format{precision < 0 ? std::nullopt : std::optional(precision),
                                  std::string(60, 'n'), '.'};
        for (const double number : {-std::numeric_limits<double>::max(), -5e-324, -1.0 / 3 * 1e-3,
                                    notANumber, -9007199254740993.0}) {
            std::string appended;
            appendFloat(number, format, appended);
            std::string written(mostFloatCharacters(format), '\0');
            written.resize(static_cast<std::size_t>(writeFloat(number, format, written.data()) -
                                                    written.data()));
            QCOMPARE(written, appended);
        }
    }

    void writesHalvesWithTheirOwnDigits()
    {
        QCOMPARE(textOf(Half{0x2E66}), "0.1"_ba);
        QCOMPARE(textOf(Half{0xB533}), "-0.325"_ba);
        QCOMPARE(textOf(Half{0x7BFF}), "65500.0"_ba);
        QCOMPARE(textOf(Half{0x0001}), "6e-08"_ba);
        QCOMPARE(textOf(Half{0x068E}), "0.0001"_ba);
        QCOMPARE(textOf(Half{0x8000}), "-0.0"_ba);
        QCOMPARE(textOf(Half{0xFC00}), "-inf"_ba);
        QCOMPARE(textOf(Half{0x7E00}), "nan"_ba);
    }

    void writesAnExponentAlways_data()
    {
        QTest::addColumn<double>("number");
        QTest::addColumn<int>("precision"); // -1: none
        QTest::addColumn<QByteArray>("text");

        QTest::newRow("zero") << 0.0 << -1 << "0e+00"_ba;
        QTest::newRow("whole") << 120.0 << -1 << "1.2e+02"_ba;
        QTest::newRow("one digit") << -5.0 << -1 << "-5e+00"_ba;
        QTest::newRow("shortest") << 0.1 << -1 << "1e-01"_ba;
        QTest::newRow("digits") << 12345.678 << 3 << "1.235e+04"_ba;
        QTest::newRow("no digits") << 12345.678 << 0 << "1e+04"_ba;
        QTest::newRow("filled up") << 2.0 << 2 << "2.00e+00"_ba;
        QTest::newRow("one place more") << 9.996 << 2 << "1.00e+01"_ba;
        QTest::newRow("infinity") << inf << 2 << "inf"_ba;
        QTest::newRow("NaN") << notANumber << 2 << "nan"_ba;
    }
    void writesAnExponentAlways()
    {
        QFETCH(double, number);
        QFETCH(int, precision);
        QFETCH(QByteArray, text);
        NumberFormat format;
        format.exponent = NumberFormat::Exponent::Always;
        if (precision >= 0)
            format.precision = precision;
        QCOMPARE(textOf(number, format), text);
        format.decimalPoint = ',';
        QCOMPARE(textOf(number, format), text.replace('.', ','));
    }

    void writesAnExponentOfHalves()
    {
        NumberFormat format;
        format.exponent = NumberFormat::Exponent::Always;
        QCOMPARE(textOf(Half{0x2E66}, format), "1e-01"_ba);
        format.precision = 3;
        QCOMPARE(textOf(Half{0x2E66}, format), "9.998e-02"_ba);
    }

    void writesComplexNumbersAsNumPy_data()
    {
        QTest::addColumn<double>("real");
        QTest::addColumn<double>("imaginary");
        QTest::addColumn<QByteArray>("text");

        QTest::newRow("whole parts") << 1.0 << 2.0 << "(1+2j)"_ba;
        QTest::newRow("negative") << -1.5 << -0.25 << "(-1.5-0.25j)"_ba;
        QTest::newRow("real") << 3.0 << 0.0 << "(3+0j)"_ba;
        QTest::newRow("real, minus zero") << 3.0 << -0.0 << "(3-0j)"_ba;
        QTest::newRow("zero") << 0.0 << 0.0 << "0j"_ba;
        QTest::newRow("imaginary") << 0.0 << 2.5 << "2.5j"_ba;
        QTest::newRow("negative imaginary") << 0.0 << -2.5 << "-2.5j"_ba;
        QTest::newRow("minus zero") << -0.0 << 1.0 << "(-0+1j)"_ba;
        QTest::newRow("exponents") << 1e16 << -1e-5 << "(1e+16-1e-05j)"_ba;
        QTest::newRow("not numbers") << notANumber << -notANumber << "(nan+nanj)"_ba;
        QTest::newRow("infinite") << -inf << inf << "(-inf+infj)"_ba;
        QTest::newRow("imaginary NaN") << 0.0 << notANumber << "nanj"_ba;
        QTest::newRow("imaginary infinity") << 0.0 << -inf << "-infj"_ba;
    }
    void writesComplexNumbersAsNumPy()
    {
        QFETCH(double, real);
        QFETCH(double, imaginary);
        QFETCH(QByteArray, text);
        QCOMPARE(textOf(real, imaginary), text);
    }

    void fixesTheDigitsAfterThePoint()
    {
        QCOMPARE(textOf(1.0 / 3, withPrecision(3)), "0.333"_ba);
        QCOMPARE(textOf(-2.5, withPrecision(0)), "-2"_ba); // a tie goes to the even digit
        QCOMPARE(textOf(1e20, withPrecision(1)), "100000000000000000000.0"_ba);
        QCOMPARE(textOf(1e-9, withPrecision(2)), "0.00"_ba);
        QCOMPARE(textOf(0.1F, withPrecision(10)), "0.1000000015"_ba);
        QCOMPARE(textOf(Half{0x3555}, withPrecision(2)), "0.33"_ba);
        QCOMPARE(textOf(1.0, 2.0, withPrecision(1)), "(1.0+2.0j)"_ba);
        QCOMPARE(textOf(inf, withPrecision(1)), "inf"_ba);
        QCOMPARE(textOf(1.5, withPrecision(-3)), "2"_ba);
    }

    void hasRoomForTheLongestNumbers()
    {
        const QByteArray text = textOf(-1.7976931348623157e308, withPrecision(1'000'000));
        QCOMPARE(text.size(), 1 + 309 + 1 + NumberFormat::mostPrecision);
        QVERIFY(text.endsWith(".0" + QByteArray(NumberFormat::mostPrecision - 1, '0')));
    }

    void writesAnotherPointAndNaN()
    {
        const NumberFormat format{{}, "N/A", ','};
        QCOMPARE(textOf(1.5, format), "1,5"_ba);
        QCOMPARE(textOf(2.0, format), "2,0"_ba);
        QCOMPARE(textOf(0.001, format), "0,001"_ba);
        QCOMPARE(textOf(1.5e-9F, format), "1,5e-09"_ba);
        QCOMPARE(textOf(1.25, NumberFormat{1, "N/A", ','}), "1,2"_ba);
        QCOMPARE(textOf(notANumber, format), "N/A"_ba);
        QCOMPARE(textOf(Half{0x7E00}, format), "N/A"_ba);
        QCOMPARE(textOf(notANumber, 1.5, format), "(nan+1,5j)"_ba);
    }

    void appendsBehindWhatIsThere()
    {
        std::string text = "a;";
        appendFloat(1.0, {}, text);
        QCOMPARE(text, std::string("a;1.0"));
    }
};

const test::Registered<TestFloatText> registered;

} // namespace bloscope::tst_float_text

#include "tst_float_text.moc"
