#include "ui/bytes/bytes_view.h"

#include "tests/support/registered_test.h"
#include "tests/ui/document/opened_frame.h"
#include "ui/bytes/mapped_hex_view.h"
#include "ui/controls/text_table.h"

#include <QApplication>
#include <QLineEdit>
#include <QSignalSpy>
#include <QToolButton>

namespace bloscope::tst_bytes_view {

using namespace test;

namespace {

// Three chunks of four blocks; the second chunk is damaged.
ByteBuffer sample()
{
    ByteBuffer frame = arrayFrame({12, 64}, {4, 64}, {1, 64}, "<i4", counted<std::int32_t>(768));
    damageChunkHeader(frame, 1);
    return frame;
}

} // namespace

class TestBytesView : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_view.reset();
        m_scheduler = std::make_unique<Scheduler>();
        m_opened = std::make_unique<OpenedFrame>(sample());
        m_focus = std::make_unique<ByteFocus>();
        m_view = std::make_unique<BytesView>(m_opened->document(), *m_scheduler, *m_focus);
        m_view->resize(1000, 500);
    }

    void namesWhatIsAtTheCaret();
    void saysWhatIsWrongWithADamagedChunk();
    void selectsWhatIsChosenElsewhere();
    void showsWhatWasChosenBefore();
    void tellsWhereSomebodyGoes();
    void saysThatAChunkHasNoBytes();
    void leadsToTheChunk();
    void goesToAByte();
    void findsTextAndBytes();
    void readsTheBytesAtTheCaretAsValues();

 private:
    MappedHexView& hex() { return m_view->hex(); }
    void show()
    {
        m_view->show();
        QTRY_VERIFY(hex().currentRange());
    }
    void type(const QString& text) // into the line that has come into sight
    {
        for (QLineEdit* line : m_view->findChildren<QLineEdit*>())
            if (line->isVisible()) {
                line->setText(text);
                QTest::keyClick(line, Qt::Key_Return);
                return;
            }
        QFAIL("there is no line");
    }

    std::unique_ptr<OpenedFrame> m_opened;
    std::unique_ptr<Scheduler> m_scheduler; // goes first and waits for work that uses the frame
    std::unique_ptr<ByteFocus> m_focus;
    std::unique_ptr<BytesView> m_view;
};

void TestBytesView::namesWhatIsAtTheCaret()
{
    show();
    hex().goTo(33);
    QTRY_COMPARE(m_view->placeText(), QString("Header › nbytes, bytes 30 to 37: 3 072"));
    hex().goTo(25);
    QTRY_COMPARE(m_view->placeText(), QString("Header › general_flags, byte 25: 18"));
}

void TestBytesView::saysWhatIsWrongWithADamagedChunk()
{
    m_focus->choose({.chunk = 1});
    show();
    hex().goTo(hex().origin() + hex().caret() + 40);
    QTRY_VERIFY2(m_view->placeText().contains(". chunk 1: "), qPrintable(m_view->placeText()));
}

void TestBytesView::selectsWhatIsChosenElsewhere()
{
    show();
    const QSignalSpy told(m_focus.get(), &ByteFocus::rangeReached);
    m_focus->choose({.chunk = -1, .offset = 30, .size = 8});
    QTRY_COMPARE(hex().selection().from, std::uint64_t(30));
    QCOMPARE(hex().selection().to, std::uint64_t(38));
    m_focus->choose({.chunk = 2});
    const std::uint64_t chunk = (*m_opened->document().frame()->chunk(2))->offset();
    QTRY_COMPARE(hex().selection().from, chunk);
    QTRY_VERIFY(m_view->placeText().startsWith("Chunk 2 › version"));
    QCOMPARE(told.size(), 0);
}

void TestBytesView::showsWhatWasChosenBefore()
{
    m_focus->choose({.chunk = -1, .offset = 39, .size = 8});
    show();
    QTRY_COMPARE(hex().selection().from, std::uint64_t(39));
}

void TestBytesView::tellsWhereSomebodyGoes()
{
    show();
    const QSignalSpy told(m_focus.get(), &ByteFocus::rangeReached);
    hex().goTo(29);
    QTest::keyClick(&hex(), Qt::Key_Right);
    QTRY_COMPARE(told.size(), 1);
    const auto range = told.front().front().value<NamedRange>();
    QCOMPARE(range.names.back(), std::string("nbytes"));
}

void TestBytesView::saysThatAChunkHasNoBytes()
{
    m_opened = std::make_unique<OpenedFrame>(
        unstoredArrayFrame({100}, {10}, {10}, "<i4", SpecialKind::Zeros));
    m_view = std::make_unique<BytesView>(m_opened->document(), *m_scheduler, *m_focus);
    const QSignalSpy notices(m_view.get(), &SliceView::notice);
    show();
    m_focus->choose({.chunk = 3});
    QTRY_COMPARE(notices.size(), 1);
}

void TestBytesView::leadsToTheChunk()
{
    m_focus->choose({.chunk = 2});
    show();
    QTRY_VERIFY(hex().currentRange()->chunk == 2);
    const QSignalSpy wanted(m_focus.get(), &ByteFocus::chunkWanted);
    QToolButton* button = nullptr;
    for (QToolButton* each : m_view->bar()->findChildren<QToolButton*>())
        if (each->text() == "Show Ch&unk")
            button = each;
    QVERIFY(button && button->isEnabled());
    button->click();
    QCOMPARE(wanted.front().front().toLongLong(), 2);
}

void TestBytesView::goesToAByte()
{
    show();
    m_view->askWhereToGo();
    type("0x1e");
    QCOMPARE(hex().caret(), std::uint64_t(30));
    m_view->askWhereToGo();
    type("+9");
    QCOMPARE(hex().caret(), std::uint64_t(39));
}

void TestBytesView::findsTextAndBytes()
{
    show();
    m_view->askWhatToFind();
    type("b2frame");
    QTRY_COMPARE(hex().selection().from, std::uint64_t(2));
    QCOMPARE(hex().selection().to, std::uint64_t(9));
    type("0xa412");
    QTRY_COMPARE(hex().selection().from, std::uint64_t(24));
    type("b2nd");
    QTRY_VERIFY(hex().selection().from > 80);
}

void TestBytesView::readsTheBytesAtTheCaretAsValues()
{
    show();
    hex().goTo(30);
    const auto* table = m_view->findChild<TextTable*>();
    QTRY_VERIFY2(table->text().contains("\t3 072"), qPrintable(table->text()));
    auto* inspector = m_view->findChild<ByteInspector*>();
    inspector->setOpen(false);
    QVERIFY(!table->isVisible());
}

const Registered<TestBytesView, QApplication> registered;

} // namespace bloscope::tst_bytes_view

#include "tst_bytes_view.moc"
