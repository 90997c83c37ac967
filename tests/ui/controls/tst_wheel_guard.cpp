#include "ui/controls/wheel_guard.h"

#include "tests/support/registered_test.h"
#include "ui/controls/index_slider.h"
#include "ui/controls/index_spin_box.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTabBar>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <functional>

namespace bloscope::tst_wheel_guard {

// Controls in something that scrolls.
class TestWheelGuard : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void scrollsWhatLiesBehind_data();
    void scrollsWhatLiesBehind();
    void changesWhatHasTheFocus_data();
    void changesWhatHasTheFocus();
    void leavesScrollBarsAlone();

 private:
    void show(QWidget* control);
    void add_data() const;
    int value() const;
    void turn(QWidget& widget) const
    {
        const QPointF middle = widget.rect().center();
        QWheelEvent event(middle, widget.mapToGlobal(middle), {}, {0, -120}, Qt::NoButton, {},
                          Qt::NoScrollPhase, false);
        QSpontaneKeyEvent::setSpontaneous(&event); // others go no further than to this widget
        qApp->notify(&widget, &event);
    }

    std::unique_ptr<WheelGuard> m_guard;
    std::unique_ptr<QScrollArea> m_area;
    QWidget* m_control = nullptr;
};

void TestWheelGuard::init()
{
    m_area.reset();
    m_guard = std::make_unique<WheelGuard>(*qApp);
}

void TestWheelGuard::add_data() const
{
    QTest::addColumn<std::function<QWidget*()>>("make");
    const auto row = [](const char* name, std::function<QWidget*()> make) {
        QTest::newRow(name) << make;
    };
    row("choices", [] {
        auto* box = new QComboBox;
        box->addItems({"1", "2", "3"});
        box->setCurrentIndex(1);
        return box;
    });
    row("choices to be typed", [] {
        auto* box = new QComboBox;
        box->setEditable(true);
        box->addItems({"1", "2", "3"});
        box->setCurrentIndex(1);
        return box;
    });
    row("a number", [] {
        auto* box = new QSpinBox;
        box->setValue(50);
        return box;
    });
    row("an index", [] {
        auto* box = new IndexSpinBox;
        box->setExtent(100);
        box->setIndex(50);
        return box;
    });
    row("a slider", [] {
        auto* slider = new IndexSlider;
        slider->setExtent(100);
        slider->setIndex(50);
        return slider;
    });
    row("tabs", [] {
        auto* tabs = new QTabBar;
        for (const char* name : {"1", "2", "3"})
            tabs->addTab(name);
        tabs->setCurrentIndex(1);
        return tabs;
    });
}

// In the middle of something that is higher than its window.
void TestWheelGuard::show(QWidget* control)
{
    m_control = control;
    m_area = std::make_unique<QScrollArea>();
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->addSpacing(50);
    column->addWidget(control);
    column->addSpacing(1000);
    m_area->setWidget(page);
    m_area->resize(300, 200);
    m_area->show();
    QVERIFY(QTest::qWaitForWindowActive(m_area.get()));
    m_area->setFocus();
}

int TestWheelGuard::value() const
{
    if (const auto* box = qobject_cast<QComboBox*>(m_control))
        return box->currentIndex();
    if (const auto* tabs = qobject_cast<QTabBar*>(m_control))
        return tabs->currentIndex();
    if (const auto* box = qobject_cast<QAbstractSpinBox*>(m_control))
        return box->text().toInt();
    return qobject_cast<QAbstractSlider*>(m_control)->value();
}

void TestWheelGuard::scrollsWhatLiesBehind_data()
{
    add_data();
}

void TestWheelGuard::scrollsWhatLiesBehind()
{
    QFETCH(std::function<QWidget*()>, make);
    show(make());
    const int before = value();
    turn(*m_control);
    QCOMPARE(value(), before);
    QVERIFY(!m_control->hasFocus());
    QVERIFY(m_control->focusPolicy() != Qt::WheelFocus);
    QVERIFY(m_area->verticalScrollBar()->value() > 0);
}

void TestWheelGuard::changesWhatHasTheFocus_data()
{
    add_data();
}

void TestWheelGuard::changesWhatHasTheFocus()
{
    QFETCH(std::function<QWidget*()>, make);
    show(make());
    const int before = value();
    m_control->setFocus();
    turn(*m_control);
    QVERIFY(value() != before);
    QCOMPARE(m_area->verticalScrollBar()->value(), 0);
}

void TestWheelGuard::leavesScrollBarsAlone()
{
    show(new QLabel("1"));
    turn(*m_area->verticalScrollBar());
    QVERIFY(m_area->verticalScrollBar()->value() > 0);
}

const test::Registered<TestWheelGuard, QApplication> registered;

} // namespace bloscope::tst_wheel_guard

#include "tst_wheel_guard.moc"
