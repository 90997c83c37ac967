#include "ui/plane/shown_plane.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>

namespace bloscope::tst_shown_plane {

using namespace test;

class TestShownPlane : public QObject {
    Q_OBJECT

    using What = ShownPlane::What;

 private slots:
    void tellsOnceWhatIsAnother()
    {
        ShownPlane shown(nullptr);
        QList<What> told;
        connect(&shown, &ShownPlane::changed, this, [&told](What what) { told << what; });
        HeatmapOptions options;
        options.map = findColorMap("magma");
        for (int time = 0; time < 2; ++time) {
            shown.setSource(nullptr);
            shown.setPlane(planeOf("1", {2, 3, 4}));
            shown.setOptions(options);
            shown.setMark(CellPosition{1, 2});
        }
        QCOMPARE(told, (QList{What::Plane, What::Options, What::Mark}));
    }

    void keepsTheMarkWhereTheExtentsAreTheSame()
    {
        ShownPlane shown(nullptr);
        shown.setPlane(planeOf("1", {2, 3, 4}));
        shown.setMark(CellPosition{1, 2});
        shown.setPlane(planeOf("0", {2, 3, 4}));
        QCOMPARE(shown.mark(), std::optional(CellPosition{1, 2}));
    }

    // Whoever hears of the plane finds no mark of the one before.
    void losesTheMarkBeforeAnybodyHears()
    {
        ShownPlane shown(nullptr);
        shown.setPlane(planeOf("1", {2, 3, 4}));
        shown.setMark(CellPosition{1, 2});
        QList<What> told;
        connect(&shown, &ShownPlane::changed, this, [&](What what) {
            told << what;
            QVERIFY(!shown.mark());
        });
        shown.setPlane(planeOf(":, :, 0", {2, 3, 4}));
        QCOMPARE(told, (QList{What::Plane, What::Mark}));
    }

    void marksNothingBesideThePlane()
    {
        ShownPlane shown(nullptr);
        shown.setPlane(planeOf("1", {2, 3, 4}));
        shown.setMark(CellPosition{1, 2});
        shown.setMark(CellPosition{3, 0});
        QVERIFY(!shown.mark());
    }

 private:
    static PicturePlane planeOf(const char* slice, const Shape& shape)
    {
        return PicturePlane(*Slice::parse(slice, shape));
    }
};

const Registered<TestShownPlane, QCoreApplication> registered;

} // namespace bloscope::tst_shown_plane

#include "tst_shown_plane.moc"
