#include "ui/slice/frame_strip.h"

#include "tests/support/conventions.h"
#include "tests/support/registered_test.h"
#include "tests/ui/document/opened_frame.h"
#include "ui/controls/elided_label.h"

#include <QApplication>
#include <QMenu>
#include <QTest>

namespace bloscope::tst_frame_strip {

using namespace test;

class TestFrameStrip : public QObject {
    Q_OBJECT

 private slots:
    void tellsOfTheFrameThatIsShown()
    {
        OpenedFrame opened(xiLensFrame());
        const FrameStrip strip(opened.document());
        opened.show("1");
        QVERIFY(!strip.isHidden());
        const auto* values = strip.findChild<ElidedLabel*>();
        QCOMPARE(values->text(), QString("exposure_us 40003 · acq_nframe 101 · "
                                         "time_stamp 20240117_10-01-51-961"));
        QCOMPARE(values->toolTip().split('\n').size(), 3);
        opened.show(":, 1");
        QVERIFY(strip.isHidden()); // of several frames
    }

    void tellsWhatIsChosen()
    {
        OpenedFrame opened(xiLensFrame());
        FrameStrip strip(opened.document());
        opened.show("1");
        const auto* values = strip.findChild<ElidedLabel*>();
        auto* menu = strip.findChild<QMenu*>();
        emit menu->aboutToShow();
        QCOMPARE(menu->actions().size(), 5); // and a line, and all of them
        menu->actions()[2]->trigger();
        QCOMPARE(values->text(), QString("exposure_us 40003 · acq_nframe 101"));
        QCOMPARE(strip.hidden(), QStringList("time_stamp"));
        emit menu->aboutToShow();
        QVERIFY(!menu->actions()[2]->isChecked());
        menu->actions()[4]->trigger();
        QVERIFY(strip.hidden().isEmpty());
    }

    void isNotThereForOtherArrays()
    {
        OpenedFrame opened(arrayFrame({3, 2, 2}, "|u1", counted<std::uint8_t>(12)));
        QVERIFY(FrameStrip(opened.document()).isHidden());
    }
};

const Registered<TestFrameStrip, QApplication> registered;

} // namespace bloscope::tst_frame_strip

#include "tst_frame_strip.moc"
