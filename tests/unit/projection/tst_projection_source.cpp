#include "core/projection/projection_source.h"

#include "core/array/slice_reader.h"
#include "core/cells/element_part.h"
#include "core/dtype/cell_number.h"
#include "core/dtype/cell_parse.h"
#include "core/dtype/element.h"
#include "core/edit/value_editor.h"
#include "core/scan/number_order.h"
#include "core/scan/slice_scan.h"
#include "core/statistics/statistics.h"
#include "core/system/file_calls.h"
#include "tests/support/frames.h"
#include "tests/support/opened_array.h"
#include "tests/support/or_abort.h"
#include "tests/support/random_numbers.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <atomic>
#include <cmath>
#include <limits>

namespace bloscope::tst_projection_source {

using namespace test;

namespace {

struct Case {
    std::string dtype;
    Shape shape;
    Shape chunkshape;
    Shape blockshape;
    std::string content;
    std::uint64_t seed;
    std::string kind;
    std::size_t dimension;
    Shape along; // start, count, step
    std::vector<std::string> expected;
};

// By numpy.nanmean, nanmedian and nanstd along the dimension, floats as float64 before; nansum, but
// NaN where there is nothing else; fmax.reduce and fmin.reduce; means of whole numbers by Fraction.
// In the order of Case; the results are those at 0, a third, a half and the end.
const char* const cases = R"(<f4 5,4,6 2,3,4 1,3,2 none 1 max 0 0,5,1 43.25 68.5 57.375 85.25
<f4 5,4,6 2,3,4 1,3,2 none 1 min 0 0,5,1 -110.75 -96.25 -91.0 -83.5
<f4 5,4,6 2,3,4 1,3,2 none 1 mean 0 0,5,1 -44.166666666666664 -13.875 -9.65 21.375
<f4 5,4,6 2,3,4 1,3,2 none 1 median 0 0,5,1 -65.0 -13.875 -32.125 41.875
<f4 5,4,6 2,3,4 1,3,2 none 1 std 0 0,5,1 64.57306369962289 82.375 56.89718797972357 65.7349079637296
<f4 5,4,6 2,3,4 1,3,2 none 1 sum 0 0,5,1 -132.5 -27.75 -48.25 85.5
<f4 5,4,6 2,3,4 1,3,2 none 2 max 1 0,4,1 83.375 61.5 63.875 -12.625
<f4 5,4,6 2,3,4 1,3,2 none 2 min 1 0,4,1 -69.875 -74.0 -123.375 -66.375
<f4 5,4,6 2,3,4 1,3,2 none 2 mean 1 0,4,1 -8.5625 -8.84375 -29.75 -47.541666666666664
<f4 5,4,6 2,3,4 1,3,2 none 2 median 1 0,4,1 -23.875 -11.4375 -29.75 -63.625
<f4 5,4,6 2,3,4 1,3,2 none 2 std 1 0,4,1 61.22228326965599 48.00759827555947 93.625 24.715323631751662
<f4 5,4,6 2,3,4 1,3,2 none 2 sum 1 0,4,1 -34.25 -35.375 -59.5 -142.625
<f4 5,4,6 2,3,4 1,3,2 none 3 max 2 0,6,1 79.5 101.75 92.25 -8.0
<f4 5,4,6 2,3,4 1,3,2 none 3 min 2 0,6,1 -112.125 -104.0 -52.0 -123.125
<f4 5,4,6 2,3,4 1,3,2 none 3 mean 2 0,6,1 -29.9375 22.125 29.875 -58.291666666666664
<f4 5,4,6 2,3,4 1,3,2 none 3 median 2 0,6,1 -43.5625 45.375 38.375 -43.75
<f4 5,4,6 2,3,4 1,3,2 none 3 std 2 0,6,1 71.47587551929672 77.07773065224481 54.40484812955551 48.11123540527952
<f4 5,4,6 2,3,4 1,3,2 none 3 sum 2 0,6,1 -119.75 88.5 149.375 -174.875
<i2 7,6,5 3,2,5 2,2,5 limits 5 max 0 0,7,1 32767 32767 32767 32767
<i2 7,6,5 3,2,5 2,2,5 limits 5 mean 0 0,7,1 14042.57142857143 4680.714285714285 -4681.142857142857 14042.857142857143
<i2 7,6,5 3,2,5 2,2,5 limits 5 median 0 0,7,1 32766.0 1.0 0.0 32766.0
<i2 7,6,5 3,2,5 2,2,5 limits 5 std 0 0,7,1 29604.972405020762 27294.56332947898 27294.832820405358 23868.202167190502
<i2 7,6,5 3,2,5 2,2,5 limits 5 sum 0 0,7,1 98298 32765 -32768 98300
|u1 7,6,5 3,2,5 2,2,5 limits 6 min 2 0,5,1 0 0 0 0
|u1 7,6,5 3,2,5 2,2,5 limits 6 median 2 0,5,1 0.0 1.0 0.0 1.0
|u1 7,6,5 3,2,5 2,2,5 limits 6 std 2 0,5,1 124.43407893338545 124.35336746546112 101.50073891356654 124.35336746546112
|u1 7,6,5 3,2,5 2,2,5 limits 6 sum 2 0,5,1 508 511 255 511
<i8 9,11 4,5 2,3 limits 7 max 0 0,9,1 9223372036854775807 9223372036854775806 9223372036854775807 9223372036854775807
<i8 9,11 4,5 2,3 limits 7 min 0 0,9,1 -9223372036854775807 -9223372036854775807 0 0
<i8 9,11 4,5 2,3 limits 7 mean 0 0,9,1 1.0248191152060861e+18 0.3333333333333333 7.173733806442604e+18 3.0744573456182584e+18
<i8 9,11 4,5 2,3 limits 7 median 0 0,9,1 1.0 1.0 9.223372036854776e+18 1.0
<u8 9,11 4,5 2,3 limits 8 max 1 0,11,1 18446744073709551615 18446744073709551615 18446744073709551615 18446744073709551615
<u8 9,11 4,5 2,3 limits 8 median 1 0,11,1 1.0 1.0 1.0 1.0
<i8 9,11 4,5 2,3 large 9 mean 1 0,11,1 6064951668.363636 -11219191249.454546 -1455935860.3636363 -1119867252.3636363
<i8 9,11 4,5 2,3 large 9 std 1 0,11,1 39783949827.63638 40787977320.94712 43666984543.0396 42775820732.78072
<i8 9,11 4,5 2,3 large 9 sum 1 0,11,1 66714468352 -123411103744 -16015294464 -12318539776
<u8 9,11 4,5 2,3 large 10 sum 0 0,9,1 660452016128 763358740480 442818494464 507932442624
<u4 9,11 4,5 2,3 limits 11 sum 0 0,9,1 8589934593 8589934595 4294967300 12884901888
<i4 9,11 4,5 2,3 limits 12 sum 1 0,11,1 4294967292 -2147483645 2147483639 4
<i4 9,11 4,5 2,3 limits 12 std 0 0,9,1 1582755000.2334821 1012333499.127775 1753413055.6458693 1431655764.3333333
>i4 9,11 4,5 2,3 small 13 max 0 0,9,1 97 98 90 58
>f8 9,11 4,5 2,3 none 14 mean 1 0,11,1 -7.722222222222222 -1.6388888888888888 29.425 7.194444444444445
>f8 9,11 4,5 2,3 none 14 min 0 0,9,1 -5.125 -103.125 -59.0 -113.625
>u2 9,11 4,5 2,3 limits 14 median 0 0,9,1 1.0 1.0 1.0 0.0
|b1 5,4,6 2,3,4 1,3,2 bool 15 max 1 0,4,1 False True True True
|b1 5,4,6 2,3,4 1,3,2 bool 15 sum 1 0,4,1 0 1 4 1
|b1 5,4,6 2,3,4 1,3,2 bool 15 mean 1 0,4,1 0.0 0.25 1.0 0.25
|b1 5,4,6 2,3,4 1,3,2 bool 15 median 1 0,4,1 0.0 0.0 1.0 0.0
|b1 5,4,6 2,3,4 1,3,2 bool 15 std 1 0,4,1 0.0 0.4330127018922193 0.0 0.4330127018922193
<f2 5,4,6 2,3,4 1,3,2 eighths 16 max 0 0,5,1 113.25 100.75 101.5 118.5
<f2 5,4,6 2,3,4 1,3,2 eighths 16 std 0 0,5,1 89.68171497022121 45.17074551078386 75.67818377841793 82.30053159002074
<f2 5,4,6 2,3,4 1,3,2 eighths 16 median 0 0,5,1 81.0 53.5 41.625 -29.25
<f8 7,6,5 3,2,5 2,2,5 far 17 std 0 0,7,1 28.527063770162865 39.87133323938032 36.59167791803408 43.580992802751396
<f8 7,6,5 3,2,5 2,2,5 far 17 mean 0 0,7,1 1000000062.5357143 1000000076.0 1000000060.875 1000000068.3035715
<f8 9,11 4,5 2,3 infinite 18 max 0 0,9,1 inf inf inf inf
<f8 9,11 4,5 2,3 infinite 18 min 0 0,9,1 -inf -inf -inf -inf
<f8 9,11 4,5 2,3 infinite 18 mean 0 0,9,1 nan nan nan nan
<f8 9,11 4,5 2,3 infinite 18 sum 0 0,9,1 nan nan nan nan
<f8 9,11 4,5 2,3 infinite 18 median 0 0,9,1 -2.5 -0.5 1.5 -inf
<f8 9,11 4,5 2,3 infinite 18 std 0 0,9,1 nan nan nan nan
<M8[D] 9,11 4,5 2,3 times 19 max 0 0,9,1 2021-04-27 2018-10-25 2018-07-24 2021-04-14
>m8[s] 9,11 4,5 2,3 times 20 max 1 0,11,1 16649 19014 18793 19331
<M8[D] 9,11 4,5 2,3 times 19 min 0 0,9,1 1972-07-20 1973-11-08 1985-03-30 1972-07-27
>m8[s] 9,11 4,5 2,3 times 20 min 1 0,11,1 4861 407 81 4169
<f8 40 7 3 none 21 max 0 0,40,1 124.125 124.125 124.125 124.125
<f8 40 7 3 none 21 median 0 0,40,1 -9.875 -9.875 -9.875 -9.875
<f8 40 7 3 none 21 std 0 0,40,1 66.45142272090683 66.45142272090683 66.45142272090683 66.45142272090683
<i2 2,3,4,5 1,2,2,5 1,1,2,3 small 22 mean 1 0,3,1 67.66666666666667 47.666666666666664 35.0 -12.666666666666666
<i2 2,3,4,5 1,2,2,5 1,1,2,3 small 22 min 1 0,3,1 49 -5 -14 -64
<f4 1,6,5 1,4,5 1,2,5 none 23 std 0 0,1,1 0.0 0.0 0.0 0.0
<f4 1,6,5 1,4,5 1,2,5 none 23 median 0 0,1,1 70.5 30.625 77.75 -114.625
<u2 1,6,5 1,4,5 1,2,5 small 23 max 0 0,1,1 52 149 101 138
<f4 7,6,5 3,2,5 2,2,5 none 24 mean 0 2,4,1 16.416666666666668 35.708333333333336 -21.541666666666668 -9.5
<f4 7,6,5 3,2,5 2,2,5 none 24 max 1 1,3,2 116.25 nan 2.875 -14.375
<i2 9,11 4,5 2,3 small 25 sum 0 3,1,1 80 12 -68 -58
<i2 9,11 4,5 2,3 small 25 median 1 0,4,3 -51.0 34.0 -44.5 13.5
|i1 9,11 4,5 2,3 limits 26 std 1 4,5,1 113.59471818707065 0.4898979485566356 102.00196076546764 101.65116821758615
|i1 9,11 4,5 2,3 limits 26 sum 0 1,8,1 -763 -638 -129 -4
<f4 40 7 3 none 27 sum 0 5,28,1 -276.875 -276.875 -276.875 -276.875)";

Shape shapeFrom(const QByteArray& text)
{
    Shape shape;
    for (const QByteArray& number : text.split(','))
        shape.push_back(number.toLongLong());
    return shape;
}

Case caseFrom(const QByteArray& row)
{
    const QList<QByteArray> words = row.split(' ');
    Case made{words[0].toStdString(), shapeFrom(words[1]),
              shapeFrom(words[2]),    shapeFrom(words[3]),
              words[4].toStdString(), words[5].toULongLong(),
              words[6].toStdString(), words[7].toULongLong(),
              shapeFrom(words[8]),    {}};
    for (const QByteArray& word : words.mid(9))
        made.expected.push_back(word.toStdString());
    return made;
}

std::string limitText(const DType& dtype, std::int64_t which)
{
    const int bits = 8 * int(dtype.itemsize);
    if (dtype.kind == DTypeKind::Unsigned) {
        const std::uint64_t most = ~std::uint64_t(0) >> (64 - bits);
        const std::uint64_t values[] = {0, 1, 0, 1, most - 1, most};
        return std::to_string(values[which]);
    }
    const auto most = std::int64_t(~std::uint64_t(0) >> (65 - bits));
    const std::int64_t values[] = {-most - 1, -most, 0, 1, most - 1, most};
    return std::to_string(values[which]);
}

std::string numberText(std::int64_t a, bool isNone, const std::string& content, const DType& dtype)
{
    const bool isUnsigned = dtype.kind == DTypeKind::Unsigned;
    const char* const few[] = {"inf", "-inf", "1.5", "-2.5", "nan"};
    if (content == "limits")
        return limitText(dtype, a % 6);
    if (content == "small")
        return std::to_string(a % 200 - (isUnsigned ? 0 : 100));
    if (content == "bool")
        return a % 3 == 0 ? "True" : "False";
    if (content == "large")
        return std::to_string((a - (isUnsigned ? 0 : 1 << 19)) * (1 << 17));
    if (content == "far")
        return std::to_string(1e9 + double(a % 1000) / 8);
    if (content == "infinite")
        return few[a % 5];
    const bool isMissing = content == "none" && (a % 5 == 0 || isNone);
    return isMissing ? "nan" : std::to_string(double(a % 2001 - 1000) / 8);
}

ByteBuffer elementsOf(const Case& given)
{
    const DType dtype = orAbort(parseDType(given.dtype, {}));
    Random random(given.seed);
    ByteBuffer elements;
    std::int64_t count = 1;
    for (const std::int64_t extent : given.shape)
        count *= extent;
    for (std::int64_t i = 0; i < count; ++i) {
        const std::int64_t a = random.below(1 << 20);
        const bool isNone = i % given.shape.back() == 1;
        ByteBuffer element(dtype.itemsize);
        if (dtype.isTime())
            putCount(a % 5 == 0 || isNone ? TimeCount::notATime : a % 20000, dtype.order, element);
        else
            element = orAbort(parseElement(numberText(a, isNone, given.content, dtype), dtype));
        elements.insert(elements.end(), element.begin(), element.end());
    }
    return elements;
}

Projection projectionOf(const Case& given)
{
    return {*projectionKindOf(given.kind), given.dimension,
            DimensionSlice::range(given.along[0], given.along[1], given.along[2])};
}

// The results alone: index 0 of the dimension.
Cells resultsOf(const CellSource& source, std::size_t dimension)
{
    Slice slice = Slice::whole(source.shape());
    slice.set(dimension, DimensionSlice::index(0));
    return orAbort(source.read(slice));
}

std::vector<double> numbersOf(const CellSource& source, const Cells& cells)
{
    std::vector<double> numbers(cells.bytes.size() / cells.itemsize);
    readNumbers(source.dtype(), {cells.bytes.data(), cells.bytes.size()}, numbers);
    return numbers;
}

std::string textAt(const CellSource& source, const Cells& cells, std::size_t i)
{
    const NumberOrder order(source.dtype());
    const ByteView cell(cells.bytes.data() + i * cells.itemsize, cells.itemsize);
    const NumberKey key = order.keyOf(cell);
    const std::string text = order.isNumber(key) ? order.text(key) : "NaT";
    return text.substr(0, text.find(' ')); // without a unit
}

bool isNear(double found, const std::string& expected)
{
    const double wanted = std::stod(expected);
    if (std::isnan(wanted) || std::isinf(wanted))
        return std::isnan(wanted) ? std::isnan(found) : found == wanted;
    return std::abs(found - wanted) <= 1e-11 * std::max(1.0, std::abs(wanted));
}

// Counts how often it is read.
class CountingCells final : public CellSource {
 public:
    explicit CountingCells(CellSourcePtr cells) : m_cells(std::move(cells)) {}

