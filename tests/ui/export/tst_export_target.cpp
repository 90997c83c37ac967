#include "ui/export/export_target.h"

#include "tests/support/registered_test.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_export_target {

class TestExportTarget : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void proposesAFileInItsFolder();
    void keepsANameThatWasTyped();
    void takesAFileThatWasChosen();
    void saysWhatStandsAgainstAFile_data();
    void saysWhatStandsAgainstAFile();

 private:
    QString inFolder(const QString& name) const { return m_folder->filePath(name); }
    static void touch(const QString& path)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ExportTarget> m_target;
};

void TestExportTarget::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_target = std::make_unique<ExportTarget>(m_folder->path(), inFolder("shown.b2nd"));
    m_target->show();
}

void TestExportTarget::proposesAFileInItsFolder()
{
    const QSignalSpy changed(m_target.get(), &ExportTarget::changed);
    m_target->propose("a_1", "csv");
    QCOMPARE(m_target->path(), inFolder("a_1.csv"));
    m_target->propose("a_2", "npy");
    QCOMPARE(m_target->path(), inFolder("a_2.npy"));
    QCOMPARE(changed.count(), 2);
    QVERIFY(!m_target->isThere());
}

void TestExportTarget::keepsANameThatWasTyped()
{
    m_target->propose("a_1", "csv");
    m_target->edit()->selectAll();
    QTest::keyClicks(m_target->edit(), inFolder("mine.txt"));
    m_target->propose("a_2", "npy");
    QCOMPARE(m_target->path(), inFolder("mine.npy"));
    m_target->edit()->selectAll();
    QTest::keyClicks(m_target->edit(), inFolder("my.image.nii.gz"));
    m_target->propose("a_2", "csv");
    QCOMPARE(m_target->path(), inFolder("my.image.csv"));
}

// Whether a file is replaced is asked later, once.
void TestExportTarget::takesAFileThatWasChosen()
{
    m_target->propose("a_1", "csv");
    QTest::mouseClick(m_target->findChild<QPushButton*>(), Qt::LeftButton);
    auto* dialog = m_target->findChild<QFileDialog*>();
    QVERIFY(dialog);
    QVERIFY(dialog->testOption(QFileDialog::DontConfirmOverwrite));
    emit dialog->fileSelected(inFolder("chosen.csv"));
    QCOMPARE(m_target->path(), inFolder("chosen.csv"));
    m_target->propose("a_2", "tsv");
    QCOMPARE(m_target->path(), inFolder("chosen.tsv"));
}

void TestExportTarget::saysWhatStandsAgainstAFile_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("said");
    QTest::addColumn<bool>("possible");
    QTest::newRow("nothing") << "FOLDER/x.csv"
                             << "" << true;
    QTest::newRow("no name") << ""
                             << "Enter a file name." << false;
    QTest::newRow("no folder") << "/no/such/x.csv"
                               << QDir::toNativeSeparators("The folder /no/such does not exist.")
                               << false;
    QTest::newRow("a folder") << "FOLDER/sub"
                              << "sub is a folder." << false;
    QTest::newRow("what is shown")
        << "FOLDER/shown.b2nd"
        << "shown.b2nd is part of the shown file. Export to another location." << false;
    QTest::newRow("there already") << "FOLDER/there.csv"
                                   << "The file already exists." << true;
}

void TestExportTarget::saysWhatStandsAgainstAFile()
{
    QFETCH(QString, name);
    QFETCH(QString, said);
    QFETCH(bool, possible);
    QDir(m_folder->path()).mkdir("sub");
    touch(inFolder("there.csv"));
    touch(inFolder("shown.b2nd"));
    m_target->edit()->setText("other");
    m_target->edit()->setText(name.replace("FOLDER", m_folder->path()));
    QStringList labels;
    for (const auto* label : m_target->findChildren<QLabel*>())
        labels << label->text();
    QVERIFY2(labels.contains(said), qPrintable(labels.join('|')));
    QCOMPARE(m_target->problem().isEmpty(), possible);
    QCOMPARE(m_target->isThere(), name.endsWith("there.csv") || name.endsWith("shown.b2nd"));
}

const test::Registered<TestExportTarget, QApplication> registered;

} // namespace bloscope::tst_export_target

#include "tst_export_target.moc"
