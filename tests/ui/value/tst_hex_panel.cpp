#include "ui/value/value_dialog.h"

#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QApplication>
#include <QLabel>
#include <QTest>
#include <QToolButton>

namespace bloscope::tst_hex_panel {

using namespace test::literals;

class TestHexPanel : public QObject {
    Q_OBJECT

 private slots:
    void tellsWhereTheCaretIs()
    {
        const HexPanel panel;
        panel.edit().setBytes("001122"_hex);
        QCOMPARE(placeOn(panel), QString("Byte 0 (0x0) of 3"));
        QTest::keyClick(&panel.edit(), Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(placeOn(panel), QString("Byte 1 (0x1) of 3, 1 selected"));
        QTest::keyClick(&panel.edit(), Qt::Key_End);
        QCOMPARE(placeOn(panel), QString("End of 3 bytes"));
    }

    void switchesTheModeByButtonAndByKey()
    {
        HexPanel panel;
        panel.show();
        auto* button = panel.findChild<QToolButton*>();
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(panel.edit().mode() == HexEdit::Mode::Insert);
        QTest::keyClick(&panel.edit(), Qt::Key_Insert);
        QVERIFY(panel.edit().mode() == HexEdit::Mode::Overwrite);
        QVERIFY(!button->isChecked());
        panel.setReadOnly(true);
        QVERIFY(!button->isVisible());
    }

 private:
    static QString placeOn(const HexPanel& panel) { return panel.findChild<QLabel*>()->text(); }
};

const test::Registered<TestHexPanel, QApplication> registered;

} // namespace bloscope::tst_hex_panel

#include "tst_hex_panel.moc"
