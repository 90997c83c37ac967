#include "tests/corpus/entry_rows.h"
#include "tests/corpus/python_entry.h"
#include "tests/corpus/python_objects.h"
#include "tests/support/registered_test.h"

namespace bloscope::tst_corpus_python {

using namespace test;

namespace {

bool hasContent(const CorpusEntry& entry)
{
    return entry.facts.contains("sha256") || entry.facts.contains("sha256_c_order");
}

} // namespace

// Files as the Python programs around Blosc2 write them, against what python-blosc2 finds in them.
class TestCorpusPython : public QObject {
    Q_OBJECT

 private:
    EntryRows m_rows{readManifest(corpusFolder() / "python" / "manifest.json")};

    void check(Differences (*differencesOf)(const OpenedEntry&))
    {
        QFETCH(const CorpusEntry*, entry);
        m_rows.check(*entry, [&](const CorpusEntry& closed) {
            return differencesInOpened(closed, differencesOf);
        });
    }

 private slots:
    void layout_data()
    {
        m_rows.add([](const CorpusEntry& entry) { return !isStoreEntry(entry.facts); });
    }
    void layout() { check(differencesInPythonLayout); }

    void metadata_data() { layout_data(); }
    void metadata() { check(differencesInPythonMetadata); }

    void content_data() { m_rows.add(hasContent); }
    void content() { check(differencesInPythonContent); }

    void values_data()
    {
        m_rows.add([](const CorpusEntry& entry) { return entry.facts.contains("values"); });
    }
    void values() { check(differencesInPythonValues); }

    void items_data()
    {
        m_rows.add([](const CorpusEntry& entry) { return holdsItems(entry.facts); });
    }
    void items()
    {
        check([](const OpenedEntry& opened) {
            return differencesInPythonItems(opened.frame(), opened.facts());
        });
    }

    void fetchedChunks_data()
    {
        m_rows.add([](const CorpusEntry& entry) { return entry.facts.contains("fetched_chunks"); });
    }
    void fetchedChunks() { check(differencesInFetchedChunks); }

    void storesAndTables_data()
    {
        m_rows.add([](const CorpusEntry& entry) { return isStoreEntry(entry.facts); });
    }
    void storesAndTables()
    {
        QFETCH(const CorpusEntry*, entry);
        m_rows.check(*entry, differencesInPythonStore);
    }

    void leavesNoEntryOut() { m_rows.checkThatNoneWasLeftOut(); }
};

const Registered<TestCorpusPython> registered;

} // namespace bloscope::tst_corpus_python

#include "tst_corpus_python.moc"
