#include "ui/cases/folder_browser.h"

#include "tests/support/registered_test.h"
#include "tests/ui/cases/folder_of_cases.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

namespace bloscope::tst_case_facts_loader {

using namespace test;

class TestCaseFactsLoader : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_cases = std::make_unique<FolderOfCases>();
        const AppServices services = m_cases->services();
        m_loader = std::make_unique<CaseFactsLoader>(services.scheduler, services.pool);
    }
    void cleanup() { m_loader.reset(); }

    void findsOutWhenAskedAndKeepsIt()
    {
        m_cases->addImage("a");
        const QString path = m_cases->path("a.b2nd");
        QSignalSpy arrived(m_loader.get(), &CaseFactsLoader::arrived);
        QVERIFY(!m_loader->want(path));
        QVERIFY(!m_loader->want(path));
        QTRY_COMPARE(arrived.size(), 1);
        QVERIFY(m_loader->want(path));
        QCOMPARE(m_loader->waiting(), 0);
        m_loader->forget(path);
        QVERIFY(!m_loader->want(path));
    }

    void asksForTheLastOneFirst()
    {
        QSignalSpy arrived(m_loader.get(), &CaseFactsLoader::arrived);
        for (const char* name : {"a", "b", "c"})
            m_loader->want(name);
        QTRY_COMPARE(arrived.size(), 3);
        QCOMPARE(arrived[1].first().toString(), QString("c")); // "a" had begun
        QCOMPARE(arrived[2].first().toString(), QString("b"));
    }

    void forgetsWhatWaitsTooLong()
    {
        for (int i = 0; i < 10'000; ++i)
            m_loader->want(QStringLiteral("/nowhere/%1.b2nd").arg(i));
        QCOMPARE(m_loader->waiting(), CaseFactsLoader::mostWaiting);
        m_loader->stop();
        QCOMPARE(m_loader->waiting(), 0);
    }

    void keepsNoMoreThanItMay()
    {
        QSignalSpy arrived(m_loader.get(), &CaseFactsLoader::arrived);
        for (int asked = 0; asked < 420;) {
            for (int i = 0; i < 42; ++i)
                m_loader->want(QStringLiteral("/nowhere/%1.b2nd").arg(asked++));
            QTRY_COMPARE(arrived.size(), asked);
        }
        QCOMPARE(m_loader->kept(), CaseFactsLoader::mostKept);
        QVERIFY(m_loader->want("/nowhere/378.b2nd"));
        QVERIFY(!m_loader->want("/nowhere/41.b2nd")); // was the second to be looked into
    }

 private:
    std::unique_ptr<FolderOfCases> m_cases;
    std::unique_ptr<CaseFactsLoader> m_loader;
};

const Registered<TestCaseFactsLoader, QApplication> registered;

} // namespace bloscope::tst_case_facts_loader

#include "tst_case_facts_loader.moc"
