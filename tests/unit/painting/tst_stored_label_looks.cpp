#include "core/painting/stored_label_looks.h"

#include "core/msgpack/json.h"
#include "core/msgpack/write.h"
#include "tests/support/frames.h"
#include "tests/support/or_abort.h"
#include "tests/support/registered_test.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <filesystem>
#include <nlohmann/json.hpp>

namespace bloscope::tst_stored_label_looks {

using namespace test;

namespace {

FramePtr frameWith(const std::vector<NamedValue>& vlMetalayers)
{
    FrameOptions options;
    options.vlMetalayers = vlMetalayers;
    return orAbort(
        Frame::open(memorySource(arrayFrame({4, 5}, "|u1", counted<std::uint8_t>(20), options))));
}

NamedValue layer(const std::string& json)
{
    return {std::string(labelsMetalayer),
            msgpack_value::writeValue(orAbort(msgpack_value::fromJson(json)))};
}

LabelLooks someLooks()
{
    LabelLooks looks;
    looks.set(1, {0xff102030, 100, true, "liver"});
    looks.set(3, {{}, 40, true, {}});
    looks.set(std::int64_t(1) << 53, {{}, 100, true, "last"});
    looks.showOnly(3);
    return looks;
}

} // namespace

class TestStoredLabelLooks : public QObject {
    Q_OBJECT

 private slots:
    void areNoneWhereTheFileKeepsNone()
    {
        QVERIFY(orAbort(storedLabelLooks(*frameWith({}))).isEmpty());
    }

    void areReadAndWritten()
    {
        EditSet edits(frameWith({layer("3")}));
        QVERIFY(storeLabelLooks(someLooks(), edits));
        QCOMPARE(edits.entries(MetadataSectionOf::Trailer).size(), std::size_t(1));
        const SharedBytes bytes = orAbort(edits.value(MetadataSectionOf::Trailer, 0));
        const FramePtr written =
            frameWith({{std::string(labelsMetalayer), ByteBuffer(bytes->begin(), bytes->end())}});
        QVERIFY(orAbort(storedLabelLooks(*written)) == someLooks());
    }

    void nameLabels()
    {
        QTemporaryDir folder;
        QFile dataset(folder.filePath("dataset.json"));
        QVERIFY(dataset.open(QIODevice::WriteOnly));
        dataset.write(R"({"labels": {"background": 0, "organ": 1, "tumour": 3}})");
        dataset.close();
        const std::filesystem::path file = folder.filePath("case.b2nd").toStdString();
        const FramePtr named = frameWith({layer(labelLooksToJson(someLooks()).dump())});
        QVERIFY(
            labelNamesOf(*named, file) ==
            (LabelNames{
                {0, "background"}, {1, "liver"}, {3, "tumour"}, {std::int64_t(1) << 53, "last"}}));
        QVERIFY(labelNamesOf(*frameWith({}), {}).empty());
        QVERIFY(labelNamesOf(*frameWith({layer("3")}), {}).empty()); // cannot be read
    }

    void areRemoved()
    {
        EditSet edits(frameWith({layer("3")}));
        QVERIFY(storeLabelLooks({}, edits));
        QVERIFY(edits.entries(MetadataSectionOf::Trailer).empty());
        EditSet without(frameWith({}));
        QVERIFY(storeLabelLooks({}, without));
        QVERIFY(without.isClean());
    }

    void saysWhatIsWrong_data();

    void saysWhatIsWrong()
    {
        QFETCH(const QString, json);
        const auto looks = storedLabelLooks(*frameWith({layer(json.toStdString())}));
        QVERIFY(!looks);
        QTEST(QString::fromStdString(looks.error().text()), "sentence");
    }

    void takesWhatOthersWrite();

    void showsOneOrAll()
    {
        LabelLooks looks;
        looks.set(2, {0xff00ff00, 50, true, {}});
        QVERIFY(looks.showOnly(7));
        QVERIFY(looks.of(7).isVisible && !looks.of(2).isVisible && !looks.of(100).isVisible);
        QCOMPARE(looks.all().size(), std::size_t(2));
        looks.showAll();
        QVERIFY(looks.of(7).isVisible && looks.of(2).isVisible && looks.of(100).isVisible);
        QCOMPARE(looks.all().size(), std::size_t(1));
        looks.resetColors();
        QVERIFY(looks.isEmpty());
    }

    void keepsNamesWithTheColorsOfTheMap()
    {
        LabelLooks looks;
        looks.set(2, {0xff00ff00, 50, false, "cyst"});
        looks.resetColors();
        QVERIFY(looks.of(2) == (LabelLook{{}, 100, false, "cyst"}));
    }

