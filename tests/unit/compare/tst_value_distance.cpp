#include "core/compare/value_distance.h"

#include "core/dtype/cell_parse.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <cmath>

namespace bloscope::tst_value_distance {

class TestValueDistance : public QObject {
    Q_OBJECT

 private slots:
    void tellsHowFarValuesAreApart_data()
    {
        QTest::addColumn<QString>("typeA");
        QTest::addColumn<QString>("a");
        QTest::addColumn<QString>("typeB");
        QTest::addColumn<QString>("b");
        QTest::addColumn<double>("distance");
        const auto row = [](const char* name, const char* typeA, const char* a, const char* typeB,
                            const char* b, double distance) {
            QTest::newRow(name) << QString(typeA) << QString(a) << QString(typeB) << QString(b)
                                << distance;
        };
        row("equal", "<i4", "-5", "<i4", "-5", 0);
        row("integers", "<i4", "-5", "<i4", "7", 12);
        row("farthest apart", "<i8", "-9223372036854775808", "<u8", "18446744073709551615",
            27670116110564327423.0);
        row("large and near", "<u8", "18446744073709551615", "<u8", "18446744073709551614", 1);
        row("other types", "|u1", "200", "<f4", "200.5", 0.5);
        row("byte orders", ">i2", "258", "<i2", "258", 0);
        row("truth and number", "|b1", "True", "|u1", "1", 0);
        row("half", "<f2", "0.5", "<f8", "0.5", 0);
        row("long double", "<f16", "0.5", "<f8", "0.25", 0.25);
        row("signed zeros", "<f8", "-0.0", "<f8", "0.0", 0);
        row("NaNs", "<f4", "nan", "<f8", "nan", 0);
        row("NaN and number", "<f4", "nan", "<f4", "1", NAN);
        row("infinite", "<f4", "inf", "<f4", "inf", 0);
        row("infinite, both ways", "<f4", "inf", "<f4", "-inf", INFINITY);
        row("smallest", "<f8", "5e-324", "<f8", "0", 5e-324);
        row("complex", "<c8", "(1+2j)", "<c16", "(4-2j)", 5);
        row("complex and real", "<c8", "(1+0j)", "<f8", "1", 0);
        row("times", "<M8[D]", "2020-01-03", "<M8[D]", "2020-01-01", 2);
        row("NaT", "<m8[s]", "NaT", "<m8[s]", "NaT", 0);
        row("equal texts", "|S3", "b'ab'", "|S5", "b'ab'", 0);
        row("texts", "|S3", "b'ab'", "|S3", "b'ac'", NAN);
        row("code points", "<U2", "\u00e4x", ">U3", "\u00e4x", 0);
    }
    void tellsHowFarValuesAreApart()
    {
        QFETCH(double, distance);
        const double found = measured();
        QVERIFY2(found == distance || (std::isnan(found) && std::isnan(distance)),
                 qPrintable(QString::number(found)));
    }

    void toleratesWhatItIsTold_data()
    {
        QTest::addColumn<double>("relative");
        QTest::addColumn<double>("absolute");
        QTest::addColumn<bool>("isEqual"); // 100 and 101
        QTest::newRow("nothing") << 0.0 << 0.0 << false;
        QTest::newRow("absolute") << 0.0 << 1.0 << true;
        QTest::newRow("less") << 0.0 << 0.99 << false;
        QTest::newRow("relative to the larger") << 0.0099010 << 0.0 << true;
        QTest::newRow("relative, less") << 0.0099009 << 0.0 << false;
        QTest::newRow("either") << 0.001 << 2.0 << true;
    }
    void toleratesWhatItIsTold()
    {
        QFETCH(double, relative);
        QFETCH(double, absolute);
        QFETCH(bool, isEqual);
        const Tolerance tolerance{relative, absolute};
        QCOMPARE(distance("<i2", "100", "<f8", "101", tolerance) == 0, isEqual);
        QCOMPARE(distance("<f8", "-101", "<i2", "-100", tolerance) == 0, isEqual);
        QVERIFY(distance("<f8", "inf", "<f8", "1", tolerance) != 0);
    }

    void tellsNansApartIfWished()
    {
        QVERIFY(std::isnan(distance("<f8", "nan", "<f8", "nan", {.areNansEqual = false})));
        QVERIFY(std::isnan(distance("<M8[s]", "NaT", "<M8[s]", "NaT", {.areNansEqual = false})));
    }

    void refusesWhatCannotBeCompared_data()
    {
        QTest::addColumn<QByteArray>("a");
        QTest::addColumn<QByteArray>("b");
        QTest::newRow("number and text") << QByteArray("<i4") << QByteArray("|S4");
        QTest::newRow("bytes and text") << QByteArray("|S4") << QByteArray("<U4");
        QTest::newRow("units") << QByteArray("<M8[s]") << QByteArray("<M8[ms]");
        QTest::newRow("time and number") << QByteArray("<m8[s]") << QByteArray("<i8");
    }
    void refusesWhatCannotBeCompared()
    {
        QFETCH(QByteArray, a);
        QFETCH(QByteArray, b);
        const auto wrong = ValueDistance::between(*parseDType(a.toStdString(), {}),
                                                  *parseDType(b.toStdString(), {}), {});
        QVERIFY(!wrong);
        QCOMPARE(QByteArray::fromStdString(wrong.error().text()),
                 "values of type " + a + " cannot be compared with values of type " + b);
    }

    void measuresManyAtOnce()
    {
        const std::array<std::uint16_t, 6> a = {1, 0, 2, 0, 3, 0}; // every other one
        const std::array<std::uint8_t, 3> b = {1, 5, 3};
        const auto measure =
            *ValueDistance::between(*parseDType("<u2", {}), *parseDType("|u1", {}), {});
        std::array<double, 3> distances{};
        measure.measure(std::as_bytes(std::span(a)).data(), 4, std::as_bytes(std::span(b)).data(),
                        1, distances);
        QVERIFY((distances == std::array<double, 3>{0, 3, 0}));
        measure.subtract(std::as_bytes(std::span(a)).data(), 4, std::as_bytes(std::span(b)).data(),
                         1, distances);
        QVERIFY((distances == std::array<double, 3>{0, -3, 0}));
    }

 private:
    static double distance(const QString& typeA, const QString& a, const QString& typeB,
                           const QString& b, const Tolerance& tolerance)
    {
        const DType dtypeA = *parseDType(typeA.toStdString(), {});
        const DType dtypeB = *parseDType(typeB.toStdString(), {});
        ByteBuffer elementA(dtypeA.itemsize);
        ByteBuffer elementB(dtypeB.itemsize);
        if (!parseCell(a.toStdString(), dtypeA, elementA) ||
            !parseCell(b.toStdString(), dtypeB, elementB))
            qFatal("these are no values");
        double found = -1;
        ValueDistance::between(dtypeA, dtypeB, tolerance)
            ->measure(elementA.data(), 0, elementB.data(), 0, {&found, 1});
        return found;
    }

    static double measured()
    {
        QFETCH(QString, typeA);
        QFETCH(QString, a);
        QFETCH(QString, typeB);
        QFETCH(QString, b);
        return distance(typeA, a, typeB, b, {});
    }
};

const test::Registered<TestValueDistance> registered;

} // namespace bloscope::tst_value_distance

#include "tst_value_distance.moc"
