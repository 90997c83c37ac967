#include "ui/statistics/statistics_text.h"

#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/scanned_array.h"

#include <QTest>
#include <cmath>

namespace bloscope::tst_statistics_text {

using namespace test;

namespace {

// "Minimum|1|[0]" of each line.
QStringList linesOf(const ScannedArray& array, const char* slice = "")
{
    std::vector<PartFindings> parts;
    const ArrayPtr opened = array.opened().reader().array();
    for (const NumberPart& part : numberPartsOf({{}, 0, opened->dtype()})) {
        const NumberScanPtr scan =
            *numberScanOf(array.opened().reader(), array.opened().slice(slice), part.leaf);
        parts.push_back({part.kind, scan, *statisticsOf(*scan), {}});
    }
    QStringList texts;
    for (const StatisticsLine& line : statisticsLines(parts))
        texts << QStringList{line.label, line.value, line.place}.join('|');
    return texts;
}

QStringList joined(const QList<QStringList>& rows)
{
    QStringList texts;
    for (const QStringList& row : rows)
        texts << row.join('|');
    return texts;
}

} // namespace

class TestStatisticsText : public QObject {
    Q_OBJECT

 private slots:
    void tellsOfIntegers()
    {
        const ScannedArray array(
            arrayFrame({5}, "<i2", elementsOf<std::int16_t>({3, -1, 2, -1, 7})));
        QCOMPARE(linesOf(array), (QStringList{"Cells|5|", "Minimum|-1|[1]", "Maximum|7|[4]",
                                              "Mean|2.0|", "Standard deviation|2.9664793948382653|",
                                              "Sum|10|", "Distinct values|4|"}));
        QCOMPARE(linesOf(array, "::-2").mid(1, 2), (QStringList{"Minimum|2|[2]", "Maximum|7|[4]"}));
    }

    void tellsOfFloats()
    {
        const ScannedArray array(
            arrayFrame({4}, "<f4", elementsOf<float>({0.1F, NAN, HUGE_VALF, -2.5F})));
        QCOMPARE(linesOf(array),
                 (QStringList{"Cells|4|", "Minimum|-2.5|[3]", "Maximum|0.1|[0]",
                              "Mean|-1.199999999254942|", "Standard deviation|1.300000000745058|",
                              "Sum|-2.399999998509884|", "NaN|1|Go to next",
                              "+Infinity|1|Go to next", "−Infinity|0|"}));
    }

    void tellsOfDates()
    {
        const ScannedArray array(
            arrayFrame({3}, "<M8[D]", elementsOf<std::int64_t>({18690, INT64_MIN, 18692})));
        QCOMPARE(linesOf(array),
                 (QStringList{"Cells|3|", "Minimum|2021-03-04|[0]", "Maximum|2021-03-06|[2]",
                              "Mean|2021-03-05|", "Standard deviation|1.0 D|", "NaT|1|Go to next",
                              "Distinct values|2|"}));
    }

    void tellsOfAllPartsOfComplexNumbers()
    {
        const ScannedArray array(arrayFrame({2}, "<c16", elementsOf<double>({3, 4, 0, -1})));
        const QStringList lines = linesOf(array);
        QCOMPARE(lines.filter("Minimum"),
                 (QStringList{"Minimum (real part)|0.0|[1]", "Minimum (imaginary part)|-1.0|[1]",
                              "Minimum (magnitude)|1.0|[1]"}));
        QCOMPARE(lines.filter("Mean"),
                 (QStringList{"Mean (real part)|1.5|", "Mean (imaginary part)|1.5|",
                              "Mean (magnitude)|3.0|"}));
        QCOMPARE(lines.filter("Cells"), QStringList{"Cells|2|"});
    }

    void tellsOfDamageOnlyWhereThereIsAny()
    {
        ByteBuffer frame = arrayFrame({64}, {32}, {16}, "<i4", counted<std::int32_t>(64));
        damageBlock(frame, 0, 1);
        QVERIFY(linesOf(ScannedArray(frame)).contains("Damaged|16|Go to next"));
        const ScannedArray nothing(
            unstoredArrayFrame({2000}, {400}, {400}, "<f4", SpecialKind::Uninitialised));
        QCOMPARE(linesOf(nothing), (QStringList{"Cells|2 000|", "NaN|0|", "+Infinity|0|",
                                                "−Infinity|0|", "Never written|2 000|Go to next"}));
    }

    void listsPercentiles()
    {
        const ScannedArray array(arrayFrame({1}, "|u1", elementsOf<std::uint8_t>({9})));
        const NumberScanPtr scan = array.scan();
        const std::vector<PartFindings> parts = {{NumberPart::Kind::Number,
                                                  scan,
                                                  *statisticsOf(*scan),
                                                  {{1, 3.5, 3, 4, 0.5}, {50, 7, 7, 7}}}};
        QCOMPARE(joined(percentileTexts(parts)), (QStringList{"1 %|3.5", "50 % (median)|7"}));
    }

    void listsValuesOrTheMostFrequent()
    {
        const ScannedArray array(
            arrayFrame({6}, "|u1", elementsOf<std::uint8_t>({9, 4, 4, 1, 9, 9})));
        const NumberScanPtr scan = array.scan();
        const PartFindings found{NumberPart::Kind::Number, scan, *statisticsOf(*scan), {}};
        QCOMPARE(joined(valueTexts(found, 3)),
                 (QStringList{"1|1|16.67 %", "4|2|33.33 %", "9|3|50.00 %"}));
        QCOMPARE(joined(valueTexts(found, 1)), (QStringList{"9|3|50.00 %"}));
    }
};

const Registered<TestStatisticsText> registered;

} // namespace bloscope::tst_statistics_text

#include "tst_statistics_text.moc"
