#include "ui/window/side_panels.h"

#include "tests/support/registered_test.h"
#include "tests/ui/window/window_with_files.h"
#include "ui/metadata/metadata_view.h"
#include "ui/window/side_panel_overlay.h"
#include "ui/window/structure_dock.h"
#include "ui/window/window_docks.h"

#include <QApplication>
#include <QScreen>
#include <QTreeView>

namespace bloscope::tst_side_panels {

using namespace test;

// Beside the data, or over them where there is no room.
class TestSidePanels : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup() { m_window.reset(); }
    void fitTheScreenAtFirst();
    void shareTheLeftSideAtFirst();
    void keepTheirPage();
    void areOverTheDataInANarrowWindow();
    void areDocksAgainInAWideOne();
    void areShutByEscape();
    void areSearchedInTheSidePanelOverlay();

 private:
    template <class Dock>
    Dock& dock() const
    {
        return *m_window->window().findChild<Dock*>();
    }
    SidePanelOverlay& sidePanels() const
    {
        return *m_window->window().findChild<SidePanelOverlay*>();
    }
    void resizeTo(int width)
    {
        m_window->window().resize(width, 700);
        QTRY_COMPARE(m_window->window().width(), width);
    }

    std::unique_ptr<WindowWithFiles> m_window;
};

void TestSidePanels::init()
{
    m_window = std::make_unique<WindowWithFiles>();
    QVERIFY(QTest::qWaitForWindowActive(&m_window->window()));
    writeFile(m_window->file("a.b2nd"), WindowWithFiles::frame("K", {4, 30, 50}));
    QVERIFY(m_window->open("a.b2nd"));
}

// With what a desktop draws around it.
void TestSidePanels::fitTheScreenAtFirst()
{
    QTemporaryDir folder;
    Settings settings(folder.filePath("settings.ini"));
    AppServicesOwner services;
    const MainWindow window(settings, services.services());
    const QSize screen = window.screen()->availableSize();
    QVERIFY(window.width() < screen.width());
    QVERIFY(window.height() + 30 < screen.height());
}

void TestSidePanels::shareTheLeftSideAtFirst()
{
    MainWindow& window = m_window->window();
    QVERIFY(dock<StructureDock>().isVisible());
    QCOMPARE(window.dockWidgetArea(&dock<StructureDock>()), Qt::LeftDockWidgetArea);
    QCOMPARE(window.dockWidgetArea(&dock<MetadataDock>()), Qt::LeftDockWidgetArea);
    QVERIFY(window.tabifiedDockWidgets(&dock<StructureDock>()).contains(&dock<MetadataDock>()));
}

void TestSidePanels::keepTheirPage()
{
    const auto isSeen = [](const QWidget& dock) { return !dock.visibleRegion().isEmpty(); };
    QTRY_VERIFY(isSeen(dock<StructureDock>()));
    dock<MetadataDock>().raise();
    QTRY_VERIFY(isSeen(dock<MetadataDock>()) && !isSeen(dock<StructureDock>()));
    m_window->tabs().close(m_window->tab());
    QTRY_COMPARE(m_window->tabs().count(), 0);
    QVERIFY(m_window->open("a.b2nd"));
    QTRY_VERIFY(isSeen(dock<MetadataDock>()) && !isSeen(dock<StructureDock>()));

    // after a restart, too, whether or not a file was open at the end
    for (const bool isOpenAtTheEnd : {true, false}) {
        QTemporaryDir folder;
        Settings settings(folder.filePath("settings.ini"));
        AppServicesOwner services;
        MainWindow before(settings, services.services());
        before.resize(1300, 800);
        before.show();
        before.openPaths({m_window->path("a.b2nd")});
        QTRY_VERIFY(before.tabs().currentPage());
        before.findChild<MetadataDock*>()->raise();
        QTRY_VERIFY(isSeen(*before.findChild<MetadataDock*>()));
        if (!isOpenAtTheEnd)
            before.tabs().close(before.tabs().currentTab());
        before.close();
        MainWindow after(settings, services.services());
        after.show();
        after.openPaths({m_window->path("a.b2nd")});
        QTRY_VERIFY(after.tabs().currentPage());
        QTRY_VERIFY(isSeen(*after.findChild<MetadataDock*>()));
        QVERIFY(!isSeen(*after.findChild<StructureDock*>()));
    }
}

void TestSidePanels::areOverTheDataInANarrowWindow()
{
    resizeTo(1000);
    QVERIFY(!dock<StructureDock>().isVisible());
    QVERIFY(!dock<MetadataDock>().isVisible());
    QVERIFY(!sidePanels().isVisible());
    const QWidget* data = m_window->window().centralWidget();
    QTRY_COMPARE(data->width(), 1000);
    const QRect place = data->geometry();
    m_window->action("Metadata")->trigger();
    QVERIFY(sidePanels().isVisible());
    QVERIFY(sidePanels().findChild<MetadataView*>()->isVisible());
    QCOMPARE(data->geometry(), place); // the data stay where they are
    QVERIFY(place.contains(sidePanels().geometry()));
    QVERIFY(sidePanels().width() < place.width() / 2);
    QVERIFY(m_window->action("Metadata")->isChecked());
    QVERIFY(!m_window->action("Structure")->isChecked());
    m_window->action("Structure")->trigger();
    QVERIFY(sidePanels().isVisible());
    QVERIFY(m_window->action("Structure")->isChecked());
    m_window->action("Structure")->trigger();
    QVERIFY(!sidePanels().isVisible());
}

void TestSidePanels::areDocksAgainInAWideOne()
{
    resizeTo(1000);
    m_window->action("Structure")->trigger();
    resizeTo(1300);
    QVERIFY(!sidePanels().isVisible());
    QVERIFY(dock<StructureDock>().isVisible());
    QVERIFY(dock<StructureDock>().findChild<QTreeView*>());
    QVERIFY(dock<MetadataDock>().currentView());
}

void TestSidePanels::areShutByEscape()
{
    resizeTo(1000);
    m_window->action("Structure")->trigger();
    QVERIFY(sidePanels().isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!sidePanels().isVisible());
    QVERIFY(m_window->tab()->isAncestorOf(QApplication::focusWidget()));
}

void TestSidePanels::areSearchedInTheSidePanelOverlay()
{
    resizeTo(1000);
    m_window->action("Find in Structure")->trigger();
    QVERIFY(sidePanels().isVisible());
    QVERIFY(qobject_cast<QLineEdit*>(QApplication::focusWidget()));
    QVERIFY(sidePanels().isAncestorOf(QApplication::focusWidget()));
    m_window->tabs().close(m_window->tab());
    QTRY_VERIFY(!sidePanels().isVisible());
}

const Registered<TestSidePanels, QApplication> registered;

} // namespace bloscope::tst_side_panels

#include "tst_side_panels.moc"
