#include "core/compare/cell_differences.h"

#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <cmath>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <random>

namespace bloscope::tst_cell_differences {

using namespace test;

class TestCellDifferences : public QObject {
    Q_OBJECT

    BlockCache m_cache;
    WorkerPool m_pool{2};

    std::unique_ptr<SliceReader> reader(ByteBuffer frame)
    {
        return std::make_unique<SliceReader>(
            Array::of(*Frame::open(memorySource(std::move(frame)))), m_cache, m_pool);
    }

    Result<CellDifferences> compare(ByteBuffer a, ByteBuffer b, const char* slice = "",
                                    const CompareOptions& wish = {})
    {
        const auto one = reader(std::move(a));
        const auto other = reader(std::move(b));
        return compareCells(*one, *other, *Slice::parse(slice, one->array()->shape()), wish);
    }

    // "3 of 12, 1 unreadable; [0, 1] a 5/6 farthest [2, 3] 7/9: 2"
    static QString textOf(const CellDifferences& found)
    {
        const auto cell = [](const DifferentCell& one) {
            return fmt::format(" [{}]{}{} {}/{}", fmt::join(one.index, ", "),
                               one.part.empty() ? "" : " ", one.part, one.a, one.b);
        };
        std::string text =
            fmt::format("{} of {}, {} unreadable;", found.different, found.cells, found.unreadable);
        for (const DifferentCell& one : found.first)
            text += cell(one);
        if (found.farthest)
            text += fmt::format(" farthest{}: {}", cell(*found.farthest), found.farthest->distance);
        return QString::fromStdString(text);
    }

 private slots:
    void findsNothingInEqualArrays()
    {
        const ByteBuffer elements = counted<std::int16_t>(60);
        const auto found = compare(arrayFrame({6, 10}, {4, 4}, {2, 4}, "<i2", elements),
                                   arrayFrame({6, 10}, {5, 10}, {1, 3}, "<i2", elements));
        QCOMPARE(textOf(*found), QString("0 of 60, 0 unreadable;"));
    }

    void findsWhatDiffersInTheOrderOfTheArray()
    {
        const ByteBuffer elements = counted<std::int16_t>(24);
        ByteBuffer changed = elements;
        for (const std::size_t cell : {3U, 8U, 20U})
            changed[2 * cell] = std::byte(100);
        const auto a = arrayFrame({4, 6}, {2, 2}, {1, 2}, "<i2", elements);
        const auto b = arrayFrame({4, 6}, {3, 6}, {3, 1}, "<i2", changed);
        QCOMPARE(textOf(*compare(a, b)),
                 QString("3 of 24, 0 unreadable; [0, 3] 3/100 [1, 2] 8/100 [3, 2] 20/100 "
                         "farthest [0, 3] 3/100: 97"));
        QCOMPARE(textOf(*compare(a, b, "", {.mostPlaces = 1})),
                 QString("3 of 24, 0 unreadable; [0, 3] 3/100 farthest [0, 3] 3/100: 97"));
        QCOMPARE(textOf(*compare(a, b, "::-1, 2", {.mostPlaces = 1})),
                 QString("2 of 4, 0 unreadable; [1, 2] 8/100 farthest [1, 2] 8/100: 92"));
    }

