#include "core/array/slice_reader.h"
#include "core/array/write_b2nd.h"
#include "core/chunk/chunk_encoder.h"
#include "tests/support/compare.h"
#include "tests/support/frames.h"
#include "tests/support/hex.h"
#include "tests/support/naive_array.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

#include <fmt/format.h>
#include <map>

namespace bloscope::tst_nd_read {

using namespace test;

namespace {

ArrayPtr arrayOf(const ByteBuffer& bytes)
{
    return Array::of(*Frame::open(memorySource(bytes)));
}

Result<Cells> readAll(const ByteBuffer& bytes, const char* slice = "")
{
    const ArrayPtr array = arrayOf(bytes);
    BlockCache cache;
    WorkerPool pool(2);
    BLOSCOPE_TRY(const Slice parsed, Slice::parse(slice, array->shape()));
    return SliceReader(array, cache, pool).read(parsed);
}

ChunkEncoding randomEncoding(std::mt19937& random)
{
    constexpr std::uint8_t codecs[] = {0, 1, 4, 5};
    constexpr std::array<std::uint8_t, 6> pipelines[] = {
        {}, {0, 0, 0, 0, 0, 1}, {0, 0, 0, 0, 0, 2}, {0, 0, 0, 0, 3, 0}, {0, 0, 0, 0, 3, 1}};
    ChunkEncoding encoding;
    encoding.codec = codecs[random() % std::size(codecs)];
    encoding.filters = pipelines[random() % std::size(pipelines)];
    encoding.level = random() % 5 == 0 ? 0 : 5;
    encoding.split = random() % 2 == 0 ? SplitBlocks::Always : SplitBlocks::Never;
    return encoding;
}

// 60 float32 in six chunks of ten, two blocks each: numbers, zeros, NaN, never written, 1 and 2
// alternating, and numbers as they are.
struct SpecialChunks {
    ByteBuffer frame;
    std::vector<float> expected;
};

SpecialChunks specialChunks()
{
    const ChunkEncoding encoding{.typesize = 4, .blocksize = 20};
    FrameWriter writer({.defaults = encoding});
    B2ndMetadata metadata;
    metadata.dimensions = 1;
    metadata.shape = {60};
    metadata.chunkshape = {10};
    metadata.blockshape = {5};
    metadata.dtype = "<f4";
    metadata.dtypeFormat = 0;
    std::vector<float> expected(60);
    const auto chunkOf = [&](std::size_t n) {
        return std::as_bytes(std::span(expected).subspan(10 * n, 10));
    };
    for (std::size_t i = 0; i < 10; ++i) {
        expected[i] = 1.5F; // a run in each block
        expected[20 + i] = std::numeric_limits<float>::quiet_NaN();
        expected[40 + i] = i % 2 == 0 ? 1.0F : 2.0F;
        expected[50 + i] = static_cast<float>(i) + 0.25F;
    }
    const bool written =
        writer.addMetalayer("b2nd", writeB2nd(metadata)) &&
        writer.appendChunk(*encodeChunk(chunkOf(0), encoding)) &&
        writer.appendUnstored(SpecialKind::Zeros, 40) &&
        writer.appendUnstored(SpecialKind::NaN, 40) &&
        writer.appendUnstored(SpecialKind::Uninitialised, 40) &&
        writer.appendChunk(*repeatedValueChunk(chunkOf(4).first(8), 40, encoding)) &&
        writer.appendChunk(*plainCopyChunk(chunkOf(5), encoding));
    if (!written)
        std::abort();
    return {*writer.finish(), expected};
}

std::string statesOf(const Cells& cells)
{
    std::string text;
    for (const CellState state : cells.states)
        text += "FDU"[static_cast<std::size_t>(state)];
    return text;
}

// "[3, 5]+[2, 5]: chunk 4: block 1: ..." for each region.
std::string regionsOf(const Cells& cells)
{
    std::string text;
    const auto list = [](const std::vector<std::int64_t>& numbers) {
        std::string items;
        for (const std::int64_t number : numbers)
            items += (items.empty() ? "" : ", ") + std::to_string(number);
        return "[" + items + "]";
    };
    for (const CellRegion& region : cells.regions)
        text += (text.empty() ? "" : " | ") + list(region.first) + "+" + list(region.count) + ": " +
                region.reason;
    return text;
}

// 30 x 30 in nine chunks of 10 x 10 with four blocks of 5 x 5 each. `noise` in the elements keeps
// the blocks from becoming runs.
NaiveArray plane()
{
    NaiveArray array{{30, 30}, {10, 10}, {5, 5}, 4, {}};
    array.elements = repetitive(30 * 30 * 4);
    return array;
}

} // namespace

class TestNdRead : public QObject {
    Q_OBJECT

