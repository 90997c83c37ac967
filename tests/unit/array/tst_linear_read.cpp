#include "core/array/slice_reader.h"
#include "core/chunk/chunk_encoder.h"
#include "tests/support/compare.h"
#include "tests/support/frames.h"
#include "tests/support/hex.h"
#include "tests/support/naive_array.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

namespace bloscope::tst_linear_read {

using namespace test;

namespace {

struct LaidOut {
    ByteBuffer frame;
    ByteBuffer content;
};

// Chunks of these sizes, one after the other.
LaidOut chunksOf(const std::vector<std::size_t>& sizes, std::int64_t typesize, int level = 5)
{
    LaidOut laid;
    std::vector<ByteBuffer> chunks;
    for (std::size_t n = 0; n < sizes.size(); ++n) {
        chunks.push_back(repetitive(sizes[n], static_cast<std::uint32_t>(n + 1)));
        laid.content.insert(laid.content.end(), chunks.back().begin(), chunks.back().end());
    }
    laid.frame = chunksFrame(chunks, typesize, {.codec = 1, .level = level, .filters = {}});
    return laid;
}

// The items of a slice, taken from the content one by one.
ByteBuffer itemsOf(const ByteBuffer& content, const Slice& slice, std::size_t itemsize)
{
    ByteBuffer items;
    for (std::int64_t i = 0; i < slice[0].count; ++i) {
        const auto begin = content.begin() + slice[0].at(i) * static_cast<std::ptrdiff_t>(itemsize);
        items.insert(items.end(), begin, begin + static_cast<std::ptrdiff_t>(itemsize));
    }
    return items;
}

Result<Cells> readAll(const ByteBuffer& bytes, std::string_view slice = "")
{
    const ArrayPtr array = Array::of(*Frame::open(memorySource(bytes)));
    BlockCache cache;
    WorkerPool pool(2);
    BLOSCOPE_TRY(const Slice parsed, Slice::parse(slice, array->shape()));
    return SliceReader(array, cache, pool).read(parsed);
}

std::string statesOf(const Cells& cells)
{
    std::string text;
    for (const CellState state : cells.states)
        text += "FDU"[static_cast<std::size_t>(state)];
    return text;
}

std::string regionsOf(const Cells& cells)
{
    std::string text;
    for (const CellRegion& region : cells.regions)
        text += (text.empty() ? "" : " | ") + std::to_string(region.first[0]) + "+" +
                std::to_string(region.count[0]) + ": " + region.reason;
    return text;
}

} // namespace

class TestLinearRead : public QObject {
    Q_OBJECT

 private slots:
    void readsArraysOfManyDimensionsInCOrder_data()
    {
        QTest::addColumn<QByteArray>("slice");
        for (const char* slice : {"", "3", ":, 2", "..., 4", "1:6:2, 1:, ::3", "::-1, ::-2, 1:5",
                                  "6, 2, 4", "2:2", "::-3, 1, ::-1", ":, ::2"})
            QTest::newRow(slice) << QByteArray(slice);
    }
    void readsArraysOfManyDimensionsInCOrder()
    {
        QFETCH(QByteArray, slice);
        const LaidOut laid =
            chunksOf({100, 13, 401, 1, 325, 2}, 1); // 842 bytes: 2 and 7 x 5 x 8 x 3
        const Interpretation how{"V3", {7, 5, 8}, 2};
        const auto array = Array::of(*Frame::open(memorySource(laid.frame)), how);
        QVERIFY2(array, array ? "" : array.error().text().c_str());
        BlockCache cache;
        WorkerPool pool(2);
        const auto parsed = Slice::parse(slice.toStdString(), (*array)->shape());
        QVERIFY(parsed);
        const auto cells = SliceReader(*array, cache, pool).read(*parsed);
        QVERIFY(cells);
        QVERIFY(cells->regions.empty());
        const ByteBuffer elements(laid.content.begin() + 2, laid.content.end());
        QCOMPARE(hexOf(cells->bytes),
                 hexOf(NaiveArray{{7, 5, 8}, {}, {}, 3, elements}.cells(*parsed)));
    }

