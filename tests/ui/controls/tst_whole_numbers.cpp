#include "ui/controls/index_spin_box.h"

#include "tests/support/registered_test.h"
#include "ui/controls/text_table.h"

#include <QApplication>
#include <QFontMetrics>
#include <QTest>
#include <algorithm>

namespace bloscope::tst_whole_numbers {

class TestWholeNumbers : public QObject {
    Q_OBJECT

 private slots:
    void cutsNoNumberAtAnyWidth_data();
    void cutsNoNumberAtAnyWidth();
    void cutsNamesAnywhere();
    void keepsItsTextAtTheEdgeOfTheView();
    void fillsTablesWithoutCutNumbers_data();
    void fillsTablesWithoutCutNumbers();

 private:
    static QString shownIn(const TextTable& table, int row, int column);
};

void TestWholeNumbers::cutsNoNumberAtAnyWidth_data()
{
    QTest::addColumn<QStringList>("beginnings"); // that may be seen before dots
    const QStringList none;
    for (const char* number :
         {"16808", "8.73736e+06", "-12", "18446744073709551615", "0x1f40", "1937-10-01",
          "2024-02-29T12:00:00", "99.5%", "(1+2j)", "1\u202f234\u202f567", "±0.25", "12,5", "15mm"})
        QTest::newRow(number) << none;
    QTest::newRow("size 16808 of 20000") << QStringList{
        "…", "s…", "si…", "siz…", "size…", "size 16808…", "size 16808 o…", "size 16808 of…"};
    QTest::newRow("12 labels") << QStringList{"12…", "12 l…", "12 la…", "12 lab…", "12 labe…"};
    QTest::newRow("15mm more") << QStringList{"15…", "15m…", "15mm…", "15mm m…", "15mm mo…"};
}

void TestWholeNumbers::cutsNoNumberAtAnyWidth()
{
    QFETCH(QStringList, beginnings);
    const QString text = QTest::currentDataTag();
    const QFontMetrics font(qApp->font());
    const int whole = font.horizontalAdvance(text);
    QCOMPARE(elidedBesideNumbers(text, font, whole), text);
    for (int width = 0; width < whole; ++width) {
        const QString shown = elidedBesideNumbers(text, font, width);
        const bool isHidden = shown.count(u'#') == shown.size();
        const bool isUnit = text == "15mm" && (shown == "15…" || shown == "15m…");
        const QString bare = QString(shown).remove(u' ');
        const bool isBeginning =
            std::ranges::any_of(beginnings, [&](QString one) { return one.remove(u' ') == bare; });
        QVERIFY2(isHidden || isUnit || isBeginning || shown == "…",
                 qPrintable(QString::number(width) + ": " + shown));
        QVERIFY(font.horizontalAdvance(shown) <= std::max(width, font.horizontalAdvance(u'…')));
    }
}

void TestWholeNumbers::cutsNamesAnywhere()
{
    const QFontMetrics font(qApp->font());
    for (const QString& name : {QString("/data/2024/scan_000123.b2nd"), QString("image0012345")}) {
        const int width = font.horizontalAdvance(name) - 2;
        QCOMPARE(elidedBesideNumbers(name, font, width),
                 font.elidedText(name, Qt::ElideRight, width));
    }
}

// As the view draws a cell.
QString TestWholeNumbers::shownIn(const TextTable& table, int row, int column)
{
    const QModelIndex index = table.model()->index(row, column);
    QStyleOptionViewItem option;
    option.initFrom(&table);
    option.rect = table.visualRect(index);
    option.textElideMode = table.textElideMode();
    const auto* delegate = qobject_cast<WholeNumberDelegate*>(table.itemDelegateForIndex(index));
    return delegate->textShown(option, index);
}

// Scrolling draws only what comes into sight: the rest has been drawn with the same text.
void TestWholeNumbers::keepsItsTextAtTheEdgeOfTheView()
{
    TextTable table({"When", "Cells"});
    table.alignRight(1);
    table.setRows({{"2024-02-28T23:59:55", "8737360"}});
    table.show();
    for (const int column : {0, 1})
        table.setColumnWidth(column, 200);
    for (int width = 40; width < 420; width += 20) {
        table.resize(width, 120);
        QCOMPARE(shownIn(table, 0, 0), QString("2024-02-28T23:59:55"));
        QCOMPARE(shownIn(table, 0, 1), QString("8737360"));
    }
}

void TestWholeNumbers::fillsTablesWithoutCutNumbers_data()
{
    QTest::addColumn<bool>("areWide");
    QTest::newRow("wider than the table") << true;
    QTest::newRow("narrower than their numbers") << false;
}

void TestWholeNumbers::fillsTablesWithoutCutNumbers()
{
    QFETCH(bool, areWide);
    TextTable table({"Label", "Cells", "Volume"});
    table.alignRight(1);
    table.alignRight(2);
    table.setRows({{"12", "16808", "16808.25"}, {"2", "8737360", "8.73736e+06"}});
    table.show();
    for (int width = 60; width < 320; width += 7) {
        table.resize(width, 120);
        for (int column = 0; column < 3; ++column)
            table.setColumnWidth(column, areWide ? 100 : width / 4);
        for (int column = 0; column < 3; ++column)
            for (int row = 0; row < 2; ++row) {
                const QString whole = table.topLevelItem(row)->text(column);
                const QString shown = shownIn(table, row, column);
                const bool isInSight =
                    table.columnViewportPosition(column) < table.viewport()->width();
                QVERIFY2(!isInSight || shown == whole || shown.count(u'#') == shown.size(),
                         qPrintable(shown));
            }
    }
}

const test::Registered<TestWholeNumbers, QApplication> registered;

} // namespace bloscope::tst_whole_numbers

#include "tst_whole_numbers.moc"
