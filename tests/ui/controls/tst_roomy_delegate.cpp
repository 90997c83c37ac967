#include "ui/controls/roomy_delegate.h"

#include "tests/support/registered_test.h"
#include "ui/controls/text_table.h"
#include "ui/theme/contrast.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QLineEdit>
#include <QTest>
#include <QVBoxLayout>

namespace bloscope::tst_roomy_delegate {

using namespace test;

class TestRoomyDelegate : public QObject {
    Q_OBJECT

 private slots:
    void givesRowsOneHeight();
    void mutesTheSelectionOfAViewWithoutFocus_data();
    void mutesTheSelectionOfAViewWithoutFocus();
};

void TestRoomyDelegate::givesRowsOneHeight()
{
    TextTable table({"one", "two"});
    table.setRows({{"a", "b"}, {"c", "d"}});
    table.topLevelItem(1)->setIcon(0, QApplication::style()->standardIcon(QStyle::SP_FileIcon));
    table.show();
    for (int row = 0; row < 2; ++row)
        QCOMPARE(table.visualItemRect(table.topLevelItem(row)).height(),
                 textRowHeight(table.fontMetrics()));
}

void TestRoomyDelegate::mutesTheSelectionOfAViewWithoutFocus_data()
{
    QTest::addColumn<QPalette>("palette");
    QTest::newRow("light") << lightPalette();
    QTest::newRow("dark") << darkPalette();
}

void TestRoomyDelegate::mutesTheSelectionOfAViewWithoutFocus()
{
    QFETCH(QPalette, palette);
    QWidget window;
    window.setPalette(palette);
    auto* field = new QLineEdit;
    auto* table = new TextTable({"one"});
    auto* column = new QVBoxLayout(&window);
    column->addWidget(field);
    column->addWidget(table);
    table->setRows({{"a"}, {"b"}});
    table->setCurrentItem(table->topLevelItem(0));
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    const auto background = [table] {
        const QRect row = table->visualItemRect(table->topLevelItem(0));
        const QImage picture = table->viewport()->grab().toImage();
        return picture.pixelColor(
            (QPointF(row.right() - 4, row.center().y()) * picture.devicePixelRatio()).toPoint());
    };
    table->setFocus();
    const QColor focused = background();
    field->setFocus();
    const QColor muted = background();
    const QColor base = palette.color(QPalette::Base);
    QVERIFY(muted != focused && muted != base);
    QVERIFY(contrastOf(muted, base) < contrastOf(focused, base));
    QVERIFY(contrastOf(muted, palette.color(QPalette::Text)) >= leastContrast);
}

const Registered<TestRoomyDelegate, QApplication> registered;

} // namespace bloscope::tst_roomy_delegate

#include "tst_roomy_delegate.moc"
