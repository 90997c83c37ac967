#include "core/cells/curve_slice.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>

namespace bloscope::tst_curve_slice {

namespace {

Slice sliceOf(const char* text, const Shape& shape)
{
    return *Slice::parse(text, shape);
}

} // namespace

class TestCurveSlice : public QObject {
    Q_OBJECT

 private slots:
    void takesLinesOfASlice_data();
    void takesLinesOfASlice();
    void runsAcrossOrDownTheScreen_data();
    void runsAcrossOrDownTheScreen();
    void saysWhatIsWrongWithLines_data();
    void saysWhatIsWrongWithLines();
    void cutsTooManyLines();
    void namesLinesAndFindsTheirCells();
    void takesAPartOfAllLines();
};

void TestCurveSlice::takesLinesOfASlice_data()
{
    QTest::addColumn<QByteArray>("shown");
    QTest::addColumn<int>("along");
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<QByteArray>("taken");
    //                               of (10, 20, 30)           -1: not chosen
    QTest::newRow("plane") << QByteArray("4, :, :") << -1 << QByteArray()
                           << QByteArray("[4, 10, :]");
    QTest::newRow("few rows") << QByteArray("4, 3:7, :") << -1 << QByteArray()
                              << QByteArray("[4, 3:7, :]");
    QTest::newRow("part") << QByteArray("4, :, 5:9") << -1 << QByteArray()
                          << QByteArray("[4, 10, 5:9]");
    QTest::newRow("one dimension")
        << QByteArray("4, :, 7") << -1 << QByteArray() << QByteArray("[4, :, 7]");
    QTest::newRow("down") << QByteArray("4, :, :") << 1 << QByteArray() << QByteArray("[4, :, 15]");
    QTest::newRow("along a fixed one")
        << QByteArray("4, :, :") << 0 << QByteArray() << QByteArray("[:, 10, 15]");
    QTest::newRow("typed") << QByteArray("4, :, :") << -1 << QByteArray("3")
                           << QByteArray("[4, 3, :]");
    QTest::newRow("typed range") << QByteArray("4, :, :") << -1 << QByteArray("3:9:2")
                                 << QByteArray("[4, 3:8:2, :]");
    QTest::newRow("typed beyond what is shown")
        << QByteArray("4, 3:7, :") << -1 << QByteArray("-1") << QByteArray("[4, 19, :]");
    QTest::newRow("typed in two dimensions")
        << QByteArray("4, :, :") << 0 << QByteArray("3, 10:12") << QByteArray("[:, 3, 10:12]");
    QTest::newRow("no such dimension")
        << QByteArray("4, :, :") << 7 << QByteArray() << QByteArray("[4, 10, :]");
}

void TestCurveSlice::takesLinesOfASlice()
{
    QFETCH(QByteArray, shown);
    QFETCH(int, along);
    QFETCH(QByteArray, lines);
    QFETCH(QByteArray, taken);
    CurveChoice choice{{}, lines.toStdString()};
    if (along >= 0)
        choice.along = std::size_t(along);
    const auto curve = CurveSlice::of(sliceOf(shown, {10, 20, 30}), choice);
    QVERIFY2(curve, curve ? "" : curve.error().text().c_str());
    QCOMPARE(QByteArray::fromStdString(curve->slice().text()), taken);
    QVERIFY(!curve->isCut());
}

void TestCurveSlice::runsAcrossOrDownTheScreen_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("along");
    QTest::newRow("square") << 100 << 100 << 1;
    QTest::newRow("wide") << 3 << 1000 << 1;
    QTest::newRow("eight times") << 800 << 100 << 1;
    QTest::newRow("tall") << 1000 << 3 << 0;
}

void TestCurveSlice::runsAcrossOrDownTheScreen()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    QTEST(int(defaultAlong(Slice::whole({rows, columns}))), "along");
}

void TestCurveSlice::saysWhatIsWrongWithLines_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<QByteArray>("sentence");
    QTest::newRow("beyond") << QByteArray("20")
                            << QByteArray("index 20 is out of bounds for dimension 0 of size 20");
    QTest::newRow("none") << QByteArray("5:5") << QByteArray("[5:5] selects no cells");
    QTest::newRow("too many dimensions")
        << QByteArray("1, 2")
        << QByteArray("too many indices: 2 indices for an array with 1 dimension");
}

void TestCurveSlice::saysWhatIsWrongWithLines()
{
    QFETCH(QByteArray, lines);
    const auto curve = CurveSlice::of(sliceOf("4, :, :", {10, 20, 30}), {{}, lines.toStdString()});
    QVERIFY(!curve);
    QTEST(QByteArray::fromStdString(curve.error().text()), "sentence");
}

void TestCurveSlice::cutsTooManyLines()
{
    const auto curve = CurveSlice::of(Slice::whole({50, 5, 100}), {2, ":, :"});
    QVERIFY(curve->isCut());
    QCOMPARE(curve->slice().text(), std::string("[:2, :, :]"));
    QCOMPARE(curve->lines(), 10);
}

void TestCurveSlice::namesLinesAndFindsTheirCells()
{
    const auto curve = CurveSlice::of(Slice::whole({4, 100, 6}), {1, "1:3, ::5"});
    QCOMPARE(curve->lines(), 4);
    QCOMPARE(curve->points(), 100);
    QCOMPARE(curve->nameOf(0), std::string("[1, :, 0]"));
    QCOMPARE(curve->nameOf(1), std::string("[1, :, 5]"));
    QCOMPARE(curve->nameOf(2), std::string("[2, :, 0]"));
    QCOMPARE(curve->indexOf(3, 42), (std::vector<std::int64_t>{2, 42, 5}));
    QCOMPARE(curve->cell(3, 42).text(), std::string("[2, 42, 5]"));
}

void TestCurveSlice::takesAPartOfAllLines()
{
    const auto curve = CurveSlice::of(sliceOf(":2, 90:10:-2", {4, 100}), {});
    QCOMPARE(curve->points(), 40);
    QCOMPARE(curve->indexOf(3), 84);
    QCOMPARE(curve->part(3, 5, 2).text(), std::string("[:2, 84:67:-4]"));
}

const test::Registered<TestCurveSlice, QCoreApplication> registered;

} // namespace bloscope::tst_curve_slice

#include "tst_curve_slice.moc"