    const Shape& shape() const override { return m_cells->shape(); }
    const DType& dtype() const override { return m_cells->dtype(); }
    WorkerPool& pool() const override { return m_cells->pool(); }

    mutable std::atomic<int> reads = 0;

 private:
    Result<Cells> readCells(const Slice& slice, const Job& job, Reuse reuse) const override
    {
        ++reads;
        return m_cells->read(slice, job, reuse);
    }

    CellSourcePtr m_cells;
};

Projection alongFirst(ProjectionKind kind, std::int64_t count)
{
    return {kind, 0, DimensionSlice::range(0, count)};
}

} // namespace

// Projections along one dimension, as a source of cells.
class TestProjectionSource : public QObject {
    Q_OBJECT

 private slots:
    void agreesWithNumPy_data();
    void agreesWithNumPy();
    void isTheSameOverAnyChunking();
    void isTheSameWithAnyNumberOfThreads();
    void hasTheShapeOfTheArray();
    void readsWhatASliceTakes();
    void losesCellsOfDamagedLinesAlone();
    void leavesOutWhatWasNeverWritten();
    void tellsWhereASumDoesNotFit();
    void refusesWhatHasNoProjection_data();
    void refusesWhatHasNoProjection();
    void endsWhenItIsCancelled();
    void seesEditedValues();
    void takesOnePartOfEachElement();
    void needsNothingForArraysThatStoreNothing();
    void isCountedAsArraysAre();
    void isKeptForLater();
};

