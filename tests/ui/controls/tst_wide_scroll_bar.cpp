#include "ui/controls/wide_scroll_bar.h"

#include "tests/support/registered_test.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

namespace bloscope::tst_wide_scroll_bar {

namespace {

constexpr qint64 million = 1'000'000;
constexpr qint64 huge = million * million;

void turnWheel(QWidget& widget, int eighthsOfADegree)
{
    const QPointF middle = QRectF(widget.rect()).center();
    QWheelEvent event(middle, widget.mapToGlobal(middle), {}, {0, eighthsOfADegree}, Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(&widget, &event);
}

} // namespace

class TestWideScrollBar : public QObject {
    Q_OBJECT

 private slots:
    void stepsExactly_data();
    void stepsExactly();
    void reachesTheEndOfAHugeRange();
    void dragsInProportion();
    void turnsByLines();
    void staysInsideWhenTheRangeShrinks();
    void saysNothingWhenSetByTheProgram();
};

void TestWideScrollBar::stepsExactly_data()
{
    QTest::addColumn<qint64>("total");
    QTest::addColumn<qint64>("from");
    QTest::addColumn<QAbstractSlider::SliderAction>("action");
    QTest::addColumn<qint64>("to");
    using Action = QAbstractSlider;
    QTest::newRow("step") << qint64(100) << qint64(7) << Action::SliderSingleStepAdd << qint64(8);
    QTest::newRow("step back, huge")
        << huge << huge / 2 << Action::SliderSingleStepSub << huge / 2 - 1;
    QTest::newRow("page, huge") << huge << huge / 3 << Action::SliderPageStepAdd << huge / 3 + 20;
    QTest::newRow("page back to the begin")
        << huge << qint64(5) << Action::SliderPageStepSub << qint64(0);
    QTest::newRow("to the end") << huge << qint64(5) << Action::SliderToMaximum << huge - 20;
    QTest::newRow("to the begin") << huge << huge - 20 << Action::SliderToMinimum << qint64(0);
}

void TestWideScrollBar::stepsExactly()
{
    QFETCH(qint64, total);
    QFETCH(qint64, from);
    QFETCH(QAbstractSlider::SliderAction, action);
    QFETCH(qint64, to);
    WideScrollBar bar(Qt::Vertical);
    bar.setExtent(total, 20);
    bar.setPosition(from);
    QSignalSpy moved(&bar, &WideScrollBar::moved);
    bar.triggerAction(action);
    QCOMPARE(bar.position(), to);
    QCOMPARE(moved.count(), 1);
    QCOMPARE(moved.first().first().toLongLong(), to);
}

void TestWideScrollBar::reachesTheEndOfAHugeRange()
{
    WideScrollBar bar(Qt::Vertical);
    bar.setExtent(huge, 20);
    bar.setSliderPosition(bar.maximum());
    bar.triggerAction(QAbstractSlider::SliderMove);
    QCOMPARE(bar.position(), huge - 20);
    QCOMPARE(bar.lastPosition(), huge - 20);
    QCOMPARE(bar.value(), bar.maximum());
}

void TestWideScrollBar::dragsInProportion()
{
    WideScrollBar bar(Qt::Vertical);
    bar.setExtent(huge + 20, 20);
    bar.setSliderPosition(bar.maximum() / 4);
    bar.triggerAction(QAbstractSlider::SliderMove);
    QCOMPARE(bar.position(), huge / 4);
}

void TestWideScrollBar::turnsByLines()
{
    WideScrollBar bar(Qt::Vertical);
    bar.setExtent(huge, 20);
    bar.setPosition(million);
    turnWheel(bar, -120);
    QCOMPARE(bar.position(), million + QApplication::wheelScrollLines());
    for (int part = 0; part < 4; ++part) // a fine wheel
        turnWheel(bar, 30);
    QCOMPARE(bar.position(), million);
}

void TestWideScrollBar::staysInsideWhenTheRangeShrinks()
{
    WideScrollBar bar(Qt::Horizontal);
    bar.setExtent(1000, 10);
    bar.setPosition(900);
    bar.setExtent(100, 10);
    QCOMPARE(bar.position(), 90);
    bar.setExtent(5, 10);
    QCOMPARE(bar.position(), 0);
    QCOMPARE(bar.lastPosition(), 0);
    bar.setExtent(0, 0);
    QCOMPARE(bar.lastPosition(), 0);
}

void TestWideScrollBar::saysNothingWhenSetByTheProgram()
{
    WideScrollBar bar(Qt::Vertical);
    QSignalSpy moved(&bar, &WideScrollBar::moved);
    bar.setExtent(huge, 20);
    bar.setPosition(huge / 2);
    QCOMPARE(bar.position(), huge / 2);
    QVERIFY(moved.isEmpty());
}

const test::Registered<TestWideScrollBar, QApplication> registered;

} // namespace bloscope::tst_wide_scroll_bar

#include "tst_wide_scroll_bar.moc"
