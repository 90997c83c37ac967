#include "tests/corpus/entry_rows.h"
#include "tests/corpus/python_entry.h"

using namespace bloscope::test;

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

    void check(Aspect aspect, Differences (*differencesOf)(const OpenedEntry&))
    {
        QFETCH(const CorpusEntry*, entry);
        m_rows.check(
            *entry, notSupportedYetOfPython(*entry, aspect),
            [&](const CorpusEntry& closed) { return differencesInOpened(closed, differencesOf); });
    }

 private slots:
    void layout_data()
    {
        m_rows.add([](const CorpusEntry&) { return true; });
    }
    void layout() { check(Aspect::Facts, differencesInPythonLayout); }

    void metadata_data() { layout_data(); }
    void metadata() { check(Aspect::Metadata, differencesInPythonMetadata); }

    void content_data() { m_rows.add(hasContent); }
    void content() { check(Aspect::Bytes, differencesInPythonContent); }

    void values_data()
    {
        m_rows.add([](const CorpusEntry& entry) { return entry.facts.contains("values"); });
    }
    void values() { check(Aspect::Texts, differencesInPythonValues); }

    void leavesNoEntryOut() { m_rows.checkThatNoneWasLeftOut(); }
};

QTEST_APPLESS_MAIN(TestCorpusPython)
#include "tst_corpus_python.moc"
