#include "core/geometry/sliced_entries.h"

#include "core/geometry/patient_space.h"
#include "core/msgpack/json.h"
#include "core/msgpack/read.h"
#include "core/msgpack/write.h"
#include "core/pickle/to_msgpack.h"
#include "tests/support/conventions.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>

namespace bloscope::tst_sliced_entries {

using namespace test;

namespace {

using FrameBytes = std::vector<NamedValue>;

constexpr std::size_t mostPickleBytes = 1 << 20;

msgpack_value::Value treeOf(ByteView bytes)
{
    msgpack_value::Value value = msgpack_value::readValue(bytes, {})->value;
    if (const auto* pickle = std::get_if<msgpack_value::Binary>(&value.data))
        value = *pickle::treeOf(pickle->bytes, mostPickleBytes);
    return value;
}

// What an entry of the array is in a copy; "-" where it is left out.
std::string inCopy(const ArrayPtr& array, const QString& slice, const std::string& name,
                   std::vector<std::string>* leftOut = nullptr)
{
    SlicedEntries entries(*array, *Slice::parse(slice.toStdString(), array->shape()));
    const Frame& frame = *array->frame();
    const MetadataEntry* fixed = frame.metalayers().find(name);
    const ByteBuffer stored =
        fixed ? fixed->value : *frame.readVlMetadata(*frame.vlMetalayers().find(name));
    const auto value = entries.valueOf(name, stored);
    if (leftOut)
        *leftOut = entries.leftOut();
    return value ? msgpack_value::toJson(treeOf(*value)).dump() : "-";
}

// The array of a copy, with all its metadata.
ArrayPtr copyOf(const ArrayPtr& array, const Slice& slice)
{
    SlicedEntries entries(*array, slice);
    Shape shape;
    for (const DimensionSlice& taken : slice.dimensions())
        if (!taken.fixed)
            shape.push_back(taken.count);
    const Frame& frame = *array->frame();
    FrameBytes fixed;
    FrameBytes variable;
    for (const MetadataEntry& entry : frame.metalayers().entries)
        if (const auto value = entries.valueOf(entry.name, entry.value);
            value && entry.name != "b2nd")
            fixed.push_back({entry.name, *value});
    for (const MetadataEntry& entry : frame.vlMetalayers().entries)
        if (const auto value = entries.valueOf(entry.name, *frame.readVlMetadata(entry)))
            variable.push_back({entry.name, *value});
    return arrayWithBytes(shape, variable, fixed);
}

// In the coordinates of patients.
std::array<double, 3> placeOf(const Geometry& geometry, const std::vector<std::int64_t>& index)
{
    const PatientSpace space(geometry);
    std::array<double, 3> place{};
    for (std::size_t row = 0; row < space.rows(); ++row) {
        place[row] = space.origin(row);
        for (const std::size_t d : space.spatialDimensions())
            place[row] += space.step(row, d) * static_cast<double>(index[d]);
    }
    return place;
}

} // namespace

class TestSlicedEntries : public QObject {
    Q_OBJECT

