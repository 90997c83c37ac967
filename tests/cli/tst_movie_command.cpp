#include "tests/cli/program.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QDir>
#include <QImageReader>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_movie_command {

using namespace test;

class TestMovieCommand : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        putFile(m_folder->path(), "in.b2nd",
                arrayFrame({7, 2, 3, 4}, "<i2", counted<std::int16_t>(168)));
    }

    void writesAMovie_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("frames");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* line, int frames, const char* said) {
            QTest::newRow(line) << QString(line) << frames << QString(said);
        };
        row("", 7, "7 frames of 320 x 240 pixels along dimension 0, colours from 0.0 to 167.0");
        row("--along 1 --size 40x30 --range 10,20", 2,
            "2 frames of 40 x 30 pixels along dimension 1, colours from 10.0 to 20.0");
        row("--along 3 --size 30x20 --range 10,20", 4,
            "4 frames of 30 x 20 pixels along dimension 3, colours from 10.0 to 20.0");
        row("--every 3 --size 4x3 --fps 2.5", 3,
            "3 frames of 4 x 3 pixels along dimension 0, colours from 0.0 to 167.0");
        row("--slice 1:6,1 --size 4x3", 5,
            "5 frames of 4 x 3 pixels along dimension 0, colours from 0.0 to 167.0");
    }
    void writesAMovie()
    {
        QFETCH(QString, line);
        QFETCH(int, frames);
        QFETCH(QString, said);
        const ProgramRun run = this->run("out.gif " + line);
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(run.code, 0);
        QCOMPARE(QString(run.out), path("out.gif") + ": " + said + "\n");
        QImageReader reader(path("out.gif"), "gif");
        int count = 0;
        while (!reader.read().isNull())
            ++count;
        QCOMPARE(count, frames);
    }

    void writesWebP()
    {
        QCOMPARE(run("out.WebP").code, 0);
        const QByteArray movie = contentOf(path("out.WebP"));
        QVERIFY(movie.startsWith("RIFF") && movie.contains("ANIM"));
    }

    void saysThatFfmpegIsMissing()
    {
        QProcessEnvironment nowhere;
        if (!QStandardPaths::findExecutable("ffmpeg").isEmpty())
            nowhere.insert("PATH", m_folder->path()); // where libraries are looked for as well
        const ProgramRun run =
            runProgram({"movie", path("in.b2nd"), "-o", path("out.mp4")}, nowhere);
        QCOMPARE(run.code, 2);
        QVERIFY2(run.err.contains("MP4 is written by the program ffmpeg, which is not installed; "
                                  "use .webp or .gif"),
                 run.err);
        QVERIFY(!QFile::exists(path("out.mp4")));
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* line, const char* said) {
            QTest::newRow(line) << QString(line) << QString(said);
        };
        row("out.avi", "the file name must end in .webp, .gif or .mp4");
        row("out.gif --along 4", "--along: there is no dimension 4; the array has 4");
        row("out.gif --slice 0,0 --along 3", "--along: dimension 3 is part of each frame");
        row("out.gif --slice 0,0", "the slice [0, 0, :, :] is one picture");
        row("out.gif --slice 0:0", "the slice is empty");
        row("out.gif --fps 0", "\"0\" is not a number from 0.1 to 60");
        row("out.gif --every 0", "\"0\" is not a whole number from 1");
        row("out.gif --size 5000x10", "a frame would have 5000 x 10 pixels");
        row("out.gif --colormap nothing", "--colormap: unknown colour map");
    }
    void refuses()
    {
        QFETCH(QString, line);
        QFETCH(QString, said);
        const ProgramRun run = this->run(line);
        QVERIFY(run.code == 2 || run.code == 1);
        QVERIFY2(run.err.contains(said.toUtf8()), run.err);
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden),
                 QStringList{"in.b2nd"});
    }

    // A recording of very many frames.
    void saysHowManyFramesAreTooMany()
    {
        putFile(m_folder->path(), "long.b2nd",
                unstoredArrayFrame({1'000'000, 4, 4}, {1000, 4, 4}, {100, 4, 4}, "|u1"));
        const ProgramRun run =
            runProgram({"movie", path("long.b2nd"), "-o", path("out.gif"), "--size", "4x4"});
        QCOMPARE(run.code, 1);
        QVERIFY2(run.err.contains("the movie would have 1 000 000 frames, 10 000 is the maximum; "
                                  "write only every 100th"),
                 run.err);
    }

 private:
    ProgramRun run(const QString& line) const
    {
        QStringList arguments = line.split(' ', Qt::SkipEmptyParts);
        arguments.front() = path(arguments.front());
        return runProgram(QStringList{"movie", path("in.b2nd"), "-o"} + arguments);
    }
    QString path(const QString& name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

const Registered<TestMovieCommand> registered;

} // namespace bloscope::tst_movie_command

#include "tst_movie_command.moc"