void TestProjectionSource::agreesWithNumPy_data()
{
    QTest::addColumn<QByteArray>("row");
    for (const QByteArray& row : QByteArray(cases).split('\n'))
        QTest::newRow(row.constData()) << row;
}

void TestProjectionSource::agreesWithNumPy()
{
    QFETCH(const QByteArray, row);
    const Case given = caseFrom(row);
    OpenedArray array(arrayFrame(given.shape, given.chunkshape, given.blockshape, given.dtype,
                                 elementsOf(given)));
    const CellSourcePtr source =
        orAbort(bloscope::projectionOf(array.source(), projectionOf(given)));
    const Cells cells = resultsOf(*source, given.dimension);
    QVERIFY(cells.states.empty());
    const std::size_t count = cells.bytes.size() / cells.itemsize;
    const std::size_t places[] = {0, count / 3, count / 2, count - 1};
    for (std::size_t i = 0; i < 4; ++i) {
        const std::string found = textAt(*source, cells, places[i]);
        const std::string& wanted = given.expected[i];
        const bool isFloat = source->dtype().kind == DTypeKind::Float;
        QVERIFY2(isFloat ? isNear(numbersOf(*source, cells)[places[i]], wanted) : found == wanted,
                 (found + " is not " + wanted).c_str());
    }
}

