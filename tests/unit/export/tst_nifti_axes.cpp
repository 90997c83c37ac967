#include "core/export/nifti_writer.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_nifti_axes {

namespace {

// Channels, then 4 by 6 by 8 voxels of 3 by 2 by 1, which begin at 30, 20, 10; the last axis runs
// backwards.
const Shape shape = {2, 4, 6, 8};

Geometry toldGeometry()
{
    Geometry geometry = untoldGeometry(shape.size());
    geometry.dimensions[1].spacing = 3;
    geometry.dimensions[2].spacing = 2;
    geometry.dimensions[3].spacing = 1;
    geometry.origin = {30, 20, 10};
    geometry.direction = {{1, 0, 0}, {0, 1, 0}, {0, 0, -1}};
    return geometry;
}

std::vector<std::int64_t> countsOf(const NiftiAxes& axes)
{
    std::vector<std::int64_t> counts;
    for (const NiftiAxes::Axis& axis : axes.axes)
        counts.push_back(axis.count);
    return counts;
}

std::vector<double> spacingsOf(const NiftiAxes& axes)
{
    std::vector<double> spacings;
    for (const NiftiAxes::Axis& axis : axes.axes)
        spacings.push_back(axis.spacing);
    return spacings;
}

Slice sliceOf(const QString& text)
{
    return *Slice::parse(text.toStdString(), shape);
}

} // namespace

class TestNiftiAxes : public QObject {
    Q_OBJECT

 private slots:
    void turnsTheAxesRound_data()
    {
        QTest::addColumn<QString>("slice");
        QTest::addColumn<std::vector<std::int64_t>>("counts");
        QTest::addColumn<std::vector<double>>("spacings");
        using Counts = std::vector<std::int64_t>;
        using Spacings = std::vector<double>;
        QTest::newRow("all") << ":" << Counts{8, 6, 4, 2} << Spacings{1, 2, 3, 1};
        QTest::newRow("one channel") << "1" << Counts{8, 6, 4} << Spacings{1, 2, 3};
        QTest::newRow("a plane is one voxel thick")
            << "1, 2" << Counts{8, 6, 1} << Spacings{1, 2, 3};
        QTest::newRow("planes of channels") << ":, 2" << Counts{8, 6, 1, 2} << Spacings{1, 2, 3, 1};
        QTest::newRow("every other") << "0, ::2, :, ::-3" << Counts{3, 6, 2} << Spacings{3, 2, 6};
        QTest::newRow("one cell") << "0, 0, 0, 0" << Counts{1, 1, 1} << Spacings{1, 2, 3};
    }
    void turnsTheAxesRound()
    {
        QFETCH(QString, slice);
        const Geometry geometry = toldGeometry();
        const NiftiAxes axes = niftiAxesOf(sliceOf(slice), &geometry);
        QTEST(countsOf(axes), "counts");
        QTEST(spacingsOf(axes), "spacings");
    }

    void makesMillimetresOfOtherUnits_data()
    {
        QTest::addColumn<std::string>("unit");
        QTest::addColumn<double>("spacing"); // of the last axis
        QTest::addColumn<double>("origin");  // of x; 0: no place
        QTest::addColumn<bool>("areMillimetres");
        QTest::newRow("none") << std::string() << 1.0 << -10.0 << true;
        QTest::newRow("mm") << std::string("mm") << 1.0 << -10.0 << true;
        QTest::newRow("um") << std::string("um") << 0.001 << -0.01 << true;
        QTest::newRow("m") << std::string("m") << 1000.0 << -10000.0 << true;
        QTest::newRow("pixel") << std::string("pixel") << 1.0 << 0.0 << false;
    }
    void makesMillimetresOfOtherUnits()
    {
        QFETCH(std::string, unit);
        Geometry geometry = toldGeometry();
        for (std::size_t d = 1; d < shape.size(); ++d)
            geometry.dimensions[d].unit = unit;
        const NiftiAxes axes = niftiAxesOf(sliceOf("0"), &geometry);
        QTEST(axes.axes[0].spacing, "spacing");
        QTEST(axes.affine ? (*axes.affine)[0][3] : 0.0, "origin");
        QTEST(axes.areMillimetres, "areMillimetres");
    }

