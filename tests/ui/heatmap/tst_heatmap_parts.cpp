#include "tests/support/registered_test.h"
#include "tests/ui/heatmap/heatmap_of_frame.h"
#include "tests/ui/heatmap/selection_label_of.h"
#include "ui/slice/part_box.h"

#include <QApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <cmath>
#include <complex>
#include <cstring>
#include <numbers>

namespace bloscope::tst_heatmap_parts {

using namespace test;

namespace {

constexpr int side = 12;
constexpr double pi = std::numbers::pi;

// Magnitudes 1 to 3 at all angles; NaN at (3, 4).
std::vector<std::complex<double>> someComplex()
{
    std::vector<std::complex<double>> numbers;
    for (int i = 0; i < side * side; ++i)
        numbers.push_back(std::polar(1 + 2.0 * i / (side * side), 0.37 * i));
    numbers[3 * side + 4] = {NAN, NAN};
    return numbers;
}

// The colour of a number between two ends, counted by the definition.
QRgb colorOf(double number, double low, double high, const ColorMap& map)
{
    const double entry = std::floor((number - low) / (high - low) * 255 + 0.5);
    return map.colors[std::size_t(std::clamp(entry, 0.0, 255.0))];
}

} // namespace

// What of structured and complex elements is drawn.
class TestHeatmapParts : public QObject, HeatmapOfFrame {
    Q_OBJECT

 private slots:
    void cleanup() { close(); }

    void drawsEachPartOfComplexNumbers_data();
    void drawsEachPartOfComplexNumbers();
    void givesPhasesColoursThatGoRound();
    void keepsColoursChosenForPhases();
    void goesToTheSpecialCellsOfAPart();
    void countsTheSelectedCellsOfAPart();

 private:
    void open(ByteBuffer frame)
    {
        take(std::move(frame));
        show();
    }
    void show()
    {
        makeView();
        m_part = m_view->findChild<PartBox*>();
        showView();
    }
    void openComplex()
    {
        const auto numbers = someComplex();
        open(arrayFrame({side, side}, "<c16", std::as_bytes(std::span(numbers))));
    }
    void choosePart(int part)
    {
        m_part->setCurrentIndex(part);
        QTRY_VERIFY(m_plot->picture() &&
                    m_plot->picture()->options.map == m_view->look().options().map);
    }

    PartBox* m_part = nullptr;
};

using NumberOf = double (*)(std::complex<double>);

void TestHeatmapParts::drawsEachPartOfComplexNumbers_data()
{
    QTest::addColumn<int>("part");
    QTest::addColumn<QString>("name");
    QTest::addColumn<NumberOf>("number");
    const auto add = [](int part, const char* name, NumberOf number) {
        QTest::newRow(name) << part << QString(name) << number;
    };
    add(0, "magnitude", [](std::complex<double> z) {
        return std::sqrt(z.real() * z.real() + z.imag() * z.imag());
    });
    add(1, "phase", [](std::complex<double> z) { return std::arg(z); });
    add(2, "real part", [](std::complex<double> z) { return z.real(); });
    add(3, "imaginary part", [](std::complex<double> z) { return z.imag(); });
}

void TestHeatmapParts::drawsEachPartOfComplexNumbers()
{
    QFETCH(int, part);
    QFETCH(QString, name);
    QFETCH(NumberOf, number);
    openComplex();
    QCOMPARE(m_part->count(), 4);
    QCOMPARE(m_part->itemText(part), name);
    choosePart(part);
    HeatmapOptions options = m_view->look().options();
    options.range = {RangeChoice::Kind::Manual, 1, 99, {-4, 5}};
    m_view->look().setOptions(options);
    QTRY_VERIFY(m_plot->picture() && m_plot->picture()->range == (ValueRange{-4, 5}));
    const auto numbers = someComplex();
    const ColorMap& map = *findColorMap(part == 1 ? "cyclic" : "viridis");
    for (int i = 0; i < side * side; ++i) {
        const QRgb expected = i == 3 * side + 4
                                  ? map.special.notANumber
                                  : colorOf(number(numbers[std::size_t(i)]), -4, 5, map);
        QCOMPARE(QColor(m_plot->picture()->image.pixel(i % side, i / side)), QColor(expected));
    }
}

void TestHeatmapParts::givesPhasesColoursThatGoRound()
{
    openComplex();
    const HeatmapOptions before = m_view->look().options();
    QSignalSpy chosen(m_view.get(), &HeatmapView::lookChosen);
    choosePart(1);
    QVERIFY(m_view->look().options().map->isCyclic());
    QTRY_COMPARE(m_plot->picture()->range, (ValueRange{-pi, pi}));
    QCOMPARE(m_view->look().options().map->colors.front(),
             m_view->look().options().map->colors.back());
    QTest::mouseMove(
        m_plot, QPoint(int(m_plot->xAxis->coordToPixel(1)), int(m_plot->yAxis->coordToPixel(0))));
    QTRY_COMPARE(m_opened->document().currentCellText(), QString("0.37"));
    choosePart(2);
    QCOMPARE(m_view->look().options(), before);
    QVERIFY(chosen.isEmpty()); // nothing of this is to be remembered for other files
}

void TestHeatmapParts::keepsColoursChosenForPhases()
{
    openComplex();
    choosePart(1);
    HeatmapOptions own = m_view->look().options();
    own.map = findColorMap("grey");
    m_view->look().setOptions(own);
    const HeatmapViewState state = m_view->state();
    show();
    m_view->restore(state);
    QCOMPARE(m_part->currentIndex(), 1);
    QCOMPARE(m_view->look().options(), own);
}

void TestHeatmapParts::goesToTheSpecialCellsOfAPart()
{
    ByteBuffer cells(16 * 5); // a byte and a float32 each
    const float notANumber = NAN;
    std::memcpy(cells.data() + 6 * 5 + 1, &notANumber, 4);
    open(arrayFrame({4, 4}, "[('s', 'S1'), ('v', '<f4')]", cells));
    QTRY_VERIFY(footer()->text().contains("not a number: 1</a>"));
    emit footer()->linkActivated("special:0");
    QTRY_COMPARE(m_plot->mark().value_or(CellPosition{}), (CellPosition{1, 2}));
}

void TestHeatmapParts::countsTheSelectedCellsOfAPart()
{
    open(arrayFrame({4, 4}, "[('s', 'S1'), ('a', 'u1'), ('b', 'u1')]", counted<std::uint8_t>(48)));
    m_part->setCurrentIndex(1);
    QTRY_VERIFY(m_plot->picture());
    m_plot->shown().setMark(CellPosition{0, 0});
    QTest::keyClick(m_plot, Qt::Key_Right, Qt::ControlModifier | Qt::ShiftModifier);
    const QLabel* label = selectionLabelOf(*m_view);
    QTRY_VERIFY(label->isVisible() && label->text().contains("sum 7")); // 2 + 5
    m_part->setCurrentIndex(0);
    QTRY_VERIFY(label->text().contains("sum 5")); // 1 + 4
}

const Registered<TestHeatmapParts, QApplication> registered;

} // namespace bloscope::tst_heatmap_parts

#include "tst_heatmap_parts.moc"
