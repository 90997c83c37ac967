#include "ui/heatmap/heatmap_view.h"

#include "tests/support/registered_test.h"
#include "tests/support/table_frame.h"
#include "tests/support/with_text.h"
#include "tests/ui/heatmap/heatmap_of_frame.h"
#include "tests/ui/worker/settle.h"
#include "ui/heatmap/heatmap_bar.h"
#include "ui/plot/color_scale.h"
#include "ui/plot/figure.h"
#include "ui/slice/part_box.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <cmath>

namespace bloscope::tst_heatmap_view {

using namespace test;

class TestHeatmapView : public QObject, HeatmapOfFrame {
    Q_OBJECT

 private slots:
    void cleanup() { close(); }

    void drawsEveryCellInItsColour();
    void labelsAxesWithTrueIndices();
    void keepsTheShapeOfImages();
    void drawsAStripForOneDimension();
    void showsDamagedCellsApartAndTheOthersStill();
    void drawsWhatIsNoNumberApart();
    void looksFirstAtSomeCellsOfALargePlane();
    void zoomsToExactCells();
    void keepsTheOldPictureUntilThereIsANewOne();
    void keepsTheViewWhileScrubbing();
    void tellsTheCellUnderTheMouse();
    void explainsADamagedCell();
    void recoloursWhenOptionsChange();
    void takesATypedRange();
    void takesARangeThatIsDragged();
    void recoloursWithoutReadingAgain();
    void showsTheHistogramOfThePlane();
    void showsTheHistogramOfTheArray();
    void drawsLabelsInColoursOfTheirOwn();
    void keepsALockedRangeAcrossSlices();
    void drawsTheChosenFieldOfStructuredElements();
    void saysWhyThereIsNoPicture_data();
    void saysWhyThereIsNoPicture();
    void readsNothingWhileItIsHidden();
    void copiesThePicture();

 private:
    void open(ByteBuffer frame)
    {
        take(std::move(frame));
        makeView();
        m_view->resize(700, 500);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        m_bar = m_view->findChild<HeatmapBar*>();
    }

    // Waits for the final picture of the current slice.
    const PlanePicture* picture() const
    {
        const PicturePlane plane(m_opened->document().slice());
        const auto isFinal = [&] {
            const PlanePicture* shown = m_plot->picture();
            return shown && shown->plane == plane && !shown->isSampled() &&
                   shown->options.map == m_view->look().options().map &&
                   shown->options.range == m_view->look().options().range;
        };
        return QTest::qWaitFor(isFinal) ? m_plot->picture() : nullptr;
    }

    QImage seen() const
    {
        m_plot->replot(QCustomPlot::rpImmediateRefresh);
        return m_plot->grab().toImage();
    }
    QRgb colorSeenAt(int row, int column) const { return seen().pixel(middleOf(row, column)); }
    void choose(const QString& accessibleName, const QString& item) const
    {
        for (QComboBox* box : m_bar->findChildren<QComboBox*>()) {
            if (box->accessibleName() != accessibleName)
                continue;
            box->setCurrentText(item);
            emit box->activated(box->currentIndex());
        }
    }

    void toggle(const QString& text) const { withText<QAction>(*m_bar, text)->trigger(); }

