#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/ui/heatmap/heatmap_of_frame.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

namespace bloscope::tst_range_dragging {

using namespace test;

// The range of colours follows the right button: to the right it becomes wider, upwards higher.
class TestRangeDragging : public QObject, HeatmapOfFrame {
    Q_OBJECT

 private slots:
    void init() { open("<f4", counted<float>(192)); }
    void cleanup() { close(); }

    void changesWidthAndCentre_data();
    void changesWidthAndCentre();
    void opensAMenuWhereNothingIsDragged();
    void opensNoMenuAfterADrag();
    void leavesLabelsAlone();

 private:
    void open(const char* dtype, const ByteBuffer& cells)
    {
        take(arrayFrame({12, 16}, dtype, cells));
        makeView();
        HeatmapOptions options = m_look->options();
        options.range = {.kind = RangeChoice::Kind::Manual, .manual = {0, 100}};
        m_look->setOptions(options);
        showView({800, 600});
        QTRY_COMPARE(m_plot->picture()->range, (ValueRange{0, 100}));
    }
    // In parts of the picture's width and height.
    QPoint pixelAt(double across, double down) const
    {
        const QRect room = m_plot->axisRect()->rect();
        return {room.left() + int(across * room.width()), room.top() + int(down * room.height())};
    }
    void drag(QPoint from, QPoint to) const
    {
        QTest::mousePress(m_plot, Qt::RightButton, {}, from);
        sendMove(from + (to - from) / 2);
        sendMove(to);
        QTest::mouseRelease(m_plot, Qt::RightButton, {}, to);
    }
    void sendMove(QPoint to) const
    {
        QMouseEvent move(QEvent::MouseMove, to, m_plot->mapToGlobal(to), Qt::NoButton,
                         Qt::RightButton, {});
        QApplication::sendEvent(m_plot, &move);
    }
    void askForAMenu(QPoint at) const
    {
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, m_plot->mapToGlobal(at));
        QApplication::sendEvent(m_plot, &event);
    }
};

void TestRangeDragging::changesWidthAndCentre_data()
{
    QTest::addColumn<double>("right");
    QTest::addColumn<double>("up");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::newRow("wider") << 0.25 << 0.0 << -50.0 << 150.0;
    QTest::newRow("narrower") << -0.25 << 0.0 << 25.0 << 75.0;
    QTest::newRow("higher") << 0.0 << 0.25 << 25.0 << 125.0;
    QTest::newRow("lower and wider") << 0.25 << -0.25 << -75.0 << 125.0;
}

void TestRangeDragging::changesWidthAndCentre()
{
    QFETCH(const double, right);
    QFETCH(const double, up);
    drag(pixelAt(0.5, 0.5), pixelAt(0.5 + right, 0.5 - up));
    const RangeChoice& range = m_look->options().range;
    QCOMPARE(range.kind, RangeChoice::Kind::Manual);
    QFETCH(const double, low);
    QFETCH(const double, high);
    constexpr double pixel = 2; // of the range, about
    QVERIFY2(qAbs(range.manual.low - low) < pixel, qPrintable(QString::number(range.manual.low)));
    QVERIFY2(qAbs(range.manual.high - high) < pixel,
             qPrintable(QString::number(range.manual.high)));
    QTRY_COMPARE(m_plot->picture()->range, range.manual);
    QVERIFY(!m_plot->mark()); // it is no click
}

void TestRangeDragging::opensAMenuWhereNothingIsDragged()
{
    const QSignalSpy wanted(m_plot, &QWidget::customContextMenuRequested);
    const QPoint at = pixelAt(0.5, 0.5);
    QTest::mousePress(m_plot, Qt::RightButton, {}, at);
    askForAMenu(at);
    QCOMPARE(wanted.size(), 0); // yet
    QTest::mouseRelease(m_plot, Qt::RightButton, {}, at);
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(m_look->options().range.manual, (ValueRange{0, 100}));

    QTest::mouseClick(m_plot, Qt::RightButton, {}, at); // where the system asks afterwards
    QCOMPARE(wanted.size(), 1);
    askForAMenu(at);
    QCOMPARE(wanted.size(), 2);
}

void TestRangeDragging::opensNoMenuAfterADrag()
{
    const QSignalSpy wanted(m_plot, &QWidget::customContextMenuRequested);
    drag(pixelAt(0.3, 0.3), pixelAt(0.6, 0.3));
    askForAMenu(pixelAt(0.6, 0.3));
    QCOMPARE(wanted.size(), 0);
}

void TestRangeDragging::leavesLabelsAlone()
{
    m_look->chooseMap(*findColorMap("labels"));
    QTRY_VERIFY(m_plot->picture()->options.map->isPalette());
    drag(pixelAt(0.3, 0.3), pixelAt(0.6, 0.6));
    QCOMPARE(m_look->options().range.manual, (ValueRange{0, 100}));
}

const Registered<TestRangeDragging, QApplication> registered;

} // namespace bloscope::tst_range_dragging

#include "tst_range_dragging.moc"
