#include "ui/pages/page_export.h"

#include "core/system/file_calls.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/remote_objects.h"
#include "ui/controls/message_bar.h"
#include "ui/pages/array_page.h"
#include "ui/pages/page_factory.h"
#include "ui/worker/long_job.h"

#include <QAbstractButton>
#include <QApplication>
#include <QFile>
#include <QFileDialog>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

namespace bloscope::tst_document_export {

using namespace test;

class TestDocumentExport : public QObject {
    Q_OBJECT

 private slots:
    void savesADocumentUnderItsName();
    void savesNoDocumentWithZerosForDamage();
    void offersNothingForOtherChunks();
    void tellsWhereRemoteObjectsComeFrom();
    void showsTheAddressOfARemoteTable();

 private:
    void open(const QString& name, const ByteBuffer& frame);
    QAbstractButton* saveButton() const;
    Result<> saveAs(const QString& path);
    QString inFolder(const QString& name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
    BlockCache m_cache;
    WorkerPool m_pool{2};
    SystemFileCalls m_files;
    Scheduler m_scheduler;
    std::unique_ptr<DocumentPage> m_page;
};

void TestDocumentExport::open(const QString& name, const ByteBuffer& frame)
{
    writeFile(inFolder(name).toStdString(), frame);
    const auto opened = openForViewing(OpenRequest::of(inFolder(name)), m_cache, m_pool);
    QVERIFY(opened);
    m_page.reset(createPage(*opened, AppServices{m_scheduler, m_cache, m_pool, m_files}, nullptr));
}

QAbstractButton* TestDocumentExport::saveButton() const
{
    for (QAbstractButton* button : m_page->messageBar().findChildren<QAbstractButton*>())
        if (button->text().contains("Save It"))
            return button;
    return nullptr;
}

Result<> TestDocumentExport::saveAs(const QString& path)
{
    QSignalSpy adopted(m_page.get(), &DocumentPage::jobAdopted);
    saveButton()->click();
    auto* dialog = m_page->findChild<QFileDialog*>();
    emit dialog->fileSelected(path);
    delete dialog;
    auto* job = adopted.value(0).value(0).value<LongJob*>();
    Result<> outcome = usageError("it did not end");
    bool hasEnded = false;
    connect(job, &LongJob::finished, this, [&](const Result<>& ended) {
        outcome = ended;
        hasEnded = true;
    });
    static_cast<void>(QTest::qWaitFor([&] { return hasEnded; }));
    return outcome;
}

void TestDocumentExport::savesADocumentUnderItsName()
{
    const ByteView words = bytesOf("Some words in more than one chunk.");
    const auto part = [&](std::size_t begin, std::size_t size) {
        const ByteView bytes = words.subspan(begin, size);
        return ByteBuffer(bytes.begin(), bytes.end());
    };
    open("notes.txt.b2", chunksFrame({part(0, 16), part(16, 16), part(32, 2)}, 1));
    QCOMPARE(m_page->messageBar().text(),
             QString("This is the file notes.txt, stored as Blosc2 chunks."));
    QVERIFY(saveButton());
    const auto outcome = saveAs(inFolder("notes.txt"));
    QVERIFY2(outcome, outcome ? "" : outcome.error().text().c_str());
    const ByteBuffer written = contentOfFile(inFolder("notes.txt").toStdString());
    QVERIFY(std::ranges::equal(written, words));
}

void TestDocumentExport::savesNoDocumentWithZerosForDamage()
{
    ByteBuffer frame = chunksFrame({counted<std::uint8_t>(200)}, 1);
    damageChunkHeader(frame, 0);
    open("image.png.b2", frame);
    if (saveButton()) // damage that is seen only when it is read
        QVERIFY(!saveAs(inFolder("image.png")));
    QVERIFY(!QFile::exists(inFolder("image.png")));
}

void TestDocumentExport::offersNothingForOtherChunks()
{
    open("notes.b2", chunksFrame({counted<std::uint8_t>(10)}, 1));
    QVERIFY(!saveButton());
    open("array.txt.b2", arrayFrame({10}, "|u1", counted<std::uint8_t>(10)));
    QVERIFY(!saveButton());
}

void TestDocumentExport::tellsWhereRemoteObjectsComeFrom()
{
    open("remote.b2nd", remoteArray({{"proxy-fetched", R"({"$bin": "02"})"}}));
    QVERIFY(qobject_cast<ArrayPage*>(m_page.get()));
    QCOMPARE(m_page->messageBar().text(),
             QString("This is a cache of https:/") +
                 "/(hidden)@host/a.h5?token=(hidden), data set d0/a (hdf5); 1 of 3 chunks were "
                 "fetched.");
    std::filesystem::create_directories(inFolder("store.b2d").toStdString());
    writeRemoteStore(inFolder("store.b2d").toStdString());
    const auto opened = openForViewing(OpenRequest::of(inFolder("store.b2d")), m_cache, m_pool);
    QVERIFY(opened);
    m_page.reset(createPage(*opened, AppServices{m_scheduler, m_cache, m_pool, m_files}, nullptr));
    QVERIFY(m_page->messageBar().text().contains("(hidden)@host/s.b2z"));
}

void TestDocumentExport::showsTheAddressOfARemoteTable()
{
    open("table.b2nd", recipeFrame("remote_parquet", remoteParquet));
    QVERIFY(m_page->shownText().startsWith("Remote table"));
}

const Registered<TestDocumentExport, QApplication> registered;

} // namespace bloscope::tst_document_export

#include "tst_document_export.moc"
