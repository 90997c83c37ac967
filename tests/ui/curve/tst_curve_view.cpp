#include "ui/curve/curve_view.h"

#include "tests/support/conventions.h"
#include "tests/support/registered_test.h"
#include "tests/support/table_frame.h"
#include "tests/ui/document/opened_frame.h"
#include "tests/ui/worker/settle.h"
#include "ui/controls/checked_line_edit.h"
#include "ui/curve/curve_bar.h"
#include "ui/curve/curve_plot.h"
#include "ui/plot/axis_look.h"
#include "ui/slice/part_box.h"
#include "ui/theme/contrast.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <cmath>

namespace bloscope::tst_curve_view {

using namespace test;

class TestCurveView : public QObject {
    Q_OBJECT

 private slots:
    void init() { m_scheduler = std::make_unique<Scheduler>(); }
    void cleanup();

    void drawsTheLineInTheMiddle();
    void drawsTheLinesThatAreTyped();
    void keepsWhatWasDrawnWhileLinesAreWrong();
    void runsAlongADimensionThatIsChosen();
    void followsTheSlice();
    void leavesAGapWhereThereIsNoNumber();
    void divesIntoLogarithms();
    void zoomsAndMovesByKeys();
    void zoomsByTheWheelAroundTheMouse();
    void fitsValuesToWhatIsInSight();
    void tellsTheValuesUnderTheMouse();
    void movesItsMarkByKeys();
    void drawsAChosenField();
    void saysWhyThereIsNoCurve_data();
    void saysWhyThereIsNoCurve();
    void readsNothingWhileItIsHidden();
    void exportsThePointsInSight();
    void copiesThePicture();
    void keepsItsState();
    void drawsLinesThatAreSeenOnBothThemes();
    void tellsTheUnitOfItsValues();
    void saysWhatValuesNearTheEndOf64BitsAreCountedFrom();
    void keepsTheDigitsOfTimes();
    void drawsWhatIsToldOfFrames();
    void writesDatesOnTheAxisOfValues();

 private:
    void open(ByteBuffer frame)
    {
        m_opened = std::make_unique<OpenedFrame>(std::move(frame));
        m_view = makeView();
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }
    std::unique_ptr<CurveView> makeView()
    {
        auto view = std::make_unique<CurveView>(m_opened->document(), *m_scheduler);
        view->resize(700, 500);
        m_plot = view->findChild<CurvePlot*>();
        m_bar = view->findChild<CurveBar*>();
        return view;
    }

    // Waits for the curves of `slice`, all points read.
    const CurvePicture* curves(const char* slice) const
    {
        const auto areThere = [&] {
            const CurvePicture* shown = m_plot->picture();
            return shown && shown->curve.slice().text() == slice && !shown->isSampled() &&
                   shown->scale == m_bar->axes().value;
        };
        return QTest::qWaitFor(areThere) ? m_plot->picture() : nullptr;
    }
    std::vector<double> valuesOf(std::size_t line) const
    {
        std::vector<double> values;
        for (const LineReach& reach : m_plot->picture()->lines[line].reaches())
            values.push_back(reach.last);
        return values;
    }
    void typeLines(const char* text) const
    {
        auto* edit = m_bar->findChild<CheckedLineEdit*>();
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, QString::fromLatin1(text));
        QTest::keyClick(edit, Qt::Key_Return);
    }
    void choose(const QString& accessibleName, int item) const
    {
        for (QComboBox* box : m_bar->findChildren<QComboBox*>()) {
            if (box->accessibleName() != accessibleName)
                continue;
            box->setCurrentIndex(item);
            emit box->activated(item);
        }
    }
    bool says(const QString& text) const
    {
        for (const QLabel* label : m_view->findChildren<QLabel*>())
            if (label->isVisible() && label->text().contains(text))
                return true;
        return false;
    }
    QPoint pixelOf(double point) const
    {
        return QPoint(qRound(m_plot->xAxis->coordToPixel(point)),
                      m_plot->axisRect()->rect().center().y());
    }
    void hover(double point) const { QTest::mouseMove(m_plot, pixelOf(point)); }

