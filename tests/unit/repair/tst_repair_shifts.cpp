#include "core/array/array.h"
#include "core/frame/open_path.h"
#include "core/repair/salvage_plan.h"
#include "core/repair/write_salvage.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/unsynced_file_calls.h"

#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <set>

namespace bloscope::tst_repair_shifts {

using namespace test;

namespace {

// Bytes of chunks, decoded; empty where one cannot be read.
std::vector<ByteBuffer> contentOf(const Frame& frame)
{
    std::vector<ByteBuffer> chunks;
    for (std::int64_t n = 0; n < frame.chunkCount(); ++n) {
        const auto chunk = frame.chunk(n);
        const auto bytes = chunk ? (*chunk)->decode() : chunk.error();
        chunks.push_back(bytes ? *bytes : ByteBuffer());
    }
    return chunks;
}

// Elements that no codec makes much shorter, and that differ from chunk to chunk.
template <class T>
ByteBuffer scattered(std::size_t count)
{
    ByteBuffer bytes(count * sizeof(T));
    std::uint64_t state = 88172645463325252;
    for (std::size_t i = 0; i < count; ++i) {
        state ^= state << 13U;
        state ^= state >> 7U;
        state ^= state << 17U;
        const T value = static_cast<T>(state % 5000 + i);
        std::memcpy(bytes.data() + i * sizeof(T), &value, sizeof value);
    }
    return bytes;
}

struct Form {
    const char* name;
    ByteBuffer frame;
};

std::vector<Form> forms()
{
    const FrameOptions plain{.level = 0};
    const FrameOptions lz4{.codec = 1};
    const auto ints = scattered<std::int32_t>(500);
    const auto longs = scattered<std::int64_t>(25);
    std::vector<ByteBuffer> uneven;
    for (std::size_t i = 0; i < 6; ++i)
        uneven.push_back(scattered<std::int32_t>(50 + 30 * i));
    return {
        {"zstd", arrayFrame({10, 50}, {2, 50}, {1, 50}, "<i4", ints)},
        {"lz4", arrayFrame({10, 50}, {2, 50}, {2, 25}, "<i4", ints, lz4)},
        {"plain copies", arrayFrame({10, 50}, {2, 50}, {1, 50}, "<i4", ints, plain)},
        // five chunks of five elements of 8 bytes each: as large as an index of five entries
        {"as large as the index", arrayFrame({25}, {5}, {5}, "<i8", longs, plain)},
        {"of different sizes", chunksFrame(uneven, 4)},
        {"with vlmetalayers",
         arrayFrame({10, 50}, {2, 50}, {1, 50}, "<i4", ints,
                    {.vlMetalayers = {{"note", ByteBuffer(90, std::byte{7})}}})},
    };
}

enum class Damage { Missing, Inserted, TwentyMissing, Zeroed, FirstMissing, LastMissing };

} // namespace

// Frames with bytes that are missing, or too many, or destroyed in one place: all other chunks are
// in their places again, and what is not as it was is named.
class TestRepairShifts : public QObject {
    Q_OBJECT

 private slots:
    void keepsAllOtherChunksInTheirPlaces_data();
    void keepsAllOtherChunksInTheirPlaces();
    void needsNoIndex_data();
    void needsNoIndex();
    void findsBothOfTwoDamagedChunks();
    void doubtsBothChunksAtABorder_data();
    void doubtsBothChunksAtABorder();
    void namesTheChunkBehindWhoseFirstByteOthersWereInserted();
    void keepsTheArrayWhereBytesOfTheFixedHeaderAreMissing_data();
    void keepsTheArrayWhereBytesOfTheFixedHeaderAreMissing();
    void keepsTheArrayWhereBytesWereInsertedBehindTheHeader();
    void keepsWholeVlMetalayers_data();
    void keepsWholeVlMetalayers();
    void writesRepeatedValuesThatTheReferenceReads();
    void keepsTheOrderWhereBytesWereInsertedIntoTheIndex();
    void keepsColumnsInTheirPlacesWhereAnExtentIsWrong();
    void makesAnArrayOfNoChunksEmpty();

 private:
    struct Outcome {
        SalvagePlan plan;
        SalvageReport report;
        std::vector<ByteBuffer> chunks;
        Shape shape;
    };
    Result<Outcome> repaired(const ByteBuffer& bytes);
    // Returns the chunks that are named; all others are as they were.
    std::set<std::int64_t> namedOf(const ByteBuffer& good, const ByteBuffer& bad);
    void check(const ByteBuffer& good, const ByteBuffer& bad, const std::set<std::int64_t>& lost)
    {
        const auto named = namedOf(good, bad);
        QCOMPARE(QList<std::int64_t>(named.begin(), named.end()),
                 QList<std::int64_t>(lost.begin(), lost.end()));
    }