    // ITK's coordinates, which lead to the left and back, are those of programs that do not say.
    void placesTheVoxels_data()
    {
        QTest::addColumn<QString>("slice");
        QTest::addColumn<QString>("system");
        QTest::addColumn<std::vector<double>>("affine"); // empty: none
        using Affine = std::vector<double>;
        QTest::newRow("all") << ":"
                             << "" << Affine{1, 0, 0, -10, 0, -2, 0, -20, 0, 0, 3, 30};
        QTest::newRow("LPS") << ":"
                             << "LPS" << Affine{1, 0, 0, -10, 0, -2, 0, -20, 0, 0, 3, 30};
        QTest::newRow("RAS") << ":"
                             << "RAS" << Affine{-1, 0, 0, 10, 0, 2, 0, 20, 0, 0, 3, 30};
        QTest::newRow("a part") << "0, 1:3, ::2, 7::-1"
                                << "RAS" << Affine{1, 0, 0, 3, 0, 4, 0, 20, 0, 0, 3, 33};
        QTest::newRow("a plane") << "0, 2"
                                 << "RAS" << Affine{-1, 0, 0, 10, 0, 2, 0, 20, 0, 0, 3, 36};
        QTest::newRow("another system") << ":"
                                        << "scanner-xyz" << Affine();
    }
    void placesTheVoxels()
    {
        QFETCH(QString, slice);
        QFETCH(QString, system);
        Geometry geometry = toldGeometry();
        geometry.coordinateSystem = system.toStdString();
        const NiftiAxes axes = niftiAxesOf(sliceOf(slice), &geometry);
        std::vector<double> numbers;
        if (axes.affine)
            for (const auto& row : *axes.affine)
                numbers.insert(numbers.end(), row.begin(), row.end());
        QTEST(numbers, "affine");
    }

    // Channels that run fastest cannot be moved behind space without other bytes.
    void leavesOtherOrdersAsTheyAre()
    {
        Geometry geometry = untoldGeometry(3);
        geometry.dimensions[0].spacing = 2;
        geometry.dimensions[1].spacing = 1;
        geometry.origin = {0, 0};
        const NiftiAxes axes = niftiAxesOf(Slice::whole({5, 6, 3}), &geometry);
        QCOMPARE(countsOf(axes), (std::vector<std::int64_t>{3, 6, 5}));
        QCOMPARE(spacingsOf(axes), (std::vector<double>{1, 1, 2}));
        QVERIFY(!axes.affine);
    }

    void tellsNoPlaceWithoutAnOrigin()
    {
        Geometry geometry = toldGeometry();
        geometry.origin.clear();
        QVERIFY(!niftiAxesOf(sliceOf(":"), &geometry).affine);
        const NiftiAxes untold = niftiAxesOf(sliceOf(":"), nullptr);
        QVERIFY(!untold.affine);
        QCOMPARE(countsOf(untold), (std::vector<std::int64_t>{8, 6, 4, 2}));
        QCOMPARE(spacingsOf(untold), (std::vector<double>{1, 1, 1, 1}));
    }

    void placesFlatImages()
    {
        Geometry geometry = untoldGeometry(2);
        geometry.dimensions[0].spacing = 2;
        geometry.dimensions[1].spacing = 1;
        geometry.origin = {5, 7};
        geometry.coordinateSystem = "RAS";
        const NiftiAxes axes = niftiAxesOf(Slice::whole({5, 6}), &geometry);
        QCOMPARE(countsOf(axes), (std::vector<std::int64_t>{6, 5}));
        using Row = std::array<double, 4>;
        QVERIFY(axes.affine == (std::array{Row{1, 0, 0, 7}, Row{0, 2, 0, 5}, Row{0, 0, 1, 0}}));
    }
};

const test::Registered<TestNiftiAxes> registered;

} // namespace bloscope::tst_nifti_axes

#include "tst_nifti_axes.moc"
