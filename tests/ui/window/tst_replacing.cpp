#include "tests/support/registered_test.h"
#include "tests/ui/window/window_with_files.h"
#include "ui/controls/checked_line_edit.h"
#include "ui/document/value_changes.h"
#include "ui/find/find_bar.h"
#include "ui/find/replace_line.h"
#include "ui/table/slice_table_view.h"

#include <QComboBox>
#include <QToolButton>

namespace bloscope::tst_replacing {

using namespace test;

// Ctrl+H: what is found gets another value; and what the window's menus have to do with values.
class TestReplacing : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup() { m_window.reset(); }
    void replacesAllInTheArray();
    void replacesInTheSliceAlone();
    void replacesInTheSelectionAlone();
    void asksForASelection();
    void countsBeforehand();
    void goesFromOneToTheNext();
    void saysWhatIsNoValue();
    void replacesNoDamage();
    void hidesTheLineWhereOneOnlyLooks();
    void isAStepOfTheDocument();
    void isOfferedWhereValuesCanBeChanged();

 private:
    FindBar& bar() const { return *m_window->tabs().currentPage()->findChild<FindBar*>(); }
    ArrayPage& page() const { return *m_window->tabs().currentArrayPage(); }
    SliceTableView& table() const { return *page().findChild<SliceTableView*>(); }
    template <class T>
    T* named(const char* name) const
    {
        for (T* part : bar().findChildren<T*>())
            if (part->accessibleName() == QString(name))
                return part;
        qFatal("nothing is called %s", name);
    }
    QLineEdit* value() const { return named<QLineEdit>("Value to find"); }
    QLineEdit* with() const { return named<QLineEdit>("Value to replace with"); }
    QToolButton* button(const char* meaning) const { return named<QToolButton>(meaning); }
    QToolButton* all() const { return button("Replace all matches in one step"); }
    void click(const char* meaning) const { button(meaning)->click(); }
    void ask(const char* kind, const char* number, const char* where, const char* by) const
    {
        named<QComboBox>("Search condition")->setCurrentText(kind);
        named<QComboBox>("Search area")->setCurrentText(where);
        value()->setText(number);
        with()->setText(by);
    }
    QString outcome() const { return bar().accessibleDescription(); }
    // How many cells of the array have such a value.
    int countOf(std::uint16_t wanted) const
    {
        if (!QTest::qWaitFor([this] { return !page().changes().isChanging(); }))
            return -1;
        const auto& reader = page().document().reader();
        const auto cells = reader->read(Slice::whole(reader->array()->shape()));
        int count = 0;
        for (std::size_t i = 0; i < cells->bytes.size(); i += 2)
            count += loadLittle<std::uint16_t>(cells->bytes.data() + i) == wanted;
        return count;
    }

    std::unique_ptr<WindowWithFiles> m_window;
};

// Planes of 0 to 9 five times over.
void TestReplacing::init()
{
    m_window = std::make_unique<WindowWithFiles>();
    QVERIFY(QTest::qWaitForWindowActive(&m_window->window()));
    ByteBuffer elements;
    for (int i = 0; i < 3 * 50; ++i)
        elements.insert(elements.end(), {std::byte(i % 10), std::byte(0)});
    writeFile(m_window->file("a.b2nd"),
              arrayFrame({3, 5, 10}, {1, 5, 10}, {1, 5, 10}, "<u2", elements));
    QVERIFY(m_window->open("a.b2nd"));
    page().showView("table");
    page().document().setSlice(*Slice::parse("1", {3, 5, 10}));
    m_window->action("Find and Replace Values…")->trigger();
    QVERIFY(bar().isVisible());
    QVERIFY(bar().replacing().isVisible());
    QTRY_VERIFY(value()->hasFocus());
}

void TestReplacing::replacesAllInTheArray()
{
    ask("above", "6", "whole array", "500");
    all()->click();
    QCOMPARE(countOf(500), 45);
    QCOMPARE(outcome(), QString("Replaced 45 cells."));
    all()->click();
    QCOMPARE(countOf(500), 45);
    QCOMPARE(outcome(), QString("Replaced 0 cells."));
}

void TestReplacing::replacesInTheSliceAlone()
{
    ask("equal to", "3", "shown slice", "500");
    all()->click();
    QCOMPARE(countOf(500), 5);
}

