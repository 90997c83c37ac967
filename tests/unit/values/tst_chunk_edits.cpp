#include "core/values/chunk_edits.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

#include <QTest>
#include <random>

namespace bloscope::tst_chunk_edits {

using namespace test;

namespace {

constexpr std::size_t chunkBytes = 5000;

// What edits are meant to be: byte by byte.
using Model = std::vector<std::optional<std::byte>>;

// Runs somewhere in the chunk, sorted and apart; their bytes live in `bytes`.
std::vector<ByteRun> randomRuns(std::mt19937& random, const ByteBuffer& bytes)
{
    std::vector<ByteRun> runs;
    const std::size_t longest = random() % 3 == 0 ? 3 : 200;
    for (std::size_t at = random() % 100; at < chunkBytes; at += 1 + random() % (2 * longest)) {
        const std::size_t size = std::min(1 + random() % longest, chunkBytes - at);
        runs.push_back({static_cast<std::int64_t>(at), ByteView(bytes).subspan(at, size)});
        at += size;
    }
    return runs;
}

void layOver(Model& model, const std::vector<ByteRun>& runs)
{
    for (const ByteRun& run : runs)
        std::ranges::copy(run.bytes, model.begin() + run.begin);
}

// Nothing, or where they differ.
std::string difference(const ChunkEdits* edits, const Model& model)
{
    std::int64_t edited = 0;
    for (std::size_t i = 0; i < model.size(); ++i) {
        const auto at = static_cast<std::int64_t>(i);
        std::byte shown{0};
        if (edits)
            edits->apply(at, {&shown, 1});
        if (shown != model[i].value_or(std::byte{0}))
            return "byte " + std::to_string(i);
        if ((edits && edits->touches(at, 1)) != model[i].has_value())
            return "touches " + std::to_string(i);
        edited += model[i].has_value() ? 1 : 0;
    }
    return (edits ? edits->byteCount() : 0) == edited ? "" : "count";
}

} // namespace

class TestChunkEdits : public QObject {
    Q_OBJECT

    SystemFileCalls m_calls;
    std::shared_ptr<SpillStore> m_store = SpillStore::create(m_calls);

 private slots:
    void areWhatWasWrittenLast()
    {
        std::mt19937 random(1);
        for (int turn = 0; turn < 20; ++turn) {
            Model model(chunkBytes);
            ChunkEditsPtr edits;
            for (unsigned step = 0; step < 6; ++step) {
                const ByteBuffer bytes = noise(chunkBytes, random());
                const auto runs = randomRuns(random, bytes);
                layOver(model, runs);
                edits = *ChunkEdits::over(edits, runs, *m_store);
                QCOMPARE(difference(edits.get(), model), std::string());
            }
        }
    }

    void applyToAnyPart()
    {
        std::mt19937 random(2);
        const ByteBuffer bytes = noise(chunkBytes);
        const ByteBuffer below = noise(chunkBytes, 2);
        const auto runs = randomRuns(random, bytes);
        const ChunkEditsPtr edits = *ChunkEdits::over(nullptr, runs, *m_store);
        ByteBuffer whole = below;
        edits->apply(0, whole);
        for (int turn = 0; turn < 300; ++turn) {
            const std::size_t begin = random() % chunkBytes;
            const std::size_t size = random() % (chunkBytes - begin);
            ByteBuffer part(below.begin() + static_cast<std::ptrdiff_t>(begin),
                            below.begin() + static_cast<std::ptrdiff_t>(begin + size));
            edits->apply(static_cast<std::int64_t>(begin), part);
            QVERIFY(std::ranges::equal(part, ByteView(whole).subspan(begin, size)));
        }
    }

    void loseWhatIsKnownAnyway()
    {
        std::mt19937 random(3);
        for (int turn = 0; turn < 20; ++turn) {
            const ByteBuffer bytes = noise(chunkBytes);
            ByteBuffer others = bytes;
            for (std::size_t i = 0; i < chunkBytes; i += 1 + random() % 9)
                others[i] = std::byte{0x55};
            const auto runs = randomRuns(random, bytes);
            const auto knownRuns = randomRuns(random, others);
            const ChunkEditsPtr edits = *ChunkEdits::over(nullptr, runs, *m_store);
            const ChunkEditsPtr known = *ChunkEdits::over(nullptr, knownRuns, *m_store);
            Model model(chunkBytes);
            Model knownModel(chunkBytes);
            layOver(model, runs);
            layOver(knownModel, knownRuns);
            for (std::size_t i = 0; i < chunkBytes; ++i)
                if (model[i] == knownModel[i])
                    model[i].reset();
            const ChunkEditsPtr rest = *ChunkEdits::without(*edits, *known, *m_store);
            QCOMPARE(difference(rest.get(), model), std::string());
            QVERIFY(!*ChunkEdits::without(*edits, *edits, *m_store));
        }
    }

    void areEqualWhenTheirBytesAre()
    {
        const ByteBuffer bytes = noise(30);
        const auto at = [&](std::int64_t begin, std::size_t size) {
            return ByteRun{begin, ByteView(bytes).subspan(static_cast<std::size_t>(begin), size)};
        };
        const ChunkEditsPtr one = *ChunkEdits::over(nullptr, {at(5, 10)}, *m_store);
        const ChunkEditsPtr inTwo = *ChunkEdits::over(nullptr, {at(5, 4), at(9, 6)}, *m_store);
        const ChunkEditsPtr shorter = *ChunkEdits::over(nullptr, {at(5, 9)}, *m_store);
        QVERIFY(*one == *inTwo);
        QVERIFY(!(*one == *shorter));
        QCOMPARE(one->end(), std::int64_t(15));
    }

    // Every other byte of a chunk: some three bytes for each of them.
    void takeLittleMoreThanTheirBytes()
    {
        const ByteBuffer bytes = noise(1);
        std::vector<ByteRun> runs;
        for (std::int64_t i = 0; i < 100'000; i += 2)
            runs.push_back({i, bytes});
        const ChunkEditsPtr edits = *ChunkEdits::over(nullptr, runs, *m_store);
        QCOMPARE(edits->byteCount(), std::int64_t(50'000));
        QVERIFY(m_store->bytesInMemory() <= 150'001);
    }
};

const Registered<TestChunkEdits> registered;

} // namespace bloscope::tst_chunk_edits

#include "tst_chunk_edits.moc"
