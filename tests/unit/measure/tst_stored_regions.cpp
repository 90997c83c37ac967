#include "core/measure/stored_regions.h"

#include "core/msgpack/json.h"
#include "core/msgpack/write.h"
#include "tests/support/registered_test.h"
#include "tests/unit/measure/measured_data.h"

#include <QTest>

namespace bloscope::tst_stored_regions {

using namespace test;

namespace {

FramePtr frameWith(const std::vector<NamedValue>& vlMetalayers)
{
    FrameOptions options;
    options.vlMetalayers = vlMetalayers;
    return orAbort(Frame::open(
        memorySource(arrayFrame({4, 5, 6}, "|u1", counted<std::uint8_t>(120), options))));
}

NamedValue layer(const std::string& json)
{
    return {std::string(regionsMetalayer),
            msgpack_value::writeValue(orAbort(msgpack_value::fromJson(json)))};
}

} // namespace

class TestStoredRegions : public QObject {
    Q_OBJECT

 private slots:
    void areNoneWhereTheFileKeepsNone();
    void areReadAndWritten();
    void areRemoved();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void areReadByPython();
    void areWrittenInPython();
};

void TestStoredRegions::areNoneWhereTheFileKeepsNone()
{
    QVERIFY(orAbort(storedRegions(*frameWith({}), {4, 5, 6})).empty());
}

void TestStoredRegions::areReadAndWritten()
{
    const std::vector<Region> regions = {
        regionOf(Region::Kind::Polygon, 1, 2, {{1, 2}, {3, 4.5}, {0.1, 5}}),
        regionOf(Region::Kind::Line, 0, 2, {{0, 0}, {1, 1}})};
    EditSet edits(frameWith({layer("3")}));
    QVERIFY(storeRegions(regions, edits));
    QCOMPARE(edits.entries(MetadataSectionOf::Trailer).size(), std::size_t(1));
    const SharedBytes bytes = orAbort(edits.value(MetadataSectionOf::Trailer, 0));
    const FramePtr written =
        frameWith({{std::string(regionsMetalayer), ByteBuffer(bytes->begin(), bytes->end())}});
    QVERIFY(orAbort(storedRegions(*written, {4, 5, 6})) == regions);
    QVERIFY(orAbort(storedRegions(edits, {4, 5, 6})) == regions);
}

void TestStoredRegions::areRemoved()
{
    EditSet edits(frameWith({layer("3")}));
    QVERIFY(storeRegions({}, edits));
    QVERIFY(edits.entries(MetadataSectionOf::Trailer).empty());
    EditSet without(frameWith({}));
    QVERIFY(storeRegions({}, without));
    QVERIFY(without.isClean());
    QVERIFY(orAbort(storedRegions(without, {4, 5, 6})).empty());
}

void TestStoredRegions::saysWhatIsWrong_data()
{
    QTest::addColumn<std::string>("json");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("number") << std::string("3") << "bloscope_regions: the regions are no object";
    QTest::newRow("version") << std::string(R"({"version": 7, "regions": []})")
                             << "bloscope_regions: the regions have version 7, of which this "
                                "program knows 1";
    QTest::newRow("list") << std::string(R"({"version": 1, "regions": 4})")
                          << "bloscope_regions: \"regions\" is no list of at most 10000 regions";
    QTest::newRow("region") << std::string(R"({"version": 1, "regions": [4]})")
                            << "bloscope_regions: region 1: it is no object";
}

void TestStoredRegions::saysWhatIsWrong()
{
    QFETCH(const std::string, json);
    const auto regions = storedRegions(*frameWith({layer(json)}), {4, 5, 6});
    QVERIFY(!regions);
    QTEST(QString::fromStdString(regions.error().text()), "sentence");
}

void TestStoredRegions::areReadByPython()
{
    QCOMPARE(QString::fromStdString(regionsPython({.path = "it's.b2nd"})),
             QString("import blosc2\n\n"
                     "array = blosc2.open(\"it's.b2nd\", mode=\"r\")\n"
                     "for region in array.schunk.vlmeta[\"bloscope_regions\"][\"regions\"]:\n"
                     "    print(region[\"name\"], region[\"kind\"], region[\"dimensions\"], "
                     "region[\"points\"])\n"));
}

void TestStoredRegions::areWrittenInPython()
{
    Region line = regionOf(Region::Kind::Line, 1, 2, {{0, 1}, {2.5, 3}});
    line.name = "\"left\"";
    line.place[0] = 4;
    QCOMPARE(QString::fromStdString(regionsPython({.path = "a.b2nd"}, {&line, 1})),
             QString("import blosc2\n\n"
                     "array = blosc2.open(\"a.b2nd\", mode=\"r\")\n"
                     "regions = [\n"
                     "    {\"name\": \"\\\"left\\\"\", \"kind\": \"line\", \"dimensions\": [1, 2], "
                     "\"index\": [4, None, None], \"points\": [[0.0, 1.0], [2.5, 3.0]], "
                     "\"width\": 1},\n"
                     "]\n"
                     "for region in regions:\n"
                     "    print(region[\"name\"], region[\"kind\"], region[\"dimensions\"], "
                     "region[\"points\"])\n"));
}

const Registered<TestStoredRegions> registered;

} // namespace bloscope::tst_stored_regions

#include "tst_stored_regions.moc"
