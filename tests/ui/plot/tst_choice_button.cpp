#include "ui/plot/choice_button.h"

#include "tests/support/registered_test.h"

#include <QApplication>
#include <QMenu>
#include <QTest>
#include <QTimer>

namespace bloscope::tst_choice_button {

// A button that looks like a box of choices and opens a menu.
class TestChoiceButton : public QObject {
    Q_OBJECT

 private slots:
    void isAsWideAsItsLongestText();
    void keepsItsWidthWhateverIsChosen();
    void makesRoomDownToAFewLetters();
    void endsInDotsWhereThereIsNoRoom();
    void opensItsMenuByKeyAndByClick();

 private:
    static QImage drawn(ChoiceButton& button, int width)
    {
        button.resize(width, button.sizeHint().height());
        return button.grab().toImage();
    }
};

void TestChoiceButton::isAsWideAsItsLongestText()
{
    const ChoiceButton button("from the lowest to the highest");
    const int text = button.fontMetrics().horizontalAdvance("from the lowest to the highest");
    QVERIFY(button.sizeHint().width() > text); // an arrow and a frame
    QVERIFY(button.sizeHint().height() >= button.fontMetrics().height());
}

void TestChoiceButton::keepsItsWidthWhateverIsChosen()
{
    ChoiceButton button("-1.25 to 300");
    const QSize before = button.sizeHint();
    for (const char* text : {"", "0 to 1", "a range that is much longer than any that fits"}) {
        button.setText(text);
        QCOMPARE(button.sizeHint(), before);
    }
}

void TestChoiceButton::makesRoomDownToAFewLetters()
{
    const ChoiceButton button("from the lowest to the highest");
    const ChoiceButton few("from t");
    QCOMPARE(button.minimumSizeHint(), few.sizeHint());
}

void TestChoiceButton::endsInDotsWhereThereIsNoRoom()
{
    ChoiceButton whole("-1.25 to 300");
    whole.setText("&-1.25 to 300");
    ChoiceButton other("-1.25 to 300");
    other.setText("-1.25 to 999");
    const int width = whole.sizeHint().width();
    QVERIFY(drawn(whole, width) != drawn(other, width)); // their ends are seen
    const int narrow = whole.minimumSizeHint().width();
    QCOMPARE(drawn(whole, narrow), drawn(other, narrow)); // and are dots
}

void TestChoiceButton::opensItsMenuByKeyAndByClick()
{
    ChoiceButton button("choose");
    QMenu menu;
    menu.addAction("one");
    button.setMenu(&menu);
    button.show();
    QVERIFY(QTest::qWaitForWindowExposed(&button));
    int opened = 0;
    connect(&menu, &QMenu::aboutToShow, this, [&opened, &menu] {
        ++opened;
        QTimer::singleShot(0, &menu, &QMenu::close);
    });
    QTest::mouseClick(&button, Qt::LeftButton);
    QCOMPARE(opened, 1);
    QTest::keyClick(&button, Qt::Key_Space);
    QCOMPARE(opened, 2);
    QVERIFY(button.focusPolicy() & Qt::TabFocus);
}

const test::Registered<TestChoiceButton, QApplication> registered;

} // namespace bloscope::tst_choice_button

#include "tst_choice_button.moc"