 private slots:
    void slicesLabels_data();
    void slicesLabels();
    void leavesEverythingWithAWholeCopy();
    void leavesOutWhatCannotBeSliced_data();
    void leavesOutWhatCannotBeSliced();
    void slicesMedicalImages_data();
    void slicesMedicalImages();
    void slicesBoxes_data();
    void slicesBoxes();
    void slicesPickles();
    void leavesOutPicklesThatCannotBeWritten();
    void slicesListsOfFrames_data();
    void slicesListsOfFrames();
    void keepsEachCoordinate_data();
    void keepsEachCoordinate();
    void keepsEveryPlaceInAPatient_data();
    void keepsEveryPlaceInAPatient();
};

void TestSlicedEntries::slicesLabels_data()
{
    QTest::addColumn<QString>("entry"); // of an array of 3 by 4 that is called y, x
    QTest::addColumn<QString>("stored");
    QTest::addColumn<QString>("slice");
    QTest::addColumn<QString>("copy");
    const auto row = [](const char* name, const char* entry, const char* stored, const char* slice,
                        const char* copy) {
        QTest::newRow(name) << QString(entry) << QString(stored) << QString(slice) << QString(copy);
    };
    row("names", "axes", R"(["y","x"])", "1", R"(["x"])");
    row("names in a tuple", "axes", R"(["__tuple__","y","x"])", ":, 0", R"(["__tuple__","y"])");
    row("letters", "axes", R"("YX")", ":, 0", R"("Y")");
    row("other names", "axes", R"(["a"])", ":, 0", R"(["a"])");
    row("lists", "coordinates", R"({"y":[1,2,3],"x":[1,2,3,4]})", "1:, ::-2",
        R"({"y":[2,3],"x":[4,2]})");
    row("a number of one index", "coordinates", R"({"y":[1,2,3],"x":[1,2,3,4]})", "1",
        R"({"y":2,"x":[1,2,3,4]})");
    row("as xarray has them", "coords",
        R"({"y":{"dims":["__tuple__","y"],"attrs":{"units":"m"},"data":["a","b","c"]}})", "::2",
        R"({"y":{"dims":["__tuple__","y"],"attrs":{"units":"m"},"data":["a","c"]}})");
    row("as xarray has one", "coords",
        R"({"y":{"dims":["__tuple__","y"],"attrs":{},"data":["a","b","c"]}})", "2",
        R"({"y":{"dims":["__tuple__"],"attrs":{},"data":"c"}})");
    row("of two dimensions", "coords",
        R"({"lon":{"dims":["y","x"],"data":[[1,2,3,4],[5,6,7,8],[9,10,11,12]]}})", "1:, 3",
        R"({"lon":{"dims":["y"],"data":[8,12]}})");
    row("a scalar", "coords", R"({"time":{"dims":[],"data":7},"band":"red"})",
        "1:", R"({"time":{"dims":[],"data":7},"band":"red"})");
    row("called like a dimension", "x", "[1,2,3,4]", ":, 1:3", "[2,3]");
    row("of another dimension", "x", "[1,2,3,4]", "1:", "[1,2,3,4]");
    row("anything else", "history", R"(["made","sliced","kept"])", "1",
        R"(["made","sliced","kept"])");
    row("units", "units", R"("K")", "1", R"("K")");
    row("no map", "coordinates", R"("lat lon")", "1:", R"("lat lon")");
    row("a map without lists", "x", R"({"units":"m"})", ":, 1", R"({"units":"m"})");
}

void TestSlicedEntries::slicesLabels()
{
    QFETCH(QString, entry);
    QFETCH(QString, stored);
    QFETCH(QString, slice);
    const std::string name = entry.toStdString();
    const std::string json = stored.toStdString();
    const auto array = arrayWith({3, 4}, {{"dims", R"(["y", "x"])"}, {name, json}});
    QTEST(QString::fromStdString(inCopy(array, slice, name)), "copy");
}

void TestSlicedEntries::leavesEverythingWithAWholeCopy()
{
    const auto array = arrayWith({3, 4}, {{"dims", R"(["y", "x"])"}, {"y", "[1, 2]"}});
    QCOMPARE(inCopy(array, "...", "y"), std::string("[1,2]"));
    const auto medical = arrayWith({3, 4}, {}, {{"med_blosc2", R"({"stats":{"max":1}})"}});
    QCOMPARE(inCopy(medical, ":, :", "med_blosc2"), std::string(R"({"stats":{"max":1}})"));
}

void TestSlicedEntries::leavesOutWhatCannotBeSliced_data()
{
    QTest::addColumn<QString>("entry"); // of an array of 3 by 4 that is called y, x
    QTest::addColumn<QString>("stored");
    QTest::addColumn<QString>("copy");
    QTest::addColumn<QString>("left");
    QTest::newRow("of another length") << "y"
                                       << "[1,2]"
                                       << "-"
                                       << "y, which does not have one coordinate for each index";
    QTest::newRow("an item of another length")
        << "coords"
        << R"({"y":[1,2],"x":[1,2,3,4]})"
        << R"({"x":[1,2,3,4]})"
        << "y of coords, which does not have one coordinate for each index of the named dimensions";
    QTest::newRow("of no dimension") << "coords"
                                     << R"({"lat":[1,2,3]})"
                                     << "{}"
                                     << "lat of coords, which does not have one coordinate for "
                                        "each index of the named dimensions";
    QTest::newRow("of a dimension that there is not")
        << "coords"
        << R"({"lat":{"dims":["z"],"data":[1,2,3]}})"
        << "{}"
        << "lat of coords, which does not have one coordinate for each index of the named "
           "dimensions";
    QTest::newRow("of lists that differ in length")
        << "coords"
        << R"({"lon":{"dims":["y","x"],"data":[[1,2,3,4],[5],[9]]}})"
        << "{}"
        << "lon of coords, which does not have one coordinate for each index of the named "
           "dimensions";
}

void TestSlicedEntries::leavesOutWhatCannotBeSliced()
{
    QFETCH(QString, entry);
    QFETCH(QString, stored);
    const std::string name = entry.toStdString();
    const std::string json = stored.toStdString();
    const auto array = arrayWith({3, 4}, {{"dims", R"(["y", "x"])"}, {name, json}});
    std::vector<std::string> left;
    QTEST(QString::fromStdString(inCopy(array, "1:", name, &left)), "copy");
    QCOMPARE(left.size(), std::size_t(1));
    QTEST(QString::fromStdString(left.front()), "left");
}

void TestSlicedEntries::slicesMedicalImages_data()
{
    QTest::addColumn<QString>("stored"); // of an array of 4 by 6 by 8
    QTest::addColumn<QString>("slice");
    QTest::addColumn<QString>("copy");
    QTest::addColumn<int>("leftOut");
    const auto row = [](const char* name, const char* stored, const char* slice, const char* copy,
                        int leftOut = 0) {
        QTest::newRow(name) << QString(stored) << QString(slice) << QString(copy) << leftOut;
    };
    row("steps", R"({"spatial":{"spacing":[2.0,1.0,0.5],"origin":[10,20,30]}})",
        "1:, ::2, 2:", R"({"spatial":{"spacing":[2.0,2.0,0.5],"origin":[12.0,20.0,31.0]}})");
    row("a plane", R"({"spatial":{"spacing":[2.0,1.0,0.5],"origin":[10,20,30]}})", "1",
        R"({"spatial":{"spacing":[1.0,0.5],"origin":[20.0,30.0]}})");
    row("backwards", R"({"spatial":{"spacing":[2.0,1.0,0.5],"origin":[10,20,30],
                         "direction":[[1,0,0],[0,1,0],[0,0,-1]]}})",
        "::-1, :, ::-2",
        R"({"spatial":{"spacing":[2.0,1.0,1.0],"origin":[16.0,20.0,26.5],)"
        R"("direction":[[-1.0,0.0,0.0],[0.0,1.0,0.0],[0.0,0.0,1.0]]}})");
    row("backwards without a direction", R"({"spatial":{"spacing":[2.0,1.0,0.5]}})", "::-1",
        R"({"spatial":{"spacing":[2.0,1.0,0.5],)"
        R"("direction":[[-1.0,0.0,0.0],[0.0,1.0,0.0],[0.0,0.0,1.0]]}})");
    row("a plane of axes that lie askew",
        R"({"spatial":{"spacing":[2.0,1.0,0.5],"origin":[10,20,30],
            "direction":[[0.8,0.6,0],[-0.6,0.8,0],[0,0,1]]}})",
        "1", R"({"spatial":{"spacing":[1.0,0.5]}})", 2);
    row("a plane across them",
        R"({"spatial":{"spacing":[2.0,1.0,0.5],"origin":[10,20,30],
            "direction":[[0.8,0.6,0],[-0.6,0.8,0],[0,0,1]]}})",
        ":, :, 4",
        R"({"spatial":{"spacing":[2.0,1.0],"origin":[10.0,20.0],)"
        R"("direction":[[0.8,0.6],[-0.6,0.8]]}})");
    row("an affine", R"({"spatial":{"affine":[[2,0,0,10],[0,1,0,20],[0,0,-0.5,30],[0,0,0,1]]}})",
        "1:, 3, ::-2", R"({"spatial":{"affine":[[2.0,0.0,12.0],[0.0,1.0,26.5],[0.0,0.0,1.0]]}})");
    row("an affine that lies askew",
        R"({"spatial":{"affine":[[2,1,0,10],[0,1,0,20],[0,0,-0.5,30],[0,0,0,1]]}})", "1",
        R"({"spatial":{}})", 1);
    row("shape, labels and units",
        R"({"spatial":{"shape":[4,6,8],"axis_labels":["z","y","x"],"axis_units":["mm","m","um"]}})",
        "1, ::2", R"({"spatial":{"shape":[3,8],"axis_labels":["y","x"],"axis_units":["m","um"]}})");
    row("channels", R"({"spatial":{"channel_axis":2,"spacing":[2.0,1.0],"shape":[4,6]}})",
        "1:, ::3, 0", R"({"spatial":{"spacing":[2.0,3.0],"shape":[3,2]}})");
    row("channels that are left", R"({"spatial":{"channel_axis":2,"spacing":[2.0,1.0]}})", "1",
        R"({"spatial":{"channel_axis":1,"spacing":[1.0]}})");
    row("what is of the whole array",
        R"({"stats":{"max":9},"_blosc2":{"chunk_size":[4,6,8]},"image":{"id":1},"is_seg":false})",
        "1", R"({"image":{"id":1},"is_seg":false})", 2);
    row("nothing", R"({"stats":null,"bbox":null,"spatial":{"origin":null}})", "1",
        R"({"stats":null,"bbox":null,"spatial":{"origin":null}})");
    row("an origin without a spacing", R"({"spatial":{"origin":[1,2,3]}})",
        "1:", R"({"spatial":{}})", 1);
    row("a spacing of another length", R"({"spatial":{"spacing":[1,2]}})",
        "1:", R"({"spatial":{}})", 1);
}

