#include "core/geometry/geometry.h"
#include "tests/support/conventions.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>

namespace bloscope::tst_mlarray_geometry {

using namespace test;

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

    void tellsNothingOfOtherBytes()
    {
        for (const char* json : {R"({"$bin": "1f8b0800"})", R"({"$bin": "80044e2e"})", "7"})
            QVERIFY(!geometryOf(*arrayWith({2, 2}, {{"mlarray", json}})).hasCoordinates());
    }
};

const Registered<TestMLArrayGeometry, QCoreApplication> registered;

} // namespace bloscope::tst_mlarray_geometry

#include "tst_mlarray_geometry.moc"
