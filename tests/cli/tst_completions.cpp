#include "tests/cli/program.h"
#include "tests/support/corpus.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_completions {

using namespace test;

namespace {

using Words = QSet<QString>;

const QStringList commands = {"",     "info",   "export", "convert", "advise", "verify",
                              "diff", "repair", "stats",  "query",   "labels", "report",
                              "meta", "set",    "render", "movie",   "list"};
const QStringList shells = {"bash", "zsh", "fish"};

QString completionFile(const QString& shell)
{
    static const QMap<QString, const char*> names = {
        {"bash", "bloscope.bash"}, {"zsh", "_bloscope"}, {"fish", "bloscope.fish"}};
    const auto folder = sourceFolder() / "resources" / "desktop" / "completions";
    return QString::fromStdString((folder / names.value(shell)).string());
}

Words wordsOf(const QByteArray& text)
{
    const QStringList lines = QString::fromUtf8(text).split('\n', Qt::SkipEmptyParts);
    return {lines.begin(), lines.end()};
}

// "-o", "--json": all that the help of a command lists, at the beginning of its lines.
Words optionsInHelpOf(const QString& command)
{
    const QStringList arguments =
        command.isEmpty() ? QStringList{"--help"} : QStringList{command, "--help"};
    static const QRegularExpression option("^  (-\\w)?,?(--[\\w-]+)?",
                                           QRegularExpression::MultilineOption);
    Words options;
    auto matches = option.globalMatch(QString::fromUtf8(runProgram(arguments).out));
    while (matches.hasNext()) {
        const auto match = matches.next();
        options << match.captured(1) << match.captured(2);
    }
    return options -= QString();
}

// What `shell` prints when it runs `script` with the arguments.
QByteArray runShell(const QString& shell, const QString& script, const QStringList& arguments)
{
    QProcess process;
    const QStringList options = shell == "zsh"    ? QStringList{"-f", "-c", script, "zsh"}
                                : shell == "bash" ? QStringList{"--norc", "-c", script, "bash"}
                                                  : QStringList{"--no-config", "-c", script};
    process.start(QStandardPaths::findExecutable(shell), options + arguments);
    process.closeWriteChannel();
    process.waitForFinished();
    return process.readAllStandardOutput();
}

// What bash offers for the last of these words.
Words offeredByBash(const QStringList& words)
{
    return wordsOf(runShell("bash",
                            "source \"$1\"; shift; COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1));"
                            "_bloscope 2>/dev/null; printf '%s\\n' \"${COMPREPLY[@]}\"",
                            QStringList{completionFile("bash")} + words));
}

// The words that zsh's functions of these names offer behind these words. What completes in zsh
// itself is not there outside of its editor; what the functions call of it is put in their place.
Words offeredByZsh(const QString& function, const QStringList& words)
{
    const QByteArray told =
        runShell("zsh",
                 "_arguments() { }; _describe() { }; _call_program() { shift; eval \"$*\" };"
                 "compadd() { print -rl -- \"${(@P)2}\" };"
                 "file=$1; function=(${=2}); shift 2; words=(\"$@\"); source $file; $function",
                 QStringList{completionFile("zsh"), function} + words);
    Words offered = wordsOf(told);
    offered.removeIf([&](const QString& word) { return !word.startsWith(words.last()); });
    return offered;
}

Words offeredByFish(const QStringList& words)
{
    Words offered;
    for (const QString& line :
         wordsOf(runShell("fish", "source $argv[1]; complete -C (string join ' ' -- $argv[2..])",
                          QStringList{completionFile("fish")} + words)))
        offered << line.section('\t', 0, 0);
    return offered;
}

// What is offered for the last of these words; by `function` of zsh.
Words offered(const QString& shell, const QString& function, const QStringList& words)
{
    if (shell == "zsh")
        return offeredByZsh(function, words);
    return shell == "bash" ? offeredByBash(words) : offeredByFish(words);
}

// zsh tells its function's arguments to _arguments, which is looked at instead.
Words optionsOfZsh(const QString& command)
{
    const QByteArray told =
        runShell("zsh", "_arguments() { print -rl -- \"$@\" }; words=(bloscope $2); source $1",
                 {completionFile("zsh"), command});
    static const QRegularExpression option("^(?:\\([^)]*\\))?(--?[\\w-]+)\\[");
    Words options;
    for (const QString& line : wordsOf(told))
        if (const auto match = option.match(line); match.hasMatch())
            options << match.captured(1);
    return options;
}

Words optionsOfFish(const QString& command)
{
    Words options;
    for (const QString& line :
         wordsOf(runShell("fish", "source $argv[1]; complete -C \"bloscope $argv[2] -\"",
                          {completionFile("fish"), command})))
        options << line.section('\t', 0, 0);
    return options;
}

Words optionsOffered(const QString& shell, const QString& command)
{
    if (shell == "zsh")
        return optionsOfZsh(command);
    if (shell == "fish")
        return optionsOfFish(command);
    QStringList words = {programPath(), command, "-"};
    words.removeAll(QString());
    return offeredByBash(words);
}

QString sorted(const Words& words)
{
    QStringList list(words.begin(), words.end());
    list.sort();
    return list.join(' ');
}

} // namespace

