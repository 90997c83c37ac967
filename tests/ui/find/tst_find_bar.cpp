#include "ui/find/find_bar.h"

#include "tests/support/registered_test.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

namespace bloscope::tst_find_bar {

// The questions alone: what is typed and chosen, and what is asked for by it.
class TestFindBar : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void comesWithTheFocusInTheValue();
    void asksForNextAndPrevious();
    void showsAsManyFieldsAsAreNeeded();
    void saysWhatIsNoNumber();
    void needsNoValueForStates();
    void choosesWhereToLook();
    void showsHowFarItIs();
    void canBeCancelled();
    void goesAwayWithEscape();
    void closesItsListsFirst();
    void hasRoomForWhatIsFoundFromTheBeginning();
    void looksAtTheFieldThatIsNamed();

 private:
    template <class T>
    T* named(const char* name) const
    {
        for (T* part : m_bar->findChildren<T*>())
            if (part->accessibleName() == QString(name))
                return part;
        return nullptr;
    }
    QLineEdit* value() const { return named<QLineEdit>("Value to find"); }
    QLineEdit* other() const { return named<QLineEdit>("Other end of the range to find"); }
    void choose(const char* kind) const
    {
        named<QComboBox>("Search condition")->setCurrentText(kind);
    }
    QString sentence() const { return m_bar->accessibleDescription(); }

    std::unique_ptr<FindBar> m_bar;
};

void TestFindBar::init()
{
    m_bar = std::make_unique<FindBar>(leavesOf(*parseDType("<f4", {})));
    m_bar->resize(900, 60);
    m_bar->ask();
    QVERIFY(QTest::qWaitForWindowActive(m_bar.get()));
}

void TestFindBar::comesWithTheFocusInTheValue()
{
    QTRY_VERIFY(value()->hasFocus());
    QCOMPARE(m_bar->query().kind, CellQuery::Kind::Equal);
    QVERIFY(!m_bar->criterion());
}

void TestFindBar::asksForNextAndPrevious()
{
    QSignalSpy wanted(m_bar.get(), &FindBar::wanted);
    QTest::keyClick(value(), Qt::Key_Return);
    QCOMPARE(wanted.size(), 0); // for what?
    QTest::keyClicks(value(), "2.5");
    QTest::keyClick(value(), Qt::Key_Return);
    QTest::keyClick(value(), Qt::Key_Return, Qt::ShiftModifier);
    QTest::mouseClick(named<QToolButton>("Find the next cell (F3)"), Qt::LeftButton);
    QTest::mouseClick(named<QToolButton>("Find the previous cell (Shift+F3)"), Qt::LeftButton);
    QList<ScanDirection> directions;
    for (const auto& arguments : wanted)
        directions << arguments.first().value<ScanDirection>();
    const auto next = ScanDirection::Forwards;
    const auto previous = ScanDirection::Backwards;
    QCOMPARE(directions, (QList<ScanDirection>{next, previous, next, previous}));
    QCOMPARE(m_bar->query().value, QString("2.5"));
}

void TestFindBar::showsAsManyFieldsAsAreNeeded()
{
    QVERIFY(value()->isVisible());
    QVERIFY(!other()->isVisible());
    choose("between");
    QVERIFY(other()->isVisible());
    QTest::keyClicks(value(), "1");
    QVERIFY(!m_bar->criterion());
    QTest::keyClicks(other(), "2");
    QVERIFY(m_bar->criterion());
    choose("NaN");
    QVERIFY(!value()->isVisible());
    QVERIFY(!other()->isVisible());
}

void TestFindBar::saysWhatIsNoNumber()
{
    QTest::keyClicks(value(), "1x");
    QCOMPARE(sentence(), QString("'1x' is not a number"));
    QVERIFY(!named<QToolButton>("Find the next cell (F3)")->isEnabled());
    QTest::keyClick(value(), Qt::Key_Backspace);
    QCOMPARE(sentence(), QString());
    QVERIFY(named<QToolButton>("Find the next cell (F3)")->isEnabled());
}

void TestFindBar::needsNoValueForStates()
{
    choose("damaged");
    QVERIFY(m_bar->criterion());
    QSignalSpy wanted(m_bar.get(), &FindBar::wanted);
    QTest::keyClick(named<QComboBox>("Search condition"), Qt::Key_Return);
    QCOMPARE(wanted.size(), 1);
}

void TestFindBar::choosesWhereToLook()
{
    QCOMPARE(m_bar->scope(), FindBar::Scope::Slice);
    named<QComboBox>("Search area")->setCurrentText("whole array");
    QCOMPARE(m_bar->scope(), FindBar::Scope::Array);
}

void TestFindBar::showsHowFarItIs()
{
    auto* progress = m_bar->findChild<QProgressBar*>();
    QVERIFY(!progress->isVisible());
    m_bar->showProgress(0.25, 12.5e6);
    QVERIFY(progress->isVisible());
    QCOMPARE(progress->value() * 4, progress->maximum());
    m_bar->showOutcome("Not found");
    QVERIFY(!progress->isVisible());
    QCOMPARE(sentence(), QString("Not found"));
}

void TestFindBar::canBeCancelled()
{
    QSignalSpy cancelled(m_bar.get(), &FindBar::cancelWanted);
    m_bar->showProgress(0.5, 0);
    for (auto* button : m_bar->findChildren<QToolButton*>())
        if (button->text() == "Cancel")
            QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(cancelled.size(), 1);
}

void TestFindBar::goesAwayWithEscape()
{
    QSignalSpy closed(m_bar.get(), &FindBar::closed);
    QTest::keyClicks(value(), "1");
    QTest::keyClick(value(), Qt::Key_Escape);
    QCOMPARE(closed.size(), 1);
    QVERIFY(!m_bar->isVisible());
}

void TestFindBar::closesItsListsFirst()
{
    QSignalSpy closed(m_bar.get(), &FindBar::closed);
    auto* kinds = named<QComboBox>("Search condition");
    kinds->showPopup();
    QTRY_VERIFY(kinds->view()->isVisible());
    QTest::keyClick(kinds->view(), Qt::Key_Escape);
    QTRY_VERIFY(!kinds->view()->isVisible());
    QVERIFY(m_bar->isVisible());
    QCOMPARE(closed.size(), 0);
    QTest::keyClick(kinds, Qt::Key_Escape);
    QCOMPARE(closed.size(), 1);
}

void TestFindBar::hasRoomForWhatIsFoundFromTheBeginning()
{
    const int height = m_bar->sizeHint().height();
    m_bar->showProgress(0.25, 12.5e6);
    QCOMPARE(m_bar->sizeHint().height(), height);
    m_bar->showOutcome("Found: [0, 2, 23]");
    QCOMPARE(m_bar->sizeHint().height(), height);
    m_bar->showOutcome({});
    QCOMPARE(m_bar->sizeHint().height(), height);
}

void TestFindBar::looksAtTheFieldThatIsNamed()
{
    FindBar bar(leavesOf(*parseDType("[('a', '<f4'), ('b', '<i2')]", {})));
    bar.choosePart("b");
    QCOMPARE(bar.part().path, std::string("b"));
    bar.choosePart("text"); // is no number: the last one stays
    QCOMPARE(bar.part().path, std::string("b"));
}

const test::Registered<TestFindBar, QApplication> registered;

} // namespace bloscope::tst_find_bar

#include "tst_find_bar.moc"
