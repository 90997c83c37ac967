#include "core/statistics/label_sizes.h"

#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/scanned_array.h"

#include <QTest>
#include <array>
#include <map>
#include <random>
#include <set>

namespace bloscope::tst_label_sizes {

using namespace test;

namespace {

using Index = std::vector<std::int64_t>;

ByteBuffer bytesOfInts(const std::vector<std::int16_t>& values)
{
    const auto bytes = std::as_bytes(std::span(values));
    return {bytes.begin(), bytes.end()};
}

// Runs of a few labels, and of none.
std::vector<std::int16_t> randomLabels(std::size_t count)
{
    std::mt19937 random(1);
    std::vector<std::int16_t> labels;
    while (labels.size() < count)
        labels.insert(labels.end(), 1 + random() % 5,
                      static_cast<std::int16_t>(std::max(0, int(random() % 9) - 3)));
    labels.resize(count);
    return labels;
}

Index indicesIn(const IndexSet& set)
{
    Index indices;
    for (auto index = set.after(-1); index; index = set.after(*index))
        indices.push_back(*index);
    return indices;
}

} // namespace

class TestLabelSizes : public QObject {
    Q_OBJECT

 private slots:
    // Over chunks and blocks that end elsewhere than the array does.
    void countsWhatLoopsCount()
    {
        const Shape shape{5, 11, 17};
        const std::vector<std::int16_t> labels = randomLabels(5 * 11 * 17);
        const ScannedArray array(
            arrayFrame(shape, {2, 4, 10}, {1, 3, 7}, "<i2", bytesOfInts(labels)));
        const LabelSizes found = *labelSizesOf(*array.scan());
        std::map<std::int64_t, std::array<std::set<std::int64_t>, 3>> places;
        std::map<std::int64_t, std::uint64_t> cells;
        for (std::size_t i = 0; i < labels.size(); ++i) {
            ++cells[labels[i]];
            const Index index = indicesOf(std::int64_t(i), shape);
            for (std::size_t d = 0; d < 3; ++d)
                places[labels[i]][d].insert(index[d]);
        }
        QCOMPARE(found.counts.all, labels.size());
        QCOMPARE(found.counts.finite, labels.size());
        QCOMPARE(found.background, cells[0]);
        QCOMPARE(found.labels.size(), cells.size() - 1);
        for (const LabelSize& label : found.labels) {
            const auto number = static_cast<std::int64_t>(found.number(label));
            QCOMPARE(label.cells, cells[number]);
            const auto at =
                std::size_t((label.first[0] * 11 + label.first[1]) * 17 + label.first[2]);
            QCOMPARE(std::int64_t(labels[at]), number);
            for (std::size_t d = 0; d < 3; ++d)
                QCOMPARE(indicesIn(label.places[d]),
                         Index(places[number][d].begin(), places[number][d].end()));
        }
    }

    void tellsOfASliceInItsPositions()
    {
        const ScannedArray array(
            arrayFrame({8}, "|i1", elementsOf<std::int8_t>({3, 0, 0, 0, 3, 0, -1, 3})));
        const LabelSizes found = *labelSizesOf(*array.scan("::2"));
        QCOMPARE(found.labels.size(), std::size_t(2));
        QVERIFY(found.number(found.labels[0]) == -1);
        QCOMPARE(found.find(3)->cells, std::uint64_t(2));
        QCOMPARE(indicesIn(found.find(3)->places[0]), (Index{0, 2}));
        QCOMPARE(found.find(2), nullptr);
    }

