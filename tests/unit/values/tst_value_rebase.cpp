#include "core/values/value_rebase.h"

#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

#include <QTest>
#include <random>

namespace bloscope::tst_value_rebase {

using namespace test;

namespace {

constexpr std::size_t chunkBytes = 400;

using Contents = std::map<std::int64_t, ByteBuffer>; // of chunks, by number

Contents with(const ValueEdits& edits, Contents contents)
{
    for (const auto& [chunk, edited] : edits.chunks())
        edited->apply(0, contents[chunk]);
    return contents;
}

} // namespace

class TestValueRebase : public QObject {
    Q_OBJECT

    SystemFileCalls m_calls;
    std::shared_ptr<SpillStore> m_store = SpillStore::create(m_calls);

    ChunkEditsPtr editsAt(std::int64_t position, std::string_view text) const
    {
        return *ChunkEdits::over(nullptr, {{position, bytesOf(text)}}, *m_store);
    }

    // What the places of `edits` hold in the old file.
    ValueEdits placesIn(const Contents& old, const ValueEdits& edits) const
    {
        ValueEdits::Chunks before;
        for (const auto& [chunk, edited] : edits.chunks())
            before.emplace(chunk, *edited->takenFrom(old.at(chunk), *m_store));
        return ValueEdits(std::move(before));
    }

    // Some more edits, of any of four chunks.
    ValueEdits editedFurther(const ValueEdits& edits, std::mt19937& random) const
    {
        ValueEdits::Chunks chunks = edits.chunks();
        const auto chunk = static_cast<std::int64_t>(random() % 4);
        const ByteBuffer bytes = noise(1 + random() % 60, std::uint32_t(random()));
        const auto at = static_cast<std::int64_t>(random() % (chunkBytes - 60));
        chunks[chunk] = *ChunkEdits::over(chunks[chunk], {{at, bytes}}, *m_store);
        return ValueEdits(std::move(chunks));
    }

 private slots:
    void leavesNothingOfWhatWasSaved()
    {
        const ValueEdits saved({{3, editsAt(1, "new")}, {7, editsAt(0, "too")}});
        ValueRebase rebase(saved, ValueEdits({{3, editsAt(1, "old")}, {7, editsAt(0, "was")}}));
        QVERIFY(rebase.rebased(saved)->isEmpty());
    }

    void knowsTheWayBack()
    {
        const ValueEdits before({{3, editsAt(1, "old")}});
        ValueRebase rebase(ValueEdits({{3, editsAt(1, "new")}}), before);
        QVERIFY(*rebase.rebased({}) == before);
    }

    void leavesOtherChunksAlone()
    {
        ValueRebase rebase(ValueEdits({{3, editsAt(1, "new")}}),
                           ValueEdits({{3, editsAt(1, "old")}}));
        const ChunkEditsPtr other = editsAt(5, "more");
        const auto rebased = rebase.rebased(ValueEdits({{3, editsAt(1, "new")}, {4, other}}));
        QCOMPARE(rebased->chunks().size(), std::size_t(1));
        QCOMPARE(rebased->of(4), other.get()); // the very same
    }

    // It was written as it had been: no chunk of the file is another one.
    void takesChunksWithoutAWayBackForUnchanged()
    {
        ValueRebase rebase(ValueEdits({{3, editsAt(1, "same")}}), {});
        QVERIFY(rebase.rebased({})->isEmpty());
        QVERIFY(rebase.rebased(ValueEdits({{3, editsAt(1, "same")}}))->isEmpty());
        const ValueEdits other({{3, editsAt(1, "else")}});
        const Contents file =
            with(ValueEdits({{3, editsAt(1, "same")}}), {{3, ByteBuffer(chunkBytes)}});
        QVERIFY(with(*rebase.rebased(other), file) == with(other, file));
    }

    // The steps of an undo stack share their chunks: each is worked out once.
    void worksOutEachChunkOnce()
    {
        ValueRebase rebase(ValueEdits({{3, editsAt(1, "new")}}),
                           ValueEdits({{3, editsAt(1, "old")}}));
        const ChunkEditsPtr shared = editsAt(2, "x");
        const auto first = rebase.rebased(ValueEdits({{3, shared}}));
        const auto second = rebase.rebased(ValueEdits({{3, shared}, {4, editsAt(0, "y")}}));
        QVERIFY(first && second && first->of(3));
        QCOMPARE(second->of(3), first->of(3));
    }

    // Whichever step is saved, every one shows over the new file what it showed over the old one.
    void showsTheSameOverTheNewFile()
    {
        std::mt19937 random(5);
        for (int turn = 0; turn < 50; ++turn) {
            Contents old;
            for (std::int64_t chunk = 0; chunk < 4; ++chunk)
                old[chunk] = noise(chunkBytes, std::uint32_t(random()));
            std::vector<ValueEdits> steps(1);
            for (int step = 0; step < 8; ++step)
                steps.push_back(editedFurther(steps.back(), random));
            const ValueEdits& saved = steps[random() % steps.size()];
            const Contents now = with(saved, old);
            ValueRebase rebase(saved, placesIn(old, saved));
            for (const ValueEdits& step : steps) {
                const auto rebased = rebase.rebased(step);
                QVERIFY(rebased);
                QVERIFY(with(*rebased, now) == with(step, old));
                QVERIFY(!(step == saved) || rebased->isEmpty());
            }
        }
    }
};

const Registered<TestValueRebase> registered;

} // namespace bloscope::tst_value_rebase

#include "tst_value_rebase.moc"
