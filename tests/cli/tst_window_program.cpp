#include "app/application_info.h"
#include "core/system/process.h"
#include "tests/cli/process_control.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/special_files.h"

#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_window_program {

using namespace test;

// The program that people call, and the one with Qt that it leaves to draw.
class TestWindowProgram : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        putFile(m_folder->path(), "data.b2nd", arrayFrame({4, 4}, "<f4", counted<float>(16)));
    }

    void isNotNeededWhereNothingIsDrawn()
    {
#if !defined(__GLIBC__)
        QSKIP("how libraries are listed is known of glibc alone");
#endif
        QProcessEnvironment lists;
        lists.insert("LD_TRACE_LOADED_OBJECTS", "1"); // instead of running it
        const QByteArray libraries = runProgram({}, lists).out;
        QVERIFY2(libraries.contains("libc.so"), libraries);
        QVERIFY2(!libraries.contains("Qt"), libraries);
    }

    void isFoundWhereItLies_data()
    {
        QTest::addColumn<QString>("folder"); // of it, from that of the program
        QTest::newRow("beside, as in the build") << ".";
        QTest::newRow("as it is installed") << application::windowProgramFolder;
    }

    void isFoundWhereItLies()
    {
        QFETCH(QString, folder);
        install();
        const QDir bin(m_folder->filePath("bin"));
        QVERIFY(bin.mkpath(folder));
        const QString name = QString::fromStdString(fileNameOfProgram(application::windowProgram));
        const QString real = QFileInfo(programPath()).dir().filePath(name);
        const QString here = bin.filePath(folder + "/" + name);
        QVERIFY(makeLink(real.toStdString(), here.toStdString()) || QFile::copy(real, here));
        hasDrawn(runInstalled({"render", "data.b2nd", "-o", "out.png"}));
        hasDrawn(runInstalled({"export", "data.b2nd", "-o", "out.png"}));
        for (const char* line : {"ln -s bin/bloscope link; ./link export data.b2nd -o out.png",
                                 "PATH=$PWD/bin:$PATH bloscope export data.b2nd -o out.png"})
            if (const auto run = runInShell(line, m_folder->path()))
                hasDrawn(*run);
    }

    void isMissedInOneSentence()
    {
        install();
        const ProgramRun run = runInstalled({"export", "data.b2nd", "-o", "out.png"});
        QCOMPARE(run.code, 1);
        const std::string name = fileNameOfProgram(application::windowProgram);
        QVERIFY2(run.err.endsWith(QByteArray::fromStdString(name) +
                                  ": the program that opens the window and draws "
                                  "pictures cannot be run: No such file or directory\n"),
                 run.err);
        QCOMPARE(runInstalled({"info", "data.b2nd"}).code, 0);
    }

 private:
    // A copy of the program, alone in its folder.
    void install() const
    {
        QVERIFY(QDir(m_folder->path()).mkpath("bin"));
        QVERIFY(QFile::copy(programPath(), installed()));
    }

    QString installed() const
    {
        return m_folder->filePath("bin/" + QFileInfo(programPath()).fileName());
    }

    ProgramRun runInstalled(const QStringList& arguments) const
    {
        const auto process = newProcess(arguments);
        process->setProgram(installed());
        process->setWorkingDirectory(m_folder->path());
        process->start();
        return ended(*process);
    }

    void hasDrawn(const ProgramRun& run) const
    {
        QVERIFY2(run.code == 0, run.err);
        QVERIFY(!QImage(m_folder->filePath("out.png")).isNull());
        QVERIFY(QFile::remove(m_folder->filePath("out.png")));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

const Registered<TestWindowProgram> registered;

} // namespace bloscope::tst_window_program

#include "tst_window_program.moc"