    std::unique_ptr<Scheduler> m_scheduler;
    std::unique_ptr<OpenedFrame> m_opened;
    std::unique_ptr<CurveView> m_view;
    CurvePlot* m_plot = nullptr;
    CurveBar* m_bar = nullptr;
};

void TestCurveView::cleanup()
{
    m_view.reset();
    m_scheduler.reset();
    m_opened.reset();
}

void TestCurveView::drawsTheLineInTheMiddle()
{
    open(tableFrame(ramp));
    QVERIFY(curves("[8, :]"));
    QCOMPARE(m_plot->graphCount(), 1);
    QCOMPARE(m_bar->findChild<CheckedLineEdit*>()->placeholderText(), QStringLiteral("8"));
    QVERIFY(!m_plot->legend->visible());
    for (int point = 0; point < 16; ++point) {
        QCOMPARE(valuesOf(0)[std::size_t(point)], 800.0 + point);
        QCOMPARE(m_plot->graph(0)->dataMainValue(point), 800.0 + point);
        QCOMPARE(m_plot->graph(0)->dataMainKey(point), double(point));
    }
}

void TestCurveView::drawsTheLinesThatAreTyped()
{
    open(tableFrame(ramp));
    QVERIFY(curves("[8, :]"));
    typeLines("2:8:3");
    QVERIFY(curves("[2:6:3, :]"));
    QCOMPARE(m_plot->graphCount(), 2);
    QVERIFY(m_plot->legend->visible());
    QCOMPARE(m_plot->graph(0)->name(), QStringLiteral("[2, :]"));
    QCOMPARE(m_plot->graph(1)->name(), QStringLiteral("[5, :]"));
    QCOMPARE(valuesOf(1)[3], 503.0);
    typeLines(":");
    QVERIFY(curves("[:12, :]"));
    QTRY_VERIFY(says(QStringLiteral("Only the first 12 lines are drawn.")));
}

void TestCurveView::keepsWhatWasDrawnWhileLinesAreWrong()
{
    open(tableFrame(ramp));
    QVERIFY(curves("[8, :]"));
    typeLines("16");
    auto* edit = m_bar->findChild<CheckedLineEdit*>();
    QVERIFY(edit->problem().contains(QStringLiteral("index 16 is out of bounds")));
    QVERIFY(m_bar->choice().lines.empty());
    QVERIFY(curves("[8, :]"));
}

void TestCurveView::runsAlongADimensionThatIsChosen()
{
    open(tableFrame(ramp));
    QVERIFY(curves("[8, :]"));
    choose(QStringLiteral("Dimension along which the curves run"), 0);
    QVERIFY(curves("[:, 8]"));
    QCOMPARE(valuesOf(0)[3], 308.0);
    QCOMPARE(m_plot->xAxis->label(), m_opened->document().dimensionLabels().names()[0]);
}

void TestCurveView::followsTheSlice()
{
    open(tableFrame(ramp));
    QVERIFY(curves("[8, :]"));
    m_opened->show("3, 4:12:2");
    QVERIFY(curves("[3, 4:11:2]"));
    QCOMPARE(valuesOf(0), (std::vector<double>{304, 306, 308, 310}));
}

void TestCurveView::leavesAGapWhereThereIsNoNumber()
{
    open(tableFrame([](int row, int column) { return column == 5 ? NAN : ramp(row, column); }));
    QVERIFY(curves("[8, :]"));
    QVERIFY(std::isnan(m_plot->graph(0)->dataMainValue(5)));
    QTRY_VERIFY(says(QStringLiteral("Not drawn: not a number: 1")));
}

void TestCurveView::divesIntoLogarithms()
{
    open(tableFrame([](int, int column) { return std::pow(10.0F, float(column)) - 1; }));
    QVERIFY(curves("[8, :]"));
    choose(QStringLiteral("Axis scales"), 3);
    QVERIFY(curves("[8, :]"));
    QCOMPARE(m_plot->yAxis->scaleType(), QCPAxis::stLogarithmic);
    QCOMPARE(m_plot->xAxis->scaleType(), QCPAxis::stLogarithmic);
    QVERIFY(m_plot->xAxis->range().lower > 0 && m_plot->yAxis->range().lower > 0);
    QCOMPARE(m_plot->picture()->offScale, 1);
    QTRY_VERIFY(says(QStringLiteral("zero or less: 1")));
}

