#include "ui/heatmap/histogram_panel.h"

#include "tests/support/registered_test.h"

#include <QApplication>
#include <QHelpEvent>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>
#include <QVBoxLayout>
#include <vector>

namespace bloscope::tst_histogram_panel {

class TestHistogramPanel : public QObject {
    Q_OBJECT

 private slots:
    void init();

    void paintsColoursFromBelowToAbove();
    void paintsABarForEachBin();
    void isDraggedAtEitherEnd_data();
    void isDraggedAtEitherEnd();
    void neverLetsTheEndsPass();
    void keepsItsAxisWhileDragged();
    void isMovedByKeys();
    void hasNoEndsForLabels();
    void tellsTheCountOfABin();

 private:
    QPoint at(double number) const { return {30, m_panel->yOf(number)}; }
    void drag(double from, double to) const
    {
        QTest::mousePress(m_panel.get(), Qt::LeftButton, {}, at(from));
        QTest::mouseMove(m_panel.get(), at(to));
        QTest::mouseRelease(m_panel.get(), Qt::LeftButton, {}, at(to));
    }
    double pixel() const { return 100.0 / (m_panel->yOf(0) - m_panel->yOf(100)); }

    std::unique_ptr<HistogramPanel> m_panel;
    std::unique_ptr<QSignalSpy> m_dragged;
};

void TestHistogramPanel::init()
{
    m_dragged.reset();
    m_panel = std::make_unique<HistogramPanel>();
    std::vector<double> numbers; // 0, 0.5, ... 100, and many of them 25
    for (int i = 0; i <= 200; ++i)
        numbers.push_back(i / 2.0);
    numbers.resize(1200, 25);
    m_panel->setDistribution(distributionOf(numbers, ValueScale::Linear));
    m_panel->setColors(*findColorMap("grey"), ValueScale::Linear, {20, 80});
    m_panel->resize(m_panel->sizeHint().width(), 424);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    m_dragged = std::make_unique<QSignalSpy>(m_panel.get(), &HistogramPanel::rangeDragged);
}

void TestHistogramPanel::paintsColoursFromBelowToAbove()
{
    const QImage image = m_panel->grab().toImage();
    const auto colorOf = [&](double number) { return qRed(image.pixel(5, m_panel->yOf(number))); };
    QVERIFY(colorOf(22) < 16);
    QVERIFY(std::abs(colorOf(50) - 128) <= 2);
    QVERIFY(colorOf(78) > 240);
    QVERIFY(colorOf(5) > 128); // beyond the range they are pale
}

void TestHistogramPanel::paintsABarForEachBin()
{
    const QImage image = m_panel->grab().toImage();
    const QRgb empty = m_panel->palette().color(QPalette::Window).rgb();
    const auto lengthAt = [&](double number) {
        int length = 0;
        while (image.pixel(3 + length, m_panel->yOf(number)) != empty && length < 60)
            ++length;
        return length;
    };
    QVERIFY(lengthAt(25.4) >= 60); // the longest
    QVERIFY(lengthAt(60.4) > 2);
    QVERIFY(lengthAt(60.4) < 30);
}

void TestHistogramPanel::isDraggedAtEitherEnd_data()
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

void TestHistogramPanel::isDraggedAtEitherEnd()
{
    QFETCH(double, from);
    QFETCH(double, to);
    QFETCH(double, low);
    QFETCH(double, high);
    drag(from, to);
    QVERIFY(std::abs(m_panel->range().low - low) <= pixel());
    QVERIFY(std::abs(m_panel->range().high - high) <= pixel());
    QCOMPARE(m_dragged->isEmpty(), from == 50);
}

void TestHistogramPanel::neverLetsTheEndsPass()
{
    drag(20, 95);
    QVERIFY(m_panel->range().low < m_panel->range().high);
    drag(80, 2);
    QVERIFY(m_panel->range().low < m_panel->range().high);
}

void TestHistogramPanel::keepsItsAxisWhileDragged()
{
    m_panel->setColors(*findColorMap("grey"), ValueScale::Linear, {-100, 80});
    const int before = m_panel->yOf(80);
    QTest::mousePress(m_panel.get(), Qt::LeftButton, {}, at(-100));
    QTest::mouseMove(m_panel.get(), at(10));
    QCOMPARE(m_panel->yOf(80), before);
    QTest::mouseRelease(m_panel.get(), Qt::LeftButton, {}, at(10));
    QVERIFY(m_panel->yOf(80) != before);
}

void TestHistogramPanel::isMovedByKeys()
{
    m_panel->setFocus(Qt::TabFocusReason);
    QTest::keyClick(m_panel.get(), Qt::Key_Up);
    QVERIFY(m_panel->range().low > 20 && m_panel->range().low < 22);
    QTest::keyClick(m_panel.get(), Qt::Key_Tab);
    QTest::keyClick(m_panel.get(), Qt::Key_PageDown);
    QVERIFY(m_panel->range().high < 78);
    QCOMPARE(m_dragged->count(), 2);
    QVERIFY(m_panel->accessibleDescription().contains("numbers have colours"));
}

void TestHistogramPanel::hasNoEndsForLabels()
{
    m_panel->setColors(*findColorMap("okabe"), ValueScale::Linear, {-0.5, 100.5});
    drag(0, 50);
    QTest::keyClick(m_panel.get(), Qt::Key_Up);
    QVERIFY(m_dragged->isEmpty());
}

void TestHistogramPanel::tellsTheCountOfABin()
{
    const QPoint place = at(25.3);
    QHelpEvent help(QEvent::ToolTip, place, m_panel->mapToGlobal(place));
    QCoreApplication::sendEvent(m_panel.get(), &help);
    QCOMPARE(QToolTip::text(), QString("25 to 25.7813: 1 001 cells"));
}

const test::Registered<TestHistogramPanel, QApplication> registered;

} // namespace bloscope::tst_histogram_panel

#include "tst_histogram_panel.moc"