    HeatmapBar* m_bar = nullptr;
};

void TestHeatmapView::drawsEveryCellInItsColour()
{
    open(tableFrame(
        [](int row, int column) { return std::sin(float(row)) + 0.1f * float(column); }));
    QVERIFY(picture());
    toggle("Stretch to Fit");
    const ValueRange range = picture()->range;
    const QImage screen = seen();
    for (int row = 0; row < 16; ++row)
        for (int column = 0; column < 16; ++column) {
            const double number = double(std::sin(float(row)) + 0.1f * float(column));
            const double share = (number - range.low) / (range.high - range.low);
            const auto entry = std::size_t(std::clamp(std::round(share * 255), 0.0, 255.0));
            QCOMPARE(QColor(screen.pixel(middleOf(row, column))).name(),
                     QColor(findColorMap("viridis")->colors[entry]).name());
        }
    // It can fill the frame of the axes, without a gap and without lying over it.
    const QRgb frame = m_plot->palette().color(QPalette::WindowText).rgb();
    const QRect room = m_plot->axisRect()->rect().translated(0, -1);
    const QPoint first = middleOf(0, 0);
    const QPoint last = middleOf(15, 15);
    QCOMPARE(screen.pixel(room.left(), first.y()), screen.pixel(first));
    QCOMPARE(screen.pixel(room.left() - 1, first.y()), frame);
    QCOMPARE(screen.pixel(first.x(), room.top()), screen.pixel(first));
    QCOMPARE(screen.pixel(first.x(), room.top() - 1), frame);
    QCOMPARE(screen.pixel(room.right(), last.y()), screen.pixel(last));
    QCOMPARE(screen.pixel(room.right() + 1, last.y()), frame);
    QCOMPARE(screen.pixel(last.x(), room.bottom()), screen.pixel(last));
    QCOMPARE(screen.pixel(last.x(), room.bottom() + 1), frame);
}

void TestHeatmapView::labelsAxesWithTrueIndices()
{
    open(tableFrame(ramp));
    m_opened->show("10:14, ::-3");
    QVERIFY(picture());
    m_plot->replot(QCustomPlot::rpImmediateRefresh);
    QCOMPARE(m_plot->yAxis->tickVectorLabels(), (QVector<QString>{"10", "11", "12", "13"}));
    QCOMPARE(m_plot->xAxis->tickVectorLabels(), (QVector<QString>{"15", "12", "9", "6", "3", "0"}));
    QCOMPARE(m_plot->xAxis->label(), QString("dim 1"));
    QVERIFY(m_plot->yAxis->rangeReversed());
}

void TestHeatmapView::keepsTheShapeOfImages()
{
    const auto cell = [this] {
        m_plot->replot(QCustomPlot::rpImmediateRefresh);
        return QSizeF(m_plot->xAxis->coordToPixel(1) - m_plot->xAxis->coordToPixel(0),
                      m_plot->yAxis->coordToPixel(1) - m_plot->yAxis->coordToPixel(0));
    };
    open(arrayFrame({12, 16, 16}, "<i4", counted<std::int32_t>(3072)));
    QVERIFY(picture());
    QVERIFY(std::abs(cell().width() / cell().height() - 1) < 0.01);
    m_opened->show("0, 0:2, :"); // no image: it fills the room
    QVERIFY(picture());
    QVERIFY(cell().height() > 2 * cell().width());
    toggle("Squares"); // what the user has chosen stays
    m_opened->show("0, 0:3, :");
    QVERIFY(picture());
    QVERIFY(std::abs(cell().width() / cell().height() - 1) < 0.01);
}

void TestHeatmapView::drawsAStripForOneDimension()
{
    open(tableFrame(ramp));
    m_opened->show("3, :");
    QVERIFY(picture());
    QCOMPARE(picture()->image.size(), QSize(16, 1));
    QCOMPARE(picture()->range, (ValueRange{300, 315}));
    QCOMPARE(colorSeenAt(0, 15), findColorMap("viridis")->colors.back());
}

void TestHeatmapView::showsDamagedCellsApartAndTheOthersStill()
{
    ByteBuffer frame = tableFrame(ramp);
    damageBlock(frame, 2); // rows from 8 on, columns up to 7
    open(std::move(frame));
    QVERIFY(picture());
    const QImage& image = picture()->image;
    const ColorMap& map = *findColorMap("viridis");
    for (int row = 0; row < 16; ++row)
        for (int column = 0; column < 16; ++column) {
            const bool damaged = row >= 8 && column < 8;
            QCOMPARE(image.pixel(column, row) == map.special.damaged, damaged);
        }
    QCOMPARE(picture()->counts.damaged, 64);
    QTRY_VERIFY(footer()->text().contains("damaged: 64"));
    // Its colour is seen, and black lines through it.
    const QImage screen = seen();
    const QRect hatched(middleOf(9, 1), QSize(8, 8));
    QSet<QRgb> colors;
    for (int y = hatched.top(); y <= hatched.bottom(); ++y)
        for (int x = hatched.left(); x <= hatched.right(); ++x)
            colors.insert(screen.pixel(x, y));
    QCOMPARE(colors, (QSet<QRgb>{map.special.damaged, qRgb(0, 0, 0)}));
}

void TestHeatmapView::drawsWhatIsNoNumberApart()
{
    open(tableFrame([](int row, int column) {
        return row == 3 && column == 4 ? NAN : row == 5 ? INFINITY : ramp(row, column);
    }));
    QVERIFY(picture());
    const SpecialColors& special = findColorMap("viridis")->special;
    QCOMPARE(colorSeenAt(3, 4), special.notANumber);
    QCOMPARE(colorSeenAt(5, 9), special.plusInfinity);
    QCOMPARE(picture()->counts.notANumber, 1);
    QTRY_VERIFY(footer()->text().contains("not a number: 1"));
    QVERIFY(footer()->text().contains("inf: 16"));
}

void TestHeatmapView::looksFirstAtSomeCellsOfALargePlane()
{
    // 16 GB of float32 zeros that nobody can read at once.
    open(unstoredArrayFrame({50000, 80000}, {1000, 1000}, {100, 100}, "<f4"));
    QTRY_VERIFY(m_plot->picture());
    QVERIFY(m_plot->picture()->isSampled());
    QVERIFY(m_plot->picture()->known < 1);
    QTRY_VERIFY(footer()->text().contains("The exact picture follows."));
}

void TestHeatmapView::zoomsToExactCells()
{
    std::vector<std::int32_t> numbers(3000 * 2000);
    for (std::size_t i = 0; i < numbers.size(); ++i)
        numbers[i] = std::int32_t(i / 2000 * 7 % 251);
    open(
        arrayFrame({3000, 2000}, {500, 500}, {100, 100}, "<i4", std::as_bytes(std::span(numbers))));
    QVERIFY(picture());
    QVERIFY(!picture()->isWhole()); // there are more cells than pixels
    const ValueRange all = picture()->range;
    QCOMPARE(all, (ValueRange{0, 250}));
    m_plot->setFocus();
    while (m_plot->navigator().view().width > 100)
        QTest::keyClick(m_plot, Qt::Key_Plus);
    const CellRect sight = m_plot->navigator().cellsInSight();
    QTRY_COMPARE(m_plot->picture()->part, sight);
    QVERIFY(m_plot->picture()->isWhole());
    QCOMPARE(m_plot->picture()->range, all); // colours mean the same as before
    for (int row = 0; row < sight.rows; ++row)
        QCOMPARE(m_plot->picture()->image.pixel(1, row),
                 findColorMap("viridis")->at(double((sight.row + row) * 7 % 251) / 250));
    QTest::keyClick(m_plot, Qt::Key_Home);
    QVERIFY(m_plot->navigator().showsAll());
}

void TestHeatmapView::keepsTheOldPictureUntilThereIsANewOne()
{
    open(arrayFrame({3, 4, 5}, "<i4", counted<std::int32_t>(60)));
    QVERIFY(picture());
    m_opened->show("1, :, :");
    QVERIFY(m_plot->picture());
    QCOMPARE(m_plot->picture()->range, (ValueRange{0, 19}));
    QTRY_COMPARE(m_plot->picture()->range, (ValueRange{20, 39}));
    m_opened->show(":, 1, :"); // another shape: the old one would be in the wrong place
    QVERIFY(!m_plot->picture());
    QVERIFY(picture());
}

void TestHeatmapView::keepsTheViewWhileScrubbing()
{
    open(arrayFrame({3, 40, 50}, "<i4", counted<std::int32_t>(6000)));
    QVERIFY(picture());
    m_view->zoomIn();
    const PlaneView view = m_plot->navigator().view();
    QVERIFY(!m_plot->navigator().showsAll());
    m_opened->show("2, :, :");
    QCOMPARE(m_plot->navigator().view(), view);
    m_opened->show(":, 2, :");
    QVERIFY(m_plot->navigator().showsAll());
}

void TestHeatmapView::tellsTheCellUnderTheMouse()
{
    open(tableFrame([](int row, int column) { return 0.1f * ramp(row, column); }));
    QVERIFY(picture());
    QSignalSpy told(&m_opened->document(), &Document::currentCellChanged);
    QTest::mouseMove(m_plot, middleOf(7, 3));
    QTRY_VERIFY(!told.isEmpty());
    QCOMPARE(told.last().at(0).value<CellPosition>(), (CellPosition{7, 3}));
    QCOMPARE(told.last().at(1).toString(), QString("70.3"));
    m_opened->show("::-1, :"); // the mouse stays, the cell under it changes
    QTRY_COMPARE(told.last().at(1).toString(), QString("80.3"));
    QTest::mouseMove(m_plot, QPoint(2, 2));
    QTRY_COMPARE(told.last().at(0).value<CellPosition>(), CellPosition{});
}

void TestHeatmapView::explainsADamagedCell()
{
    ByteBuffer frame = tableFrame(ramp);
    damageBlock(frame, 2);
    open(std::move(frame));
    QVERIFY(picture());
    QTest::mouseMove(m_plot, middleOf(10, 2));
    QTRY_VERIFY(m_plot->toolTip().startsWith("This cell cannot be shown: chunk 2: "));
    QTest::mouseMove(m_plot, middleOf(1, 2));
    QTRY_VERIFY(m_plot->toolTip().isEmpty());
}

void TestHeatmapView::recoloursWhenOptionsChange()
{
    open(tableFrame(ramp));
    QVERIFY(picture());
    choose("Colour map", "grey");
    QVERIFY(picture());
    QCOMPARE(colorSeenAt(15, 15), qRgb(255, 255, 255));
    choose("Colour range", "Percentiles");
    QVERIFY(picture());
    QVERIFY(picture()->range.low > 0);
    choose("Colour range", "Min–Max");
    QVERIFY(picture());
    QCOMPARE(picture()->range, (ValueRange{0, 1515}));
    toggle("Log");
    QTRY_COMPARE(m_plot->picture()->range, (ValueRange{1, 1515}));
    QCOMPARE(colorSeenAt(0, 0), findColorMap("grey")->special.notANumber); // log of zero
}

void TestHeatmapView::takesATypedRange()
{
    open(tableFrame(ramp));
    QVERIFY(picture());
    const auto fields = m_bar->findChildren<QLineEdit*>();
    const auto field = [&](const QString& name) {
        return *std::ranges::find(fields, name, &QWidget::accessibleName);
    };
    QLineEdit* low = field("Number for the lowest colour");
    QLineEdit* high = field("Number for the highest colour");
    QTRY_VERIFY(!high->text().isEmpty());
    low->selectAll();
    QTest::keyClicks(low, "-100");
    QTest::keyClick(low, Qt::Key_Return);
    high->selectAll();
    QTest::keyClicks(high, "2e3");
    QTest::keyClick(high, Qt::Key_Return);
    QTRY_COMPARE(m_plot->picture()->range, (ValueRange{-100, 2000}));
    high->selectAll();
    QTest::keyClicks(high, "-500"); // below the low end
    QTest::keyClick(high, Qt::Key_Return);
    QCOMPARE(m_view->look().options().range.manual, (ValueRange{-100, 2000}));
}

void TestHeatmapView::takesARangeThatIsDragged()
{
    open(tableFrame([](int row, int column) { return 0.5f + float(16 * row + column); }));
    choose("Colour range", "Min–Max");
    QVERIFY(picture());
    QCOMPARE(picture()->range, (ValueRange{0.5, 255.5}));
    auto* panel = m_view->findChild<RangeHandles*>();
    QTRY_COMPARE(m_plot->colors()->range(), (ValueRange{0.5, 255.5}));
    QTRY_VERIFY(panel->isVisible());
    const QPoint low(20, panel->yOf(0.5));
    QTest::mousePress(panel, Qt::LeftButton, {}, low);
    QTest::mouseMove(panel, {20, panel->yOf(100)});
    QTest::mouseRelease(panel, Qt::LeftButton, {}, {20, panel->yOf(100)});
    const ValueRange dragged = m_plot->colors()->range();
    QVERIFY(std::abs(dragged.low - 100) < 2);
    QCOMPARE(m_view->look().options().range.manual, dragged);
    QTRY_COMPARE(m_plot->picture()->range, dragged);
    QCOMPARE(m_plot->picture()->image.pixel(0, 0), findColorMap("viridis")->colors.front());
}

void TestHeatmapView::recoloursWithoutReadingAgain()
{
    open(tableFrame(ramp));
    QVERIFY(picture());
    const ValueRange before = picture()->range;
    choose("Colour map", "magma");
    QVERIFY(picture());
    QCOMPARE(picture()->range, before);
    QCOMPARE(picture()->image.pixel(15, 15), findColorMap("magma")->colors.back());
    toggle("Sqrt");
    QTRY_VERIFY(m_plot->picture()->options.scale.kind == ValueScale::Sqrt);
    toggle("Invert Colours");
    QTRY_COMPARE(m_plot->picture()->options.map, findColorMap("magma_r"));
    QCOMPARE(m_plot->picture()->image.pixel(15, 15), findColorMap("magma_r")->colors.back());
}

void TestHeatmapView::showsTheHistogramOfThePlane()
{
    open(tableFrame([](int row, int column) { return row == 0 ? NAN : float(column % 4); }));
    QVERIFY(picture());
    QVERIFY(picture()->distribution);
    QCOMPARE(picture()->distribution->bins.counts, (std::vector<std::uint64_t>{60, 60, 60, 60}));
    auto* panel = m_view->findChild<RangeHandles*>();
    QTRY_VERIFY(panel->isVisible());
    QCOMPARE(m_plot->colors()->distribution().bins.counts, picture()->distribution->bins.counts);
    m_view->resize(ColorScale::leastRoom - 1, 500); // which the picture needs for itself
    QTRY_VERIFY(!panel->isVisible());
    m_view->resize(ColorScale::leastRoom, 500);
    QTRY_VERIFY(panel->isVisible());
    toggle("Show Histogram");
    QVERIFY(!panel->isVisible());
    QVERIFY(!m_view->state().showsHistogram);
}

void TestHeatmapView::showsTheHistogramOfTheArray()
{
    std::vector<float> numbers(4 * 20 * 30); // in the other planes higher than in the first
    for (std::size_t i = 0; i < numbers.size(); ++i)
        numbers[i] = float(i / 600 * 100 + i % 10);
    open(arrayFrame({4, 20, 30}, {1, 20, 30}, {1, 10, 10}, "<f4",
                    std::as_bytes(std::span(numbers))));
    m_opened->show("0, :, :");
    QVERIFY(picture());
    const ColorScale& colors = *m_plot->colors();
    const double highest = colors.distribution().extent.high;
    HeatmapOptions options = m_view->look().options();
    options.range.isOfArray = true;
    m_view->look().setOptions(options);
    QTRY_VERIFY(colors.distribution().extent.high > highest + 250);
}

void TestHeatmapView::drawsLabelsInColoursOfTheirOwn()
{
    open(tableFrame([](int row, int column) { return float((row + column) % 3); }));
    choose("Colour map", "okabe");
    QVERIFY(picture());
    QCOMPARE(picture()->range, (ValueRange{-0.5, 2.5}));
    for (int column = 0; column < 6; ++column)
        QCOMPARE(colorSeenAt(4, column),
                 findColorMap("okabe")->colors[std::size_t((4 + column) % 3)]);
}

void TestHeatmapView::keepsALockedRangeAcrossSlices()
{
    open(arrayFrame({3, 16, 16}, "<i4", counted<std::int32_t>(768)));
    QVERIFY(picture());
    const ValueRange first = picture()->range;
    toggle("Lock Range");
    m_opened->show("2, :, :");
    QVERIFY(picture());
    QCOMPARE(picture()->range, first);
    QCOMPARE(picture()->image.pixel(0, 0), findColorMap("viridis")->colors.back());
    toggle("Lock Range");
    QTRY_VERIFY(m_plot->picture()->range != first);
    QCOMPARE(m_plot->picture()->range, (ValueRange{512, 767}));
}

void TestHeatmapView::drawsTheChosenFieldOfStructuredElements()
{
    open(arrayFrame({4, 4}, "[('s', 'S1'), ('a', 'u1'), ('b', 'u1')]", counted<std::uint8_t>(48)));
    auto* box = m_view->findChild<PartBox*>();
    QVERIFY(box->isVisible());
    QVERIFY(picture());
    QTRY_COMPARE(m_plot->picture()->range, (ValueRange{1, 46}));
    box->setCurrentIndex(1);
    QTRY_VERIFY(m_plot->picture() && m_plot->picture()->range == (ValueRange{2, 47}));
    QTest::mouseMove(m_plot, middleOf(2, 1));
    QTRY_COMPARE(m_opened->document().currentCellText(), QString("29"));
}

void TestHeatmapView::saysWhyThereIsNoPicture_data()
{
    QTest::addColumn<QString>("dtype");
    QTest::addColumn<QString>("slice");
    QTest::addColumn<QString>("why");
    QTest::newRow("text")
        << "<U1"
        << ":, :"
        << "Elements of type <U1 are not numbers and cannot be drawn. The table shows them.";
    QTest::newRow("empty") << "<i4"
                           << "2:2, :"
                           << "The slice [2:2, :] is empty: there are no cells to show.";
    QTest::newRow("one value") << "<i4"
                               << "2, 3"
                               << "The slice [2, 3] is a single value. The table shows it.";
}

void TestHeatmapView::saysWhyThereIsNoPicture()
{
    QFETCH(QString, dtype);
    QFETCH(QString, slice);
    QFETCH(QString, why);
    open(arrayFrame({4, 4}, dtype.toStdString(), ByteBuffer(64)));
    m_opened->show(qPrintable(slice));
    const auto labels = m_view->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(
        labels, [&](const QLabel* label) { return label->isVisible() && label->text() == why; }));
    m_view->copy(); // nothing, and no harm
}

void TestHeatmapView::readsNothingWhileItIsHidden()
{
    take(tableFrame(ramp));
    makeView();
    m_opened->show("1:, :");
    QVERIFY(settle());
    QCOMPARE(m_opened->cache().bytes(), std::size_t(0));
    m_view->show();
    QVERIFY(picture());
}

void TestHeatmapView::copiesThePicture()
{
    open(tableFrame(ramp));
    QVERIFY(picture());
    QSignalSpy notice(m_view.get(), &SliceView::notice);
    m_view->copy();
    QCOMPARE(notice.first().first().toString(), QString("Copied the picture."));
    const QImage copied = QGuiApplication::clipboard()->image();
    const FigurePage page(*m_plot, {}, {});
    QCOMPARE(copied.size(), page.size());
    QCOMPARE(copied.pixel(page.pointOf(middleOf(15, 15))), findColorMap("viridis")->colors.back());
}

const Registered<TestHeatmapView, QApplication> registered;

} // namespace bloscope::tst_heatmap_view

#include "tst_heatmap_view.moc"
