#include "core/edit/edit_set.h"
#include "core/frame/open_path.h"
#include "tests/cli/program.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_meta_command {

using namespace test;

namespace {

ByteBuffer bytes(std::string_view text)
{
    const ByteView view = bytesOf(text);
    return {view.begin(), view.end()};
}

ByteBuffer frame()
{
    return arrayFrame({4}, "<i4", counted<std::int32_t>(4),
                      {.metalayers = {{"units", bytes("\xa1K")}},
                       .vlMetalayers = {{"note", bytes({"\xcd\x00\x05", 3})}, // uint16 5
                                        {"text", bytes("plain words")}}});
}

} // namespace

class TestMetaCommand : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_file = putFile(m_folder->path(), "array.b2nd", frame());
    }

    void listsEntries()
    {
        const ProgramRun run = runProgram({"meta", m_file, "list"});
        QCOMPARE(run.code, 0);
        QVERIFY(run.out.contains("fixed     units  \"K\"\n"));
        QVERIFY(run.out.contains("variable  note  5\n"));
        QVERIFY(run.out.contains("variable  text"));
    }

    void printsValues_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("out");
        QTest::newRow("variable") << QStringList{"get", "note"} << 0 << QByteArray("5\n");
        QTest::newRow("fixed") << QStringList{"get", "units", "--fixed"} << 0
                               << QByteArray("\"K\"\n");
        QTest::newRow("raw") << QStringList{"get", "text", "--raw", "-"} << 0
                             << QByteArray("plain words");
        QTest::newRow("no msgpack") << QStringList{"get", "text"} << 1 << QByteArray();
        QTest::newRow("missing") << QStringList{"get", "units"} << 2 << QByteArray();
    }
    void printsValues()
    {
        QFETCH(QStringList, arguments);
        const ProgramRun run = runProgram(QStringList{"meta", m_file} + arguments);
        QTEST(run.code, "code");
        QTEST(run.out, "out");
        QCOMPARE(run.err.isEmpty(), run.code == 0);
    }

    void changesValues()
    {
        QCOMPARE(change({"set", "note", "6"}), 0);
        QCOMPARE(value("note"), bytes(std::string("\xcd\x00\x06", 3))); // still uint16
        QCOMPARE(change({"set", "new", R"({"a": [1.5, {"$bin": "00ff"}]})"}), 0);
        QCOMPARE(runProgram({"meta", m_file, "get", "new"}).out,
                 QByteArray("{\"a\":[1.5,{\"$bin\":\"00ff\"}]}\n"));
        QCOMPARE(change({"rename", "new", "newer"}), 0);
        QCOMPARE(change({"remove", "text"}), 0);
        QCOMPARE(change({"set", "units", "\"degC\"", "--fixed"}), 0);
        QCOMPARE(names(MetadataSectionOf::Trailer), (QStringList{"note", "newer"}));
        QCOMPARE(names(MetadataSectionOf::Header), (QStringList{"b2nd", "units"}));
        QCOMPARE(runProgram({"verify", m_file}).code, 0);
    }

    void setsNegativeNumbersAndRawBytes()
    {
        QCOMPARE(change({"set", "note", "-5"}), 0);
        QCOMPARE(value("note"), bytes("\xfb"));
        const QString raw = putFile(m_folder->path(), "raw", bytes("\x01\x02\x03"));
        QCOMPARE(change({"set", "note", "--raw", raw}), 0);
        QCOMPARE(value("note"), bytes("\x01\x02\x03"));
    }

    void savesElsewhere()
    {
        const QString copy = m_folder->path() + "/copy.b2nd";
        QCOMPARE(change({"remove", "note", "-o", copy}), 0);
        QCOMPARE(names(MetadataSectionOf::Trailer), (QStringList{"note", "text"}));
        m_file = copy;
        QCOMPARE(names(MetadataSectionOf::Trailer), QStringList{"text"});
    }

    void refuses_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("sentence");
        QTest::newRow("no JSON") << QStringList{"set", "note", "{"} << QByteArray("JSON: ");
        QTest::newRow("nothing to set")
            << QStringList{"set", "note"} << QByteArray("set needs exactly one of JSON");
        QTest::newRow("reserved") << QStringList{"remove", "b2nd", "--fixed"}
                                  << QByteArray("'b2nd' is locked");
        QTest::newRow("name") << QStringList{"rename", "note", QString(32, 'x')}
                              << QByteArray("the limit is 31");
        QTest::newRow("taken") << QStringList{"rename", "note", "text"}
                               << QByteArray("already exists");
        QTest::newRow("missing") << QStringList{"remove", "nothing"}
                                 << QByteArray("there is no vlmetalayer 'nothing'");
        QTest::newRow("no action")
            << QStringList{} << QByteArray("the action is missing: list, get,");
    }
    void refuses()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, sentence);
        const ProgramRun run = runProgram(QStringList{"meta", m_file} + arguments);
        QCOMPARE(run.code, 2);
        QVERIFY2(run.err.contains(sentence), run.err);
        QCOMPARE(run.err.count('\n'), 1);
        const ByteBuffer unchanged = frame();
        QVERIFY(contentOf(m_file) ==
                QByteArrayView(unchanged.data(), static_cast<qsizetype>(unchanged.size())));
    }

    void unlocksReservedNames()
    {
        QCOMPARE(change({"remove", "b2nd", "--fixed", "--unlock"}), 0);
        QCOMPARE(names(MetadataSectionOf::Header), QStringList{"units"});
    }

 private:
    int change(const QStringList& arguments) const
    {
        const ProgramRun run = runProgram(QStringList{"meta", m_file} + arguments);
        if (!run.err.isEmpty())
            qInfo() << run.err;
        return run.code;
    }

    EditSet opened() const { return EditSet(*openPath(m_file.toStdString())); }

    ByteBuffer value(std::string_view name) const
    {
        const EditSet edits = opened();
        return **edits.value(MetadataSectionOf::Trailer,
                             *edits.find(MetadataSectionOf::Trailer, name));
    }

    QStringList names(MetadataSectionOf of) const
    {
        const EditSet edits = opened();
        QStringList list;
        for (const EditedEntry& entry : edits.entries(of))
            list << QString::fromStdString(entry.name);
        return list;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

const Registered<TestMetaCommand> registered;

} // namespace bloscope::tst_meta_command

#include "tst_meta_command.moc"
