#include "ui/pages/page_export.h"

#include "tests/support/corpus.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "ui/curve/curve_plot.h"
#include "ui/query/table_search.h"
#include "ui/records/rows_pane.h"
#include "ui/slice/part_box.h"
#include "ui/table/slice_table_view.h"

#include <QApplication>
#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_page_code {

using namespace test;

class TestPageCode : public QObject {
    Q_OBJECT

 private slots:
    void readsWhatIsShown_data();
    void readsWhatIsShown();
    void readsWhatIsSelected();
    void readsThePointsOfCurves();
    void readsTheFieldThatIsDrawn();
    void readsLeavesOfStores();
    void asksForTheRowsOfAQuery();
    void asksForTheGroupsOfAQuery();
    void hasNoneForWhatLiesInMemory();
    void goesToTheClipboardOnDemandOfAView();

 private:
    void open(const ByteBuffer& frame)
    {
        QFile file(m_folder.filePath("array.b2nd"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(reinterpret_cast<const char*>(frame.data()), qint64(frame.size()));
        file.close();
        open(OpenRequest::of(file.fileName()));
    }
    void open(const OpenRequest& request)
    {
        auto opened = openForViewing(request, m_cache, m_pool);
        QVERIFY(opened);
        m_page = std::make_unique<ArrayPage>(*opened, m_scheduler);
        m_page->showView("table");
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    }
    // Without the folder of the test.
    QString code(CodeLanguage language) const
    {
        return codeFor(*m_page, language).remove(m_folder.path() + '/');
    }

    QTemporaryDir m_folder;
    BlockCache m_cache;
    WorkerPool m_pool{2};
    Scheduler m_scheduler;
    std::unique_ptr<ArrayPage> m_page;
};

void TestPageCode::readsWhatIsShown_data()
{
    QTest::addColumn<int>("language");
    QTest::addColumn<QString>("code");
    QTest::newRow("python") << int(CodeLanguage::Python)
                            << "import blosc2\n\narray = blosc2.open(\"array.b2nd\", "
                               "mode=\"r\")[1, :, :]\n";
    QTest::newRow("numpy") << int(CodeLanguage::NumPy)
                           << "import io\nimport subprocess\n\nimport numpy as np\n\n"
                              "command = [\"bloscope\", \"export\", \"array.b2nd\", \"--slice\", "
                              "\"[1, :, :]\", \"--format\", \"npy\"]\n"
                              "npy = subprocess.run(command, stdout=subprocess.PIPE, "
                              "check=True).stdout\narray = np.load(io.BytesIO(npy))\n";
    QTest::newRow("shell") << int(CodeLanguage::CommandLine)
                           << "bloscope export array.b2nd --slice '[1, :, :]' "
                              "-o array_1_all_all.npy";
}

void TestPageCode::readsWhatIsShown()
{
    QFETCH(int, language);
    open(arrayFrame({3, 4, 5}, "<i4", counted<std::int32_t>(60)));
    m_page->document().setSlice(*Slice::parse("1", {3, 4, 5}));
    QTEST(code(static_cast<CodeLanguage>(language)), "code");
}

void TestPageCode::readsWhatIsSelected()
{
    open(arrayFrame({4, 5}, "<i4", counted<std::int32_t>(20)));
    m_page->document().transpose();
    auto* table = m_page->findChild<SliceTableView*>();
    table->goTo({1, 2});
    table->goTo({2, 3}, true);
    QCOMPARE(code(CodeLanguage::CommandLine),
             QString("bloscope export array.b2nd --slice '[2:, 1:3]' --rows 1 --columns 0 "
                     "-o array_2-3_1-2.npy"));
    QVERIFY(code(CodeLanguage::Python).endsWith("[2:, 1:3]\narray = array.transpose(1, 0)\n"));
}

void TestPageCode::readsThePointsOfCurves()
{
    open(arrayFrame({2, 40}, "<i4", counted<std::int32_t>(80)));
    m_page->showView("curve");
    auto* plot = m_page->findChild<CurvePlot*>();
    QTRY_VERIFY(plot->picture());
    plot->show({10, 20});
    QVERIFY(code(CodeLanguage::Python).endsWith("[:, 9:31]\n")); // with those beside them
}

void TestPageCode::readsTheFieldThatIsDrawn()
{
    open(arrayFrame({2, 3}, "[('a', '<i2'), ('b', '<i2')]", counted<std::int16_t>(12)));
    m_page->showView("heatmap");
    m_page->currentView()->bar()->findChild<PartBox*>()->setCurrentIndex(1);
    QVERIFY2(code(CodeLanguage::Python).endsWith("[:, :]\narray = array[\"b\"]\n"),
             qPrintable(code(CodeLanguage::Python)));
}

void TestPageCode::readsLeavesOfStores()
{
    const auto store = corpusFolder() / "python/stores/tree.b2z";
    open(OpenRequest::of(QString::fromStdString(store.string())).partAt("/grp/a"));
    const QString python = code(CodeLanguage::Python);
    QVERIFY2(python.contains("blosc2.TreeStore(\""), qPrintable(python));
    QVERIFY2(python.contains("tree.b2z\", mode=\"r\")[\"/grp/a\"]["), qPrintable(python));
    QVERIFY(code(CodeLanguage::CommandLine).contains("tree.b2z --key /grp/a "));
}

void TestPageCode::asksForTheRowsOfAQuery()
{
    open(arrayFrame({2, 3}, "[('a', '<i2'), ('b', '<i2')]", counted<std::int16_t>(12)));
    m_page->document().setSlice(*Slice::parse("1", {2, 3}));
    m_page->showView("query");
    QTRY_VERIFY(m_page->findChild<RowsPane*>());
    TableSearch& search = m_page->findChild<RowsPane*>()->search();
    QTRY_VERIFY(search.answer().rows);
    search.askFor("b > 9");
    QTRY_COMPARE(search.answered().condition, QString("b > 9"));
    QCOMPARE(code(CodeLanguage::CommandLine),
             QString("bloscope query array.b2nd --slice '[1, :]' --where 'b > 9'"));
    QCOMPARE(code(CodeLanguage::Python),
             QString("import blosc2\nimport numpy as np\n\n"
                     "array = blosc2.open(\"array.b2nd\", mode=\"r\")[1, :]\n"
                     "rows = array.ravel()\nrows = rows[(rows[\"b\"] > 9)]\n"));
}

void TestPageCode::asksForTheGroupsOfAQuery()
{
    open(arrayFrame({3}, "[('a', '<i2'), ('b', '<i2')]", counted<std::int16_t>(6)));
    m_page->showView("query");
    QTRY_VERIFY(m_page->findChild<RowsPane*>());
    QueryRequest groups;
    groups.group = {{"a", true}};
    groups.figures = {{Aggregate::Mean, "b"}};
    emit m_page->findChild<RowsPane*>()->codeWanted(groups, CodeLanguage::CommandLine);
    QCOMPARE(QGuiApplication::clipboard()->text().remove(m_folder.path() + '/'),
             QString("bloscope query array.b2nd --group a --agg mean:b"));
}

void TestPageCode::hasNoneForWhatLiesInMemory()
{
    OpenRequest request;
    request.address = {"/a", "value"};
    request.source = memorySource(arrayFrame({4}, "<i4", counted<std::int32_t>(4)));
    open(request);
    QVERIFY(!canCopyCode(*m_page));
    QGuiApplication::clipboard()->setText("before");
    emit m_page->currentView()->codeWanted(CodeLanguage::Python);
    QCOMPARE(QGuiApplication::clipboard()->text(), QString("before"));
}

void TestPageCode::goesToTheClipboardOnDemandOfAView()
{
    open(arrayFrame({4}, "<i4", counted<std::int32_t>(4)));
    QSignalSpy notice(m_page.get(), &ArrayPage::notice);
    emit m_page->currentView()->codeWanted(CodeLanguage::Python);
    QCOMPARE(QGuiApplication::clipboard()->text(), codeFor(*m_page, CodeLanguage::Python));
    QCOMPARE(notice.count(), 1);
    QCOMPARE(notice.first().first().toString(), QString("Copied the code that reads [:]."));
}

const Registered<TestPageCode, QApplication> registered;

} // namespace bloscope::tst_page_code

#include "tst_page_code.moc"
