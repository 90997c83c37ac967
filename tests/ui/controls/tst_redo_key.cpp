#include "ui/controls/redo_key.h"

#include "tests/support/registered_test.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMainWindow>
#include <QPlainTextEdit>
#include <QTest>
#include <QVBoxLayout>

namespace bloscope::tst_redo_key {

namespace {

// A field of our own, which knows the keys of the desktop.
class Steps : public QWidget {
 public:
    Steps() { setFocusPolicy(Qt::StrongFocus); }

    int redone = 0;

 protected:
    bool event(QEvent* event) override
    {
        if (event->type() == QEvent::ShortcutOverride &&
            static_cast<QKeyEvent*>(event)->matches(QKeySequence::Redo)) {
            event->accept();
            return true;
        }
        return QWidget::event(event);
    }
    void keyPressEvent(QKeyEvent* event) override
    {
        redone += event->matches(QKeySequence::Redo) ? 1 : 0;
    }
};

} // namespace

// Ctrl+Y does what the keys of the desktop do, in the field that has the focus.
class TestRedoKey : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup() { m_window.reset(); }
    void redoesInALine();
    void redoesInAText();
    void redoesInAFieldOfOurOwn();
    void isLeftToTheMenuElsewhere();

 private:
    template <class Field>
    Field& add()
    {
        auto* field = new Field;
        m_window->setCentralWidget(field);
        m_window->show();
        field->setFocus();
        return *field;
    }

    std::unique_ptr<RedoKey> m_key;
    std::unique_ptr<QMainWindow> m_window;
    int m_steps = 0; // that the menu has redone
};

void TestRedoKey::init()
{
    m_key = std::make_unique<RedoKey>(*qApp);
    m_window = std::make_unique<QMainWindow>();
    m_steps = 0;
    auto* redo = new QAction(m_window.get());
    redo->setShortcut(Qt::CTRL | Qt::Key_Y);
    connect(redo, &QAction::triggered, this, [this] { ++m_steps; });
    m_window->addAction(redo);
}

void TestRedoKey::redoesInALine()
{
    auto& line = add<QLineEdit>();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QTest::keyClicks(&line, "ab");
    QTest::keyClick(&line, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(line.text(), QString());
    QTest::keyClick(&line, Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(line.text(), QString("ab"));
    QCOMPARE(m_steps, 0);
}

void TestRedoKey::redoesInAText()
{
    auto& text = add<QPlainTextEdit>();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QTest::keyClicks(&text, "ab");
    QTest::keyClick(&text, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(text.toPlainText(), QString());
    QTest::keyClick(&text, Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(text.toPlainText(), QString("ab"));
    QCOMPARE(m_steps, 0);
}

void TestRedoKey::redoesInAFieldOfOurOwn()
{
    auto& steps = add<Steps>();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QTest::keyClick(&steps, Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(steps.redone, 1);
    QCOMPARE(m_steps, 0);
}

void TestRedoKey::isLeftToTheMenuElsewhere()
{
    auto& other = add<QWidget>();
    other.setFocusPolicy(Qt::StrongFocus);
    other.setFocus();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QTest::keyClick(&other, Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(m_steps, 1);
}

const test::Registered<TestRedoKey, QApplication> registered;

} // namespace bloscope::tst_redo_key

#include "tst_redo_key.moc"
