#include "ui/controls/message_bar.h"

#include "tests/support/registered_test.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

namespace bloscope::tst_message_bar {

using Severity = MessageBar::Severity;

// A bar in a narrow or wide window, and what somebody does with it.
class TestMessageBar : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void isHiddenWhileThereIsNothingToSay();
    void runsTheActionThatIsClicked();
    void replacesActionsWithTheMessage();
    void isReachedAndUsedByTheKeyboard();
    void showsTheWholeSentenceAtAnyWidth_data();
    void showsTheWholeSentenceAtAnyWidth();
    void placesActionsBesideAShortSentence();
    void anActionMayTellSomethingElse();

 private:
    QStringList buttonTexts() const;
    QPushButton* button(const QString& text) const;

    std::unique_ptr<QWidget> m_window;
    MessageBar* m_bar = nullptr;
};

void TestMessageBar::init()
{
    m_window = std::make_unique<QWidget>();
    auto* column = new QVBoxLayout(m_window.get());
    m_bar = new MessageBar(m_window.get());
    column->addWidget(m_bar);
    column->addStretch();
    m_window->resize(900, 300);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

QStringList TestMessageBar::buttonTexts() const
{
    QStringList texts;
    for (const auto* button : m_bar->findChildren<QPushButton*>())
        if (button->isVisible())
            texts << button->text();
    return texts;
}

QPushButton* TestMessageBar::button(const QString& text) const
{
    for (auto* button : m_bar->findChildren<QPushButton*>())
        if (button->isVisible() && button->text() == text)
            return button;
    return nullptr;
}

void TestMessageBar::isHiddenWhileThereIsNothingToSay()
{
    QVERIFY(m_bar->isHidden());
    QCOMPARE(m_bar->text(), QString());
    m_bar->tell(Severity::Note, "Something.");
    QVERIFY(m_bar->isVisible());
    QCOMPARE(m_bar->text(), QString("Something."));
    QCOMPARE(m_bar->accessibleName(), QString("Something."));
    QCOMPARE(buttonTexts(), QStringList());
    QTest::mouseClick(m_bar->findChild<QToolButton*>(), Qt::LeftButton);
    QVERIFY(m_bar->isHidden());
    QCOMPARE(m_bar->text(), QString());
}

void TestMessageBar::runsTheActionThatIsClicked()
{
    QStringList ran;
    m_bar->tell(Severity::Warning, "What now?",
                {{"Reload", [&] { ran << "reload"; }}, {"Keep", [&] { ran << "keep"; }}});
    QCOMPARE(buttonTexts(), QStringList({"Reload", "Keep"}));
    QTest::mouseClick(button("Keep"), Qt::LeftButton);
    QTest::mouseClick(button("Reload"), Qt::LeftButton);
    QCOMPARE(ran, QStringList({"keep", "reload"}));
    QVERIFY(m_bar->isVisible()); // until somebody puts it away
}

void TestMessageBar::replacesActionsWithTheMessage()
{
    m_bar->tell(Severity::Warning, "One.", {{"Reload", [] {}}, {"Keep", [] {}}});
    m_bar->tell(Severity::Failure, "Two.", {{"Save As…", [] {}}});
    QCOMPARE(m_bar->text(), QString("Two."));
    QCOMPARE(buttonTexts(), QStringList({"Save As…"}));
    m_bar->tell(Severity::Note, "Three.");
    QCOMPARE(buttonTexts(), QStringList());
}

void TestMessageBar::isReachedAndUsedByTheKeyboard()
{
    int ran = 0;
    m_bar->tell(Severity::Warning, "What now?", {{"Reload", [&] { ++ran; }}, {"Keep", [] {}}});
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    button("Reload")->setFocus();
    QTest::keyClick(button("Reload"), Qt::Key_Space);
    QCOMPARE(ran, 1);
    QTest::keyClick(m_window.get(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), button("Keep"));
    QTest::keyClick(m_window.get(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), m_bar->findChild<QToolButton*>());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(m_bar->isHidden());
}

void TestMessageBar::showsTheWholeSentenceAtAnyWidth_data()
{
    QTest::addColumn<int>("width");
    QTest::newRow("wide") << 1400;
    QTest::newRow("usual") << 900;
    QTest::newRow("narrow") << 420;
}

void TestMessageBar::showsTheWholeSentenceAtAnyWidth()
{
    QFETCH(int, width);
    m_window->resize(width, 400);
    m_bar->tell(Severity::Warning,
                "The file /a/long/way/to/a/file.b2nd was changed by another program since it was "
                "read, and it holds edits here that are not saved. What shall become of them?",
                {{"Reload", [] {}}, {"Compare…", [] {}}, {"Save As…", [] {}}, {"Keep", [] {}}});
    QCoreApplication::processEvents();
    const auto labels = m_bar->findChildren<QLabel*>();
    const QLabel* text = labels.last();
    QVERIFY2(text->height() >= text->heightForWidth(text->width()),
             qPrintable(
                 QString("%1 of %2").arg(text->height()).arg(text->heightForWidth(text->width()))));
    for (const QString& name : buttonTexts())
        QVERIFY2(m_bar->rect().contains(
                     QRect(button(name)->mapTo(m_bar, QPoint()), button(name)->size())),
                 qPrintable(name));
}

void TestMessageBar::placesActionsBesideAShortSentence()
{
    m_bar->tell(Severity::Note, "Short.", {{"Reload", [] {}}});
    QCoreApplication::processEvents();
    const auto yOf = [this](const QWidget* widget) { return widget->mapTo(m_bar, QPoint()).y(); };
    const QLabel* text = m_bar->findChildren<QLabel*>().last();
    QVERIFY(yOf(button("Reload")) < yOf(text) + text->height());
    m_bar->tell(Severity::Note, QString("A long one. ").repeated(20), {{"Reload", [] {}}});
    QTRY_VERIFY(yOf(button("Reload")) >= yOf(text) + text->height());
}

void TestMessageBar::anActionMayTellSomethingElse()
{
    m_bar->tell(Severity::Failure, "It failed.",
                {{"Try Again", [this] { m_bar->tell(Severity::Note, "It went well."); }}});
    QTest::mouseClick(button("Try Again"), Qt::LeftButton);
    QCOMPARE(m_bar->text(), QString("It went well."));
    QCOMPARE(buttonTexts(), QStringList());
}

const test::Registered<TestMessageBar, QApplication> registered;

} // namespace bloscope::tst_message_bar

#include "tst_message_bar.moc"
