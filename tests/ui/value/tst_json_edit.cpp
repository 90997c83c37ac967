#include "ui/value/json_edit.h"

#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace bloscope::tst_json_edit {

using namespace test::literals;

class TestJsonEdit : public QObject {
    Q_OBJECT

 private slots:
    void init();

    void checksWhileOneTypes();
    void saysLineAndColumnOfWhatIsWrong();
    void keepsTheFormsOfTheValueBefore();
    void checksLongTextsElsewhere();
    void showsLongTextsPieceByPiece();
    void formatsAsOneStepThatCanBeUndone();
    void cannotFormatWhatIsWrong();
    void showsOnlyWhenItIsReadOnly();

 private:
    void open(const QString& text, ByteBuffer before)
    {
        m_edit->setText(text, std::make_shared<const ByteBuffer>(std::move(before)));
    }
    JsonTextEdit& field() const { return *m_edit->findChild<JsonTextEdit*>(); }
    QPushButton& formatButton() const { return *m_edit->findChild<QPushButton*>(); }
    QString problem() const { return m_edit->findChild<QLabel*>()->text(); }

    std::unique_ptr<Scheduler> m_scheduler;
    std::unique_ptr<JsonEdit> m_edit;
};

void TestJsonEdit::init()
{
    m_edit.reset();
    m_scheduler = std::make_unique<Scheduler>();
    m_edit = std::make_unique<JsonEdit>(*m_scheduler);
    m_edit->show();
}

void TestJsonEdit::checksWhileOneTypes()
{
    open("", {});
    QSignalSpy finished(m_edit.get(), &JsonEdit::checkFinished);
    QTest::keyClicks(&field(), "[1, true");
    QCOMPARE(finished.count(), 8);
    QVERIFY(!m_edit->checked().value);
    QTest::keyClicks(&field(), "]");
    QVERIFY(!m_edit->isChecking());
    QCOMPARE(*m_edit->checked().value, "92 01 c3"_hex);
    QVERIFY(problem().isEmpty());
}

void TestJsonEdit::saysLineAndColumnOfWhatIsWrong()
{
    open("{\n  \"a\": 1,\n  \"a\": 2\n}", {});
    QCOMPARE(problem(), QString("line 3, column 5: the key \"a\" occurs twice; write such a map as "
                                "{\"$map\": [[key, value], ...]}"));
    QCOMPARE(field().problemPosition(), 16);
    QCOMPARE(field().accessibleDescription(), problem());
    field().selectAll();
    QTest::keyClicks(&field(), "1");
    QCOMPARE(problem(), QString());
    QCOMPARE(field().problemPosition(), -1);
}

void TestJsonEdit::keepsTheFormsOfTheValueBefore()
{
    open("[5, \"x\"]", "dc 0002 d1 0005 d9 01 78"_hex);
    QCOMPARE(*m_edit->checked().value, "dc 0002 d1 0005 d9 01 78"_hex);
    field().setPlainText("[6, \"yz\"]");
    QCOMPARE(*m_edit->checked().value, "dc 0002 d1 0006 d9 02 797a"_hex);
}

void TestJsonEdit::checksLongTextsElsewhere()
{
    QString text = "[0";
    for (int i = 1; i < 10'000; ++i)
        text += ",\n" + QString::number(i % 100);
    open(text, {});
    QVERIFY(m_edit->isChecking());
    QTRY_VERIFY(!m_edit->isChecking());
    QVERIFY2(problem().startsWith("line 10000, column "), qPrintable(problem()));
    field().moveCursor(QTextCursor::End);
    QTest::keyClicks(&field(), "]");
    QVERIFY(m_edit->isChecking());
    QVERIFY(!m_edit->checked().value); // still that of the text before
    QTRY_VERIFY(m_edit->checked().value);
    QCOMPARE(m_edit->checked().value->size(), 10'003u);
}

void TestJsonEdit::showsLongTextsPieceByPiece()
{
    QString text = "[0";
    for (int i = 1; i < 20'000; ++i)
        text += ",\n" + QString::number(i % 100);
    text += "]";
    open(text, {});
    QVERIFY(m_edit->text().size() < text.size());
    QTest::keyClicks(&field(), "x"); // cannot be edited yet
    QTRY_VERIFY(!m_edit->isChecking());
    QCOMPARE(m_edit->text(), text);
    QCOMPARE(m_edit->checked().value->size(), 20'003u);
    QCOMPARE(field().viewport()->x(), field().contentsRect().x() + field().numbersWidth());
    QTest::keyClicks(&field(), " ");
    QCOMPARE(m_edit->text(), ' ' + text);
    open("1", {}); // the newest text wins
    QCOMPARE(m_edit->text(), QString("1"));
    QCOMPARE(*m_edit->checked().value, "01"_hex);
}

void TestJsonEdit::formatsAsOneStepThatCanBeUndone()
{
    open("{\"a\":[1,2]}", {});
    QTest::mouseClick(&formatButton(), Qt::LeftButton);
    QTRY_COMPARE(m_edit->text(), QString("{\n  \"a\": [\n    1,\n    2\n  ]\n}"));
    QCOMPARE(*m_edit->checked().value, "81 a161 92 01 02"_hex);
    QTest::keyClick(&field(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_edit->text(), QString("{\"a\":[1,2]}"));
}

void TestJsonEdit::cannotFormatWhatIsWrong()
{
    open("[1", {});
    QVERIFY(!formatButton().isEnabled());
    QTest::keyClick(&field(), Qt::Key_End);
    QTest::keyClicks(&field(), "]");
    QVERIFY(formatButton().isEnabled());
}

void TestJsonEdit::showsOnlyWhenItIsReadOnly()
{
    open("[1]", {});
    m_edit->setReadOnly(true);
    QTest::keyClicks(&field(), "2");
    QCOMPARE(m_edit->text(), QString("[1]"));
    QVERIFY(!formatButton().isVisible());
}

const test::Registered<TestJsonEdit, QApplication> registered;

} // namespace bloscope::tst_json_edit

#include "tst_json_edit.moc"
