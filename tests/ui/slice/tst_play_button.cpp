
#include "tests/support/registered_test.h"

#include "ui/controls/index_spin_box.h"
#include "ui/slice/dimension_bar.h"

#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

namespace bloscope::tst_play_button {

class TestPlayButton : public QObject {
    Q_OBJECT

 private slots:
    void stepsWhileItIsPressed();
    void hasASpeed();
    void beginsAgainOrStopsAtTheEnd();
    void stopsWhenItIsHidden();
    void playsTheIndicesOfADimension();
};

void TestPlayButton::stepsWhileItIsPressed()
{
    PlayButton button;
    button.show();
    button.setSpeed(50);
    QSignalSpy steps(&button, &PlayButton::stepWanted);
    QTest::keyClick(&button, Qt::Key_Space);
    QVERIFY(button.isPlaying());
    QTRY_VERIFY(steps.count() >= 3);
    QTest::keyClick(&button, Qt::Key_Space);
    QVERIFY(!button.isPlaying());
    QVERIFY(!button.findChild<QTimer*>()->isActive());
}

void TestPlayButton::hasASpeed()
{
    PlayButton button;
    QCOMPARE(button.speed(), PlayButton::usualSpeed);
    button.setSpeed(25);
    QCOMPARE(button.speed(), 25);
    QVERIFY(!button.isPlaying()); // only by its own press
    button.setSpeed(3);           // there is none
    QCOMPARE(button.speed(), 25);
}

void TestPlayButton::beginsAgainOrStopsAtTheEnd()
{
    PlayButton button;
    button.show();
    button.setChecked(true);
    QCOMPARE(button.next(4, 6), 5);
    QCOMPARE(button.next(5, 6), 0);
    QVERIFY(button.isPlaying());
    button.menu()->actions().constLast()->trigger(); // no more of it
    QCOMPARE(button.next(5, 6), 5);
    QVERIFY(!button.isPlaying());
}

void TestPlayButton::stopsWhenItIsHidden()
{
    PlayButton button;
    button.show();
    button.setChecked(true);
    button.hide();
    QVERIFY(!button.isPlaying());
}

void TestPlayButton::playsTheIndicesOfADimension()
{
    DimensionControl control(0, QStringList{"time"}, 3);
    Slice slice = *Slice::parse("1, :, :", {3, 4, 5});
    control.showSlice(slice);
    control.show();
    QList<qint64> indices;
    connect(&control, &DimensionControl::indexChosen, &control, [&](qint64 index) {
        indices << index;
        slice.set(0, DimensionSlice::index(index));
        control.showSlice(slice);
    });
    auto* button = control.findChild<PlayButton*>();
    QCOMPARE(button->accessibleName(), QString("Play time"));
    button->setSpeed(50);
    QTest::mouseClick(button, Qt::LeftButton, {}, {6, button->height() / 2});
    QTRY_VERIFY(indices.size() >= 4);
    QCOMPARE(indices.first(4), (QList<qint64>{2, 0, 1, 2}));
    control.showSlice(*Slice::parse(":, 0, :", {3, 4, 5})); // it has no index any more
    QVERIFY(!button->isPlaying());
}

const test::Registered<TestPlayButton, QApplication> registered;

} // namespace bloscope::tst_play_button

#include "tst_play_button.moc"