// The cells of one chunk and of many, read by blocks and in pieces.
void TestProjectionSource::isTheSameOverAnyChunking()
{
    const Shape shape = {13, 17, 19};
    Random random(77);
    ByteBuffer elements;
    for (int i = 0; i < 13 * 17 * 19; ++i) {
        const ByteBuffer element = test::elementsOf<float>(
            {random.below(9) == 0 ? std::nanf("") : float(random.below(1000)) / 4});
        elements.insert(elements.end(), element.begin(), element.end());
    }
    OpenedArray whole(arrayFrame(shape, "<f4", elements));
    const std::vector<std::pair<Shape, Shape>> layouts = {
        {{5, 6, 7}, {2, 3, 4}}, {{1, 17, 19}, {1, 4, 19}}, {{13, 2, 2}, {13, 1, 1}}};
    for (const char* word : {"max", "min", "mean", "median", "std", "sum"})
        for (std::size_t d = 0; d < 3; ++d)
            for (const auto& [chunkshape, blockshape] : layouts) {
                const Projection wanted{*projectionKindOf(word), d,
                                        DimensionSlice::range(1, shape[d] - 2)};
                OpenedArray cut(arrayFrame(shape, chunkshape, blockshape, "<f4", elements));
                const CellSourcePtr a = orAbort(bloscope::projectionOf(whole.source(), wanted));
                const CellSourcePtr b = orAbort(bloscope::projectionOf(cut.source(), wanted));
                const std::vector<double> x = numbersOf(*a, resultsOf(*a, d));
                const std::vector<double> y = numbersOf(*b, resultsOf(*b, d));
                QCOMPARE(x.size(), y.size());
                for (std::size_t i = 0; i < x.size(); ++i)
                    QVERIFY(std::isnan(x[i]) ? std::isnan(y[i]) : std::abs(x[i] - y[i]) < 1e-9);
            }
}

