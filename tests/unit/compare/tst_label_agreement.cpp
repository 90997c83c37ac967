#include "core/compare/label_agreement.h"

#include "core/array/slice_reader.h"
#include "tests/support/frames.h"
#include "tests/support/or_abort.h"
#include "tests/support/random_numbers.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <cmath>
#include <limits>
#include <numeric>

namespace bloscope::tst_label_agreement {

using namespace test;

namespace {

using Labels = std::vector<std::int32_t>;

// Gives the cells of a box, as far as there are some, a label.
void fill(Labels& labels, const Shape& shape, const Shape& first, const Shape& size,
          std::int32_t label)
{
    for (std::size_t cell = 0; cell < labels.size(); ++cell) {
        const std::vector<std::int64_t> index = indicesOf(std::int64_t(cell), shape);
        bool isInside = true;
        for (std::size_t d = 0; d < shape.size(); ++d)
            isInside &= index[d] >= first[d] && index[d] < first[d] + size[d];
        if (isInside)
            labels[cell] = label;
    }
}

// Six boxes with three labels, and the same a little elsewhere.
std::pair<Labels, Labels> randomLabels(std::uint64_t seed, const Shape& shape)
{
    std::size_t count = 1;
    for (const std::int64_t extent : shape)
        count *= std::size_t(extent);
    std::pair<Labels, Labels> labels{Labels(count), Labels(count)};
    Random random(seed);
    for (int box = 0; box < 6; ++box) {
        Shape first;
        Shape size;
        Shape moved;
        for (const std::int64_t extent : shape)
            first.push_back(random.below(extent));
        for (const std::int64_t extent : shape)
            size.push_back(1 + random.below(std::max<std::int64_t>(2, extent / 2)));
        for (const std::int64_t begin : first)
            moved.push_back(begin + random.below(4) / 2);
        fill(labels.first, shape, first, size, 1 + box % 3);
        fill(labels.second, shape, moved, size, 1 + box % 3);
    }
    return labels;
}

constexpr double none = -1;

struct Case {
    Shape shape;
    std::vector<double> spacing;
    std::uint64_t seed;
    std::int32_t label;
    std::uint64_t cellsOfA;
    std::uint64_t cellsOfB;
    std::uint64_t both;
    double hausdorff; // none where one of both lacks the label
    double hausdorff95;
};

// Surfaces by scipy.ndimage.binary_erosion with faces, distances by distance_transform_edt with
// these spacings, percentiles by numpy.percentile; dimensions of one index squeezed.
const std::vector<Case> cases = {
    {{40}, {1.0}, 1, 1, 15, 15, 15, 0.0, 0.0},
    {{40}, {1.0}, 1, 2, 1, 1, 1, 0.0, 0.0},
    {{40}, {1.0}, 101, 1, 7, 7, 6, 1.0, 1.0},
    {{40}, {1.0}, 101, 2, 10, 10, 9, 1.0, 1.0},
    {{40}, {0.25}, 2, 1, 6, 6, 6, 0.0, 0.0},
    {{40}, {0.25}, 2, 2, 14, 13, 13, 0.25, 0.2124999999999999},
    {{40}, {0.25}, 102, 1, 14, 14, 13, 0.25, 0.25},
    {{40}, {0.25}, 102, 2, 9, 9, 9, 0.0, 0.0},
    {{24, 31}, {1, 1}, 3, 1, 84, 73, 67, 1.4142135623730951, 1.4142135623730951},
    {{24, 31}, {1, 1}, 3, 2, 151, 147, 124, 1.4142135623730951, 1.0},
    {{24, 31}, {1, 1}, 103, 1, 19, 13, 0, 6.082762530298219, 5.197393815263326},
    {{24, 31}, {1, 1}, 103, 2, 216, 216, 208, 1.0, 1.0},
    {{24, 31}, {2.5, 0.7}, 4, 1, 48, 49, 42, 2.5, 0.7},
    {{24, 31}, {2.5, 0.7}, 4, 2, 42, 26, 26, 2.5, 2.5},
    {{24, 31}, {2.5, 0.7}, 104, 1, 76, 68, 66, 2.5, 2.5},
    {{24, 31}, {2.5, 0.7}, 104, 2, 57, 48, 48, 2.5, 2.5},
    {{12, 14, 10}, {1, 1, 1}, 5, 1, 43, 30, 24, 5.0, 3.8522164192932},
    {{12, 14, 10}, {1, 1, 1}, 5, 2, 32, 32, 25, 1.0, 1.0},
    {{12, 14, 10}, {1, 1, 1}, 105, 1, 95, 94, 52, 1.4142135623730951, 1.4142135623730951},
    {{12, 14, 10}, {1, 1, 1}, 105, 2, 18, 17, 7, 1.4142135623730951, 1.4142135623730951},
    {{12, 14, 10}, {3, 0.5, 0.5}, 6, 1, 122, 122, 112, 0.5, 0.5},
    {{12, 14, 10}, {3, 0.5, 0.5}, 6, 2, 48, 39, 26, 3.082207001484488, 3.0413812651491097},
    {{12, 14, 10}, {3, 0.5, 0.5}, 106, 1, 22, 16, 12, 3.0413812651491097, 3.0413812651491097},
    {{12, 14, 10}, {3, 0.5, 0.5}, 106, 2, 74, 74, 56, 0.5, 0.5},
    {{1, 20, 22}, {5, 1, 1.5}, 7, 1, 18, 17, 17, 1.5, 0.22499999999999787},
    {{1, 20, 22}, {5, 1, 1.5}, 7, 2, 61, 36, 30, 6.324555320336759, 6.053795644693842},
    {{1, 20, 22}, {5, 1, 1.5}, 107, 1, 33, 0, 0, none, none},
    {{1, 20, 22}, {5, 1, 1.5}, 107, 2, 28, 0, 0, none, none},
    {{9, 1, 30}, {0.1, 7, 0.1}, 8, 1, 4, 0, 0, none, none},
    {{9, 1, 30}, {0.1, 7, 0.1}, 8, 2, 39, 0, 0, none, none},
    {{9, 1, 30}, {0.1, 7, 0.1}, 108, 1, 29, 34, 24, 0.1, 0.1},
    {{9, 1, 30}, {0.1, 7, 0.1}, 108, 2, 38, 0, 0, none, none},
    {{170, 20, 9}, {1, 1, 2}, 9, 1, 402, 402, 314, 1.4142135623730951, 1.0},
    {{170, 20, 9}, {1, 1, 2}, 9, 2, 976, 948, 516, 2.23606797749979, 2.23606797749979},
    {{170, 20, 9}, {1, 1, 2}, 109, 1, 382, 365, 365, 1.0, 0.0},
    {{170, 20, 9}, {1, 1, 2}, 109, 2, 172, 146, 136, 1.4142135623730951, 1.0},
    {{2100, 3}, {1, 1}, 10, 1, 162, 163, 161, 1.0, 0.0},
    {{2100, 3}, {1, 1}, 10, 2, 448, 280, 280, 2.0, 2.0},
    {{2100, 3}, {1, 1}, 110, 1, 1290, 1289, 1289, 1.0, 0.0},
    {{2100, 3}, {1, 1}, 110, 2, 0, 0, 0, none, none},
};

} // namespace

class TestLabelAgreement : public QObject {
    Q_OBJECT

