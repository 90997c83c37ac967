#include "core/geometry/geometry.h"

#include "core/geometry/patient_space.h"
#include "core/msgpack/json.h"
#include "tests/support/conventions.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>

namespace bloscope::tst_mlarray_geometry {

using namespace test;

namespace {

// As MLArray writes it: `spatial` in a pickle.
ArrayPtr withSpatial(const Shape& shape, const std::string& spatial)
{
    const auto tree = msgpack_value::fromJson("{\"spatial\": {" + spatial + "}, \"is_seg\": true}");
    return arrayWithPickle(shape, *tree);
}

} // namespace

class TestMLArrayGeometry : public QObject {
    Q_OBJECT

 private slots:
    void readsItsPickleAsData()
    {
        const Geometry geometry = geometryOf(*mlArray());
        QCOMPARE(geometry.names(), (std::vector<std::string>{"channel", "z", "y", "x"}));
        QCOMPARE(geometry.spacing(), (std::vector<double>{0, 2.5, 0.75, 0.5}));
        QVERIFY(!geometry.dimensions[0].coordinates);
        QCOMPARE(geometry.dimensions[2].coordinates,
                 Coordinates(Coordinates::Regular{10, 0.75, 3}));
        QCOMPARE(geometry.dimensions[3].coordinates->textAt(3), std::string("18.75"));
        QCOMPARE(geometry.dimensions[3].place, std::string("vlmetalayer mlarray"));
        QCOMPARE(geometry.direction.size(), std::size_t(3));
    }

    // As `mlarray convert` writes it: axis 0 is x, and all of it leads to the right, front and up.
    void readsAnAffine()
    {
        const Geometry geometry = geometryOf(*withSpatial({4, 3, 2}, R"(
            "affine": [[0.5, 0, 0, -10], [0, 0.75, 0, 20], [0, 0, -2.5, 30], [0, 0, 0, 1]],
            "axis_labels": ["spatial_x", "spatial_y", "spatial_z"],
            "axis_units": ["mm", "mm", "um"], "coord_system": "RAS+")"));
        QCOMPARE(geometry.spacing(), (std::vector<double>{0.5, 0.75, 2.5}));
        QCOMPARE(geometry.origin, (std::vector<double>{-10, 20, 30}));
        QCOMPARE(geometry.direction,
                 (std::vector<std::vector<double>>{{1, 0, 0}, {0, 1, 0}, {0, 0, -1}}));
        QCOMPARE(geometry.names(),
                 (std::vector<std::string>{"spatial_x", "spatial_y", "spatial_z"}));
        QCOMPARE(geometry.dimensions[2].unit, std::string("um"));
        QCOMPARE(geometry.dimensions[2].coordinates,
                 Coordinates(Coordinates::Regular{30, -2.5, 2}));
        QCOMPARE(geometry.isSegmentation, true);
        const auto sides = patientSidesOf(geometry);
        QCOMPARE(sides[0], (PatientSides{'L', 'R'}));
        QCOMPARE(sides[1], (PatientSides{'P', 'A'}));
        QCOMPARE(sides[2], (PatientSides{'S', 'I'}));
    }

    void readsAnAffineOfAxesThatLieAskew()
    {
        const Geometry geometry = geometryOf(*withSpatial({4, 3}, R"(
            "affine": [[3, -8, 1], [4, 6, 2], [0, 0, 1]])"));
        QCOMPARE(geometry.spacing(), (std::vector<double>{5, 10}));
        QCOMPARE(geometry.direction, (std::vector<std::vector<double>>{{0.6, -0.8}, {0.8, 0.6}}));
        QCOMPARE(geometry.origin, (std::vector<double>{1, 2}));
    }

    void leavesAxesOutOfSpaceOut_data()
    {
        QTest::addColumn<QString>("labels");
        QTest::newRow("channel") << R"(["channel", "spatial"])";
        QTest::newRow("time") << R"(["temporal", "spatial"])";
        QTest::newRow("components") << R"(["components", "spatial_x"])";
    }
    void leavesAxesOutOfSpaceOut()
    {
        QFETCH(QString, labels);
        const std::string spatial =
            "\"affine\": [[2, 1], [0, 1]], \"axis_labels\": " + labels.toStdString();
        const Geometry geometry = geometryOf(*withSpatial({3, 4}, spatial));
        QCOMPARE(geometry.spacing(), (std::vector<double>{0, 2}));
    }

    void tellsNothingOfAnAffineThatDoesNotFit_data()
    {
        QTest::addColumn<QString>("affine");
        QTest::newRow("another size") << "[[1, 0], [0, 1]]";
        QTest::newRow("another last row") << "[[1, 0, 0], [0, 1, 0], [0, 0, 2]]";
        QTest::newRow("a column of zeros") << "[[0, 0, 0], [0, 1, 0], [0, 0, 1]]";
        QTest::newRow("a text") << R"([[1, 0, 0], [0, "1", 0], [0, 0, 1]])";
        QTest::newRow("no square") << "[[1, 0, 0], [0, 1], [0, 0, 1]]";
    }
    void tellsNothingOfAnAffineThatDoesNotFit()
    {
        QFETCH(QString, affine);
        const std::string spatial = "\"affine\": " + affine.toStdString();
        QVERIFY(!geometryOf(*withSpatial({3, 4}, spatial)).hasCoordinates());
    }

    void tellsNothingOfOtherBytes()
    {
        for (const char* json : {R"({"$bin": "1f8b0800"})", R"({"$bin": "80044e2e"})", "7"})
            QVERIFY(!geometryOf(*arrayWith({2, 2}, {{"mlarray", json}})).hasCoordinates());
    }
};

const Registered<TestMLArrayGeometry, QCoreApplication> registered;

} // namespace bloscope::tst_mlarray_geometry

#include "tst_mlarray_geometry.moc"
