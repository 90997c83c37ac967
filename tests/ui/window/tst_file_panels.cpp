#include "tests/ui/worker/settle.h"
#include "ui/tabs/file_panels.h"

#include "tests/support/registered_test.h"
#include "tests/ui/window/window_with_files.h"
#include "ui/compare/comparison_panel.h"
#include "ui/doctor/check_panel.h"
#include "ui/doctor/folder_check_panel.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QTabBar>
#include <QTreeView>

namespace bloscope::tst_file_panels {

using namespace test;

// Findings beside the data that they are about.
class TestFilePanels : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup() { m_window.reset(); }

    void leaveRoomForTheData();
    void nameTheirFileWhateverIsInFront();
    void bringTheirFileToTheFront();
    void areClosedByEscapeAndByTheirButton();
    void areReopenedByTheSameCommand();
    void shareTheDock();
    void goWithTheirTab();
    void goWhenTheirTabShowsAnotherFile();
    void keepTheirHeight();
    void areAsideWhileTheViewIsAlone();
    void areCopiedFrom();
    void haveNamesForAllStopsOfTheKeyboard();

 private:
    FilePanels& panels() const { return *m_window->window().findChild<FilePanels*>(); }
    template <class Panel>
    Panel* front() const
    {
        return qobject_cast<Panel*>(panels().front());
    }
    CheckPanel* check(const QString& name)
    {
        if (!m_window->open(name))
            qFatal("not opened");
        m_window->action("Check File")->trigger();
        auto* panel = front<CheckPanel>();
        if (!panel || !QTest::qWaitFor([panel] { return isDone(*panel); }))
            qFatal("not checked");
        return panel;
    }
    static bool isDone(const QWidget& panel)
    {
        for (auto* button : panel.findChildren<QPushButton*>())
            if (button->text() == "Check Again")
                return true;
        return false;
    }
    static QTreeView& table(const QWidget& panel) { return *panel.findChild<QTreeView*>(); }
    bool isDialogOpen() const
    {
        for (const auto* dialog : m_window->window().findChildren<QDialog*>())
            if (dialog->isVisible())
                return true;
        return false;
    }

    std::unique_ptr<WindowWithFiles> m_window;
};

void TestFilePanels::init()
{
    m_window = std::make_unique<WindowWithFiles>();
    QVERIFY(QTest::qWaitForWindowActive(&m_window->window()));
    ByteBuffer frame = arrayFrame({12, 10}, {2, 10}, {1, 10}, "<f4", counted<float>(120));
    writeFile(m_window->file("good.b2nd"), frame);
    damageChunkHeader(frame, 4);
    writeFile(m_window->file("ct.b2nd"), frame);
}

void TestFilePanels::leaveRoomForTheData()
{
    m_window->window().resize(1024, 700);
    QTRY_COMPARE(m_window->window().width(), 1024);
    check("ct.b2nd");
    const QWidget& data = *m_window->window().centralWidget();
    QTRY_VERIFY(!panels().visibleRegion().isEmpty());
    m_window->action("Compare with…")->trigger();
    QVERIFY(front<ComparisonPanel>());
    QVERIFY(settle()); // layouts
    QVERIFY(!panels().isFloating());
    QVERIFY(!panels().geometry().intersects(data.geometry()));
    QVERIFY2(data.height() >= 350, qPrintable(QString::number(data.height())));
    QCOMPARE(data.width(), 1024);
    QCOMPARE(m_window->window().size(), QSize(1024, 700));
    QVERIFY(!isDialogOpen());
}

void TestFilePanels::nameTheirFileWhateverIsInFront()
{
    check("ct.b2nd");
    const QString folder = QFileInfo(m_window->path("ct.b2nd")).path();
    QCOMPARE(panels().windowTitle(), "Check ct.b2nd in " + folder);
    QVERIFY(m_window->open("good.b2nd"));
    QCOMPARE(panels().windowTitle(), "Check ct.b2nd in " + folder);
    QCOMPARE(panels().accessibleName(), "Check ct.b2nd in " + folder);
}

void TestFilePanels::bringTheirFileToTheFront()
{
    const CheckPanel* panel = check("ct.b2nd");
    QVERIFY(m_window->open("good.b2nd"));
    QTreeView& findings = table(*panel);
    findings.setFocus();
    findings.setCurrentIndex(findings.model()->index(0, 0));
    QTest::keyClick(&findings, Qt::Key_Return);
    QCOMPARE(m_window->tab()->address().name(), QString("ct.b2nd"));
    QCOMPARE(m_window->tab()->arrayPage()->document().mark(), std::optional(CellIndex{8, 0}));
    QVERIFY(findings.hasFocus()); // to go on with the next one
}

void TestFilePanels::areClosedByEscapeAndByTheirButton()
{
    const QPointer<CheckPanel> panel = check("ct.b2nd");
    QTRY_VERIFY(table(*panel).hasFocus());
    QTest::keyClick(&table(*panel), Qt::Key_Escape);
    QTRY_VERIFY(!panel);
    QVERIFY(!panels().isVisible());
    QVERIFY(m_window->tab()->isAncestorOf(m_window->window().focusWidget()));
    const QPointer<CheckPanel> other = check("ct.b2nd");
    QVERIFY(panels().isVisible());
    panels().close(); // as its button does
    QTRY_VERIFY(!other);
    QVERIFY(!panels().isVisible());
}

