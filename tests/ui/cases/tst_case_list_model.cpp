#include "ui/cases/folder_browser.h"

#include "tests/support/registered_test.h"
#include "tests/ui/cases/folder_of_cases.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QFont>
#include <QTest>

namespace bloscope::tst_case_list_model {

using namespace test;

class TestCaseListModel : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_cases = std::make_unique<FolderOfCases>();
        const AppServices services = m_cases->services();
        m_loader = std::make_unique<CaseFactsLoader>(services.scheduler, services.pool);
        m_model = std::make_unique<CaseListModel>(*m_loader);
        m_tester = std::make_unique<QAbstractItemModelTester>(
            m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    }
    void cleanup()
    {
        m_tester.reset();
        m_model.reset();
        m_loader.reset();
    }

    void hasARowForEachCase()
    {
        m_cases->addImage("a");
        m_cases->addLabels("a");
        m_cases->addImage("b");
        show("b.b2nd");
        QCOMPARE(m_model->rowCount(), 2);
        QTRY_COMPARE(text(0), QString("a.b2nd\n(1, 2, 4, 6) float32\nlabels"));
        QTRY_COMPARE(text(1), QString("b.b2nd\n(1, 2, 4, 6) float32\nno labels"));
        QVERIFY(m_model->index(0).data(Qt::DecorationRole).isValid());
        QCOMPARE(m_model->rowOf(m_cases->path("b.b2nd")), 1);
        QCOMPARE(m_model->rowOf(m_cases->path("a_seg.b2nd")), -1);
    }

    void showsWhichOneIsInFront()
    {
        m_cases->addImage("a");
        m_cases->addImage("b");
        show("a.b2nd");
        m_model->setCurrent(m_cases->path("b.b2nd"));
        QVERIFY(!m_model->index(0).data(Qt::FontRole).isValid());
        QVERIFY(m_model->index(1).data(Qt::FontRole).value<QFont>().bold());
    }

    void tellsTheWorstOfACase()
    {
        m_cases->addImage("a");
        m_cases->addLabels("a");
        show("a.b2nd");
        m_model->addVerdicts({part("a_seg.b2nd", 1), part("a.b2nd", 0)});
        QTRY_COMPARE(text(0), QString("a.b2nd\n(1, 2, 4, 6) float32\nDamaged, labels"));
        QVERIFY(m_model->index(0).data(Qt::ToolTipRole).toString().contains("chunk 3"));
        m_model->forgetVerdicts();
        QVERIFY(text(0).endsWith("\nlabels"));
        m_model->addVerdicts({part("a.b2nd", 0), part("elsewhere.b2nd", 1)});
        QVERIFY(text(0).endsWith("\nNo damage found, labels"));
    }

    // Nothing is read of rows that nobody looks at.
    void isFilledAtOnce()
    {
        FolderFiles files{"/nowhere", {}, 0};
        for (int i = 0; i < 100'000; ++i)
            files.names << QStringLiteral("case_%1.b2nd").arg(i);
        m_tester.reset(); // looks at all rows
        m_model->setFiles(files);
        QCOMPARE(m_model->rowCount(), 100'000);
        QCOMPARE(m_loader->waiting(), 0);
        QCOMPARE(m_model->rowOf("/nowhere/case_99999.b2nd"), 99'999);
    }

 private:
    void show(const QString& name)
    {
        m_model->setFiles(*folderFilesAround(m_cases->path(name), {}));
    }
    QString text(int row) const { return m_model->index(row).data().toString(); }
    CheckedPartPtr part(const QString& name, int damagedParts) const
    {
        auto checked = std::make_shared<CheckedPart>();
        checked->path = m_cases->path(name).toStdString();
        checked->report.damagedParts = damagedParts;
        checked->report.mainFinding = damagedParts > 0 ? "chunk 3 is damaged" : "";
        return checked;
    }

    std::unique_ptr<FolderOfCases> m_cases;
    std::unique_ptr<CaseFactsLoader> m_loader;
    std::unique_ptr<CaseListModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

const Registered<TestCaseListModel, QApplication> registered;

} // namespace bloscope::tst_case_list_model

#include "tst_case_list_model.moc"
