#include "ui/pages/view_state.h"

#include "tests/support/registered_test.h"
#include "ui/curve/curve_view.h"
#include "ui/grid/table_view_state.h"
#include "ui/heatmap/heatmap_view_state.h"
#include "ui/planes/planes_view.h"

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
    ArrayViewState array{slice, "heatmap"};
    array.views["table"].json = {{"topLeft", QJsonArray{2, 1}}};
    array.views["of tomorrow"].json = {{"depth", 3}};
    array.views["chunks"]; // keeps nothing
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
    void keepsEachViewUnderItsWord();
    void keepsMarkAndLink();
    void readsTheViewsOfOldSessions_data();
    void readsTheViewsOfOldSessions();
    void readsAnOldSession();
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
    QCOMPARE(after.array->view, QString("heatmap"));
}

void TestViewStateJson::keepsEachViewUnderItsWord()
{
    const ViewState after = throughText(arrayState());
    QCOMPARE(after.array->views.size(), std::size_t(2));
    QCOMPARE(after.array->views.at("table").json, (QJsonObject{{"topLeft", QJsonArray{2, 1}}}));
    QCOMPARE(after.array->views.at("of tomorrow").json, (QJsonObject{{"depth", 3}}));
}

void TestViewStateJson::keepsMarkAndLink()
{
    ViewState before = arrayState();
    before.array->mark = {3, 0, 9'000'000'000};
    before.array->isLinked = true;
    const ViewState after = throughText(before);
    QVERIFY(after.array->mark == before.array->mark);
    QVERIFY(after.array->isLinked);
    const ViewState none = throughText(arrayState());
    QVERIFY(!none.array->mark && !none.array->isLinked);
}

void TestViewStateJson::readsTheViewsOfOldSessions_data()
{
    QTest::addColumn<QJsonValue>("json");
    QTest::addColumn<QString>("word");
    int number = 0; // in their old order
    for (const char* word : {"table", "heatmap", "curve", "statistics", "planes", "chunks"})
        QTest::newRow(word) << QJsonValue(number++) << QString::fromLatin1(word);
    QTest::newRow("none") << QJsonValue(6) << QString();
    QTest::newRow("a word") << QJsonValue("planes") << "planes";
    QTest::newRow("an unknown word") << QJsonValue("of tomorrow") << "of tomorrow";
}

void TestViewStateJson::readsTheViewsOfOldSessions()
{
    QFETCH(const QJsonValue, json);
    const QJsonObject slice{{"shape", QJsonArray{2}}, {"text", "[:]"}};
    const ViewState state =
        viewStateFrom({{"array", QJsonObject{{"slice", slice}, {"view", json}}}});
    QTEST(state.array->view, "word");
}

// As 0.2.0 wrote it.
void TestViewStateJson::readsAnOldSession()
{
    const ViewState state = viewStateFrom(parsed(R"({"array": {
        "slice": {"shape": [4, 5, 6], "text": "[3, :, :]", "row": 2, "column": 1}, "view": 1,
        "table": {"topLeft": [2, 1], "numbers": {"exponent": 1, "base": 2, "precision": 3}},
        "heatmap": {"map": "magma", "scale": 2, "gamma": 0.5, "range": 4, "percent": [1, 99],
                    "manual": [0, 1], "deviations": 2, "symmetric": false, "ofArray": false,
                    "histogram": true, "flips": [false, true], "profiles": false, "aspect": 1,
                    "overlay": {"path": "/data/a_seg.b2nd", "drawing": 1, "opacity": 65,
                                "colors": {}, "on": true}},
        "curve": {"lines": "", "logIndices": false, "logValues": true},
        "planes": {"third": 0, "parts": [null, null, null]}, "mark": [3, 1, 2],
        "linked": true}})"));
    QVERIFY(state.array);
    QCOMPARE(state.array->slice.text(), std::string("[3, :, :]"));
    QCOMPARE(state.array->view, QString("heatmap"));
    const auto& views = state.array->views;
    NumberFormat octal;
    octal.precision = 3;
    octal.exponent = NumberFormat::Exponent::Always;
    octal.base = NumberFormat::Base::Octal;
    QVERIFY(tableStateFrom(views.at("table").json).numbers == octal);
    const HeatmapViewState heatmap = heatmapStateFrom(views.at("heatmap").json);
    QVERIFY(heatmap.options.scale.kind == ValueScale::SymLog);
    QVERIFY(heatmap.options.range.kind == RangeChoice::Kind::Deviations);
    QVERIFY(heatmap.aspect == CellAspect::Square);
    QVERIFY(heatmap.overlay && heatmap.overlay->look.drawing == OverlayLook::Drawing::Outlines);
    QVERIFY(curveStateFrom(views.at("curve").json).axes.value == CurveScale::Log);
    QVERIFY(planesStateFrom(views.at("planes").json).third == 0U);
    QVERIFY((state.array->mark == std::vector<std::int64_t>{3, 1, 2}));
    QVERIFY(state.array->isLinked);
}

void TestViewStateJson::keepsThePlaceInTablesAndStores()
{
    ViewState state;
    state.key = "/group/größe";
    state.hidesPreview = true;
    state.row = 123'456'789'012;
    state.numbers = NumberFormat();
    state.numbers->base = NumberFormat::Base::Hexadecimal;
    state.table = TableState{"tree == \"größer\"", {"-price", "+id"}, {"id", "tree"}};
    const ViewState after = throughText(state);
    QVERIFY(!after.array);
    QCOMPARE(after.key, state.key);
    QVERIFY(after.hidesPreview);
    QCOMPARE(after.row.value(), 123'456'789'012);
    QVERIFY(after.numbers == state.numbers);
    QVERIFY(after.table == state.table);
}

void TestViewStateJson::nothingStaysNothing()
{
    QVERIFY(toJson(ViewState()).isEmpty());
    const ViewState state = viewStateFrom({});
    QVERIFY(!state.array && state.key.empty() && !state.hidesPreview && !state.row &&
            !state.numbers);
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
        "table": 7, "mark": [1, -1], "linked": 5}})"));
    QVERIFY(!state.row);
    QVERIFY(state.array);
    QCOMPARE(state.array->view, QString());
    QVERIFY(state.array->views.empty());
    QVERIFY(!state.array->mark);
    QVERIFY(!state.array->isLinked);
}

const test::Registered<TestViewStateJson, QCoreApplication> registered;

} // namespace bloscope::tst_view_state_json

#include "tst_view_state_json.moc"
