#include "core/edit/value_editor.h"

#include "core/array/slice_reader.h"
#include "tests/support/frames.h"
#include "tests/support/naive_array.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"

#include <QTest>

namespace bloscope::tst_value_editor {

using namespace test;

namespace {

ArrayPtr arrayOf(ByteBuffer frame)
{
    return Array::of(*Frame::open(memorySource(std::move(frame))));
}

// Writes the cells of a slice into elements in C order, one by one.
void writeNaively(NaiveArray& array, const Slice& slice, const ElementBytes& part, ByteView bytes)
{
    std::vector<std::int64_t> extent;
    for (const DimensionSlice& taken : slice.dimensions())
        extent.push_back(taken.count);
    for (std::int64_t i = 0; i < slice.cellCount().value(); ++i) {
        const auto at = indicesOf(i, extent);
        std::int64_t element = 0;
        for (std::size_t d = 0; d < at.size(); ++d)
            element = element * array.shape[d] + slice[d].at(at[d]);
        const std::size_t to = static_cast<std::size_t>(element) * array.itemsize + part.offset;
        std::copy_n(bytes.begin() + i * static_cast<std::int64_t>(part.size), part.size,
                    array.elements.begin() + static_cast<std::ptrdiff_t>(to));
    }
}

} // namespace

class TestValueEditor : public QObject {
    Q_OBJECT

    SystemFileCalls m_calls;
    std::shared_ptr<SpillStore> m_store = SpillStore::create(m_calls);
    BlockCache m_cache;
    WorkerPool m_pool{2};

    // What is read of an array with edits, or why it is not; both ways of reading agree.
    std::string differenceIn(const SliceReader& reader, const NaiveArray& expected,
                             const Slice& slice) const
    {
        for (const Reuse reuse : {Reuse::Unlikely, Reuse::Likely}) {
            const auto cells = reader.read(slice, {}, reuse);
            if (!cells)
                return cells.error().text();
            if (!(cells->bytes == expected.cells(slice)))
                return slice.text();
        }
        return {};
    }

 private slots:
    void showsItsCellsInEverySlice()
    {
        std::mt19937 random(1);
        for (int turn = 0; turn < 60; ++turn) {
            NaiveArray model = randomArray(random, random() % 5, 3000);
            const ArrayPtr array = arrayOf(model.frame({.codec = 1}));
            const SliceReader untouched(array, m_cache, m_pool);
            ValueEdits edits;
            for (int step = 0; step < 4; ++step) {
                const Slice slice = randomSlice(random, model.shape);
                const std::size_t offset = random() % model.itemsize;
                const ElementBytes part{offset, 1 + random() % (model.itemsize - offset)};
                const auto cells = static_cast<std::size_t>(slice.cellCount().value());
                const ByteBuffer bytes = noise(cells * part.size, std::uint32_t(random()));
                ValueEditor editor(array, edits, m_store, m_pool);
                QVERIFY(editor.write(slice, part, bytes));
                edits = editor.edits();
                writeNaively(model, slice, part, bytes);
                const auto reader = untouched.withEdits(edits);
                QCOMPARE(differenceIn(*reader, model, Slice::whole(model.shape)), std::string());
                QCOMPARE(differenceIn(*reader, model, randomSlice(random, model.shape)),
                         std::string());
            }
        }
    }

    // Elements of 6 bytes over chunks of 100: some begin in one chunk and end in the next.
    void writesAcrossTheEndsOfLaidOutChunks()
    {
        std::vector<ByteBuffer> chunks{noise(100, 1), noise(100, 2), noise(100, 3)};
        const FramePtr frame = *Frame::open(memorySource(chunksFrame(chunks, 4)));
        const ArrayPtr array = *Array::of(frame, {.dtype = "S6", .shape = {50}});
        NaiveArray model{{50}, {50}, {50}, 6, {}};
        for (const ByteBuffer& chunk : chunks)
            model.elements.insert(model.elements.end(), chunk.begin(), chunk.end());
        const Slice slice = *Slice::parse("::3", model.shape);
        const ByteBuffer bytes = noise(17 * 6, 9);
        ValueEditor editor(array, {}, m_store, m_pool);
        QVERIFY(editor.write(slice, {0, 6}, bytes));
        QCOMPARE(editor.chunks().size(), std::size_t(3));
        writeNaively(model, slice, {0, 6}, bytes);
        const SliceReader untouched(array, m_cache, m_pool);
        const auto reader = untouched.withEdits(editor.edits());
        QCOMPARE(differenceIn(*reader, model, Slice::whole(model.shape)), std::string());
        QCOMPARE(differenceIn(*reader, model, *Slice::parse("40::-7", model.shape)), std::string());
    }