void TestProjectionSource::isTheSameWithAnyNumberOfThreads()
{
    Random random(5);
    ByteBuffer elements;
    for (int i = 0; i < 400 * 30; ++i) {
        const ByteBuffer element = test::elementsOf<double>({double(random.below(1 << 20)) / 7});
        elements.insert(elements.end(), element.begin(), element.end());
    }
    const ByteBuffer frame = arrayFrame({400, 30}, {9, 7}, {3, 5}, "<f8", elements);
    OpenedArray alone(frame, 1);
    OpenedArray many(frame, 4);
    for (const char* word : {"mean", "std", "sum"}) {
        const Projection wanted = alongFirst(*projectionKindOf(word), 400);
        const CellSourcePtr a = orAbort(bloscope::projectionOf(alone.source(), wanted));
        const CellSourcePtr b = orAbort(bloscope::projectionOf(many.source(), wanted));
        QCOMPARE(numbersOf(*a, resultsOf(*a, 0)), numbersOf(*b, resultsOf(*b, 0)));
    }
}

void TestProjectionSource::hasTheShapeOfTheArray()
{
    OpenedArray array(arrayFrame({4, 3}, {2, 2}, {1, 2}, "<i4", counted<std::int32_t>(12)));
    const CellSourcePtr source =
        orAbort(bloscope::projectionOf(array.source(), alongFirst(ProjectionKind::Maximum, 4)));
    QCOMPARE(source->shape(), (Shape{4, 3}));
    const Cells cells = orAbort(source->read(array.slice()));
    QCOMPARE(numbersOf(*source, cells),
             (std::vector<double>{9, 10, 11, 9, 10, 11, 9, 10, 11, 9, 10, 11}));
}

