
#include "core/plane/number_sample.h"
#include "tests/support/fake_source.h"
#include "tests/support/registered_test.h"
#include "tests/ui/document/opened_frame.h"
#include "ui/plane/heatmap_look.h"
#include "ui/plane/heatmap_plot.h"
#include "ui/plane/plane_pane.h"

#include <QApplication>
#include <QTest>
#include <algorithm>
#include <cmath>

namespace bloscope::tst_array_range {

using namespace test;
using Kind = RangeChoice::Kind;

namespace {

// 6 planes of 20 x 30, each with other numbers, and a NaN in the first.
std::vector<float> someNumbers()
{
    std::vector<float> numbers;
    for (int i = 0; i < 6 * 20 * 30; ++i)
        numbers.push_back(float(i / 600 * 100) + std::sin(float(i)) * 7);
    numbers[17] = NAN;
    return numbers;
}

ByteBuffer stack()
{
    const auto numbers = someNumbers();
    return arrayFrame({6, 20, 30}, {2, 20, 20}, {1, 7, 9}, "<f4",
                      std::as_bytes(std::span(numbers)));
}

// numpy.percentile(numbers, percent) of all but the NaN.
double percentile(double percent)
{
    std::vector<double> sorted;
    for (const float number : someNumbers())
        if (!std::isnan(number))
            sorted.push_back(double(number));
    std::ranges::sort(sorted);
    const double place = percent / 100 * double(sorted.size() - 1);
    const auto below = std::size_t(place);
    const double above = sorted[std::min(below + 1, sorted.size() - 1)];
    return sorted[below] + (place - double(below)) * (above - sorted[below]);
}

} // namespace

// Range and histogram of all planes of an array.
class TestArrayRange : public QObject {
    Q_OBJECT

 private slots:
    void init() { m_scheduler = std::make_unique<Scheduler>(); }
    void cleanup();

    void seesEveryCellOnce();
    void samplesAlikeWhateverWasSeenFirst();
    void stopsWhenAsked();
    void findsTheRangeOfEachChoice_data();
    void findsTheRangeOfEachChoice();
    void keepsColoursWhileOneScrubs();
    void isSeenWithItsHistogram();
    void readsTheArrayOnce();

 private:
    void open(ByteBuffer frame)
    {
        m_opened = std::make_unique<OpenedFrame>(std::move(frame));
        Document& document = m_opened->document();
        m_look = std::make_unique<HeatmapLook>(document, *m_scheduler);
        m_pane = std::make_unique<PlanePane>(document, m_look->source(),
                                             document.dimensionLabels().names(), *m_scheduler);
        connect(m_look.get(), &HeatmapLook::changed, m_pane.get(),
                [this] { m_pane->shown().setOptions(m_look->drawnOptions()); });
        connect(&document, &Document::sliceChanged, m_pane.get(), [this] { showSlice(); });
        m_pane->resize(900, 600);
        m_pane->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_pane.get()));
        m_range = m_look->findChild<ArrayRange*>();
        showSlice();
        m_look->setSeen(HeatmapLook::Seen::Plane);
        QTRY_VERIFY(picture());
    }
    void showSlice() const
    {
        const PicturePlane plane(m_opened->document().slice());
        m_pane->shown().setPlane(plane);
        m_look->follow(m_pane->shown());
    }
    const PlanePicture* picture() const { return m_pane->plot().picture(); }
    void chooseWholeArray(bool isOfArray) const
    {
        HeatmapOptions options = m_look->options();
        options.range.isOfArray = isOfArray;
        m_look->setOptions(options);
    }
    bool isComplete() const { return m_range->found() && m_range->found()->share == 1; }

    std::unique_ptr<Scheduler> m_scheduler;
    std::unique_ptr<OpenedFrame> m_opened;
    std::unique_ptr<HeatmapLook> m_look;
    std::unique_ptr<PlanePane> m_pane;
    ArrayRange* m_range = nullptr;
};

void TestArrayRange::cleanup()
{
    m_pane.reset();
    m_look.reset();
    m_scheduler.reset();
    m_opened.reset();
}

void TestArrayRange::seesEveryCellOnce()
{
    OpenedFrame frame(stack());
    ArrayNumbersPtr last;
    Progress progress;
    QVERIFY(sampleArray(*frame.document().reader(), *frame.document().array(),
                        [&](ArrayNumbersPtr sample) { last = std::move(sample); },
                        {{}, &progress}));
    QVERIFY(last);
    QCOMPARE(last->share, 1.0);
    QVERIFY(!last->isSample);
    QCOMPARE(progress.done.load(), std::uint64_t(3600));
    std::vector<double> seen = last->numbers;
    std::vector<double> expected;
    for (const float number : someNumbers())
        if (!std::isnan(number))
            expected.push_back(double(number));
    std::ranges::sort(seen);
    std::ranges::sort(expected);
    QCOMPARE(seen, expected);
}