void TestFilePanels::areReopenedByTheSameCommand()
{
    const CheckPanel* panel = check("ct.b2nd");
    QVERIFY(m_window->open("good.b2nd"));
    m_window->action("Compare with…")->trigger();
    auto* comparison = front<ComparisonPanel>();
    QVERIFY(comparison);
    QCOMPARE(check("ct.b2nd"), panel); // the same one, which checks once more
    QVERIFY(m_window->open("good.b2nd"));
    m_window->action("Compare with…")->trigger();
    QCOMPARE(front<ComparisonPanel>(), comparison);
    const QString folder = QFileInfo(m_window->path("ct.b2nd")).path();
    for (int time = 0; time < 2; ++time) {
        m_window->action("Check Folder…")->trigger();
        m_window->chooseFile(folder);
        QVERIFY(front<FolderCheckPanel>());
        QTRY_VERIFY(isDone(*front<FolderCheckPanel>()));
    }
    QCOMPARE(m_window->window().findChildren<FolderCheckPanel*>().size(), 1);
}

void TestFilePanels::shareTheDock()
{
    check("ct.b2nd");
    const auto* bar = panels().findChild<QTabBar*>();
    QVERIFY(!bar->isVisible()); // the title of the dock is enough
    check("good.b2nd");
    QVERIFY(bar->isVisible());
    QCOMPARE(bar->count(), 2);
    QCOMPARE(bar->tabText(0), QString("Check ct.b2nd"));
    QCOMPARE(bar->tabText(1), QString("Check good.b2nd"));
    QVERIFY(panels().titleBarWidget()); // which says nothing twice
    panels().close();
    QCOMPARE(bar->count(), 1);
    QVERIFY(panels().isVisible());
    QVERIFY(!panels().titleBarWidget());
    QCOMPARE(front<CheckPanel>()->windowTitle(), QString("Check ct.b2nd"));
}

void TestFilePanels::goWithTheirTab()
{
    check("good.b2nd");
    const QPointer<CheckPanel> closed = check("ct.b2nd");
    m_window->action("Compare with…")->trigger();
    const QPointer<ComparisonPanel> comparison = front<ComparisonPanel>();
    m_window->tabs().close(m_window->tab());
    QTRY_VERIFY(!closed && !comparison);
    QCOMPARE(front<CheckPanel>()->windowTitle(), QString("Check good.b2nd"));
    DocumentTab* torn = m_window->tab();
    m_window->tabs().release(torn); // to another window
    QVERIFY(!panels().front());
    QVERIFY(!panels().isVisible());
    delete torn;
}

void TestFilePanels::goWhenTheirTabShowsAnotherFile()
{
    check("ct.b2nd");
    m_window->tab()->file().goTo(OpenRequest::of(m_window->path("good.b2nd")));
    QTRY_COMPARE(m_window->tab()->address().name(), QString("good.b2nd"));
    QVERIFY(!panels().front());
}

void TestFilePanels::keepTheirHeight()
{
    QTemporaryDir folder;
    Settings settings(folder.filePath("settings.ini"));
    AppServicesOwner services;
    const auto openCheck = [this](MainWindow& window) {
        window.resize(1300, 900);
        window.show();
        window.openPaths({m_window->path("ct.b2nd")});
        QTRY_VERIFY(window.tabs().currentPage());
        QVERIFY(!window.findChild<FilePanels*>()->isVisible());
        for (QAction* action : window.findChild<Actions*>()->all())
            if (action->text().remove('&') == "Check File")
                action->trigger();
        QTRY_VERIFY(window.findChild<FilePanels*>()->isVisible());
        QVERIFY(settle()); // layouts
    };
    MainWindow before(settings, services.services());
    openCheck(before);
    before.resizeDocks({before.findChild<FilePanels*>()}, {400}, Qt::Vertical);
    QTRY_COMPARE(before.findChild<FilePanels*>()->height(), 400);
    before.close();
    MainWindow after(settings, services.services());
    openCheck(after);
    QTRY_COMPARE(after.findChild<FilePanels*>()->height(), 400);
}

void TestFilePanels::areAsideWhileTheViewIsAlone()
{
    check("ct.b2nd");
    m_window->action("View Alone")->trigger();
    QVERIFY(!panels().isVisible());
    m_window->action("View Alone")->trigger();
    QVERIFY(panels().isVisible());
}

// And not the cells of the view.
void TestFilePanels::areCopiedFrom()
{
    const CheckPanel* panel = check("ct.b2nd");
    QTreeView& findings = table(*panel);
    QTRY_VERIFY(findings.hasFocus());
    QTest::keyClick(&findings, Qt::Key_C, Qt::ControlModifier);
    const QString all = QApplication::clipboard()->text();
    QCOMPARE(all.count('\n'), 1); // the headers and a finding
    findings.selectAll();
    QTest::keyClick(&findings, Qt::Key_C, Qt::ControlModifier);
    const QString row = QApplication::clipboard()->text();
    QVERIFY2(row.startsWith("Damage\tchunk 4\t"), qPrintable(row));
    QCOMPARE(all.section('\n', 1), row);
}

void TestFilePanels::haveNamesForAllStopsOfTheKeyboard()
{
    check("good.b2nd");
    check("ct.b2nd");
    m_window->action("Compare with…")->trigger();
    m_window->action("Check Folder…")->trigger();
    m_window->chooseFile(QFileInfo(m_window->path("ct.b2nd")).path());
    while (QWidget* panel = panels().front()) {
        for (QWidget* widget : panels().findChildren<QWidget*>()) {
            if (!(widget->focusPolicy() & Qt::TabFocus) || !widget->isVisible() ||
                !widget->isEnabled())
                continue;
            const auto* told = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(told && !told->text(QAccessible::Name).isEmpty(),
                     widget->metaObject()->className());
        }
        panels().closePanel(panel);
    }
}

const Registered<TestFilePanels, QApplication> registered;

} // namespace bloscope::tst_file_panels

#include "tst_file_panels.moc"
