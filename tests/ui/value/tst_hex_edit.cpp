#include "ui/value/hex_edit.h"

#include "tests/support/frames.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QElapsedTimer>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

namespace bloscope::tst_hex_edit {

using namespace test;

class TestHexEdit : public QObject {
    Q_OBJECT

 private slots:
    void init() { open(counted<std::uint8_t>(40)); }

    void movesTheCaretByKeys_data();
    void movesTheCaretByKeys();
    void selectsWithShift();
    void selectsWithTheMouse_data();
    void selectsWithTheMouse();
    void overwritesDigitByDigit();
    void insertsAfterInsWasPressed();
    void typesCharactersInTheOtherColumn();
    void growsAtTheEnd();
    void removesBytes_data();
    void removesBytes();
    void typesOverASelection();
    void copiesAndPastes_data();
    void copiesAndPastes();
    void saysWhyItDoesNotPaste();
    void undoesTypingInOneStep();
    void undoesReplacingEverything();
    void changesNothingWhenItIsReadOnly();
    void tellsItsPlaceToScreenReaders();
    void showsLargeBytesAtOnce();
    void leavesTheFieldByTab();

 private:
    void open(ByteBuffer bytes)
    {
        m_edit = std::make_unique<HexEdit>();
        m_edit->setBytes(std::move(bytes));
        m_edit->resize(m_edit->sizeHint());
        m_edit->show();
        m_edit->setFocus();
    }
    void press(int key, Qt::KeyboardModifiers with = {}) const
    {
        QTest::keyClick(m_edit.get(), static_cast<Qt::Key>(key), with);
    }
    void type(const QString& text) const { QTest::keyClicks(m_edit.get(), text); }
    void paste(const QString& text)
    {
        QApplication::clipboard()->setText(text);
        press(Qt::Key_V, Qt::ControlModifier);
    }
    QPoint pointOf(int byte, HexColumn column) const
    {
        const HexLayout layout = m_edit->layoutOfRows();
        const QRect cell = layout.cell(column, byte % layout.bytesPerRow());
        return cell.center() + QPoint(0, layout.rowHeight() * (byte / layout.bytesPerRow()));
    }
    QByteArray hex() const { return QByteArray::fromStdString(hexOf(m_edit->bytes())); }

    std::unique_ptr<HexEdit> m_edit;
};

void TestHexEdit::movesTheCaretByKeys_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("key");
    QTest::addColumn<bool>("control");
    QTest::addColumn<int>("to");
    QTest::newRow("right") << 5 << int(Qt::Key_Right) << false << 6;
    QTest::newRow("right at the end") << 40 << int(Qt::Key_Right) << false << 40;
    QTest::newRow("left") << 5 << int(Qt::Key_Left) << false << 4;
    QTest::newRow("left at the beginning") << 0 << int(Qt::Key_Left) << false << 0;
    QTest::newRow("down") << 5 << int(Qt::Key_Down) << false << 21;
    QTest::newRow("down at the end") << 30 << int(Qt::Key_Down) << false << 30;
    QTest::newRow("up") << 21 << int(Qt::Key_Up) << false << 5;
    QTest::newRow("up at the beginning") << 5 << int(Qt::Key_Up) << false << 5;
    QTest::newRow("home") << 21 << int(Qt::Key_Home) << false << 16;
    QTest::newRow("end") << 21 << int(Qt::Key_End) << false << 31;
    QTest::newRow("end of the last row") << 33 << int(Qt::Key_End) << false << 40;
    QTest::newRow("control home") << 21 << int(Qt::Key_Home) << true << 0;
    QTest::newRow("control end") << 21 << int(Qt::Key_End) << true << 40;
    QTest::newRow("page down") << 3 << int(Qt::Key_PageDown) << false << 40;
    QTest::newRow("page up") << 35 << int(Qt::Key_PageUp) << false << 3;
}

void TestHexEdit::movesTheCaretByKeys()
{
    QFETCH(int, from);
    QFETCH(int, key);
    QFETCH(bool, control);
    QFETCH(int, to);
    QCOMPARE(m_edit->layoutOfRows().bytesPerRow(), 16);
    for (int i = 0; i < from; ++i)
        press(Qt::Key_Right);
    press(key, control ? Qt::ControlModifier : Qt::NoModifier);
    QCOMPARE(m_edit->caret(), std::uint64_t(to));
    QVERIFY(m_edit->selection().isEmpty());
}

