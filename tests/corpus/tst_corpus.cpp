#include "core/frame/open_path.h"
#include "tests/corpus/bare_chunk.h"
#include "tests/corpus/content.h"
#include "tests/corpus/facts.h"
#include "tests/corpus/not_supported_yet.h"

#include <QTest>
#include <algorithm>
#include <map>
#include <set>

using namespace bloscope;
using namespace bloscope::test;

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

} // namespace

// Every entry of one folder of the corpus against what its manifest says the reference library
// finds in it: `tst_corpus FOLDER [options of Qt Test]`.
class TestCorpus : public QObject {
    Q_OBJECT

 public:
    explicit TestCorpus(const std::string& folder) : m_folder(folder), m_entries(entriesIn(folder))
    {
    }

 private:
    const std::string m_folder;
    const std::vector<CorpusEntry> m_entries;
    std::set<std::string> m_passed;
    std::map<std::string, std::set<std::string>> m_excused; // reason -> entries

    template <class Wanted>
    void addRows(const Wanted& wanted)
    {
        QTest::addColumn<const CorpusEntry*>("entry");
        if (std::ranges::none_of(m_entries, wanted))
            QSKIP("the folder has no such entries");
        for (const CorpusEntry& entry : m_entries)
            if (wanted(entry))
                QTest::newRow(entry.path.c_str()) << &entry;
    }

    // Rows for the entries about which the manifest says `member`.
    void addRowsThatHave(const char* member)
    {
        addRows([member](const CorpusEntry& entry) { return entry.facts.contains(member); });
    }

    void addFramesThatHave(const char* member)
    {
        addRows([member](const CorpusEntry& entry) {
            return entry.kind() != "chunk" && entry.facts.contains(member);
        });
    }

    void addBareChunks()
    {
        addRows([](const CorpusEntry& entry) {
            return entry.kind() == "chunk" && entry.facts.contains("sha256");
        });
    }

    // Runs `differencesOf` for the entry of the row, unless there is a reason not to.
    template <class DifferencesOf>
    void check(Aspect aspect, const DifferencesOf& differencesOf)
    {
        QFETCH(const CorpusEntry*, entry);
        if (const auto reason = notSupportedYet(*entry, aspect)) {
            m_excused[*reason].insert(entry->path);
            QSKIP(("not supported yet: " + *reason).c_str());
        }
        const Differences differences = differencesOf(*entry);
        QVERIFY2(differences.empty(), differences.text().c_str());
        m_passed.insert(entry->path);
    }

    void checkOpened(Aspect aspect, Differences (*differencesOf)(const OpenedEntry&))
    {
        check(aspect, [&](const CorpusEntry& entry) {
            Differences differences;
            const Result<OpenedEntry> opened = OpenedEntry::open(entry);
            if (opened)
                return differencesOf(*opened);
            differences.add(opened.error().text());
            return differences;
        });
    }

 private slots:
    void initTestCase()
    {
        if (m_entries.empty() && m_folder == wildFolder)
            QSKIP("../shared/corpus is not there");
        QVERIFY2(!m_entries.empty(), ("no entries in " + m_folder).c_str());
    }

    void opens_data()
    {
        addRows([](const CorpusEntry& entry) { return !isToBeRefused(entry); });
    }
    void opens()
    {
        check(Aspect::Opening, [](const CorpusEntry& entry) {
            Differences differences;
            const Result<FramePtr> frame = openPath(entry.file);
            if (!frame)
                differences.add(frame.error().text());
            return differences;
        });
    }

    void refuses_data() { addRows(isToBeRefused); }
    void refuses()
    {
        check(Aspect::Opening, [](const CorpusEntry& entry) {
            Differences differences;
            const Result<FramePtr> frame = openPath(entry.file);
            if (frame)
                differences.add("it opens");
            return differences;
        });
    }

    void facts_data() { addRowsThatHave("frame"); }
    void facts() { checkOpened(Aspect::Facts, differencesInFacts); }

    void metadata_data() { addRowsThatHave("frame"); }
    void metadata() { checkOpened(Aspect::Metadata, differencesInMetadata); }

    void chunkHeaders_data() { addRowsThatHave("chunks"); }
    void chunkHeaders() { checkOpened(Aspect::ChunkHeaders, differencesInChunkHeaders); }

    void chunks_data() { addRowsThatHave("chunks"); }
    void chunks() { checkOpened(Aspect::Bytes, differencesInChunks); }

    void content_data() { addFramesThatHave("sha256"); }
    void content() { checkOpened(Aspect::Bytes, differencesInContent); }

    void slices_data() { addFramesThatHave("slices"); }
    void slices() { checkOpened(Aspect::Bytes, differencesInSlices); }

    void cells_data() { addRowsThatHave("cells"); }
    void cells() { checkOpened(Aspect::Bytes, differencesInCells); }

    void texts_data() { addRowsThatHave("cells"); }
    void texts() { checkOpened(Aspect::Texts, differencesInTexts); }

    void bareChunkHeader_data() { addBareChunks(); }
    void bareChunkHeader() { check(Aspect::ChunkHeaders, differencesInBareChunkHeader); }

    void bareChunkContent_data() { addBareChunks(); }
    void bareChunkContent() { check(Aspect::Bytes, differencesInBareChunk); }

    void bareChunkSlices_data() { addBareChunks(); }
    void bareChunkSlices() { check(Aspect::Bytes, differencesInBareChunkSlices); }

    // Counts what was passed and what was excused. Every entry is in one of the two.
    void leavesNoEntryOut()
    {
        if (m_passed.empty() && m_excused.empty())
            QSKIP("no other test was run");
        std::set<std::string> excused;
        for (const auto& [reason, entries] : m_excused) {
            qInfo("not supported yet: %zu with %s", entries.size(), reason.c_str());
            excused.insert(entries.begin(), entries.end());
        }
        qInfo("of %zu entries %zu are right in everything", m_entries.size(),
              m_entries.size() - excused.size());
        for (const CorpusEntry& entry : m_entries)
            QVERIFY2(m_passed.contains(entry.path) || excused.contains(entry.path),
                     entry.path.c_str());
    }
};

int main(int argc, char** argv)
{
    if (argc < 2)
        qFatal("usage: tst_corpus FOLDER [options of Qt Test]");
    TestCorpus test(argv[1]);
    argv[1] = argv[0];
    return QTest::qExec(&test, argc - 1, argv + 1);
}

#include "tst_corpus.moc"
