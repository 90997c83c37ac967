#include "ui/statistics/selection_statistics.h"

#include "core/scan/slice_scan.h"
#include "tests/support/registered_test.h"
#include "tests/ui/document/opened_frame.h"

#include <QCoreApplication>
#include <QTest>
#include <cmath>

namespace bloscope::tst_selection_text {

using namespace test;

class TestSelectionText : public QObject {
    Q_OBJECT

 private slots:
    void saysWhatTheNumbersAmountTo_data();
    void saysWhatTheNumbersAmountTo();
    void countsDamagedCells();
    void countsOneCellAndMany();

 private:
    static QString textOf(ByteBuffer frame)
    {
        OpenedFrame opened(std::move(frame));
        const auto scan = numberScanOf(*opened.document().reader(), opened.document().slice());
        return scan ? selectionText(selectionFiguresOf(*statisticsOf(**scan), (*scan)->order()))
                    : QString();
    }
};

void TestSelectionText::saysWhatTheNumbersAmountTo_data()
{
    QTest::addColumn<ByteBuffer>("frame");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* name, const char* dtype, const ByteBuffer& elements,
                        std::int64_t count, const char* text) {
        QTest::newRow(name) << arrayFrame({count}, dtype, elements) << QString::fromUtf8(text);
    };
    row("bytes", "|u1", elementsOf<std::uint8_t>({7, 250, 255}), 3,
        "3 cells · min 7 · max 255 · mean 170.66666666666666 · std 115.74781015447141 · sum 512");
    const std::int64_t most = INT64_MAX;
    row("a sum beyond 64 bits", "<i8", elementsOf<std::int64_t>({most, most, -1}), 3,
        "3 cells · min -1 · max 9223372036854775807 · mean 6.148914691236517e+18 · "
        "std 4.3479392751109274e+18 · sum 18446744073709551613");
    row("single precision", "<f4", elementsOf<float>({0.1f, -2}), 2,
        "2 cells · min -2.0 · max 0.1 · mean -0.9499999992549419 · std 1.050000000745058 · sum "
        "-1.8999999985098839");
    row("what is not a number", "<f8", elementsOf<double>({1, NAN, INFINITY, -INFINITY, NAN, 3}), 6,
        "6 cells · min 1.0 · max 3.0 · mean 2.0 · std 1.0 · sum 4.0 · 2 NaN · 1 inf · 1 -inf");
    row("nothing but NaN", "<f8", elementsOf<double>({NAN, NAN}), 2, "2 cells · 2 NaN");
    row("truth", "|b1", elementsOf<std::uint8_t>({1, 0, 1, 1}), 4,
        "4 cells · min False · max True · mean 0.75 · std 0.4330127018922193 · sum 3");
    row("dates", "<M8[D]", elementsOf<std::int64_t>({0, 31, INT64_MIN}), 3,
        "3 cells · min 1970-01-01 · max 1970-02-01 · mean 1970-01-16T12:00:00 · 1 NaT");
    row("magnitudes", "<c16", elementsOf<double>({3, 4, 0, 1}), 2,
        "2 cells · min |z| 1.0 · max |z| 5.0");
}

void TestSelectionText::saysWhatTheNumbersAmountTo()
{
    QFETCH(ByteBuffer, frame);
    QFETCH(QString, text);
    QCOMPARE(textOf(std::move(frame)), text);
}

void TestSelectionText::countsDamagedCells()
{
    ByteBuffer frame = arrayFrame({8, 8}, {4, 4}, {4, 4}, "<i4", counted<std::int32_t>(64));
    damageBlock(frame, 3); // rows and columns from 4 on
    QCOMPARE(textOf(std::move(frame)), QString("64 cells · min 0 · max 59 · mean 25.5 · std "
                                               "16.849826903166296 · sum 1224 · 16 damaged"));
}

void TestSelectionText::countsOneCellAndMany()
{
    QCOMPARE(cellCountText(1), QString("1 cell"));
    QCOMPARE(cellCountText(12345678), QString("12 345 678 cells"));
}

const Registered<TestSelectionText, QCoreApplication> registered;

} // namespace bloscope::tst_selection_text

#include "tst_selection_text.moc"
