#include "ui/heatmap/picture_legend.h"

#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>

namespace bloscope::tst_picture_legend {

using Stage = PictureLegend::Stage;

class TestPictureLegend : public QObject {
    Q_OBJECT

 private slots:
    void isEmptyWhenEverythingIsOnTheScale();
    void namesTheColoursThatAreNot();
    void saysWhatWasLookedAt();
    void saysHowMuchIsRead();
    void linksToTheKinds();
};

void TestPictureLegend::isEmptyWhenEverythingIsOnTheScale()
{
    QVERIFY(PictureLegend::entriesOf({}).empty());
    QVERIFY(PictureLegend::sampling({}, Stage::Final).isEmpty());
}

void TestPictureLegend::namesTheColoursThatAreNot()
{
    PlanePicture picture;
    picture.counts.notANumber = 1;
    picture.counts.damaged = 23;
    const std::vector<LegendEntry> entries = PictureLegend::entriesOf(picture);
    QCOMPARE(entries.size(), std::size_t(2));
    QCOMPARE(entries[0].color.name(), QString("#9e9e9e"));
    QCOMPARE(entries[0].text, QString("not a number: 1"));
    QCOMPARE(entries[1].color.name(), QString("#ff00ff"));
    QCOMPARE(entries[1].text, QString("damaged: 23"));
}

void TestPictureLegend::saysWhatWasLookedAt()
{
    PlanePicture picture;
    picture.steps = {4, 20};
    QCOMPARE(PictureLegend::sampling(picture, Stage::Coarse),
             QString("Sampled: one row in 4, one column in 20. The exact picture follows."));
    QCOMPARE(PictureLegend::sampling(picture, Stage::Final),
             QString("Sampled: one row in 4, one column in 20. Zoom in to see all."));
}

void TestPictureLegend::saysHowMuchIsRead()
{
    PlanePicture picture;
    picture.known = 0;
    QCOMPARE(PictureLegend::sampling(picture, Stage::Coarse),
             QString("Based on only some of the blocks. The exact picture follows."));
    picture.known = 0.426;
    QCOMPARE(PictureLegend::sampling(picture, Stage::Coarse),
             QString("42 % read. The exact picture follows."));
    QCOMPARE(PictureLegend::sampling(picture, Stage::Final), QString("42 % read."));
    picture.known = 1;
    QVERIFY(PictureLegend::sampling(picture, Stage::Final).isEmpty());
}

void TestPictureLegend::linksToTheKinds()
{
    PlanePicture picture;
    picture.counts.minusInfinity = 4;
    QCOMPARE(PictureLegend::linksTo(PictureLegend::entriesOf(picture)),
             QStringList("<span style=\"color:#0000ff\">&#9632;</span> "
                         "<a href=\"special:2\">-inf: 4</a>"));
    QVERIFY(PictureLegend::kindOf("special:2") == SpecialCell::NegativeInfinite);
    for (const char* link : {"special:6", "special:-1", "special:", "special:x", "other:2", ""})
        QVERIFY(!PictureLegend::kindOf(link));
}

const test::Registered<TestPictureLegend, QCoreApplication> registered;

} // namespace bloscope::tst_picture_legend

#include "tst_picture_legend.moc"
