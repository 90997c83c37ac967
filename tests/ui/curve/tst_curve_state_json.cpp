#include "ui/curve/curve_view.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QTest>

namespace bloscope::tst_curve_state_json {

class TestCurveStateJson : public QObject {
    Q_OBJECT

 private slots:
    void keepsEverything();
    void takesDefaultsForWhatMakesNoSense();
};

void TestCurveStateJson::keepsEverything()
{
    const CurveViewState before{
        {1, "2, 5:9"}, {CurveScale::Log, CurveScale::Linear}, PointRange{7, 1'000'000'000'000}, 2};
    const CurveViewState after = curveStateFrom(toJson(before));
    QVERIFY(after.choice.along == before.choice.along);
    QCOMPARE(after.choice.lines, before.choice.lines);
    QVERIFY(after.axes.index == CurveScale::Log && after.axes.value == CurveScale::Linear);
    QVERIFY(after.part);
    QCOMPARE(after.part->first, before.part->first);
    QCOMPARE(after.part->count, before.part->count);
    QCOMPARE(after.field, 2);
}

void TestCurveStateJson::takesDefaultsForWhatMakesNoSense()
{
    const CurveViewState state = curveStateFrom({{"along", 99},
                                                 {"lines", 7},
                                                 {"logValues", "yes"},
                                                 {"part", QJsonArray{3, 0}},
                                                 {"field", -1}});
    QVERIFY(!state.choice.along && state.choice.lines.empty());
    QVERIFY(state.axes.value == CurveScale::Linear);
    QVERIFY(!state.part);
    QCOMPARE(state.field, 0);
}

const test::Registered<TestCurveStateJson, QCoreApplication> registered;

} // namespace bloscope::tst_curve_state_json

#include "tst_curve_state_json.moc"
