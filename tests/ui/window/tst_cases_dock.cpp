#include "ui/window/window_docks.h"

#include "tests/support/registered_test.h"
#include "tests/ui/window/window_with_files.h"
#include "ui/cases/folder_browser.h"

#include <QListView>

namespace bloscope::tst_cases_dock {

using namespace test;

// The files of the folder beside the data.
class TestCasesDock : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup() { m_window.reset(); }
    void isThereWhenSomebodyWantsIt();
    void opensAFileInThePlaceOfTheOneInFront();
    void followsTheKeysThatStep();

 private:
    CasesDock& dock() const { return *m_window->window().findChild<CasesDock*>(); }
    CaseListModel& files() const { return dock().browser().files(); }
    QListView& list() const { return dock().browser().list(); }
    void show()
    {
        m_window->action("Folder Browser")->trigger();
        QTRY_COMPARE(files().rowCount(), 3);
    }
    QString shown() const { return m_window->tab()->address().name(); }
    QString slice() const
    {
        return QString::fromStdString(m_window->tab()->arrayPage()->document().slice().text());
    }

    std::unique_ptr<WindowWithFiles> m_window;
};

void TestCasesDock::init()
{
    m_window = std::make_unique<WindowWithFiles>();
    for (const char* name : {"a.b2nd", "b.b2nd", "c.b2nd"})
        writeFile(m_window->file(name), WindowWithFiles::frame("K", {4, 30, 50}));
    QVERIFY(m_window->open("a.b2nd"));
}

void TestCasesDock::isThereWhenSomebodyWantsIt()
{
    QVERIFY(!dock().isVisible());
    QCOMPARE(files().rowCount(), 0);
    show();
    QVERIFY(dock().isVisible());
    QCOMPARE(list().currentIndex().row(), 0);
}

void TestCasesDock::opensAFileInThePlaceOfTheOneInFront()
{
    show();
    m_window->tab()->arrayPage()->document().setSlice(*Slice::parse("2", {4, 30, 50}));
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {},
                      list().visualRect(files().index(2)).center());
    QTRY_COMPARE(shown(), QString("c.b2nd"));
    QTRY_VERIFY(m_window->tab()->arrayPage());
    QCOMPARE(m_window->tabs().count(), 1);
    QCOMPARE(slice(), QString("[2, :, :]"));
    QTRY_COMPARE(list().currentIndex().row(), 2);
}

void TestCasesDock::followsTheKeysThatStep()
{
    show();
    m_window->action("Next File in Folder")->trigger();
    QTRY_COMPARE(shown(), QString("b.b2nd"));
    QTRY_COMPARE(list().currentIndex().row(), 1);
}

const Registered<TestCasesDock, QApplication> registered;

} // namespace bloscope::tst_cases_dock

#include "tst_cases_dock.moc"
