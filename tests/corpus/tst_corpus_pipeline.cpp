#include "core/inspect/block_pipeline.h"
#include "core/store/store.h"
#include "tests/corpus/entry_rows.h"
#include "tests/support/registered_test.h"

#include <fmt/format.h>

namespace bloscope::tst_corpus_pipeline {

using namespace test;

namespace {

constexpr std::int64_t mostChunks = 40; // of a frame
constexpr std::int32_t mostBlocks = 8;  // of a chunk

// What a block decodes to, at the end of its steps and at once.
std::string complaintAbout(const Frame& frame, const Chunk& chunk, std::int64_t n,
                           std::int32_t block)
{
    const Result<BlockPipeline> pipeline = pipelineOf(frame, {.chunk = n, .block = block});
    if (!pipeline)
        return pipeline.error().text();
    ByteBuffer whole(static_cast<std::size_t>(chunk.blockBytes(block)));
    const Result<> decoded = chunk.decodeBlock(block, whole);
    const PipelineStep& last = pipeline->steps.back();
    if (!decoded)
        return last.bytes ? "every step was done, but not all of them" : std::string();
    if (!last.bytes)
        return last.name + ": " + last.problem;
    return *last.bytes == whole ? std::string() : last.name + " ends in other bytes";
}

} // namespace

// Blocks of every file of the corpus, whole or damaged: their steps end in what decoding them at
// once gives, or in a sentence where that fails.
class TestCorpusPipeline : public QObject {
    Q_OBJECT

 private:
    EntryRows m_rows{[] {
        std::vector<CorpusEntry> entries = readManifest(corpusFolder() / "manifest.json");
        for (CorpusEntry& entry : readManifest(corpusFolder() / "malformed" / "manifest.json"))
            entries.push_back(std::move(entry));
        return entries;
    }()};
    int m_blocks = 0;

 private slots:
    void endsInWhatIsDecoded_data()
    {
        m_rows.add([](const CorpusEntry&) { return true; });
    }
    void endsInWhatIsDecoded()
    {
        QFETCH(const CorpusEntry*, entry);
        const Result<Container> container = openContainer(entry->file);
        const auto* frame = container ? std::get_if<FramePtr>(&*container) : nullptr;
        if (!frame)
            return; // nothing with chunks
        for (std::int64_t n = 0; n < std::min((*frame)->chunkCount(), mostChunks); ++n) {
            const Result<ChunkPtr> chunk = (*frame)->chunk(n);
            if (!chunk)
                continue;
            for (std::int32_t block = 0; block < std::min((*chunk)->blockCount(), mostBlocks);
                 ++block) {
                ++m_blocks;
                const std::string complaint = complaintAbout(**frame, **chunk, n, block);
                QVERIFY2(complaint.empty(),
                         fmt::format("chunk {}, block {}: {}", n, block, complaint).c_str());
            }
        }
    }

    void saysHowManyBlocksWereShown()
    {
        qInfo("%d blocks were taken apart", m_blocks);
        QVERIFY(m_blocks > 0);
    }
};

const Registered<TestCorpusPipeline> registered;

} // namespace bloscope::tst_corpus_pipeline

#include "tst_corpus_pipeline.moc"