    void marksWhatIsDamagedInManyDimensions()
    {
        LaidOut laid = chunksOf({64, 64, 64}, 1);
        damageChunkHeader(laid.frame, 1);
        const auto array =
            Array::of(*Frame::open(memorySource(laid.frame)), Interpretation{"u1", {16, 12}});
        QVERIFY(array);
        BlockCache cache;
        WorkerPool pool(2);
        const auto cells = SliceReader(*array, cache, pool).read(Slice::whole((*array)->shape()));
        QVERIFY(cells);
        std::string expected(192, 'F');
        expected.replace(64, 64, 64, 'D');
        QCOMPARE(statesOf(*cells), expected);
        QCOMPARE(cells->regions.size(), std::size_t(3));
        QVERIFY(cells->regionAt(5, 4));
        QVERIFY(!cells->regionAt(5, 3));
        QVERIFY(cells->regionAt(10, 7));
        QVERIFY(!cells->regionAt(10, 8));
    }

    void agreesWithTheNaiveReader_data()
    {
        QTest::addColumn<std::vector<std::size_t>>("sizes");
        QTest::addColumn<int>("typesize");
        using Sizes = std::vector<std::size_t>;
        QTest::newRow("equal chunks") << Sizes{400, 400, 400} << 4;
        QTest::newRow("a short last chunk") << Sizes{400, 400, 80} << 8;
        QTest::newRow("chunks of all sizes") << Sizes{100, 12, 800, 4, 40} << 4;
        QTest::newRow("items across the borders of chunks") << Sizes{100, 13, 801, 1, 1, 41} << 7;
        QTest::newRow("items larger than chunks") << Sizes{10, 10, 10, 10, 10} << 25;
        QTest::newRow("one chunk") << Sizes{1000} << 1;
    }
    void agreesWithTheNaiveReader()
    {
        QFETCH(std::vector<std::size_t>, sizes);
        QFETCH(int, typesize);
        const auto [frame, content] = chunksOf(sizes, typesize);
        const ArrayPtr array = Array::of(*Frame::open(memorySource(frame)));
        QVERIFY(!array->isNd());
        BlockCache cache;
        WorkerPool pool(3);
        const SliceReader reader(array, cache, pool);
        std::mt19937 random(7);
        for (int i = 0; i < 300; ++i) {
            const Slice slice =
                i == 0 ? Slice::whole(array->shape()) : randomSlice(random, array->shape());
            const Result<Cells> cells = reader.read(slice);
            QCOMPARE(outcomeOf(cells), std::string());
            QVERIFY(cells->states.empty());
            QVERIFY2(cells->bytes == itemsOf(content, slice, static_cast<std::size_t>(typesize)),
                     slice.text().c_str());
        }
    }

    void readsItemsAcrossTheBordersOfBlocks()
    {
        const ByteBuffer content = repetitive(1000);
        const ChunkEncoding encoding{.typesize = 10, .blocksize = 64};
        FrameWriter writer({.defaults = encoding});
        QVERIFY(writer.appendChunk(*plainCopyChunk(content, encoding)));
        const ByteBuffer frame = *writer.finish();
        for (const char* slice : {":", "::-1", "5:95:3", "::63", "99"}) {
            const Result<Cells> cells = readAll(frame, slice);
            QCOMPARE(cells->bytes, itemsOf(content, cells->slice, 10));
        }
    }

    void readsChunksOfEveryKind()
    {
        const ChunkEncoding encoding{.typesize = 4};
        FrameWriter writer({.defaults = encoding});
        const ByteBuffer value = "0102030405060708"_hex;
        QVERIFY(writer.appendUnstored(SpecialKind::Zeros, 16));
        QVERIFY(writer.appendUnstored(SpecialKind::NaN, 16));
        QVERIFY(writer.appendUnstored(SpecialKind::Uninitialised, 16));
        QVERIFY(writer.appendChunk(*repeatedValueChunk(value, 16, encoding)));
        QVERIFY(writer.appendChunk(*plainCopyChunk(value, encoding)));
        const Result<Cells> cells = readAll(*writer.finish());
        QCOMPARE(outcomeOf(cells), std::string());
        QCOMPARE(cells->bytes, "00000000 00000000 00000000 00000000"
                               "0000c07f 0000c07f 0000c07f 0000c07f"
                               "00000000 00000000 00000000 00000000"
                               "01020304 05060708 01020304 05060708"
                               "01020304 05060708"_hex);
        QCOMPARE(statesOf(*cells), std::string("FFFFFFFFUUUUFFFFFF"));
        QCOMPARE(regionsOf(*cells), std::string("8+4: chunk 2 was never written"));
        QCOMPARE(cells->damagedRegions, std::int64_t(0));
    }

