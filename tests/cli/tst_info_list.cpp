#include "tests/cli/program.h"
#include "tests/support/corpus.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QDir>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>

namespace bloscope::tst_info_list {

using namespace test;
using Json = nlohmann::json;

namespace {

ByteBuffer field()
{
    return arrayFrame({20, 30}, {10, 30}, {5, 30}, "<f4", counted<float>(600));
}

ByteBuffer cutField()
{
    ByteBuffer frame = field();
    frame.resize(frame.size() - 10);
    return frame;
}

QString storePath(const char* name)
{
    return QString::fromStdString((corpusFolder() / "python/stores" / name).string());
}

} // namespace

// `info` of several files and of folders: a line for each.
class TestInfoList : public QObject {
    Q_OBJECT

 private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void saysWhatAFileIsInOneLine_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("line"); // a regular expression
        const auto row = [](const char* name, const QString& path, const char* line,
                            const QStringList& options = {}) {
            QTest::newRow(name) << path << options << QByteArray(line);
        };
        row("array", "field", "array \\(20, 30\\) <f4, zstd, [\\d.]+ (bytes|KiB) stored, [\\d.]+x");
        row("damaged", "cut", "array .* stored, [\\d.]+x, 1 problem");
        row("plain chunks", "plain", "super-chunk 400 bytes, zstd, \\d+ bytes stored, [\\d.]+x");
        row("read as told", "plain", "super-chunk \\(100\\) <f4, zstd, .*", {"--dtype", "<f4"});
        row("store", storePath("tree.b2z"), "tree store in a zip archive, \\d+ leaves");
        row("directory of a store", storePath("dict_thr8k.b2d"),
            "dictionary store in a directory, \\d+ leaves");
        row("leaf", storePath("tree.b2z"), "array \\(20, 20\\) .*", {"--key", "/grp/a"});
        row("group", storePath("tree.b2z"), "group, \\d+ lea(f|ves)", {"--key", "/grp"});
    }

    void saysWhatAFileIsInOneLine()
    {
        QFETCH(QString, path);
        QFETCH(QStringList, options);
        QFETCH(QByteArray, line);
        put("field", field());
        put("cut", cutField());
        put("plain", chunksFrame({counted<float>(100)}, 4));
        if (!path.startsWith('/'))
            path = m_folder->filePath(path);
        const ProgramRun run = runProgram(QStringList{"info", path, path} + options);
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(run.code, 0);
        const QByteArrayList lines = run.out.split('\n');
        QCOMPARE(lines.size(), 3);
        QCOMPARE(lines[0], lines[1]);
        const QRegularExpression expected("^" + QRegularExpression::escape(path) + ": " + line +
                                          "$");
        QVERIFY2(expected.match(lines[0]).hasMatch(), lines[0]);
    }

    void searchesFoldersInTheOrderOfNames()
    {
        QDir(m_folder->path()).mkpath("b/c");
        for (const char* name : {"z.b2nd", "a", "b/2.b2nd", "b/c/1.b2nd"})
            put(name, field());
        put("notes.txt", counted<std::uint8_t>(100));
        const ProgramRun run = runProgram({"info", m_folder->path()});
        QCOMPARE(run.code, 0);
        QStringList names;
        for (const QByteArray& line : run.out.trimmed().split('\n'))
            names << QDir(m_folder->path()).relativeFilePath(line.left(line.indexOf(": ")));
        QCOMPARE(names, (QStringList{"a", "b/2.b2nd", "b/c/1.b2nd", "z.b2nd"}));
    }

    void goesOnBehindWhatCannotBeRead()
    {
        const QString empty = put("empty.b2nd", {});
        const ProgramRun run =
            runProgram({"info", m_folder->filePath("missing"), empty, put("field", field())});
        QCOMPARE(run.code, 3);
        QCOMPARE(run.out.count('\n'), 1);
        QVERIFY2(run.out.contains("/field: array (20, 30)"), run.out);
        QCOMPARE(run.err.count('\n'), 2);
        QVERIFY2(run.err.contains("/missing: "), run.err);
        QVERIFY2(run.err.contains("/empty.b2nd: not a Blosc2 file: it is empty\n"), run.err);
    }

    void saysThatAFolderHoldsNothing()
    {
        const ProgramRun run = runProgram({"info", m_folder->path()});
        QCOMPARE(run.code, 3);
        QCOMPARE(run.err, "bloscope: " + m_folder->path().toUtf8() +
                              ": no Blosc2 file was found in this folder\n");
    }

    void printsOneJsonObject()
    {
        put("bad", {});
        const QString good = put("good.b2nd", field());
        const QString store = storePath("tree.b2z");
        const ProgramRun run =
            runProgram({"info", "--json", good, store, m_folder->filePath("bad")});
        QCOMPARE(run.code, 3);
        const Json files = Json::parse(run.out.toStdString()).at("files");
        QCOMPARE(files.size(), std::size_t(3));
        QVERIFY(files[0].at("path") == good.toStdString());
        Json first = files[0];
        first.erase("path");
        QVERIFY(first == Json::parse(runProgram({"info", "--json", good}).out.toStdString()));
        QVERIFY(files[1].at("members").contains("/grp/a"));
        QVERIFY(files[2].at("problem") == "not a Blosc2 file: it is empty");
        const QTemporaryDir empty;
        const ProgramRun nothing = runProgram({"info", "--json", empty.path()});
        QVERIFY(Json::parse(nothing.out.toStdString()).at("files").size() == 1);
    }

    void escapesWhatFilesSay()
    {
        const QString file = put("red\u009b31m", arrayFrame({4}, "|S1", ByteBuffer(4)));
        const ProgramRun run = runProgram({"info", file, file});
        QCOMPARE(run.code, 0);
        QVERIFY2(!run.out.contains("\u009b"), run.out);
    }

 private:
    QString put(const QString& name, const ByteBuffer& bytes) const
    {
        return putFile(m_folder->path(), name, bytes);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

const Registered<TestInfoList> registered;

} // namespace bloscope::tst_info_list

#include "tst_info_list.moc"