// Of zeros, and of a lone 9 somewhere, two million cells: the ends are exact.
void TestArrayRange::samplesAlikeWhateverWasSeenFirst()
{
    std::vector<std::uint8_t> bytes(2'000'000);
    bytes[1'234'567] = 9;
    OpenedFrame frame(
        arrayFrame({2000, 1000}, {500, 500}, {100, 100}, "|u1", std::as_bytes(std::span(bytes))));
    ArrayNumbersPtr last;
    QVERIFY(sampleArray(*frame.document().reader(), *frame.document().array(),
                        [&](ArrayNumbersPtr sample) { last = std::move(sample); }, {}));
    QVERIFY(last->isSample);
    QVERIFY(last->numbers.size() <= std::size_t(NumberSample::mostNumbers) * 11 / 10);
    QCOMPARE(std::ranges::max(last->numbers), 9.0);
}

void TestArrayRange::stopsWhenAsked()
{
    OpenedFrame frame(stack());
    std::stop_source stop;
    stop.request_stop();
    const auto outcome = sampleArray(*frame.document().reader(), *frame.document().array(),
                                     [](const ArrayNumbersPtr&) {}, {stop.get_token()});
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().kind(), ErrorKind::Cancelled);
}

void TestArrayRange::findsTheRangeOfEachChoice_data()
{
    QTest::addColumn<RangeChoice>("choice");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::newRow("min-max") << RangeChoice{Kind::MinMax} << percentile(0) << percentile(100);
    QTest::newRow("percentiles") << RangeChoice{Kind::Percentile, 5, 75} << percentile(5)
                                 << percentile(75);
    QTest::newRow("automatic") << RangeChoice{} << percentile(1) << percentile(99);
}

void TestArrayRange::findsTheRangeOfEachChoice()
{
    QFETCH(RangeChoice, choice);
    QFETCH(double, low);
    QFETCH(double, high);
    open(stack());
    HeatmapOptions options;
    options.range = choice;
    options.range.isOfArray = true;
    m_look->setOptions(options);
    QTRY_VERIFY(isComplete());
    const auto isNear = [&] {
        const ValueRange& range = picture()->range;
        return std::abs(range.low - low) < 1e-9 && std::abs(range.high - high) < 1e-9;
    };
    QTRY_VERIFY(isNear());
    // Every pixel, against the definition.
    const auto numbers = someNumbers();
    for (int i = 0; i < 600; ++i) {
        const double place = (double(numbers[std::size_t(i)]) - low) / (high - low);
        const auto entry = std::size_t(std::clamp(std::floor(place * 255 + 0.5), 0.0, 255.0));
        const QRgb expected =
            i == 17 ? options.map->special.notANumber : options.map->colors[entry];
        QCOMPARE(QColor(picture()->image.pixel(i % 30, i / 30)), QColor(expected));
    }
}

void TestArrayRange::keepsColoursWhileOneScrubs()
{
    open(stack());
    chooseWholeArray(true);
    QTRY_VERIFY(isComplete());
    const ValueRange range = m_range->found()->range;
    for (const char* slice : {"1, :, :", "5, :, :", ":, 3, :"}) {
        m_opened->show(slice);
        QTRY_VERIFY(picture() && picture()->plane == PicturePlane(m_opened->document().slice()));
        QCOMPARE(picture()->range, range);
    }
    chooseWholeArray(false);
    QTRY_VERIFY(picture()->range != range);
}

void TestArrayRange::isSeenWithItsHistogram()
{
    open(stack());
    QVERIFY(!m_look->rangeOfArray());
    chooseWholeArray(true);
    QTRY_VERIFY(isComplete());
    QCOMPARE(m_look->rangeOfArray()->distribution.numbers, 3599);
    QVERIFY(m_look->rangeNote().isEmpty());
}

void TestArrayRange::readsTheArrayOnce()
{
    const auto source = std::make_shared<const FakeSource>(FakeSource::firstPlusLast);
    OpenedFrame frame(arrayFrame({40, 50}, "<i8", ByteBuffer(16000)));
    ArrayRange range(frame.document(), *m_scheduler);
    HeatmapOptions options;
    range.want(source, options);
    QTRY_VERIFY(range.found() && range.found()->share == 1);
    const std::size_t reads = source->asked().size();
    QVERIFY(reads > 0);
    options.range = {Kind::MinMax};
    range.want(source, options);
    QTRY_COMPARE(range.found()->range, (ValueRange{0, 39'049}));
    QCOMPARE(source->asked().size(), reads);
    QVERIFY(!range.isRunning());
}

const Registered<TestArrayRange, QApplication> registered;

} // namespace bloscope::tst_array_range

#include "tst_array_range.moc"
