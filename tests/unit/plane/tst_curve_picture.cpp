#include "core/plane/curve_picture.h"

#include "tests/support/fake_source.h"
#include "tests/support/frames.h"
#include "tests/support/opened_array.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>
#include <cmath>

namespace bloscope::tst_curve_picture {

using namespace test;

namespace {

CurveRequest requestOf(const Shape& shape, const CurveChoice& choice, std::int64_t reaches)
{
    const CurveSlice curve = *CurveSlice::of(Slice::whole(shape), choice);
    return {curve, {0, curve.points()}, 1, reaches, 16, CurveScale::Linear};
}

CurvePicture pictureOf(const FakeSource& source, const CurveRequest& request)
{
    auto picture = readCurve(source, request, {});
    if (!picture)
        qFatal("%s", picture.error().text().c_str());
    return *std::move(picture);
}

} // namespace

class TestCurvePicture : public QObject {
    Q_OBJECT

 private slots:
    void readsLinesInEveryDimension_data();
    void readsLinesInEveryDimension();
    void readsLongLinesInPieces();
    void findsOnePeakAmongMillions();
    void readsAPartOfThePoints();
    void samplesWholeBlocks();
    void leavesOutWhatALogarithmHasNoPlaceFor();
    void countsCellsThatAreNotFine();
    void keepsTheDigitsOfWideIntegers_data();
    void keepsTheDigitsOfWideIntegers();
    void saysHowFarItIs();
    void stopsWhenItIsNoLongerWanted();
    void choosesAStepByItsBudget();
};

void TestCurvePicture::readsLinesInEveryDimension_data()
{
    QTest::addColumn<int>("along");
    QTest::addColumn<QByteArray>("lines");
    QTest::newRow("slowest") << 0 << QByteArray("1:3, ::2");
    QTest::newRow("middle") << 1 << QByteArray("3:5, 1");
    QTest::newRow("fastest") << 2 << QByteArray("::5, 2:4");
}

void TestCurvePicture::readsLinesInEveryDimension()
{
    QFETCH(int, along);
    QFETCH(QByteArray, lines);
    const auto value = [](const FakeSource::Index& i) { return 10'000 * i[0] + 100 * i[1] + i[2]; };
    const FakeSource source(value);
    const auto request = requestOf({10, 20, 5}, {std::size_t(along), lines.toStdString()}, 1000);
    const CurvePicture picture = pictureOf(source, request);
    QCOMPARE(std::int64_t(picture.lines.size()), request.curve.lines());
    for (std::int64_t line = 0; line < request.curve.lines(); ++line)
        for (std::int64_t point = 0; point < request.curve.points(); ++point) {
            const auto& reaches = picture.lines[std::size_t(line)].reaches();
            QCOMPARE(reaches[std::size_t(point)].last,
                     double(value(request.curve.indexOf(line, point))));
        }
}

void TestCurvePicture::readsLongLinesInPieces()
{
    const FakeSource source([](const auto& index) { return index[0] + index[1]; });
    const CurvePicture picture = pictureOf(source, requestOf({2, 3'000'000}, {1, ":"}, 3));
    QVERIFY(source.asked().size() > 3);
    for (const std::string& slice : source.asked())
        QVERIFY(Slice::parse(slice, {2, 3'000'000})->cellCount() <= std::optional(1 << 20));
    for (int line = 0; line < 2; ++line)
        for (int reach = 0; reach < 3; ++reach) {
            const LineReach& found = picture.lines[std::size_t(line)].reaches()[std::size_t(reach)];
            QCOMPARE(found.low, 1e6 * reach + line);
            QCOMPARE(found.high, 1e6 * (reach + 1) - 1 + line);
        }
}

void TestCurvePicture::findsOnePeakAmongMillions()
{
    const FakeSource source([](const auto& index) { return index[0] == 2'345'678 ? 99 : 0; });
    const CurvePicture picture = pictureOf(source, requestOf({3'000'000}, {}, 500));
    int peaks = 0;
    for (const LineReach& reach : picture.lines[0].reaches())
        peaks += reach.high == 99;
    QCOMPARE(peaks, 1);
    QCOMPARE(picture.lines[0].reaches()[390].high, 99.0);
}

void TestCurvePicture::readsAPartOfThePoints()
{
    const FakeSource source([](const auto& index) { return index[0]; });
    CurveRequest request = requestOf({1000}, {}, 10);
    request.part = {500, 20};
    const CurvePicture picture = pictureOf(source, request);
    QCOMPARE(source.asked(), std::vector<std::string>{"[500:520]"});
    QCOMPARE(picture.pointOf(picture.lines[0], 3), 506);
    QCOMPARE(picture.lines[0].reaches()[3].first, 506.0);
}

void TestCurvePicture::samplesWholeBlocks()
{
    const FakeSource source([](const auto& index) { return index[0]; });
    CurveRequest request = requestOf({1000}, {}, 1000);
    request.step = 64;
    const CurvePicture picture = pictureOf(source, request);
    QVERIFY(picture.isSampled());
    QCOMPARE(source.asked(), std::vector<std::string>{"[::64]"});
    QCOMPARE(picture.lines[0].reaches().size(), std::size_t(16));
    QCOMPARE(picture.pointOf(picture.lines[0], 15), 960);
    QCOMPARE(picture.lines[0].reaches()[15].first, 960.0);
}

void TestCurvePicture::leavesOutWhatALogarithmHasNoPlaceFor()
{
    const FakeSource source([](const auto& index) { return index[0] - 10; });
    CurveRequest request = requestOf({100}, {}, 10);
    request.scale = CurveScale::Log;
    const CurvePicture picture = pictureOf(source, request);
    QCOMPARE(picture.offScale, 11);
    QVERIFY(picture.lines[0].reaches()[0].isEmpty());
    QCOMPARE(picture.lines[0].reaches()[1].low, 1.0);
}

void TestCurvePicture::countsCellsThatAreNotFine()
{
    FakeSource source([](const auto&) { return 5; });
    source.regions = {{CellState::Damaged, "chunk 0: gone", {0, 3}, {2, 4}},
                      {CellState::Uninitialised, "", {1, 9}, {1, 1}}};
    const CurvePicture picture = pictureOf(source, requestOf({2, 10}, {1, ":"}, 100));
    QCOMPARE(picture.counts.damaged, 8);
    QCOMPARE(picture.counts.uninitialised, 1);
    QVERIFY(picture.lines[0].reaches()[3].isEmpty());
    QCOMPARE(picture.lines[0].reaches()[9].last, 5.0);
    QVERIFY(picture.lines[1].reaches()[9].isEmpty());
}

void TestCurvePicture::keepsTheDigitsOfWideIntegers_data()
{
    QTest::addColumn<QByteArray>("dtype");
    QTest::addColumn<quint64>("first");
    QTest::addColumn<QString>("base");
    QTest::newRow("near 2^64") << QByteArray("<u8") << quint64(UINT64_MAX - 4)
                               << "18446744073709551000";
    QTest::newRow("past 2^53") << QByteArray("<u8") << (quint64(1) << 54) << "18014398509481000";
    QTest::newRow("negative") << QByteArray("<i8") << quint64(INT64_MIN) << "-9223372036854775000";
    QTest::newRow("below 2^53") << QByteArray("<i8") << quint64(5) << "0";
}

void TestCurvePicture::keepsTheDigitsOfWideIntegers()
{
    QFETCH(QByteArray, dtype);
    QFETCH(quint64, first);
    QFETCH(QString, base);
    OpenedArray opened(
        arrayFrame({5}, dtype.toStdString(),
                   elementsOf<std::uint64_t>({first, first + 1, first + 2, first + 3, first + 4})));
    const CellSourcePtr source = opened.source();
    const CurvePicture picture = *readCurve(*source, requestOf({5}, {}, 5), {});
    const auto size = static_cast<qulonglong>(picture.base < 0 ? -picture.base : picture.base);
    QCOMPARE((picture.base < 0 ? "-" : "") + QString::number(size), base);
    QVERIFY(!picture.isRounded);
    const std::vector<LineReach>& reaches = picture.lines[0].reaches();
    for (std::size_t i = 1; i < reaches.size(); ++i)
        QCOMPARE(reaches[i].last - reaches[i - 1].last, 1.0);
    CurveRequest logarithmic = requestOf({5}, {}, 5);
    logarithmic.scale = CurveScale::Log; // which has no room for them
    QCOMPARE(readCurve(*source, logarithmic, {})->isRounded, picture.base != 0);
}

void TestCurvePicture::saysHowFarItIs()
{
    const FakeSource source([](const auto& index) { return index[0]; });
    Progress progress;
    QVERIFY(readCurve(source, requestOf({3'000'000}, {}, 10), {{}, &progress}));
    QCOMPARE(progress.total.load(), 3'000'000U);
    QCOMPARE(progress.done.load(), 3'000'000U);
}

void TestCurvePicture::stopsWhenItIsNoLongerWanted()
{
    const FakeSource source;
    std::stop_source stop;
    stop.request_stop();
    const auto picture = readCurve(source, requestOf({1000}, {}, 10), {stop.get_token()});
    QVERIFY(!picture);
    QCOMPARE(picture.error().kind(), ErrorKind::Cancelled);
}

void TestCurvePicture::choosesAStepByItsBudget()
{
    const std::vector<float> numbers(64 * 1024);
    const ByteBuffer bytes =
        arrayFrame({64, 1024}, {16, 256}, {16, 64}, "<f4", std::as_bytes(std::span(numbers)));
    const FramePtr frame = *Frame::open(memorySource(bytes));
    const ArrayPtr array = Array::of(frame);
    const CurveSlice across = *CurveSlice::of(Slice::whole(array->shape()), {1, "3"});
    QCOMPARE(blockAlong(*array, across), 64);
    // A block has 16 x 64 x 4 bytes; 16 of them lie along.
    QCOMPARE(curveStepWithin({1 << 20, 1 << 20}, *array, across, {0, 1024}), 1);
    QCOMPARE(curveStepWithin({8 * 4096, 1 << 20}, *array, across, {0, 1024}), 128);
    const CurveSlice two = *CurveSlice::of(Slice::whole(array->shape()), {1, "3:5"});
    QCOMPARE(curveStepWithin({8 * 4096, 1 << 20}, *array, two, {0, 1024}), 256);
}

const Registered<TestCurvePicture, QCoreApplication> registered;

} // namespace bloscope::tst_curve_picture

#include "tst_curve_picture.moc"