 private slots:
    void isThatOfScipy_data();
    void isThatOfScipy();
    void comparesLabelsOfOtherTypes();
    void isPerfectOnlyForEqualLabels();
    void countsWhatCannotBeRead();
    void givesUpOnTooManyLabels();
    void hasNoDistancesInManyDimensions();
    void refusesOtherArrays_data();
    void refusesOtherArrays();

 private:
    CellSourcePtr sourceOf(ByteBuffer frame)
    {
        const ArrayPtr array = Array::of(*Frame::open(memorySource(std::move(frame))));
        return std::make_shared<const SliceReader>(array, m_cache, m_pool);
    }
    template <class Number>
    CellSourcePtr sourceOf(const Shape& shape, const char* dtype, const std::vector<Number>& cells)
    {
        return sourceOf(arrayFrame(shape, dtype, std::as_bytes(std::span(cells))));
    }
    template <class Number>
    LabelAgreements compared(const std::vector<Number>& a, const std::vector<Number>& b,
                             const char* dtype)
    {
        const Shape shape = {std::int64_t(a.size())};
        return orAbort(compareLabels(sourceOf(shape, dtype, a), sourceOf(shape, dtype, b), {1}));
    }

    BlockCache m_cache;
    WorkerPool m_pool{2};
};

void TestLabelAgreement::isThatOfScipy_data()
{
    QTest::addColumn<Case>("expected");
    for (const Case& row : cases)
        QTest::addRow("%d dimensions, seed %d, label %d", int(row.shape.size()), int(row.seed),
                      row.label)
            << row;
}

void TestLabelAgreement::isThatOfScipy()
{
    QFETCH(const Case, expected);
    const auto [a, b] = randomLabels(expected.seed, expected.shape);
    const LabelAgreements all = orAbort(compareLabels(
        sourceOf(expected.shape, "<i4", a), sourceOf(expected.shape, "<i4", b), expected.spacing));
    LabelAgreement found;
    for (const LabelAgreement& label : all.labels)
        if (label.label == expected.label)
            found = label;
    QCOMPARE(found.cellsOfA, expected.cellsOfA);
    QCOMPARE(found.cellsOfB, expected.cellsOfB);
    QCOMPARE(found.both, expected.both);
    QCOMPARE(found.hausdorff.has_value(), expected.hausdorff != none);
    QVERIFY(std::abs(found.hausdorff.value_or(none) - expected.hausdorff) < 1e-9);
    QVERIFY(std::abs(found.hausdorff95.value_or(none) - expected.hausdorff95) < 1e-9);
}

void TestLabelAgreement::comparesLabelsOfOtherTypes()
{
    const auto a = sourceOf<std::uint8_t>({4}, "|u1", {0, 255, 255, 3});
    const auto b = sourceOf<std::int64_t>({4}, ">i8", {0, 0, std::int64_t(0xff) << 56, -1});
    const LabelAgreements all = orAbort(compareLabels(a, b, {1}));
    QCOMPARE(all.labels.size(), std::size_t(3)); // -1, 3, 255
    QVERIFY(all.labels[0].label == -1);
    QVERIFY(all.labels[2].label == 255);
    QCOMPARE(all.labels[2].both, std::uint64_t(1));
    QCOMPARE(all.labels[2].dice(), 2.0 / 3);
    QCOMPARE(all.labels[2].jaccard(), 0.5);
    QVERIFY(!all.labels[0].hausdorff);
}

void TestLabelAgreement::isPerfectOnlyForEqualLabels()
{
    using Numbers = std::vector<std::uint64_t>;
    const std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
    const LabelAgreements equal = compared<std::uint64_t>({0, most, 1}, {0, most, 1}, "<u8");
    QVERIFY(equal.areEqual());
    QCOMPARE(equal.labels.back().dice(), 1.0);
    QCOMPARE(equal.labels.back().hausdorff, std::optional(0.0));
    QVERIFY(!compared(Numbers{0, most, 1}, Numbers{0, most - 1, 1}, "<u8").areEqual());
    QVERIFY(compared(Numbers{0, 0}, Numbers{0, 0}, "<u8").areEqual());
}

void TestLabelAgreement::countsWhatCannotBeRead()
{
    std::vector<std::int32_t> cells(64);
    for (std::size_t i = 0; i < cells.size(); ++i)
        cells[i] = 1 + std::int32_t(i % 2);
    ByteBuffer frame = arrayFrame({64}, {32}, {16}, "<i4", std::as_bytes(std::span(cells)));
    damageBlock(frame, 0, 1);
    const LabelAgreements found =
        orAbort(compareLabels(sourceOf({64}, "<i4", cells), sourceOf(std::move(frame)), {1}));
    QCOMPARE(found.unreadable, std::uint64_t(16));
    QCOMPARE(found.labels.front().both, std::uint64_t(24));
    QCOMPARE(found.damage.size(), std::size_t(1));
}

void TestLabelAgreement::givesUpOnTooManyLabels()
{
    std::vector<std::int32_t> numbers(9000);
    std::iota(numbers.begin(), numbers.end(), 0);
    const LabelAgreements found = compared(numbers, numbers, "<i4");
    QVERIFY(found.tooMany);
    QVERIFY(found.labels.empty());
    QVERIFY(!found.areEqual());
}

void TestLabelAgreement::hasNoDistancesInManyDimensions()
{
    const auto labels = sourceOf({2, 2, 2, 2}, "|u1", std::vector<std::uint8_t>(16, 1));
    const LabelAgreements found = orAbort(compareLabels(labels, labels, {1, 1, 1, 1}));
    QCOMPARE(QString::fromStdString(found.whyNoDistances),
             QString("more than 3 dimensions are longer than 1"));
    QVERIFY(!found.labels.front().hausdorff);
    QCOMPARE(found.labels.front().dice(), 1.0);
}

void TestLabelAgreement::refusesOtherArrays_data()
{
    QTest::addColumn<QString>("dtype");
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<QString>("error");
    QTest::newRow("floats") << "<f4" << Shape{2, 2}
                            << "elements of type <f4 are not labels: labels are whole numbers";
    QTest::newRow("another shape") << "<i4" << Shape{2, 3} << "their shapes are 2 x 2 and 2 x 3";
}

void TestLabelAgreement::refusesOtherArrays()
{
    QFETCH(const QString, dtype);
    QFETCH(const Shape, shape);
    const auto count = std::size_t(shape[0] * shape[1]);
    const auto found = compareLabels(
        sourceOf({2, 2}, "<i4", std::vector<std::int32_t>(4)),
        sourceOf(shape, qPrintable(dtype), std::vector<std::uint32_t>(count)), {1, 1});
    QVERIFY(!found);
    QCOMPARE(found.error().kind(), ErrorKind::Usage);
    QTEST(QString::fromStdString(found.error().text()), "error");
}

const Registered<TestLabelAgreement> registered;

} // namespace bloscope::tst_label_agreement

#include "tst_label_agreement.moc"
