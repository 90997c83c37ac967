#include "ui/value/json_edit.h"

#include "tests/support/registered_test.h"

#include <QApplication>
#include <QTest>
#include <QTextBlock>

namespace bloscope::tst_json_text_edit {

class TestJsonTextEdit : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_edit = std::make_unique<JsonTextEdit>();
        m_edit->resize(400, 300);
        m_edit->show();
    }

    void insertsSpacesForTab();
    void keepsTheIndentation_data();
    void keepsTheIndentation();
    void leavesRoomForLineNumbers();
    void drawsLineNumbersInColoursOfText();
    void underlinesAProblem_data();
    void underlinesAProblem();
    void marksBracketsAtTheCaret();
    void changesNothingWhenItIsReadOnly();

 private:
    QStringList marked() const
    {
        QStringList texts;
        for (const auto& mark : m_edit->extraSelections())
            texts << mark.cursor.selectedText();
        return texts;
    }

    std::unique_ptr<JsonTextEdit> m_edit;
};

void TestJsonTextEdit::insertsSpacesForTab()
{
    QTest::keyClick(m_edit.get(), Qt::Key_Tab);
    QTest::keyClicks(m_edit.get(), "1");
    QCOMPARE(m_edit->toPlainText(), QString("  1"));
}

void TestJsonTextEdit::keepsTheIndentation_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("text");
    QTest::newRow("none") << "1"
                          << "1\n2";
    QTest::newRow("some") << "   1,"
                          << "   1,\n   2";
    QTest::newRow("behind a bracket") << " ["
                                      << " [\n   2";
}

void TestJsonTextEdit::keepsTheIndentation()
{
    QFETCH(QString, typed);
    QFETCH(QString, text);
    QTest::keyClicks(m_edit.get(), typed);
    QTest::keyClick(m_edit.get(), Qt::Key_Return);
    QTest::keyClicks(m_edit.get(), "2");
    QCOMPARE(m_edit->toPlainText(), text);
}

void TestJsonTextEdit::leavesRoomForLineNumbers()
{
    const int few = m_edit->numbersWidth();
    QCOMPARE(m_edit->viewport()->x(), m_edit->contentsRect().x() + few);
    m_edit->setPlainText(QString(1000, '\n'));
    QVERIFY(m_edit->numbersWidth() > few);
    QCOMPARE(m_edit->viewport()->x(), m_edit->contentsRect().x() + m_edit->numbersWidth());
}

// "Window" is the colour of edges in a field of the program's own themes.
void TestJsonTextEdit::drawsLineNumbersInColoursOfText()
{
    QPalette dark = m_edit->palette();
    dark.setColor(QPalette::Window, Qt::lightGray);
    dark.setColor(QPalette::WindowText, Qt::white);
    dark.setColor(QPalette::AlternateBase, QColor(40, 40, 40));
    m_edit->setPalette(dark);
    m_edit->show();
    const QPoint corner = m_edit->contentsRect().topLeft() + QPoint(1, 1);
    QCOMPARE(m_edit->grab().toImage().pixelColor(corner), QColor(40, 40, 40));
}

void TestJsonTextEdit::underlinesAProblem_data()
{
    QTest::addColumn<int>("position");
    QTest::addColumn<QStringList>("marked");
    QTest::newRow("in a line") << 2 << QStringList{"x"};
    QTest::newRow("end of a line") << 3 << QStringList{"x"};
    QTest::newRow("end of the text") << 7 << QStringList{"y"};
    QTest::newRow("far behind") << 100 << QStringList{"y"};
    QTest::newRow("none") << -1 << QStringList();
}

void TestJsonTextEdit::underlinesAProblem()
{
    QFETCH(int, position);
    QFETCH(QStringList, marked);
    m_edit->setPlainText("12x\n45y");
    m_edit->markProblem(position);
    QCOMPARE(this->marked(), marked);
}

void TestJsonTextEdit::marksBracketsAtTheCaret()
{
    m_edit->setPlainText("[1, {}]");
    QCOMPARE(marked(), (QStringList{"[", "]"}));
    QTest::keyClick(m_edit.get(), Qt::Key_Right);
    QCOMPARE(marked(), (QStringList{"[", "]"}));
    QTest::keyClick(m_edit.get(), Qt::Key_Right);
    QCOMPARE(marked(), QStringList());
    QTest::keyClick(m_edit.get(), Qt::Key_End);
    QCOMPARE(marked(), (QStringList{"]", "["}));
}

void TestJsonTextEdit::changesNothingWhenItIsReadOnly()
{
    m_edit->setPlainText("[]");
    m_edit->setReadOnly(true);
    QTest::keyClick(m_edit.get(), Qt::Key_Tab);
    QTest::keyClick(m_edit.get(), Qt::Key_Return);
    QTest::keyClicks(m_edit.get(), "1");
    QCOMPARE(m_edit->toPlainText(), QString("[]"));
}

const test::Registered<TestJsonTextEdit, QApplication> registered;

} // namespace bloscope::tst_json_text_edit

#include "tst_json_text_edit.moc"