void TestCurveView::zoomsAndMovesByKeys()
{
    open(tableFrame(ramp));
    QVERIFY(curves("[8, :]"));
    const QCPRange all = m_plot->xAxis->range();
    QTest::keyClick(m_plot, Qt::Key_Plus);
    QTest::keyClick(m_plot, Qt::Key_Plus);
    const QCPRange near = m_plot->xAxis->range();
    QVERIFY(near.size() < all.size());
    QVERIFY(!m_plot->navigator().showsAll());
    QTest::keyClick(m_plot, Qt::Key_Right);
    QVERIFY(m_plot->xAxis->range().lower > near.lower);
    QTest::keyClick(m_plot, Qt::Key_Left);
    QCOMPARE(m_plot->xAxis->range().lower, near.lower);
    QTest::keyClick(m_plot, Qt::Key_Home);
    QCOMPARE(m_plot->xAxis->range(), all);
    QVERIFY(m_plot->navigator().showsAll());
}

void TestCurveView::zoomsByTheWheelAroundTheMouse()
{
    open(tableFrame(ramp));
    QVERIFY(curves("[8, :]"));
    const QPointF at = pixelOf(4);
    QWheelEvent wheel(at, m_plot->mapToGlobal(at), {}, {0, 240}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(m_plot, &wheel);
    QVERIFY(!m_plot->navigator().showsAll());
    QVERIFY(std::abs(m_plot->xAxis->coordToPixel(4) - at.x()) < 2);
}

void TestCurveView::fitsValuesToWhatIsInSight()
{
    open(tableFrame([](int, int column) { return column == 0 ? 1e6F : float(column); }));
    QVERIFY(curves("[8, :]"));
    QVERIFY(m_plot->yAxis->range().upper > 1e6);
    m_plot->show({8, 6});
    QVERIFY(m_plot->yAxis->range().upper < 20);
    QVERIFY(m_plot->yAxis->range().lower > 0);
}

void TestCurveView::tellsTheValuesUnderTheMouse()
{
    open(tableFrame(ramp));
    QVERIFY(curves("[8, :]"));
    hover(5);
    QTRY_VERIFY(says(QStringLiteral(" = 5: 805")));
    typeLines("1, 2"); // wrong: one dimension only
    typeLines("1:3");
    QVERIFY(curves("[1:3, :]"));
    hover(6);
    QTRY_COMPARE(m_plot->graph(1)->name(), QStringLiteral("[2, :]  206.0"));
    QVERIFY(says(QStringLiteral(" = 6")));
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(m_plot, &leave);
    QTRY_COMPARE(m_plot->graph(1)->name(), QStringLiteral("[2, :]"));
}

void TestCurveView::movesItsMarkByKeys()
{
    open(tableFrame(ramp));
    QVERIFY(curves("[8, :]"));
    hover(5);
    QTest::keyClick(m_plot, Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(m_plot->markedPoint(), 6);
    QTRY_VERIFY(says(QStringLiteral(" = 6: 806")));
    const QAccessibleInterface* reader = QAccessible::queryAccessibleInterface(m_plot);
    QVERIFY(reader->text(QAccessible::Value).contains(" = 6: 806"));
    for (int i = 0; i < 20; ++i)
        QTest::keyClick(m_plot, Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(m_plot->markedPoint(), 0);
    QTest::keyClick(m_plot, Qt::Key_Escape);
    QCOMPARE(m_plot->markedPoint(), -1);
}

void TestCurveView::drawsAChosenField()
{
    struct Cell {
        std::int32_t count;
        float height;
    };
    std::vector<Cell> cells;
    for (int i = 0; i < 10; ++i)
        cells.push_back({i, 0.5F * float(i)});
    open(arrayFrame({10}, {10}, {10}, "[('count', '<i4'), ('height', '<f4')]",
                    std::as_bytes(std::span(cells))));
    QVERIFY(curves("[:]"));
    QCOMPARE(valuesOf(0)[4], 4.0);
    m_bar->findChild<PartBox*>()->setCurrentIndex(1);
    QTRY_VERIFY(m_plot->picture() && valuesOf(0)[4] == 2.0);
}

void TestCurveView::saysWhyThereIsNoCurve_data()
{
    QTest::addColumn<QByteArray>("slice");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("empty") << QByteArray("3:3, :") << QStringLiteral("The slice [3:3, :] is empty");
    QTest::newRow("single") << QByteArray("3, 4") << QStringLiteral("is a single value");
}

void TestCurveView::saysWhyThereIsNoCurve()
{
    QFETCH(QByteArray, slice);
    QFETCH(QString, sentence);
    open(tableFrame(ramp));
    m_opened->show(slice);
    QTRY_VERIFY(says(sentence));
    QVERIFY(!m_view->selectedSlice());
    m_opened->show("8, :");
    QVERIFY(curves("[8, :]"));
    QVERIFY(!says(sentence));
}

void TestCurveView::readsNothingWhileItIsHidden()
{
    m_opened = std::make_unique<OpenedFrame>(tableFrame(ramp));
    m_view = makeView();
    m_opened->show("3, :");
    QVERIFY(settle());
    QVERIFY(!m_plot->picture());
    m_view->show();
    QVERIFY(curves("[3, :]"));
}

void TestCurveView::exportsThePointsInSight()
{
    open(tableFrame(ramp));
    QVERIFY(curves("[8, :]"));
    QCOMPARE(m_view->selectedSlice()->text(), std::string("[8, :]"));
    m_plot->show({4, 4});
    QCOMPARE(m_view->selectedSlice()->text(), std::string("[8, 3:9]"));
    m_opened->show("8, :");
    m_plot->navigator().showAll();
    QVERIFY(!m_view->selectedSlice()); // all of the slice
}

void TestCurveView::copiesThePicture()
{
    open(tableFrame(ramp));
    QVERIFY(curves("[8, :]"));
    QSignalSpy notices(m_view.get(), &SliceView::notice);
    m_view->copy();
    QCOMPARE(notices.count(), 1);
    const QSize copied = QGuiApplication::clipboard()->image().size(); // but for its empty edges
    const QSize whole = m_plot->size() * m_plot->devicePixelRatioF();
    QVERIFY(copied.width() <= whole.width() && copied.width() > whole.width() - 20);
    QVERIFY(copied.height() <= whole.height() && copied.height() > whole.height() - 20);
}

void TestCurveView::keepsItsState()
{
    open(tableFrame(ramp));
    QVERIFY(curves("[8, :]"));
    choose(QStringLiteral("Dimension along which the curves run"), 0);
    typeLines("1:4");
    choose(QStringLiteral("Axis scales"), 1);
    QVERIFY(curves("[:, 1:4]"));
    m_plot->show({4, 4});
    const CurveViewState state = m_view->state();
    m_view = makeView();
    m_view->restore(state);
    m_view->show();
    QVERIFY(curves("[:, 1:4]"));
    QCOMPARE(m_bar->axes(), (CurveAxes{CurveScale::Linear, CurveScale::Log}));
    QVERIFY(!m_plot->navigator().showsAll());
    QVERIFY(m_plot->pointsInSight().first >= 2);
}

void TestCurveView::drawsLinesThatAreSeenOnBothThemes()
{
    for (const QPalette& palette : {lightPalette(), darkPalette()})
        for (int line = 0; line < int(CurveSlice::mostLines); ++line)
            QVERIFY2(contrastOf(curvePen(line, palette).color(), palette.color(QPalette::Base)) >=
                         leastLineContrast,
                     qPrintable(QString::number(line)));
}

void TestCurveView::tellsTheUnitOfItsValues()
{
    open(arrayFrame({4}, "<f4", counted<float>(4),
                    {.vlMetalayers = {{"units", elementsOf<char>({char(0xa1), 'K'})}}}));
    QCOMPARE(m_plot->yAxis->label(), QString("K"));
}

void TestCurveView::saysWhatValuesNearTheEndOf64BitsAreCountedFrom()
{
    open(arrayFrame({3}, "<u8",
                    elementsOf<std::uint64_t>({UINT64_MAX - 2, UINT64_MAX - 1, UINT64_MAX})));
    QVERIFY(curves("[:]"));
    QCOMPARE(m_plot->yAxis->label(), QStringLiteral("value − 18446744073709551000"));
    QCOMPARE(valuesOf(0), (std::vector<double>{613, 614, 615}));
    QVERIFY(m_plot->yAxis->range().size() < 10);
    hover(1);
    QTRY_VERIFY(says(QStringLiteral("18446744073709551614")));

    cleanup();
    init();
    open(arrayFrame({2}, "<u8", elementsOf<std::uint64_t>({0, UINT64_MAX})));
    QVERIFY(curves("[:]"));
    QCOMPARE(m_plot->yAxis->label(), QString()); // they are far apart
}

// Nanoseconds of today have more digits than float64; where hours are in sight, dates say enough.
void TestCurveView::keepsTheDigitsOfTimes()
{
    const std::int64_t then = 1'700'000'000'000'000'000;
    const std::int64_t notATime = INT64_MIN;
    open(arrayFrame({4}, "<M8[ns]",
                    elementsOf<std::int64_t>({then + 1, then + 2, notATime, then + 3})));
    QVERIFY(curves("[:]"));
    QCOMPARE(m_plot->yAxis->label(), QStringLiteral("value − 2023-11-14T22:13:20.000000000"));
    QCOMPARE(valuesOf(0)[0], 1.0);
    QCOMPARE(valuesOf(0)[1], 2.0);
    QVERIFY(std::isnan(valuesOf(0)[2]));
    QCOMPARE(valuesOf(0)[3], 3.0);
    m_plot->replot(QCustomPlot::rpImmediateRefresh);
    const QStringList ticks = m_plot->yAxis->tickVectorLabels();
    QVERIFY2(ticks.contains("2 nanoseconds"), qPrintable(ticks.join(", ")));

    cleanup();
    init();
    const std::int64_t hour = 3'600'000'000'000;
    open(arrayFrame({2}, "<M8[ns]", elementsOf<std::int64_t>({then, then + 10 * hour})));
    QVERIFY(curves("[:]"));
    QCOMPARE(m_plot->yAxis->label(), QString());
    m_plot->replot(QCustomPlot::rpImmediateRefresh);
    const QStringList dates = m_plot->yAxis->tickVectorLabels();
    QVERIFY2(dates.contains("2023-11-15T00:00"), qPrintable(dates.join(", ")));

    cleanup();
    init();
    open(arrayFrame({2}, "<m8[ns]", elementsOf<std::int64_t>({-then - 2, -then - 1})));
    QVERIFY(curves("[:]"));
    QCOMPARE(m_plot->yAxis->label(), QStringLiteral("value + 1700000000000000000 nanoseconds"));
    QCOMPARE(valuesOf(0), (std::vector<double>{-2, -1}));
}

void TestCurveView::drawsWhatIsToldOfFrames()
{
    open(xiLensFrame());
    m_opened->show("1");
    auto* vectors = m_bar->findChild<VectorBox*>();
    QCOMPARE(vectors->count(), 3); // cells and two vectors of numbers
    vectors->setCurrentIndex(1);
    QVERIFY(curves("[:, 0, 0]"));
    QCOMPARE(m_plot->yAxis->label(), QString("exposure_us"));
    QCOMPARE(curves("[:, 0, 0]")->lines.size(), std::size_t(1));
    QVERIFY(!m_view->selectedSlice()); // of the array
    const CurveViewState state = m_view->state();
    QCOMPARE(state.vector, QString("exposure_us"));
    vectors->setCurrentIndex(0);
    QTRY_VERIFY(m_plot->picture() && m_plot->picture()->curve.along() != 0);
    m_view->restore(state);
    QCOMPARE(vectors->currentIndex(), 1);
    QVERIFY(m_view->goToCell({1, 0, 1})); // of the cells
    QCOMPARE(vectors->currentIndex(), 0);
}

void TestCurveView::writesDatesOnTheAxisOfValues()
{
    open(arrayFrame({3}, "<M8[D]", elementsOf<std::int64_t>({-11780, -5000, 0})));
    QVERIFY(curves("[:]"));
    m_plot->replot(QCustomPlot::rpImmediateRefresh);
    const QStringList labels = m_plot->yAxis->tickVectorLabels();
    QVERIFY2(labels.contains("1950"), qPrintable(labels.join(", ")));
}

const Registered<TestCurveView, QApplication> registered;

} // namespace bloscope::tst_curve_view

#include "tst_curve_view.moc"
