#include "ui/curve/curve_loader.h"

#include "tests/support/fake_source.h"
#include "tests/support/registered_test.h"
#include "tests/ui/document/opened_frame.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

namespace bloscope::tst_curve_loader {

using namespace test;

// A line of 2000 points; number i is i.
class TestCurveLoader : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup();
    void readsWhatIsInSightAndSomeBeside();
    void readsNothingThatIsThere_data();
    void readsNothingThatIsThere();
    void readsAgainFromAnotherSource();
    void followsTheNewestWishOnly();
    void tellsHowMuchIsRead();

 private:
    CurveLoader::Wish wish(const PointRange& inSight) const
    {
        const Slice slice = Slice::whole({2000});
        return {*CurveSlice::of(slice, {}), inSight, inSight.count == 2000, 100,
                CurveScale::Linear};
    }

    std::unique_ptr<Scheduler> m_scheduler; // goes before the frame that its work uses
    std::unique_ptr<OpenedFrame> m_opened;
    std::shared_ptr<FakeSource> m_source;
    std::unique_ptr<CurveLoader> m_loader;
    CurvePicturePtr m_arrived;
};

void TestCurveLoader::init()
{
    m_scheduler = std::make_unique<Scheduler>();
    m_opened = std::make_unique<OpenedFrame>(arrayFrame({2000}, "<i8", ByteBuffer(16000)));
    m_source = std::make_shared<FakeSource>([](const auto& index) { return index[0]; });
    m_loader = std::make_unique<CurveLoader>(m_opened->document(), m_source, *m_scheduler);
    m_arrived.reset();
    connect(m_loader.get(), &CurveLoader::arrived, this,
            [this](const CurvePicturePtr& picture) { m_arrived = picture; });
}

void TestCurveLoader::cleanup()
{
    m_source->release();
    m_loader.reset();
    m_scheduler.reset();
    m_opened.reset();
}

void TestCurveLoader::readsWhatIsInSightAndSomeBeside()
{
    QSignalSpy asked(m_loader.get(), &CurveLoader::asked);
    m_loader->want(wish({300, 50}), nullptr);
    QVERIFY(m_loader->isReading());
    QCOMPARE(asked.count(), 1);
    QTRY_VERIFY(m_arrived);
    QVERIFY(!m_loader->isReading());
    QCOMPARE(m_arrived->part, (PointRange{250, 150}));
    QCOMPARE(m_arrived->step, std::int64_t(1));
    m_loader->want(wish({0, 2000}), nullptr);
    QTRY_COMPARE(m_arrived->part, (PointRange{0, 2000}));
}

void TestCurveLoader::readsNothingThatIsThere_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("count");
    QTest::addColumn<bool>("reads");
    QTest::newRow("the same") << 300 << 50 << false;
    QTest::newRow("a little beside") << 340 << 50 << false;
    QTest::newRow("nearer") << 310 << 30 << false;
    QTest::newRow("far away") << 900 << 50 << true;
}

void TestCurveLoader::readsNothingThatIsThere()
{
    QFETCH(int, first);
    QFETCH(int, count);
    m_loader->want(wish({300, 50}), nullptr);
    QTRY_VERIFY(m_arrived);
    m_loader->want(wish({first, count}), m_arrived.get());
    QTEST(m_loader->isReading(), "reads");
}

// As after an edit: what is shown is of before.
void TestCurveLoader::readsAgainFromAnotherSource()
{
    m_loader->want(wish({0, 2000}), nullptr);
    QTRY_VERIFY(m_arrived);
    const CurvePicturePtr before = std::exchange(m_arrived, nullptr);
    m_loader->setSource(
        std::make_shared<FakeSource>([](const auto& index) { return 2 * index[0]; }));
    m_loader->want(wish({0, 2000}), before.get());
    QTRY_VERIFY(m_arrived);
    QCOMPARE(m_arrived->lines.front().reaches().back().last, 3998.0);
    m_loader->want(wish({0, 2000}), m_arrived.get());
    QVERIFY(!m_loader->isReading());
}

void TestCurveLoader::followsTheNewestWishOnly()
{
    QSignalSpy arrived(m_loader.get(), &CurveLoader::arrived);
    m_source->hold();
    m_loader->want(wish({300, 50}), nullptr);
    m_loader->want(wish({700, 50}), nullptr);
    m_source->release();
    QTRY_VERIFY(m_arrived);
    QCOMPARE(m_arrived->part, (PointRange{650, 150}));
    QCOMPARE(arrived.count(), 1);
    m_source->hold();
    m_loader->want(wish({300, 50}), nullptr);
    m_loader->setSource(std::make_shared<FakeSource>());
    QVERIFY(!m_loader->isReading());
}

void TestCurveLoader::tellsHowMuchIsRead()
{
    QSignalSpy slow(m_loader.get(), &CurveLoader::isSlow);
    m_source->hold();
    m_loader->want(wish({0, 2000}), nullptr);
    QTRY_VERIFY(slow.count() >= 2); // again and again
    QCOMPARE(m_loader->percent(), 0);
    m_source->release();
    QTRY_VERIFY(m_arrived);
    QCOMPARE(m_loader->percent(), 100);
}

const Registered<TestCurveLoader, QCoreApplication> registered;

} // namespace bloscope::tst_curve_loader

#include "tst_curve_loader.moc"
