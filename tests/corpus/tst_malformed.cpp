#include "tests/corpus/malformed_setup.h"
#include "tests/corpus/reading.h"
#include "tests/support/allocations.h"
#include "tests/support/corpus.h"
#include "tests/support/processor_time.h"
#include "tests/support/registered_test.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <iterator>

namespace bloscope::tst_malformed {

using namespace test;

namespace {

constexpr qint64 mostMilliseconds = 4000;   // of the processors: two seconds of two
constexpr std::size_t mostBytes = 32 << 20; // the files hold a few kilobytes, one 24 megabytes

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
    QTemporaryDir m_copies;

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
        const auto path = malformedFile(*entry, m_copies.path().toStdString());
        if (!path)
            QSKIP(noSetup);
        restartAllocationCount();
        const ProcessorTime time;
        const Reading reading = readEverything(*path);
        const qint64 milliseconds = time.milliseconds();
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

const Registered<TestMalformed> registered;

} // namespace bloscope::tst_malformed

#include "tst_malformed.moc"
