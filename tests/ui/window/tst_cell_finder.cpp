#include "tests/support/registered_test.h"
#include "tests/ui/heatmap/heatmap_plot_of.h"
#include "ui/pages/cell_finder.h"

#include "tests/ui/window/window_with_files.h"
#include "ui/plane/heatmap_plot.h"
#include "ui/table/slice_table_view.h"
#include "ui/window/structure_dock.h"

#include <QApplication>
#include <QComboBox>
#include <QProgressBar>
#include <QTreeView>
#include <cmath>

namespace bloscope::tst_cell_finder {

using namespace test;
using Index = std::vector<std::int64_t>;

namespace {

// 4 planes of 30 x 50 floats, each its own number; NaN at [1, 2, 3] and [2, 20, 4], inf at
// [3, 0, 0].
ByteBuffer planesFrame()
{
    std::vector<float> numbers(4 * 30 * 50);
    for (std::size_t i = 0; i < numbers.size(); ++i)
        numbers[i] = static_cast<float>(i);
    numbers[1 * 1500 + 2 * 50 + 3] = NAN;
    numbers[2 * 1500 + 20 * 50 + 4] = NAN;
    numbers[3 * 1500] = INFINITY;
    return arrayFrame({4, 30, 50}, {1, 30, 50}, {1, 10, 50}, "<f4",
                      std::as_bytes(std::span(numbers)));
}

} // namespace

// Ctrl+F, a question, Enter: from one cell to the next, in the view that is in front.
class TestCellFinder : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup() { m_window.reset(); }
    void findsInTheShownSlice();
    void goesFromOneCellToTheNextInTheArray();
    void goesBackwards();
    void beginsAtTheSelectedCell();
    void goesOnInAllOfARangeOfPlanes();
    void saysWhatWasSearchedInVain();
    void marksWhatItFindsInTheHeatmap();
    void findsAgainByF3WithoutTheBar();
    void asksFirstWhenF3HasNothingToFind();
    void keepsTheFocusInTheBar();
    void leavesCtrlFToTheStructureWhereThatHasTheFocus();
    void findsTexts();
    void findsDates();
    void offersNothingOfWhatIsNeitherNumberNorText();
    void survivesTheEndOfItsPageDuringASearch();
    void looksInTheColumnOfTheCurrentCellAndMarksIt();

 private:
    void press(const char* name) { m_window->action(name)->trigger(); }
    FindBar* bar() const { return m_window->tabs().currentPage()->findChild<FindBar*>(); }
    QComboBox* box(const char* name) const
    {
        for (auto* box : bar()->findChildren<QComboBox*>())
            if (box->accessibleName() == QString(name))
                return box;
        return nullptr;
    }
    QLineEdit* field() const { return bar()->findChild<QLineEdit*>(); }
    void ask(const char* kind, const char* value, const char* where);
    void next() { QTest::keyClick(bar(), Qt::Key_Return); }
    void previous() { QTest::keyClick(bar(), Qt::Key_Return, Qt::ShiftModifier); }
    ArrayPage* page() const { return m_window->tabs().currentArrayPage(); }
    void show(const char* slice) const
    {
        page()->document().setSlice(*Slice::parse(slice, page()->document().array()->shape()));
    }
    QString slice() const { return QString::fromStdString(page()->document().slice().text()); }
    QString outcome() const { return bar()->accessibleDescription(); }
    Index cell() const { return page()->currentView()->markedCell().value_or(Index()); }

    std::unique_ptr<WindowWithFiles> m_window;
};

void TestCellFinder::init()
{
    m_window = std::make_unique<WindowWithFiles>();
    QVERIFY(QTest::qWaitForWindowActive(&m_window->window()));
    writeFile(m_window->file("a.b2nd"), planesFrame());
    QVERIFY(m_window->open("a.b2nd"));
    page()->showView("table");
    show("0");
    press("Find…");
    QVERIFY(bar()->isVisible());
}

void TestCellFinder::ask(const char* kind, const char* value, const char* where)
{
    box("Search condition")->setCurrentText(kind);
    box("Search area")->setCurrentText(where);
    field()->clear();
    QTest::keyClicks(field(), value);
}

