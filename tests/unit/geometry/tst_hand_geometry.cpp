#include "core/geometry/hand_geometry.h"

#include "tests/support/conventions.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>
#include <cmath>

namespace bloscope::tst_hand_geometry {

using namespace test;

class TestHandGeometry : public QObject {
    Q_OBJECT

 private slots:
    void standsOverWhatTheFileTells()
    {
        Geometry geometry = geometryOf(*climateArray());
        putByHand({{"hour", "", 100, {}}, {"", "", {}, {}}}, {4, 3}, geometry);
        QCOMPARE(geometry.dimensions[0].name, std::string("hour"));
        QCOMPARE(geometry.dimensions[0].coordinates->textAt(1), std::string("101"));
        QCOMPARE(geometry.dimensions[0].place, std::string("by hand"));
        QVERIFY(geometry.dimensions[1] == geometryOf(*climateArray()).dimensions[1]);
    }

    void liesInSpaceByItsUnit_data()
    {
        QTest::addColumn<std::string>("unit");
        QTest::addColumn<bool>("isInSpace");
        QTest::newRow("none") << std::string() << true;
        QTest::newRow("mm") << std::string("mm") << true;
        QTest::newRow("s") << std::string("s") << false;
        QTest::newRow("degrees") << std::string("degrees_north") << false;
    }
    void liesInSpaceByItsUnit()
    {
        QFETCH(std::string, unit);
        Geometry geometry = untoldGeometry(1);
        putByHand({{"", unit, {}, -2.5}}, {4}, geometry);
        QTEST(geometry.dimensions[0].spacing.has_value(), "isInSpace");
        QCOMPARE(geometry.dimensions[0].spacing.value_or(2.5), 2.5);
        QCOMPARE(geometry.dimensions[0].coordinates->textAt(2), std::string("-5"));
        QVERIFY(geometry.origin.empty());
    }

    void placesTheFirstCellWhereAllIsTold()
    {
        Geometry geometry = untoldGeometry(3);
        putByHand({{"", "", {}, {}}, {"", "mm", 5, 2}, {"", "mm", 7, -1}}, {4, 4, 4}, geometry);
        QVERIFY(geometry.spatialDimensions() == (std::vector<std::size_t>{1, 2}));
        QCOMPARE(geometry.origin, (std::vector<double>{5, 7}));
        QVERIFY(geometry.direction == (std::vector<std::vector<double>>{{1, 0}, {0, -1}}));
    }

    void forgetsTheDirectionOfTheFile()
    {
        Geometry geometry = geometryOf(*medBlosc2Array());
        QVERIFY(!geometry.direction.empty() && !geometry.origin.empty());
        putByHand({{}, {}, {"", "", {}, 9}}, {2, 3, 4}, geometry);
        QVERIFY(geometry.direction.empty() && geometry.origin.empty());
        QCOMPARE(geometry.spacing(), (std::vector<double>{2.5, 0.75, 9}));
    }

    void ignoresWhatDoesNotFit()
    {
        Geometry geometry = untoldGeometry(2);
        putByHand({{"x", "", {}, 2}}, {4, 4}, geometry);
        QVERIFY(geometry.dimensions[0].name.empty());
        putByHand({{"x", "", {}, 0}, {}}, {4, 4}, geometry);
        QVERIFY(geometry.dimensions[0].name.empty());
        putByHand({{"x", "", {}, 2}, {}}, {0, 4}, geometry);
        QVERIFY(!geometry.dimensions[0].coordinates);
    }

    void saysWhatIsWrong_data()
    {
        QTest::addColumn<HandGeometry>("hand");
        QTest::addColumn<std::string>("sentence");
        QTest::newRow("spacing") << HandGeometry{{}, {"", "", {}, 0}}
                                 << std::string("dimension 1: the spacing is 0");
        QTest::newRow("endless") << HandGeometry{{"", "", INFINITY, {}}}
                                 << std::string("dimension 0: a number is not finite");
        QTest::newRow("long") << HandGeometry{{std::string(65, 'x'), "", {}, {}}}
                              << std::string(
                                     "dimension 0: names and units can have at most 64 bytes");
        QTest::newRow("twice") << HandGeometry{{"x", "", {}, {}}, {"x", "", {}, {}}}
                               << std::string("dimensions 0 and 1 have the same name, x");
    }
    void saysWhatIsWrong()
    {
        QFETCH(HandGeometry, hand);
        QFETCH(std::string, sentence);
        const Result<> checked = checkHandGeometry(hand);
        QVERIFY(!checked);
        QCOMPARE(checked.error().text(), sentence);
    }
};

const Registered<TestHandGeometry, QCoreApplication> registered;

} // namespace bloscope::tst_hand_geometry

#include "tst_hand_geometry.moc"
