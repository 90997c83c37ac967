#include "tests/corpus/bare_chunk.h"
#include "tests/corpus/content.h"
#include "tests/corpus/entry_rows.h"
#include "tests/corpus/facts.h"
#include "tests/corpus/reading.h"
#include "tests/support/registered_test.h"

namespace bloscope::tst_corpus {

using namespace test;

namespace {

const std::string wildFolder = "wild"; // the files of other people, beside the project if at all

std::vector<CorpusEntry> entriesIn(const std::string& folder)
{
    std::vector<CorpusEntry> entries;
    if (folder != wildFolder)
        entries = readManifest(corpusFolder() / "manifest.json");
    else if (const auto shared = sharedCorpusFolder())
        entries = readManifest(*shared / "manifest.json");
    std::erase_if(entries,
                  [&](const CorpusEntry& entry) { return !entry.path.starts_with(folder + "/"); });
    return entries;
}

bool isToBeRefused(const CorpusEntry& entry)
{
    return entry.kind() == "rubbish" || entry.facts.value("verdict", "") == "reject";
}

// What is no Blosc2 file is not opened. A bare chunk shows nothing until it is decoded: damage to
// its data is told then.
Differences differencesFromARefusal(const CorpusEntry& entry)
{
    const Reading reading = readEverything(entry.file);
    const bool mayOpen = entry.kind() == "chunk";
    return reading.refused || (mayOpen && !reading.damage.empty()) ? Differences()
                                                                   : Differences("it opens");
}

} // namespace

// Every entry of one folder of the corpus against what its manifest says the reference library
// finds in it: `tst_corpus FOLDER [options of Qt Test]`.
class TestCorpus : public QObject {
    Q_OBJECT

 public:
    explicit TestCorpus(const std::string& folder) : m_folder(folder), m_rows(entriesIn(folder)) {}

 private:
    const std::string m_folder;
    EntryRows m_rows;

    // Rows for the entries about which the manifest says `member`.
    void addRowsThatHave(const char* member)
    {
        m_rows.add([member](const CorpusEntry& entry) { return entry.facts.contains(member); });
    }

    void addFramesThatHave(const char* member)
    {
        m_rows.add([member](const CorpusEntry& entry) {
            return entry.kind() != "chunk" && entry.facts.contains(member);
        });
    }

    void addBareChunks()
    {
        m_rows.add([](const CorpusEntry& entry) {
            return entry.kind() == "chunk" && entry.facts.contains("sha256");
        });
    }

    void check(Differences (*differencesOf)(const CorpusEntry&))
    {
        QFETCH(const CorpusEntry*, entry);
        m_rows.check(*entry, differencesOf);
    }

    void checkOpened(Differences (*differencesOf)(const OpenedEntry&))
    {
        QFETCH(const CorpusEntry*, entry);
        m_rows.check(*entry, [&](const CorpusEntry& closed) {
            return differencesInOpened(closed, differencesOf);
        });
    }

 private slots:
    void initTestCase()
    {
        if (m_rows.empty() && m_folder == wildFolder)
            QSKIP("../shared/corpus is not there");
        QVERIFY2(!m_rows.empty(), ("no entries in " + m_folder).c_str());
    }

    void opens_data()
    {
        m_rows.add([](const CorpusEntry& entry) { return !isToBeRefused(entry); });
    }
    void opens()
    {
        checkOpened([](const OpenedEntry&) { return Differences(); });
    }

    void refuses_data() { m_rows.add(isToBeRefused); }
    void refuses() { check(differencesFromARefusal); }

    void facts_data() { addRowsThatHave("frame"); }
    void facts() { checkOpened(differencesInFacts); }

    void metadata_data() { addRowsThatHave("frame"); }
    void metadata() { checkOpened(differencesInMetadata); }

    void chunkHeaders_data() { addRowsThatHave("chunks"); }
    void chunkHeaders() { checkOpened(differencesInChunkHeaders); }

    void chunks_data() { addRowsThatHave("chunks"); }
    void chunks() { checkOpened(differencesInChunks); }

    void content_data() { addFramesThatHave("sha256"); }
    void content() { checkOpened(differencesInContent); }

    void slices_data() { addFramesThatHave("slices"); }
    void slices() { checkOpened(differencesInSlices); }

    void cells_data() { addRowsThatHave("cells"); }
    void cells() { checkOpened(differencesInCells); }

    void texts_data() { addRowsThatHave("cells"); }
    void texts() { checkOpened(differencesInTexts); }

    void bareChunkHeader_data() { addBareChunks(); }
    void bareChunkHeader() { check(differencesInBareChunkHeader); }

    void bareChunkContent_data() { addBareChunks(); }
    void bareChunkContent() { check(differencesInBareChunk); }

    void bareChunkSlices_data() { addBareChunks(); }
    void bareChunkSlices() { check(differencesInBareChunkSlices); }

    void variableBlocks_data() { addRowsThatHave("vlblocks"); }
    void variableBlocks() { check(differencesInVariableBlocks); }

    void leavesNoEntryOut() { m_rows.checkThatNoneWasLeftOut(); }
};

int runInFolder(int argc, char** argv)
{
    if (argc < 2)
        qFatal("usage: corpus_tests corpus FOLDER [options of Qt Test]");
    TestCorpus test(argv[1]);
    return QTest::qExec(&test, argc - 1, argv + 1);
}

const RegisteredTest registered(TestCorpus::staticMetaObject, runInFolder);

} // namespace bloscope::tst_corpus

#include "tst_corpus.moc"
