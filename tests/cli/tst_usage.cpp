#include "tests/cli/process_control.h"
#include "tests/support/corpus.h"
#include "tests/support/registered_test.h"

#include <QFile>
#include <QTest>
#include <algorithm>

namespace bloscope::tst_usage {

using namespace test;

// "0.2.0" of the first heading "## 0.2.0, 2026-11-22".
QByteArray newestInChangelog()
{
    QFile changelog(sourceFolder() / "CHANGELOG.md");
    if (!changelog.open(QIODevice::ReadOnly))
        return {};
    const QByteArray text = changelog.readAll();
    const qsizetype begin = text.indexOf("\n## ") + 4;
    return text.mid(begin, text.indexOf(',', begin) - begin);
}

class TestUsage : public QObject {
    Q_OBJECT

 private slots:
    void tellsItsVersion()
    {
        const ProgramRun run = runProgram({"--version"});
        QCOMPARE(run.code, 0);
        QCOMPARE(run.err, QByteArray());
        const QList<QByteArray> lines = run.out.trimmed().split('\n');
        QCOMPARE(lines.first().split('(').first().trimmed(), "Bloscope " + newestInChangelog());
        for (const char* library :
             {"Qt 6.", "zstd 1.", "lz4 1.", "libdeflate ", "zfp ", "compiler "})
            QVERIFY2(
                std::ranges::any_of(lines, [&](auto& line) { return line.startsWith(library); }),
                library);
    }

    void helps_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArrayList>("mentioned");

        QTest::newRow("program") << QStringList{"--help"}
                                 << QByteArrayList{"info", "export",  "verify", "stats",
                                                   "meta", "--slice", "130"};
        QTest::newRow("info") << QStringList{"info", "--help"}
                              << QByteArrayList{"FILE", "--json", "--chunks"};
        QTest::newRow("export") << QStringList{"export", "--help"}
                                << QByteArrayList{"--slice",     "--chunk",     "--format",
                                                  "-o",          "--delimiter", "--header",
                                                  "--precision", "--na",        "--decimal",
                                                  "--eol",       "--long",      "--size",
                                                  "--colormap",  "--range",     "--scale"};
        QTest::newRow("meta") << QStringList{"meta", "--help"}
                              << QByteArrayList{"FILE",   "list",    "get",   "set",      "remove",
                                                "rename", "--fixed", "--raw", "--unlock", "-o"};
        QTest::newRow("stats") << QStringList{"stats", "--help"}
                               << QByteArrayList{"FILE", "--slice", "--percentiles", "--json"};
        QTest::newRow("verify") << QStringList{"verify", "--help"}
                                << QByteArrayList{"FILE", "--json"};
    }

