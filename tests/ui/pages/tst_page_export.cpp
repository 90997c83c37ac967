#include "ui/pages/page_export.h"

#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "ui/controls/message_bar.h"
#include "ui/curve/curve_plot.h"
#include "ui/export/export_dialog.h"
#include "ui/plot/svg_figure.h"
#include "ui/settings/settings.h"
#include "ui/table/slice_table_view.h"
#include "ui/worker/long_job.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_page_export {

using namespace test;

// The whole way of an export: the window's page, the dialog, the job, the file.
class TestPageExport : public QObject {
    Q_OBJECT

 private slots:
    void writesTheSliceThatIsShown();
    void writesTheSelectedCells();
    void writesTheSelectedFields_data();
    void writesTheSelectedFields();
    void writesAWholeColumn();
    void writesThePointsOfCurves();
    void writesThePictureOfAView_data();
    void writesThePictureOfAView();
    void leadsFromSaveFigureToThePicture();
    void remembersWhatWasChosen();
    void tellsWhatIsMissing();
    void tellsWhyItFailed();
    void leavesNothingWhenItIsCancelled();

 private:
    void open(const ByteBuffer& frame);
    ExportDialog* ask();
    void acceptWithPath(ExportDialog* dialog, const QString& path);
    QString inFolder(const QString& name) const { return m_folder.filePath(name); }
    QByteArray contentOf(const QString& name) const
    {
        QFile file(inFolder(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : "(cannot be read)";
    }

    QTemporaryDir m_folder;
    BlockCache m_cache;
    WorkerPool m_pool{2};
    Scheduler m_scheduler;
    std::unique_ptr<ArrayPage> m_page;
};

void TestPageExport::open(const ByteBuffer& frame)
{
    QFile file(inFolder("array.b2nd"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(reinterpret_cast<const char*>(frame.data()), qint64(frame.size()));
    file.close();
    auto opened = openForViewing(OpenRequest::of(file.fileName()), m_cache, m_pool);
    QVERIFY(opened);
    m_page = std::make_unique<ArrayPage>(*opened, m_scheduler);
    m_page->showView("table");
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
}

ExportDialog* TestPageExport::ask()
{
    exportFrom(*m_page, m_scheduler);
    return m_page->findChild<ExportDialog*>();
}

void TestPageExport::acceptWithPath(ExportDialog* dialog, const QString& path)
{
    for (auto* edit : dialog->findChildren<QLineEdit*>())
        if (edit->accessibleName() == "File")
            edit->setText(path);
    dialog->accept();
}

void TestPageExport::writesTheSliceThatIsShown()
{
    open(arrayFrame({2, 2, 3}, "<i4", counted<std::int32_t>(12)));
    QSignalSpy notice(m_page.get(), &ArrayPage::notice);
    QSignalSpy adopted(m_page.get(), &ArrayPage::jobAdopted);
    ExportDialog* dialog = ask();
    QVERIFY(dialog);
    QCOMPARE(dialog->wanted().path, inFolder("array_0_all_all.csv"));
    dialog->accept();
    QCOMPARE(adopted.count(), 1);
    QTRY_COMPARE(notice.count(), 1);
    QCOMPARE(notice.first().first().toString(), QString("Exporting array_0_all_all.csv: done."));
    QCOMPARE(contentOf("array_0_all_all.csv"), QByteArray("0,1,2\n3,4,5\n"));
    QCOMPARE(m_page->messageBar().text(), QString());
}

void TestPageExport::writesTheSelectedCells()
{
    open(arrayFrame({4, 5}, "<i4", counted<std::int32_t>(20)));
    auto* table = m_page->findChild<SliceTableView*>();
    table->goTo({1, 2});
    table->goTo({2, 4}, true);
    QSignalSpy notice(m_page.get(), &ArrayPage::notice);
    ExportDialog* dialog = ask();
    QCOMPARE(dialog->wanted().slice.text(), std::string("[1:3, 2:]"));
    acceptWithPath(dialog, inFolder("part.csv"));
    QTRY_COMPARE(notice.count(), 1);
    QCOMPARE(contentOf("part.csv"), QByteArray("7,8,9\n12,13,14\n"));
}

void TestPageExport::writesTheSelectedFields_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content"); // or its end
    QTest::newRow("csv") << "fields.csv" << QByteArray("b,c\n2,3\n5,6\n");
    QTest::newRow("json") << "part.jsonl" << QByteArray("{\"b\":2,\"c\":3}\n{\"b\":5,\"c\":6}\n");
    QTest::newRow("npy") << "part.npy" << QByteArray("\2\3\5\6");
    QTest::newRow("raw") << "part.bin" << QByteArray("\2\3\5\6");
}

void TestPageExport::writesTheSelectedFields()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, content);
    open(arrayFrame({3}, "[('a', 'u1'), ('b', 'u1'), ('c', 'u1'), ('d', 'u1')]",
                    elementsOf<char>({1, 2, 3, 9, 4, 5, 6, 9, 7, 8, 9, 9})));
    auto* table = m_page->findChild<SliceTableView*>();
    table->goTo({0, 1});
    table->goTo({1, 2}, true);
    QSignalSpy notice(m_page.get(), &ArrayPage::notice);
    ExportDialog* dialog = ask();
    auto* what = dialog->findChildren<QComboBox*>().at(0);
    QCOMPARE(what->currentText(), QString("Selected cells: [:2], fields b to c"));
    auto* format = dialog->findChildren<QComboBox*>().at(1);
    const QString ending = QFileInfo(name).suffix();
    for (int i = 0; i < format->count(); ++i)
        if (extensionOf(static_cast<ExportFormat>(format->itemData(i).toInt())) == ending)
            format->setCurrentIndex(i);
    acceptWithPath(dialog, inFolder(name));
    QTRY_COMPARE(notice.count(), 1);
    QVERIFY2(contentOf(name).endsWith(content), contentOf(name).toHex());
    if (ending == "csv" || ending == "bin")
        QCOMPARE(contentOf(name), content);
}

// All rows of a column are as much as is shown, and yet less of each element.
void TestPageExport::writesAWholeColumn()
{
    open(arrayFrame({3}, "[('a', 'u1'), ('b', '<u2')]",
                    elementsOf<char>({1, 2, 0, 4, 5, 0, 7, 8, 0})));
    auto* table = m_page->findChild<SliceTableView*>();
    table->goTo({0, 1});
    table->goTo({2, 1}, true);
    QSignalSpy notice(m_page.get(), &ArrayPage::notice);
    acceptWithPath(ask(), inFolder("column.csv"));
    QTRY_COMPARE(notice.count(), 1);
    QCOMPARE(contentOf("column.csv"), QByteArray("b\n2\n5\n8\n"));
}

// A line for each point, the lines of the picture beside each other.
void TestPageExport::writesThePointsOfCurves()
{
    open(arrayFrame({2, 40}, "<i4", counted<std::int32_t>(80)));
    m_page->showView("curve");
    auto* plot = m_page->findChild<CurvePlot*>();
    QTRY_VERIFY(plot->picture());
    plot->show({10, 8});
    QByteArray expected = ",0,1\n";
    for (int point = 9; point < 19; ++point) // with those beside them
        expected += QByteArray::number(point) + ',' + QByteArray::number(point) + ',' +
                    QByteArray::number(point + 40) + '\n';
    QSignalSpy notice(m_page.get(), &ArrayPage::notice);
    acceptWithPath(ask(), inFolder("points.csv"));
    QTRY_COMPARE(notice.count(), 1);
    QCOMPARE(contentOf("points.csv"), expected);
}

void TestPageExport::writesThePictureOfAView_data()
{
    QTest::addColumn<QString>("view");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("beginning");
    QTest::newRow("heatmap, png") << "heatmap"
                                  << "out.png" << QByteArray("\x89PNG");
    if (canDrawSvg())
        QTest::newRow("curve, svg") << "curve"
                                    << "out.svg" << QByteArray("<?xml");
    QTest::newRow("heatmap, pdf") << "heatmap"
                                  << "out.pdf" << QByteArray("%PDF-");
}

void TestPageExport::writesThePictureOfAView()
{
    QFETCH(QString, view);
    QFETCH(QString, name);
    QFETCH(QByteArray, beginning);
    open(arrayFrame({4, 4}, "<i4", counted<std::int32_t>(16)));
    m_page->showView(view);
    QTRY_VERIFY(m_page->currentView()->exportOffer().figure);
    QSignalSpy notice(m_page.get(), &ArrayPage::notice);
    ExportDialog* dialog = ask();
    auto* format = dialog->findChildren<QComboBox*>().at(1);
    format->setCurrentIndex(format->findText(name.right(3).toUpper(), Qt::MatchStartsWith));
    acceptWithPath(dialog, inFolder(name));
    QTRY_COMPARE(notice.count(), 1);
    QVERIFY2(contentOf(name).startsWith(beginning), contentOf(name).left(20));
}

void TestPageExport::leadsFromSaveFigureToThePicture()
{
    open(arrayFrame({4, 4}, "<i4", counted<std::int32_t>(16)));
    m_page->showView("heatmap");
    emit m_page->currentView()->figureWanted();
    auto* dialog = m_page->findChild<ExportDialog*>();
    QVERIFY(dialog);
    QVERIFY(dialog->wanted().format == ExportChoice::Format::Png);
}

void TestPageExport::remembersWhatWasChosen()
{
    open(arrayFrame({2, 2}, "<i4", counted<std::int32_t>(4)));
    QVERIFY(QDir(m_folder.path()).mkdir("elsewhere"));
    Settings settings(inFolder("settings.ini"));
    m_page->setExportMemory(&settings);
    ExportDialog* dialog = ask();
    ExportChoice choice;
    choice.format = ExportChoice::Format::Tsv;
    dialog->setChoice(choice);
    acceptWithPath(dialog, inFolder("elsewhere/out.tsv"));
    QTRY_COMPARE(contentOf("elsewhere/out.tsv"), QByteArray("0\t1\n2\t3\n"));
    QTRY_VERIFY(!m_page->findChild<ExportDialog*>());
    QCOMPARE(ask()->wanted().path, inFolder("elsewhere/array.tsv"));
}

void TestPageExport::tellsWhatIsMissing()
{
    ByteBuffer frame = arrayFrame({8, 4}, {4, 4}, {4, 4}, "<i4", counted<std::int32_t>(32));
    damageBlock(frame, 1);
    open(frame);
    acceptWithPath(ask(), inFolder("damaged.csv"));
    QTRY_VERIFY(m_page->messageBar().text().startsWith( // in place of what the table could not read
        "damaged.csv is incomplete: 16 cells could not be read (chunk 1: "));
    const QByteArray missing = "nan,nan,nan,nan\n";
    QCOMPARE(contentOf("damaged.csv"),
             "0,1,2,3\n4,5,6,7\n8,9,10,11\n12,13,14,15\n" + missing.repeated(4));
}

void TestPageExport::tellsWhyItFailed()
{
    open(arrayFrame({4, 4}, "<i4", counted<std::int32_t>(16)));
    acceptWithPath(ask(), inFolder("no/such/folder.csv"));
    QTRY_VERIFY(m_page->messageBar().text().startsWith("Exporting folder.csv failed: "));
}

void TestPageExport::leavesNothingWhenItIsCancelled()
{
    open(unstoredArrayFrame({20'000, 10'000}, {10'000, 10'000}, {1000, 1000}, "<f4"));
    QSignalSpy notice(m_page.get(), &ArrayPage::notice);
    acceptWithPath(ask(), inFolder("large.csv"));
    auto* job = m_page->findChild<LongJob*>();
    QVERIFY(job);
    QTRY_VERIFY(job->done() > 0);
    job->cancel();
    QTRY_COMPARE(notice.count(), 1);
    QCOMPARE(notice.first().first().toString(), QString("Exporting large.csv: cancelled."));
    QCOMPARE(QDir(m_folder.path()).entryList({"*large*"}, QDir::AllEntries | QDir::Hidden),
             QStringList());
}

const Registered<TestPageExport, QApplication> registered;

} // namespace bloscope::tst_page_export

#include "tst_page_export.moc"
