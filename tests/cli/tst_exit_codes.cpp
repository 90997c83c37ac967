#include "tests/cli/process_control.h"
#include "tests/support/corpus.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QDir>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_exit_codes {

using namespace test;

namespace {

struct TableLine {
    int code;
    QString when;
    QString example;
    bool isInterrupted; // by us, while it runs
};

// "| 1 | when | `bloscope ...` |": the lines of the table in the guide.
std::vector<TableLine> documentedLines()
{
    static const QRegularExpression row(
        "^\\| (\\d+) \\| (.+) \\| (Ctrl\\+C in )?`(bloscope .+)` \\|$");
    const auto page = sourceFolder() / "docs" / "guide" / "command-line.md";
    const QString text = QString::fromUtf8(contentOf(QString::fromStdString(page.string())));
    std::vector<TableLine> lines;
    for (const QString& line : text.mid(text.indexOf("## Exit codes")).split('\n'))
        if (const auto match = row.match(line); match.hasMatch())
            lines.push_back({match.captured(1).toInt(), match.captured(2), match.captured(4),
                             !match.captured(3).isEmpty()});
    return lines;
}

} // namespace

// Every line of the table of exit codes, run as it stands there.
class TestExitCodes : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        const ByteBuffer good = arrayFrame({2, 64}, {1, 64}, {1, 64}, "u1", ByteBuffer(128));
        ByteBuffer damaged =
            arrayFrame({2, 64}, {1, 64}, {1, 64}, "u1", nearlyAlike(128, std::byte{3}));
        damageBlock(damaged, 1);
        put("good.b2nd", good);
        put("damaged.b2nd", damaged);
        put("empty.b2nd", {});
        put("notes.txt", counted<std::uint8_t>(200));
        put("store.b2z", contentOfFile(corpusFolder() / "python/stores/tree.b2z"));
        // writing this takes minutes: only the signal ends it
        put("huge.b2nd", unstoredArrayFrame({20'000, 1'000'000}, {1000, 1000}, {100, 1000}, "<f4"));
        QVERIFY(QDir(m_folder->path()).mkdir("folder"));
    }

    void areThoseOfTheGuide_data()
    {
        QTest::addColumn<QString>("example");
        QTest::addColumn<int>("code");
        QTest::addColumn<bool>("isInterrupted");
        for (const TableLine& line : documentedLines())
            QTest::newRow(qPrintable(line.when)) << line.example << line.code << line.isInterrupted;
    }

    void areThoseOfTheGuide()
    {
        QFETCH(QString, example);
        QFETCH(int, code);
        QFETCH(bool, isInterrupted);
        if (example == "bloscope good.b2nd" && !displayMayBeMissing())
            QSKIP(noMissingDisplay);
        if (isInterrupted && endingSignals().empty())
            QSKIP(noSignals);
        const ProgramRun run =
            isInterrupted ? interrupted(example)
            : example.contains('>')
                ? runInShell(example, m_folder->path()).value_or(ProgramRun{code, {}, {}})
                : runLine(example, m_folder->path());
        QVERIFY2(run.code == code, run.err + run.out);
        const bool isToldInOutput =
            run.out.contains("1 damaged") || run.out.startsWith("A: ") || run.out.contains("lost");
        const bool isSilent =
            code == 0 || code == 130 || isToldInOutput || example.endsWith("2>&1");
        QCOMPARE(run.err.isEmpty(), isSilent);
    }

    void areAllInTheGuide()
    {
        QSet<int> codes;
        for (const TableLine& line : documentedLines())
            codes << line.code;
        QCOMPARE(codes, (QSet<int>{0, 1, 2, 3, 130}));
    }

 private:
    // Some time after it has begun.
    ProgramRun interrupted(const QString& example) const
    {
        const auto process = newProcess(QProcess::splitCommand(example).mid(1));
        process->setWorkingDirectory(m_folder->path());
        process->start();
        process->waitForFinished(500);
        return interrupt(*process) ? ended(*process) : ProgramRun();
    }

    void put(const QString& name, const ByteBuffer& bytes) const
    {
        putFile(m_folder->path(), name, bytes);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

const Registered<TestExitCodes> registered;

} // namespace bloscope::tst_exit_codes

#include "tst_exit_codes.moc"
