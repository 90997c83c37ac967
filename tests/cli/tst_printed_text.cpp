#include "core/msgpack/json.h"
#include "core/msgpack/write.h"
#include "tests/cli/process_control.h"
#include "tests/support/corpus.h"
#include "tests/support/foreign_metadata.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>

namespace bloscope::tst_printed_text {

using namespace test;

namespace {

// Moves the cursor, begins a sequence as ESC [ does, turns the direction, rings, and deletes.
constexpr char hostile[] = "a\x1b[2Jb\u009b31mc\u202Ed\ae\x7f";

ByteBuffer packed(const nlohmann::ordered_json& json)
{
    return msgpack_value::writeValue(*msgpack_value::fromJson(json.dump()));
}

// The same as far as files can be called so: Windows gives them no control characters of ASCII.
QString hostileFileName(const QString& folder)
{
    QString name = QString::fromUtf8(hostile);
    QFile file(folder + '/' + name);
    if (file.open(QFile::WriteOnly))
        file.remove();
    else
        name.removeIf([](QChar letter) { return letter < QChar(' '); });
    return name;
}

std::string unwanted(const QByteArray& printed)
{
    for (const char* text : {"\x1b", "\u009b", "\u202e", "\a", "\x7f", "\xff"})
        if (printed.contains(text))
            return "a raw " + QByteArray(text).toHex(' ').toStdString() + " in\n" +
                   printed.toPercentEncoding(" \n:,;()[]{}\"'/").toStdString();
    return {};
}

} // namespace

// Files full of characters that a terminal obeys, in all that has a name: none of them arrives.
class TestPrintedText : public QObject {
    Q_OBJECT

 private slots:
    void initTestCase()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_fileName = hostileFileName(path());
        const std::string name = hostile;
        const ByteBuffer note = packed({{name, name}});
        const ByteBuffer labels = packed(nlohmann::ordered_json::array({name, "x"}));
        const ByteBuffer units = packed({{name, name}});
        const ByteBuffer coordinates = packed({{name, {1.0, 2.5}}});
        FrameOptions options;
        options.vlMetalayers = {{name, note},
                                {"dims", labels},
                                {"coordinates", coordinates},
                                {"coordinate_units", units},
                                {"units", packed(name)},
                                {"long_name", packed(name)}};
        options.metalayers = {{"f" + name, note}};
        putFile(path(), "plain.b2nd",
                arrayFrame({2, 3}, "|u1", elementsOf<std::uint8_t>({0, 1, 1, 2, 2, 2}), options));
        putFile(path(), m_fileName + ".b2nd",
                arrayFrame({2, 3}, "|u1", elementsOf<std::uint8_t>({0, 1, 1, 2, 2, 3}), options));
        const std::string dtype = "[('" + name + "', '<i4'), ('text', '<U2')]";
        putFile(path(), "fields.b2nd",
                arrayFrame({1}, dtype, elementsOf<std::uint32_t>({7, 0x1b, 0x202e})));
        putFile(path(), "texts.b2nd",
                arrayFrame({2}, "<U2", elementsOf<std::uint32_t>({0x1b, 0x9b, 0x202e, 7})));
        putFile(path(), "type.b2nd", arrayFrame({1}, "<i4", ByteBuffer(4)));
        ByteBuffer damaged =
            arrayFrame({2, 64}, {1, 64}, {1, 64}, "u1", nearlyAlike(128, std::byte{3}), options);
        damageBlock(damaged, 1);
        putFile(path(), "damaged" + m_fileName + ".b2nd", damaged);
        putFile(path(), "foreign.b2nd",
                withForeignMetadata(
                    arrayFrame({1}, "|u1", ByteBuffer(1)), {},
                    {{"\x1b]0;x\a", ByteBuffer(3, std::byte{0xc1})}, {"\xff\x1b", note}}));
        QFile dataset(m_folder->filePath("dataset.json"));
        QVERIFY(dataset.open(QFile::WriteOnly));
        dataset.write(nlohmann::json{{"labels", {{name, 1}}}}.dump().c_str());
        makeStore();
    }

