#include "tests/support/calm_pool.h"
#include "tests/support/compare.h"
#include "tests/support/faulty_file_calls.h"
#include "tests/support/files.h"
#include "tests/support/registered_test.h"
#include "tests/ui/document/metadata_frames.h"
#include "tests/ui/export/no_exports.h"
#include "ui/controls/message_bar.h"
#include "ui/document/document_edits.h"
#include "ui/tabs/document_saver.h"
#include "ui/tabs/document_tabs.h"

#include <QApplication>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <cerrno>

namespace bloscope::tst_save_failures {

using namespace test;

using Fault = FaultyFileCalls::Fault;
using Of = MetadataSectionOf;

// What the window says and keeps when the system does not do what saving needs.
class TestSaveFailures : public QObject {
    Q_OBJECT

 private slots:
    void keepsEditsAndOffersWays_data();
    void keepsEditsAndOffersWays();
    void saysThatTheDiskDidNotConfirm();

 private:
    void prepare();
    int placeOf(const std::string& call, bool last) const;
    void open(FileCalls& files);
    void save();

    std::unique_ptr<QTemporaryDir> m_folder;
    std::filesystem::path m_path;
    BlockCache m_cache;
    WorkerPool m_pool{1};
    Scheduler m_scheduler; // goes before both, which its work uses
    NoExports m_exports;
    std::unique_ptr<DocumentTabs> m_tabs;
};

namespace {

Result<> setUnits(EditSet& edits)
{
    return edits.setValue(Of::Trailer, *edits.find(Of::Trailer, "units"), fromJson("2"));
}

} // namespace

void TestSaveFailures::prepare()
{
    m_tabs.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath("a.b2nd").toStdString();
    writeFile(m_path, arrayFrame({4}, "<i4", counted<std::int32_t>(4),
                                 {.vlMetalayers = {{"units", fromJson("1")}}}));
}

// The number of the first or last call that begins so, in a save that goes well.
int TestSaveFailures::placeOf(const std::string& call, bool last) const
{
    const std::filesystem::path other = m_path.string() + ".other";
    std::filesystem::copy_file(m_path, other);
    EditSet edits(*Frame::open(*openFile(other)));
    FaultyFileCalls calls;
    if (!setUnits(edits) || !saveFile(edits, other, calls, calmPool()))
        return -1;
    int place = -1;
    for (std::size_t i = 0; i < calls.log().size(); ++i)
        if (calls.log()[i].starts_with(call) && (last || place < 0))
            place = static_cast<int>(i);
    return place;
}

void TestSaveFailures::open(FileCalls& files)
{
    m_tabs =
        std::make_unique<DocumentTabs>(AppServices{m_scheduler, m_cache, m_pool, files}, m_exports);
    m_tabs->resize(800, 500);
    m_tabs->show();
    m_tabs->open(OpenRequest::of(QString::fromStdString(m_path.string())));
    QTRY_VERIFY(m_tabs->currentTab()->edits() && m_tabs->currentTab()->edits()->isLoaded());
    QVERIFY(m_tabs->currentTab()->edits()->edit("Change", setUnits));
}

void TestSaveFailures::save()
{
    QSignalSpy ended(&m_tabs->currentTab()->saver(), &DocumentSaver::ended);
    m_tabs->currentTab()->saver().save();
    QTRY_COMPARE(ended.size(), 1);
}

void TestSaveFailures::keepsEditsAndOffersWays_data()
{
    QTest::addColumn<QString>("call");
    QTest::addColumn<int>("error");
    QTest::addColumn<QString>("reason");
    QTest::newRow("disk full") << "write" << ENOSPC << "No space left on device";
    QTest::newRow("disk broken") << "sync" << EIO << "Input/output error";
    QTest::newRow("no new file in the folder") << "open .a.b2nd" << EACCES << "Permission denied";
    QTest::newRow("not renamed") << "rename" << EPERM << "Operation not permitted";
}

void TestSaveFailures::keepsEditsAndOffersWays()
{
    QFETCH(QString, call);
    QFETCH(int, error);
    QFETCH(QString, reason);
    prepare();
    const ByteBuffer before = contentOfFile(m_path);
    const int place = placeOf(call.toStdString(), false);
    QVERIFY2(place >= 0, "there is no such call");
    FaultyFileCalls files(Fault::Fail, place, error);
    open(files);
    save();
    const MessageBar& bar = m_tabs->currentTab()->messageBar();
    QVERIFY2(bar.text().startsWith("a.b2nd was not saved: "), qPrintable(bar.text()));
    QVERIFY2(bar.text().contains(reason), qPrintable(bar.text()));
    QVERIFY(!m_tabs->currentEdits()->isClean());
    QCOMPARE(contentOfFile(m_path), before);

    QSignalSpy ended(&m_tabs->currentTab()->saver(), &DocumentSaver::ended); // the fault is over
    QTest::mouseClick(bar.findChild<QPushButton*>(), Qt::LeftButton);
    QTRY_COMPARE(ended.size(), 1);
    QVERIFY(m_tabs->currentEdits()->isClean());
    QCOMPARE(bar.text(), QString());
    QVERIFY(contentOfFile(m_path) != before);
    m_tabs.reset();
}

void TestSaveFailures::saysThatTheDiskDidNotConfirm()
{
    prepare();
    const ByteBuffer before = contentOfFile(m_path);
    FaultyFileCalls files(Fault::Fail, placeOf("sync", true), EIO);
    open(files);
    save();
    const QString text = m_tabs->currentTab()->messageBar().text();
    QVERIFY2(text.startsWith("a.b2nd was saved, but the disk did not confirm"), qPrintable(text));
    QVERIFY(m_tabs->currentEdits()->isClean());
    QVERIFY(contentOfFile(m_path) != before);
    m_tabs.reset();
}

const Registered<TestSaveFailures, QApplication> registered;

} // namespace bloscope::tst_save_failures

#include "tst_save_failures.moc"