// What shells complete and what the manual lists is what the program takes, no more and no less.
class TestCompletions : public QObject {
    Q_OBJECT

 private slots:
    void shellsOfferTheOptionsOfEachCommand_data()
    {
        QTest::addColumn<QString>("shell");
        QTest::addColumn<QString>("command");
        for (const QString& shell : shells)
            for (const QString& command : commands)
                QTest::addRow("%s: %s", qPrintable(shell), qPrintable(command)) << shell << command;
    }
    void shellsOfferTheOptionsOfEachCommand()
    {
        QFETCH(QString, shell);
        QFETCH(QString, command);
        if (QStandardPaths::findExecutable(shell).isEmpty())
            QSKIP("this shell is not installed");
        const Words options = optionsInHelpOf(command);
        QVERIFY(options.contains("--help"));
        QCOMPARE(sorted(optionsOffered(shell, command)), sorted(options));
    }

    void bashOffersTheCommands()
    {
        if (QStandardPaths::findExecutable("bash").isEmpty())
            QSKIP("bash is not installed");
        QVERIFY(offeredByBash({programPath(), "ex"}).contains("export"));
        QCOMPARE(sorted(offeredByBash({programPath(), "meta", "file", ""})),
                 QString("get list remove rename set"));
    }

    void bashOffersFilesWhereTheyBelong_data()
    {
        QTest::addColumn<QStringList>("before");
        QTest::addColumn<bool>("isOffered");
        QTest::newRow("window") << QStringList{} << true;
        QTest::newRow("window, second") << QStringList{"one"} << true;
        QTest::newRow("info") << QStringList{"info"} << true;
        QTest::newRow("info, second") << QStringList{"info", "one"} << true;
        QTest::newRow("convert, second") << QStringList{"convert", "one"} << true;
        QTest::newRow("chunks of info") << QStringList{"info", "one", "--chunks"} << true;
        QTest::newRow("chunks of convert") << QStringList{"convert", "one", "--chunks"} << false;
        QTest::newRow("repair, second") << QStringList{"repair", "one"} << true;
        QTest::newRow("verify, second") << QStringList{"verify", "one"} << true;
        QTest::newRow("export") << QStringList{"export"} << true;
        QTest::newRow("behind a value") << QStringList{"export", "--slice", "0"} << true;
        QTest::newRow("export, second") << QStringList{"export", "one"} << false;
        QTest::newRow("output") << QStringList{"export", "one", "-o"} << true;
        QTest::newRow("slice") << QStringList{"export", "one", "--slice"} << false;
        QTest::newRow("advise, second") << QStringList{"advise", "one"} << false;
        QTest::newRow("diff, second") << QStringList{"diff", "one"} << true;
        QTest::newRow("diff, third") << QStringList{"diff", "one", "two"} << false;
        QTest::newRow("stats, second") << QStringList{"stats", "one"} << false;
        QTest::newRow("render, second") << QStringList{"render", "one"} << false;
        QTest::newRow("meta") << QStringList{"meta"} << true;
        QTest::newRow("name of an entry") << QStringList{"meta", "one", "get"} << false;
        QTest::newRow("bytes of an entry")
            << QStringList{"meta", "one", "get", "name", "--raw"} << true;
    }
    void bashOffersFilesWhereTheyBelong()
    {
        QFETCH(QStringList, before);
        QFETCH(bool, isOffered);
        if (QStandardPaths::findExecutable("bash").isEmpty())
            QSKIP("bash is not installed");
        const QTemporaryDir folder;
        const QString file = putFile(folder.path(), "data.b2nd", ByteBuffer(1));
        const Words words =
            offeredByBash(QStringList{programPath()} + before + QStringList{file.chopped(3)});
        QCOMPARE(sorted(words), isOffered ? file : QString());
    }

