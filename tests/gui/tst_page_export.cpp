#include "ui/document/page_export.h"

#include "tests/support/frames.h"
#include "ui/controls/message_bar.h"
#include "ui/dialogs/export_dialog.h"
#include "ui/views/slice_table_view.h"
#include "ui/worker/long_job.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace bloscope;
using namespace bloscope::test;

// The whole way of an export: the window's page, the dialog, the job, the file.
class TestPageExport : public QObject {
    Q_OBJECT

 private slots:
    void writesTheSliceThatIsShown();
    void writesTheSelectedCells();
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
    for (auto* box : dialog->findChildren<QComboBox*>())
        if (box->currentText().startsWith("what is shown"))
            box->setCurrentIndex(1);
    QCOMPARE(dialog->wanted().slice.text(), std::string("[1:3, 2:]"));
    acceptWithPath(dialog, inFolder("part.csv"));
    QTRY_COMPARE(notice.count(), 1);
    QCOMPARE(contentOf("part.csv"), QByteArray("7,8,9\n12,13,14\n"));
}

void TestPageExport::tellsWhatIsMissing()
{
    ByteBuffer frame = arrayFrame({8, 4}, {4, 4}, {4, 4}, "<i4", counted<std::int32_t>(32));
    damageBlock(frame, 1);
    open(frame);
    acceptWithPath(ask(), inFolder("damaged.csv"));
    QTRY_VERIFY(!m_page->messageBar().text().isEmpty());
    const QString text = m_page->messageBar().text();
    QVERIFY2(text.startsWith("damaged.csv is not complete: 16 cells could not be read (chunk 1: "),
             qPrintable(text));
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
    open(unstoredArrayFrame({1'000'000, 1'000'000}, {10'000, 10'000}, {1000, 1000}, "<f4"));
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

QTEST_MAIN(TestPageExport)
#include "tst_page_export.moc"
