#include "tests/support/corpus.h"
#include "tests/support/registered_test.h"
#include "tests/ui/window/window_with_files.h"
#include "ui/controls/go_to_bar.h"
#include "ui/controls/text_find_bar.h"
#include "ui/export/export_dialog.h"
#include "ui/find/find_bar.h"
#include "ui/pages/array_views.h"
#include "ui/slice/dimension_bar.h"

#include <QApplication>
#include <QLineEdit>
#include <QTableView>

namespace bloscope::tst_focus {

using namespace test;

// The keyboard goes where the eyes are.
class TestFocus : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup() { m_window.reset(); }
    void goesToTheViewThatIsBroughtToTheFront();
    void goesFromTheSliceToTheView();
    void staysInASliceThatDoesNotFit();
    void leavesKeysOfTheWindowToItInEveryField_data();
    void leavesKeysOfTheWindowToItInEveryField();
    void searchesTheTableOfAStore();
    void tellsTheValueOfTheViewInFront();

 private:
    ArrayPage* page() const { return m_window->tab()->arrayPage(); }
    static bool isIn(const QWidget* part)
    {
        const QWidget* focus = QApplication::focusWidget();
        return focus && (focus == part || part->isAncestorOf(focus));
    }
    static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }

    std::unique_ptr<WindowWithFiles> m_window;
};

void TestFocus::init()
{
    m_window = std::make_unique<WindowWithFiles>();
    QVERIFY(QTest::qWaitForWindowActive(&m_window->window()));
    writeFile(m_window->file("a.b2nd"), WindowWithFiles::frame("K", {4, 30, 50}));
    QVERIFY(m_window->open("a.b2nd"));
}

void TestFocus::goesToTheViewThatIsBroughtToTheFront()
{
    for (const ArrayView& view : arrayViews()) {
        page()->dimensionBar().focusSliceText();
        press(view.key, Qt::ControlModifier);
        QCOMPARE(page()->shownView(), QString(view.word));
        if (QString(view.word) != "statistics") // which has nothing to be moved in
            QVERIFY2(isIn(page()->currentView()), view.word);
    }
}

void TestFocus::goesFromTheSliceToTheView()
{
    page()->showView("heatmap");
    page()->dimensionBar().focusSliceText();
    QVERIFY(isIn(&page()->dimensionBar()));
    QTest::keyClicks(QApplication::focusWidget(), "2");
    press(Qt::Key_Return);
    QCOMPARE(QString::fromStdString(page()->document().slice().text()), QString("[2, :, :]"));
    QVERIFY(isIn(page()->currentView()));
}

void TestFocus::staysInASliceThatDoesNotFit()
{
    page()->dimensionBar().focusSliceText();
    QTest::keyClicks(QApplication::focusWidget(), "9");
    press(Qt::Key_Return);
    QVERIFY(isIn(&page()->dimensionBar()));
}

void TestFocus::leavesKeysOfTheWindowToItInEveryField_data()
{
    QTest::addColumn<int>("key");
    QTest::newRow("Ctrl+E") << int(Qt::Key_E);
    QTest::newRow("Ctrl+F") << int(Qt::Key_F);
    QTest::newRow("Ctrl+G") << int(Qt::Key_G);
}

void TestFocus::leavesKeysOfTheWindowToItInEveryField()
{
    QFETCH(const int, key);
    const auto isAnswered = [&] {
        if (key == Qt::Key_E)
            return page()->findChild<ExportDialog*>() != nullptr;
        if (key == Qt::Key_F)
            return page()->findChild<FindBar*>()->isVisible();
        return page()->findChild<GoToBar*>()->isVisible();
    };
    page()->dimensionBar().focusSliceText();
    QVERIFY(!isAnswered());
    press(static_cast<Qt::Key>(key), Qt::ControlModifier);
    QTRY_VERIFY(isAnswered());
}

// In the status bar: not what another view has told.
void TestFocus::tellsTheValueOfTheViewInFront()
{
    const Document& document = page()->document();
    const auto mark = [this](std::int64_t column) {
        QVERIFY(page()->currentView()->goToCell({0, 0, column}));
    };
    page()->showView("heatmap");
    mark(1);
    QTRY_COMPARE(document.currentCellText(), QString("1"));
    page()->showView("chunks"); // which tells of no cell
    QCOMPARE(document.currentCellText(), QString());
    page()->showView("table");
    QTRY_COMPARE(document.currentCellText(), QString("1"));
    mark(2); // the heatmap follows it
    QTRY_COMPARE(document.currentCellText(), QString("2"));
    page()->showView("heatmap");
    QTRY_COMPARE(document.currentCellText(), QString("2"));
}

void TestFocus::searchesTheTableOfAStore()
{
    m_window->window().openPaths(
        {QString::fromStdString((corpusFolder() / "python/tables/nulls_mask.b2d").string())});
    QTRY_COMPARE(m_window->tabs().count(), 2);
    QTRY_VERIFY(m_window->tab()->page() && m_window->tab()->page()->canCopy());
    DocumentPage* table = m_window->tab()->page();
    auto* rows = table->findChild<QTableView*>();
    auto* bar = table->findChild<TextFindBar*>();
    rows->setFocus();
    press(Qt::Key_F, Qt::ControlModifier);
    QVERIFY(isIn(bar));
    QTRY_VERIFY(!rows->model()->index(20, 0).data().toString().isEmpty());
    QTest::keyClicks(QApplication::focusWidget(), rows->model()->index(20, 0).data().toString());
    press(Qt::Key_Return);
    QTRY_VERIFY(rows->currentIndex().isValid());
    QVERIFY(rows->currentIndex().data().toString().contains(
        rows->model()->index(20, 0).data().toString()));
    QVERIFY(isIn(bar));
    press(Qt::Key_Escape);
    QVERIFY(!bar->isVisible());
    QVERIFY(isIn(table));
}

const Registered<TestFocus, QApplication> registered;

} // namespace bloscope::tst_focus

#include "tst_focus.moc"
