#include "tests/ui/worker/settle.h"
#include "ui/table/slice_table_model.h"

#include "tests/support/fake_source.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QTest>

namespace bloscope::tst_tile_loader {

using test::FakeSource;

class TestTileLoader : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup();

    void readsATileOnceItIsWanted();
    void keepsTheTilesThatWereUsedLast();
    void readsOnlyWhatIsStillWanted();
    void keepsForAMomentWhatWasShownBefore();
    void dropsATileForItsSuccessor();
    void forgetsAtOnceWhatWasOfAnotherSize();

 private:
    // The numbers are 1000 times the first index plus the last one.
    void show(const char* slice, const Shape& shape)
    {
        const Slice plane = *Slice::parse(slice, shape);
        m_loader->show(plane, {0, 0, plane.rows(), plane.columns()}, {});
    }
    void load(CellPosition cell)
    {
        QEventLoop loop; // far quicker than QTRY_VERIFY
        connect(m_loader.get(), &TileLoader::arrived, &loop, &QEventLoop::quit);
        m_loader->want(cell);
        while (!m_loader->find(cell))
            loop.exec();
    }
    static QString textOf(const CellTile* tile, CellPosition cell)
    {
        return tile ? tile->textAt(cell) : QString();
    }

    std::shared_ptr<FakeSource> m_source;
    std::unique_ptr<Scheduler> m_scheduler;
    std::unique_ptr<TileLoader> m_loader;
};

void TestTileLoader::init()
{
    m_source = std::make_shared<FakeSource>();
    m_scheduler = std::make_unique<Scheduler>();
    m_loader = std::make_unique<TileLoader>(m_source, *m_scheduler);
}

void TestTileLoader::cleanup()
{
    m_source->release();
    m_loader.reset();
    m_scheduler.reset();
}

void TestTileLoader::readsATileOnceItIsWanted()
{
    std::vector<CellRect> arrived;
    connect(m_loader.get(), &TileLoader::arrived, this,
            [&](const CellTile& tile) { arrived.push_back(tile.rect()); });
    show("", {100, 50});
    QVERIFY(!m_loader->find({0, 0}));
    m_loader->want({0, 0});
    m_loader->want({63, 31}); // the same tile
    QTRY_COMPARE(textOf(m_loader->find({2, 3}), {2, 3}), QString("2003"));
    load({99, 49});
    QVERIFY((arrived == std::vector<CellRect>{{0, 0, 64, 32}, {64, 32, 36, 18}}));
    QCOMPARE(m_source->asked().size(), std::size_t(2));
    QVERIFY(!m_loader->find({64, 0}));
    QVERIFY(!m_loader->find({0, 32}));
}

void TestTileLoader::keepsTheTilesThatWereUsedLast()
{
    show("", {1'000'000});
    load({0, 0});
    for (std::int64_t tile = 1; tile <= TileLoader::mostTiles; ++tile) {
        load({64 * tile, 0});
        QVERIFY(m_loader->find({0, 0}));
    }
    QVERIFY(!m_loader->find({64, 0}));
    QVERIFY(m_loader->find({128, 0}));
}

void TestTileLoader::readsOnlyWhatIsStillWanted()
{
    m_source->hold();
    show("", {1000, 10});
    m_loader->want({0, 0});
    m_loader->want({500, 0});
    m_loader->wantOnly({480, 0, 30, 10});
    m_source->release();
    QTRY_VERIFY(m_loader->find({500, 0}));
    QVERIFY(test::settle());
    QVERIFY(!m_loader->find({0, 0}));
}

void TestTileLoader::keepsForAMomentWhatWasShownBefore()
{
    int dropped = 0;
    connect(m_loader.get(), &TileLoader::oldOnesDropped, this, [&] { ++dropped; });
    show("1, :, :", {5, 10, 10});
    load({2, 3});
    show("2, :, :", {5, 10, 10});
    QVERIFY(!m_loader->find({2, 3}));
    QCOMPARE(textOf(m_loader->findOld({2, 3}), {2, 3}), QString("1003"));
    show("3, :, :", {5, 10, 10}); // nothing of 2 was read
    QCOMPARE(textOf(m_loader->findOld({2, 3}), {2, 3}), QString("1003"));
    QTRY_VERIFY(!m_loader->findOld({2, 3}));
    QCOMPARE(dropped, 1);
}

void TestTileLoader::dropsATileForItsSuccessor()
{
    show("1, :, :", {5, 100, 10});
    load({0, 0});
    load({99, 0});
    show("2, :, :", {5, 100, 10});
    load({0, 0});
    QCOMPARE(textOf(m_loader->find({0, 3}), {0, 3}), QString("2003"));
    QVERIFY(!m_loader->findOld({0, 0}));
    QVERIFY(m_loader->findOld({99, 0}));
}

void TestTileLoader::forgetsAtOnceWhatWasOfAnotherSize()
{
    show("", {100, 50});
    load({2, 3});
    show("", {50, 100});
    QVERIFY(!m_loader->find({2, 3}));
    QVERIFY(!m_loader->findOld({2, 3}));
}

const test::Registered<TestTileLoader, QCoreApplication> registered;

} // namespace bloscope::tst_tile_loader

#include "tst_tile_loader.moc"
