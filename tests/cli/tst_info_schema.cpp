#include "tests/cli/program.h"
#include "tests/support/corpus.h"
#include "tests/support/json_schema.h"
#include "tests/support/registered_test.h"

#include <QDir>
#include <QFileInfo>
#include <QTest>

namespace bloscope::tst_info_schema {

using namespace test;
using Json = nlohmann::json;

namespace {

QString corpusPath(const QString& name)
{
    return QString::fromStdString(corpusFolder().string()) + "/" + name;
}

// The files and directories of one folder of the corpus.
QStringList entriesOf(const QString& folder)
{
    QStringList entries;
    for (const QFileInfo& entry :
         QDir(corpusPath(folder))
             .entryInfoList(QDir::AllEntries | QDir::NoDotAndDotDot, QDir::Name))
        entries << entry.filePath();
    return entries;
}

} // namespace

// What `info --json` prints, against the schema that is installed with the program.
class TestInfoSchema : public QObject {
    Q_OBJECT

 private slots:
    void initTestCase()
    {
        const auto path = sourceFolder() / "resources" / "schemas" / "info.schema.json";
        m_schema = Json::parse(contentOf(QString::fromStdString(path.string())).toStdString());
    }

    void holdsForOneFile_data()
    {
        QTest::addColumn<QStringList>("arguments");
        for (const char* folder : {"odd", "special", "chunks", "edited"})
            for (const QString& path : entriesOf(folder))
                QTest::newRow(qPrintable(folder + ("/" + QFileInfo(path).fileName())))
                    << QStringList{"--chunks", path};
        const auto row = [](const char* name, const QStringList& arguments) {
            QTest::newRow(name) << arguments;
        };
        row("leaf", {"--chunks", corpusPath("python/stores/tree.b2z"), "--key", "/grp/a"});
        row("group", {corpusPath("python/stores/tree.b2z"), "--key", "/grp"});
        row("table in a store", {corpusPath("python/stores/tree.b2z"), "--key", "/table"});
    }

    void holdsForOneFile()
    {
        QFETCH(QStringList, arguments);
        const ProgramRun run = runProgram(QStringList{"info", "--json"} + arguments);
        if (run.code == 3 && run.out.isEmpty())
            QSKIP("this is no file of Blosc2's");
        const std::string wrong = mismatch(m_schema, Json::parse(run.out.toStdString()));
        QVERIFY2(wrong.empty(), wrong.c_str());
    }

    void holdsForSeveral_data()
    {
        QTest::addColumn<QString>("folder");
        for (const char* folder :
             {"dtypes", "shapes", "meta", "variable", "malformed", "python/stores", "python/tables",
              "python/lazy", "python/objects"})
            QTest::newRow(folder) << corpusPath(folder);
    }

    void holdsForSeveral()
    {
        QFETCH(QString, folder);
        const ProgramRun run = runProgram(QStringList{"info", "--json", folder, "missing"});
        QCOMPARE(run.code, 3);
        const Json json = Json::parse(run.out.toStdString());
        QVERIFY(json.at("files").size() >= 2);
        const std::string wrong = mismatch(m_schema, json);
        QVERIFY2(wrong.empty(), wrong.c_str());
    }

    // A schema that everything fits would prove nothing.
    void doesNotHoldForAnythingElse_data()
    {
        QTest::addColumn<QByteArray>("pointer");
        QTest::addColumn<QByteArray>("value"); // JSON; empty: removed
        const auto row = [](const char* name, const char* pointer, const char* value) {
            QTest::newRow(name) << QByteArray(pointer) << QByteArray(value);
        };
        row("another kind", "/kind", "\"hdf5\"");
        row("no kind", "/kind", "");
        row("no frame", "/frame", "");
        row("a size as text", "/size", "\"17\"");
        row("a size below nothing", "/size", "-1");
        row("five filters", "/frame/filters", "[0,0,0,0,1]");
        row("a filter as text", "/frame/filters/0", "\"shuffle\"");
        row("a digest that is none", "/meta/0/sha256", "\"0g\"");
        row("a problem without its text", "/problems",
            "[{\"severity\": \"note\", \"part\": \"x\"}]");
        row("a problem of no severity", "/problems",
            "[{\"severity\": \"none\", \"part\": \"x\", \"text\": \"y\"}]");
        row("a member that nobody knows", "/colour", "1");
        row("a chunk without its number", "/chunks/0/n", "");
    }

    void doesNotHoldForAnythingElse()
    {
        QFETCH(QByteArray, pointer);
        QFETCH(QByteArray, value);
        Json json = Json::parse(
            runProgram({"info", "--json", "--chunks", corpusPath("dtypes/float-32.b2nd")})
                .out.toStdString());
        QCOMPARE(mismatch(m_schema, json), std::string());
        const Json::json_pointer place(pointer.toStdString());
        if (value.isEmpty())
            json.at(place.parent_pointer()).erase(place.back());
        else
            json[place] = Json::parse(value.toStdString());
        QVERIFY(!mismatch(m_schema, json).empty());
    }

 private:
    Json m_schema;
};

const Registered<TestInfoSchema> registered;

} // namespace bloscope::tst_info_schema

#include "tst_info_schema.moc"
