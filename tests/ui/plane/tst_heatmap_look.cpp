#include "ui/plane/heatmap_look.h"

#include "tests/support/conventions.h"
#include "tests/support/registered_test.h"
#include "tests/ui/document/opened_frame.h"
#include "tests/ui/worker/settle.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

namespace bloscope::tst_heatmap_look {

using namespace test;

class TestHeatmapLook : public QObject {
    Q_OBJECT

 private slots:
    void cleanup();
    void tellsWhatIsAnother();
    void givesPhasesOptionsOfTheirOwn();
    void beginsWithTheFirstPart();
    void drawsChannelsWithoutAMap();
    void looksForTheRangeOfTheArrayWhileItIsSeen();
    void wantsNoRangeOfTheArray_data();
    void wantsNoRangeOfTheArray();
    void shapesCells();
    void drawsWhatTheFileTellsOnTop_data();
    void drawsWhatTheFileTellsOnTop();
    void drawsTheHeadOfAPatientOnTop_data();
    void drawsTheHeadOfAPatientOnTop();

 private:
    void open(ByteBuffer frame)
    {
        m_look.reset();
        m_shown.reset();
        m_scheduler = std::make_unique<Scheduler>();
        m_opened = std::make_unique<OpenedFrame>(std::move(frame));
        m_look = std::make_unique<HeatmapLook>(m_opened->document(), *m_scheduler);
        m_shown = std::make_unique<ShownPlane>(m_look->source());
        m_look->follow(*m_shown);
    }
    void openNumbers() { open(arrayFrame({4, 6}, "<i2", counted<std::int16_t>(24))); }

