#include "ui/planes/planes_view.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QTest>

namespace bloscope::tst_planes_state_json {

class TestPlanesStateJson : public QObject {
    Q_OBJECT

 private slots:
    void keepsEverything();
    void takesDefaultsForWhatMakesNoSense();
};

void TestPlanesStateJson::keepsEverything()
{
    const PlanesViewState before{2,
                                 {PlaneView{1, 2, 3.5, 4}, std::nullopt, PlaneView{0, 0, 9, 8}},
                                 false,
                                 LargePlane::Side,
                                 OrthogonalPlanes::Below};
    const PlanesViewState after = planesStateFrom(toJson(before));
    QVERIFY(after.third == 2U);
    QVERIFY(after.parts == before.parts);
    QVERIFY(!after.hasRangeOfArray);
    QVERIFY(after.large == LargePlane::Side && after.maximised == OrthogonalPlanes::Below);
    QVERIFY(!planesStateFrom(toJson(PlanesViewState())).third);
}

void TestPlanesStateJson::takesDefaultsForWhatMakesNoSense()
{
    const PlanesViewState state = planesStateFrom({{"third", -1},
                                                   {"parts", QJsonArray{QJsonArray{0, 0, 0, 1}, 7}},
                                                   {"large", "huge"},
                                                   {"maximised", 2}});
    QVERIFY(state.large == LargePlane::None && !state.maximised);
    QVERIFY(state.hasRangeOfArray && !state.third && !state.parts[0] && !state.parts[1] &&
            !state.parts[2]);
}

const test::Registered<TestPlanesStateJson, QCoreApplication> registered;

} // namespace bloscope::tst_planes_state_json

#include "tst_planes_state_json.moc"
