#include "ui/plane/picture_loader.h"

#include "tests/support/fake_source.h"
#include "tests/support/large_plane_source.h"
#include "tests/support/registered_test.h"
#include "tests/ui/worker/settle.h"

#include <QCoreApplication>
#include <QDir>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QTest>
#include <algorithm>

namespace bloscope::tst_picture_loader {

using namespace test;

namespace {

const Shape shape{50, 100, 100};
constexpr PlaneBlocks cheapBlocks{8, 8, 512};
constexpr PlaneBlocks largeBlocks{8, 8, 4 << 20}; // far more bytes than cells that are looked at

PictureRequest requestOf(const char* slice, const PlaneBlocks& blocks)
{
    const PicturePlane plane(*Slice::parse(slice, shape));
    HeatmapOptions options;
    options.size = PixelSize{500, 500};
    return {plane, plane.all(), blocks, fullBudget, options};
}

PictureRequest requestOfLargePlane(const CellRect& part)
{
    HeatmapOptions options;
    options.size = PixelSize{300, 250};
    const PicturePlane plane(*Slice::parse("", LargePlaneSource::all));
    return {plane, part, {100, 150, 100 * 150 * 4}, fullBudget, options};
}

} // namespace

class TestPictureLoader : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_arrived.clear();
        m_source = std::make_shared<FakeSource>();
        m_scheduler = std::make_unique<Scheduler>();
        m_loader = std::make_unique<PictureLoader>(*m_scheduler);
        m_loader->setSource(m_source);
        connect(m_loader.get(), &PictureLoader::arrived, this, [this](const PicturePtr& picture) {
            m_arrived.push_back(picture);
            m_isMoreToCome = m_loader->isReadingDetail();
            QVERIFY(m_isMoreToCome || !picture->isSampled());
        });
    }
    void cleanup()
    {
        m_source->release();
        m_loader.reset();
        m_scheduler.reset();
    }

    void readsACheapPlaneOnce();
    void readsAPlaneInLargeBlocksExactlyAtOnce();
    void looksAtSomeCellsFirstWhenThatTakesLong();
    void waitsNoLongerWhenPlanesFollowEachOther();
    void showsOnlyTheNewestPlaneInTheEnd();
    void showsNothingButWholePicturesInOneRangeWhilePlaying();
    void fillsALargePlane();
    void readsNothingTwiceOfALargePlane();
    void readsALargePlaneAnewFromAnotherSource();
    void forgetsALargePlaneForAnotherWhereThereIsNoRoom();
    void leavesOffALargePlane();
    void showsALargePlaneAtOnceWhenItIsOpenedAgain();

 private:
    std::shared_ptr<LargePlaneSource> showLargePlane();
    std::vector<std::string> asked() const { return m_source->asked(); }

    std::shared_ptr<FakeSource> m_source;
    std::unique_ptr<Scheduler> m_scheduler;
    std::unique_ptr<PictureLoader> m_loader;
    std::vector<PicturePtr> m_arrived;
    bool m_isMoreToCome = false; // as the last one arrived
};

void TestPictureLoader::readsACheapPlaneOnce()
{
    m_loader->want(requestOf("3", cheapBlocks), nullptr);
    QTRY_COMPARE(m_arrived.size(), std::size_t(1));
    QVERIFY(!m_arrived[0]->isSampled());
    QCOMPARE(asked(), (std::vector<std::string>{"[3, :, :]"}));
    QVERIFY(!m_loader->isReadingDetail());
}

void TestPictureLoader::readsAPlaneInLargeBlocksExactlyAtOnce()
{
    m_loader->want(requestOf("3", largeBlocks), nullptr);
    QTRY_COMPARE(m_arrived.size(), std::size_t(1));
    QVERIFY(!m_arrived[0]->isSampled());
    QCOMPARE(asked(), (std::vector<std::string>{"[3, :, :]"}));
    QVERIFY(m_loader->range() == m_arrived[0]->range);
}

void TestPictureLoader::looksAtSomeCellsFirstWhenThatTakesLong()
{
    m_source->hold();
    m_loader->want(requestOf("3", largeBlocks), nullptr);
    QTRY_COMPARE(asked().size(), std::size_t(2));
    QCOMPARE(asked()[0], std::string("[3, :, :]"));
    QCOMPARE(asked()[1], std::string("[3, ::64, ::32]"));
    m_source->release();
    QVERIFY(settle());
    QVERIFY(!m_arrived.back()->isSampled());  // whichever was ready first
    QCOMPARE(asked().size(), std::size_t(2)); // and neither was read again
}

