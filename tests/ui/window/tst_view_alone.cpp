#include "ui/window/main_window.h"

#include "tests/support/registered_test.h"
#include "tests/ui/window/window_with_files.h"
#include "ui/slice/dimension_bar.h"
#include "ui/window/structure_dock.h"

#include <QApplication>
#include <QLabel>
#include <QMenuBar>
#include <QStatusBar>
#include <QTabBar>

namespace bloscope::tst_view_alone {

using namespace test;

// F11: nothing but the view.
class TestViewAlone : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup() { m_window.reset(); }
    void showsNothingElse();
    void isLeftByKey_data();
    void isLeftByKey();
    void followsTheTabInFront();
    void endsWithTheLastFile();
    void tellsHowToLeaveOnce();

 private:
    ArrayPage* page() const { return m_window->tab()->arrayPage(); }
    static void press(Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); }
    QList<QWidget*> around() const
    {
        MainWindow& window = m_window->window();
        return {window.menuBar(), window.statusBar(), m_window->tabs().activeSide().tabBar(),
                window.findChild<StructureDock*>(), &page()->dimensionBar()};
    }
    QLabel* hint() const
    {
        for (auto* label : m_window->window().findChildren<QLabel*>())
            if (label->isVisible() && label->text().contains("F11"))
                return label;
        return nullptr;
    }

    std::unique_ptr<WindowWithFiles> m_window;
};

void TestViewAlone::init()
{
    m_window = std::make_unique<WindowWithFiles>();
    QVERIFY(QTest::qWaitForWindowActive(&m_window->window()));
    for (const char* name : {"a.b2nd", "b.b2nd"}) {
        writeFile(m_window->file(name), WindowWithFiles::frame("K", {4, 30, 50}));
        QVERIFY(m_window->open(name));
    }
    page()->takeFocus();
}

void TestViewAlone::showsNothingElse()
{
    press(Qt::Key_F11);
    for (const QWidget* part : around())
        QVERIFY2(!part->isVisible(), part->metaObject()->className());
    const QWidget* view = page()->currentView();
    QTRY_VERIFY(view->height() > m_window->window().height() - 4);
    QCOMPARE(view->width(), m_window->window().width());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(QString::fromStdString(page()->document().slice().text()), QString("[1, :, :]"));
}

void TestViewAlone::isLeftByKey_data()
{
    QTest::addColumn<int>("key");
    QTest::newRow("F11") << int(Qt::Key_F11);
    QTest::newRow("Escape") << int(Qt::Key_Escape);
}

void TestViewAlone::isLeftByKey()
{
    QFETCH(const int, key);
    press(Qt::Key_F11);
    press(static_cast<Qt::Key>(key));
    for (const QWidget* part : around())
        QVERIFY2(part->isVisible(), part->metaObject()->className());
    QVERIFY(!m_window->action("View Alone")->isChecked());
    QVERIFY(!m_window->window().isFullScreen());
}

void TestViewAlone::followsTheTabInFront()
{
    press(Qt::Key_F11);
    m_window->action("Next Tab")->trigger();
    QVERIFY(!page()->dimensionBar().isVisible());
    press(Qt::Key_Escape);
    for (int index = 0; index < m_window->tabs().count(); ++index) {
        m_window->tabs().setCurrentIndex(index);
        QVERIFY(page()->dimensionBar().isVisible());
    }
}

void TestViewAlone::endsWithTheLastFile()
{
    press(Qt::Key_F11);
    m_window->action("Close")->trigger();
    m_window->action("Close")->trigger();
    QTRY_COMPARE(m_window->tabs().count(), 0);
    QVERIFY(m_window->window().menuBar()->isVisible());
    QVERIFY(!m_window->window().isFullScreen());
}

void TestViewAlone::tellsHowToLeaveOnce()
{
    press(Qt::Key_F11);
    QVERIFY(hint());
    press(Qt::Key_F11);
    QVERIFY(!hint());
    press(Qt::Key_F11);
    QVERIFY(!hint());
}

const Registered<TestViewAlone, QApplication> registered;

} // namespace bloscope::tst_view_alone

#include "tst_view_alone.moc"
