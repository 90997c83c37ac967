#include "core/change/write_labels.h"

#include "core/frame/open_path.h"
#include "core/msgpack/json.h"
#include "core/saving/save_file.h"
#include "tests/support/calm_pool.h"
#include "tests/support/conventions.h"
#include "tests/support/registered_test.h"

#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_write_labels {

using namespace test;

namespace {

// By hand, over what the file tells.
Geometry toldOf(const Array& array, const HandGeometry& hand)
{
    Geometry geometry = geometryOf(array);
    putByHand(hand, array.shape(), geometry);
    return geometry;
}

std::string jsonOf(const EditSet& edits, std::string_view name)
{
    const auto place = edits.find(MetadataSectionOf::Trailer, name);
    if (!place)
        return "none";
    const auto value = edits.value(MetadataSectionOf::Trailer, *place);
    return value ? *msgpack_value::jsonText(**value, msgpack_value::JsonLayout::OneLine)
                 : value.error().text();
}

} // namespace

// What is told by hand becomes entries that tell the same.
class TestWriteLabels : public QObject {
    Q_OBJECT

 private slots:
    void tellsTheSameFromTheFile_data()
    {
        QTest::addColumn<ArrayPtr>("array");
        QTest::addColumn<HandGeometry>("hand");
        QTest::newRow("nothing was told before")
            << arrayWith({3, 4}, {}) << HandGeometry{{"t", "s", 10, 0.5}, {"", "", {}, {}}};
        QTest::newRow("names alone")
            << arrayWith({3, 4}, {}) << HandGeometry{{"row", "", {}, {}}, {"column", "", {}, {}}};
        QTest::newRow("other labels")
            << arrayWith({3, 4}, {{"dimensions", R"(["a", "b"])"},
                                  {"coords", R"({"a": [1, 2, 3], "b": [5, 6, 7, 8]})"}})
            << HandGeometry{{"", "", {}, {}}, {"", "mm", -1, -0.25}};
        QTest::newRow("another name")
            << climateArray() << HandGeometry{{"hour", "", {}, {}}, {"", "", {}, {}}};
        QTest::newRow("over those of xarray")
            << xarrayArray() << HandGeometry{{"", "", {}, {}}, {"x", "m", 0, 2}};
        QTest::newRow("space") << medBlosc2Array() << HandGeometry{{}, {}, {"", "mm", 4, 9}};
    }
    void tellsTheSameFromTheFile()
    {
        QFETCH(ArrayPtr, array);
        QFETCH(HandGeometry, hand);
        const Geometry told = toldOf(*array, hand);
        EditSet edits(array->frame());
        const Result<> written = writeLabels(hand, told, edits);
        QVERIFY2(written, written ? "" : written.error().text().c_str());
        const Geometry now = geometryOf(*saved(edits));
        for (std::size_t d = 0; d < hand.size(); ++d) {
            const std::string& name = told.dimensions[d].name;
            QCOMPARE(now.dimensions[d].name, name.empty() ? "dim_" + std::to_string(d) : name);
            QCOMPARE(now.dimensions[d].unit, told.dimensions[d].unit);
            const auto& expected = told.dimensions[d].coordinates;
            const auto& found = now.dimensions[d].coordinates;
            QCOMPARE(found.has_value(), expected.has_value());
            for (std::int64_t i = 0; expected && i < expected->count(); ++i)
                QCOMPARE(found->textAt(i), expected->textAt(i));
        }
    }

    void keepsWhatElseThereIs()
    {
        const ArrayPtr array =
            arrayWith({2, 2}, {{"coordinates", R"({"x": {"data": [1, 2], "attrs": {"note": "old",
                                                  "units": "m"}}, "other": 7})"}});
        const HandGeometry hand{{"", "", {}, {}}, {"x", "km", 0, 5}};
        EditSet edits(array->frame());
        QVERIFY(writeLabels(hand, toldOf(*array, hand), edits));
        QCOMPARE(jsonOf(edits, "dims"), std::string(R"(["dim_0","x"])"));
        QCOMPARE(jsonOf(edits, "coordinates"),
                 std::string(R"({"x":{"data":[0.0,5.0],"attrs":{"note":"old","units":"km"},)"
                             R"("dims":["x"]},"other":7})"));
    }

    void saysWhatCannotBeWritten_data()
    {
        QTest::addColumn<ArrayPtr>("array");
        QTest::addColumn<HandGeometry>("hand");
        QTest::addColumn<std::string>("why");
        const HandGeometry spaced{{"", "", 0, 1}};
        QTest::newRow("a unit of nothing")
            << arrayWith({3}, {}) << HandGeometry{{"", "s", {}, {}}}
            << std::string("dimension 0 has a unit, but no coordinates to write it with");
        QTest::newRow("too many")
            << arrayWith({200'000}, {}) << spaced
            << std::string("dimension 0 has 200000 coordinates; at most 100000 can be written");
        QTest::newRow("names that are something else")
            << arrayWith({3}, {{"dims", "17"}}) << spaced
            << std::string("the entry \"dims\" already contains something else");
        QTest::newRow("names of other dimensions")
            << arrayWith({3}, {{"dims", R"(["a", "b"])"}}) << spaced
            << std::string("the entry \"dims\" already contains something else");
        QTest::newRow("coordinates that are something else")
            << arrayWith({3}, {{"coordinates", R"("WGS84")"}}) << spaced
            << std::string("the entry \"coordinates\" already contains something else");
        QTest::newRow("names in the header")
            << arrayWith({3}, {}, {{"dims", R"(["a"])"}}) << spaced
            << std::string(
                   "the metalayer \"dims\" contains the names and takes precedence over entries");
    }
    void saysWhatCannotBeWritten()
    {
        QFETCH(ArrayPtr, array);
        QFETCH(HandGeometry, hand);
        EditSet edits(array->frame());
        const Result<> written = writeLabels(hand, toldOf(*array, hand), edits);
        QVERIFY(!written);
        QTEST(written.error().text(), "why");
        QVERIFY(edits.isClean());
    }

 private:
    ArrayPtr saved(const EditSet& edits)
    {
        const std::filesystem::path path = m_folder.filePath("a.b2nd").toStdString();
        const auto report = saveFileAs(edits, path, m_calls, calmPool());
        const auto frame = report ? openPath(path) : Result<FramePtr>(report.error());
        if (!frame)
            qFatal("%s", frame.error().text().c_str());
        return Array::of(*frame);
    }

    QTemporaryDir m_folder;
    SystemFileCalls m_calls;
};

const Registered<TestWriteLabels> registered;

} // namespace bloscope::tst_write_labels

#include "tst_write_labels.moc"
