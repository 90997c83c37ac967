#include "ui/table/table_bar.h"

#include "tests/support/registered_test.h"

#include "ui/controls/number_format_button.h"

#include <QApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

namespace bloscope::tst_table_bar {

class TestTableBar : public QObject {
    Q_OBJECT

 private slots:
    void hidesWhereThereAreNoNumbers_data()
    {
        QTest::addColumn<bool>("floats");
        QTest::addColumn<bool>("integers");
        QTest::addColumn<bool>("isHidden");
        QTest::newRow("texts") << false << false << true;
        QTest::newRow("floats") << true << false << false;
        QTest::newRow("integers") << false << true << false;
    }
    void hidesWhereThereAreNoNumbers()
    {
        QFETCH(bool, floats);
        QFETCH(bool, integers);
        QWidget window;
        const TableBar bar({floats, integers}, TableBar::Colors::Offered, &window);
        QTEST(bar.isHidden(), "isHidden");
    }

    void togglesColours()
    {
        TableBar bar({true, true}, TableBar::Colors::Offered);
        bar.show();
        QSignalSpy toggled(&bar, &TableBar::colorsToggled);
        QToolButton* colors = nullptr;
        for (auto* button : bar.findChildren<QToolButton*>())
            if (button->isCheckable())
                colors = button;
        QVERIFY(colors && colors->isVisible());
        QTest::mouseClick(colors, Qt::LeftButton);
        QVERIFY(bar.showsColors());
        QTest::keyClick(colors, Qt::Key_Space);
        QVERIFY(!bar.showsColors());
        QCOMPARE(toggled.size(), 2);
        bar.setShowsColors(true);
        QCOMPARE(toggled.size(), 3);
    }

    void offersNoColoursWhereThereAreNone()
    {
        TableBar bar({true, false}, TableBar::Colors::None);
        bar.show();
        for (const auto* button : bar.findChildren<QToolButton*>())
            QCOMPARE(button->isVisible(), !button->isCheckable());
    }
};

const test::Registered<TestTableBar, QApplication> registered;

} // namespace bloscope::tst_table_bar

#include "tst_table_bar.moc"