void TestReplacing::replacesInTheSelectionAlone()
{
    table().goTo({0, 2});
    table().goTo({1, 4}, true);
    ask("not equal to", "3", "selected cells", "500");
    all()->click();
    QCOMPARE(countOf(500), 4);
}

void TestReplacing::asksForASelection()
{
    table().goTo({0, 2});
    ask("above", "0", "selected cells", "500");
    all()->click();
    QCOMPARE(countOf(500), 0);
    QVERIFY(outcome().startsWith("First select more than one cell"));
}

void TestReplacing::countsBeforehand()
{
    ask("between", "2", "whole array", "");
    named<QLineEdit>("Other end of the range to find")->setText("3");
    click("Count the matches");
    QTRY_COMPARE(outcome(), QString("30 of 150 cells match."));
    QVERIFY(m_window->edits().isClean());
}

void TestReplacing::goesFromOneToTheNext()
{
    table().goTo({0, 0});
    ask("equal to", "7", "shown slice", "500");
    const auto replace = [this] { QTest::keyClick(with(), Qt::Key_Return); };
    const auto cell = [this] { return page().currentView()->markedCell(); };
    replace(); // the current cell is none of them
    QTRY_COMPARE(cell(), std::optional(CellIndex{1, 0, 7}));
    QCOMPARE(countOf(500), 0);
    replace();
    QTRY_COMPARE(cell(), std::optional(CellIndex{1, 1, 7}));
    QCOMPARE(countOf(500), 1);
    replace();
    QCOMPARE(countOf(500), 2);
    QCOMPARE(m_window->edits().undoStack().undoText(), QString("Replace"));
}

void TestReplacing::saysWhatIsNoValue()
{
    ask("equal to", "7", "whole array", "x");
    QCOMPARE(outcome(), QString("\"x\" is not a whole number"));
    QVERIFY(!all()->isEnabled());
    with()->setText("7.5");
    QVERIFY(!all()->isEnabled());
    with()->setText("");
    QVERIFY(!all()->isEnabled());
    with()->setText("8");
    QVERIFY(all()->isEnabled());
    value()->setText("");
    QVERIFY(!all()->isEnabled()); // for what?
}

void TestReplacing::replacesNoDamage()
{
    ask("damaged", "", "whole array", "8");
    QVERIFY(!all()->isEnabled());
    QVERIFY(button("Count the matches")->isEnabled());
    ask("never written", "", "whole array", "8");
    QVERIFY(all()->isEnabled());
}

void TestReplacing::hidesTheLineWhereOneOnlyLooks()
{
    m_window->action("Find…")->trigger();
    QVERIFY(bar().isVisible());
    QVERIFY(!bar().replacing().isVisible());
}

void TestReplacing::isAStepOfTheDocument()
{
    QVERIFY(!m_window->tab()->isEdited());
    ask("equal to", "3", "whole array", "500");
    all()->click();
    QCOMPARE(countOf(500), 15);
    QVERIFY(m_window->tab()->isEdited());
    QAction* undo = m_window->action("Undo: Replace All");
    QVERIFY(undo && undo->isEnabled());
    undo->trigger();
    QCOMPARE(countOf(500), 0);
    QVERIFY(!m_window->tab()->isEdited());
}

void TestReplacing::isOfferedWhereValuesCanBeChanged()
{
    const char* const entries[] = {"Paste", "Edit Cell", "Fill Selection…", "Clear",
                                   "Find and Replace Values…"};
    for (const char* entry : entries)
        QVERIFY2(m_window->action(entry)->isEnabled(), entry);
    page().changes().setEdits(nullptr);
    for (const char* entry : entries) {
        QVERIFY2(!m_window->action(entry)->isEnabled(), entry);
        QCOMPARE(m_window->action(entry)->toolTip(), page().changes().editObstacle());
        QCOMPARE(m_window->action(entry)->statusTip(), page().changes().editObstacle());
    }
    page().showView("statistics");
    QVERIFY(!m_window->action("Paste")->isEnabled());
}

const Registered<TestReplacing, QApplication> registered;

} // namespace bloscope::tst_replacing

#include "tst_replacing.moc"
