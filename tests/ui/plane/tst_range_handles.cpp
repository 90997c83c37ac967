#include "ui/plot/color_scale.h"

#include "tests/support/registered_test.h"
#include "tests/ui/plot/colored_picture.h"
#include "ui/plane/heatmap_plot.h"

#include <QApplication>
#include <QHelpEvent>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>
#include <vector>

namespace bloscope::tst_range_handles {

class TestRangeHandles : public QObject {
    Q_OBJECT

 private slots:
    void init();

    void isDraggedAtEitherEnd_data();
    void isDraggedAtEitherEnd();
    void neverLetsTheEndsPass();
    void keepsItsAxisWhileDragged();
    void isMovedByKeys();
    void hasNoEndsForLabels();
    void tellsTheCountOfABin();
    void goesWithTheHistogram();

 private:
    ColorScale& scale() const { return *m_plot->colors(); }
    void show(const char* map, const ValueRange& range) const
    {
        m_plot->setPicture(test::coloredPicture({0, 100}, map, range));
        m_plot->replot(QCustomPlot::rpImmediateRefresh);
    }
    QPoint at(double number) const { return {30, m_handles->yOf(number)}; }
    void drag(double from, double to) const
    {
        QTest::mousePress(m_handles, Qt::LeftButton, {}, at(from));
        QTest::mouseMove(m_handles, at(to));
        QTest::mouseRelease(m_handles, Qt::LeftButton, {}, at(to));
    }
    double pixel() const { return 100.0 / (m_handles->yOf(0) - m_handles->yOf(100)); }

    ShownPlane m_shown{nullptr};
    std::unique_ptr<HeatmapPlot> m_plot;
    RangeHandles* m_handles = nullptr;
    std::unique_ptr<QSignalSpy> m_dragged;
};

void TestRangeHandles::init()
{
    m_dragged.reset();
    m_plot = std::make_unique<HeatmapPlot>(m_shown, QStringList());
    m_handles = m_plot->findChild<RangeHandles*>();
    m_plot->setDistribution(test::distributionAround25());
    m_plot->resize(700, 440);
    m_plot->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_plot.get()));
    show("grey", {20, 80});
    m_dragged = std::make_unique<QSignalSpy>(m_plot.get(), &HeatmapPlot::rangeDragged);
}

void TestRangeHandles::isDraggedAtEitherEnd_data()
{
    QTest::addColumn<double>("from");
    QTest::addColumn<double>("to");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::newRow("low up") << 20.0 << 40.0 << 40.0 << 80.0;
    QTest::newRow("low down") << 20.0 << 5.0 << 5.0 << 80.0;
    QTest::newRow("high down") << 80.0 << 60.0 << 20.0 << 60.0;
    QTest::newRow("high to the end") << 80.0 << 100.0 << 20.0 << 100.0;
    QTest::newRow("between") << 50.0 << 60.0 << 20.0 << 80.0;
}

void TestRangeHandles::isDraggedAtEitherEnd()
{
    QFETCH(double, from);
    QFETCH(double, to);
    QFETCH(double, low);
    QFETCH(double, high);
    drag(from, to);
    QVERIFY(std::abs(scale().range().low - low) <= pixel());
    QVERIFY(std::abs(scale().range().high - high) <= pixel());
    QCOMPARE(m_dragged->isEmpty(), from == 50);
}

void TestRangeHandles::neverLetsTheEndsPass()
{
    drag(20, 95);
    QVERIFY(scale().range().low < scale().range().high);
    drag(80, 2);
    QVERIFY(scale().range().low < scale().range().high);
}

void TestRangeHandles::keepsItsAxisWhileDragged()
{
    show("grey", {-100, 80});
    const int before = m_handles->yOf(80);
    QTest::mousePress(m_handles, Qt::LeftButton, {}, at(-100));
    QTest::mouseMove(m_handles, at(10));
    QCOMPARE(m_handles->yOf(80), before);
    QTest::mouseRelease(m_handles, Qt::LeftButton, {}, at(10));
    show("grey", scale().range());
    QVERIFY(m_handles->yOf(80) != before);
}

void TestRangeHandles::isMovedByKeys()
{
    m_handles->setFocus(Qt::TabFocusReason);
    QTest::keyClick(m_handles, Qt::Key_Up);
    QVERIFY(scale().range().low > 20 && scale().range().low < 22);
    QTest::keyClick(m_handles, Qt::Key_Tab);
    QTest::keyClick(m_handles, Qt::Key_PageDown);
    QVERIFY(scale().range().high < 78);
    QCOMPARE(m_dragged->count(), 2);
    QVERIFY(m_handles->accessibleDescription().contains("The colours cover"));
}

void TestRangeHandles::hasNoEndsForLabels()
{
    show("okabe", {-0.5, 100.5});
    drag(0, 50);
    QTest::keyClick(m_handles, Qt::Key_Up);
    QVERIFY(m_dragged->isEmpty());
}

void TestRangeHandles::tellsTheCountOfABin()
{
    const QPoint place = at(25.3);
    QHelpEvent help(QEvent::ToolTip, place, m_handles->mapToGlobal(place));
    QCoreApplication::sendEvent(m_handles, &help);
    QCOMPARE(QToolTip::text(), QString("25 to 25.7812: 1 001 cells"));
}

void TestRangeHandles::goesWithTheHistogram()
{
    QVERIFY(m_handles->isVisible());
    m_plot->setShowsHistogram(false);
    QVERIFY(!m_handles->isVisible());
    m_plot->setShowsHistogram(true);
    QVERIFY(m_handles->isVisible());
    m_plot->resize(ColorScale::leastRoom - 1, 440); // which the picture needs for itself
    m_plot->replot(QCustomPlot::rpImmediateRefresh);
    QVERIFY(!m_handles->isVisible());
    m_plot->resize(ColorScale::leastRoom, 440);
    m_plot->replot(QCustomPlot::rpImmediateRefresh);
    QVERIFY(m_handles->isVisible());
    m_plot->colors()->setElements(*parseDType("|b1", {}));
    m_plot->replot(QCustomPlot::rpQueuedReplot);
    m_plot->replot(QCustomPlot::rpImmediateRefresh);
    QVERIFY(!m_handles->isVisible());
}

const test::Registered<TestRangeHandles, QApplication> registered;

} // namespace bloscope::tst_range_handles

#include "tst_range_handles.moc"