    // Ten terabytes, of which nothing is decoded and no chunk is looked at.
    void comparesTerabytesAtOnce()
    {
        const auto huge = [](SpecialKind kind, std::int64_t rows) {
            return unstoredArrayFrame({2'500'000, 1'000'000}, {rows, 10'000}, {10, 1000}, "<f4",
                                      kind);
        };
        const ByteBuffer zeros = huge(SpecialKind::Zeros, 100);
        QCOMPARE(textOf(*compare(zeros, huge(SpecialKind::Zeros, 500))),
                 QString("0 of 2500000000000, 0 unreadable;"));
        QCOMPARE(textOf(*compare(zeros, huge(SpecialKind::NaN, 100), "", {.mostPlaces = 2})),
                 QString("2500000000000 of 2500000000000, 0 unreadable; [0, 0] 0.0/nan [0, 1] "
                         "0.0/nan"));
        QCOMPARE(textOf(*compare(zeros, huge(SpecialKind::Uninitialised, 100), "5:, 7:8",
                                 {.mostPlaces = 1})),
                 QString("2499995 of 2499995, 0 unreadable; [5, 7] 0.0/(never written)"));
    }

    // Chunks that are alike in one array, and some or none in the other, cut in other places.
    void comparesUniformChunksAsTheirCells()
    {
        std::mt19937 random(32);
        for (int i = 0; i < 100; ++i) {
            ByteBuffer a(2 * 24 * 20);
            ByteBuffer b(2 * 24 * 20);
            for (ByteBuffer* elements : {&a, &b})
                for (int some = 0; some < 3; ++some)
                    (*elements)[random() % 480 * 2] = std::byte(random() % 3);
            const auto frameOf = [&](const ByteBuffer& elements) {
                const auto extent = [&] { return std::int64_t(1 + random() % 8); };
                const Shape chunks{extent(), extent()};
                return arrayFrame({24, 20}, chunks, {1, chunks[1]}, "<i2", elements);
            };
            std::uint64_t different = 0;
            for (std::size_t cell = 0; cell < 480; ++cell)
                different += a[2 * cell] != b[2 * cell];
            const auto found = compare(frameOf(a), frameOf(b), "", {.mostPlaces = 500});
            QCOMPARE(found->cells, 480U);
            QCOMPARE(found->different, different);
            QCOMPARE(found->first.size(), different);
            for (const DifferentCell& cell : found->first) {
                const auto at = static_cast<std::size_t>(cell.index[0] * 20 + cell.index[1]) * 2;
                QVERIFY(a[at] != b[at]);
            }
        }
    }

    void comparesNumbersOfDifferentTypes()
    {
        const auto a = arrayFrame({3}, "<f4", elementsOf<float>({1, NAN, 2.5}));
        const auto b = arrayFrame({3}, "<f8", elementsOf<double>({1, NAN, 2.75}));
        QCOMPARE(textOf(*compare(a, b)),
                 QString("1 of 3, 0 unreadable; [2] 2.5/2.75 farthest [2] 2.5/2.75: 0.25"));
        QCOMPARE(textOf(*compare(a, b, "", {.tolerance = {.relative = 0.1}})),
                 QString("0 of 3, 0 unreadable;"));
        QCOMPARE(textOf(*compare(a, b, ":2", {.tolerance = {.areNansEqual = false}})),
                 QString("1 of 2, 0 unreadable; [1] nan/nan"));
    }

    void comparesPartsOfElements()
    {
        ByteBuffer elements(3 * 3);
        ByteBuffer changed = elements;
        changed[4] = std::byte(2);
        changed[6] = std::byte(7);
        changed[8] = std::byte(1);
        const char dtype[] = "[('a', 'u1'), ('b', '<u2')]";
        QCOMPARE(
            textOf(*compare(arrayFrame({3}, dtype, elements), arrayFrame({3}, dtype, changed))),
            QString("2 of 3, 0 unreadable; [1] b 0/2 [2] a 0/7 farthest [2] b 0/256: 256"));
        const auto wrong = compare(arrayFrame({3}, dtype, elements),
                                   arrayFrame({3}, "[('a', 'u1'), ('c', '<u2')]", elements));
        QCOMPARE(wrong.error().text(), std::string("field 'c' is only in the second array"));
    }

    void countsWhatCannotBeRead()
    {
        const ByteBuffer elements = nearlyAlike(4000, std::byte(1));
        ByteBuffer damaged = arrayFrame({4000}, {2000}, {1000}, "|u1", elements);
        damageBlock(damaged, 1);
        const auto found = compare(damaged, arrayFrame({4000}, "|u1", elements));
        QCOMPARE(textOf(*found), QString("0 of 4000, 1000 unreadable;"));
        QCOMPARE(found->reasons.size(), std::size_t(1));
        QVERIFY(found->reasons.front().starts_with("chunk 1"));
    }

    // Whichever thread meets it first.
    void tellsDamageInTheOrderOfTheChunks()
    {
        ByteBuffer frame = arrayFrame({96}, {8}, {4}, "<i4", counted<std::int32_t>(96));
        std::vector<std::string> wanted;
        for (const std::int64_t chunk : {1, 2, 3, 4, 5, 7, 8, 9, 10, 11}) {
            damageChunkHeader(frame, chunk);
            wanted.push_back(fmt::format("chunk {}:", chunk));
        }
        const ByteBuffer whole = arrayFrame({96}, {8}, {4}, "<i4", counted<std::int32_t>(96));
        for (int turn = 0; turn < 50; ++turn) {
            const auto found = compare(frame, whole);
            QVERIFY(found);
            std::vector<std::string> told;
            for (const std::string& reason : found->reasons)
                told.push_back(reason.substr(0, reason.find(':') + 1));
            QCOMPARE(told, wanted);
        }
    }

    void tellsWhatWasNeverWrittenFromZeros()
    {
        const auto unwritten = unstoredArrayFrame({6}, {3}, {3}, "|u1", SpecialKind::Uninitialised);
        const auto zeros = unstoredArrayFrame({6}, {2}, {2}, "|u1");
        QCOMPARE(textOf(*compare(unwritten, unwritten)), QString("0 of 6, 0 unreadable;"));
        QCOMPARE(textOf(*compare(unwritten, zeros, "", {.mostPlaces = 1})),
                 QString("6 of 6, 0 unreadable; [0] (never written)/0"));
    }

    void refusesWhatHasNoPairs()
    {
        const auto one = reader(unstoredArrayFrame({2, 3}, {2, 3}, {2, 3}, "|u1"));
        const auto other = reader(unstoredArrayFrame({3, 2}, {3, 2}, {3, 2}, "|u1"));
        QCOMPARE(compareCells(*one, *other, Slice::whole({2, 3})).error().text(),
                 std::string("the shapes differ: (2, 3) and (3, 2)"));
    }

    void stopsWhenAsked()
    {
        const auto one = reader(unstoredArrayFrame({1 << 30}, {1 << 20}, {1 << 16}, "|u1"));
        std::stop_source stop;
        stop.request_stop();
        const auto found =
            compareCells(*one, *one, Slice::whole({1 << 30}), {}, {stop.get_token(), nullptr});
        QCOMPARE(found.error().kind(), ErrorKind::Cancelled);
    }

    // Against a plain loop over both in memory.
    void agreesWithAPlainLoop()
    {
        std::mt19937 random(19);
        for (int turn = 0; turn < 50; ++turn) {
            const auto below = [&](std::int64_t most) {
                return 1 + static_cast<std::int64_t>(random() % static_cast<unsigned>(most));
            };
            const Shape shape = {below(7), below(9), below(11)};
            const auto count = static_cast<std::size_t>(shape[0] * shape[1] * shape[2]);
            ByteBuffer a(count);
            for (std::byte& byte : a)
                byte = std::byte(random() % 3);
            ByteBuffer b = a;
            for (std::size_t i = 0; i < count; i += below(9))
                b[i] = std::byte(random() % 4);
            std::uint64_t different = 0;
            std::optional<std::size_t> first;
            for (std::size_t i = 0; i < count; ++i)
                if (a[i] != b[i] && ++different == 1)
                    first = i;
            const auto chunks = [&] {
                return Shape{below(shape[0]), below(shape[1]), below(shape[2])};
            };
            const Shape chunksA = chunks();
            const Shape chunksB = chunks();
            const auto found =
                compare(arrayFrame(shape, chunksA, chunksA, "|u1", a),
                        arrayFrame(shape, chunksB, chunksB, "|u1", b), "", {.mostPlaces = 1});
            QCOMPARE(found->different, different);
            QCOMPARE(found->first.empty(), !first.has_value());
            if (first)
                QCOMPARE(found->first.front().index,
                         indicesOf(static_cast<std::int64_t>(*first), shape));
        }
    }
};

const Registered<TestCellDifferences> registered;

} // namespace bloscope::tst_cell_differences

#include "tst_cell_differences.moc"