    std::unique_ptr<Scheduler> m_scheduler; // goes before the frame that its work uses
    std::unique_ptr<OpenedFrame> m_opened;
    std::unique_ptr<HeatmapLook> m_look;
    std::unique_ptr<ShownPlane> m_shown;
};

void TestHeatmapLook::cleanup()
{
    m_look.reset();
    m_shown.reset();
    m_scheduler.reset();
    m_opened.reset();
}

void TestHeatmapLook::tellsWhatIsAnother()
{
    openNumbers();
    QSignalSpy changed(m_look.get(), &HeatmapLook::changed);
    HeatmapOptions options;
    options.map = findColorMap("magma");
    for (int time = 0; time < 2; ++time) {
        m_look->setOptions(options);
        m_look->setFlips(PlaneFlips{true, false});
        m_look->setAspect(CellAspect::Square);
        m_look->setColors({ColorBands{1}, {}});
        QCOMPARE(changed.count(), 4); // once each
    }
}

void TestHeatmapLook::givesPhasesOptionsOfTheirOwn()
{
    open(arrayFrame({2, 2}, "<c16", ByteBuffer(64)));
    const auto parts = partsToDraw(m_opened->document().array()->dtype());
    HeatmapOptions options;
    options.map = findColorMap("magma");
    m_look->setOptions(options);
    m_look->setPart(parts[1]);
    QVERIFY(m_look->isPhase());
    QVERIFY(m_look->options().map->isCyclic());
    options.map = findColorMap("grey");
    m_look->setOptions(options); // of phases
    m_look->setPart(parts[2]);
    QVERIFY(!m_look->isPhase());
    QCOMPARE(m_look->options().map, findColorMap("magma"));
}

void TestHeatmapLook::beginsWithTheFirstPart()
{
    open(arrayFrame({4, 4}, "[('a', 'u1'), ('b', '<f4')]", ByteBuffer(80)));
    QCOMPARE(m_look->part()->leaf.path, std::string("a"));
    QCOMPARE(m_look->source()->dtype().itemsize, std::size_t(1));
    QSignalSpy changed(m_look.get(), &HeatmapLook::changed);
    m_look->setPart(partsToDraw(m_opened->document().array()->dtype())[1]);
    QCOMPARE(m_look->source()->dtype().itemsize, std::size_t(4));
    QCOMPARE(changed.count(), 1);
    openNumbers();
    QVERIFY(!m_look->part());
}

void TestHeatmapLook::drawsChannelsWithoutAMap()
{
    open(arrayFrame({4, 6, 3}, "|u1", counted<std::uint8_t>(72)));
    m_look->setColors({ColorBands{2}, {}});
    m_opened->show(":, :, 0");
    QVERIFY(!m_look->drawsChannels()); // nobody has said so
    m_shown->setPlane(planeIn(m_look->colors(), m_opened->document().slice()));
    QVERIFY(m_look->drawsChannels());
    QCOMPARE(m_look->drawnOptions().map, findColorMap("grey"));
    QCOMPARE(m_look->options().map, HeatmapOptions().map);
}

void TestHeatmapLook::looksForTheRangeOfTheArrayWhileItIsSeen()
{
    openNumbers();
    HeatmapOptions options;
    options.range.kind = RangeChoice::Kind::MinMax;
    options.range.isOfArray = true;
    m_look->setOptions(options);
    QVERIFY(settle());
    QVERIFY(!m_look->rangeOfArray());
    QCOMPARE(m_look->drawnOptions(), options);
    m_look->setSeen(HeatmapLook::Seen::Plane);
    QTRY_VERIFY(m_look->rangeOfArray());
    const RangeChoice drawn = m_look->drawnOptions().range;
    QVERIFY(drawn.kind == RangeChoice::Kind::Manual && !drawn.isOfArray);
    QCOMPARE(drawn.manual, (ValueRange{0, 23}));
}

void TestHeatmapLook::wantsNoRangeOfTheArray_data()
{
    QTest::addColumn<QString>("map");
    QTest::addColumn<int>("kind");
    QTest::newRow("of labels") << "okabe" << int(RangeChoice::Kind::MinMax);
    QTest::newRow("that is typed") << "grey" << int(RangeChoice::Kind::Manual);
}

void TestHeatmapLook::wantsNoRangeOfTheArray()
{
    QFETCH(QString, map);
    QFETCH(int, kind);
    openNumbers();
    HeatmapOptions options;
    options.map = findColorMap(map.toStdString());
    options.range.kind = static_cast<RangeChoice::Kind>(kind);
    options.range.isOfArray = true;
    m_look->setSeen(HeatmapLook::Seen::Plane);
    m_look->setOptions(options);
    QVERIFY(!m_look->findChild<ArrayRange*>()->isRunning());
    QCOMPARE(m_look->drawnOptions(), options);
}

void TestHeatmapLook::shapesCells()
{
    openNumbers();
    const PicturePlane image(m_opened->document().slice());
    QCOMPARE(m_look->cellHeight(image), std::optional(1.0)); // an image keeps its shape
    m_look->setAspect(CellAspect::Fill);
    QVERIFY(!m_look->cellHeight(image));
    m_shown->setPlane(image);
    QVERIFY(!m_look->knowsSpacing());
}

void TestHeatmapLook::drawsWhatTheFileTellsOnTop_data()
{
    QTest::addColumn<QByteArray>("told"); // of one dimension after the other
    QTest::addColumn<QByteArray>("slice");
    QTest::addColumn<bool>("isTurned");
    const QByteArray north = R"({"y": [10, 20, 30]})";
    const QByteArray south = R"({"y": [30, 20, 10]})";
    QTest::newRow("north below") << north << QByteArray(":, :, 0") << true;
    QTest::newRow("north below, backwards") << north << QByteArray("::-1, :, 0") << false;
    QTest::newRow("north above") << south << QByteArray(":, :, 0") << false;
    QTest::newRow("north above, backwards") << south << QByteArray("::-1, :, 0") << true;
    QTest::newRow("north across") << north << QByteArray("0") << false;
    QTest::newRow("nothing told") << QByteArray("{}") << QByteArray(":, :, 0") << false;
}

void TestHeatmapLook::drawsWhatTheFileTellsOnTop()
{
    QFETCH(QByteArray, told);
    QFETCH(QByteArray, slice);
    QFETCH(bool, isTurned);
    open(frameWith({3, 4, 5}, {{"dimensions", R"(["y", "x", "t"])"},
                               {"coordinates", std::string_view(told)},
                               {"coordinate_units", R"({"y": "degrees_north"})"}}));
    m_shown->setPlane(PicturePlane(*Slice::parse(slice.toStdString(), {3, 4, 5})));
    QCOMPARE(m_look->flips(), (PlaneFlips{false, isTurned}));
    QVERIFY(!m_look->flips().areChosen);
    m_look->setFlips(PlaneFlips{true, !isTurned}); // somebody wants it otherwise
    QCOMPARE(m_look->flips(), (PlaneFlips{true, !isTurned}));
    m_look->setFlips({});
    QCOMPARE(m_look->flips(), (PlaneFlips{false, isTurned}));
}

void TestHeatmapLook::drawsTheHeadOfAPatientOnTop_data()
{
    QTest::addColumn<QByteArray>("slice");
    QTest::addColumn<QByteArray>("up"); // the direction of the first axis
    QTest::addColumn<bool>("isTurned");
    QTest::newRow("coronal") << QByteArray(":, 1, :") << QByteArray("1") << true;
    QTest::newRow("sagittal") << QByteArray(":, :, 1") << QByteArray("1") << true;
    QTest::newRow("axial") << QByteArray("1") << QByteArray("1") << false;
    QTest::newRow("coronal, from the head on")
        << QByteArray(":, 1, :") << QByteArray("-1") << false;
}

void TestHeatmapLook::drawsTheHeadOfAPatientOnTop()
{
    QFETCH(QByteArray, slice);
    QFETCH(QByteArray, up);
    QFETCH(bool, isTurned);
    const QByteArray json = R"({"image": {}, "spatial": {"spacing": [2, 1, 1], "origin": [0, 0, 0],
        "direction": [[)" + up +
                            R"(, 0, 0], [0, 1, 0], [0, 0, 1]]}, "_med_blosc2_version": "v0"})";
    open(frameWith({2, 3, 4}, {}, {{"med_blosc2", std::string_view(json)}}));
    m_shown->setPlane(PicturePlane(*Slice::parse(slice.toStdString(), {2, 3, 4})));
    QCOMPARE(m_look->flips(), (PlaneFlips{false, isTurned}));
}

const Registered<TestHeatmapLook, QCoreApplication> registered;

} // namespace bloscope::tst_heatmap_look

#include "tst_heatmap_look.moc"
