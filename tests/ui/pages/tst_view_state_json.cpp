#include "ui/pages/view_state_json.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

namespace bloscope::tst_view_state_json {

namespace {

ViewState arrayState()
{
    Slice slice = *Slice::parse("3, :, ::2, 5", {4, 5, 6, 7});
    slice.transpose();
    ArrayViewState array{slice, 1, {}, {}};
    array.table.topLeft = {2, 1};
    array.table.selection.start({3, 4});
    array.table.selection.extendTo({1, 0});
    array.table.columnWidths = {{0, 31}, {123'456'789'012, 250}};
    array.table.numbers = NumberFormat();
    array.table.numbers->precision = 3;
    array.table.numbers->exponent = NumberFormat::Exponent::Always;
    array.table.numbers->base = NumberFormat::Base::Octal;
    array.table.showsColors = true;
    array.heatmap.options.map = findColorMap("magma_r");
    array.heatmap.options.scale = {ValueScale::Gamma, 2.2};
    array.heatmap.options.range = {RangeChoice::Kind::Manual, 2, 97.5, {-1.5, 8}, 2.5, true};
    array.heatmap.aspect = CellAspect::Spacing;
    array.heatmap.channels = 1;
    array.heatmap.options.range.isOfArray = true;
    array.heatmap.part = PlaneView{0.5, 1.25, 2, 3};
    array.heatmap.field = 2;
    array.heatmap.showsHistogram = false;
    array.heatmap.flips = {true, false};
    array.heatmap.overlay = OverlayViewState{OpenRequest::of("/data/a_seg.b2nd"), {}, true};
    array.heatmap.showsProfiles = true;
    ViewState state;
    state.array = array;
    return state;
}

ViewState throughText(const ViewState& state)
{
    return viewStateFrom(QJsonDocument::fromJson(QJsonDocument(toJson(state)).toJson()).object());
}

QJsonObject parsed(const QByteArray& json)
{
    return QJsonDocument::fromJson(json).object();
}

} // namespace

class TestViewStateJson : public QObject {
    Q_OBJECT

 private slots:
    void keepsHowAnArrayIsShown();
    void keepsPlanesMarkAndLink();
    void keepsThePlaceInTablesAndStores();
    void nothingStaysNothing();
    void leavesOutSlicesThatAreNone_data();
    void leavesOutSlicesThatAreNone();
    void takesDefaultsForWhatMakesNoSense();
};

void TestViewStateJson::keepsHowAnArrayIsShown()
{
    const ViewState before = arrayState();
    const ViewState after = throughText(before);
    QVERIFY(after.array);
    QVERIFY(after.array->slice == before.array->slice);
    QCOMPARE(after.array->view, 1);
    QVERIFY(after.array->table.topLeft == before.array->table.topLeft);
    QVERIFY(after.array->table.selection == before.array->table.selection);
    QVERIFY(after.array->table.columnWidths == before.array->table.columnWidths);
    QVERIFY(after.array->table.numbers == before.array->table.numbers);
    QVERIFY(after.array->table.showsColors);
    QVERIFY(after.array->heatmap.options == before.array->heatmap.options);
    QVERIFY(after.array->heatmap.aspect == before.array->heatmap.aspect);
    QVERIFY(after.array->heatmap.part == before.array->heatmap.part);
    QVERIFY(after.array->heatmap.channels == before.array->heatmap.channels);
    QCOMPARE(after.array->heatmap.field, 2);
    QVERIFY(!after.array->heatmap.showsHistogram);
    QVERIFY(after.array->heatmap.flips == before.array->heatmap.flips);
    QVERIFY(after.array->heatmap.overlay);
    QCOMPARE(after.array->heatmap.overlay->request.address,
             before.array->heatmap.overlay->request.address);
    QVERIFY(after.array->heatmap.showsProfiles);
}

void TestViewStateJson::keepsPlanesMarkAndLink()
{
    ViewState before = arrayState();
    before.array->planes = {2, {PlaneView{1, 2, 3.5, 4}, std::nullopt, PlaneView{0, 0, 9, 8}}};
    before.array->mark = {3, 0, 9'000'000'000};
    before.array->isLinked = true;
    const ViewState after = throughText(before);
    QVERIFY(after.array->planes.third == 2U);
    QVERIFY(after.array->planes.parts == before.array->planes.parts);
    QVERIFY(after.array->mark == before.array->mark);
    QVERIFY(after.array->isLinked);
    const ViewState none = throughText(arrayState());
    QVERIFY(!none.array->planes.third && !none.array->mark && !none.array->isLinked);
}

void TestViewStateJson::keepsThePlaceInTablesAndStores()
{
    ViewState state;
    state.key = "/group/größe";
    state.row = 123'456'789'012;
    state.numbers = NumberFormat();
    state.numbers->base = NumberFormat::Base::Hexadecimal;
    const ViewState after = throughText(state);
    QVERIFY(!after.array);
    QCOMPARE(after.key, state.key);
    QCOMPARE(after.row.value(), 123'456'789'012);
    QVERIFY(after.numbers == state.numbers);
}

void TestViewStateJson::nothingStaysNothing()
{
    QVERIFY(toJson(ViewState()).isEmpty());
    const ViewState state = viewStateFrom({});
    QVERIFY(!state.array && state.key.empty() && !state.row && !state.numbers);
}

void TestViewStateJson::leavesOutSlicesThatAreNone_data()
{
    QTest::addColumn<QByteArray>("slice");
    QTest::newRow("outside") << QByteArray(R"({"shape": [2], "text": "[7]"})");
    QTest::newRow("no text") << QByteArray(R"({"shape": [2], "text": "x"})");
    QTest::newRow("negative extent") << QByteArray(R"({"shape": [-2], "text": "[0]"})");
    QTest::newRow("half an extent") << QByteArray(R"({"shape": [2.5], "text": "[0]"})");
    QTest::newRow("extent of another kind") << QByteArray(R"({"shape": ["2"], "text": "[0]"})");
    QTest::newRow("too many dimensions")
        << QByteArray(R"({"shape": [1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1], "text": ""})");
}

void TestViewStateJson::leavesOutSlicesThatAreNone()
{
    QFETCH(QByteArray, slice);
    QVERIFY(!viewStateFrom(parsed("{\"array\": {\"slice\": " + slice + "}}")).array);
}

void TestViewStateJson::takesDefaultsForWhatMakesNoSense()
{
    const ViewState state = viewStateFrom(parsed(R"({"row": -1, "array": {
        "slice": {"shape": [2, 3], "text": "[:, :]", "row": 9, "column": 1}, "view": -2,
        "table": {"topLeft": [1], "anchor": [0, 0],
                  "columnWidths": [[-1, 30], [1, 0], [2, 99999], [3, "x"], 4, [5, 60]]},
        "heatmap": {"map": "none", "scale": 9, "range": 3, "manual": [5, 5], "percent": [90, 10],
                    "gamma": 0, "deviations": -1, "symmetric": "no",
                    "part": [0, 0, 0, 1], "field": -1},
        "planes": {"third": -1, "parts": [[0, 0, 0, 1], 7]}, "mark": [1, -1], "linked": 5}})"));
    QVERIFY(!state.row);
    QVERIFY(state.array);
    QCOMPARE(state.array->view, 0);
    QVERIFY(state.array->table.selection.isEmpty());
    QVERIFY((state.array->table.columnWidths == std::map<std::int64_t, int>{{5, 60}}));
    QVERIFY(state.array->heatmap.options == HeatmapOptions());
    QVERIFY(!state.array->heatmap.part);
    QCOMPARE(state.array->heatmap.field, 0);
    QVERIFY(!state.array->planes.third && !state.array->planes.parts[0] && !state.array->mark);
    QVERIFY(!state.array->isLinked);
}

const test::Registered<TestViewStateJson, QCoreApplication> registered;

} // namespace bloscope::tst_view_state_json

#include "tst_view_state_json.moc"
