#include "app/application_info.h"
#include "tests/cli/program.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

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
        const QString real =
            QFileInfo(programPath()).dir().filePath(QLatin1String(application::windowProgram));
        QVERIFY(QFile::link(real, bin.filePath(folder + "/" + application::windowProgram)));
        for (const char* line : {"bin/bloscope render data.b2nd -o out.png",
                                 "bin/bloscope export data.b2nd -o out.png",
                                 "ln -s bin/bloscope link; ./link export data.b2nd -o out.png",
                                 "PATH=$PWD/bin:$PATH bloscope export data.b2nd -o out.png"}) {
            const ProgramRun run = runInShell(line, m_folder->path());
            QVERIFY2(run.code == 0, run.err);
            QVERIFY(!QImage(m_folder->filePath("out.png")).isNull());
            QVERIFY(QFile::remove(m_folder->filePath("out.png")));
        }
    }

    void isMissedInOneSentence()
    {
        install();
        const ProgramRun run =
            runInShell("bin/bloscope export data.b2nd -o out.png", m_folder->path());
        QCOMPARE(run.code, 1);
        QVERIFY2(run.err.endsWith("/bloscope-window: the program that opens the window and draws "
                                  "pictures cannot be run: No such file or directory\n"),
                 run.err);
        QCOMPARE(runInShell("bin/bloscope info data.b2nd", m_folder->path()).code, 0);
    }

 private:
    // A copy of the program, alone in its folder.
    void install() const
    {
        QVERIFY(QDir(m_folder->path()).mkpath("bin"));
        QVERIFY(QFile::copy(programPath(), m_folder->filePath("bin/bloscope")));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

const Registered<TestWindowProgram> registered;

} // namespace bloscope::tst_window_program

#include "tst_window_program.moc"