    // What was never written is zero once something of its chunk is.
    void makesChunksOfWhatIsNotStored_data()
    {
        QTest::addColumn<SpecialKind>("kind");
        QTest::newRow("zeros") << SpecialKind::Zeros;
        QTest::newRow("uninitialised") << SpecialKind::Uninitialised;
    }
    void makesChunksOfWhatIsNotStored()
    {
        QFETCH(const SpecialKind, kind);
        const ArrayPtr array = arrayOf(unstoredArrayFrame({20}, {10}, {5}, "<i2", kind));
        ValueEditor editor(array, {}, m_store, m_pool);
        QVERIFY(editor.fill(*Slice::parse("2:4", {20}), {0, 2}, elementsOf<std::int16_t>({7})));
        const SliceReader untouched(array, m_cache, m_pool);
        const auto cells = untouched.withEdits(editor.edits())->read(Slice::whole({20}));
        NaiveArray model{{20}, {10}, {5}, 2, ByteBuffer(40)};
        writeNaively(model, *Slice::parse("2:4", {20}), {0, 2}, elementsOf<std::int16_t>({7, 7}));
        QVERIFY(cells->bytes == model.elements);
        QCOMPARE(cells->stateAt(3, 0), CellState::Fine);
        QCOMPARE(cells->stateAt(15, 0), untouched.read(Slice::whole({20}))->stateAt(15, 0));
    }

    void leavesCellsThatAreNotChosen()
    {
        NaiveArray model{{30}, {10}, {5}, 1, noise(30)};
        const ArrayPtr array = arrayOf(model.frame());
        const std::byte one{1};
        ValueEditor editor(array, {}, m_store, m_pool);
        QVERIFY(editor.write(Slice::whole({30}), {0, 1},
                             [&](std::size_t i) { return i % 3 == 0 ? &one : nullptr; }));
        for (std::size_t i = 0; i < 30; i += 3)
            model.elements[i] = one;
        QCOMPARE(editor.edits().byteCount(), std::int64_t(10));
        const SliceReader untouched(array, m_cache, m_pool);
        QCOMPARE(differenceIn(*untouched.withEdits(editor.edits()), model, Slice::whole({30})),
                 std::string());
    }

    void keepsEditsOfEarlierStepsAsTheyWere()
    {
        NaiveArray model{{30}, {10}, {5}, 1, noise(30)};
        const ArrayPtr array = arrayOf(model.frame());
        ValueEditor first(array, {}, m_store, m_pool);
        QVERIFY(first.fill(*Slice::parse("3:9", {30}), {0, 1}, ByteBuffer(1, std::byte{1})));
        ValueEditor second(array, first.edits(), m_store, m_pool);
        QVERIFY(second.fill(*Slice::parse("5:20", {30}), {0, 1}, ByteBuffer(1, std::byte{2})));
        QCOMPARE(first.edits().byteCount(), std::int64_t(6));
        QCOMPARE(second.edits().byteCount(), std::int64_t(17));
        QVERIFY(!(first.edits() == second.edits()));
    }

    // Whole planes of a gigabyte of cells: what memory has no room for goes to a file.
    void staysWithinItsMemory()
    {
        const ArrayPtr array = arrayOf(
            unstoredArrayFrame({1000, 1000, 1000}, {10, 1000, 1000}, {1, 100, 1000}, "|u1"));
        const auto store = SpillStore::create(m_calls, 1_MiB);
        ValueEditor editor(array, {}, store, m_pool);
        QVERIFY(editor.fill(*Slice::parse("0:20", array->shape()), {0, 1},
                            ByteBuffer(1, std::byte{5})));
        QCOMPARE(editor.edits().byteCount(), std::int64_t(20'000'000));
        QVERIFY(store->bytesInMemory() <= 1_MiB);
        QVERIFY(store->bytesInFile() >= 19'000'000);
        const SliceReader untouched(array, m_cache, m_pool);
        const auto cell = untouched.withEdits(editor.edits())
                              ->read(*Slice::parse("19, 999, 999", array->shape()));
        QCOMPARE(cell->bytes[0], std::byte{5});
    }

