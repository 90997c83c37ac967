#include "ui/table/table_editing.h"

#include "tests/support/registered_test.h"
#include "tests/ui/table/edited_slice_table.h"
#include "ui/controls/checked_line_edit.h"
#include "ui/controls/fill_dialog.h"

#include <QCheckBox>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>

namespace bloscope::tst_table_editing {

using namespace test;

// Many cells changed at once, by keys, clipboard and dialog.
class TestTableEditing : public QObject {
    Q_OBJECT

 private slots:
    void cleanup() { m_table.reset(); }

    void pastesBlocks_data();
    void pastesBlocks();
    void pastesNothingThatDoesNotFit_data();
    void pastesNothingThatDoesNotFit();
    void pastesDecimalCommas_data();
    void pastesDecimalCommas();
    void pastesWhatWasCopied();
    void fillsTheSelection();
    void saysInTheDialogWhatDoesNotFit();
    void clearsWithWhatIsNothing();
    void clearsWithWhatWasChosen();
    void offersChangesInTheMenu();

 private:
    void open(ByteBuffer frame)
    {
        m_table.reset();
        m_table = std::make_unique<EditedSliceTable>(std::move(frame));
    }
    void openNumbers() // 0 to 11
    {
        open(EditedSliceTable::numbers());
    }

    std::unique_ptr<EditedSliceTable> m_table;
};

void TestTableEditing::pastesBlocks_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("values");
    QTest::newRow("tabs") << "50\t60\r\n90\t100\r\n"
                          << "0 1 2 3/4 50 60 7/8 90 100 11";
    QTest::newRow("commas") << "50,60\n90,100"
                            << "0 1 2 3/4 50 60 7/8 90 100 11";
    QTest::newRow("a column") << "50\n90\n"
                              << "0 1 2 3/4 50 6 7/8 90 10 11";
    QTest::newRow("quotes") << "\"50\"\t 60"
                            << "0 1 2 3/4 50 60 7/8 9 10 11";
    QTest::newRow("one") << "50"
                         << "0 1 2 3/4 50 6 7/8 9 10 11";
}

void TestTableEditing::pastesBlocks()
{
    QFETCH(const QString, text);
    openNumbers();
    m_table->view().goTo({1, 1});
    m_table->paste(text);
    QTEST(m_table->values(), "values");
    QCOMPARE(m_table->steps(), QStringList("Paste"));
    QVERIFY2(m_table->notice().startsWith("Changed "), qPrintable(m_table->notice()));
}

void TestTableEditing::pastesNothingThatDoesNotFit_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("reason");
    QTest::newRow("rows") << "1\n2\n3"
                          << "3 rows do not fit: there are only 2 from here on";
    QTest::newRow("columns") << "1\t2\t3\t4"
                             << "4 columns do not fit: there are only 3 from here on";
    QTest::newRow("ragged") << "1\t2\n3"
                            << "row 2 has 1 value, but row 1 has 2 values";
    QTest::newRow("a text") << "1\t2\n3\tx"
                            << "[2, 2]: \"x\" is not a whole number";
    QTest::newRow("too large") << "40000\n2"
                               << "[1, 1]: \"40000\" is not a whole number from -32768 to 32767";
    QTest::newRow("a quote") << "1\t\"2"
                             << "the quote in row 1, column 2 is not closed";
}

void TestTableEditing::pastesNothingThatDoesNotFit()
{
    QFETCH(const QString, reason);
    QFETCH(const QString, text);
    openNumbers();
    m_table->view().goTo({1, 1});
    m_table->paste(text);
    QCOMPARE(m_table->values(), QString("0 1 2 3/4 5 6 7/8 9 10 11"));
    QCOMPARE(m_table->failure(), "Paste: nothing was changed: " + reason + '.');
    QVERIFY(m_table->edits().isClean());
}

// As spreadsheets copy them where a comma is the decimal point.
void TestTableEditing::pastesDecimalCommas_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("values");
    QTest::addColumn<QString>("reason");
    QTest::newRow("tabs") << "0,5\t-1,25e3"
                          << "0.5 -1250.0/0.0 0.0"
                          << "";
    QTest::newRow("semicolons") << "0,5;2\n3;4,25"
                                << "0.5 2.0/3.0 4.25"
                                << "";
    QTest::newRow("quotes") << "\"0,5\",\"2,5\""
                            << "0.5 2.5/0.0 0.0"
                            << "";
    QTest::newRow("commas and points") << "0.5,2.5"
                                       << "0.5 2.5/0.0 0.0"
                                       << "";
    QTest::newRow("one column or two")
        << "0,5929\n0,26"
        << "0.0 0.0/0.0 0.0"
        << "\"0,5929\" may be one number with a decimal comma or two numbers; separate values with "
           "tabs or semicolons, or use a decimal point";
    QTest::newRow("thousands") << "1,234\t2"
                               << "0.0 0.0/0.0 0.0"
                               << "[0, 0]: \"1,234\" is not a number, or is too large";
    QTest::newRow("names") << "a\tb\n1\t2"
                           << "0.0 0.0/0.0 0.0"
                           << "[0, 0]: \"a\" is not a number, or is too large";
}

void TestTableEditing::pastesDecimalCommas()
{
    QFETCH(const QString, text);
    QFETCH(const QString, reason);
    open(arrayFrame({2, 2}, "<f8", ByteBuffer(32)));
    m_table->view().goTo({0, 0});
    m_table->paste(text);
    QTEST(m_table->values(), "values");
    QCOMPARE(m_table->failure(),
             reason.isEmpty() ? QString() : "Paste: nothing was changed: " + reason + '.');
}