    void areBounded()
    {
        LabelLooks looks;
        LabelLook half;
        half.opacity = 50;
        for (std::size_t i = 0; i < LabelLooks::most; ++i)
            QVERIFY(looks.set(std::int64_t(i + 1), half));
        QVERIFY(!looks.set(100'000, half));
        QVERIFY(looks.set(1, LabelLook()));
        QVERIFY(looks.set(100'000, half));
        LabelLook named;
        named.name = std::string(1000, 'x');
        looks.set(100'000, named);
        QCOMPARE(looks.of(100'000).name.size(), LabelLooks::longestName);
    }

    void colorNumbersOfPictures_data()
    {
        QTest::addColumn<double>("number");
        QTest::addColumn<int>("opacity");
        QTest::addColumn<quint32>("onBackground");
        const ColorMap& map = *findColorMap("okabe"); // on black
        QTest::newRow("as chosen") << 1.0 << 100 << quint32(0xff102030);
        QTest::newRow("half") << 2.0 << 50 << quint32(0xff402010);
        QTest::newRow("hidden") << 3.0 << 0 << quint32(0xff000000);
        QTest::newRow("another") << 4.0 << 100 << quint32(map.ofLabel(4));
        QTest::newRow("background") << 0.0 << 100 << quint32(map.ofLabel(0));
        QTest::newRow("negative") << -1.0 << 100 << quint32(map.ofLabel(-1));
        QTest::newRow("nearly") << 2.9 << 0 << quint32(0xff000000);
    }

    void colorNumbersOfPictures()
    {
        QFETCH(const double, number);
        LabelLooks looks;
        looks.set(1, {0xff102030, 100, true, {}});
        looks.set(2, {0xff804020, 50, true, {}});
        looks.set(3, {{}, 100, false, {}});
        QTEST(labelOpacity(&looks, number), "opacity");
        QTEST(quint32(labelOnBackground(*findColorMap("okabe"), &looks, number)), "onBackground");
        QCOMPARE(labelColor(*findColorMap("okabe"), nullptr, number),
                 findColorMap("okabe")->ofLabel(number));
    }
};

void TestStoredLabelLooks::saysWhatIsWrong_data()
{
    QTest::addColumn<QString>("json");
    QTest::addColumn<QString>("sentence");
    const auto entry = [](const char* members) {
        return QString(R"({"version": 1, "labels": [{%1}]})").arg(members);
    };
    const auto row = [](const char* name, const QString& json, const char* sentence) {
        QTest::newRow(name) << json << QString("bloscope_labels: ") + sentence;
    };
    row("a number", "3", "it is not an object");
    row("a later version", R"({"version": 2, "labels": []})", "only version 1 is supported");
    row("no list", R"({"version": 1})", "\"labels\" is not a list of at most 65536 labels");
    row("no others", R"({"version": 1, "others_visible": 1, "labels": []})",
        "\"others_visible\" is not true or false");
    const char* const label = "entry 0: \"label\" is not an integer from 1 to 2^53";
    row("no label", entry(""), label);
    row("label zero", entry(R"("label": 0)"), label);
    row("a negative label", entry(R"("label": -1)"), label);
    row("a label in words", entry(R"("label": "1")"), label);
    row("a label past 2^63", entry(R"("label": 18446744073709551615)"), label);
    const char* const opacity = "entry 0: \"opacity\" is not an integer from 0 to 100";
    row("too opaque", entry(R"("label": 1, "opacity": 101)"), opacity);
    row("half opaque", entry(R"("label": 1, "opacity": 0.5)"), opacity);
    const char* const color = "entry 0: \"color\" is not a colour such as \"#1a2b3c\"";
    row("a colour by name", entry(R"("label": 1, "color": "red")"), color);
    row("a colour of other digits", entry(R"("label": 1, "color": "#12345g")"), color);
    row("a colour as number", entry(R"("label": 1, "color": 7)"), color);
    row("visible in words", entry(R"("label": 1, "visible": "yes")"),
        "entry 0: \"visible\" is not true or false");
    row("a number as name", entry(R"("label": 1, "name": 3)"), "entry 0: \"name\" is not a text");
}

void TestStoredLabelLooks::takesWhatOthersWrite()
{
    const LabelLooks looks = orAbort(labelLooksFromJson(nlohmann::json::parse(
        R"({"version": 1, "more": 1, "labels": [{"label": 2, "color": "#A0b1C2"},
            {"label": 4, "name": "a\u202eb\n", "more": []}]})")));
    QCOMPARE(looks.all().size(), std::size_t(2));
    QCOMPARE(*looks.of(2).color, 0xffa0b1c2);
    QVERIFY(looks.of(2).isVisible);
    QCOMPARE(looks.of(4).name, std::string("a\\u202eb\\n")); // safe to show
}

const Registered<TestStoredLabelLooks> registered;

} // namespace bloscope::tst_stored_label_looks

#include "tst_stored_label_looks.moc"