    QTemporaryDir m_folder;
    WorkerPool m_pool{2};
};

namespace {

FramePtr opened(const ByteBuffer& frame)
{
    const auto result = Frame::open(memorySource(frame));
    return result ? *result : nullptr;
}

std::pair<std::size_t, std::size_t> placeOf(const ByteBuffer& bytes, std::int64_t n)
{
    const auto chunk = *opened(bytes)->chunk(n);
    const auto begin = static_cast<std::size_t>(chunk->offset());
    return {begin, begin + static_cast<std::size_t>(chunk->header().cbytes)};
}

// `bytes` are `good` up to this chunk.
ByteBuffer damaged(ByteBuffer bytes, const ByteBuffer& good, std::int64_t chunk, Damage damage)
{
    const auto [begin, end] = placeOf(good, chunk);
    const auto at = [&](std::size_t i) { return bytes.begin() + static_cast<std::ptrdiff_t>(i); };
    switch (damage) {
    case Damage::Missing:
        bytes.erase(at(begin + (end - begin) * 2 / 3));
        break;
    case Damage::Inserted:
        bytes.insert(at(begin + (end - begin) * 2 / 3), std::byte{0xa5});
        break;
    case Damage::TwentyMissing:
        bytes.erase(at(begin + 40), at(begin + 60));
        break;
    case Damage::Zeroed:
        std::fill(at(begin), at(begin + 32), std::byte{0});
        break;
    case Damage::FirstMissing:
        bytes.erase(at(begin));
        break;
    case Damage::LastMissing:
        bytes.erase(at(end - 1));
        break;
    }
    return bytes;
}

} // namespace

Result<TestRepairShifts::Outcome> TestRepairShifts::repaired(const ByteBuffer& bytes)
{
    BLOSCOPE_TRY(SalvagePlan plan, planSalvage(memorySource(bytes), m_pool));
    const std::filesystem::path path = m_folder.filePath("new.b2nd").toStdString();
    UnsyncedFileCalls calls;
    BLOSCOPE_TRY(SalvageReport report, writeSalvage(plan, {}, path, calls, m_pool));
    BLOSCOPE_TRY(const FramePtr frame, openPath(path));
    const ArrayPtr array = Array::of(frame);
    return Outcome{std::move(plan), std::move(report), contentOf(*frame),
                   array->isNd() ? array->shape() : Shape()};
}

std::set<std::int64_t> TestRepairShifts::namedOf(const ByteBuffer& good, const ByteBuffer& bad)
{
    const auto before = contentOf(*opened(good));
    const ArrayPtr array = Array::of(opened(good));
    const auto outcome = repaired(bad);
    std::set<std::int64_t> named;
    [&] {
        QVERIFY2(outcome, outcome ? "" : outcome.error().text().c_str());
        QCOMPARE(outcome->chunks.size(), before.size());
        QCOMPARE(outcome->shape, array->isNd() ? array->shape() : Shape());
        QCOMPARE(outcome->report.check.damagedParts + outcome->report.check.uncheckedParts, 0);
        for (const LostChunk& loss : outcome->plan.losses)
            named.insert(loss.number);
        for (std::size_t n = 0; n < before.size(); ++n)
            QVERIFY2(named.contains(static_cast<std::int64_t>(n)) ||
                         outcome->chunks[n] == before[n],
                     QByteArray::number(qulonglong(n)));
        QCOMPARE(isNothingLost(outcome->plan, outcome->report), named.empty());
    }();
    return named;
}

void TestRepairShifts::keepsAllOtherChunksInTheirPlaces_data()
{
    QTest::addColumn<ByteBuffer>("good");
    QTest::addColumn<ByteBuffer>("bad");
    QTest::addColumn<int>("lost");
    const std::pair<const char*, Damage> damages[] = {
        {"a byte missing", Damage::Missing},
        {"a byte inserted", Damage::Inserted},
        {"20 bytes missing", Damage::TwentyMissing},
        {"its header zeroed", Damage::Zeroed},
        {"its first byte missing", Damage::FirstMissing},
        {"its last byte missing", Damage::LastMissing}};
    for (const Form& form : forms())
        for (std::int64_t n = 0; n < opened(form.frame)->chunkCount(); ++n)
            for (const auto& [name, damage] : damages)
                QTest::addRow("%s, chunk %d, %s", form.name, static_cast<int>(n), name)
                    << form.frame << damaged(form.frame, form.frame, n, damage)
                    << static_cast<int>(n);
}

void TestRepairShifts::keepsAllOtherChunksInTheirPlaces()
{
    QFETCH(ByteBuffer, good);
    QFETCH(ByteBuffer, bad);
    QFETCH(int, lost);
    check(good, bad, {lost});
}

void TestRepairShifts::needsNoIndex_data()
{
    QTest::addColumn<ByteBuffer>("good");
    QTest::addColumn<ByteBuffer>("bad");
    for (const Form& form : forms()) {
        const FramePtr frame = opened(form.frame);
        const auto index = static_cast<std::ptrdiff_t>(frame->indexOffset());
        const auto size = static_cast<std::ptrdiff_t>(frame->index()->chunk()->header().cbytes);
        ByteBuffer bytes = form.frame;
        std::fill_n(bytes.begin() + index, 32, std::byte{0});
        QTest::addRow("%s, its header zeroed", form.name) << form.frame << bytes;
        bytes = form.frame;
        std::fill_n(bytes.begin() + index + 32, size - 32, std::byte{0xff});
        QTest::addRow("%s, its entries destroyed", form.name) << form.frame << bytes;
        bytes = form.frame;
        bytes.erase(bytes.begin() + index + size - 3);
        QTest::addRow("%s, a byte of it missing", form.name) << form.frame << bytes;
        bytes = form.frame;
        bytes.insert(bytes.begin() + index + 35, std::byte{1});
        QTest::addRow("%s, a byte of it too many", form.name) << form.frame << bytes;
    }
}

// The index itself is destroyed: all chunks are there, though nobody may call that complete.
void TestRepairShifts::needsNoIndex()
{
    QFETCH(ByteBuffer, good);
    QFETCH(ByteBuffer, bad);
    const auto before = contentOf(*opened(good));
    const auto outcome = repaired(bad);
    QVERIFY(outcome);
    QVERIFY(outcome->chunks == before);
    QVERIFY(outcome->plan.losses.empty());
}

void TestRepairShifts::findsBothOfTwoDamagedChunks()
{
    const ByteBuffer good = forms().front().frame;
    const ByteBuffer bad =
        damaged(damaged(good, good, 3, Damage::Missing), good, 1, Damage::TwentyMissing);
    check(good, bad, {1, 3});
}

void TestRepairShifts::doubtsBothChunksAtABorder_data()
{
    QTest::addColumn<ByteBuffer>("good");
    QTest::addColumn<int>("second");
    for (const Form& form : forms())
        for (std::int64_t n = 1; n < opened(form.frame)->chunkCount(); ++n)
            QTest::addRow("%s, before chunk %d", form.name, static_cast<int>(n))
                << form.frame << static_cast<int>(n);
}

// Two bytes are missing: the last one of a chunk, which may decode without it, and the first one of
// the next, for which the byte before may stand in.
void TestRepairShifts::doubtsBothChunksAtABorder()
{
    QFETCH(ByteBuffer, good);
    QFETCH(int, second);
    ByteBuffer bad = good;
    const auto border = bad.begin() + static_cast<std::ptrdiff_t>(placeOf(good, second).first);
    bad.erase(border - 1, border + 1);
    const auto named = namedOf(good, bad);
    QVERIFY(named.contains(second - 1));
    QVERIFY(named.size() == 1 || (named.size() == 2 && named.contains(second)));
}

// The byte in front of the chunk is its own version then, and the byte that it begins with is not.
void TestRepairShifts::namesTheChunkBehindWhoseFirstByteOthersWereInserted()
{
    const ByteBuffer good = forms().front().frame;
    for (std::int64_t n = 1; n < opened(good)->chunkCount(); ++n)
        for (const std::byte inserted : {std::byte{3}, std::byte{4}, std::byte{5}, std::byte{6}}) {
            ByteBuffer bad = good;
            bad.insert(bad.begin() + static_cast<std::ptrdiff_t>(placeOf(good, n).first + 1),
                       inserted);
            QVERIFY(namedOf(good, bad).contains(n));
        }
}

void TestRepairShifts::keepsTheArrayWhereBytesOfTheFixedHeaderAreMissing_data()
{
    QTest::addColumn<int>("bytes"); // inserted; missing ones below 0
    QTest::newRow("a byte missing") << -1;
    QTest::newRow("two bytes missing") << -2;
    QTest::newRow("nine bytes missing") << -9;
    QTest::newRow("a byte inserted") << 1;
    QTest::newRow("five bytes inserted") << 5;
}

// Wherever in it: shape, type, metadata and all chunks are as they were, and that something is
// unknown is said.
void TestRepairShifts::keepsTheArrayWhereBytesOfTheFixedHeaderAreMissing()
{
    QFETCH(int, bytes);
    const ByteBuffer good =
        arrayFrame({10, 50}, {2, 50}, {1, 50}, "<i4", scattered<std::int32_t>(500),
                   {.metalayers = {{"second", ByteBuffer(20, std::byte{0x90})}},
                    .vlMetalayers = {{"note", ByteBuffer(90, std::byte{7})}}});
    const FramePtr before = opened(good);
    for (std::ptrdiff_t at = 0; at <= std::ssize(good) && at + std::max(0, -bytes) < 87; ++at) {
        ByteBuffer bad = good;
        if (bytes < 0)
            bad.erase(bad.begin() + at, bad.begin() + at - bytes);
        else
            bad.insert(bad.begin() + at, static_cast<std::size_t>(bytes), std::byte{0xa5});
        const auto outcome = repaired(bad);
        QVERIFY2(outcome, QByteArray::number(qlonglong(at)));
        QVERIFY2(outcome->chunks == contentOf(*before), QByteArray::number(qlonglong(at)));
        QVERIFY2(outcome->shape == Shape({10, 50}), QByteArray::number(qlonglong(at)));
        QCOMPARE(outcome->plan.header.typesize, 4);
        QCOMPARE(outcome->plan.metalayers.items().size(), 2U);
        QCOMPARE(outcome->plan.vlMetalayers.items().size(), 1U);
        QVERIFY2(!isNothingLost(outcome->plan, outcome->report), QByteArray::number(qlonglong(at)));
    }
}

void TestRepairShifts::keepsTheArrayWhereBytesWereInsertedBehindTheHeader()
{
    for (const std::size_t count : {1U, 3U}) {
        const ByteBuffer good = forms().front().frame;
        ByteBuffer bad = good;
        const auto end = static_cast<std::ptrdiff_t>(parseFrameHeader(good)->headerLen);
        bad.insert(bad.begin() + end, count, std::byte{0x11});
        const auto outcome = repaired(bad);
        QVERIFY(outcome);
        QVERIFY(outcome->shape == Shape({10, 50}));
        QVERIFY(outcome->chunks == contentOf(*opened(good)));
        QVERIFY(!isNothingLost(outcome->plan, outcome->report));
    }
}

void TestRepairShifts::keepsWholeVlMetalayers_data()
{
    QTest::addColumn<int>("bytes");
    QTest::newRow("a byte missing") << -1;
    QTest::newRow("three bytes missing") << -3;
    QTest::newRow("a byte inserted") << 1;
    QTest::newRow("another byte") << 0;
}

// At most one value is lost, and nothing is called complete that is not as it was.
void TestRepairShifts::keepsWholeVlMetalayers()
{
    QFETCH(int, bytes);
    std::vector<NamedValue> notes;
    for (int i = 0; i < 4; ++i)
        notes.push_back({"note" + std::to_string(i), ByteBuffer(60, std::byte(i + 1))});
    const ByteBuffer good = arrayFrame({10, 50}, {2, 50}, {1, 50}, "<i4",
                                       scattered<std::int32_t>(500), {.vlMetalayers = notes});
    const FramePtr frame = opened(good);
    const auto& before = frame->vlMetalayers().entries;
    const auto begin = static_cast<std::ptrdiff_t>(frame->trailer()->offset);
    const std::ptrdiff_t end = std::ssize(good) - 23 - std::max(0, -bytes);
    for (std::ptrdiff_t at = begin; at < end; ++at) {
        ByteBuffer bad = good;
        if (bytes < 0)
            bad.erase(bad.begin() + at, bad.begin() + at - bytes);
        else if (bytes > 0)
            bad.insert(bad.begin() + at, std::byte{0xa5});
        else
            bad[static_cast<std::size_t>(at)] ^= std::byte{0x40};
        const auto outcome = repaired(bad);
        QVERIFY2(outcome, QByteArray::number(qlonglong(at)));
        const auto& after = outcome->plan.vlMetalayers.items();
        std::size_t values = 0;
        std::size_t entries = 0;
        for (const MetadataEntry& entry : before) {
            const auto same = std::ranges::find(after, entry.value, &NamedValue::value);
            values += same != after.end() ? 1 : 0;
            entries += same != after.end() && same->name == entry.name ? 1 : 0;
        }
        QVERIFY2(values + (bytes < -1 ? 2 : 1) >= before.size(), QByteArray::number(qlonglong(at)));
        const bool isMoved = bytes != 0; // a byte of a value that is another one nobody can know
        QVERIFY2(!isMoved || entries == before.size() ||
                     !isNothingLost(outcome->plan, outcome->report),
                 QByteArray::number(qlonglong(at)));
    }
}

// The reference decodes no blocks with a part of the value, and no chunk that is a plain copy as
// well. Whatever bit of the header is wrong, what is written is as it was, or named.
void TestRepairShifts::writesRepeatedValuesThatTheReferenceReads()
{
    const ByteBuffer good = arrayFrame({300}, {100}, {100}, "<i8", [] {
        ByteBuffer bytes(300 * 8);
        for (std::size_t i = 0; i < bytes.size(); ++i)
            bytes[i] = std::byte(i % 8 + i / 800);
        return bytes;
    }());
    const FramePtr before = opened(good);
    for (std::int64_t n = 0; n < before->chunkCount(); ++n)
        for (std::size_t bit = 0; bit < 32 * 8; ++bit) {
            ByteBuffer bad = good;
            bad[placeOf(good, n).first + bit / 8] ^= std::byte(1U << bit % 8);
            const auto outcome = repaired(bad);
            const QByteArray place =
                QByteArray::number(qlonglong(n)) + ", bit " + QByteArray::number(qulonglong(bit));
            QVERIFY2(outcome, place);
            QVERIFY2(!isNothingLost(outcome->plan, outcome->report) ||
                         outcome->chunks == contentOf(*before),
                     place);
            const FramePtr after = *openPath(m_folder.filePath("new.b2nd").toStdString());
            for (std::int64_t i = 0; i < after->chunkCount(); ++i) {
                const ChunkHeader header = (*after->chunk(i))->header();
                if (header.special() != SpecialKind::RepeatedValue)
                    continue;
                QVERIFY2(!header.memcpyed(), place);
                QVERIFY2(header.blockBytes() % (header.cbytes - header.overhead()) == 0, place);
            }
        }
}

// All entries behind them lead to the chunks before.
void TestRepairShifts::keepsTheOrderWhereBytesWereInsertedIntoTheIndex()
{
    const ByteBuffer good = forms()[2].frame;
    const FramePtr frame = opened(good);
    ByteBuffer bad = good;
    const auto entries = static_cast<std::ptrdiff_t>(frame->indexOffset()) + 32;
    bad.insert(bad.begin() + entries, 16, std::byte{0x5a});
    const auto outcome = repaired(bad);
    QVERIFY(outcome);
    QVERIFY(outcome->chunks == contentOf(*frame));
    QVERIFY(!isNothingLost(outcome->plan, outcome->report));
}

// 50 columns became 122, which other numbers of columns explain as well: the chunks are as many.
void TestRepairShifts::keepsColumnsInTheirPlacesWhereAnExtentIsWrong()
{
    ByteBuffer bad = arrayFrame({8, 6}, {2, 6}, {1, 6}, "<i8", scattered<std::int64_t>(48));
    const FramePtr frame = opened(bad);
    const MetadataEntry* array = frame->metalayers().find("b2nd");
    QVERIFY(array);
    const auto lastOfShape = static_cast<std::size_t>(array->valueOffset) + 3 + 1 + 9 + 8;
    QCOMPARE(bad[lastOfShape], std::byte{6});
    bad[lastOfShape] = std::byte{122};
    const auto outcome = repaired(bad);
    QVERIFY(outcome);
    QCOMPARE(QList<qlonglong>(outcome->shape.begin(), outcome->shape.end()),
             (QList<qlonglong>{8, 6}));
    QVERIFY(outcome->chunks == contentOf(*frame));
}

void TestRepairShifts::makesAnArrayOfNoChunksEmpty()
{
    const ByteBuffer good = forms().front().frame;
    ByteBuffer bad = good;
    bad.resize(placeOf(good, 0).first + 10);
    const auto outcome = repaired(bad);
    QVERIFY(outcome);
    QVERIFY(outcome->shape == Shape({0, 50}));
    QCOMPARE(outcome->report.check.damagedParts, 0);
    QVERIFY(!isNothingLost(outcome->plan, outcome->report));
}

const Registered<TestRepairShifts> registered;

} // namespace bloscope::tst_repair_shifts

#include "tst_repair_shifts.moc"