void TestProjectionSource::readsWhatASliceTakes()
{
    OpenedArray array(
        arrayFrame({4, 3, 5}, {2, 2, 2}, {1, 2, 1}, "<i4", counted<std::int32_t>(60)));
    const CellSourcePtr source =
        orAbort(bloscope::projectionOf(array.source(), alongFirst(ProjectionKind::Minimum, 4)));
    const Cells cells = orAbort(source->read(array.slice("3, ::-2, 4:0:-3")));
    QCOMPARE(numbersOf(*source, cells), (std::vector<double>{14, 11, 4, 1}));
    QVERIFY(orAbort(source->read(array.slice(":, 1:1"))).bytes.empty());
    const auto other = source->read(Slice::whole({4, 3, 6}));
    QVERIFY(!other && other.error().kind() == ErrorKind::Usage);
}

// A cell is damaged where one that it is computed from is, and says why.
void TestProjectionSource::losesCellsOfDamagedLinesAlone()
{
    const ByteBuffer whole =
        arrayFrame({4, 600}, {2, 300}, {1, 300}, "<i4", counted<std::int32_t>(2400));
    ByteBuffer frame = whole;
    damageBlock(frame, 2, 1); // row 3, columns 0 to 299
    OpenedArray array(std::move(frame));
    OpenedArray intact(whole);
    const auto project = [](const OpenedArray& of, std::int64_t count) {
        return orAbort(bloscope::projectionOf(of.source(), alongFirst(ProjectionKind::Sum, count)));
    };
    const CellSourcePtr all = project(array, 4);
    const Cells cells = resultsOf(*all, 0);
    const CellSourcePtr meant = project(intact, 4);
    std::vector<double> numbers = numbersOf(*meant, resultsOf(*meant, 0));
    std::fill_n(numbers.begin(), 300, 0.0);
    QCOMPARE(numbersOf(*all, cells), numbers);
    QCOMPARE(cells.states.size(), 600U);
    for (std::size_t i = 0; i < 600; ++i)
        QCOMPARE(cells.states[i], i < 300 ? CellState::Damaged : CellState::Fine);
    QCOMPARE(cells.damagedRegions, 1);
    QVERIFY(cells.regions[0].reason.find("chunk 2") != std::string::npos);
    QVERIFY(cells.regions[0].contains(std::vector<std::int64_t>{0, 299}));
    QVERIFY(!cells.regions[0].contains(std::vector<std::int64_t>{0, 300}));
    const Cells part = orAbort(all->read(array.slice("0, 400:0:-200")));
    QCOMPARE(part.states, (std::vector{CellState::Fine, CellState::Damaged}));
    QVERIFY(part.regions[0].contains(std::vector<std::int64_t>{0, 1}));
    QVERIFY(resultsOf(*project(array, 3), 0).states.empty());
}

