#include "ui/views/picture_legend.h"

#include <QTest>

using namespace bloscope;
using Stage = PictureLegend::Stage;

class TestPictureLegend : public QObject {
    Q_OBJECT

 private slots:
    void isEmptyWhenEverythingIsOnTheScale();
    void namesTheColoursThatAreNot();
    void saysWhatWasLookedAt();
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

QTEST_GUILESS_MAIN(TestPictureLegend)
#include "tst_picture_legend.moc"
