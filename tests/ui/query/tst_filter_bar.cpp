#include "ui/query/filter_bar.h"

#include "tests/support/registered_test.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

namespace bloscope::tst_filter_bar {

TableColumn column(std::string name, std::string kind)
{
    TableColumn column;
    column.name = std::move(name);
    column.kind = std::move(kind);
    return column;
}

class TestFilterBar : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_bar = std::make_unique<FilterBar>(
            std::vector{column("price", "float64"), column("tree", "dictionary")});
        m_bar->resize(800, 100);
        m_bar->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_bar.get()));
    }

    void appliesWhatIsTyped()
    {
        const QSignalSpy applied(m_bar.get(), &FilterBar::applied);
        type("price > 1 and tree == \"fir\"");
        QCOMPARE(applied.size(), 0);
        QTest::keyClick(line(), Qt::Key_Return);
        QCOMPARE(applied.size(), 1);
        QCOMPARE(applied[0][0].toString(), QString("price > 1 and tree == \"fir\""));
        QCOMPARE(chips(), QStringList({"price > 1", "tree == \"fir\""}));
    }

    void saysWhatIsWrongWhileItIsTyped()
    {
        const QSignalSpy applied(m_bar.get(), &FilterBar::applied);
        type("prize > 1");
        QCOMPARE(m_bar->mistake(), QString("There is no column named prize; did you mean price?"));
        QTest::keyClick(line(), Qt::Key_Return);
        QCOMPARE(applied.size(), 0);
        QTest::keyClick(line(), Qt::Key_Escape);
        QCOMPARE(m_bar->mistake(), QString());
        QCOMPARE(line()->text(), QString());
    }

    void removesConditionsByTheirChips()
    {
        m_bar->setCondition("price > 1 and tree == \"fir\" and price < 9");
        const QSignalSpy applied(m_bar.get(), &FilterBar::applied);
        button("Remove condition tree == \"fir\"")->click();
        QTRY_COMPARE(applied.size(), 1);
        QCOMPARE(applied[0][0].toString(), QString("price > 1 and price < 9"));
        QCOMPARE(line()->text(), QString("price > 1 and price < 9"));
        QCOMPARE(chips(), QStringList({"price > 1", "price < 9"}));
    }

    void editsAConditionInTheLine()
    {
        m_bar->setCondition("price > 1 and tree == \"fir\"");
        button("Edit condition tree == \"fir\"")->click();
        QCOMPARE(line()->selectedText(), QString("tree == \"fir\""));
    }

    void escapeLeadsBackAndThenToAllRows()
    {
        m_bar->setCondition("price > 1");
        const QSignalSpy applied(m_bar.get(), &FilterBar::applied);
        const QSignalSpy left(m_bar.get(), &FilterBar::left);
        type("price > 17");
        QTest::keyClick(line(), Qt::Key_Escape);
        QCOMPARE(line()->text(), QString("price > 1"));
        QCOMPARE(applied.size(), 0);
        QTest::keyClick(line(), Qt::Key_Escape);
        QCOMPARE(applied.size(), 1);
        QCOMPARE(applied[0][0].toString(), QString());
        QTest::keyClick(line(), Qt::Key_Escape);
        QCOMPARE(left.size(), 1);
    }

    void completesTheWordAtTheCursor()
    {
        type("price > 1 and tr");
        auto* completer = m_bar->findChild<QCompleter*>();
        QCOMPARE(completer->currentCompletion(), QString("tree"));
        emit completer->activated(QString("tree"));
        QCOMPARE(line()->text(), QString("price > 1 and tree"));
    }

    void completesByKeys()
    {
        type("pr");
        auto* popup = m_bar->findChild<QCompleter*>()->popup();
        QVERIFY(popup->isVisible());
        QTest::keyClick(popup, Qt::Key_Tab);
        QCOMPARE(line()->text(), QString("price"));
        QVERIFY(!popup->isVisible());
        type("price > 1 and tr");
        QTest::keyClick(popup, Qt::Key_Escape);
        QVERIFY(!popup->isVisible());
        QCOMPARE(line()->text(), QString("price > 1 and tr"));
    }

    void completesValuesInTexts()
    {
        const QSignalSpy wanted(m_bar.get(), &FilterBar::valuesWanted);
        auto* popup = m_bar->findChild<QCompleter*>()->popup();
        type("price > 1 and tree == \"f");
        QVERIFY(!popup->isVisible());
        QCOMPARE(wanted.last()[0].value<std::size_t>(), std::size_t(1));
        QCOMPARE(wanted.last()[1].toString(), QString("f"));
        m_bar->offerValues(1, "fi", {"fir"}); // of before
        QVERIFY(!popup->isVisible());
        m_bar->offerValues(1, "f", {"fig", "fir"});
        QVERIFY(popup->isVisible());
        QTest::keyClick(popup, Qt::Key_Down);
        QTest::keyClick(popup, Qt::Key_Return);
        QVERIFY2(line()->text().startsWith("price > 1 and tree == \"fi"),
                 qPrintable(line()->text()));
        QVERIFY(line()->text().endsWith('"'));
    }

    void canBeCancelledWhileItRuns()
    {
        const QSignalSpy cancelled(m_bar.get(), &FilterBar::cancelled);
        QVERIFY(!labelled("Cancel")->isVisible());
        m_bar->setRunning(true);
        QVERIFY(labelled("Cancel")->isVisible());
        labelled("Cancel")->click();
        QCOMPARE(cancelled.size(), 1);
    }

    void marksAMistakeThatTheTableFound()
    {
        m_bar->setCondition("tree > 1");
        m_bar->refuse("price > 1",
                      Error(ErrorKind::Usage, "a text cannot be compared with a number", 7));
        QCOMPARE(m_bar->mistake(), QString("A text cannot be compared with a number."));
        QCOMPARE(line()->text(), QString("tree > 1"));
        QCOMPARE(chips(), QStringList{"price > 1"});
        QTest::keyClick(line(), Qt::Key_Escape);
        QCOMPARE(line()->text(), QString("price > 1"));
        QCOMPARE(m_bar->mistake(), QString());
    }

 private:
    QLineEdit* line() const { return m_bar->findChild<QLineEdit*>(); }
    void type(const QString& text)
    {
        line()->clear();
        QTest::keyClicks(line(), text);
    }
    QToolButton* button(const QString& name) const
    {
        for (QToolButton* each : m_bar->findChildren<QToolButton*>())
            if (each->accessibleName() == name)
                return each;
        qFatal("there is no button called %s", qPrintable(name));
    }
    QToolButton* labelled(const QString& text) const
    {
        for (QToolButton* each : m_bar->findChildren<QToolButton*>())
            if (each->text() == text)
                return each;
        qFatal("there is no button %s", qPrintable(text));
    }
    QStringList chips() const
    {
        QStringList texts;
        for (const QToolButton* each : m_bar->findChildren<QToolButton*>())
            if (each->accessibleName().startsWith("Edit condition "))
                texts << each->text();
        return texts;
    }

    std::unique_ptr<FilterBar> m_bar;
};

const test::Registered<TestFilterBar, QApplication> registered;

} // namespace bloscope::tst_filter_bar

#include "tst_filter_bar.moc"