void TestSlicedEntries::slicesMedicalImages()
{
    QFETCH(QString, stored);
    QFETCH(QString, slice);
    const std::string json = stored.toStdString();
    const auto array = arrayWith({4, 6, 8}, {}, {{"med_blosc2", json}});
    std::vector<std::string> left;
    QTEST(QString::fromStdString(inCopy(array, slice, "med_blosc2", &left)), "copy");
    QTEST(int(left.size()), "leftOut");
}

void TestSlicedEntries::slicesBoxes_data()
{
    QTest::addColumn<QString>("stored"); // of an array of 10 by 20
    QTest::addColumn<QString>("slice");
    QTest::addColumn<QString>("copy");
    const auto row = [](const char* name, const char* stored, const char* slice, const char* copy) {
        QTest::newRow(name) << QString(stored) << QString(slice) << QString(copy);
    };
    row("moved", R"({"bbox":{"bboxes":[[[4,6],[10,15]]]}})",
        "2:, 5:", R"({"bbox":{"bboxes":[[[2,4],[5,10]]]}})");
    row("cut", R"({"bbox":{"bboxes":[[[0,6],[10,15]]]}})", "2:4, :12",
        R"({"bbox":{"bboxes":[[[0,2],[10,12]]]}})");
    row("gone, with score and label",
        R"({"bbox":{"bboxes":[[[0,2],[0,5]],[[5,9],[0,5]]],"scores":[0.5,0.25],"labels":[1,2]}})",
        "4:", R"({"bbox":{"bboxes":[[[1,5],[0,5]]],"scores":[0.25],"labels":[2]}})");
    row("every other row", R"({"bbox":{"bboxes":[[[3,6],[0,5]]]}})", "::2",
        R"({"bbox":{"bboxes":[[[2,3],[0,5]]]}})");
    row("between the rows", R"({"bbox":{"bboxes":[[[3,4],[0,5]]]}})", "::2",
        R"({"bbox":{"bboxes":[]}})");
    row("turned round", R"({"bbox":{"bboxes":[[[3,6],[0,5]]]}})", "::-1",
        R"({"bbox":{"bboxes":[[[4,7],[0,5]]]}})");
    row("turned round, every other row", R"({"bbox":{"bboxes":[[[3,6],[0,5]]]}})", "::-2",
        R"({"bbox":{"bboxes":[[[2,4],[0,5]]]}})");
    row("one row in it", R"({"bbox":{"bboxes":[[[3,6],[0,5]]]}})", "5",
        R"({"bbox":{"bboxes":[[[0,5]]]}})");
    row("one row outside", R"({"bbox":{"bboxes":[[[3,6],[0,5]]]}})", "6",
        R"({"bbox":{"bboxes":[]}})");
    row("of fractions", R"({"bbox":{"bboxes":[[[3.5,6.25],[0.0,5.0]]]}})",
        "2:", R"({"bbox":{"bboxes":[[[1.5,4.25],[0.0,5.0]]]}})");
    row("a list alone", R"({"bbox":[[[3,6],[0,5]]]})", "2:", R"({"bbox":[[[1,4],[0,5]]]})");
    row("what nobody knows", R"({"bbox":[[1,2,3]]})", "2:", "{}");
}