// Otherwise there would be no picture at all while one scrubs quickly.
void TestPictureLoader::waitsNoLongerWhenPlanesFollowEachOther()
{
    m_source->hold();
    for (const char* plane : {"3", "4"}) { // as many as leave a thread to work
        m_loader->want(requestOf(plane, largeBlocks), nullptr);
        QTest::qWait(30);
    }
    const auto isOverview = [](const std::string& slice) {
        return slice.find("::64") != slice.npos;
    };
    QTRY_VERIFY(std::ranges::any_of(asked(), isOverview));
}

void TestPictureLoader::showsOnlyTheNewestPlaneInTheEnd()
{
    m_source->hold();
    for (const char* plane : {"3", "4", "5"})
        m_loader->want(requestOf(plane, cheapBlocks), nullptr);
    m_source->release();
    const PicturePlane newest(*Slice::parse("5", shape));
    QTRY_VERIFY(!m_arrived.empty() && m_arrived.back()->plane == newest);
    QVERIFY(m_arrived.size() <= 2); // the first one was being made already
}

// Also where a picture takes longer than there is time for one.
void TestPictureLoader::showsNothingButWholePicturesInOneRangeWhilePlaying()
{
    m_loader->want(requestOf("3", largeBlocks), nullptr);
    QTRY_COMPARE(m_arrived.size(), std::size_t(1));
    const ValueRange first = m_arrived[0]->range;
    const std::size_t before = asked().size();
    m_loader->setPlaying(true);
    m_source->hold();
    for (const char* plane : {"4", "5", "6", "7"}) {
        m_loader->want(requestOf(plane, largeBlocks), m_arrived.back());
        QTest::qWait(60);
    }
    m_source->release();
    QTRY_VERIFY(m_arrived.back()->plane == requestOf("7", largeBlocks).plane);
    const std::vector<std::string> all = asked();
    QCOMPARE(std::vector(all.begin() + std::ptrdiff_t(before), all.end()),
             (std::vector<std::string>{"[4, :, :]", "[7, :, :]"}));
    for (std::size_t i = 1; i < m_arrived.size(); ++i) {
        QVERIFY(!m_arrived[i]->isSampled());
        QCOMPARE(m_arrived[i]->range, first);
        QVERIFY(!m_arrived[i]->distribution);
    }
    m_loader->setPlaying(false);
    m_loader->want(requestOf("7", largeBlocks), nullptr);
    QTRY_VERIFY(m_arrived.back()->distribution);
    QVERIFY(m_arrived.back()->range != first);
}

std::shared_ptr<LargePlaneSource> TestPictureLoader::showLargePlane()
{
    auto source = std::make_shared<LargePlaneSource>();
    m_loader->setSource(source);
    return source;
}

