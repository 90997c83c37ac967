#include "ui/heatmap/heatmap_view_state.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QTest>

namespace bloscope::tst_heatmap_state_json {

class TestHeatmapStateJson : public QObject {
    Q_OBJECT

 private slots:
    void keepsEverythingButThePicture();
    void keepsAspects_data();
    void keepsAspects();
    void takesDefaultsForWhatMakesNoSense();
};

void TestHeatmapStateJson::keepsEverythingButThePicture()
{
    HeatmapViewState before;
    before.options.map = findColorMap("magma_r");
    before.aspect = CellAspect::Spacing;
    before.bands = ColorBands{1, {7, 5, 3}};
    before.showsMosaic = true;
    before.part = PlaneView{0.5, 1.25, 2, 3};
    before.field = 2;
    before.showsHistogram = false;
    before.flips = PlaneFlips{true, false};
    before.overlay = OverlayViewState{OpenRequest::of("/data/a_seg.b2nd"), {}, true};
    before.showsProfiles = true;
    before.isMapChosen = true;
    before.contours = {true, 5, {-1.5, 20}, ContourChoice::Color::ByValue, false};
    const HeatmapViewState after = heatmapStateFrom(toJson(before));
    QVERIFY(after.options == before.options);
    QVERIFY(after.aspect == before.aspect);
    QVERIFY(after.part == before.part);
    QVERIFY(after.bands == before.bands);
    QVERIFY(after.showsMosaic);
    QCOMPARE(after.field, 2);
    QVERIFY(!after.showsHistogram);
    QVERIFY(after.flips == before.flips);
    QVERIFY(after.overlay);
    QCOMPARE(after.overlay->request.address, before.overlay->request.address);
    QVERIFY(after.showsProfiles);
    QVERIFY(after.isMapChosen);
    QVERIFY(after.contours == before.contours);
}

void TestHeatmapStateJson::keepsAspects_data()
{
    QTest::addColumn<int>("number"); // in an old session
    QTest::addColumn<QString>("word");
    QTest::newRow("fill") << int(CellAspect::Fill) << "fill";
    QTest::newRow("square") << int(CellAspect::Square) << "square";
    QTest::newRow("spacing") << int(CellAspect::Spacing) << "spacing";
}

void TestHeatmapStateJson::keepsAspects()
{
    QFETCH(const int, number);
    QFETCH(const QString, word);
    HeatmapViewState state;
    state.aspect = static_cast<CellAspect>(number);
    QCOMPARE(toJson(state)["aspect"].toString(), word);
    QVERIFY(heatmapStateFrom({{"aspect", word}}).aspect == state.aspect);
    QVERIFY(heatmapStateFrom({{"aspect", number}}).aspect == state.aspect);
}

void TestHeatmapStateJson::takesDefaultsForWhatMakesNoSense()
{
    const HeatmapViewState state = heatmapStateFrom(
        {{"map", "none"},
         {"aspect", "round"},
         {"part", QJsonArray{0, 0, 0, 1}},
         {"field", -1},
         {"contours",
          QJsonObject{{"count", 1e9}, {"levels", QJsonArray{"a", 3, 2}}, {"color", "mud"}}}});
    QVERIFY(state.options == HeatmapOptions());
    QVERIFY(!state.aspect && !state.part);
    QCOMPARE(state.field, 0);
    QCOMPARE(state.contours.count, ContourChoice::mostLevels);
    QCOMPARE(state.contours.levels, (std::vector<double>{2, 3}));
    QCOMPARE(state.contours.color, ContourChoice::Color::Contrast);
    QVERIFY(state.showsHistogram);
    QVERIFY(!state.isMapChosen); // nor in sessions that say nothing about it
}

const test::Registered<TestHeatmapStateJson, QCoreApplication> registered;

} // namespace bloscope::tst_heatmap_state_json

#include "tst_heatmap_state_json.moc"
