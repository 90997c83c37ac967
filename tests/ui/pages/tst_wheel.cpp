#include "tests/support/registered_test.h"
#include "tests/ui/pages/opened_page.h"
#include "tests/ui/worker/settle.h"
#include "ui/chunks/chunk_map.h"
#include "ui/controls/index_slider.h"
#include "ui/controls/index_spin_box.h"
#include "ui/controls/wheel_guard.h"
#include "ui/curve/curve_plot.h"
#include "ui/plane/heatmap_plot.h"
#include "ui/slice/dimension_bar.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QSlider>
#include <QTabBar>
#include <QWheelEvent>

namespace bloscope::tst_wheel {

using namespace test;

// The wheel, turned over everything that a page has: one direction, and only what has the focus.
class TestWheel : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup() { m_opened.reset(); }
    void goesThroughIndicesInOneDirection_data();
    void goesThroughIndicesInOneDirection();
    void bringsNearerInOneDirection_data();
    void bringsNearerInOneDirection();
    void changesNoControlWithoutFocus_data();
    void changesNoControlWithoutFocus();

 private:
    static void turn(QWidget& widget, int notches, Qt::KeyboardModifiers modifiers = {})
    {
        const QPointF middle = widget.rect().center();
        QWheelEvent event(middle, widget.mapToGlobal(middle), {}, {0, 120 * notches}, Qt::NoButton,
                          modifiers, Qt::NoScrollPhase, false);
        QSpontaneKeyEvent::setSpontaneous(&event); // as a window system does it
        qApp->notify(&widget, &event);
    }
    std::int64_t index() const { return m_opened->document().slice()[0].start; }
    QWidget* widgetOf(const QString& place) const;

    std::unique_ptr<OpenedPage> m_opened;
};

void TestWheel::init()
{
    m_opened = std::make_unique<OpenedPage>(
        arrayFrame({9, 20, 30}, "<u2", counted<std::uint16_t>(9 * 20 * 30)));
    m_opened->document().setSlice(*Slice::parse("4", {9, 20, 30}));
}

QWidget* TestWheel::widgetOf(const QString& place) const
{
    const DimensionBar& line = m_opened->page().dimensionBar();
    if (place == "slider")
        return line.findChild<IndexSlider*>();
    if (place == "field")
        return line.findChild<IndexSpinBox*>();
    m_opened->show(place);
    if (place == "curve")
        return m_opened->find<CurvePlot>();
    if (place == "chunks")
        return m_opened->find<ChunkMap>();
    return m_opened->find<HeatmapPlot>();
}

void TestWheel::goesThroughIndicesInOneDirection_data()
{
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    const auto alt = Qt::KeyboardModifiers(Qt::AltModifier);
    QTest::newRow("heatmap") << alt;
    QTest::newRow("curve") << alt;
    QTest::newRow("planes") << Qt::KeyboardModifiers();
    QTest::newRow("chunks") << Qt::KeyboardModifiers();
    QTest::newRow("slider") << Qt::KeyboardModifiers();
    QTest::newRow("field") << Qt::KeyboardModifiers();
}

void TestWheel::goesThroughIndicesInOneDirection()
{
    QFETCH(Qt::KeyboardModifiers, modifiers);
    QWidget* widget = widgetOf(QTest::currentDataTag());
    QVERIFY(widget);
    turn(*widget, 1, modifiers);
    QCOMPARE(index(), 3); // away: the previous one
    turn(*widget, -2, modifiers);
    QTRY_COMPARE(index(), 5);
    for (int part = 0; part < 4; ++part) { // a fine wheel
        const QPointF middle = widget->rect().center();
        QWheelEvent event(middle, widget->mapToGlobal(middle), {}, {0, -30}, Qt::NoButton,
                          modifiers, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(widget, &event);
    }
    QTRY_COMPARE(index(), 6);
}

void TestWheel::bringsNearerInOneDirection_data()
{
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::newRow("heatmap") << Qt::KeyboardModifiers();
    QTest::newRow("curve") << Qt::KeyboardModifiers();
    QTest::newRow("planes") << Qt::KeyboardModifiers(Qt::ControlModifier);
}

void TestWheel::bringsNearerInOneDirection()
{
    QFETCH(Qt::KeyboardModifiers, modifiers);
    QWidget* widget = widgetOf(QTest::currentDataTag());
    QVERIFY(settle()); // laid out
    const auto* curves = qobject_cast<CurvePlot*>(widget);
    const PlotNavigator& navigator =
        curves ? curves->navigator() : qobject_cast<HeatmapPlot*>(widget)->navigator();
    QVERIFY(navigator.showsAll());
    turn(*widget, 2, modifiers);
    QVERIFY(!navigator.showsAll());
    turn(*widget, -2, modifiers);
    QVERIFY(navigator.showsAll());
    QCOMPARE(index(), 4);
}

void TestWheel::changesNoControlWithoutFocus_data()
{
    QTest::addColumn<QString>("view");
    for (const char* view : {"table", "heatmap", "curve", "statistics", "planes", "chunks"})
        QTest::newRow(view) << view;
}

// Whatever there is, in any state of it.
void TestWheel::changesNoControlWithoutFocus()
{
    QFETCH(QString, view);
    m_opened.reset();
    const WheelGuard guard(*qApp); // before there are any widgets, as in the program
    init();
    QVERIFY(m_opened->show(view));
    m_opened->page().setFocus();
    const auto state = [this] {
        QStringList values;
        for (const auto* box : m_opened->page().findChildren<QComboBox*>())
            values << QString::number(box->currentIndex());
        for (const auto* box : m_opened->page().findChildren<QAbstractSpinBox*>())
            values << box->text();
        for (const auto* slider : m_opened->page().findChildren<QSlider*>())
            values << QString::number(slider->value());
        for (const auto* tabs : m_opened->page().findChildren<QTabBar*>())
            values << QString::number(tabs->currentIndex());
        return values;
    };
    const QStringList before = state();
    for (auto* widget : m_opened->page().findChildren<QWidget*>()) {
        const bool isControl = qobject_cast<QComboBox*>(widget) ||
                               qobject_cast<QAbstractSpinBox*>(widget) ||
                               qobject_cast<QSlider*>(widget) || qobject_cast<QTabBar*>(widget);
        if (!isControl || widget->hasFocus() || !widget->isVisible())
            continue;
        QVERIFY(widget->focusPolicy() != Qt::WheelFocus);
        turn(*widget, -1);
        turn(*widget, -1);
        QVERIFY(!widget->hasFocus());
    }
    QCOMPARE(state(), before);
}

const Registered<TestWheel, QApplication> registered;

} // namespace bloscope::tst_wheel

#include "tst_wheel.moc"