void TestSlicedEntries::slicesBoxes()
{
    QFETCH(QString, stored);
    QFETCH(QString, slice);
    const std::string json = stored.toStdString();
    const auto array = arrayWith({10, 20}, {}, {{"med_blosc2", json}});
    QTEST(QString::fromStdString(inCopy(array, slice, "med_blosc2")), "copy");
}

void TestSlicedEntries::slicesPickles()
{
    const auto mapping = msgpack_value::fromJson(
        R"({"spatial": {"affine": [[2.0, 0.0, 1.0], [0.0, 3.0, 2.0], [0.0, 0.0, 1.0]]},
            "stats": {"max": 1.0}, "source": ["__tuple__", "a", 1]})");
    const auto array = arrayWithPickle({4, 6}, *mapping);
    std::vector<std::string> left;
    QCOMPARE(inCopy(array, "1:, ::2", "mlarray", &left),
             std::string(R"({"spatial":{"affine":[[2.0,0.0,3.0],[0.0,6.0,2.0],[0.0,0.0,1.0]]},)"
                         R"("source":["__tuple__","a",1]})"));
    QCOMPARE(left,
             (std::vector<std::string>{"stats of mlarray, which applies to the whole array"}));
}

void TestSlicedEntries::leavesOutPicklesThatCannotBeWritten()
{
    std::vector<std::string> left;
    const ByteBuffer pickle = nnUnetPickle(); // with objects
    FrameBytes bytes{{"mlarray", msgpack_value::writeValue({msgpack_value::Binary{pickle}})}};
    const auto array = arrayWithBytes({4, 6}, bytes, {});
    QCOMPARE(inCopy(array, "1:", "mlarray", &left), std::string("-"));
    QCOMPARE(left.size(), std::size_t(1));
    QVERIFY(left.front().starts_with("mlarray, which cannot be written for the slice: "));
}

