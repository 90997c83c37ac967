#include "tests/cli/program.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_overwriting {

using namespace test;

namespace {

FrameOptions withNote()
{
    FrameOptions options;
    options.vlMetalayers = {{"note", {std::byte{0xa1}, std::byte{'x'}}}};
    return options;
}

} // namespace

// Where the output of a command goes: over nothing that exists unless that is wanted.
class TestOverwriting : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        putFile(m_folder->path(), "in.b2nd",
                arrayFrame({12, 10}, "<i4", counted<std::int32_t>(120), withNote()));
        putFile(m_folder->path(), "there.b2nd", counted<std::uint8_t>(3));
        QVERIFY(QFile::copy(path("there.b2nd"), path("there.npy")));
        QVERIFY(QFile::copy(path("there.b2nd"), path("there.csv")));
        QVERIFY(QFile::copy(path("there.b2nd"), path("there.png")));
    }

    // Of each command what writes to a file that a name stands for, and the file.
    void replacesNothingUnasked_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("target");
        const auto row = [](const char* line, const char* target) {
            QTest::newRow(line) << QString(line) << QString(target);
        };
        row("export in.b2nd -o there.csv", "there.csv");
        row("export in.b2nd -o there.npy", "there.npy");
        row("convert in.b2nd there.b2nd", "there.b2nd");
        row("convert in.b2nd there.npy", "there.npy");
        row("repair in.b2nd there.b2nd", "there.b2nd");
        row("set in.b2nd --slice 0 --value 7 -o there.b2nd", "there.b2nd");
        row("report in.b2nd -o there.csv", "there.csv");
        row("meta in.b2nd set a 1 -o there.b2nd", "there.b2nd");
        row("meta in.b2nd get note --raw there.csv", "there.csv");
    }
    void replacesNothingUnasked()
    {
        QFETCH(QString, line);
        QFETCH(QString, target);
        const QByteArray before = contentOf(path(target));
        std::filesystem::create_hard_link(path(target).toStdString(),
                                          path("other name").toStdString());
        const ProgramRun refused = run("bloscope " + line);
        QCOMPARE(refused.code, 1);
        QCOMPARE(QString(refused.err),
                 "bloscope: " + target +
                     ": the file already exists; use --overwrite to replace it\n");
        QCOMPARE(contentOf(path(target)), before);
        const ProgramRun wanted = run("bloscope " + line + " --overwrite");
        QVERIFY2(wanted.code == 0, wanted.err);
        QVERIFY(contentOf(path(target)) != before);
        QCOMPARE(contentOf(path("other name")), before);
        QCOMPARE(QString(wanted.err),
                 "bloscope: " + target +
                     ": the file had 1 other name (a hard link), which keeps the old content\n");
    }

    void tellsWhatIsWrongWithTheLineFirst_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* line, const char* said) {
            QTest::newRow(line) << QString(line) << QString(said);
        };
        row("export in.b2nd -o there.csv --slice 12", "--slice: index 12 is out of bounds");
        row("export in.b2nd -o there.csv --field a", "--field: elements of type");
        row("export in.b2nd -o there.npy --fill x", "--fill: ");
        row("export in.b2nd -o there.png --colormap x", "--colormap: unknown colour map");
        row("export in.b2nd -o there.png --range x", "--range: 'x' is not a range");
        row("export in.b2nd -o there.png --scale x", "--scale: unknown scale");
        row("export in.b2nd -o there.png --size x", "--size: \"x\" is not a size");
        row("export in.b2nd -o in.b2nd --format raw", "this is part of the exported data");
        row("convert in.b2nd there.b2nd --slice 12", "--slice: index 12 is out of bounds");
        row("convert in.b2nd there.b2nd --filters delta --blocks 2,2 --chunks 4,4", "one block");
        row("repair in.b2nd there.b2nd --fill x", "--fill: ");
        row("set in.b2nd --slice 12 --value 7 -o there.b2nd", "--slice: index 12 is out of bounds");
        row("meta in.b2nd remove nothing -o there.b2nd", "there is no vlmetalayer 'nothing'");
        row("meta in.b2nd get nothing --raw there.csv", "there is no vlmetalayer 'nothing'");
        row("set in.b2nd --slice 0 --value 7 --overwrite", "--overwrite applies only to -o");
        row("meta in.b2nd set a 1 --overwrite", "--overwrite applies only to -o");
    }
    void tellsWhatIsWrongWithTheLineFirst()
    {
        QFETCH(QString, line);
        QFETCH(QString, said);
        const ProgramRun refused = run("bloscope " + line);
        QVERIFY2(QString(refused.err).contains(said), refused.err);
        QCOMPARE(refused.err.count('\n'), 1);
        QCOMPARE(refused.code, 2);
        QCOMPARE(contentOf(path("there.csv")).size(), 3);
    }

    void changesItsFileInPlaceByName()
    {
        QCOMPARE(run("bloscope set in.b2nd --slice 0,0 --value 7 -o in.b2nd").code, 0);
        QCOMPARE(run("bloscope export in.b2nd --slice 0,0").out, QByteArray("7\n"));
    }

 private:
    QString path(const QString& name) const { return m_folder->filePath(name); }
    ProgramRun run(const QString& line) const { return runLine(line, m_folder->path()); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

const Registered<TestOverwriting> registered;

} // namespace bloscope::tst_overwriting

#include "tst_overwriting.moc"
