#include "core/edit/edit_set.h"
#include "core/frame/open_path.h"
#include "tests/cli/process_control.h"
#include "tests/support/corpus.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/sparse_frames.h"

#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>

namespace bloscope::tst_meta_options {

using namespace test;
using Json = nlohmann::json;
namespace fs = std::filesystem;

namespace {

ByteBuffer bytes(std::string_view text)
{
    const ByteView view = bytesOf(text);
    return {view.begin(), view.end()};
}

ByteBuffer frame()
{
    return arrayFrame(
        {4}, "<i4", counted<std::int32_t>(4),
        {.metalayers = {{"units", bytes("\xa1K")}},
         .vlMetalayers = {{"number", bytes(std::string("\xcb\x40\x04\0\0\0\0\0\0", 9))},
                          {"text", bytes("\xa7\"a\"\n\033[m")},
                          {"raw", bytes("no\nmsgpack")},
                          {"more", bytes(std::string("\x93\xca\x3f\0\0\0\x02\xc0", 8))}}});
}

QByteArray asArray(const ByteBuffer& content)
{
    return {reinterpret_cast<const char*>(content.data()), static_cast<qsizetype>(content.size())};
}

} // namespace

// Where values and frames come from and go to, and of which frame they are.
class TestMetaOptions : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_file = putFile(m_folder->path(), "array.b2nd", frame());
    }

    void printsValues_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("out");
        QTest::newRow("float64") << QStringList{"get", "number"} << QByteArray("2.5\n");
        QTest::newRow("plain number")
            << QStringList{"get", "number", "--plain"} << QByteArray("2.5\n");
        QTest::newRow("text") << QStringList{"get", "text"}
                              << QByteArray("\"\\\"a\\\"\\n\\u001b[m\"\n");
        QTest::newRow("plain text")
            << QStringList{"get", "text", "--plain"} << QByteArray("\"a\"\n\033[m\n");
        QTest::newRow("list") << QStringList{"get", "more"}
                              << QByteArray("[{\"$f32\":\"0.5\"},2,null]\n");
        QTest::newRow("plain list")
            << QStringList{"get", "more", "--plain"} << QByteArray("[0.5,2,null]\n");
        QTest::newRow("raw") << QStringList{"get", "raw", "--raw", "-"}
                             << QByteArray("no\nmsgpack");
        QTest::newRow("raw of a fixed one")
            << QStringList{"--fixed", "get", "units", "--raw", "-"} << QByteArray("\xa1K");
    }
    void printsValues()
    {
        QFETCH(QStringList, arguments);
        const ProgramRun run = runProgram(QStringList{"meta", m_file} + arguments);
        QVERIFY2(run.code == 0 && run.err.isEmpty(), run.err);
        QTEST(run.out, "out");
    }

    void listsAsJson()
    {
        const ProgramRun run = runProgram({"meta", m_file, "list", "--json"});
        QVERIFY2(run.code == 0, run.err);
        const Json list = Json::parse(run.out.toStdString());
        const Json info = Json::parse(runProgram({"info", m_file, "--json"}).out.toStdString());
        QVERIFY(list.size() == 2 && list.at("meta") == info.at("meta"));
        QVERIFY(list.at("vlmeta") == info.at("vlmeta"));
        QVERIFY(list.at("vlmeta").at(0).at("decoded") == 2.5);
        const Json fixed = Json::parse(
            runProgram({"meta", m_file, "list", "--json", "--fixed"}).out.toStdString());
        QVERIFY(fixed.size() == 1 && fixed.at("meta") == info.at("meta"));
    }

    void readsValues_data()
    {
        QTest::addColumn<QStringList>("arguments"); // IN: a file with the input
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<QByteArray>("stored");
        const QByteArray json = "{\"a\":\n [2.0]}\n";
        const QByteArray value = QByteArray::fromHex("81a16191cb4000000000000000");
        const QByteArray raw("\0\xff\n", 3);
        QTest::newRow("JSON of a file") << QStringList{"--json-file", "IN"} << json << value;
        QTest::newRow("JSON of the input") << QStringList{"--json-file", "-"} << json << value;
        QTest::newRow("bytes of a file") << QStringList{"--raw", "IN"} << raw << raw;
        QTest::newRow("bytes of the input") << QStringList{"--raw", "-"} << raw << raw;
        QTest::newRow("no bytes") << QStringList{"--raw", "-"} << QByteArray() << QByteArray();
        QTest::newRow("many bytes") << QStringList{"--raw", "-"} << QByteArray(1'000'000, 'x')
                                    << QByteArray(1'000'000, 'x');
    }
    void readsValues()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, input);
        QFETCH(QByteArray, stored);
        const QString in = putFile(m_folder->path(), "in", bytes(input.toStdString()));
        arguments.replaceInStrings("IN", in);
        const ProgramRun run =
            runProgramOn(input, QStringList{"meta", m_file, "set", "raw"} + arguments);
        QVERIFY2(run.code == 0, run.err);
        QCOMPARE(runProgram({"meta", m_file, "get", "raw", "--raw", "-"}).out, stored);
    }

    void tellsWhatIsWrongWithTheInput_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("sentence");
        QTest::newRow("no JSON") << QStringList{"--json-file", "-"} << 2
                                 << QByteArray("-: unexpected end of input");
        QTest::newRow("no file") << QStringList{"--json-file", "missing"} << 1
                                 << QByteArray("missing: cannot open the file: ");
        QTest::newRow("a directory")
            << QStringList{"--raw", "/"} << 1 << QByteArray("/: cannot read: ");
        QTest::newRow("two values")
            << QStringList{"1", "--raw", "-"} << 2 << QByteArray("set needs exactly one of JSON");
        QTest::newRow("two files") << QStringList{"--json-file", "-", "--raw", "-"} << 2
                                   << QByteArray("set needs exactly one of JSON");
    }
    void tellsWhatIsWrongWithTheInput()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, sentence);
        const ProgramRun run =
            runProgramOn({}, QStringList{"meta", m_file, "set", "raw"} + arguments);
        QTEST(run.code, "code");
        QVERIFY2(run.err.contains(sentence), run.err);
        QVERIFY(contentOf(m_file) == asArray(frame()));
    }

    void writesTheEditedFrameToAStream()
    {
        const QString copy = m_folder->filePath("copy.b2nd");
        QCOMPARE(runProgram({"meta", m_file, "remove", "raw", "-o", copy}).code, 0);
        const ProgramRun run = runProgram({"meta", m_file, "remove", "raw", "-o", "-"});
        QVERIFY2(run.code == 0 && run.err.isEmpty(), run.err);
        QVERIFY(run.out == contentOf(copy));
        QVERIFY(contentOf(m_file) == asArray(frame()));
        QVERIFY(!fs::exists("-"));
    }

    void writesNoFrameWhereItDoesNotBelong()
    {
        const fs::path sparse = m_folder->filePath("sparse").toStdString();
        writeFiles(sparse, sparseFiles(frame()));
        const ProgramRun directory = runProgram(
            {"meta", QString::fromStdString(sparse.string()), "remove", "raw", "-o", "-"});
        QCOMPARE(directory.code, 2);
        QVERIFY2(directory.err.contains("a sparse frame is a directory"), directory.err);
        QVERIFY(directory.out.isEmpty() && !fs::exists("-"));

        QProcess onItself;
        onItself.setStandardOutputFile(m_file, QIODevice::Append);
        onItself.start(programPath(), {"meta", m_file, "remove", "raw", "-o", "-"});
        onItself.waitForFinished();
        QCOMPARE(onItself.exitCode(), 2);
        QVERIFY(contentOf(m_file) == asArray(frame()));
    }

    void writesNoBytesToATerminal_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("out");
        QTest::newRow("frame") << QStringList{"remove", "raw", "-o", "-"} << 2 << QByteArray();
        QTest::newRow("value") << QStringList{"get", "raw", "--raw", "-"} << 2 << QByteArray();
        QTest::newRow("text") << QStringList{"get", "text", "--plain"} << 0
                              << QByteArray("\"a\"\\n\\x1b[m\r\n");
    }
    void writesNoBytesToATerminal()
    {
        QFETCH(QStringList, arguments);
        const auto run = runProgramOnTerminal(QStringList{"meta", m_file} + arguments);
        if (!run)
            QSKIP(noTerminals);
        QTEST(run->code, "code");
        QCOMPARE(run->err.contains("is not written to a terminal"), run->code == 2);
        if (run->code == 0)
            QTEST(run->out, "out");
    }

    void refusesOptionsOfOtherActions_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("sentence");
        const auto row = [](const QStringList& arguments, const char* sentence) {
            QTest::newRow(qPrintable(arguments.join(' '))) << arguments << QByteArray(sentence);
        };
        row({"get", "text", "--json"}, "--json applies only to list");
        row({"list", "--plain"}, "--plain applies only to get");
        row({"list", "--raw", "x"}, "--raw applies only to get and set");
        row({"get", "text", "--json-file", "x"}, "--json-file applies only to set");
        row({"list", "--unlock"}, "--unlock applies only to set, remove and rename");
        row({"get", "text", "-o", "x"}, "-o applies only to set, remove and rename");
        row({"get", "text", "--plain", "--raw", "-"}, "--plain and --raw cannot be combined");
    }
    void refusesOptionsOfOtherActions()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, sentence);
        const ProgramRun run = runProgram(QStringList{"meta", m_file} + arguments);
        QCOMPARE(run.code, 2);
        QVERIFY2(run.err.contains(sentence), run.err);
        QVERIFY(run.out.isEmpty());
    }

    void findsTheLeavesOfStores_data()
    {
        QTest::addColumn<QString>("store");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("leaf"); // the file that is saved; empty: it has none of its own
        QTest::newRow("file") << "tree.b2d"
                              << "/grp/a"
                              << "grp/a.b2nd";
        QTest::newRow("without a slash") << "tree.b2d"
                                         << "grp/a"
                                         << "grp/a.b2nd";
        QTest::newRow("attributes of a group") << "tree.b2d"
                                               << "/grp"
                                               << "grp/__vlmeta__.b2f";
        QTest::newRow("attributes of all") << "tree.b2d"
                                           << "/"
                                           << "__vlmeta__.b2f";
        QTest::newRow("first attributes of a group") << "tree.b2d"
                                                     << "/grp/sub/deep"
                                                     << "grp/sub/deep/__vlmeta__.b2f";
        QTest::newRow("first attributes of all") << "dict.b2d"
                                                 << "/"
                                                 << "__vlmeta__.b2f";
        QTest::newRow("embedded") << "dict_thr8k.b2d"
                                  << "/a"
                                  << "";
        QTest::newRow("in an archive") << "tree.b2z"
                                       << "/grp/a"
                                       << "";
    }
    void findsTheLeavesOfStores()
    {
        QFETCH(QString, store);
        QFETCH(QString, key);
        QFETCH(QString, leaf);
        const QString path = copyOfStore(store);
        const ProgramRun saved = runProgram({"meta", path, "--key", key, "set", "new", "[2.5]"});
        QCOMPARE(saved.code, leaf.isEmpty() ? 1 : 0);
        QCOMPARE(saved.err.contains("is inside another file"), leaf.isEmpty());
        QString changed = path + "/" + leaf;
        if (leaf.isEmpty()) {
            changed = m_folder->filePath("leaf.b2nd");
            const ProgramRun copied =
                runProgram({"meta", path, "--key", key, "set", "new", "[2.5]", "-o", changed});
            QVERIFY2(copied.code == 0, copied.err);
        } else {
            QCOMPARE(runProgram({"meta", path, "--key", key, "get", "new"}).out,
                     QByteArray("[2.5]\n"));
        }
        QCOMPARE(runProgram({"meta", changed, "get", "new"}).out, QByteArray("[2.5]\n"));
        QCOMPARE(runProgram({"verify", changed}).code, 0);
    }

    void refusesKeysThatLeadToNoMetadata_data()
    {
        QTest::addColumn<QString>("store");
        QTest::addColumn<QStringList>("key");
        QTest::addColumn<QByteArray>("sentence");
        QTest::newRow("none") << "tree.b2d" << QStringList() << QByteArray("with --key");
        QTest::newRow("none, of an archive")
            << "tree.b2z" << QStringList() << QByteArray("with --key");
        QTest::newRow("nowhere") << "tree.b2d" << QStringList{"--key", "/no"}
                                 << QByteArray("the store has no entry named /no");
        QTest::newRow("a table") << "tree.b2d" << QStringList{"--key", "/table"}
                                 << QByteArray("this is a table without attributes");
        QTest::newRow("a group") << "tree.b2d" << QStringList{"--key", "/grp/sub/deep"}
                                 << QByteArray("this is a group without attributes");
        QTest::newRow("no store") << "tree.b2d/grp/a.b2nd" << QStringList{"--key", "/a"}
                                  << QByteArray("it has no keys");
    }
    void refusesKeysThatLeadToNoMetadata()
    {
        QFETCH(QString, store);
        QFETCH(QStringList, key);
        QFETCH(QByteArray, sentence);
        const ProgramRun run = runProgram(QStringList{"meta", pathOf(store), "list"} + key);
        QCOMPARE(run.code, 2);
        QVERIFY2(run.err.contains(sentence), run.err);
    }

    void findsTheFrameAtAnOffset()
    {
        const ByteBuffer behind = bytes("something" + std::string(textOf(frame())));
        const QString file = putFile(m_folder->path(), "container", behind);
        QCOMPARE(runProgram({"meta", file, "get", "number", "--offset", "9"}).out,
                 QByteArray("2.5\n"));
        QCOMPARE(runProgram({"meta", file, "remove", "raw", "--offset", "9"}).code, 1);
        QVERIFY(contentOf(file) == asArray(behind));
        const ProgramRun copy =
            runProgram({"meta", file, "remove", "raw", "--offset", "9", "-o", "-"});
        QVERIFY(copy.out == runProgram({"meta", m_file, "remove", "raw", "-o", "-"}).out);
    }

    void editsFramesWithMoreThan16Entries_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("100") << "meta/vl-100.b2frame";
        QTest::newRow("1500") << "meta/vl-1500.b2frame";
    }
    void editsFramesWithMoreThan16Entries()
    {
        QFETCH(QString, name);
        const QString file = m_folder->filePath("many.b2frame");
        fs::copy(corpusFolder() / name.toStdString(), file.toStdString());
        fs::permissions(file.toStdString(), fs::perms::owner_write, fs::perm_options::add);
        std::vector<MetadataEntry> before = entriesOf(file);
        QCOMPARE(
            runProgram({"meta", file, "remove", QString::fromStdString(before.at(50).name)}).code,
            0);
        QCOMPARE(runProgram({"meta", file, "set", QString::fromStdString(before.at(7).name),
                             "\"changed\""})
                     .code,
                 0);
        const ProgramRun refused = runProgram({"meta", file, "set", "one more", "1"});
        QCOMPARE(refused.code, 2);
        QVERIFY2(
            refused.err.contains("the reference library cannot extend a frame with more than 16"),
            refused.err);

        before.erase(before.begin() + 50);
        const std::vector<MetadataEntry> after = entriesOf(file);
        QCOMPARE(after.size(), before.size());
        for (std::size_t i = 0; i < after.size(); ++i)
            QVERIFY(after[i].name == before[i].name &&
                    (i == 7 || after[i].value == before[i].value));
        QCOMPARE(runProgram({"verify", file}).code, 0);
    }

 private:
    static QString pathOf(const QString& store)
    {
        return QString::fromStdString(
            (corpusFolder() / "python" / "stores" / store.toStdString()).string());
    }

    QString copyOfStore(const QString& store) const
    {
        const fs::path copy = m_folder->filePath(store).toStdString();
        fs::copy(pathOf(store).toStdString(), copy, fs::copy_options::recursive);
        if (fs::is_directory(copy))
            for (const auto& entry : fs::recursive_directory_iterator(copy))
                fs::permissions(entry.path(), fs::perms::owner_write, fs::perm_options::add);
        return QString::fromStdString(copy.string());
    }

    static std::vector<MetadataEntry> entriesOf(const QString& file)
    {
        return (*openPath(file.toStdString()))->vlMetalayers().entries;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

const Registered<TestMetaOptions> registered;

} // namespace bloscope::tst_meta_options

#include "tst_meta_options.moc"