void TestSlicedEntries::slicesListsOfFrames_data()
{
    QTest::addColumn<QString>("entry"); // of 3 frames of 4 by 4
    QTest::addColumn<QString>("stored");
    QTest::addColumn<QString>("slice");
    QTest::addColumn<QString>("copy");
    const auto row = [](const char* name, const char* entry, const char* stored, const char* slice,
                        const char* copy) {
        QTest::newRow(name) << QString(entry) << QString(stored) << QString(slice) << QString(copy);
    };
    row("frames", "temperature", "[1,2,3]", "::2", "[1,3]");
    row("one frame", "temperature", "[1,2,3]", "1", "[2]");
    row("all frames", "temperature", "[1,2,3]", ":, 1:", "[1,2,3]");
    row("no list", "temperature", "5", "1", "5");
    row("a list that ends early", "temperature", "[1,2]", "1:", "-");
    const char* filters = R"(["XI_CFA_BAYER_RGGB","XI_CFA_BAYER_RGGB","XI_CFA_BAYER_BGGR"])";
    row("filters", "color_filter_array", filters,
        "1:", R"(["XI_CFA_BAYER_RGGB","XI_CFA_BAYER_BGGR"])");
    row("filters from another row on", "color_filter_array", filters,
        "1:, 1:", R"(["XI_CFA_BAYER_GBRG","XI_CFA_BAYER_GRBG"])");
    row("filters from another column on", "color_filter_array", filters,
        "1:, :, 3:", R"(["XI_CFA_BAYER_GRBG","XI_CFA_BAYER_GBRG"])");
    row("filters backwards", "color_filter_array", filters, "0, ::-1, ::-1",
        R"(["XI_CFA_BAYER_BGGR"])");
    row("filters of every other row", "color_filter_array", filters, ":, ::2", "-");
    row("filters of a line", "color_filter_array", filters, ":, 2", "-");
}

