#include "ui/actions/help.h"

#include "tests/support/registered_test.h"

#include <QApplication>
#include <QTest>

namespace bloscope::tst_report_text {

class TestReportText : public QObject {
    Q_OBJECT

 private slots:
    void namesTheVersionOfEveryPart();
    void saysNothingOfTheFile_data();
    void saysNothingOfTheFile();
    void endsWithTheError();
    void hasNoErrorWhereThereIsNone();
};

void TestReportText::namesTheVersionOfEveryPart()
{
    QApplication::setApplicationVersion("1.2.3");
    const QString text = versionsText("abc1234");
    QVERIFY(text.startsWith("Bloscope: 1.2.3 (abc1234)\nQt: "));
    for (const char* part : {"QCustomPlot", "zstd", "lz4", "libdeflate", "zfp", "msgpack-cxx",
                             "nlohmann-json", "fmt", "compiler", "System", "Window system"})
        QVERIFY2(text.contains(QString("\n%1: ").arg(part)), part);
    for (const QString& line : text.trimmed().split('\n'))
        QVERIFY2(line.section(": ", 1).contains(QRegularExpression("\\w")), qPrintable(line));
    QVERIFY(versionsText({}).startsWith("Bloscope: 1.2.3\n"));
}

void TestReportText::saysNothingOfTheFile_data()
{
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("report");
    QTest::newRow("its name") << "secret.b2nd cannot be opened: it has 3 bytes"
                              << "… cannot be opened: it has 3 bytes";
    QTest::newRow("its path") << "no such file: /data/my secrets/secret.b2nd"
                              << "no such file: …";
    QTest::newRow("another path") << "cannot create /var/x/y.b2nd (disk full)"
                                  << "cannot create … (disk full)";
    QTest::newRow("a path of Windows") << "cannot create C:\\x\\y.b2nd now"
                                       << "cannot create … now";
    QTest::newRow("an address") << "cannot read https://example.org/a.b2nd now"
                                << "cannot read … now";
    QTest::newRow("what it says") << "the dtype \"<f7, name\" is unknown"
                                  << "the dtype \"…\" is unknown";
    QTest::newRow("a key") << "there is no leaf /group/patient"
                           << "there is no leaf …";
    QTest::newRow("numbers stay") << "chunk 17: block 3: 4000 bytes/4096 (at byte 90)"
                                  << "chunk 17: block 3: 4000 bytes/4096 (at byte 90)";
}

void TestReportText::saysNothingOfTheFile()
{
    QFETCH(QString, sentence);
    QFETCH(QString, report);
    QCOMPARE(withoutNames(sentence, "/data/my secrets/secret.b2nd"), report);
}

void TestReportText::endsWithTheError()
{
    const QString text = reportText({}, "a.b2nd cannot be opened: it has 3 bytes.", "/x/a.b2nd");
    QVERIFY(text.endsWith("\nError: … cannot be opened: it has 3 bytes.\n"));
}

void TestReportText::hasNoErrorWhereThereIsNone()
{
    QCOMPARE(reportText({}, {}, {}), versionsText({}));
}

const test::Registered<TestReportText, QApplication> registered;

} // namespace bloscope::tst_report_text

#include "tst_report_text.moc"
