#include "ui/cases/folder_browser.h"

#include "tests/support/registered_test.h"
#include "tests/ui/cases/folder_of_cases.h"

#include <QApplication>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace bloscope::tst_folder_browser {

using namespace test;

class TestFolderBrowser : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup() { m_browser.reset(); }
    void listsTheFolderOfTheFileInFront();
    void listsNothingWhileNobodyLooks();
    void wantsTheFileThatIsClicked();
    void readsOnlyWhatIsInSight();
    void checksAllOnRequest();
    void findsFilesThatHaveCome();

 private:
    CaseListModel& files() const { return m_browser->files(); }
    QListView& list() const { return m_browser->list(); }
    void click(int row)
    {
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {},
                          list().visualRect(files().index(row)).center());
    }
    void show()
    {
        m_browser->resize(300, 400);
        m_browser->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_browser.get()));
    }
    QString text(int row) const { return files().index(row).data().toString(); }

    std::unique_ptr<FolderOfCases> m_cases;
    std::unique_ptr<FolderBrowser> m_browser;
};

void TestFolderBrowser::init()
{
    m_cases = std::make_unique<FolderOfCases>();
    m_browser = std::make_unique<FolderBrowser>(m_cases->services(), FolderSteps());
    for (const char* name : {"case_1", "case_2", "case_10"})
        m_cases->addImage(name);
    m_cases->addLabels("case_2");
}

void TestFolderBrowser::listsTheFolderOfTheFileInFront()
{
    m_browser->showFile(m_cases->path("case_2.b2nd"));
    show();
    QTRY_COMPARE(files().rowCount(), 3);
    QCOMPARE(files().files().names, (QStringList{"case_1.b2nd", "case_2.b2nd", "case_10.b2nd"}));
    QCOMPARE(list().currentIndex().row(), 1);
    QTRY_VERIFY(text(1).endsWith("\nlabels"));
    m_browser->showFile(m_cases->path("case_10.b2nd"));
    QCOMPARE(list().currentIndex().row(), 2);
}

void TestFolderBrowser::listsNothingWhileNobodyLooks()
{
    m_browser->showFile(m_cases->path("case_2.b2nd"));
    QCOMPARE(files().rowCount(), 0);
    show();
    QTRY_COMPARE(files().rowCount(), 3);
}

void TestFolderBrowser::wantsTheFileThatIsClicked()
{
    m_browser->showFile(m_cases->path("case_2.b2nd"));
    show();
    QTRY_COMPARE(files().rowCount(), 3);
    QSignalSpy wanted(m_browser.get(), &FolderBrowser::fileWanted);
    click(2);
    QVERIFY(!wanted.isEmpty());
    QCOMPARE(wanted.first().first().toString(), m_cases->path("case_10.b2nd"));
    wanted.clear();
    QTest::keyClick(&list(), Qt::Key_Up);
    QTest::keyClick(&list(), Qt::Key_Return);
    QVERIFY(!wanted.isEmpty());
    QCOMPARE(wanted.first().first().toString(), m_cases->path("case_2.b2nd"));
}

void TestFolderBrowser::readsOnlyWhatIsInSight()
{
    FolderFiles many{m_cases->path("."), {}, 0};
    for (int i = 0; i < 10'000; ++i)
        many.names << QStringLiteral("none_%1.b2nd").arg(i);
    show();
    files().setFiles(many);
    QTRY_VERIFY(!text(0).endsWith("…"));
    auto* loader = m_browser->findChild<CaseFactsLoader*>();
    QTRY_COMPARE(loader->waiting(), 0);
    QVERIFY2(loader->kept() < 30, qPrintable(QString::number(loader->kept())));
}

void TestFolderBrowser::checksAllOnRequest()
{
    ByteBuffer frame = arrayFrame({64, 64}, "<i4", counted<std::int32_t>(4096));
    damageBlock(frame, 0);
    m_cases->write("case_1_seg.b2nd", frame);
    m_browser->showFile(m_cases->path("case_2.b2nd"));
    show();
    QTRY_COMPARE(files().rowCount(), 3);
    QTest::mouseClick(m_browser->findChild<QPushButton*>(), Qt::LeftButton);
    QTRY_VERIFY(!m_browser->isChecking());
    QVERIFY2(text(0).contains("\nDamaged"), qPrintable(text(0)));
    QVERIFY2(text(1).contains("\nNo damage found"), qPrintable(text(1)));
}

void TestFolderBrowser::findsFilesThatHaveCome()
{
    m_browser->showFile(m_cases->path("case_2.b2nd"));
    show();
    QTRY_COMPARE(files().rowCount(), 3);
    m_cases->addImage("case_3");
    m_browser->showFile(m_cases->path("case_3.b2nd"));
    QTRY_COMPARE(files().rowCount(), 4);
    QCOMPARE(list().currentIndex().row(), 2);
}

const Registered<TestFolderBrowser, QApplication> registered;

} // namespace bloscope::tst_folder_browser

#include "tst_folder_browser.moc"
