#include "ui/picture/heatmap_options_json.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QTest>

namespace bloscope::tst_heatmap_options_json {

using Kind = RangeChoice::Kind;

class TestHeatmapOptionsJson : public QObject {
    Q_OBJECT

 private slots:
    void keepsEverything();
    void keepsScales_data();
    void keepsScales();
    void keepsRanges_data();
    void keepsRanges();
    void takesDefaultsForWhatMakesNoSense();
};

void TestHeatmapOptionsJson::keepsEverything()
{
    HeatmapOptions options;
    options.map = findColorMap("magma_r");
    options.scale = {ValueScale::Gamma, 2.2};
    options.range = {Kind::Manual, 2, 97.5, {-1.5, 8}, 2.5, true};
    options.range.isOfArray = true;
    options.hotPixels = 7.5;
    QVERIFY(heatmapOptionsFrom(toJson(options)) == options);
}

void TestHeatmapOptionsJson::keepsScales_data()
{
    QTest::addColumn<int>("number"); // in an old session
    QTest::addColumn<QString>("word");
    for (const auto& [kind, word] : scaleWords)
        QTest::newRow(word) << int(kind) << QString::fromLatin1(word);
}

void TestHeatmapOptionsJson::keepsScales()
{
    QFETCH(const int, number);
    QFETCH(const QString, word);
    HeatmapOptions options;
    options.scale = static_cast<ValueScale::Kind>(number);
    QCOMPARE(toJson(options)["scale"].toString(), word);
    QVERIFY(heatmapOptionsFrom({{"scale", word}}) == options);
    QVERIFY(heatmapOptionsFrom({{"scale", number}}) == options);
}

void TestHeatmapOptionsJson::keepsRanges_data()
{
    QTest::addColumn<int>("number"); // in an old session
    QTest::addColumn<QString>("word");
    QTest::newRow("automatic") << int(Kind::Automatic) << "automatic";
    QTest::newRow("minmax") << int(Kind::MinMax) << "minmax";
    QTest::newRow("percentiles") << int(Kind::Percentile) << "percentiles";
    QTest::newRow("manual") << int(Kind::Manual) << "manual";
    QTest::newRow("deviations") << int(Kind::Deviations) << "deviations";
}

void TestHeatmapOptionsJson::keepsRanges()
{
    QFETCH(const int, number);
    QFETCH(const QString, word);
    HeatmapOptions options;
    options.range.kind = static_cast<Kind>(number);
    options.range.manual = {-2, 3};
    QJsonObject json = toJson(options);
    QCOMPARE(json["range"].toString(), word);
    QVERIFY(heatmapOptionsFrom(json) == options);
    json["range"] = number;
    QVERIFY(heatmapOptionsFrom(json) == options);
}

void TestHeatmapOptionsJson::takesDefaultsForWhatMakesNoSense()
{
    QVERIFY(heatmapOptionsFrom({{"map", "none"},
                                {"scale", 9},
                                {"range", "some"},
                                {"manual", QJsonArray{5, 5}},
                                {"percent", QJsonArray{90, 10}},
                                {"gamma", 0},
                                {"deviations", -1},
                                {"symmetric", "no"},
                                {"hotPixels", -3}}) == HeatmapOptions());
    QVERIFY(heatmapOptionsFrom({{"range", "manual"}, {"manual", QJsonArray{5, 5}}}).range.kind ==
            Kind::Automatic);
}

const test::Registered<TestHeatmapOptionsJson, QCoreApplication> registered;

} // namespace bloscope::tst_heatmap_options_json

#include "tst_heatmap_options_json.moc"
