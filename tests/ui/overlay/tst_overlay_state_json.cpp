#include "ui/overlay/overlay_state.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>

namespace bloscope::tst_overlay_state_json {

using Drawing = OverlayLook::Drawing;

class TestOverlayStateJson : public QObject {
    Q_OBJECT

 private slots:
    void remembersEverything();
    void remembersHowItIsDrawn_data();
    void remembersHowItIsDrawn();
    void remembersTheLooksOfLabels();
    void remembersPartsOfStores();
    void forgetsWhatHasNoPath();
    void leavesOutWhatMakesNoSense_data();
    void leavesOutWhatMakesNoSense();
    void isNothingWithoutAFile_data();
    void isNothingWithoutAFile();
};

void TestOverlayStateJson::remembersEverything()
{
    OverlayViewState state{
        OpenRequest::of("/data/case_seg.b2nd"), {Drawing::Outlines, 65, {}}, false};
    state.look.colors.map = findColorMap("magma");
    state.look.colors.range = {RangeChoice::Kind::Manual, 1, 99, {-2, 5.5}};
    const auto read = overlayStateFrom(toJson(state));
    QVERIFY(read);
    QCOMPARE(read->request.address, state.request.address);
    QCOMPARE(read->look, state.look);
    QVERIFY(!read->isOn);
}

void TestOverlayStateJson::remembersHowItIsDrawn_data()
{
    QTest::addColumn<int>("number"); // in an old session
    QTest::addColumn<QString>("word");
    QTest::newRow("filled") << int(Drawing::Filled) << "filled";
    QTest::newRow("outlines") << int(Drawing::Outlines) << "outlines";
    QTest::newRow("both") << int(Drawing::Both) << "both";
}

void TestOverlayStateJson::remembersHowItIsDrawn()
{
    QFETCH(const int, number);
    QFETCH(const QString, word);
    OverlayViewState state{OpenRequest::of("/data/a.b2nd"), {}, true};
    state.look.drawing = static_cast<Drawing>(number);
    QJsonObject json = toJson(state);
    QCOMPARE(json["drawing"].toString(), word);
    QCOMPARE(overlayStateFrom(json)->look, state.look);
    json["drawing"] = number;
    QCOMPARE(overlayStateFrom(json)->look, state.look);
}

void TestOverlayStateJson::remembersTheLooksOfLabels()
{
    LabelLooks looks;
    looks.set(3, {0xff123456, 70, false, "cyst"});
    OverlayViewState state{OpenRequest::of("/data/a.b2nd"), {}, true};
    state.look.colors.labels = std::make_shared<const LabelLooks>(looks);
    const auto read = overlayStateFrom(toJson(state));
    QVERIFY(read && read->look.colors.labels);
    QVERIFY(*read->look.colors.labels == looks);
    QJsonObject json = toJson(state);
    json["labels"] = QJsonObject{{"version", 1}, {"labels", 7}};
    QVERIFY(!overlayStateFrom(json)->look.colors.labels);
}

void TestOverlayStateJson::remembersPartsOfStores()
{
    const OpenRequest leaf = OpenRequest::of("/data/store.b2z").partAt("/labels/a");
    const auto read = overlayStateFrom(toJson({leaf, {}, true}));
    QVERIFY(read);
    QCOMPARE(read->request.key, std::string("/labels/a"));
    QCOMPARE(read->request.address, leaf.address);
}

void TestOverlayStateJson::forgetsWhatHasNoPath()
{
    OpenRequest embedded = OpenRequest::of("/data/case.b2nd");
    embedded.address.inside = "a value";
    QVERIFY(toJson(OverlayViewState{embedded, {}, true}).isEmpty());
}

void TestOverlayStateJson::leavesOutWhatMakesNoSense_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QJsonValue>("value");
    QTest::newRow("opacity above all") << "opacity" << QJsonValue(101);
    QTest::newRow("opacity below nothing") << "opacity" << QJsonValue(-1);
    QTest::newRow("opacity in words") << "opacity" << QJsonValue("half");
    QTest::newRow("another drawing") << "drawing" << QJsonValue(3);
    QTest::newRow("an unknown drawing") << "drawing" << QJsonValue("dotted");
    QTest::newRow("no colours") << "colors" << QJsonValue(7);
}

void TestOverlayStateJson::leavesOutWhatMakesNoSense()
{
    QFETCH(const QString, key);
    QFETCH(const QJsonValue, value);
    QJsonObject json = toJson(OverlayViewState{OpenRequest::of("/data/a.b2nd"), {}, true});
    json[key] = value;
    const auto read = overlayStateFrom(json);
    QVERIFY(read);
    QCOMPARE(read->look, OverlayLook());
}

void TestOverlayStateJson::isNothingWithoutAFile_data()
{
    QTest::addColumn<QJsonObject>("json");
    QTest::newRow("nothing") << QJsonObject();
    QTest::newRow("no text") << QJsonObject{{"path", 7}};
    QTest::newRow("relative") << QJsonObject{{"path", "case_seg.b2nd"}};
}

void TestOverlayStateJson::isNothingWithoutAFile()
{
    QFETCH(const QJsonObject, json);
    QVERIFY(!overlayStateFrom(json));
}

const test::Registered<TestOverlayStateJson, QCoreApplication> registered;

} // namespace bloscope::tst_overlay_state_json

#include "tst_overlay_state_json.moc"
