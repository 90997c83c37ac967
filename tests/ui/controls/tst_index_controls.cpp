#include "ui/controls/index_slider.h"
#include "ui/controls/index_spin_box.h"

#include "tests/support/registered_test.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

namespace bloscope::tst_index_controls {

namespace {

constexpr std::int64_t trillion = 1'000'000'000'000;

qint64 lastOf(const QSignalSpy& spy)
{
    return spy.isEmpty() ? -1 : spy.last().at(0).toLongLong();
}

} // namespace

// The slider and the spin box of an index: both count in 64 bits.
class TestIndexControls : public QObject {
    Q_OBJECT

 private slots:
    void aSliderReachesBothEnds_data();
    void aSliderReachesBothEnds();
    void aSliderGoesBySingleIndicesByKey();
    void aSliderTellsNothingOfWhatTheProgramSets();
    void aClickBesideTheHandleGoesThere();
    void aSpinBoxTakes64Bits();
    void aSpinBoxStepsAndStopsAtItsEnds();
    void aSpinBoxCountsFromTheEndAsNumPyDoes();
    void aSpinBoxRefusesWhatIsNoIndex_data();
    void aSpinBoxRefusesWhatIsNoIndex();
    void aSpinBoxIsWideEnoughForItsLastIndex();
};

void TestIndexControls::aSliderReachesBothEnds_data()
{
    QTest::addColumn<qint64>("extent");
    QTest::newRow("one") << qint64(1);
    QTest::newRow("few") << qint64(7);
    QTest::newRow("2^24") << qint64(1 << 24);
    QTest::newRow("2^24 + 1") << qint64((1 << 24) + 1);
    QTest::newRow("10^12") << qint64(trillion);
    QTest::newRow("2^63 - 1") << std::numeric_limits<qint64>::max();
}

void TestIndexControls::aSliderReachesBothEnds()
{
    QFETCH(qint64, extent);
    IndexSlider slider;
    slider.setExtent(extent);
    slider.setIndex(extent - 1);
    QCOMPARE(slider.index(), extent - 1);
    QCOMPARE(slider.value(), slider.maximum());
    slider.setValue(0); // as dragging does
    QCOMPARE(slider.index(), 0);
    slider.setValue(slider.maximum());
    QCOMPARE(slider.index(), extent - 1);
}

void TestIndexControls::aSliderGoesBySingleIndicesByKey()
{
    IndexSlider slider;
    slider.setExtent(trillion);
    slider.setIndex(trillion / 2);
    const QSignalSpy chosen(&slider, &IndexSlider::indexChosen);
    QTest::keyClick(&slider, Qt::Key_Right);
    QCOMPARE(lastOf(chosen), trillion / 2 + 1);
    QTest::keyClick(&slider, Qt::Key_Left);
    QCOMPARE(lastOf(chosen), trillion / 2);
    QTest::keyClick(&slider, Qt::Key_PageUp);
    QCOMPARE(lastOf(chosen), trillion / 2 + trillion / 10);
    QTest::keyClick(&slider, Qt::Key_End);
    QCOMPARE(lastOf(chosen), trillion - 1);
    QTest::keyClick(&slider, Qt::Key_Home);
    QCOMPARE(lastOf(chosen), 0);
    QTest::keyClick(&slider, Qt::Key_Left);
    QCOMPARE(chosen.count(), 5); // nothing lies before the first index
}

void TestIndexControls::aSliderTellsNothingOfWhatTheProgramSets()
{
    IndexSlider slider;
    const QSignalSpy chosen(&slider, &IndexSlider::indexChosen);
    slider.setExtent(100);
    slider.setIndex(42);
    slider.setExtent(10);
    QCOMPARE(slider.index(), 9);
    QCOMPARE(chosen.count(), 0);
}

void TestIndexControls::aClickBesideTheHandleGoesThere()
{
    IndexSlider slider;
    slider.setExtent(101);
    slider.resize(400, slider.sizeHint().height());
    slider.show();
    const QSignalSpy chosen(&slider, &IndexSlider::indexChosen);
    const int middle = slider.height() / 2;
    QTest::mouseClick(&slider, Qt::LeftButton, {}, {200, middle});
    QCOMPARE(slider.index(), 50);
    QCOMPARE(chosen.size(), 1);
    QTest::mouseClick(&slider, Qt::LeftButton, {}, {399, middle});
    QCOMPARE(slider.index(), 100);
    QTest::mousePress(&slider, Qt::LeftButton, {}, {200, middle}); // and may be dragged on
    QTest::mouseMove(&slider, {0, middle});
    QTest::mouseRelease(&slider, Qt::LeftButton, {}, {0, middle});
    QCOMPARE(slider.index(), 0);
}

void TestIndexControls::aSpinBoxTakes64Bits()
{
    IndexSpinBox box;
    box.setExtent(trillion);
    const QSignalSpy chosen(&box, &IndexSpinBox::indexChosen);
    box.selectAll();
    QTest::keyClicks(&box, "987654321098");
    QCOMPARE(chosen.count(), 0); // not before it is finished
    QTest::keyClick(&box, Qt::Key_Return);
    QCOMPARE(lastOf(chosen), qint64(987654321098));
    QCOMPARE(box.index(), 987654321098);
}

void TestIndexControls::aSpinBoxStepsAndStopsAtItsEnds()
{
    IndexSpinBox box;
    box.setExtent(12);
    const QSignalSpy chosen(&box, &IndexSpinBox::indexChosen);
    QTest::keyClick(&box, Qt::Key_Up);
    QCOMPARE(lastOf(chosen), 1);
    QTest::keyClick(&box, Qt::Key_PageUp);
    QCOMPARE(lastOf(chosen), 11);
    QTest::keyClick(&box, Qt::Key_Up);
    QCOMPARE(chosen.count(), 2);
    QCOMPARE(box.text(), QString("11"));
}

void TestIndexControls::aSpinBoxCountsFromTheEndAsNumPyDoes()
{
    IndexSpinBox box;
    box.setExtent(100);
    box.selectAll();
    QTest::keyClicks(&box, "-1");
    QTest::keyClick(&box, Qt::Key_Return);
    QCOMPARE(box.index(), 99);
    QCOMPARE(box.text(), QString("99"));
}

void TestIndexControls::aSpinBoxRefusesWhatIsNoIndex_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QValidator::State>("state");
    QTest::newRow("empty") << "" << QValidator::Intermediate;
    QTest::newRow("minus") << "-" << QValidator::Intermediate;
    QTest::newRow("too large") << "10" << QValidator::Intermediate;
    QTest::newRow("too small") << "-11" << QValidator::Intermediate;
    QTest::newRow("last") << "9" << QValidator::Acceptable;
    QTest::newRow("first from the end") << "-10" << QValidator::Acceptable;
    QTest::newRow("letters") << "ten" << QValidator::Invalid;
    QTest::newRow("fraction") << "1.5" << QValidator::Invalid;
}

void TestIndexControls::aSpinBoxRefusesWhatIsNoIndex()
{
    QFETCH(QString, text);
    QFETCH(QValidator::State, state);
    IndexSpinBox box;
    box.setExtent(10);
    int position = 0;
    QCOMPARE(box.validate(text, position), state);
}

void TestIndexControls::aSpinBoxIsWideEnoughForItsLastIndex()
{
    IndexSpinBox few;
    few.setExtent(10);
    IndexSpinBox many;
    many.setExtent(trillion);
    const int digit = many.fontMetrics().horizontalAdvance('0');
    QVERIFY(many.sizeHint().width() >= few.sizeHint().width() + 8 * digit);
}

const test::Registered<TestIndexControls, QApplication> registered;

} // namespace bloscope::tst_index_controls

#include "tst_index_controls.moc"