    void keepsNumbersThatHave64Bits()
    {
        constexpr std::uint64_t middle = std::uint64_t(1) << 63;
        const ScannedArray array(
            arrayFrame({6}, "<u8",
                       elementsOf<std::uint64_t>(
                           {UINT64_MAX, middle, middle - 1, UINT64_MAX, middle + 1, 0})));
        const LabelSizes found = *labelSizesOf(*array.scan());
        QCOMPARE(found.labels.size(), std::size_t(4));
        const std::uint64_t all[] = {middle - 1, middle, middle + 1, UINT64_MAX};
        for (std::size_t i = 0; i < 4; ++i) {
            QVERIFY(found.number(found.labels[i]) == all[i]);
            QCOMPARE(found.find(all[i]), &found.labels[i]);
        }
        QCOMPARE(found.find(UINT64_MAX)->cells, std::uint64_t(2));
        QCOMPARE(found.find(UINT64_MAX - 1), nullptr);
        QCOMPARE(found.find(-1), nullptr);
    }

    void countsChunksThatAreAlikeAtOnce()
    {
        const ScannedArray array(unstoredArrayFrame({1'000'000, 1'000'000}, {10'000, 100'000},
                                                    {100, 1000}, "|u1", SpecialKind::Zeros));
        const LabelSizes found = *labelSizesOf(*array.scan());
        QCOMPARE(found.background, std::uint64_t(1'000'000'000'000));
        QVERIFY(found.labels.empty());
    }

    // Bits for each index of so long a dimension would be too many.
    void keepsNoPlacesWhereTheseAreTooLarge()
    {
        const ScannedArray array(arrayFrame({20'000'000}, {20'000'000}, {20'000'000}, "|u1",
                                            ByteBuffer(20'000'000, std::byte{7})));
        const LabelSizes found = *labelSizesOf(*array.scan());
        QCOMPARE(found.find(7)->cells, std::uint64_t(20'000'000));
        QVERIFY(found.find(7)->places.empty());
        QCOMPARE(found.find(7)->first, Index{0});
    }

    void givesUpWhereThereAreTooMany()
    {
        const ScannedArray array(
            arrayFrame({10'000}, {1'000}, {100}, "<i4", counted<std::int32_t>(10'000)));
        const LabelSizes found = *labelSizesOf(*array.scan());
        QVERIFY(found.tooMany);
        QVERIFY(found.labels.empty());
        QCOMPARE(found.counts.finite, std::uint64_t(10'000));
    }

    void leavesOutWhatIsDamaged()
    {
        ByteBuffer frame = arrayFrame({64}, {32}, {16}, "<i4", counted<std::int32_t>(64));
        damageBlock(frame, 0, 1);
        const LabelSizes found = *labelSizesOf(*ScannedArray(std::move(frame)).scan());
        QCOMPARE(found.counts.damaged, std::uint64_t(16));
        QCOMPARE(found.labels.size(), std::size_t(47));
        QCOMPARE(found.damage.size(), std::size_t(1));
    }

    void refusesOtherNumbers()
    {
        const ScannedArray array(arrayFrame({2}, "<f4", elementsOf<float>({1, 2})));
        QCOMPARE(labelSizesOf(*array.scan()).error().text(),
                 std::string("elements of type <f4 are not labels: labels are whole numbers"));
    }

    void countsBooleansAndScalars()
    {
        const ScannedArray mask(arrayFrame({3}, "|b1", elementsOf<std::uint8_t>({1, 0, 1})));
        QCOMPARE(labelSizesOf(*mask.scan())->find(1)->cells, std::uint64_t(2));
        const ScannedArray one(arrayFrame({}, "|u1", elementsOf<std::uint8_t>({5})));
        QCOMPARE(labelSizesOf(*one.scan())->find(5)->cells, std::uint64_t(1));
    }

    void stopsWhenNobodyWantsIt()
    {
        const ScannedArray array(arrayFrame({2}, "|u1", elementsOf<std::uint8_t>({1, 2})));
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(labelSizesOf(*array.scan(), {stop.get_token(), nullptr}).error().kind() ==
                ErrorKind::Cancelled);
    }
};

const Registered<TestLabelSizes> registered;

} // namespace bloscope::tst_label_sizes

#include "tst_label_sizes.moc"
