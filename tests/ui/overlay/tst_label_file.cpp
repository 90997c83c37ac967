#include "ui/overlay/label_file.h"

#include "tests/support/files.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_label_file {

class TestLabelFile : public QObject {
    Q_OBJECT

 private slots:
    void isFoundByItsName_data();
    void isFoundByItsName();
    void mayBeAFolder();
    void leadsBackToItsImage();
};

void TestLabelFile::isFoundByItsName_data()
{
    QTest::addColumn<QString>("image");
    QTest::addColumn<QString>("beside");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("as nnU-Net writes it") << "case_000.b2nd"
                                          << "case_000_seg.b2nd" << true;
    QTest::newRow("dots in the name") << "a.b.c.b2nd"
                                      << "a.b.c_seg.b2nd" << true;
    QTest::newRow("another ending") << "case.b2frame"
                                    << "case_seg.b2nd" << false;
    QTest::newRow("of another image") << "case_000.b2nd"
                                      << "case_001_seg.b2nd" << false;
    QTest::newRow("labels have none") << "case_seg.b2nd"
                                      << "case.b2nd" << false;
    QTest::newRow("no ending") << "case"
                               << "case_seg." << false;
}

void TestLabelFile::isFoundByItsName()
{
    QFETCH(const QString, image);
    QFETCH(const QString, beside);
    QFETCH(const bool, isFound);
    const QTemporaryDir folder;
    test::writeFile(folder.filePath(beside).toStdString(), {});
    const auto found = labelFileBeside(folder.filePath(image));
    QCOMPARE(found.value_or(QString()), isFound ? folder.filePath(beside) : QString());
}

// A sparse frame.
void TestLabelFile::mayBeAFolder()
{
    const QTemporaryDir folder;
    std::filesystem::create_directory(folder.filePath("case_seg.b2nd").toStdString());
    QVERIFY(labelFileBeside(folder.filePath("case.b2nd")));
}

void TestLabelFile::leadsBackToItsImage()
{
    QCOMPARE(imagePathOf(QString("/a/case.1_seg.b2nd")), QString("/a/case.1.b2nd"));
    QCOMPARE(imagePathOf(QString("/a/case.b2nd")), QString());
    QCOMPARE(imagePathOf(QString("/a/case_seg")), QString());
}

const test::Registered<TestLabelFile, QCoreApplication> registered;

} // namespace bloscope::tst_label_file

#include "tst_label_file.moc"