void TestSlicedEntries::slicesListsOfFrames()
{
    QFETCH(QString, entry);
    QFETCH(QString, stored);
    QFETCH(QString, slice);
    const std::string name = entry.toStdString();
    const std::string json = stored.toStdString();
    const auto array = arrayWith({3, 4, 4}, {{"exposure_us", "[1, 2, 3]"},
                                             {"acq_nframe", "[1, 2, 3]"},
                                             {"time_stamp", R"(["a", "b", "c"])"},
                                             {name, json}});
    QTEST(QString::fromStdString(inCopy(array, slice, name)), "copy");
}

// Whatever the convention: an index of the copy means what it meant in the array.
void TestSlicedEntries::keepsEachCoordinate_data()
{
    QTest::addColumn<ArrayPtr>("array");
    QTest::newRow("labels") << climateArray();
    QTest::newRow("xarray") << xarrayArray();
    QTest::newRow("MedBlosc2") << medBlosc2Array();
    QTest::newRow("MLArray") << mlArray();
    QTest::newRow("XiLens") << xiLensArray();
}

void TestSlicedEntries::keepsEachCoordinate()
{
    QFETCH(ArrayPtr, array);
    const Geometry before = geometryOf(*array);
    QVERIFY(before.hasCoordinates());
    for (const std::int64_t step : {1, 2, -1, -2}) {
        Slice slice = Slice::whole(array->shape());
        for (std::size_t d = 0; d < array->shape().size(); ++d) {
            const std::int64_t extent = array->shape()[d];
            const std::int64_t first =
                step > 0 ? extent - 1 - (extent - 1) / step * step : extent - 1;
            slice.set(d, DimensionSlice::range(first, (extent - 1) / std::abs(step) + 1, step));
        }
        const ArrayPtr copy = copyOf(array, slice);
        const Geometry after = geometryOf(*copy);
        for (std::size_t d = 0; d < array->shape().size(); ++d) {
            const auto& coordinates = after.dimensions[d].coordinates;
            QCOMPARE(coordinates.has_value(), before.dimensions[d].coordinates.has_value());
            for (std::int64_t i = 0; coordinates && i < coordinates->count(); ++i)
                QCOMPARE(coordinates->textAt(i),
                         before.dimensions[d].coordinates->textAt(slice[d].at(i)));
        }
    }
}

void TestSlicedEntries::keepsEveryPlaceInAPatient_data()
{
    QTest::addColumn<QString>("spatial");
    QTest::newRow("MedBlosc2") << R"("spacing": [2.5, 0.75, 0.5], "origin": [-100, 10, 20.25],
                                     "direction": [[1, 0, 0], [0, 0, 1], [0, -1, 0]])";
    QTest::newRow("askew") << R"("spacing": [2.5, 0.75, 0.5], "origin": [-100, 10, 20.25],
                                 "direction": [[0.8, 0.6, 0], [-0.6, 0.8, 0], [0, 0, 1]])";
    QTest::newRow("affine") << R"("affine": [[1, 0.5, 0, -4], [0, 2, 0.25, 5], [0.125, 0, -3, 6],
                                             [0, 0, 0, 1]], "coord_system": "RAS+",
                                  "axis_labels": ["spatial_x", "spatial_y", "spatial_z"])";
}

void TestSlicedEntries::keepsEveryPlaceInAPatient()
{
    QFETCH(QString, spatial);
    const std::string json = "{\"spatial\": {" + spatial.toStdString() + "}}";
    const auto array = arrayWith({4, 6, 8}, {{"mlarray", json}});
    const Geometry before = geometryOf(*array);
    QVERIFY(PatientSpace(before).tellsPlaces());
    for (const char* text : {"1:, ::2, 3:", "::-1, 1::2, ::-3", ":, ::-1, :"}) {
        const Slice slice = *Slice::parse(text, array->shape());
        const Geometry after = geometryOf(*copyOf(array, slice));
        const auto placed = placeOf(after, {1, 1, 1});
        const auto meant = placeOf(before, {slice[0].at(1), slice[1].at(1), slice[2].at(1)});
        for (std::size_t row = 0; row < 3; ++row)
            QVERIFY2(std::abs(placed[row] - meant[row]) < 1e-9, text);
    }
}

const Registered<TestSlicedEntries, QCoreApplication> registered;

} // namespace bloscope::tst_sliced_entries

#include "tst_sliced_entries.moc"
