#include "tests/support/peak_memory.h"
#include "tests/support/registered_test.h"
#include "tests/ui/window/window_with_files.h"
#include "ui/document/value_changes.h"
#include "ui/find/find_bar.h"
#include "ui/find/replace_line.h"
#include "ui/grid/cell_grid.h"
#include "ui/table/slice_table_view.h"
#include "ui/window/job_bar.h"

#include <QClipboard>
#include <QComboBox>
#include <QProgressBar>
#include <QToolButton>

namespace bloscope::tst_large_changes {

using namespace test;

namespace {

constexpr std::size_t mostBytes = 700_MiB; // of caches and chunks that are under way

} // namespace

// Changes of more cells than anybody wants to wait for: they tell how far they are, are cancelled,
// and leave nothing behind.
class TestLargeChanges : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup() { m_window.reset(); }
    void areCancelledHalfWay_data();
    void areCancelledHalfWay();
    void findNothingInBoundedMemory();

 private:
    ArrayPage& page() const { return *m_window->tabs().currentArrayPage(); }
    FindBar& bar() const { return *page().findChild<FindBar*>(); }
    JobBar& jobs() const { return *m_window->window().findChild<JobBar*>(); }
    // All zero, of which the file stores none; of two bytes each.
    void open(const Shape& shape)
    {
        writeFile(m_window->file("huge.b2nd"),
                  unstoredArrayFrame(shape, {1000, 1000}, {100, 1000}, "<u2"));
        QVERIFY(m_window->open("huge.b2nd"));
        page().showView("table");
    }
    void begin(const QString& change);
    void replace(const char* kind, const char* number, const char* by);
    template <class T>
    T* named(const char* name) const
    {
        for (T* part : bar().findChildren<T*>())
            if (part->accessibleName() == QString(name))
                return part;
        qFatal("nothing is called %s", name);
    }

    std::unique_ptr<WindowWithFiles> m_window;
};

void TestLargeChanges::init()
{
    m_window = std::make_unique<WindowWithFiles>();
    QVERIFY(QTest::qWaitForWindowActive(&m_window->window()));
}

void TestLargeChanges::replace(const char* kind, const char* number, const char* by)
{
    m_window->action("Find and Replace Values…")->trigger();
    QVERIFY(bar().replacing().isVisible());
    named<QComboBox>("Search condition")->setCurrentText(kind);
    named<QComboBox>("Search area")->setCurrentText("whole array");
    named<QLineEdit>("Value to find")->setText(number);
    named<QLineEdit>("Value to replace with")->setText(by);
    named<QToolButton>("Replace all matches in one step")->click();
}

void TestLargeChanges::begin(const QString& change)
{
    if (change == "replace")
        return replace("equal to", "0", "7");
    auto* grid = page().findChild<SliceTableView*>()->findChild<CellGrid*>();
    grid->setFocus();
    QTest::keySequence(grid, QKeySequence::SelectAll);
    QGuiApplication::clipboard()->setText("7"); // one value fills all that is selected
    QTest::keySequence(grid, QKeySequence::Paste);
}

void TestLargeChanges::areCancelledHalfWay_data()
{
    QTest::addColumn<QString>("change");
    QTest::newRow("fill") << "fill";
    QTest::newRow("find and replace") << "replace";
}

void TestLargeChanges::areCancelledHalfWay()
{
    QFETCH(const QString, change);
    open({60'000, 40'000}); // 2.4 billion cells
    const PeakMemory memory;
    begin(change);
    QVERIFY(page().changes().isChanging());
    const auto* progress = jobs().findChild<QProgressBar*>();
    QTRY_VERIFY_WITH_TIMEOUT(jobs().isVisible() && progress->maximum() > 0, 60'000);
    QTRY_VERIFY_WITH_TIMEOUT(progress->value() > 0, 120'000);
    QVERIFY(progress->value() < progress->maximum());
    jobs().findChild<QToolButton*>()->click();
    QTRY_VERIFY_WITH_TIMEOUT(!page().changes().isChanging(), 60'000);
    QVERIFY(m_window->edits().isClean());
    QVERIFY(page().document().reader()->edits().isEmpty());
    QCOMPARE(m_window->edits().undoStack().count(), 0);
    QVERIFY2(memory.bytes() < mostBytes, qPrintable(QString::number(memory.bytes())));
}

void TestLargeChanges::findNothingInBoundedMemory()
{
    open({15'000, 40'000}); // 1.1 GiB
    const PeakMemory memory;
    replace("above", "5", "7");
    QTRY_VERIFY_WITH_TIMEOUT(!page().changes().isChanging() &&
                                 bar().accessibleDescription() == "Replaced 0 cells.",
                             120'000);
    QVERIFY(m_window->edits().isClean());
    QVERIFY2(memory.bytes() < mostBytes, qPrintable(QString::number(memory.bytes())));
}

const Registered<TestLargeChanges, QApplication> registered;

} // namespace bloscope::tst_large_changes

#include "tst_large_changes.moc"