    void helps()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArrayList, mentioned);
        const ProgramRun run = runProgram(arguments);
        QCOMPARE(run.code, 0);
        QCOMPARE(run.err, QByteArray());
        for (const QByteArray& word : mentioned)
            QVERIFY2(run.out.contains(word), word);
    }

    void saysThatTheWindowNeedsADisplay()
    {
        if (!displayMayBeMissing())
            QSKIP(noMissingDisplay);
        const ProgramRun run = runProgram({"missing.b2nd"});
        QCOMPARE(run.code, 1);
        QVERIFY2(run.err.startsWith("bloscope: there is no display"), run.err);
    }

    void saysWhichHelpExplains_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("end");
        for (const char* command : {"info", "export", "verify", "stats", "meta", "render"})
            QTest::newRow(command) << QStringList{command, "file", "--sideways"}
                                   << QByteArray("; see bloscope ") + command + " --help\n";
        QTest::newRow("program") << QStringList{"--sideways"}
                                 << QByteArray("; see bloscope --help\n");
        QTest::newRow("action") << QStringList{"meta", "file", "get"}
                                << QByteArray("; see bloscope meta --help\n");
    }

    void saysWhichHelpExplains()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, end);
        const ProgramRun run = runProgram(arguments);
        QCOMPARE(run.code, 2);
        QVERIFY2(run.err.endsWith(end), run.err);
    }

    void saysWhatMayHaveBeenMeant_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("sentence");
        const auto row = [](const QStringList& arguments, const char* meant) {
            const QByteArray word = arguments.first().toUtf8();
            const QByteArray guess =
                *meant ? QByteArray(" (did you mean \"") + meant + "\"?)" : QByteArray();
            QTest::newRow(word) << arguments
                                << "bloscope: \"" + word + "\" is neither a command nor a file" +
                                       guess + "; see bloscope --help\n";
        };
        row({"inof"}, "info");
        row({"inof", "data.b2nd"}, "info");
        row({"exprot", "data.b2nd", "--format", "csv"}, "export");
        row({"verfiy", "--json", "data.b2nd"}, "verify");
        row({"stat"}, "stats");
        row({"Meta"}, "meta");
        row({"rendr"}, "render");
        row({"ls"}, "");
        row({"sideways"}, "");
    }

    void saysWhatMayHaveBeenMeant()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, sentence);
        const ProgramRun run = runProgram(arguments);
        QCOMPARE(run.err, sentence);
        QCOMPARE(run.code, 2);
    }

    void saysWhatIsWrong_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("sentence");
        const auto row = [](const QStringList& arguments, const char* sentence) {
            QTest::newRow(qPrintable(arguments.join(' '))) << arguments << QByteArray(sentence);
        };
        row({"info"}, "FILE is missing; see bloscope info --help");
        row({"--bands", "0:1,2,3", "--colormap", "magma"},
            "--colormap and --bands cannot be combined");
        row({"diff", "a"}, "B is missing; see bloscope diff --help");
        row({"info", "a", "--sideways"}, "unknown option --sideways; see bloscope info --help");
        row({"diff", "a", "b", "c"}, "unexpected argument \"c\"; see bloscope diff --help");
        row({"meta", "a"},
            "the action is missing: list, get, set, remove or rename; see bloscope meta --help");
        row({"export", "a", "--slice"}, "--slice needs a value; see bloscope export --help");
        row({"convert", "a"}, "IN needs at least two names; see bloscope convert --help");
        row({"export", "a", "--chunk", "one"},
            "--chunk: \"one\" is not a whole number or is too large; see bloscope export --help");
        row({"export", "a", "--chunk", "1", "--slice", "1"},
            "--slice and --chunk cannot be combined; see bloscope export --help");
        row({"info", "a", "--shape", "3"}, "--shape needs --dtype; see bloscope info --help");
        row({"export", "a", "--eol", "cr"},
            "--eol: \"cr\" is not one of crlf, lf; see bloscope export --help");
        row({"export", "a", "--decimal", ";"}, "--decimal: \";\" is not one of \",\", \".\"; see "
                                               "bloscope export --help");
        row({"diff", "a", "b", "--rtol", "-1"},
            "--rtol: \"-1\" is not a number of at least 0; see bloscope diff --help");
        row({"diff", "a", "b", "--atol", "1e999"},
            "--atol: \"1e999\" is not a number of at least 0; see bloscope diff --help");
        row({"diff", "a", "b", "--places", "1000001"},
            "--places: \"1000001\" is not a whole number from 0 to 1 000 000; see bloscope diff "
            "--help");
        row({"render", "a", "-o", "b", "--size", "0"},
            "--size: \"0\" is not a whole number from 1 to 1024; see bloscope render --help");
        const auto tooLarge = [row](const char* command, const char* option, const char* number) {
            const QByteArray sentence = QByteArray(option) + ": \"" + number +
                                        "\" is not a whole number or is too large; see bloscope " +
                                        command + " --help";
            row({command, "a", "--dtype", "u1", option, number}, sentence.constData());
        };
        tooLarge("export", "--rows", "9223372036854775808");
        tooLarge("export", "--columns", "-9223372036854775809");
        tooLarge("export", "--chunk", "99999999999999999999999");
        tooLarge("export", "--chunk", "0x8000000000000000");
        tooLarge("export", "--rows", "1e3");
        tooLarge("stats", "--skip", "9223372036854775808");
        tooLarge("info", "--offset", "18446744073709551616");
        for (const char* command : {"info", "verify", "stats", "export", "labels", "advise"})
            row({command, ""},
                qPrintable(
                    QString("FILE: the file name is empty; see bloscope %1 --help").arg(command)));
        row({"diff", "a", ""}, "B: the file name is empty; see bloscope diff --help");
        row({"convert", "", "b.b2nd"}, "IN: the file name is empty; see bloscope convert --help");
        row({"repair", "a", ""}, "OUT: the file name is empty; see bloscope repair --help");
        row({"export", "a", "-o", ""}, "-o: the file name is empty; see bloscope export --help");
        row({"set", "a", "--slice", "0", "--from", ""},
            "--from: the file name is empty; see bloscope set --help");
        row({"./a", ""}, "FILE: the file name is empty; see bloscope --help");
    }
    void saysWhatIsWrong()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, sentence);
        const ProgramRun run = runProgram(arguments);
        QCOMPARE(run.err, "bloscope: " + sentence + "\n");
        QCOMPARE(run.code, 2);
    }

    void refusesWrongUsageInOneSentence_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("unknown option") << QStringList{"info", "file", "--sideways"};
        QTest::newRow("no file") << QStringList{"info"};
        QTest::newRow("chunks of two files") << QStringList{"info", "--chunks", "one", "two"};
        QTest::newRow("no percentiles") << QStringList{"stats", "file", "--percentiles", "1,x"};
        QTest::newRow("percentile above 100")
            << QStringList{"stats", "file", "--percentiles", "100.5"};
        QTest::newRow("nothing to verify") << QStringList{"verify"};
        QTest::newRow("unknown format") << QStringList{"export", "file", "--format", "xls"};
        QTest::newRow("unknown header") << QStringList{"export", "file", "--header", "maybe"};
        QTest::newRow("long delimiter") << QStringList{"export", "file", "--delimiter", "::"};
        QTest::newRow("quote as delimiter") << QStringList{"export", "file", "--delimiter", "\""};
        QTest::newRow("precision") << QStringList{"export", "file", "--precision", "many"};
        QTest::newRow("decimal") << QStringList{"export", "file", "--decimal", ";"};
        QTest::newRow("chunk as text")
            << QStringList{"export", "file", "--chunk", "1", "--format", "csv"};
        QTest::newRow("chunk and slice")
            << QStringList{"export", "file", "--chunk", "1", "--slice", "1", "--format", "raw"};
        QTest::newRow("chunk number") << QStringList{"export", "file", "--chunk", "one"};
    }

    void refusesWrongUsageInOneSentence()
    {
        QFETCH(QStringList, arguments);
        const ProgramRun run = runProgram(arguments);
        QCOMPARE(run.code, 2);
        QCOMPARE(run.out, QByteArray());
        QVERIFY2(run.err.startsWith("bloscope: "), run.err);
        QCOMPARE(run.err.count('\n'), 1);
    }
};

const Registered<TestUsage> registered;

} // namespace bloscope::tst_usage

#include "tst_usage.moc"
