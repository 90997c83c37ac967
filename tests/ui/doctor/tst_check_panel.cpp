#include "ui/doctor/check_panel.h"

#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/with_text.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

namespace bloscope::tst_check_panel {

using namespace test;

// What is found in a file, and where it leads.
class TestCheckPanel : public QObject {
    Q_OBJECT

 private slots:
    void cleanup() { m_panel.reset(); }

    void findsNothingInAnIntactFile();
    void listsWhatIsDamaged();
    void leadsToWhatIsFound();
    void offersToSaveWhatCanBeRead();
    void checksFilesThatDoNotOpen();
    void checksAFrameInsideOfAnother();
    void stopsAndBeginsAgain();

 private:
    static ByteBuffer frame()
    {
        return arrayFrame({12, 10}, {2, 10}, {1, 10}, "<f4", counted<float>(120));
    }
    static ByteBuffer damaged()
    {
        ByteBuffer bytes = frame();
        damageChunkHeader(bytes, 4);
        return bytes;
    }
    void open(const ByteBuffer& bytes, bool offersSalvage = true)
    {
        writeFile(m_folder.filePath("ct.b2nd").toStdString(), bytes);
        open({m_folder.filePath("ct.b2nd"), "ct.b2nd"}, offersSalvage);
        QTRY_VERIFY(button("Check Again"));
    }
    void open(const FileSubject& subject, bool offersSalvage = true)
    {
        m_panel = std::make_unique<CheckPanel>(subject, m_services.services());
        m_panel->setOffersSalvage(offersSalvage);
        m_panel->show();
    }
    QPushButton* button(const QString& text) const // null: it is not there now
    {
        return test::withText<QPushButton>(*m_panel, text);
    }
    QString summary() const { return m_panel->findChild<QLabel*>()->text(); }
    QTreeView& table() const { return *m_panel->findChild<QTreeView*>(); }
    QString cell(int row, int column) const
    {
        return table().model()->index(row, column).data().toString();
    }
    void click(int row) const
    {
        const QRect place = table().visualRect(table().model()->index(row, FindingModel::Place));
        QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, place.center());
    }

    QTemporaryDir m_folder;
    AppServicesOwner m_services;
    std::unique_ptr<CheckPanel> m_panel;
};

void TestCheckPanel::findsNothingInAnIntactFile()
{
    open(frame());
    QVERIFY2(summary().startsWith("No damage found. All 6 chunks can be read ("),
             qPrintable(summary()));
    QCOMPARE(table().model()->rowCount(), 0);
    QVERIFY(!button("Save What Can Be Read…"));
    QVERIFY(!button("Show Bytes")->isEnabled());
}

void TestCheckPanel::listsWhatIsDamaged()
{
    open(damaged());
    QCOMPARE(summary(), QString("Damaged in 1 place, in 1 of 6 chunks."));
    QCOMPARE(table().model()->rowCount(), 1);
    QCOMPARE(cell(0, FindingModel::Severity), QString("Damage"));
    QCOMPARE(cell(0, FindingModel::Place), QString("chunk 4"));
    QVERIFY(!cell(0, FindingModel::Text).isEmpty());
    QVERIFY2(
        cell(0, FindingModel::Advice).startsWith("File > Save What Can Be Read saves all other"),
        qPrintable(cell(0, FindingModel::Advice)));
}

void TestCheckPanel::leadsToWhatIsFound()
{
    open(damaged());
    const QSignalSpy places(m_panel.get(), &CheckPanel::placeWanted);
    const QSignalSpy bytes(m_panel.get(), &CheckPanel::bytesWanted);
    click(0);
    QCOMPARE(places.size(), 1);
    const auto found = places[0][0].value<FoundInPart>();
    QCOMPARE(found.finding.place.chunk, std::optional<std::int64_t>(4));
    QVERIFY(found.key.empty());
    QVERIFY(button("Show Bytes")->isEnabled());
    button("Show Bytes")->click();
    QCOMPARE(bytes.size(), 1);
}

void TestCheckPanel::offersToSaveWhatCanBeRead()
{
    open(damaged());
    const QSignalSpy wanted(m_panel.get(), &CheckPanel::salvageWanted);
    button("Save What Can Be Read…")->click();
    QCOMPARE(wanted.size(), 1);
    open(damaged(), false);
    QVERIFY(!button("Save What Can Be Read…"));
}

void TestCheckPanel::checksFilesThatDoNotOpen()
{
    open(ByteBuffer(100));
    QVERIFY2(summary().startsWith("Damaged in 1 place"), qPrintable(summary()));
    QCOMPARE(cell(0, FindingModel::Place), QString("file"));
}

void TestCheckPanel::checksAFrameInsideOfAnother()
{
    open({m_folder.filePath("store.b2z"), "store.b2z › /a", *Frame::open(memorySource(damaged()))});
    QTRY_VERIFY(button("Check Again"));
    QCOMPARE(cell(0, FindingModel::Place), QString("chunk 4"));
}

void TestCheckPanel::stopsAndBeginsAgain()
{
    writeFile(m_folder.filePath("ct.b2nd").toStdString(), damaged());
    open({m_folder.filePath("ct.b2nd"), "ct.b2nd"});
    button("Stop")->click(); // perhaps it has ended already
    QTRY_VERIFY(button("Check Again"));
    QVERIFY(summary().startsWith("Stopped.") || summary().startsWith("Damaged"));
    button("Check Again")->click();
    QTRY_VERIFY(button("Check Again"));
    QCOMPARE(table().model()->rowCount(), 1);
}

const Registered<TestCheckPanel, QApplication> registered;

} // namespace bloscope::tst_check_panel

#include "tst_check_panel.moc"
