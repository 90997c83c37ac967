#include "ui/overlay/label_legend.h"

#include "tests/support/registered_test.h"
#include "ui/picture/plane_picture.h"

#include <QCoreApplication>
#include <QTest>
#include <cmath>

namespace bloscope::tst_label_legend {

namespace {

// 2 x 4 cells, each a pixel; or a picture of 4 x 8 cells of which four share a pixel.
PlanePicture pictureOf(std::vector<double> numbers, std::int64_t cellsPerPixel = 1)
{
    PlanePicture picture{};
    picture.part = {0, 0, 2 * cellsPerPixel, 4 * cellsPerPixel};
    picture.options.map = findColorMap("okabe");
    picture.numbers = {2, 4, std::move(numbers), {}};
    picture.image = paintPlane(picture.numbers, *picture.options.map, {0, 1}, ValueScale::Linear);
    return picture;
}

const std::vector<double> someLabels = {0, 1, 1, 2, -1, 1, 2, std::nan("")};

} // namespace

class TestLabelLegend : public QObject {
    Q_OBJECT

 private slots:
    void countsWhatIsInSight();
    void countsNoPixelsThatStandForSeveralCells();
    void endsWhereThereAreTooManyLabels();
    void namesTheMostFrequentOnesFirst();
    void tellsNamesThatAreKnown();
    void tellsLabelsAsChosen();
    void isEmptyWithoutLabels();
};

void TestLabelLegend::countsWhatIsInSight()
{
    using Counts = std::map<std::int64_t, std::int64_t>;
    const PlanePicture picture = pictureOf(someLabels);
    const LabelCounts all = labelsIn(picture, picture.part);
    QVERIFY(all.isExact && !all.isCut);
    QCOMPARE(all.cells, (Counts{{1, 3}, {2, 2}}));
    QCOMPARE(labelsIn(picture, {0, 1, 2, 2}).cells, (Counts{{1, 3}, {2, 1}}));
    QCOMPARE(labelsIn(picture, {5, 5, 2, 2}).cells, Counts());
}

void TestLabelLegend::countsNoPixelsThatStandForSeveralCells()
{
    const LabelCounts counts = labelsIn(pictureOf(someLabels, 2), {0, 0, 4, 8});
    QVERIFY(!counts.isExact);
    QCOMPARE(LabelLegend::of(counts, {findColorMap("okabe")}),
             (QStringList{"<span style=\"color:#e69f00\">&#9632;</span>&nbsp;1",
                          "<span style=\"color:#56b4e9\">&#9632;</span>&nbsp;2"}));
}

void TestLabelLegend::endsWhereThereAreTooManyLabels()
{
    PlanePicture picture{};
    picture.part = {0, 0, 1, 2000};
    picture.options.map = findColorMap("labels");
    picture.numbers = {1, 2000, {}, {}};
    for (int i = 1; i <= 2000; ++i)
        picture.numbers.numbers.push_back(i);
    picture.image = paintPlane(picture.numbers, *picture.options.map, {0, 1}, ValueScale::Linear);
    const LabelCounts counts = labelsIn(picture, picture.part);
    QCOMPARE(counts.cells.size(), LabelCounts::mostLabels);
    QVERIFY(LabelLegend::of(counts, picture.options).last() == "and more");
}

void TestLabelLegend::namesTheMostFrequentOnesFirst()
{
    LabelCounts counts;
    for (int label = 1; label <= 12; ++label)
        counts.cells[label] = label == 7 ? 1000 : 100 - label;
    const QStringList legend = LabelLegend::of(counts, {findColorMap("okabe")});
    QCOMPARE(legend.first(), QString("<span style=\"color:#cc79a7\">&#9632;</span>&nbsp;7: 1 000"));
    QCOMPARE(legend.last(), QString("and 2 more"));
}

void TestLabelLegend::tellsNamesThatAreKnown()
{
    LabelCounts counts;
    counts.cells = {{1, 20}, {2, 10}};
    QCOMPARE(LabelLegend::of(counts, {findColorMap("okabe")}, {{1, "a<b"}}),
             (QStringList{"<span style=\"color:#e69f00\">&#9632;</span>&nbsp;1 a&lt;b: 20",
                          "<span style=\"color:#56b4e9\">&#9632;</span>&nbsp;2: 10"}));
}

void TestLabelLegend::tellsLabelsAsChosen()
{
    LabelCounts counts;
    counts.cells = {{1, 20}, {2, 10}, {3, 5}};
    LabelLooks looks;
    looks.set(1, {{}, 100, false, "liver"});
    looks.set(2, {0xff112233, 100, true, "cyst"});
    HeatmapOptions colors{findColorMap("okabe")};
    colors.labels = std::make_shared<const LabelLooks>(looks);
    QCOMPARE(LabelLegend::of(counts, colors, {{2, "tumour"}, {3, "vein"}}),
             (QStringList{"<span style=\"color:#112233\">&#9632;</span>&nbsp;2 cyst: 10",
                          "<span style=\"color:#009e73\">&#9632;</span>&nbsp;3 vein: 5"}));
    const auto keys = LabelLegend::keysOf(counts, colors, {{3, "vein"}});
    QCOMPARE(keys.size(), std::size_t(2));
    QCOMPARE(keys[0].color, QColor(0x11, 0x22, 0x33));
    QCOMPARE(keys[0].text, QString("2 cyst"));
    QCOMPARE(keys[1].text, QString("3 vein"));
}

void TestLabelLegend::isEmptyWithoutLabels()
{
    QVERIFY(LabelLegend::of({}, {findColorMap("okabe")}).isEmpty());
}

const test::Registered<TestLabelLegend, QCoreApplication> registered;

} // namespace bloscope::tst_label_legend

#include "tst_label_legend.moc"
