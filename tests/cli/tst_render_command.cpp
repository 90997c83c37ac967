#include "tests/cli/process_control.h"
#include "tests/support/corpus.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/special_files.h"

#include <QDir>
#include <QElapsedTimer>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_render_command {

using namespace test;

namespace {

constexpr qint64 mostMs = 4000; // 2 seconds of it are the program's own; the rest is the machine's

ByteBuffer bytesOfText(std::string_view text)
{
    const ByteView bytes = bytesOf(text);
    return {bytes.begin(), bytes.end()};
}

} // namespace

class TestRenderCommand : public QObject {
    Q_OBJECT

 private:
    std::unique_ptr<QTemporaryDir> m_folder;

    QString out() const { return m_folder->filePath("thumbnail.png"); }

    QString put(const QString& name, const ByteBuffer& frame) const
    {
        return putFile(m_folder->path(), name, frame);
    }

    ProgramRun render(const QString& file) const
    {
        return runProgram({"render", file, "-o", out(), "--size", "64"});
    }

    // No thumbnail: one sentence, exit code 1, in time, and not a file more than there was.
    void verifyNone(const QString& file) const
    {
        const QStringList before = QDir(m_folder->path()).entryList(QDir::AllEntries);
        QElapsedTimer timer;
        timer.start();
        const ProgramRun run = render(file);
        QVERIFY2(timer.elapsed() < mostMs, qPrintable(QString::number(timer.elapsed())));
        QCOMPARE(run.code, 1);
        QVERIFY2(run.err.startsWith("bloscope: ") && run.err.count('\n') == 1, run.err);
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::AllEntries), before);
    }

 private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void paintsTheMiddlePlane()
    {
        const ProgramRun run =
            render(put("data.b2nd", arrayFrame({3, 20, 40}, {1, 20, 40}, {1, 10, 20}, "<f4",
                                               counted<float>(2400))));
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(run.code, 0);
        QVERIFY2(run.out.startsWith("colours from 8"), run.out); // of the middle plane
        QCOMPARE(QImage(out()).size(), QSize(64, 32));
    }

    void writesNoPictureToATerminal()
    {
        const QString file = put("data.b2nd", arrayFrame({4}, "<f4", counted<float>(4)));
        const auto run = runProgramOnTerminal({"render", file, "-o", "-"});
        if (!run)
            QSKIP(noTerminals);
        QCOMPARE(run->code, 2);
        QVERIFY2(run->err.contains("a picture is not written to a terminal"), run->err);
    }

    void writesToStandardOutput()
    {
        const QString file = put("data.b2nd", arrayFrame({4}, "<f4", counted<float>(4)));
        const ProgramRun run = runProgram({"render", file, "-o", "-"});
        QCOMPARE(run.code, 0);
        QCOMPARE(QImage::fromData(run.out, "PNG").size(), QSize(256, 64));
    }

    void writesIntoTheFileThatSomebodyHasOpen()
    {
        putFile(m_folder->path(), "thumbnail.png", bytesOf("something longer than nothing"));
        QFile open(out());
        QVERIFY(open.open(QIODevice::ReadOnly));
        QCOMPARE(render(put("data.b2nd", arrayFrame({4}, "<f4", counted<float>(4)))).code, 0);
        QCOMPARE(QImage::fromData(open.readAll(), "PNG").size(), QSize(64, 16));
    }

    void doesNotPaintOverItsOwnFile()
    {
        const QString file = put("data.b2nd", arrayFrame({4}, "<f4", counted<float>(4)));
        const QByteArray before = contentOf(file);
        QCOMPARE(runProgram({"render", file, "-o", file}).code, 1);
        QCOMPARE(contentOf(file), before);
    }

    void saysWhereItCannotWrite()
    {
        const QString file = put("data.b2nd", arrayFrame({4}, "<f4", counted<float>(4)));
        const QString nowhere = m_folder->filePath("no such folder/out.png");
        const ProgramRun run = runProgram({"render", file, "-o", nowhere});
        QCOMPARE(run.code, 1);
        QVERIFY2(run.err.contains("cannot be written"), run.err);
    }

    void canBeInterruptedWhileNobodyReadsItsPipe()
    {
        const QString file = put("data.b2nd", arrayFrame({4}, "<f4", counted<float>(4)));
        const QString pipe = m_folder->filePath("pipe");
        if (!makePipe(pipe.toStdString()))
            QSKIP(noPipes);
        const auto program = startProgram({"render", file, "-o", pipe});
        QVERIFY(!program->waitForFinished(500));
        program->terminate();
        QVERIFY(program->waitForFinished());
        QCOMPARE(program->exitCode(), 130);
    }

    void writesIntoAPipe()
    {
        const QString file = put("data.b2nd", arrayFrame({4}, "<f4", counted<float>(4)));
        const QString pipe = m_folder->filePath("pipe");
        if (!makePipe(pipe.toStdString()))
            QSKIP(noPipes);
        const auto program = startProgram({"render", file, "-o", pipe, "--size", "64"});
        const QByteArray picture = contentOf(pipe);
        QVERIFY(program->waitForFinished());
        QCOMPARE(QImage::fromData(picture, "PNG").size(), QSize(64, 16));
    }

    void paintsEveryKindOfFile_data()
    {
        QTest::addColumn<QString>("path");
        for (const char* path : {"shapes/2d-block-17.sparse.b2nd", "python/stores/tree.b2z",
                                 "python/stores/embed.b2e"})
            QTest::newRow(path) << QString::fromStdString((corpusFolder() / path).string());
    }
    void paintsEveryKindOfFile()
    {
        QFETCH(QString, path);
        if (!QFileInfo::exists(path))
            QSKIP("not in this corpus");
        const ProgramRun run = render(path);
        QVERIFY2(run.code == 0, run.err);
        QVERIFY(!QImage(out()).isNull());
    }

    void paintsAPartOfAStore_data()
    {
        QTest::addColumn<QString>("store");
        QTest::addColumn<QString>("key");
        QTest::addColumn<int>("code");
        QTest::newRow("leaf") << "tree.b2z"
                              << "/grp/a" << 0;
        QTest::newRow("leaf without its slash") << "tree.b2d"
                                                << "grp/a" << 0;
        QTest::newRow("group") << "tree.b2z"
                               << "/grp" << 0;
        QTest::newRow("whole store") << "tree.b2z"
                                     << "/" << 0;
        QTest::newRow("no store") << "../arrays/dt_f4.b2nd"
                                  << "/a" << 2;
        QTest::newRow("nothing there") << "tree.b2z"
                                       << "/no" << 2;
        QTest::newRow("table, which has no numbers of its own") << "tree.b2z"
                                                                << "/table" << 2;
    }
    void paintsAPartOfAStore()
    {
        QFETCH(QString, store);
        QFETCH(QString, key);
        QFETCH(int, code);
        const auto file = corpusFolder() / "python" / "stores" / store.toStdString();
        const ProgramRun run = runProgram({"render", QString::fromStdString(file.string()), "--key",
                                           key, "-o", out(), "--size", "64"});
        QVERIFY2(run.code == code, run.err);
        QCOMPARE(!QImage(out()).isNull(), code == 0);
        QCOMPARE(run.err.count('\n'), code == 0 ? 0 : 1);
    }

    void paintsHugeArraysFromSamples()
    {
        const std::int64_t million = 1'000'000;
        const ProgramRun run = render(
            put("huge.b2nd", unstoredArrayFrame({1000, million, million}, {1, 10'000, 10'000},
                                                {1, 1000, 1000}, "<f8")));
        QVERIFY2(run.code == 0, run.err);
        QCOMPARE(QImage(out()).size(), QSize(64, 64));
    }

    void paintsPlanesThatDoNotFitItsCache()
    {
        const std::int64_t side = 4096; // 128 MiB
        const ProgramRun run =
            render(put("large.b2nd", arrayFrame({side, side}, {side, 1024}, {256, 256}, "<f8",
                                                counted<double>(side * side), {.level = 1})));
        QVERIFY2(run.code == 0, run.err);
        const QImage image(out());
        QCOMPARE(image.size(), QSize(64, 64));
        QVERIFY(image.pixel(0, 0) != image.pixel(0, 63));
    }

    void paintsNothingOfWhatCannotBeShown_data()
    {
        QTest::addColumn<QByteArray>("content");
        const auto add = [](const char* name, const ByteBuffer& bytes) {
            QTest::newRow(name) << QByteArray(reinterpret_cast<const char*>(bytes.data()),
                                              static_cast<qsizetype>(bytes.size()));
        };
        add("nothing", {});
        add("a text", bytesOfText("no frame at all"));
        add("elements without numbers", arrayFrame({2}, "|S4", ByteBuffer(8)));
        add("an empty array", arrayFrame({0, 4}, "<f4", {}));
        add("plain chunks", chunksFrame({counted<float>(100)}, 4));
        add("huge blocks",
            unstoredArrayFrame({10'000, 10'000}, {10'000, 10'000}, {10'000, 10'000}, "<f4"));
        ByteBuffer damaged = arrayFrame({64, 64}, "<i4", counted<std::int32_t>(4096));
        damageBlock(damaged, 0);
        add("a damaged block", damaged);
        damaged.resize(damaged.size() / 2);
        add("half a file", damaged);
    }
    void paintsNothingOfWhatCannotBeShown()
    {
        QFETCH(QByteArray, content);
        verifyNone(put("file.b2nd", bytesOfText({content.constData(),
                                                 static_cast<std::size_t>(content.size())})));
    }

    void leavesWhatWasThereWhenThereIsNoPicture()
    {
        const QString file = put("file.b2nd", bytesOfText("no frame"));
        putFile(m_folder->path(), "thumbnail.png", bytesOf("before"));
        QCOMPARE(render(file).code, 1);
        QCOMPARE(contentOf(out()), QByteArray("before"));
    }

    void endsInTimeWithEveryBrokenFile_data()
    {
        QTest::addColumn<QString>("path");
        for (const CorpusEntry& entry :
             readManifest(corpusFolder() / "malformed" / "manifest.json"))
            QTest::newRow(entry.path.c_str()) << QString::fromStdString(entry.file.string());
    }
    void endsInTimeWithEveryBrokenFile()
    {
        QFETCH(QString, path);
        QElapsedTimer timer;
        timer.start();
        const ProgramRun run = render(path);
        QVERIFY2(timer.elapsed() < mostMs, qPrintable(QString::number(timer.elapsed())));
        QVERIFY2(run.code == 0 || run.code == 1, run.err);
        QCOMPARE(QFileInfo::exists(out()), run.code == 0);
        QCOMPARE(run.err.isEmpty(), run.code == 0);
    }

    void refusesWrongUsage_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("no output") << QStringList{"render", "file"};
        QTest::newRow("no file") << QStringList{"render", "-o", "out.png"};
        QTest::newRow("size") << QStringList{"render", "file", "-o", "out.png", "--size", "0"};
        QTest::newRow("large") << QStringList{"render", "file", "-o", "out.png", "--size", "9999"};
    }
    void refusesWrongUsage()
    {
        QFETCH(QStringList, arguments);
        const ProgramRun run = runProgram(arguments);
        QCOMPARE(run.code, 2);
        QCOMPARE(run.err.count('\n'), 1);
    }
};

const Registered<TestRenderCommand> registered;

} // namespace bloscope::tst_render_command

#include "tst_render_command.moc"