    void canBeStopped()
    {
        const ArrayPtr array = arrayOf(unstoredArrayFrame({100'000}, {1000}, {1000}, "|u1"));
        std::stop_source stop;
        stop.request_stop();
        ValueEditor editor(array, {}, m_store, m_pool);
        const auto written =
            editor.fill(Slice::whole({100'000}), {0, 1}, ByteBuffer(1), Job{stop.get_token()});
        QVERIFY(!written);
        QCOMPARE(written.error().kind(), ErrorKind::Cancelled);
    }

    void writesAllButTheChunksThatCannotBe()
    {
        ByteBuffer frame = arrayFrame({3000}, {1000}, {500}, "|u1", counted<std::uint8_t>(3000));
        damageBlock(frame, 1, 1);
        const ArrayPtr array = arrayOf(std::move(frame));
        ValueEditor editor(array, {}, m_store, m_pool);
        const auto filled =
            editor.fill(*Slice::parse("998:2002", {3000}), {0, 1}, ByteBuffer(1, std::byte{5}));
        QVERIFY(!filled);
        QVERIFY2(filled.error().text().starts_with("chunk 1: block 1: "),
                 filled.error().text().c_str());
        QCOMPARE(editor.chunks().size(), std::size_t(2));
        QCOMPARE(editor.edits().byteCount(), std::int64_t(4));
        QVERIFY(!editor.fill(*Slice::parse("1200", {3000}), {0, 1}, ByteBuffer(1)));
        QVERIFY(editor.fill(*Slice::parse("2999", {3000}), {0, 1}, ByteBuffer(1)));
        QCOMPARE(editor.edits().byteCount(), std::int64_t(5));
    }

    void fillsManySlicesAtOnce()
    {
        ByteBuffer frame = arrayFrame({3000}, {1000}, {500}, "|u1", counted<std::uint8_t>(3000));
        damageBlock(frame, 1, 1);
        const ArrayPtr array = arrayOf(std::move(frame));
        ValueEditor editor(array, {}, m_store, m_pool);
        std::vector<const char*> slices{"2998:3000", "1998:2002", "0:2", "998:1002", "1:4"};
        const auto next = [&]() -> std::optional<Slice> {
            if (slices.empty())
                return {};
            const char* const slice = slices.front();
            slices.erase(slices.begin());
            return *Slice::parse(slice, {3000});
        };
        const auto filled = editor.fillAll(next, {0, 1}, ByteBuffer(1, std::byte{5}));
        QVERIFY(!filled);
        QVERIFY2(filled.error().text().starts_with("chunk 1: block 1: "),
                 filled.error().text().c_str());
        QCOMPARE(editor.chunks().size(), std::size_t(2));
        QCOMPARE(editor.chunks().at(0)->byteCount(), std::int64_t(6));
        QCOMPARE(editor.chunks().at(2)->byteCount(), std::int64_t(4));
        std::stop_source stop;
        stop.request_stop();
        slices = {"5"};
        const auto stopped = editor.fillAll(next, {0, 1}, ByteBuffer(1), Job{stop.get_token()});
        QVERIFY(!stopped);
        QCOMPARE(stopped.error().kind(), ErrorKind::Cancelled);
    }

    // Which is seen by one that cannot be, said to have been read.
    void doesNotDecodeWhatWasReadOnceMore_data()
    {
        QTest::addColumn<QString>("read");
        QTest::addColumn<bool>("isWritten");
        QTest::newRow("the block") << "1500:2000" << true;
        QTest::newRow("the chunk") << "1000:2000" << true;
        QTest::newRow("a part of the block") << "1501:2000" << false;
        QTest::newRow("another block") << "1000:1500" << false;
    }
    void doesNotDecodeWhatWasReadOnceMore()
    {
        QFETCH(const QString, read);
        ByteBuffer frame = arrayFrame({3000}, {1000}, {500}, "|u1", counted<std::uint8_t>(3000));
        damageBlock(frame, 1, 1);
        ValueEditor editor(arrayOf(std::move(frame)), {}, m_store, m_pool);
        Cells cells;
        cells.slice = *Slice::parse(read.toStdString(), {3000});
        editor.noteRead(cells);
        QTEST(editor.fill(*Slice::parse("1200", {3000}), {0, 1}, ByteBuffer(1)).has_value(),
              "isWritten");
    }

    void decodesAgainWhatWasReadWithDamage()
    {
        ByteBuffer frame = arrayFrame({3000}, {1000}, {500}, "|u1", counted<std::uint8_t>(3000));
        damageBlock(frame, 1, 1);
        const ArrayPtr array = arrayOf(std::move(frame));
        ValueEditor editor(array, {}, m_store, m_pool);
        editor.noteRead(*SliceReader(array, m_cache, m_pool).read(Slice::whole({3000})));
        QVERIFY(!editor.fill(*Slice::parse("1200", {3000}), {0, 1}, ByteBuffer(1)));
    }

    void refusesSlicesOfOtherArrays()
    {
        const ArrayPtr array = arrayOf(unstoredArrayFrame({10}, {5}, {5}, "|u1"));
        ValueEditor editor(array, {}, m_store, m_pool);
        const auto written = editor.fill(Slice::whole({11}), {0, 1}, ByteBuffer(1));
        QVERIFY(!written);
        QCOMPARE(written.error().kind(), ErrorKind::Usage);
    }
};

const Registered<TestValueEditor> registered;

} // namespace bloscope::tst_value_editor

#include "tst_value_editor.moc"
