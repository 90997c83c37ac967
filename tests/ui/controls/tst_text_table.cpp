#include "ui/controls/text_table.h"

#include "tests/support/registered_test.h"

#include <QApplication>
#include <QClipboard>
#include <QGuiApplication>
#include <QTest>

namespace bloscope::tst_text_table {

// Rows of text that somebody reads and copies.
class TestTextTable : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void hasItsTextForTheClipboard();
    void copiesSelectedRowsOrAll();
    void showsTheWholeOfACutTextAsToolTip();
    void fitsItsColumnsWithinBounds();

 private:
    QString copied();

    std::unique_ptr<TextTable> m_table;
};

void TestTextTable::init()
{
    m_table = std::make_unique<TextTable>(QStringList{"Name", "Size"});
    m_table->alignRight(1);
    m_table->setRows({{"header", "12"}, {"trailer", "7"}});
    m_table->show();
}

QString TestTextTable::copied()
{
    QTest::keyClick(m_table.get(), Qt::Key_C, Qt::ControlModifier);
    return QGuiApplication::clipboard()->text();
}

void TestTextTable::hasItsTextForTheClipboard()
{
    QCOMPARE(m_table->text(), QString("Name\tSize\nheader\t12\ntrailer\t7"));
    m_table->setRows({{"only"}});
    QCOMPARE(m_table->text(), QString("Name\tSize\nonly\t"));
}

void TestTextTable::copiesSelectedRowsOrAll()
{
    QCOMPARE(copied(), m_table->text());
    m_table->topLevelItem(1)->setSelected(true);
    QCOMPARE(copied(), QString("trailer\t7"));
    m_table->selectAll();
    QCOMPARE(copied(), QString("header\t12\ntrailer\t7"));
}

void TestTextTable::showsTheWholeOfACutTextAsToolTip()
{
    const QString text(500, 'x');
    m_table->setRows({{text, "1"}});
    QCOMPARE(m_table->topLevelItem(0)->toolTip(0), text);
}

void TestTextTable::fitsItsColumnsWithinBounds()
{
    m_table->setRows({{"short", "1"}});
    const int narrow = m_table->columnWidth(0);
    m_table->setRows({{QString(500, 'x'), "1"}});
    QVERIFY(m_table->columnWidth(0) > narrow);
    QVERIFY(m_table->columnWidth(0) <= 44 * m_table->fontMetrics().averageCharWidth());
}

const test::Registered<TestTextTable, QApplication> registered;

} // namespace bloscope::tst_text_table

#include "tst_text_table.moc"