void TestHexEdit::selectsWithShift()
{
    QSignalSpy moved(m_edit.get(), &HexEdit::caretMoved);
    press(Qt::Key_Right);
    press(Qt::Key_Down, Qt::ShiftModifier);
    press(Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(m_edit->selection().from, 1u);
    QCOMPARE(m_edit->selection().to, 18u);
    QCOMPARE(moved.count(), 3);
    QCOMPARE(m_edit->placeText(), QString("Byte 18 (0x12) of 40, 17 selected"));
    press(Qt::Key_End, Qt::ShiftModifier);
    QCOMPARE(m_edit->selection().to, 32u);
    press(Qt::Key_Left);
    QVERIFY(m_edit->selection().isEmpty());
    press(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(m_edit->selection().size(), 40u);
}

void TestHexEdit::selectsWithTheMouse_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    QTest::addColumn<int>("begin");
    QTest::addColumn<int>("end");
    QTest::newRow("digits") << int(HexColumn::Digits) << 3 << 20 << 3 << 21;
    QTest::newRow("digits, back") << int(HexColumn::Digits) << 20 << 3 << 3 << 21;
    QTest::newRow("characters") << int(HexColumn::Text) << 15 << 16 << 15 << 17;
    QTest::newRow("nothing") << int(HexColumn::Text) << 9 << 9 << 9 << 9;
}

void TestHexEdit::selectsWithTheMouse()
{
    QFETCH(int, column);
    QFETCH(int, from);
    QFETCH(int, to);
    QFETCH(int, begin);
    QFETCH(int, end);
    const auto where = static_cast<HexColumn>(column);
    QTest::mousePress(m_edit->viewport(), Qt::LeftButton, {}, pointOf(from, where));
    QMouseEvent move(QEvent::MouseMove, pointOf(to, where), QPointF(), Qt::NoButton, Qt::LeftButton,
                     Qt::NoModifier);
    QApplication::sendEvent(m_edit->viewport(), &move);
    QTest::mouseRelease(m_edit->viewport(), Qt::LeftButton, {}, pointOf(to, where));
    QCOMPARE(m_edit->selection().from, std::uint64_t(begin));
    QCOMPARE(m_edit->selection().to, std::uint64_t(end));
    QVERIFY(m_edit->column() == where);
}

void TestHexEdit::overwritesDigitByDigit()
{
    open("00112233"_hex);
    QSignalSpy changed(m_edit.get(), &HexEdit::changed);
    press(Qt::Key_Right);
    type("a");
    QCOMPARE(hex(), QByteArray("00a12233"));
    QCOMPARE(m_edit->caret(), 1u);
    type("Bc");
    QCOMPARE(hex(), QByteArray("00abc233"));
    type("x"); // is no digit
    QCOMPARE(hex(), QByteArray("00abc233"));
    press(Qt::Key_Right); // leaves the byte half typed
    type("d");
    QCOMPARE(hex(), QByteArray("00abc2d3"));
    QCOMPARE(changed.count(), 4);
}

void TestHexEdit::insertsAfterInsWasPressed()
{
    open("0011"_hex);
    QSignalSpy modes(m_edit.get(), &HexEdit::modeChanged);
    press(Qt::Key_Insert);
    QCOMPARE(modes.count(), 1);
    press(Qt::Key_Right);
    type("abc");
    QCOMPARE(hex(), QByteArray("00abc011"));
    press(Qt::Key_Insert);
    QVERIFY(m_edit->mode() == HexEdit::Mode::Overwrite);
}

void TestHexEdit::typesCharactersInTheOtherColumn()
{
    open("00112233"_hex);
    press(Qt::Key_Tab);
    QVERIFY(m_edit->column() == HexColumn::Text);
    type("Az ");
    QCOMPARE(hex(), QByteArray("417a2033"));
    press(Qt::Key_Insert);
    type("!");
    QCOMPARE(hex(), QByteArray("417a202133"));
    press(Qt::Key_Backtab);
    QVERIFY(m_edit->column() == HexColumn::Digits);
}

void TestHexEdit::growsAtTheEnd()
{
    open({});
    type("c0");
    QCOMPARE(hex(), QByteArray("c0"));
    type("1");
    QCOMPARE(hex(), QByteArray("c010"));
    type("2");
    QCOMPARE(hex(), QByteArray("c012"));
    QCOMPARE(m_edit->caret(), 2u);
}

void TestHexEdit::removesBytes_data()
{
    QTest::addColumn<int>("right");
    QTest::addColumn<int>("selected");
    QTest::addColumn<int>("key");
    QTest::addColumn<QByteArray>("left");
    QTest::newRow("delete") << 1 << 0 << int(Qt::Key_Delete) << QByteArray("002233");
    QTest::newRow("delete at the end") << 4 << 0 << int(Qt::Key_Delete) << QByteArray("00112233");
    QTest::newRow("backspace") << 1 << 0 << int(Qt::Key_Backspace) << QByteArray("112233");
    QTest::newRow("backspace at the beginning")
        << 0 << 0 << int(Qt::Key_Backspace) << QByteArray("00112233");
    QTest::newRow("selection") << 1 << 2 << int(Qt::Key_Delete) << QByteArray("0033");
    QTest::newRow("everything") << 0 << 4 << int(Qt::Key_Backspace) << QByteArray();
}

void TestHexEdit::removesBytes()
{
    QFETCH(int, right);
    QFETCH(int, selected);
    QFETCH(int, key);
    QFETCH(QByteArray, left);
    open("00112233"_hex);
    for (int i = 0; i < right; ++i)
        press(Qt::Key_Right);
    for (int i = 0; i < selected; ++i)
        press(Qt::Key_Right, Qt::ShiftModifier);
    press(key);
    QCOMPARE(hex(), left);
}

void TestHexEdit::typesOverASelection()
{
    open("00112233"_hex);
    m_edit->select(1, 3);
    type("ab");
    QCOMPARE(hex(), QByteArray("00ab33"));
}

void TestHexEdit::copiesAndPastes_data()
{
    QTest::addColumn<bool>("asText");
    QTest::addColumn<QString>("copied");
    QTest::newRow("digits") << false << "41 42";
    QTest::newRow("characters") << true << "AB";
}

void TestHexEdit::copiesAndPastes()
{
    QFETCH(bool, asText);
    QFETCH(QString, copied);
    open("41424344"_hex);
    if (asText)
        press(Qt::Key_Tab);
    m_edit->select(0, 2);
    press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), copied);
    press(Qt::Key_End);
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(hex(), QByteArray("414243444142"));
    press(Qt::Key_Home);
    press(Qt::Key_V, Qt::ControlModifier); // overwrites
    QCOMPARE(hex(), QByteArray("414243444142"));
    m_edit->select(0, 6);
    press(Qt::Key_X, Qt::ControlModifier);
    QCOMPARE(hex(), QByteArray());
}