void TestCellFinder::findsInTheShownSlice()
{
    ask("equal to", "123", "shown slice");
    next();
    QTRY_COMPARE(cell(), (Index{0, 2, 23}));
    QTRY_COMPARE(outcome(), QString("Found: [0, 2, 23]   1 match"));
    ask("equal to", "2000", "shown slice"); // of another plane
    next();
    QTRY_VERIFY(outcome().startsWith("Not found"));
    QCOMPARE(slice(), QString("[0, :, :]"));
}

void TestCellFinder::goesFromOneCellToTheNextInTheArray()
{
    ask("NaN", "", "whole array");
    next();
    QTRY_COMPARE(cell(), (Index{1, 2, 3}));
    QCOMPARE(slice(), QString("[1, :, :]"));
    next();
    QTRY_COMPARE(cell(), (Index{2, 20, 4}));
    next();
    QTRY_COMPARE(cell(), (Index{1, 2, 3}));
    QTRY_COMPARE(outcome(), QString("Found: [1, 2, 3], after wrapping around   2 matches"));
}

void TestCellFinder::goesBackwards()
{
    ask("NaN or infinite", "", "whole array");
    previous();
    QTRY_COMPARE(cell(), (Index{3, 0, 0}));
    previous();
    QTRY_COMPARE(cell(), (Index{2, 20, 4}));
    next();
    QTRY_COMPARE(cell(), (Index{3, 0, 0}));
}

void TestCellFinder::beginsAtTheSelectedCell()
{
    page()->goTo({0, 10, 10});
    ask("above", "0", "shown slice");
    next();
    QTRY_COMPARE(cell(), (Index{0, 10, 11}));
    previous();
    QTRY_COMPARE(cell(), (Index{0, 10, 10}));
}

void TestCellFinder::goesOnInAllOfARangeOfPlanes()
{
    show("1:3, :, :");
    ask("NaN", "", "shown slice");
    next();
    QTRY_COMPARE(cell(), (Index{1, 2, 3}));
    QCOMPARE(slice(), QString("[1:3, :, :]"));
    next();
    QTRY_COMPARE(cell(), (Index{2, 20, 4}));
    QCOMPARE(slice(), QString("[2, :, :]"));
    next();
    QTRY_COMPARE(cell(), (Index{1, 2, 3}));
}

void TestCellFinder::saysWhatWasSearchedInVain()
{
    ask("equal to", "-1", "whole array");
    next();
    QTRY_COMPARE(outcome(), QString("Not found: 6 000 cells in 4 chunks searched, 0 skipped"));
    ask("below", "-5", "whole array");
    next();
    QTRY_COMPARE(outcome(), QString("Not found: 0 cells in 0 chunks searched, 4 skipped"));
}

void TestCellFinder::marksWhatItFindsInTheHeatmap()
{
    page()->showView("heatmap");
    ask("NaN", "", "whole array");
    next();
    QTRY_COMPARE(cell(), (Index{1, 2, 3}));
    QCOMPARE(page()->shownView(), QString("heatmap"));
    QVERIFY(heatmapPlotOf(page())->mark() == (CellPosition{2, 3}));
}

void TestCellFinder::findsAgainByF3WithoutTheBar()
{
    ask("NaN", "", "whole array");
    QTest::keyClick(bar(), Qt::Key_Escape);
    QVERIFY(!bar()->isVisible());
    press("Find Next");
    QTRY_COMPARE(cell(), (Index{1, 2, 3}));
    press("Find Previous");
    QTRY_COMPARE(cell(), (Index{2, 20, 4}));
}

void TestCellFinder::asksFirstWhenF3HasNothingToFind()
{
    QTest::keyClick(bar(), Qt::Key_Escape);
    press("Find Next");
    QVERIFY(bar()->isVisible());
    QTRY_VERIFY(field()->hasFocus());
}