 private slots:
    void agreesWithTheNaiveReader_data()
    {
        QTest::addColumn<int>("dimensions");
        for (const int dimensions : {0, 1, 2, 3, 4, 5, 8, 16})
            QTest::addRow("%d dimensions", dimensions) << dimensions;
    }
    void agreesWithTheNaiveReader()
    {
        QFETCH(int, dimensions);
        std::mt19937 random(static_cast<std::uint32_t>(dimensions) + 1);
        WorkerPool pool(3);
        for (int round = 0; round < 40; ++round) {
            const NaiveArray naive =
                randomArray(random, static_cast<std::size_t>(dimensions), 3000);
            const ArrayPtr array = arrayOf(naive.frame(randomEncoding(random)));
            QVERIFY(array->isNd());
            BlockCache cache;
            const SliceReader reader(array, cache, pool);
            for (int i = 0; i < 10; ++i) {
                const Slice slice =
                    i == 0 ? Slice::whole(naive.shape) : randomSlice(random, naive.shape);
                const Result<Cells> cells = reader.read(slice);
                QCOMPARE(outcomeOf(cells), std::string());
                QVERIFY(cells->states.empty());
                QVERIFY2(cells->bytes == naive.cells(slice), slice.text().c_str());
            }
        }
    }

    void readsEmptyDimensions()
    {
        const ByteBuffer bytes = arrayFrame({4, 0, 3}, {4, 1, 2}, {2, 1, 2}, "<i4", {});
        const Result<Cells> cells = readAll(bytes);
        QCOMPARE(outcomeOf(cells), std::string());
        QCOMPARE(cells->extent, (Shape{4, 0, 3}));
        QVERIFY(cells->bytes.empty());
        QVERIFY(readAll(bytes, "1, :, ::2")->bytes.empty());
    }

    void readsScalars()
    {
        const Result<Cells> cells = readAll(arrayFrame({}, "<f8", elementsOf<double>({-2.5})));
        QCOMPARE(cells->bytes, elementsOf<double>({-2.5}));
        QVERIFY(cells->extent.empty());
    }

    void readsChunksOfEveryKind_data()
    {
        QTest::addColumn<QByteArray>("slice");
        QTest::newRow("everything") << QByteArray("");
        QTest::newRow("backwards") << QByteArray("::-1");
        QTest::newRow("every third") << QByteArray("1::3");
        QTest::newRow("inside of one") << QByteArray("43:48");
    }
    void readsChunksOfEveryKind()
    {
        QFETCH(QByteArray, slice);
        const auto [frame, expected] = specialChunks();
        const Result<Cells> cells = readAll(frame, slice);
        QCOMPARE(outcomeOf(cells), std::string());
        const DimensionSlice taken = cells->slice[0];
        for (std::int64_t i = 0; i < taken.count; ++i) {
            const auto index = static_cast<std::size_t>(taken.at(i));
            QCOMPARE(std::memcmp(cells->bytes.data() + 4 * i, &expected[index], 4), 0);
            QCOMPARE(cells->stateAt(i, 0),
                     index / 10 == 3 ? CellState::Uninitialised : CellState::Fine);
        }
    }

    void tellsWhatWasNeverWritten()
    {
        const Result<Cells> cells = readAll(specialChunks().frame, "35:15:-5");
        QCOMPARE(statesOf(*cells), std::string("UUFF"));
        QCOMPARE(regionsOf(*cells), std::string("[0]+[2]: chunk 3 was never written"));
        QCOMPARE(cells->damagedRegions, std::int64_t(0));
    }

    void marksADamagedBlockInTheMiddleOfAPlane()
    {
        const NaiveArray naive = plane();
        ByteBuffer frame = naive.frame();
        damageBlock(frame, 4, 1); // rows 10 to 14, columns 15 to 19
        const Result<Cells> cells = readAll(frame);
        QCOMPARE(outcomeOf(cells), std::string());
        QCOMPARE(regionsOf(*cells), std::string("[10, 15]+[5, 5]: chunk 4: block 1: a stream "
                                                "length of -1000 is impossible"));
        QCOMPARE(cells->damagedRegions, std::int64_t(1));
        for (std::int64_t row = 0; row < 30; ++row)
            for (std::int64_t column = 0; column < 30; ++column) {
                const bool lost = row >= 10 && row < 15 && column >= 15 && column < 20;
                QCOMPARE(cells->stateAt(row, column), lost ? CellState::Damaged : CellState::Fine);
                const std::byte* element = naive.elements.data() + 4 * (30 * row + column);
                QCOMPARE(ByteBuffer(cells->at(row, column), cells->at(row, column) + 4),
                         lost ? ByteBuffer(4) : ByteBuffer(element, element + 4));
            }
    }

