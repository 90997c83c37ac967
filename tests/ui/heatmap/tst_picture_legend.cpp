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
    void linksToTheKinds();
};

void TestPictureLegend::isEmptyWhenEverythingIsOnTheScale()
{
    QCOMPARE(PictureLegend::of({}, Stage::Final), QString());
}

void TestPictureLegend::namesTheColoursThatAreNot()
{
    PlanePicture picture;
    picture.counts.notANumber = 1;
    picture.counts.damaged = 23;
    QCOMPARE(PictureLegend::of(picture, Stage::Final),
             QString("<span style=\"color:#9e9e9e\">&#9632;</span> not a number: 1 &nbsp; "
                     "<span style=\"color:#ff00ff\">&#9632;</span> damaged: 23"));
}

void TestPictureLegend::saysWhatWasLookedAt()
{
    PlanePicture picture;
    picture.steps = {4, 20};
    QCOMPARE(PictureLegend::of(picture, Stage::Coarse),
             QString("Sampled: one row of 4, one column of 20. The exact picture follows."));
    QCOMPARE(PictureLegend::of(picture, Stage::Final),
             QString("Sampled: one row of 4, one column of 20. Zoom in for all of them."));
}

void TestPictureLegend::linksToTheKinds()
{
    PlanePicture picture;
    picture.counts.minusInfinity = 4;
    QCOMPARE(PictureLegend::of(picture, Stage::Final, PictureLegend::Links::Kinds),
             QString("<span style=\"color:#0000ff\">&#9632;</span> "
                     "<a href=\"special:2\">-inf: 4</a>"));
    QVERIFY(PictureLegend::kindOf("special:2") == SpecialCell::NegativeInfinite);
    for (const char* link : {"special:6", "special:-1", "special:", "special:x", "other:2", ""})
        QVERIFY(!PictureLegend::kindOf(link));
}

const test::Registered<TestPictureLegend, QCoreApplication> registered;

} // namespace bloscope::tst_picture_legend

#include "tst_picture_legend.moc"