    void hasNoCharacterThatATerminalObeys_data()
    {
        QTest::addColumn<QStringList>("arguments"); // H stands for the name
        const auto row = [](const QStringList& arguments) {
            QTest::newRow(qPrintable(arguments.join(' '))) << arguments;
        };
        const QStringList files{"plain.b2nd",    "H.b2nd",       "fields.b2nd", "texts.b2nd",
                                "damagedH.b2nd", "foreign.b2nd", "store.b2d",   "missingH"};
        for (const QString& file : files) {
            row({"info", file});
            row({"info", file, "--json"});
            row({"info", file, "--chunks"});
            row({"verify", file});
            row({"verify", file, "--json"});
            row({"verify", file, "--csv"});
            row({"stats", file});
            row({"stats", file, "--json"});
            row({"labels", file});
            row({"labels", file, "--json"});
            row({"advise", file});
            row({"diff", file, "plain.b2nd"});
            row({"diff", "plain.b2nd", file, "--json"});
            row({"meta", file, "list"});
            row({"meta", file, "list", "--json"});
            row({"meta", file, "get", "H"});
            row({"meta", file, "get", "units"});
            row({"meta", file, "remove", "noH"});
            row({"meta", file, "set", "H", "[H"});
            row({"set", file, "--slice", "H", "--value", "H"});
            row({"set", file, "--slice", "0", "--value", "H"});
            row({"convert", file, "out.b2nd", "--overwrite"});
            row({"convert", file, "outH.b2nd", "--overwrite"});
            row({"convert", file, "out.b2nd", "--slice", "H"});
            row({"repair", file, "outH.b2nd", "--overwrite"});
            row({"repair", file, "outH.b2nd", "--overwrite", "--json"});
            row({"export", file, "--field", "H", "-o", "outH.csv", "--overwrite"});
            row({"export", file, "-o", "outH.H"});
            row({"export", file, "--slice", "=H"});
            row({"export", file, "--format", "jsonl"});
            row({"render", file, "-o", "outH.png"});
        }
        row({"info", "."});
        row({"info", ".", "--json"});
        row({"verify", "."});
        row({"verify", ".", "--json"});
        row({"verify", ".", "--csv"});
        row({"info", "store.b2d", "--key", "H"});
        row({"diff", "store.b2d", "other.b2d"});
        row({"diff", "store.b2d", "other.b2d", "--json"});
        row({"stats", "store.b2d", "--key", "/H"});
        row({"__complete", "keys", "store.b2d"});
        row({"infH"});
        row({"info", "plain.b2nd", "--H"});
        row({"export", "plain.b2nd", "--chunk", "H"});
        row({"export", "plain.b2nd", "--format", "H"});
        row({"export", "plain.b2nd", "--colormap", "H", "--format", "png"});
        row({"diff", "plain.b2nd", "H.b2nd", "--rtol", "H"});
        row({"advise", "plain.b2nd", "--for-slices", "H"});
    }
    void hasNoCharacterThatATerminalObeys()
    {
        QFETCH(QStringList, arguments);
        for (QString& argument : arguments)
            argument.replace("H",
                             argument.endsWith(".b2nd") ? m_fileName : QString::fromUtf8(hostile));
        QDir::setCurrent(path());
        const ProgramRun run = runProgram(arguments);
        QCOMPARE(unwanted(run.out), std::string());
        QCOMPARE(unwanted(run.err), std::string());
        QVERIFY2(run.err.count('\n') <= 3, run.err);
        if (arguments.contains("--json") && !run.out.isEmpty())
            QVERIFY2(nlohmann::json::accept(run.out.toStdString()), run.out);
    }

    // Text for programs keeps all characters; a terminal is none.
    void escapesExportsOnATerminalAlone_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::newRow("csv") << QStringList{};
        QTest::newRow("tsv") << QStringList{"--format", "tsv"};
        QTest::newRow("header") << QStringList{"--header", "names", "--eol", "crlf"};
    }
    void escapesExportsOnATerminalAlone()
    {
        QFETCH(QStringList, options);
        for (const char* file : {"fields.b2nd", "texts.b2nd"}) {
            const QStringList line = QStringList{"export", m_folder->filePath(file)} + options;
            QVERIFY(runProgram(line).out.contains("\x1b"));
            const auto run = runProgramOnTerminal(line);
            if (!run)
                QSKIP(noTerminals);
            QVERIFY2(run->out.contains("\\x1b") && run->out.contains("\\u202e"), run->out);
            QCOMPARE(unwanted(run->out), std::string());
            QVERIFY(!run->out.contains("\\n") && !run->out.contains("\\r"));
        }
    }

 private:
    QString path() const { return m_folder->path(); }

    // A store whose leaf has the name, and one that has other leaves.
    void makeStore() const
    {
        const QString from =
            QString::fromStdString((corpusFolder() / "python/stores/dict.b2d").string());
        for (const char* name : {"store.b2d", "other.b2d"}) {
            const QString to = m_folder->filePath(name);
            QVERIFY(QDir(path()).mkdir(name));
            for (const QString& file : QDir(from).entryList(QDir::Files))
                QVERIFY(QFile::copy(from + '/' + file, to + '/' + file));
            for (const QString& folder : QDir(from).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
                QVERIFY(QDir(to).mkdir(folder));
        }
        QVERIFY(QFile::copy(m_folder->filePath("plain.b2nd"),
                            m_folder->filePath(QString("store.b2d/%1.b2nd").arg(m_fileName))));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_fileName;
};

const Registered<TestPrintedText> registered;

} // namespace bloscope::tst_printed_text

#include "tst_printed_text.moc"