    void marksADamagedChunkAndShowsTheOthers()
    {
        auto [frame, content] = chunksOf({400, 400, 400}, 4);
        damageChunkHeader(frame, 1);
        const Result<Cells> cells = readAll(frame, "90:210:10");
        QCOMPARE(statesOf(*cells), std::string("FDDDDDDDDDDF"));
        QCOMPARE(regionsOf(*cells),
                 std::string("1+10: chunk 1: a block size of -1 bytes is impossible"));
        QCOMPARE(ByteBuffer(cells->bytes.begin(), cells->bytes.begin() + 4),
                 ByteBuffer(content.begin() + 360, content.begin() + 364));
        QCOMPARE(ByteBuffer(cells->bytes.begin() + 44, cells->bytes.end()),
                 ByteBuffer(content.begin() + 800, content.begin() + 804));
        QCOMPARE(ByteBuffer(cells->bytes.begin() + 4, cells->bytes.begin() + 44), ByteBuffer(40));
    }

    void marksWhereASliceBackwardsHasTheDamage()
    {
        auto [frame, content] = chunksOf({400, 400, 400}, 4);
        damageChunkHeader(frame, 0);
        QCOMPARE(statesOf(*readAll(frame, "110:90:-5")), std::string("FFFD"));
        QCOMPARE(statesOf(*readAll(frame, "110:99:-1")), std::string());
    }

    // An item that begins in a good chunk and ends in a damaged one is no item.
    void showsNothingOfItemsThatReachIntoDamage()
    {
        auto [frame, content] = chunksOf({401, 401, 398}, 8);
        damageChunkHeader(frame, 1);
        const Result<Cells> cells = readAll(frame);
        for (std::int64_t i = 0; i < 150; ++i) {
            const bool lost = 8 * i + 8 > 401 && 8 * i < 802;
            QCOMPARE(cells->stateAt(i, 0), lost ? CellState::Damaged : CellState::Fine);
            const auto begin = content.begin() + 8 * i;
            QCOMPARE(ByteBuffer(cells->at(i, 0), cells->at(i, 0) + 8),
                     lost ? ByteBuffer(8) : ByteBuffer(begin, begin + 8));
        }
    }

    void tellsWhenAChunkIsShorterThanItsPlace()
    {
        auto [frame, content] = chunksOf({400, 400, 400}, 4, 0);
        const std::uint64_t chunk = (*(*Frame::open(memorySource(frame)))->chunk(1))->offset();
        frame = patched(patched(frame, chunk + 4, "8c010000"_hex), chunk + 12, "ac010000"_hex);
        const Result<Cells> cells = readAll(frame);
        QCOMPARE(regionsOf(*cells),
                 std::string("100+100: chunk 1: it has 396 bytes, but 400 are needed"));
        QCOMPARE(ByteBuffer(cells->bytes.begin() + 800, cells->bytes.end()),
                 ByteBuffer(content.begin() + 800, content.end()));
    }

    void readsMoreChunksThanAreListedAtOnce()
    {
        constexpr std::int32_t chunks = 140'000; // of 1000 items
        Result<Cells> cells = readAll(frameOfManyChunks(chunks), "::1000");
        QCOMPARE(outcomeOf(cells), std::string());
        for (std::int32_t n = 0; n < chunks; ++n)
            QCOMPARE(loadLittle<std::int32_t>(cells->at(n, 0)), n % 1000 == 0 ? n : 0);
        cells = readAll(frameOfManyChunks(chunks), "::-1000"); // from the last item of each chunk
        QCOMPARE(loadLittle<std::int32_t>(cells->at(chunks - 1, 0)), 0);
        QCOMPARE(loadLittle<std::int32_t>(cells->at(chunks - 1 - 5000, 0)), 5000);
    }

    void stopsWhileItLists()
    {
        const ArrayPtr array = Array::of(*Frame::open(memorySource(frameOfManyChunks(1000))));
        BlockCache cache;
        WorkerPool pool(2);
        std::stop_source stop;
        stop.request_stop();
        const auto cells = SliceReader(array, cache, pool)
                               .read(*Slice::parse("::1000", array->shape()), {stop.get_token()});
        QVERIFY(failedAs(ErrorKind::Cancelled, cells));
    }

    void readsAFewItemsOfMillionsOfChunks()
    {
        const Result<Cells> cells = readAll(frameOfManyChunks(1'000'000), "::100000000");
        QCOMPARE(outcomeOf(cells), std::string());
        for (std::int64_t i = 0; i < 10; ++i)
            QCOMPARE(loadLittle<std::int32_t>(cells->at(i, 0)),
                     static_cast<std::int32_t>(i * 100'000));
    }
};

const Registered<TestLinearRead> registered;

} // namespace bloscope::tst_linear_read

#include "tst_linear_read.moc"