    void marksDamageWhereTheSliceHasIt_data()
    {
        QTest::addColumn<QByteArray>("slice");
        QTest::addColumn<std::string>("regions");
        // Block 1 of chunk 4 and all of chunk 8 (rows and columns 20 to 29) are lost.
        constexpr auto block = ": chunk 4: block 1: a stream length of -1000 is impossible";
        constexpr auto chunk = ": chunk 8: a block size of -1 bytes is impossible";
        const auto row = [](const char* slice, std::string regions) {
            QTest::newRow(slice) << QByteArray(slice) << std::move(regions);
        };
        row("12, :", fmt::format("[0, 15]+[1, 5]{}", block));
        row("::-1, ::-1", fmt::format("[0, 0]+[10, 10]{} | [15, 10]+[5, 5]{}", chunk, block));
        row("::4, 17", fmt::format("[3, 0]+[1, 1]{}", block));
        row("10:15:2, 19:14:-2", fmt::format("[0, 0]+[3, 3]{}", block));
        row("25:, 28:", fmt::format("[0, 0]+[5, 2]{}", chunk));
        row(":10, :", "");
        row("15:20, 15:20", "");
    }
    void marksDamageWhereTheSliceHasIt()
    {
        QFETCH(QByteArray, slice);
        const NaiveArray naive = plane();
        ByteBuffer frame = naive.frame();
        damageBlock(frame, 4, 1);
        damageChunkHeader(frame, 8);
        const Result<Cells> cells = readAll(frame, slice);
        QCOMPARE(outcomeOf(cells), std::string());
        QTEST(regionsOf(*cells), "regions");
        const ByteBuffer expected = naive.cells(cells->slice);
        for (std::size_t i = 0; i < expected.size() / 4; ++i) {
            const bool fine = cells->states.empty() || cells->states[i] == CellState::Fine;
            const ByteBuffer is(cells->bytes.begin() + 4 * std::ptrdiff_t(i),
                                cells->bytes.begin() + 4 * std::ptrdiff_t(i) + 4);
            const ByteBuffer should(expected.begin() + 4 * std::ptrdiff_t(i),
                                    expected.begin() + 4 * std::ptrdiff_t(i) + 4);
            QCOMPARE(is, fine ? should : ByteBuffer(4));
        }
    }

    void refusesChunksThatDoNotFitTheArray() // format.md 14.5, #105
    {
        const NaiveArray naive = plane();
        const FramePtr frame = *Frame::open(memorySource(naive.frame({.level = 0})));
        const std::uint64_t chunk = (*frame->chunk(4))->offset();
        const ByteBuffer shorter =
            patched(patched(naive.frame({.level = 0}), chunk + 4, "8f010000"_hex), chunk + 12,
                    "af010000"_hex); // 399 of 400 bytes
        QCOMPARE(
            regionsOf(*readAll(shorter)),
            std::string("[10, 10]+[10, 10]: chunk 4: it has 399 bytes, but the array needs 400"));
    }

    void readsChunksWhoseBlocksAreSmallerThanTheArrays()
    {
        const NaiveArray naive = plane();
        ChunkEncoding smaller{.typesize = 4, .blocksize = 36};
        FrameWriter writer({.defaults = {.typesize = 4, .blocksize = 100}});
        const FramePtr frame = *Frame::open(memorySource(naive.frame()));
        QVERIFY(writer.addMetalayer("b2nd", frame->metalayers().entries[0].value));
        for (const ByteBuffer& chunk : naive.chunks())
            QVERIFY(writer.appendChunk(*encodeChunk(chunk, smaller)));
        const Result<Cells> cells = readAll(*writer.finish());
        QVERIFY(cells->states.empty());
        QCOMPARE(cells->bytes, naive.elements);
    }

    // Each block of the array would decode such a block anew.
    void refusesChunksWhoseBlocksAreLargerThanTheArrays()
    {
        const NaiveArray naive = plane();
        FrameWriter writer({.defaults = {.typesize = 4, .blocksize = 100}});
        const FramePtr frame = *Frame::open(memorySource(naive.frame()));
        QVERIFY(writer.addMetalayer("b2nd", frame->metalayers().entries[0].value));
        for (const ByteBuffer& chunk : naive.chunks())
            QVERIFY(writer.appendChunk(*encodeChunk(chunk, {.typesize = 4, .blocksize = 400})));
        const Result<Cells> cells = readAll(*writer.finish(), "0, 0");
        QCOMPARE(
            regionsOf(*cells),
            std::string(
                "[0, 0]+[1, 1]: chunk 0: it has blocks of 400 bytes, but the array needs 100"));
    }

    void readsAPlaneOfATrillionElements()
    {
        const ByteBuffer bytes = unstoredArrayFrame({1'000'000, 1'000'000}, {10'000, 10'000},
                                                    {100, 1000}, "<f4", SpecialKind::NaN);
        const Result<Cells> cells = readAll(bytes, "999999, ::100000");
        QCOMPARE(outcomeOf(cells), std::string());
        QCOMPARE(cells->bytes.size(), std::size_t(40));
        QCOMPARE(ByteBuffer(cells->bytes.begin(), cells->bytes.begin() + 4), "0000c07f"_hex);
        QVERIFY(cells->states.empty());
    }
};

const Registered<TestNdRead> registered;

} // namespace bloscope::tst_nd_read

#include "tst_nd_read.moc"