void TestHexEdit::saysWhyItDoesNotPaste()
{
    open("00"_hex);
    QSignalSpy notice(m_edit.get(), &HexEdit::notice);
    paste("no digits");
    QCOMPARE(hex(), QByteArray("00"));
    QCOMPARE(notice.count(), 1);
    QVERIFY(notice.first().first().toString().startsWith("The clipboard contains no hex digits."));
    paste("0xab, 0xcd");
    QCOMPARE(hex(), QByteArray("abcd"));
}

void TestHexEdit::undoesTypingInOneStep()
{
    open("00112233"_hex);
    type("aabb");
    press(Qt::Key_Right);
    type("cc");
    QCOMPARE(hex(), QByteArray("aabb22cc"));
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(hex(), QByteArray("aabb2233"));
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(hex(), QByteArray("00112233"));
    QVERIFY(!m_edit->canUndo());
    QTest::keySequence(m_edit.get(), QKeySequence(QKeySequence::Redo));
    QCOMPARE(hex(), QByteArray("aabb2233"));
    QCOMPARE(m_edit->caret(), 2u);
}

void TestHexEdit::undoesReplacingEverything()
{
    open("0011"_hex);
    m_edit->replaceAll("aabbcc"_hex);
    QCOMPARE(hex(), QByteArray("aabbcc"));
    QCOMPARE(m_edit->caret(), 0u);
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(hex(), QByteArray("0011"));
}

void TestHexEdit::changesNothingWhenItIsReadOnly()
{
    open("00112233"_hex);
    m_edit->setReadOnly(true);
    type("ab");
    press(Qt::Key_Delete);
    press(Qt::Key_Backspace);
    paste("ff");
    m_edit->selectAll();
    press(Qt::Key_X, Qt::ControlModifier);
    QCOMPARE(hex(), QByteArray("00112233"));
    press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), QString("00 11 22 33"));
}

void TestHexEdit::tellsItsPlaceToScreenReaders()
{
    QAccessibleInterface* reader = QAccessible::queryAccessibleInterface(m_edit.get());
    QVERIFY(reader);
    QCOMPARE(reader->text(QAccessible::Name), QString("Bytes"));
    QCOMPARE(reader->text(QAccessible::Value), QString("Byte 0 (0x0) of 40"));
    press(Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(reader->text(QAccessible::Value), QString("End of 40 bytes"));
}

void TestHexEdit::showsLargeBytesAtOnce()
{
    open(ByteBuffer(std::size_t(64) << 20));
    press(Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(m_edit->caret(), std::uint64_t(64) << 20);
    QCOMPARE(m_edit->verticalScrollBar()->value(), m_edit->verticalScrollBar()->maximum());
    press(Qt::Key_Left);
    type("7f");
    QCOMPARE(m_edit->bytes().back(), std::byte(0x7f));
    QCOMPARE(m_edit->size(), std::uint64_t(64) << 20);
    QVERIFY(!m_edit->grab().isNull());
}

void TestHexEdit::leavesTheFieldByTab()
{
    QWidget window;
    auto* edit = new HexEdit(&window);
    auto* next = new HexEdit(&window);
    next->move(0, 100);
    window.show();
    edit->setFocus();
    QTRY_VERIFY(edit->hasFocus());
    QTest::keyClick(edit, Qt::Key_Tab);
    QVERIFY(edit->hasFocus());
    QTest::keyClick(edit, Qt::Key_Tab);
    QVERIFY(next->hasFocus());
    QTest::keyClick(next, Qt::Key_Backtab);
    QVERIFY(edit->hasFocus());
}

const Registered<TestHexEdit, QApplication> registered;

} // namespace bloscope::tst_hex_edit

#include "tst_hex_edit.moc"
