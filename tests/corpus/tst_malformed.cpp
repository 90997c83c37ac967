#include "tests/corpus/not_supported_yet.h"
#include "tests/corpus/reading.h"
#include "tests/support/allocations.h"

#include <QElapsedTimer>
#include <QRegularExpression>
#include <QTest>
#include <iterator>

using namespace bloscope;
using namespace bloscope::test;

namespace {

constexpr qint64 mostMilliseconds = 2000;
constexpr std::size_t mostBytes = 32UL << 20; // the files hold a few kilobytes, one 24 megabytes

// Two words or more, none of them a bare number, and no full stop.
bool isASentence(const std::string& text)
{
    static const QRegularExpression words("^\\S.*[a-z]{2,}.* \\S*[a-z]{2,}.*[^.\\s]$",
                                          QRegularExpression::DotMatchesEverythingOption);
    return words.match(QString::fromStdString(text)).hasMatch();
}

std::vector<std::string> everySentenceOf(const Reading& reading)
{
    std::vector<std::string> sentences = reading.damage;
    sentences.insert(sentences.end(), reading.notes.begin(), reading.notes.end());
    if (reading.refused)
        sentences.push_back(*reading.refused);
    return sentences;
}

} // namespace

// Every broken file of the corpus: refused or opened as its manifest says, with a sentence, quickly
// and without taking more memory than the file deserves.
class TestMalformed : public QObject {
    Q_OBJECT

 private:
    const std::vector<CorpusEntry> m_entries =
        readManifest(corpusFolder() / "malformed" / "manifest.json");

 private slots:
    void readsWhatCanBeReadAndSaysWhatCannot_data()
    {
        QTest::addColumn<const CorpusEntry*>("entry");
        for (const CorpusEntry& entry : m_entries)
            QTest::newRow(entry.path.c_str()) << &entry;
    }

    void readsWhatCanBeReadAndSaysWhatCannot()
    {
        QFETCH(const CorpusEntry*, entry);
        if (const auto reason = notSupportedYet(*entry, Aspect::Opening))
            QSKIP(("not supported yet: " + *reason).c_str());

        restartAllocationCount();
        QElapsedTimer timer;
        timer.start();
        const Reading reading = readEverything(entry->file);
        const qint64 milliseconds = timer.elapsed();
        const std::size_t bytes = peakAllocatedBytes();

        const Differences differences =
            differencesFromVerdict(reading, entry->facts.at("expected"));
        QVERIFY2(differences.empty(), differences.text().c_str());
        for (const std::string& sentence : everySentenceOf(reading))
            QVERIFY2(isASentence(sentence), sentence.c_str());
        QVERIFY2(milliseconds < mostMilliseconds, qPrintable(QString::number(milliseconds)));
        QVERIFY2(bytes < mostBytes, qPrintable(QString::number(bytes)));
    }
};

QTEST_APPLESS_MAIN(TestMalformed)
#include "tst_malformed.moc"