void TestProjectionSource::leavesOutWhatWasNeverWritten()
{
    OpenedArray array(
        unstoredArrayFrame({4, 6}, {2, 3}, {1, 3}, "<i4", SpecialKind::Uninitialised));
    for (const char* word : {"max", "sum", "median"}) {
        const CellSourcePtr source =
            orAbort(bloscope::projectionOf(array.source(), alongFirst(*projectionKindOf(word), 4)));
        const Cells cells = resultsOf(*source, 0);
        QCOMPARE(cells.states, std::vector<CellState>(6, CellState::Uninitialised));
    }
}

void TestProjectionSource::tellsWhereASumDoesNotFit()
{
    const std::int64_t most = std::numeric_limits<std::int64_t>::max();
    OpenedArray array(
        arrayFrame({3, 2}, "<i8", test::elementsOf<std::int64_t>({1, most, 2, 1, 3, -1})));
    const auto project = [&](std::int64_t count) {
        return orAbort(
            bloscope::projectionOf(array.source(), alongFirst(ProjectionKind::Sum, count)));
    };
    const auto tooLarge = project(2)->read(array.slice("0"));
    QVERIFY(!tooLarge);
    QCOMPARE(tooLarge.error().text(), std::string("the sum at [0, 1] does not fit 64 bits"));
    const CellSourcePtr fits = project(3);
    const Cells cells = resultsOf(*fits, 0);
    QCOMPARE(textAt(*fits, cells, 1), std::to_string(most));
}

void TestProjectionSource::refusesWhatHasNoProjection_data()
{
    QTest::addColumn<QByteArray>("dtype");
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<int>("dimension");
    QTest::addColumn<int>("count");
    QTest::addColumn<QByteArray>("sentence");
    QTest::newRow("texts") << QByteArray("<U2") << QByteArray("max") << 0 << 1
                           << QByteArray("elements of type <U2 are not numbers");
    QTest::newRow("complex") << QByteArray("<c16") << QByteArray("max") << 0 << 1
                             << QByteArray("elements of type <c16 are not one number each; choose "
                                           "a part of them");
    QTest::newRow("times") << QByteArray("<M8[s]") << QByteArray("mean") << 0 << 1
                           << QByteArray("times have a maximum and a minimum, and no other "
                                         "projection");
    QTest::newRow("dimension") << QByteArray("<f4") << QByteArray("max") << 1 << 1
                               << QByteArray("there is no dimension 1; the array has 1");
    QTest::newRow("nothing") << QByteArray("<f4") << QByteArray("max") << 0 << 0
                             << QByteArray("dimension 0 has no index to project");
}

void TestProjectionSource::refusesWhatHasNoProjection()
{
    QFETCH(const QByteArray, dtype);
    QFETCH(const QByteArray, kind);
    QFETCH(const int, dimension);
    QFETCH(const int, count);
    QFETCH(const QByteArray, sentence);
    OpenedArray array(unstoredArrayFrame({1}, {1}, {1}, dtype.toStdString()));
    const auto source = bloscope::projectionOf(
        array.source(), {*projectionKindOf(kind.toStdString()), std::size_t(dimension),
                         DimensionSlice::range(0, count)});
    QVERIFY(!source);
    QCOMPARE(source.error().kind(), ErrorKind::Usage);
    QCOMPARE(QByteArray::fromStdString(source.error().text()), sentence);
}

void TestProjectionSource::endsWhenItIsCancelled()
{
    OpenedArray array(arrayFrame({4, 6}, {2, 3}, {1, 3}, "<i4", counted<std::int32_t>(24)));
    const CellSourcePtr source =
        orAbort(bloscope::projectionOf(array.source(), alongFirst(ProjectionKind::Mean, 4)));
    std::stop_source stop;
    stop.request_stop();
    const auto cells = source->read(array.slice("0"), {stop.get_token()});
    QVERIFY(!cells && cells.error().kind() == ErrorKind::Cancelled);
    QCOMPARE(numbersOf(*source, resultsOf(*source, 0)),
             (std::vector<double>{9, 10, 11, 12, 13, 14}));
}

