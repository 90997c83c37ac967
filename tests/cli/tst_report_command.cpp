#include "tests/cli/program.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_report_command {

using namespace test;

class TestReportCommand : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir(m_folder->path()).mkdir("cases"));
    }

    void writesAPage()
    {
        put("a.b2nd", image());
        put("b.b2nd", image());
        const ProgramRun run = runProgram({"report", cases(), "-o", out()});
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(run.code, 0);
        QCOMPARE(QString(run.out), out() + ": 2 cases, no damage found\n");
        const QByteArray page = contentOf(out());
        QVERIFY(page.startsWith("<!DOCTYPE html>\n"));
        QVERIFY(page.contains("<title>Report on cases</title>"));
        QCOMPARE(runProgram({"report", cases(), "-o", "-"}).out, page);
    }

    void tellsOfDamage()
    {
        put("a.b2nd", image());
        put("b.b2nd", counted<std::int32_t>(40));
        const ProgramRun run = runProgram({"report", cases(), "-o", out()});
        QCOMPARE(run.code, 1);
        QCOMPARE(QString(run.out), out() + ": 2 cases, 1 damaged or unreadable\n");
        QVERIFY(contentOf(out()).contains("b.b2nd"));
    }

    void replacesNothingUnasked()
    {
        put("a.b2nd", image());
        putFile(m_folder->path(), "out.html", counted<std::uint8_t>(3));
        const ProgramRun refused = runProgram({"report", cases(), "-o", out()});
        QCOMPARE(refused.code, 1);
        QCOMPARE(QString(refused.err),
                 "bloscope: " + out() +
                     ": the file already exists; use --overwrite to replace it\n");
        QCOMPARE(contentOf(out()).size(), 3);
        QCOMPARE(runProgram({"report", cases(), "-o", out(), "--overwrite"}).code, 0);
        QVERIFY(contentOf(out()).size() > 1000);
    }

    void leavesNothingWhereItFails_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("said");
        QTest::newRow("an empty folder")
            << "cases" << 3 << "no Blosc2 file was found in this folder";
        QTest::newRow("no folder") << "nowhere" << 3 << "No such file or directory";
    }
    void leavesNothingWhereItFails()
    {
        QFETCH(QString, folder);
        QFETCH(int, code);
        QFETCH(QString, said);
        const ProgramRun run = runProgram({"report", m_folder->filePath(folder), "-o", out()});
        QCOMPARE(run.code, code);
        QVERIFY2(run.err.contains(said.toUtf8()), run.err);
        QCOMPARE(QDir(m_folder->path())
                     .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 QStringList{"cases"});
    }

 private:
    static ByteBuffer image() { return arrayFrame({4, 5, 6}, "<i2", counted<std::int16_t>(120)); }
    QString cases() const { return m_folder->filePath("cases"); }
    QString out() const { return m_folder->filePath("out.html"); }
    void put(const char* name, ByteView bytes) const { putFile(cases(), name, bytes); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

const Registered<TestReportCommand> registered;

} // namespace bloscope::tst_report_command

#include "tst_report_command.moc"
