#include "core/statistics/label_figures.h"

#include "core/array/block_cache.h"
#include "core/array/slice_reader.h"
#include "core/numbers/long_double.h"
#include "tests/support/frames.h"
#include "tests/support/or_abort.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <cmath>
#include <limits>
#include <random>

namespace bloscope::tst_label_figures {

using namespace test;

// What an image amounts to in each label; NumPy's figures of the same cells are in the rows.
class TestLabelFigures : public QObject {
    Q_OBJECT

 private slots:
    void areThoseOfNumpy_data();
    void areThoseOfNumpy();
    void areThoseOfEachCell();
    void takeLabelsOfAnotherRank();
    void leaveOutDamage();
    void giveUpOnTooManyLabels();
    void refuseOtherArrays_data();
    void refuseOtherArrays();

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

    BlockCache m_cache;
    WorkerPool m_pool{2};
};

struct Figures {
    std::uint64_t count = 0;
    double mean = 0;
    double deviation = 0;
    double lowest = 0;
    double highest = 0;
};

Figures figuresOf(const LabelledImage& image, std::int64_t label)
{
    const LabelFigures* const found = image.find(image.labels.keyOfInteger(label));
    if (!found)
        return {};
    if (found->values.count() == 0)
        return {};
    return {found->values.count(), toDouble(found->values.mean()),
            toDouble(found->values.deviation()), image.numbers.number(found->lowest),
            image.numbers.number(found->highest)};
}

void TestLabelFigures::areThoseOfNumpy_data()
{
    QTest::addColumn<int>("label");
    QTest::addColumn<Figures>("figures");
    QTest::newRow("with NaN") << 0 << Figures{2, 4.25, 2.75, 1.5, 7};
    QTest::newRow("all finite") << 2 << Figures{2, -1, 3, -4, 2};
    QTest::newRow("none finite") << 11 << Figures{};
    QTest::newRow("not there") << 3 << Figures{};
}

void TestLabelFigures::areThoseOfNumpy()
{
    const double nan = std::nan("");
    const double inf = std::numeric_limits<double>::infinity();
    const auto labels = sourceOf<std::uint8_t>({2, 3}, "|u1", {0, 2, 0, 11, 2, 0});
    const auto image = sourceOf<double>({2, 3}, "<f8", {1.5, 2, nan, inf, -4, 7});
    const LabelledImage found = orAbort(labelledImageOf(labels, image));
    QFETCH(const int, label);
    QFETCH(const Figures, figures);
    const Figures of = figuresOf(found, label);
    QCOMPARE(of.count, figures.count);
    QCOMPARE(of.mean, figures.mean);
    QCOMPARE(of.deviation, figures.deviation);
    QCOMPARE(of.lowest, figures.lowest);
    QCOMPARE(of.highest, figures.highest);
    QCOMPARE(found.figures.size(), std::size_t(3));
    QCOMPARE(found.find(found.labels.keyOfInteger(0))->none, std::uint64_t(1));
}

// Of chunks that both arrays have in other places, against every cell by itself.
void TestLabelFigures::areThoseOfEachCell()
{
    constexpr std::size_t count = 7 * 40 * 50;
    std::mt19937 random(3);
    std::vector<std::int16_t> labels;
    while (labels.size() < count)
        labels.insert(labels.end(), 1 + random() % 9, std::int16_t(random() % 4));
    labels.resize(count);
    std::vector<std::int32_t> image(count);
    for (std::int32_t& number : image)
        number = std::int32_t(random());
    const auto found =
        orAbort(labelledImageOf(sourceOf(arrayFrame({7, 40, 50}, {3, 16, 50}, {1, 8, 20}, "<i2",
                                                    std::as_bytes(std::span(labels)))),
                                sourceOf(arrayFrame({7, 40, 50}, {2, 40, 25}, {2, 10, 10}, "<i4",
                                                    std::as_bytes(std::span(image))))));
    for (std::int16_t label = 0; label < 4; ++label) {
        std::vector<double> numbers;
        for (std::size_t i = 0; i < count; ++i)
            if (labels[i] == label)
                numbers.push_back(image[i]);
        double sum = 0;
        for (const double number : numbers)
            sum += number;
        const double mean = sum / double(numbers.size());
        double squares = 0;
        for (const double number : numbers)
            squares += (number - mean) * (number - mean);
        const Figures of = figuresOf(found, label);
        QCOMPARE(of.count, numbers.size());
        QVERIFY(std::abs(of.mean - mean) < 1e-3);
        QVERIFY(std::abs(of.deviation / std::sqrt(squares / double(numbers.size())) - 1) < 1e-12);
        QCOMPARE(of.lowest, std::ranges::min(numbers));
        QCOMPARE(of.highest, std::ranges::max(numbers));
    }
}

// nnU-Net's labels are (1, y, x), its images have channels.
void TestLabelFigures::takeLabelsOfAnotherRank()
{
    const auto labels = sourceOf<std::uint8_t>({1, 2}, "|u1", {0, 1});
    const auto image = sourceOf<std::int16_t>({3, 1, 2}, "<i2", {0, 1, 0, 2, 0, 6});
    const LabelledImage found = orAbort(labelledImageOf(labels, image));
    QCOMPARE(figuresOf(found, 1).count, std::uint64_t(3));
    QCOMPARE(figuresOf(found, 1).mean, 3.0);
}

void TestLabelFigures::leaveOutDamage()
{
    ByteBuffer frame = arrayFrame({64}, {32}, {16}, "<i4", counted<std::int32_t>(64));
    damageBlock(frame, 0, 1);
    const auto labels = sourceOf({64}, "|u1", std::vector<std::uint8_t>(64, 5));
    const LabelledImage found = orAbort(labelledImageOf(labels, sourceOf(std::move(frame))));
    QCOMPARE(found.damaged, std::uint64_t(16));
    QCOMPARE(found.damage.size(), std::size_t(1));
    QCOMPARE(figuresOf(found, 5).count, std::uint64_t(48));
}

void TestLabelFigures::giveUpOnTooManyLabels()
{
    const auto labels = sourceOf({9000}, "<i4", counted<std::int32_t>(9000));
    const LabelledImage found = orAbort(labelledImageOf(labels, labels));
    QVERIFY(found.tooMany);
    QVERIFY(found.figures.empty());
}

void TestLabelFigures::refuseOtherArrays_data()
{
    QTest::addColumn<QString>("labels");
    QTest::addColumn<QString>("image");
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<QString>("error");
    QTest::newRow("no whole numbers")
        << "<f4"
        << "<f4" << Shape{2, 2} << "elements of type <f4 are not labels: labels are whole numbers";
    QTest::newRow("no numbers") << "<i4"
                                << "<U1" << Shape{2, 2}
                                << "elements of type <U1 of the image are no numbers";
    QTest::newRow("another shape")
        << "<i4"
        << "<f4" << Shape{2, 3} << "labels of 2 x 2 cells do not lie over an image of 2 x 3";
}

void TestLabelFigures::refuseOtherArrays()
{
    QFETCH(const QString, labels);
    QFETCH(const QString, image);
    QFETCH(const Shape, shape);
    const auto count = std::size_t(shape[0] * shape[1]);
    const auto found =
        labelledImageOf(sourceOf({2, 2}, qPrintable(labels), std::vector<std::uint32_t>(4)),
                        sourceOf(shape, qPrintable(image), std::vector<std::uint32_t>(count)));
    QVERIFY(!found);
    QCOMPARE(found.error().kind(), ErrorKind::Usage);
    QTEST(QString::fromStdString(found.error().text()), "error");
}

const Registered<TestLabelFigures> registered;

} // namespace bloscope::tst_label_figures

#include "tst_label_figures.moc"