void TestTableEditing::pastesWhatWasCopied()
{
    ByteBuffer elements(4 * 13);
    for (std::size_t i = 0; i < elements.size(); ++i)
        elements[i] = std::byte('a' + i % 5);
    open(arrayFrame({4}, "[('a', 'S4'), ('b', '<f8'), ('c', 'u1')]", elements));
    const QString before = m_table->values();
    m_table->view().selectAll();
    QSignalSpy told(&m_table->view(), &SliceView::notice);
    QTest::keySequence(&m_table->grid(), QKeySequence::Copy);
    QTRY_VERIFY(!told.isEmpty());
    m_table->press(Qt::Key_Delete);
    QCOMPARE(m_table->values(), QString(" 0.0 0/ 0.0 0/ 0.0 0/ 0.0 0"));
    QTest::keySequence(&m_table->grid(), QKeySequence::Paste);
    QCOMPARE(m_table->values(), before);
    QVERIFY(m_table->steps() == QStringList({"Clear", "Paste"}));
}

void TestTableEditing::fillsTheSelection()
{
    openNumbers();
    m_table->select({0, 1, 2, 2});
    m_table->paste("7");
    QCOMPARE(m_table->values(), QString("0 7 7 3/4 7 7 7/8 9 10 11"));
    QCOMPARE(m_table->notice(), QString("Changed 4 cells."));
    m_table->view().fillSelection();
    auto* dialog = m_table->view().window()->findChild<FillDialog*>();
    QVERIFY(dialog);
    auto* value = dialog->findChild<CheckedLineEdit*>();
    QCOMPARE(value->selectedText(), QString("0"));
    QTest::keyClicks(value, "-3");
    QTest::keyClick(value, Qt::Key_Return);
    QCOMPARE(m_table->values(), QString("0 -3 -3 3/4 -3 -3 7/8 9 10 11"));
    QCOMPARE(m_table->steps(), QStringList({"Paste", "Fill"}));
}

void TestTableEditing::saysInTheDialogWhatDoesNotFit()
{
    open(arrayFrame({2}, "[('a', 'u1'), ('b', '<f4')]", ByteBuffer(10)));
    m_table->view().selectAll();
    m_table->view().fillSelection();
    auto* dialog = m_table->view().window()->findChild<FillDialog*>();
    auto* value = dialog->findChild<CheckedLineEdit*>();
    auto* fill = dialog->findChildren<QPushButton*>().last();
    QTest::keyClicks(value, "2.5");
    QCOMPARE(value->accessibleDescription(),
             QString("\"2.5\" is not a whole number from 0 to 255"));
    for (const auto* button : dialog->findChildren<QPushButton*>())
        if (button->text() == "&Fill")
            QVERIFY(!button->isEnabled());
    value->setText("2");
    QTest::keyClick(value, Qt::Key_Return);
    QVERIFY(fill);
    QCOMPARE(m_table->values(), QString("2 2.0/2 2.0"));
}

void TestTableEditing::clearsWithWhatIsNothing()
{
    ByteBuffer elements(2 * 17, std::byte{1});
    open(arrayFrame({2}, "[('a', '<f4'), ('b', 'S5'), ('c', '<M8[D]')]", elements));
    m_table->view().selectAll();
    m_table->press(Qt::Key_Delete);
    QCOMPARE(m_table->values(), QString("0.0  NaT/0.0  NaT"));
    QCOMPARE(m_table->notice(), QString("Changed 6 cells."));
    m_table->press(Qt::Key_Delete);
    m_table->values();
    QCOMPARE(m_table->notice(), QString("Nothing changed: the cells already have these values."));
    QCOMPARE(m_table->steps(), QStringList("Clear"));
}

void TestTableEditing::clearsWithWhatWasChosen()
{
    openNumbers();
    m_table->select({0, 0, 1, 2});
    m_table->view().fillSelection();
    auto* dialog = m_table->view().window()->findChild<FillDialog*>();
    dialog->findChild<QCheckBox*>()->setChecked(true);
    QTest::keyClicks(dialog->findChild<CheckedLineEdit*>(), "-1");
    dialog->accept();
    m_table->select({2, 0, 1, 2});
    m_table->press(Qt::Key_Delete);
    QCOMPARE(m_table->values(), QString("-1 -1 2 3/4 5 6 7/-1 -1 10 11"));
    QCOMPARE(m_table->view().state().clearText.value_or("zero"),
             QString("-1")); // of the next session
}

void TestTableEditing::offersChangesInTheMenu()
{
    openNumbers();
    m_table->view().goTo({0, 0});
    const auto changes = [this] {
        emit m_table->grid().menuWanted({});
        QStringList possible;
        auto* menu = m_table->view().findChild<QMenu*>();
        for (const QAction* action : menu->actions())
            if (action->isEnabled() && !action->isSeparator())
                possible << action->text().remove('&');
        delete menu;
        return possible;
    };
    for (const char* entry : {"Edit Cell", "Paste", "Fill Selection…", "Clear"})
        QVERIFY(changes().contains(QString(entry)));
    m_table->changes().setEdits(nullptr);
    QVERIFY(!changes().contains("Paste"));
}

const Registered<TestTableEditing, QApplication> registered;

} // namespace bloscope::tst_table_editing

#include "tst_table_editing.moc"
