#include "ui/planes/planes_board.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_planes_rooms {

// How three planes share the room that there is.
class TestPlanesRooms : public QObject {
    Q_OBJECT

 private slots:
    void sharesTheRoom_data();
    void sharesTheRoom();
    void fillsTheRoomWithoutLengths();
    void putsPlanesInOneLine_data();
    void putsPlanesInOneLine();
    void knowsTheLargest_data();
    void knowsTheLargest();
    void fitsOnePlane();
};

void TestPlanesRooms::sharesTheRoom_data()
{
    QTest::addColumn<double>("rows");
    QTest::addColumn<double>("columns");
    QTest::addColumn<double>("third"); // 0: of another kind
    QTest::addColumn<QSize>("room");
    QTest::addColumn<QString>("pixels"); // rows, columns, third across, third down
    QTest::newRow("a cube") << 100. << 100. << 100. << QSize(600, 600) << "300 300 300 300";
    QTest::newRow("a wide room") << 100. << 100. << 100. << QSize(900, 600) << "300 300 300 300";
    QTest::newRow("of several lengths")
        << 200. << 400. << 100. << QSize(1000, 800) << "400 800 200 200";
    QTest::newRow("a thin third dimension")
        << 100. << 100. << 1. << QSize(440, 640) << "400 400 40 40";
    QTest::newRow("a long third dimension")
        << 10. << 10. << 1000. << QSize(540, 740) << "40 40 500 500";
    QTest::newRow("a third one of another kind")
        << 100. << 100. << 0. << QSize(600, 900) << "400 400 200 500";
    QTest::newRow("no room") << 100. << 100. << 100. << QSize(20, -5) << "40 40 40 40";
}

void TestPlanesRooms::sharesTheRoom()
{
    QFETCH(double, rows);
    QFETCH(double, columns);
    QFETCH(double, third);
    QFETCH(QSize, room);
    QFETCH(QString, pixels);
    const PlanesRooms found = roomsFor(
        PlanesLengths{rows, columns, third > 0 ? std::optional(third) : std::nullopt}, room);
    QCOMPARE(QString("%1 %2 %3 %4")
                 .arg(found.rows)
                 .arg(found.columns)
                 .arg(found.thirdAcross)
                 .arg(found.thirdDown),
             pixels);
}

void TestPlanesRooms::fillsTheRoomWithoutLengths()
{
    const PlanesRooms found = roomsFor({}, {600, 400});
    QCOMPARE(found.columns + found.thirdAcross, 600);
    QCOMPARE(found.rows + found.thirdDown, 400);
}

void TestPlanesRooms::putsPlanesInOneLine_data()
{
    QTest::addColumn<QSize>("room");
    QTest::addColumn<Qt::Orientation>("direction");
    QTest::addColumn<int>("columns"); // of the picture, 0: there is no room
    QTest::newRow("beside each other") << QSize(1440, 700) << Qt::Horizontal << 280;
    QTest::newRow("below each other") << QSize(600, 1440) << Qt::Vertical << 240;
    QTest::newRow("too thin") << QSize(100, 700) << Qt::Horizontal << 0;
}

// A CT that is longer than it is wide: as large as the room lets it be.
void TestPlanesRooms::putsPlanesInOneLine()
{
    QFETCH(QSize, room);
    QFETCH(Qt::Orientation, direction);
    QFETCH(int, columns);
    const PlanesLengths lengths{400, 400, 1000};
    const auto found = roomsInLine(lengths, room, direction);
    QCOMPARE(found ? found->columns : 0, columns);
    if (found)
        QVERIFY(areaOf(*found) > areaOf(roomsFor(lengths, room)));
}

void TestPlanesRooms::knowsTheLargest_data()
{
    QTest::addColumn<double>("rows");
    QTest::addColumn<double>("columns");
    QTest::addColumn<double>("third");
    QTest::addColumn<int>("largest");
    QTest::newRow("thick slices") << 400. << 400. << 300. << int(OrthogonalPlanes::Front);
    QTest::newRow("a cube") << 100. << 100. << 100. << int(OrthogonalPlanes::Front);
    QTest::newRow("high") << 400. << 300. << 1000. << int(OrthogonalPlanes::Side);
    QTest::newRow("wide") << 300. << 400. << 1000. << int(OrthogonalPlanes::Below);
    QTest::newRow("of another kind") << 300. << 400. << 0. << int(OrthogonalPlanes::Front);
}

void TestPlanesRooms::knowsTheLargest()
{
    QFETCH(double, rows);
    QFETCH(double, columns);
    QFETCH(double, third);
    PlanesLengths lengths{rows, columns};
    if (third > 0)
        lengths.third = third;
    QTEST(int(largestOf(lengths)), "largest");
    QCOMPARE(largestOf({}), OrthogonalPlanes::Front);
}

void TestPlanesRooms::fitsOnePlane()
{
    const PlanesLengths lengths{200, 400, 100};
    QCOMPARE(roomOf(OrthogonalPlanes::Front, lengths, {800, 800}), QSize(800, 400));
    QCOMPARE(roomOf(OrthogonalPlanes::Side, lengths, {800, 600}), QSize(300, 600));
    QCOMPARE(roomOf(OrthogonalPlanes::Below, lengths, {800, 600}), QSize(800, 200));
    QCOMPARE(roomOf(OrthogonalPlanes::Below, {}, {800, 600}), QSize(800, 600));
    QCOMPARE(roomOf(OrthogonalPlanes::Side, lengths, {30, -5}),
             QSize(leastPlaneRoom, leastPlaneRoom));
}

const test::Registered<TestPlanesRooms> registered;

} // namespace bloscope::tst_planes_rooms

#include "tst_planes_rooms.moc"
