#include "core/plane/orthogonal_planes.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_orthogonal_planes {

// Three planes that cross at a cell.
class TestOrthogonalPlanes : public QObject {
    Q_OBJECT

 private slots:
    void findsThirdDimensions_data();
    void findsThirdDimensions();
    void crossAtACell_data();
    void crossAtACell();
    void nameTheCellsOfEachPlane();
    void moveAlongTheirNormals();
};

namespace {

using Index = std::vector<std::int64_t>;

QString shown(const PicturePlane& plane)
{
    return QString("%1 %2 %3")
        .arg(QString::fromStdString(plane.slice().text()))
        .arg(*plane.rowDimension())
        .arg(*plane.columnDimension());
}

} // namespace

void TestOrthogonalPlanes::findsThirdDimensions_data()
{
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<QString>("slice");
    QTest::addColumn<QList<std::size_t>>("expected");
    using List = QList<std::size_t>;
    QTest::newRow("three dimensions") << Shape{9, 4, 5} << "0" << List{0};
    QTest::newRow("columns first") << Shape{9, 4, 5} << ":, :, 1" << List{2};
    QTest::newRow("four dimensions") << Shape{2, 9, 4, 5} << "0, 0" << List{0, 1};
    QTest::newRow("a third range") << Shape{9, 4, 5} << ":" << List{0};
    QTest::newRow("two dimensions") << Shape{4, 5} << ":" << List{};
    QTest::newRow("a line") << Shape{9, 4, 5} << "0, 0" << List{};
    QTest::newRow("a scalar") << Shape{} << "" << List{};
}

void TestOrthogonalPlanes::findsThirdDimensions()
{
    QFETCH(Shape, shape);
    QFETCH(QString, slice);
    QFETCH(QList<std::size_t>, expected);
    const auto found = OrthogonalPlanes::thirdDimensions(*Slice::parse(slice.toStdString(), shape));
    QCOMPARE(QList<std::size_t>(found.begin(), found.end()), expected);
}

void TestOrthogonalPlanes::crossAtACell_data()
{
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<QString>("slice");
    QTest::addColumn<std::size_t>("third");
    QTest::addColumn<Index>("marked"); // empty: none
    QTest::addColumn<Index>("crossing");
    QTest::addColumn<QStringList>("planes");
    const auto row = [](const char* name, const Shape& shape, const char* slice, std::size_t third,
                        const Index& marked, const Index& crossing, const QStringList& planes) {
        QTest::newRow(name) << shape << QString(slice) << third << marked << crossing << planes;
    };
    row("in the middle", {9, 4, 6}, "7", 0, {}, {7, 2, 3},
        {"[7, :, :] 1 2", "[:, :, 3] 1 0", "[:, 2, :] 0 2"});
    row("at the mark", {9, 4, 6}, "7", 0, {1, 3, 5}, {7, 3, 5},
        {"[7, :, :] 1 2", "[:, :, 5] 1 0", "[:, 3, :] 0 2"});
    row("of another plane", {9, 4, 6}, ":, 1, :", 1, {8, 0, 2}, {8, 1, 2},
        {"[:, 1, :] 0 2", "[:, :, 2] 0 1", "[8, :, :] 1 2"});
    row("among four dimensions", {2, 9, 4, 6}, "1, 7", 0, {0, 0, 1, 2}, {1, 7, 1, 2},
        {"[1, 7, :, :] 2 3", "[:, 7, :, 2] 2 0", "[:, 7, 1, :] 0 3"});
    row("with ranges", {9, 40, 60}, "7, 10:20:2, ::3", 0, {0, 14, 30}, {7, 14, 30},
        {"[7, 10:19:2, ::3] 1 2", "[:, 10:19:2, 30] 1 0", "[:, 14, ::3] 0 2"});
    row("a mark between the rows", {9, 40, 60}, "7, 10:20:2, ::3", 0, {0, 15, 30}, {7, 14, 30},
        {"[7, 10:19:2, ::3] 1 2", "[:, 10:19:2, 30] 1 0", "[:, 14, ::3] 0 2"});
    row("a third range", {9, 4, 6}, "2:5", 0, {}, {2, 2, 3},
        {"[2, :, :] 1 2", "[:, :, 3] 1 0", "[:, 2, :] 0 2"});
}

void TestOrthogonalPlanes::crossAtACell()
{
    QFETCH(Shape, shape);
    QFETCH(QString, slice);
    QFETCH(std::size_t, third);
    QFETCH(Index, marked);
    QFETCH(Index, crossing);
    QFETCH(QStringList, planes);
    const auto mark = marked.empty() ? std::nullopt : std::optional(marked);
    const OrthogonalPlanes three(*Slice::parse(slice.toStdString(), shape), third, mark);
    QCOMPARE(three.crossing(), crossing);
    for (const auto which : OrthogonalPlanes::all) {
        QCOMPARE(shown(three.plane(which)), planes[which]);
        QCOMPARE(three.plane(which).indexAt(three.crossingIn(which)), crossing);
    }
}

void TestOrthogonalPlanes::nameTheCellsOfEachPlane()
{
    const OrthogonalPlanes three(*Slice::parse("7, ::2, :", {9, 40, 60}), 0, Index{0, 20, 30});
    QVERIFY(three.crossingIn(OrthogonalPlanes::Front) == (CellPosition{10, 30}));
    QVERIFY(three.crossingIn(OrthogonalPlanes::Side) == (CellPosition{10, 7}));
    QVERIFY(three.crossingIn(OrthogonalPlanes::Below) == (CellPosition{7, 30}));
    QCOMPARE(three.plane(OrthogonalPlanes::Front).indexAt({3, 4}), (Index{7, 6, 4}));
    QCOMPARE(three.plane(OrthogonalPlanes::Side).indexAt({3, 4}), (Index{4, 6, 30}));
    QCOMPARE(three.plane(OrthogonalPlanes::Below).indexAt({3, 4}), (Index{3, 20, 4}));
    QCOMPARE(three.normalOf(OrthogonalPlanes::Side), 2U);
}

void TestOrthogonalPlanes::moveAlongTheirNormals()
{
    const OrthogonalPlanes three(*Slice::parse("7, ::2, :", {9, 40, 60}), 0, Index{0, 20, 30});
    QCOMPARE(three.stepped(OrthogonalPlanes::Front, 1), (Index{8, 20, 30}));
    QCOMPARE(three.stepped(OrthogonalPlanes::Front, 5), (Index{8, 20, 30}));
    QCOMPARE(three.stepped(OrthogonalPlanes::Side, -2), (Index{7, 20, 28}));
    QCOMPARE(three.stepped(OrthogonalPlanes::Below, 1), (Index{7, 22, 30}));
    QCOMPARE(three.stepped(OrthogonalPlanes::Below, -100), (Index{7, 0, 30}));
}

const test::Registered<TestOrthogonalPlanes> registered;

} // namespace bloscope::tst_orthogonal_planes

#include "tst_orthogonal_planes.moc"