void TestCellFinder::keepsTheFocusInTheBar()
{
    ask("equal to", "123", "shown slice");
    QTest::keyClick(field(), Qt::Key_Return);
    QTRY_COMPARE(cell(), (Index{0, 2, 23}));
    QVERIFY(bar()->isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(field(), Qt::Key_Escape);
    QTRY_VERIFY(page()->currentView()->isAncestorOf(QApplication::focusWidget()));
}

void TestCellFinder::leavesCtrlFToTheStructureWhereThatHasTheFocus()
{
    QTest::keyClick(bar(), Qt::Key_Escape);
    auto* dock = m_window->window().findChild<StructureDock*>();
    dock->findChild<QTreeView*>()->setFocus();
    press("Find…");
    QVERIFY(!bar()->isVisible());
    QVERIFY(qobject_cast<QLineEdit*>(QApplication::focusWidget()));
    QVERIFY(dock->isAncestorOf(QApplication::focusWidget()));
    page()->takeFocus();
    press("Find in Structure");
    QVERIFY(dock->isAncestorOf(QApplication::focusWidget()));
}

void TestCellFinder::findsTexts()
{
    writeFile(m_window->file("text.b2nd"),
              arrayFrame({4}, "<U1", elementsOf<std::uint32_t>({'a', 'b', 'c', 'B'})));
    QVERIFY(m_window->open("text.b2nd"));
    QTRY_COMPARE(m_window->tabs().count(), 2);
    QTRY_VERIFY(page() && page()->document().array()->dtype().kind == DTypeKind::Text);
    press("Find…");
    ask("containing", "b", "whole array");
    next();
    QTRY_COMPARE(cell(), (Index{1}));
    QTRY_COMPARE(outcome(), QString("Found: [1]   2 matches"));
    next();
    QTRY_COMPARE(cell(), (Index{3}));
    ask("equal to", "B", "whole array");
    next();
    QTRY_VERIFY(outcome().endsWith("   1 match"));
}

void TestCellFinder::findsDates()
{
    writeFile(m_window->file("dates.b2nd"),
              arrayFrame({3}, "<M8[D]", elementsOf<std::int64_t>({0, -11780, 5})));
    QVERIFY(m_window->open("dates.b2nd"));
    QTRY_COMPARE(m_window->tabs().count(), 2);
    QTRY_VERIFY(page() && page()->document().array()->dtype().isTime());
    press("Find…");
    ask("equal to", "1937-10-01", "whole array");
    next();
    QTRY_COMPARE(cell(), (Index{1}));
}

void TestCellFinder::offersNothingOfWhatIsNeitherNumberNorText()
{
    writeFile(m_window->file("raw.b2nd"), arrayFrame({2}, "|V2", ByteBuffer(4)));
    QVERIFY(m_window->open("raw.b2nd"));
    QTRY_COMPARE(m_window->tabs().count(), 2);
    QTRY_VERIFY(page() && page()->document().array()->dtype().kind == DTypeKind::Raw);
    QVERIFY(!bar());
    QVERIFY(!m_window->action("Find Next")->isEnabled());
    press("Find…"); // in the structure
    auto* dock = m_window->window().findChild<StructureDock*>();
    QVERIFY(dock->isAncestorOf(QApplication::focusWidget()));
}

void TestCellFinder::survivesTheEndOfItsPageDuringASearch()
{
    ask("equal to", "-1", "whole array");
    next();
    m_window->action("Close")->trigger();
    QTRY_COMPARE(m_window->tabs().count(), 0);
}

// Of structured elements, which have a column for each field.
void TestCellFinder::looksInTheColumnOfTheCurrentCellAndMarksIt()
{
    std::vector<std::int32_t> numbers(3 * 20); // a, b and c of each element
    for (std::size_t i = 0; i < numbers.size(); ++i)
        numbers[i] = static_cast<std::int32_t>(i % 3 == 1 ? i / 3 % 7 : i / 3);
    writeFile(m_window->file("records.b2nd"),
              arrayFrame({20}, "[('a', '<i4'), ('b', '<i4'), ('c', '<i4')]",
                         std::as_bytes(std::span(numbers))));
    QVERIFY(m_window->open("records.b2nd"));
    page()->showView("table");
    auto* table = dynamic_cast<SliceTableView*>(page()->currentView());
    QVERIFY(table);
    table->goTo({0, 1});
    press("Find…");
    QCOMPARE(box("Field to search")->currentText(), QString("b"));
    ask("equal to", "5", "whole array");
    next();
    QTRY_COMPARE(cell(), (Index{5}));
    QCOMPARE(table->selection().current(), (CellPosition{5, 1}));
    next();
    QTRY_COMPARE(cell(), (Index{12}));
    QCOMPARE(table->selection().current(), (CellPosition{12, 1}));
    box("Field to search")->setCurrentText("c");
    next();
    QTRY_COMPARE(table->selection().current(), (CellPosition{5, 2}));
    table->goTo({3, 0});
    press("Find…");
    QCOMPARE(box("Field to search")->currentText(), QString("a"));
}

const Registered<TestCellFinder, QApplication> registered;

} // namespace bloscope::tst_cell_finder

#include "tst_cell_finder.moc"
