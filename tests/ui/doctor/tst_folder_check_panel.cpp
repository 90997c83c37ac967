#include "ui/doctor/folder_check_panel.h"

#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/with_text.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

namespace bloscope::tst_folder_check_panel {

using namespace test;

// Many files at once.
class TestFolderCheckPanel : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QDir(m_folder->path()).mkpath("sub");
        ByteBuffer frame = arrayFrame({12, 10}, {2, 10}, {1, 10}, "<f4", counted<float>(120));
        write("a.b2nd", frame);
        write("sub/c.b2nd", frame);
        damageChunkHeader(frame, 4);
        write("b.b2nd", frame);
        write("lost.b2nd", ByteBuffer(100));
        write("notes.txt", ByteBuffer(100));
    }
    void cleanup() { m_panel.reset(); }

    void listsAllFilesWithTheirVerdict();
    void showsThoseWithFindings();
    void opensTheFileOfARow();
    void savesTheTable();
    void saysWhyTheTableCannotBeSaved();
    void saysThatAFolderHoldsNothing();
    void stopsAndBeginsAgain();

 private:
    void write(const QString& name, const ByteBuffer& bytes) const
    {
        writeFile(m_folder->filePath(name).toStdString(), bytes);
    }
    void open(const QString& folder)
    {
        m_panel = std::make_unique<FolderCheckPanel>(folder, m_services.services());
        m_panel->show();
    }
    void openAndWait()
    {
        open(m_folder->path());
        QTRY_VERIFY(button("Check Again"));
    }
    QPushButton* button(const QString& text) const // null: it is not there now
    {
        return withText<QPushButton>(*m_panel, text);
    }
    QString summary() const { return m_panel->findChild<QLabel*>()->text(); }
    QAbstractItemModel& rows() const { return *m_panel->findChild<QTreeView*>()->model(); }
    QString cell(int row, int column) const { return rows().index(row, column).data().toString(); }
    QStringList names() const
    {
        QStringList names;
        for (int row = 0; row < rows().rowCount(); ++row)
            names << cell(row, CheckedFileModel::File);
        return names;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    AppServicesOwner m_services;
    std::unique_ptr<FolderCheckPanel> m_panel;
};

void TestFolderCheckPanel::listsAllFilesWithTheirVerdict()
{
    openAndWait();
    QCOMPARE(summary(),
             QString("4 files: no damage found in 2, notes on 0, 2 damaged, 0 unreadable."));
    QCOMPARE(names(), QStringList({"a.b2nd", "b.b2nd", "lost.b2nd", "sub/c.b2nd"}));
    QCOMPARE(cell(0, CheckedFileModel::VerdictOf), QString("No damage found"));
    QCOMPARE(cell(0, CheckedFileModel::Type), QString("float32"));
    QCOMPARE(cell(0, CheckedFileModel::ShapeOf), QString("(12, 10)"));
    QCOMPARE(cell(1, CheckedFileModel::VerdictOf), QString("Damaged"));
    QCOMPARE(cell(1, CheckedFileModel::DamagedChunks), QString("1 of 6"));
    QVERIFY(cell(1, CheckedFileModel::FindingText).startsWith("chunk 4"));
    QCOMPARE(cell(2, CheckedFileModel::VerdictOf), QString("Damaged"));
    QCOMPARE(cell(2, CheckedFileModel::Size), QString());
}

void TestFolderCheckPanel::showsThoseWithFindings()
{
    openAndWait();
    auto* which = m_panel->findChild<QComboBox*>();
    which->setCurrentText("Files with findings");
    QCOMPARE(names(), QStringList({"b.b2nd", "lost.b2nd"}));
}

void TestFolderCheckPanel::opensTheFileOfARow()
{
    openAndWait();
    const QSignalSpy wanted(m_panel.get(), &FolderCheckPanel::fileWanted);
    auto* table = m_panel->findChild<QTreeView*>();
    const QPoint row = table->visualRect(rows().index(3, 0)).center();
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, row);
    QTest::mouseDClick(table->viewport(), Qt::LeftButton, {}, row);
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted[0][0].toString(), m_folder->filePath("sub/c.b2nd"));
    QCOMPARE(wanted[0][1].toString(), QString());
    button("Open")->click();
    QCOMPARE(wanted.size(), 2);
}

void TestFolderCheckPanel::savesTheTable()
{
    openAndWait();
    const QString target = m_folder->filePath("sub/check.csv");
    m_panel->saveTable(target);
    QTRY_VERIFY(summary().startsWith("Saved check.csv."));
    const ByteBuffer bytes = contentOfFile(target.toStdString());
    const QString text = QString::fromUtf8(reinterpret_cast<const char*>(bytes.data()),
                                           static_cast<qsizetype>(bytes.size()));
    const QStringList lines = text.split('\n');
    QCOMPARE(lines.size(), 6); // the header, four files, and nothing behind the last line
    QVERIFY(lines[0].startsWith("path,key,verdict,"));
    QVERIFY(QDir::fromNativeSeparators(lines[2]).startsWith(m_folder->filePath("b.b2nd") +
                                                            ",,damaged,<f4,\"12, 10\","));
}

void TestFolderCheckPanel::saysWhyTheTableCannotBeSaved()
{
    openAndWait();
    m_panel->saveTable(m_folder->filePath("nowhere/check.csv"));
    QTRY_VERIFY(summary().startsWith("check.csv cannot be written: "));
}

void TestFolderCheckPanel::saysThatAFolderHoldsNothing()
{
    QDir(m_folder->path()).mkpath("empty");
    open(m_folder->filePath("empty/"));
    QTRY_VERIFY(button("Check Again"));
    QCOMPARE(summary(),
             QString("1 file: no damage found in 0, notes on 0, 0 damaged, 1 unreadable."));
    QVERIFY(cell(0, CheckedFileModel::FindingText).contains("no Blosc2 file was found"));
}

void TestFolderCheckPanel::stopsAndBeginsAgain()
{
    open(m_folder->path());
    button("Stop")->click(); // perhaps it has ended already
    QTRY_VERIFY(button("Check Again"));
    QVERIFY(summary().startsWith("Stopped.") || summary().startsWith("4 files:"));
    button("Check Again")->click();
    QTRY_VERIFY(button("Check Again"));
    QCOMPARE(rows().rowCount(), 4);
}

const Registered<TestFolderCheckPanel, QApplication> registered;

} // namespace bloscope::tst_folder_check_panel

#include "tst_folder_check_panel.moc"
