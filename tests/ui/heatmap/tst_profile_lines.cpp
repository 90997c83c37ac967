#include "ui/heatmap/heatmap_profiles.h"

#include "tests/support/fake_source.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>
#include <cmath>

namespace bloscope::tst_profile_lines {

using namespace test;

namespace {

// The profile of all cells of a line that the source has.
CurvePicture profileOf(const CellSource& source, const CurveSlice& line, std::int64_t reaches,
                       std::int64_t step = 1)
{
    const auto profile = readCurve(source, {line, {0, line.points()}, step, reaches}, {});
    if (!profile)
        qFatal("a profile cannot be read");
    return *profile;
}

} // namespace

class TestProfileLines : public QObject {
    Q_OBJECT

 private slots:
    void goThroughTheCell_data();
    void goThroughTheCell();
    void areNoColumnsOfAStrip();
    void areStepsAsWideAsTheirCells();
    void leaveGapsForWhatIsNoNumber();
    void loseNoPeak();
};

void TestProfileLines::goThroughTheCell_data()
{
    QTest::addColumn<QByteArray>("shown");
    QTest::addColumn<bool>("transposed");
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<QByteArray>("column");
    QTest::newRow("a plane") << QByteArray("3, :, :") << false << QByteArray("[3, 1, :]")
                             << QByteArray("[3, :, 2]");
    QTest::newRow("every other") << QByteArray("3, 1::2, ::-1") << false
                                 << QByteArray("[3, 3, ::-1]") << QByteArray("[3, 1::2, 4]");
    QTest::newRow("transposed") << QByteArray("3, :, :") << true << QByteArray("[3, :, 1]")
                                << QByteArray("[3, 2, :]");
    QTest::newRow("all of the others")
        << QByteArray(":, :, :") << false << QByteArray("[0, 1, :]") << QByteArray("[0, :, 2]");
}

void TestProfileLines::goThroughTheCell()
{
    QFETCH(const QByteArray, shown);
    QFETCH(const bool, transposed);
    Slice slice = *Slice::parse(shown.toStdString(), {8, 6, 7});
    if (transposed)
        slice.transpose();
    const PicturePlane plane(slice);
    const auto text = [&](ProfileLine line) {
        return QByteArray::fromStdString(bloscope::profileOf(plane, line, {1, 2})->nameOf(0));
    };
    QTEST(text(ProfileLine::Row), "row");
    QTEST(text(ProfileLine::Column), "column");
}

void TestProfileLines::areNoColumnsOfAStrip()
{
    const PicturePlane strip(*Slice::parse("2, :", {4, 9}));
    QVERIFY(!bloscope::profileOf(strip, ProfileLine::Column, {0, 3}));
    QCOMPARE(bloscope::profileOf(strip, ProfileLine::Row, {0, 3})->nameOf(0),
             std::string("[2, :]"));
}

void TestProfileLines::areStepsAsWideAsTheirCells()
{
    const FakeSource source([](const FakeSource::Index& index) { return index[0] * index[0]; });
    const CurveSlice line = *CurveSlice::of(Slice::whole({3}), {});
    QCOMPARE(profilePoints(profileOf(source, line, 3)),
             (QVector<QPointF>{{-0.5, 0}, {0.5, 0}, {0.5, 1}, {1.5, 1}, {1.5, 4}, {2.5, 4}}));
}

void TestProfileLines::leaveGapsForWhatIsNoNumber()
{
    FakeSource source([](const FakeSource::Index& index) { return index[0]; });
    source.regions = {{CellState::Damaged, "broken", {1}, {1}}};
    const CurveSlice line = *CurveSlice::of(Slice::whole({3}), {});
    const QVector<QPointF> points = profilePoints(profileOf(source, line, 3));
    QCOMPARE(points.size(), 6);
    QCOMPARE(points[1], QPointF(0.5, 0));
    QVERIFY(std::isnan(points[2].y()) && std::isnan(points[3].y()));
    QCOMPARE(points[4], QPointF(1.5, 2));
}

// Of a thousand cells in ten pixels one is a peak, another a trough.
void TestProfileLines::loseNoPeak()
{
    const FakeSource source([](const FakeSource::Index& index) -> std::int64_t {
        return index[0] == 444 ? 99 : index[0] == 555 ? -99 : 0;
    });
    const CurveSlice line = *CurveSlice::of(Slice::whole({1000}), {});
    const QVector<QPointF> points = profilePoints(profileOf(source, line, 10));
    QCOMPARE(points,
             (QVector<QPointF>{{-0.5, 0},   {99.5, 0},  {99.5, 0},  {199.5, 0},   {199.5, 0},
                               {299.5, 0},  {299.5, 0}, {399.5, 0}, {399.5, 0},   {449.5, 0},
                               {449.5, 99}, {499.5, 0}, {499.5, 0}, {549.5, -99}, {549.5, 0},
                               {599.5, 0},  {599.5, 0}, {699.5, 0}, {699.5, 0},   {799.5, 0},
                               {799.5, 0},  {899.5, 0}, {899.5, 0}, {999.5, 0}}));
}

const Registered<TestProfileLines, QCoreApplication> registered;

} // namespace bloscope::tst_profile_lines

#include "tst_profile_lines.moc"