void TestProjectionSource::seesEditedValues()
{
    OpenedArray array(arrayFrame({4, 3}, {2, 3}, {1, 3}, "<i4", counted<std::int32_t>(12)));
    SystemFileCalls calls;
    ValueEditor editor(array.reader().array(), {}, SpillStore::create(calls), array.pool());
    QVERIFY(editor.fill(array.slice("1, 1"), {0, 4}, test::elementsOf<std::int32_t>({100})));
    const auto edited = array.reader().withEdits(editor.edits());
    const CellSourcePtr source =
        orAbort(bloscope::projectionOf(edited, alongFirst(ProjectionKind::Maximum, 4)));
    QCOMPARE(numbersOf(*source, resultsOf(*source, 0)), (std::vector<double>{9, 100, 11}));
}

void TestProjectionSource::takesOnePartOfEachElement()
{
    OpenedArray array(
        arrayFrame({2, 2}, "<c16", test::elementsOf<double>({3, 4, 0, 1, -3, 5, 6, 8})));
    for (const ElementPart& part : partsToDraw(array.source()->dtype())) {
        if (part.of != ElementPart::Of::Imaginary)
            continue;
        const CellSourcePtr source = orAbort(bloscope::projectionOf(
            partSourceOf(array.source(), part), alongFirst(ProjectionKind::Maximum, 2)));
        QCOMPARE(numbersOf(*source, resultsOf(*source, 0)), (std::vector<double>{5, 8}));
    }
}

void TestProjectionSource::needsNothingForArraysThatStoreNothing()
{
    const std::int64_t most = std::int64_t(1) << 40;
    OpenedArray array(
        unstoredArrayFrame({most, 3}, {1 << 20, 3}, {1 << 10, 3}, "<f4", SpecialKind::NaN));
    for (const char* word : {"mean", "std", "sum", "max"}) {
        const CellSourcePtr source = orAbort(
            bloscope::projectionOf(array.source(), alongFirst(*projectionKindOf(word), most)));
        for (const double number : numbersOf(*source, resultsOf(*source, 0)))
            QVERIFY(std::isnan(number));
    }
    const auto median =
        bloscope::projectionOf(array.source(), alongFirst(ProjectionKind::Median, most));
    QVERIFY(!median && median.error().kind() == ErrorKind::Limit);
}

void TestProjectionSource::isCountedAsArraysAre()
{
    OpenedArray array(arrayFrame({4, 6}, {2, 4}, {1, 2}, "<i4", counted<std::int32_t>(24)));
    const CellSourcePtr source =
        orAbort(bloscope::projectionOf(array.source(), alongFirst(ProjectionKind::Maximum, 4)));
    const NumberScanPtr scan = orAbort(numberScanOf(*source, array.slice("0")));
    const Statistics found = orAbort(statisticsOf(*scan));
    QCOMPARE(found.counts.finite, 6U);
    QCOMPARE(scan->order().text(found.minimum->key), std::string("18"));
    int parts = 0;
    const auto show = [&](const CellsView& cells, const CellRect& at) {
        ++parts;
        QCOMPARE(cells.rows * cells.columns, at.rows * at.columns);
    };
    QVERIFY(source->show(array.slice("0"), Reuse::Likely, show, {}));
    QCOMPARE(parts, 1);
}

// What was read once is not read again.
void TestProjectionSource::isKeptForLater()
{
    OpenedArray array(arrayFrame({4, 6}, {2, 3}, {1, 3}, "<i4", counted<std::int32_t>(24)));
    const auto counting = std::make_shared<const CountingCells>(array.source());
    const CellSourcePtr source =
        orAbort(bloscope::projectionOf(counting, alongFirst(ProjectionKind::Sum, 4)));
    QVERIFY(source->read(array.slice("0")));
    const int reads = counting->reads;
    QVERIFY(reads > 0);
    Progress progress;
    QVERIFY(source->read(array.slice("1, ::-2"), {{}, &progress}));
    QCOMPARE(int(counting->reads), reads);
    QCOMPARE(progress.done, progress.total);
}

const Registered<TestProjectionSource> registered;

} // namespace bloscope::tst_projection_source

#include "tst_projection_source.moc"
