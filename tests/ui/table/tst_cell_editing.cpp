#include "ui/table/table_editing.h"

#include "core/filters/filter_table.h"
#include "tests/support/registered_test.h"
#include "tests/ui/table/edited_slice_table.h"
#include "ui/grid/cell_line.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QSignalSpy>

namespace bloscope::tst_cell_editing {

using namespace test;

// A cell edited in place, by keys and mouse.
class TestCellEditing : public QObject {
    Q_OBJECT

 private slots:
    void cleanup() { m_table.reset(); }

    void beginsWithTheTextSelected_data();
    void beginsWithTheTextSelected();
    void beginsWithWhatIsTyped();
    void beginsNoNumberWithALetter();
    void movesOnWhenItIsDone_data();
    void movesOnWhenItIsDone();
    void takesEveryType_data();
    void takesEveryType();
    void changesPartsOfElements();
    void saysWhatDoesNotFit();
    void givesUpWithEscape();
    void countsWhatIsTypedAsAnEdit();
    void takesWhatIsTypedWhenOneClicksElsewhere();
    void makesNoStepOfAnEqualValue();
    void tellsWhatIsStored();
    void isAsWideAsItsText();
    void followsItsCell();
    void staysAtTheSliceItBeganIn();
    void saysWhyACellCannotBeEdited();
    void saysSoBeforeTheFirstKeyWhereAChunkIsDamaged_data();
    void saysSoBeforeTheFirstKeyWhereAChunkIsDamaged();
    void takesBackWhatWasQuickerThanTheAnswer();
    void tellsWhatALossyFilterStores();
    void saysWhyNothingCanBeEdited();
    void marksEditedCells();

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

void TestCellEditing::beginsWithTheTextSelected_data()
{
    QTest::addColumn<int>("key");
    QTest::newRow("F2") << int(Qt::Key_F2);
    QTest::newRow("Return") << int(Qt::Key_Return);
    QTest::newRow("double click") << 0;
}

void TestCellEditing::beginsWithTheTextSelected()
{
    QFETCH(const int, key);
    openNumbers();
    m_table->view().goTo({1, 2});
    if (key != 0)
        m_table->press(static_cast<Qt::Key>(key));
    else
        QTest::mouseDClick(m_table->grid().viewport(), Qt::LeftButton, {},
                           m_table->placeOf({1, 2}).center());
    QVERIFY(m_table->line());
    QVERIFY(m_table->line()->hasFocus());
    QCOMPARE(m_table->line()->selectedText(), QString("6"));
    QCOMPARE(m_table->line()->accessibleName(), QString("Value of [1, 2]"));
    m_table->type("-60");
    m_table->press(Qt::Key_Return);
    QVERIFY(!m_table->line());
    QCOMPARE(m_table->values(), QString("0 1 2 3/4 5 -60 7/8 9 10 11"));
    QCOMPARE(m_table->steps(), QStringList("Edit Cell"));
    QTRY_COMPARE(m_table->shownAt({1, 2}), QString("-60"));
}

void TestCellEditing::beginsWithWhatIsTyped()
{
    openNumbers();
    m_table->view().goTo({0, 0});
    m_table->press(Qt::Key_4);
    m_table->press(Qt::Key_2);
    QCOMPARE(m_table->line()->text(), QString("42"));
    m_table->press(Qt::Key_Return);
    m_table->press(Qt::Key_Minus); // of the next one
    m_table->press(Qt::Key_1);
    m_table->press(Qt::Key_Return);
    m_table->press(Qt::Key_F2); // before its text is there again
    QTRY_VERIFY(m_table->line());
    QCOMPARE(m_table->line()->selectedText(), QString("8"));
    m_table->press(Qt::Key_Escape);
    QCOMPARE(m_table->values(), QString("42 1 2 3/-1 5 6 7/8 9 10 11"));
    QCOMPARE(m_table->steps().size(), 2);
}

void TestCellEditing::beginsNoNumberWithALetter()
{
    openNumbers();
    m_table->view().goTo({0, 0});
    m_table->press(Qt::Key_X);
    QVERIFY(!m_table->line());
}

void TestCellEditing::movesOnWhenItIsDone_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("modifiers");
    QTest::addColumn<QList<int>>("to");
    QTest::newRow("Return") << int(Qt::Key_Return) << 0 << QList<int>{2, 1};
    QTest::newRow("Enter") << int(Qt::Key_Enter) << int(Qt::KeypadModifier) << QList<int>{2, 1};
    QTest::newRow("Shift+Return") << int(Qt::Key_Return) << int(Qt::ShiftModifier)
                                  << QList<int>{0, 1};
    QTest::newRow("Tab") << int(Qt::Key_Tab) << 0 << QList<int>{1, 2};
    QTest::newRow("Shift+Tab") << int(Qt::Key_Backtab) << int(Qt::ShiftModifier)
                               << QList<int>{1, 0};
    QTest::newRow("Up") << int(Qt::Key_Up) << 0 << QList<int>{0, 1};
    QTest::newRow("Down") << int(Qt::Key_Down) << 0 << QList<int>{2, 1};
}

void TestCellEditing::movesOnWhenItIsDone()
{
    QFETCH(const int, key);
    QFETCH(const int, modifiers);
    QFETCH(const QList<int>, to);
    openNumbers();
    m_table->view().goTo({1, 1});
    m_table->press(Qt::Key_7);
    m_table->press(static_cast<Qt::Key>(key), Qt::KeyboardModifiers(modifiers));
    QVERIFY(!m_table->line());
    QVERIFY(m_table->grid().hasFocus());
    QCOMPARE(m_table->view().selection().current(), (CellPosition{to[0], to[1]}));
    QCOMPARE(m_table->values(), QString("0 1 2 3/4 7 6 7/8 9 10 11"));
}

void TestCellEditing::takesEveryType_data()
{
    QTest::addColumn<QByteArray>("dtype");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("shown");
    const auto row = [](const char* dtype, const char* typed, const char* shown) {
        QTest::newRow(dtype) << QByteArray(dtype) << QString(typed) << QString(shown);
    };
    row("?", "true", "True");
    row(">i8", "-9223372036854775808", "-9223372036854775808");
    row("|u1", "0xff", "255");
    row("<f2", "1e-3", "0.001");
    row("<f8", "nan", "nan");
    row("<f16", "0.1", "0.1");
    row("<c8", "1+2j", "(1+2j)");
    row("|S4", "b'a\\x01'", "b'a\\x01'");
    row("|S5", "abc", "abc");
    row("|S6", "b'b\\'\\''", "b\"b''\"");
    row("<U4", " a b", " a b");
    row("<M8[D]", "2024-02-29", "2024-02-29");
    row("<M8[ns]", "NaT", "NaT");
    row("<m8[h]", "5", "5 hours");
    row("|V3", "0x010203", "0x010203");
}

void TestCellEditing::takesEveryType()
{
    QFETCH(const QByteArray, dtype);
    QFETCH(const QString, typed);
    const DType type = *parseDType(dtype.toStdString(), {});
    ByteBuffer elements(2 * type.itemsize);
    std::ranges::fill(elements, type.kind == DTypeKind::Text ? std::byte{0} : std::byte{1});
    if (type.kind == DTypeKind::Text)
        for (std::size_t i = 0; i < elements.size(); i += 4)
            elements[i] = std::byte{'x'};
    open(arrayFrame({2}, dtype.toStdString(), elements));
    const QString other = m_table->shownAt({1, 0});
    m_table->edit({0, 0}, typed);
    QTEST(m_table->values().section('/', 0, 0), "shown");
    QCOMPARE(m_table->values().section('/', 1), other);
    m_table->edits().undo();
    QCOMPARE(m_table->values(), other + '/' + other);
}

void TestCellEditing::changesPartsOfElements()
{
    ByteBuffer elements(3 * 6);
    open(arrayFrame({3}, "[('a', 'u1'), ('b', '<f4'), ('c', 'S1')]", elements));
    QCOMPARE(m_table->values(), QString("0 0.0 /0 0.0 /0 0.0 "));
    m_table->edit({1, 1}, "2.5");
    m_table->edit({2, 2}, "x");
    QCOMPARE(m_table->values(), QString("0 0.0 /0 2.5 /0 0.0 x"));
}

void TestCellEditing::saysWhatDoesNotFit()
{
    openNumbers();
    m_table->view().goTo({0, 0});
    m_table->press(Qt::Key_9);
    m_table->type("99999");
    const QString problem = m_table->line()->problem();
    QCOMPARE(problem, QString("\"999999\" is not a whole number from -32768 to 32767"));
    QCOMPARE(m_table->line()->accessibleDescription(), problem);
    m_table->press(Qt::Key_Return);
    QVERIFY(m_table->line()); // stays
    m_table->press(Qt::Key_Backspace);
    m_table->press(Qt::Key_Backspace);
    QCOMPARE(m_table->line()->problem(), QString());
    m_table->press(Qt::Key_Return);
    QCOMPARE(m_table->values(), QString("9999 1 2 3/4 5 6 7/8 9 10 11"));
}

void TestCellEditing::givesUpWithEscape()
{
    openNumbers();
    m_table->view().goTo({0, 0});
    m_table->press(Qt::Key_9);
    m_table->press(Qt::Key_Escape);
    QVERIFY(!m_table->line());
    QVERIFY(m_table->grid().hasFocus());
    QVERIFY(m_table->steps().isEmpty());
    QCOMPARE(m_table->view().selection().current(), (CellPosition{0, 0}));
}

void TestCellEditing::countsWhatIsTypedAsAnEdit()
{
    openNumbers();
    m_table->view().goTo({0, 0});
    m_table->press(Qt::Key_4);
    QVERIFY(!m_table->edits().isClean());
    m_table->press(Qt::Key_Escape);
    QVERIFY(m_table->edits().isClean());
    m_table->press(Qt::Key_4);
    bool isWhole = false; // whoever saves waits for this
    m_table->edits().whenSettled(&m_table->view(), [&](bool whole) { isWhole = whole; });
    QTRY_VERIFY(isWhole);
    QVERIFY(!m_table->line());
    QCOMPARE(m_table->values(), QString("4 1 2 3/4 5 6 7/8 9 10 11"));
    QVERIFY(!m_table->edits().isClean());
}

void TestCellEditing::takesWhatIsTypedWhenOneClicksElsewhere()
{
    openNumbers();
    m_table->view().goTo({0, 0});
    m_table->press(Qt::Key_9);
    QTest::mouseClick(m_table->grid().viewport(), Qt::LeftButton, {},
                      m_table->placeOf({2, 2}).center());
    m_table->grid().setFocus(Qt::MouseFocusReason);
    QVERIFY(!m_table->line());
    QCOMPARE(m_table->values(), QString("9 1 2 3/4 5 6 7/8 9 10 11"));
    m_table->view().goTo({0, 1});
    m_table->press(Qt::Key_Minus); // which is no number
    m_table->grid().setFocus(Qt::MouseFocusReason);
    QVERIFY(!m_table->line());
    QCOMPARE(m_table->notice(), QString("Not accepted: \"-\" is not a whole number."));
    QCOMPARE(m_table->steps().size(), 1);
}

void TestCellEditing::makesNoStepOfAnEqualValue()
{
    open(arrayFrame({2}, "<f4", elementsOf<float>({0.5f, 2})));
    for (const char* text : {"0.5", "+0.50", "5e-1"})
        m_table->edit({0, 0}, text);
    QCOMPARE(m_table->values(), QString("0.5/2.0"));
    QVERIFY(m_table->steps().isEmpty());
    QVERIFY(m_table->edits().isClean());
    m_table->edit({0, 0}, "2");
    m_table->edit({0, 0}, "0.5");
    QCOMPARE(m_table->values(), QString("0.5/2.0"));
    QCOMPARE(m_table->steps().size(), 2);
}

void TestCellEditing::tellsWhatIsStored()
{
    open(arrayFrame({2}, "<f2", ByteBuffer(4)));
    m_table->edit({0, 0}, "0.12345678");
    QCOMPARE(m_table->values(), QString("0.1235/0.0"));
    QCOMPARE(m_table->notice(), QString("Stored as 0.1235."));
    m_table->forgetNotice();
    m_table->edit({0, 0}, "1e1");
    QCOMPARE(m_table->values(), QString("10.0/0.0"));
    QCOMPARE(m_table->notice(), QString());
    QCOMPARE(roundedText("0.1", *parseDType("<f4", {})), std::nullopt);
    QCOMPARE(roundedText("0.1+1e-60j", *parseDType("<c8", {})).value_or(""), "(0.1+0j)");
    QCOMPARE(roundedText("16777217", *parseDType("<f4", {})).value_or(""), "16777216.0");
}

void TestCellEditing::isAsWideAsItsText()
{
    open(arrayFrame({2, 2}, "<U40", ByteBuffer(640)));
    m_table->view().goTo({0, 1});
    m_table->press(Qt::Key_A);
    const int before = m_table->line()->width();
    m_table->type(QString(39, 'm'));
    QVERIFY(m_table->line()->width() > before);
    QVERIFY(m_table->grid().viewport()->rect().contains(m_table->line()->geometry()));
    m_table->grid().horizontalHeader()->resizeSection(0, 560);
    QVERIFY(m_table->grid().viewport()->rect().contains(
        m_table->line()->geometry())); // to the left then
}

void TestCellEditing::followsItsCell()
{
    open(arrayFrame({1000, 2}, {1000, 2}, {1000, 2}, "<i2", counted<std::int16_t>(2000)));
    m_table->view().goTo({3, 0});
    m_table->press(Qt::Key_7);
    const int top = m_table->line()->y();
    m_table->grid().verticalScrollBar()->setValue(1);
    QVERIFY(m_table->line()->y() < top);
    m_table->grid().verticalScrollBar()->setValue(
        100); // out of sight: as if one had clicked elsewhere
    QVERIFY(!m_table->line());
    QVERIFY(m_table->values().contains("/7 7/8 9/"));
}

void TestCellEditing::staysAtTheSliceItBeganIn()
{
    open(arrayFrame({2, 3}, "<i2", counted<std::int16_t>(6)));
    m_table->frame().show("0");
    QTRY_COMPARE(m_table->shownAt({1, 0}), QString("1"));
    m_table->view().goTo({1, 0});
    m_table->press(Qt::Key_9);
    m_table->frame().show("1");
    QVERIFY(!m_table->line());
    m_table->frame().show("");
    QCOMPARE(m_table->values(), QString("0 9 2/3 4 5"));
}

void TestCellEditing::saysWhyACellCannotBeEdited()
{
    ByteBuffer frame = arrayFrame({4, 400}, {2, 400}, {2, 400}, "<i4", counted<std::int32_t>(1600));
    damageBlock(frame, 1);
    open(std::move(frame));
    m_table->view().goTo({2, 0});
    QTRY_VERIFY(!m_table->shownAt({2, 0}).isEmpty());
    m_table->press(Qt::Key_F2);
    QVERIFY(!m_table->line());
    QVERIFY2(m_table->notice().startsWith("This cell cannot be shown: chunk 1: "),
             qPrintable(m_table->notice()));
    m_table->select({1, 0, 2, 2});
    m_table->press(Qt::Key_Delete);
    m_table->values();
    QVERIFY2(m_table->failure().startsWith(
                 "Clear: nothing was changed: [2, 0] cannot be edited: chunk 1"),
             qPrintable(m_table->failure()));
    QVERIFY(m_table->edits().isClean());
}

namespace {

// Of two chunks of two blocks, of which the last block is damaged.
ByteBuffer halfDamaged()
{
    ByteBuffer frame = arrayFrame({4, 400}, {2, 400}, {2, 200}, "<i4", counted<std::int32_t>(1600));
    damageBlock(frame, 1, 1);
    return frame;
}

} // namespace

void TestCellEditing::saysSoBeforeTheFirstKeyWhereAChunkIsDamaged_data()
{
    QTest::addColumn<int>("key");
    QTest::newRow("F2") << int(Qt::Key_F2);
    QTest::newRow("a digit") << int(Qt::Key_5);
}

// A cell of it can be read, but not its chunk written; those of the others can.
void TestCellEditing::saysSoBeforeTheFirstKeyWhereAChunkIsDamaged()
{
    QFETCH(const int, key);
    open(halfDamaged());
    QSignalSpy checked(&m_table->changes(), &ValueChanges::cellChecked);
    m_table->view().goTo({2, 0});
    QVERIFY(m_table->waitUntilShown({2, 0}));
    QCOMPARE(m_table->shownAt({2, 0}), QString("800"));
    QTRY_VERIFY(!checked.isEmpty());
    m_table->press(static_cast<Qt::Key>(key));
    QVERIFY(!m_table->line());
    QVERIFY2(m_table->notice().startsWith("Values cannot be edited here: chunk 1: "),
             qPrintable(m_table->notice()));
    m_table->edit({1, 0}, "-7");
    m_table->values();
    QCOMPARE(m_table->steps(), QStringList("Edit Cell"));
}

void TestCellEditing::takesBackWhatWasQuickerThanTheAnswer()
{
    open(halfDamaged());
    m_table->view().goTo({2, 0});
    m_table->press(Qt::Key_5); // nothing is known yet
    QTRY_VERIFY2(m_table->notice().startsWith("Values cannot be edited here: chunk 1: "),
                 qPrintable(m_table->notice()));
    QVERIFY(!m_table->line());
    QVERIFY(m_table->edits().isClean());
}

// Eight bits of the fraction are kept.
void TestCellEditing::tellsWhatALossyFilterStores()
{
    FrameOptions options;
    options.filters = {truncPrecFilter, 0, 0, 0, 0, shuffleFilter};
    options.filtersMeta = {8};
    std::vector<float> cells(2000); // as many as are worth to be compressed
    for (std::size_t i = 0; i < cells.size(); ++i)
        cells[i] = static_cast<float>(i % 7);
    open(arrayFrame({1000, 2}, "<f4", std::as_bytes(std::span(cells)), options));
    m_table->edit({1, 1}, "12.51");
    m_table->values();
    QTRY_COMPARE(m_table->notice(), QString("Stored as 12.5."));
    m_table->forgetNotice();
    m_table->edit({1, 1}, "12.25"); // which it keeps
    m_table->values();
    QCOMPARE(m_table->notice(), QString());
}

void TestCellEditing::saysWhyNothingCanBeEdited()
{
    openNumbers();
    m_table->changes().setEdits(nullptr);
    m_table->view().goTo({0, 0});
    for (const Qt::Key key : {Qt::Key_F2, Qt::Key_5, Qt::Key_Delete}) {
        m_table->forgetNotice();
        m_table->press(key);
        QVERIFY(!m_table->line());
        QCOMPARE(m_table->notice(), m_table->changes().editObstacle());
    }
}

void TestCellEditing::marksEditedCells()
{
    openNumbers();
    const auto inFile = [this] {
        return m_table->model().indexOf({1, 2}).data(SliceTableModel::InFileRole);
    };
    QVERIFY(inFile().isNull());
    m_table->edit({1, 2}, "60");
    QTRY_COMPARE(inFile().toString(), QString("6"));
    QCOMPARE(m_table->model().indexOf({1, 2}).data(Qt::ToolTipRole).toString(),
             QString("Edited; was 6 in the file"));
    QCOMPARE(m_table->model().indexOf({1, 2}).data(Qt::AccessibleDescriptionRole).toString(),
             QString("Edited; was 6 in the file"));
    QVERIFY(m_table->model().indexOf({1, 1}).data(SliceTableModel::InFileRole).isNull());
    const QRect cell = m_table->placeOf({1, 2});
    const QImage image = m_table->grid().viewport()->grab().toImage();
    const auto corner = [&](CellPosition at) {
        const QRect place = m_table->placeOf(at);
        return image.pixelColor(place.topRight() + QPoint(-1, 1));
    };
    QVERIFY(cell.isValid());
    QVERIFY(corner({1, 2}) != corner({1, 1}));
    m_table->edits().undo();
    QTRY_VERIFY(inFile().isNull());
}

const Registered<TestCellEditing, QApplication> registered;

} // namespace bloscope::tst_cell_editing

#include "tst_cell_editing.moc"