void TestPictureLoader::fillsALargePlane()
{
    const auto source = showLargePlane();
    source->delayMs = 20;
    const PictureRequest all = requestOfLargePlane({0, 0, 4200, 4400});
    m_loader->want(all, nullptr);
    QTRY_VERIFY_WITH_TIMEOUT(!m_arrived.empty() && !m_arrived.back()->isSampled(), 60'000);
    QVERIFY(m_arrived.size() > 2);
    QCOMPARE(m_arrived.front()->known, 0.0);
    QVERIFY(std::ranges::is_sorted(m_arrived, {}, [](const PicturePtr& p) { return p->known; }));
    for (const PicturePtr& picture : m_arrived)
        QCOMPARE(picture->image.size(), m_arrived.front()->image.size());
    QVERIFY(m_loader->range() == m_arrived.back()->range);
    QVERIFY(!m_isMoreToCome);
    QVERIFY(!m_loader->isReadingDetail());
    const std::size_t before = m_arrived.size();
    m_loader->want(all, m_arrived.back());
    QVERIFY(!m_loader->isReadingDetail());
    QCOMPARE(m_arrived.size(), before); // it is good enough
}

void TestPictureLoader::readsNothingTwiceOfALargePlane()
{
    const auto source = showLargePlane();
    for (const CellRect& part : {CellRect{0, 0, 4200, 4400}, {500, 600, 2000, 2000}}) {
        m_loader->want(requestOfLargePlane(part), nullptr);
        QTRY_VERIFY_WITH_TIMEOUT(m_loader->range() && !m_loader->isReadingDetail(), 60'000);
    }
    source->takeRead();
    for (const CellRect& part : {CellRect{0, 0, 4200, 4400}, {500, 600, 2000, 2000}}) {
        m_loader->want(requestOfLargePlane(part), nullptr);
        QTRY_VERIFY_WITH_TIMEOUT(!m_loader->isReadingDetail(), 60'000);
        QVERIFY(!m_arrived.back()->isSampled());
        QVERIFY(intersected(m_arrived.back()->part, part) == part);
    }
    QCOMPARE(source->takeRead(), std::int64_t(0));
}

void TestPictureLoader::readsALargePlaneAnewFromAnotherSource()
{
    const PictureRequest all = requestOfLargePlane({0, 0, 4200, 4400});
    for (int i = 0; i < 2; ++i) {
        const auto source = showLargePlane();
        m_loader->want(all, nullptr);
        QTRY_VERIFY_WITH_TIMEOUT(m_loader->range() && !m_loader->isReadingDetail(), 60'000);
        QVERIFY(source->takeRead() >= 4200 * 4400);
    }
}

void TestPictureLoader::forgetsALargePlaneForAnotherWhereThereIsNoRoom()
{
    const PictureRequest all = requestOfLargePlane({0, 0, 4200, 4400});
    const auto finish = [&all](PictureLoader& loader) {
        loader.want(all, nullptr);
        QTRY_VERIFY_WITH_TIMEOUT(loader.range() && !loader.isReadingDetail(), 60'000);
    };
    for (const bool isRoom : {true, false}) {
        BlockCache cache(std::size_t(isRoom ? 1000 : 30) << 20);
        const auto source = std::make_shared<LargePlaneSource>();
        const auto next = std::make_shared<LargePlaneSource>();
        source->keptIn = next->keptIn = &cache;
        m_loader->setSource(source);
        finish(*m_loader);
        PictureLoader other(*m_scheduler);
        other.setSource(next);
        finish(other);
        source->takeRead();
        finish(*m_loader);
        QCOMPARE(source->takeRead() == 0, isRoom);
        m_loader->setSource(nullptr);
    }
}

void TestPictureLoader::leavesOffALargePlane()
{
    const auto source = showLargePlane();
    source->delayMs = 20;
    m_loader->want(requestOfLargePlane({0, 0, 4200, 4400}), nullptr);
    QTRY_VERIFY(m_loader->isReadingDetail());
    m_loader->stop();
    m_arrived.clear();
    source->delayMs = 0;
    m_loader->want(requestOfLargePlane({1000, 1000, 1500, 1500}), nullptr);
    QTRY_VERIFY_WITH_TIMEOUT(!m_arrived.empty() && !m_arrived.back()->isSampled(), 60'000);
    for (const PicturePtr& picture : m_arrived)
        QVERIFY(picture->part.rows < 4200 || picture->known == 0); // an overview perhaps
}

void TestPictureLoader::showsALargePlaneAtOnceWhenItIsOpenedAgain()
{
    QTemporaryDir folder;
    PyramidStore store(folder.filePath("overviews").toStdString(), PyramidStore::usualMostBytes, 1);
    QTemporaryFile file;
    QVERIFY(file.open());
    const auto open = [&] {
        const auto source = showLargePlane();
        source->hasDamage = false;
        source->told = {"as it is", "all of it"};
        m_loader->keepPlanes({&store, file.fileName().toStdString()});
        m_arrived.clear();
        m_loader->want(requestOfLargePlane({0, 0, 4200, 4400}), nullptr);
        return source;
    };
    open();
    QTRY_VERIFY_WITH_TIMEOUT(!QDir(folder.filePath("overviews")).isEmpty(QDir::Files), 60'000);
    const PicturePtr first = m_arrived.back();
    QVERIFY(m_arrived.size() > 1 && !first->isSampled());
    const auto source = open();
    QVERIFY(settle());
    QCOMPARE(m_arrived.size(), std::size_t(1));
    QCOMPARE(source->takeRead(), std::int64_t(0));
    QCOMPARE(m_arrived.back()->image, first->image);
    QVERIFY(m_arrived.back()->range == first->range && m_arrived.back()->known == 1);
    QVERIFY(m_loader->range() == first->range);
    m_loader->want(requestOfLargePlane({1000, 1000, 2000, 2000}), m_arrived.back()); // and nearer
    QTRY_VERIFY(!m_arrived.back()->isSampled() && m_arrived.back()->part.rows < 4200);
    m_loader->setSource(nullptr);
}

const Registered<TestPictureLoader, QCoreApplication> registered;

} // namespace bloscope::tst_picture_loader

#include "tst_picture_loader.moc"
