#include "core/store/store.h"
#include "tests/corpus/entry_rows.h"
#include "tests/support/byte_cover.h"
#include "tests/support/registered_test.h"

#include <fmt/format.h>

namespace bloscope::tst_corpus_bytes {

using namespace test;

namespace {

// What lies in one entry of the corpus: a file, the chunk files beside it, the frames within it.
class Covered {
 public:
    void check(const Container& container)
    {
        if (const auto* frame = std::get_if<FramePtr>(&container))
            return check("the file", *frame);
        const StorePtr& store = std::get<StorePtr>(container);
        check("the embedded frame", store->embedded());
        checkLeaves(*store, store->root());
    }

    int files() const { return m_files; }
    const Differences& differences() const { return m_differences; }

 private:
    void check(const std::string& name, const FramePtr& frame)
    {
        if (!frame)
            return;
        take(name, ByteMap::of(frame));
        if (frame->kind() != FrameKind::Sparse)
            return;
        for (std::int64_t n = 0; n < std::min<std::int64_t>(frame->chunkCount(), 1000); ++n)
            if (const auto entry = frame->indexEntry(n); entry && entry->stored())
                if (const Result<ByteMapPtr> map = ByteMap::ofChunkFile(frame, n))
                    take(fmt::format("{}, chunk {}", name, n), map);
    }

    void checkLeaves(const Store& store, const StoreNode& node)
    {
        if (node.kind == StoreNode::Kind::Leaf)
            if (const Result<FramePtr> frame = store.openLeaf(node.key))
                check(node.key, *frame);
        for (const StoreNode& child : node.children)
            checkLeaves(store, child);
    }

    void take(const std::string& name, const Result<ByteMapPtr>& map)
    {
        ++m_files;
        const std::string complaint = map ? complaintAboutCover(**map) : map.error().text();
        if (!complaint.empty())
            m_differences.add(name + ": " + complaint);
    }

    int m_files = 0;
    Differences m_differences;
};

std::vector<CorpusEntry> allEntries()
{
    std::vector<CorpusEntry> entries = readManifest(corpusFolder() / "manifest.json");
    for (CorpusEntry& entry : readManifest(corpusFolder() / "malformed" / "manifest.json"))
        entries.push_back(std::move(entry));
    return entries;
}

} // namespace

// For every file of the corpus, whole or damaged, every file of chunks of its sparse frames and
// every member of its archives: named ranges that cover it without gap and overlap.
class TestCorpusBytes : public QObject {
    Q_OBJECT

 private:
    EntryRows m_rows{allEntries()};
    int m_files = 0;

 private slots:
    void everyByteHasAName_data()
    {
        m_rows.add([](const CorpusEntry&) { return true; });
    }
    void everyByteHasAName()
    {
        QFETCH(const CorpusEntry*, entry);
        const Result<Container> container = openContainer(entry->file);
        if (!container)
            return; // nothing of it is described
        Covered covered;
        covered.check(*container);
        m_files += covered.files();
        QVERIFY2(covered.differences().empty(), covered.differences().text().c_str());
    }

    void saysHowManyFilesWereCovered()
    {
        qInfo("%d files are covered", m_files);
        QVERIFY(m_files > 0);
    }
};

const Registered<TestCorpusBytes> registered;

} // namespace bloscope::tst_corpus_bytes

#include "tst_corpus_bytes.moc"