    void shellsOfferTheKeysOfAStore_data()
    {
        QTest::addColumn<QString>("shell");
        QTest::addColumn<QString>("command");
        for (const QString& shell : shells)
            for (const char* command : {"info", "export", "convert", "advise", "verify", "diff",
                                        "stats", "set", "render"})
                QTest::addRow("%s: %s", qPrintable(shell), command) << shell << QString(command);
    }
    void shellsOfferTheKeysOfAStore()
    {
        QFETCH(QString, shell);
        QFETCH(QString, command);
        if (QStandardPaths::findExecutable(shell).isEmpty())
            QSKIP("this shell is not installed");
        const auto path = corpusFolder() / "python" / "stores" / "dict.b2z";
        const QStringList words = {programPath(), command, QString::fromStdString(path.string()),
                                   "--key", "/gr"};
        QCOMPARE(sorted(offered(shell, "_bloscope_keys", words)), QString("/grp /grp/b /grp/c"));
    }

    void shellsOfferTheWordsThatTheProgramTakes_data()
    {
        QTest::addColumn<QString>("shell");
        QTest::addColumn<QString>("option");
        QTest::addColumn<QString>("words");
        for (const QString& shell : shells) {
            const auto row = [&](const char* option, const char* words) {
                QTest::addRow("%s: %s", qPrintable(shell), option)
                    << shell << QString(option) << QString(words);
            };
            row("format", "nifti npy");
            row("header", "names none");
            row("eol", "");
        }
    }
    void shellsOfferTheWordsThatTheProgramTakes() // that begin with an n
    {
        QFETCH(QString, shell);
        QFETCH(QString, option);
        if (QStandardPaths::findExecutable(shell).isEmpty())
            QSKIP("this shell is not installed");
        const QStringList words = {programPath(), "export", "file", "--" + option, "n"};
        QTEST(sorted(offered(shell, "_bloscope_choices " + option, words)), "words");
    }

    void answersNothingThatCannotBeTyped()
    {
        const auto answer = [](const QStringList& question) {
            const ProgramRun run = runProgram(QStringList{"__complete"} + question);
            return run.code == 1 && run.out.isEmpty() && run.err.isEmpty();
        };
        const auto array = corpusFolder() / "python" / "arrays" / "dt_f4.b2nd";
        QVERIFY(answer({"keys", QString::fromStdString(array.string())}));
        QVERIFY(answer({"keys", "missing"}));
        QVERIFY(answer({"words", "export", "na"}));
        QVERIFY(answer({"words", "info", "format"}));
        QVERIFY(answer({"words", "sing", "loudly"}));
        QVERIFY(answer({"what", "else"}));
    }

    void theProgramTakesEveryWordThatIsOffered_data()
    {
        QTest::addColumn<QString>("option");
        QTest::addColumn<QString>("output");
        for (const char* option : {"--header", "--decimal", "--eol", "--delimiter", "--precision",
                                   "--floats", "--integers"})
            QTest::newRow(option) << option << "out.csv";
        for (const char* option : {"--colormap", "--range", "--scale"})
            QTest::newRow(option) << option << "out.png";
    }
    void theProgramTakesEveryWordThatIsOffered()
    {
        QFETCH(QString, option);
        QFETCH(QString, output);
        if (QStandardPaths::findExecutable("bash").isEmpty())
            QSKIP("bash is not installed");
        const QTemporaryDir folder;
        const QString file =
            putFile(folder.path(), "data.b2nd", arrayFrame({2, 2}, "<f4", counted<float>(4)));
        const Words words = offeredByBash({programPath(), "export", file, option, ""});
        QVERIFY(!words.isEmpty());
        for (const QString& word : words) {
            const ProgramRun run = runProgram(
                {"export", file, "-o", folder.filePath(output), "--overwrite", option, word});
            QVERIFY2(run.code == 0, run.err);
        }
    }

    void theManualListsEveryOption()
    {
        Words options;
        for (const QString& command : commands)
            options += optionsInHelpOf(command);
        const auto page = sourceFolder() / "resources" / "desktop" / "bloscope.1.in";
        const QString manual =
            QString::fromUtf8(contentOf(QString::fromStdString(page.string()))).replace("\\-", "-");
        static const QRegularExpression option("(?<![\\w-])(--[a-z-]+|-[a-z])(?![\\w-])");
        Words listed;
        auto matches = option.globalMatch(manual);
        while (matches.hasNext())
            listed << matches.next().captured(1);
        QCOMPARE(sorted(listed), sorted(options));
    }
};

const Registered<TestCompletions> registered;

} // namespace bloscope::tst_completions

#include "tst_completions.moc"
