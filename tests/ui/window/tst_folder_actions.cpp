#include "tests/support/corpus.h"
#include "tests/support/registered_test.h"
#include "tests/support/sparse_frames.h"
#include "tests/ui/heatmap/heatmap_plot_of.h"
#include "tests/ui/window/window_with_files.h"
#include "tests/ui/worker/settle.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/plane/heatmap_plot.h"
#include "ui/table/slice_table_view.h"

#include <QApplication>
#include <QSignalSpy>
#include <QStatusBar>

namespace bloscope::tst_folder_actions {

using namespace test;

// From file to file of a folder in one tab, as somebody does who looks through hundreds of them.
class TestFolderActions : public QObject {
    Q_OBJECT

 private slots:
    void init() { m_window = std::make_unique<WindowWithFiles>(); }
    void cleanup() { m_window.reset(); }
    void goesBackAndForthInOneTab();
    void goesByKeys();
    void saysAtTheEndsThatItStays();
    void countsStepsThatAreTakenMeanwhile();
    void showsTheNewestFileThatWasAskedFor();
    void keepsViewSliceZoomAndRange();
    void drawsTheNumbersOfTheFileThatIsShown();
    void keepsThePlaceInTheTable();
    void keepsTheSliceThroughASmallerFile();
    void showsWhyAFileCannotBeOpenedAndGoesOn();
    void goesOnFromAFileThatIsNoArray();
    void showsTheSamePartOfTheNextStore();
    void showsFoldersThatAreFrames();
    void readsPlainChunksAsThoseBefore();
    void asksBeforeEditsAreLost_data();
    void asksBeforeEditsAreLost();
    void staysWhereSomethingWasEditedMeanwhile();
    void watchesTheFileThatIsShownNow();
    void leavesRecentFilesAlone();
    void isPossibleWithAFileOnly();

 private:
    void write(const QString& name, const Shape& shape) const;
    void writeThree() const;
    void copyStore(const QString& name) const
    {
        std::filesystem::copy(corpusFolder() / "python/stores/tree.b2z", m_window->file(name));
    }
    void open(const QString& name, const QString& slice = {});
    void step(int files);
    void arriveAt(const QString& name);
    QString shown() const { return m_window->tab()->address().name(); }
    ArrayPage* page() const { return m_window->tab()->arrayPage(); }
    QString slice() const { return QString::fromStdString(page()->document().slice().text()); }
    QString told() const { return m_window->window().statusBar()->currentMessage(); }
    template <class T>
    T* part() const
    {
        return page()->findChild<T*>();
    }

    std::unique_ptr<WindowWithFiles> m_window;
};

void TestFolderActions::write(const QString& name, const Shape& shape) const
{
    writeFile(m_window->file(name), WindowWithFiles::frame("K", shape));
}

void TestFolderActions::writeThree() const
{
    for (const char* name : {"a2.b2nd", "a10.b2nd", "a1.b2nd"})
        write(name, {9, 40, 50});
}

void TestFolderActions::open(const QString& name, const QString& slice)
{
    m_window->window().openPaths({m_window->path(name)}, {{}, slice});
    QTRY_VERIFY(m_window->tab() && m_window->tab()->page());
    if (page())
        page()->showView("table");
}

void TestFolderActions::step(int files)
{
    const char* action = files > 0 ? "Next File in Folder" : "Previous File in Folder";
    m_window->action(action)->trigger();
}

void TestFolderActions::arriveAt(const QString& name)
{
    QTRY_COMPARE(shown(), name);
    QVERIFY(page());
}

void TestFolderActions::goesBackAndForthInOneTab()
{
    writeThree();
    open("a1.b2nd");
    step(1);
    arriveAt("a2.b2nd");
    QCOMPARE(told(), QString("a2.b2nd: 2 of 3"));
    QVERIFY(m_window->window().windowTitle().startsWith("a2.b2nd"));
    QCOMPARE(m_window->tabs().activeSide().tabText(0), QString("a2.b2nd"));
    step(1);
    arriveAt("a10.b2nd");
    QCOMPARE(told(), QString("a10.b2nd: 3 of 3"));
    step(-1);
    arriveAt("a2.b2nd");
    QCOMPARE(m_window->tabs().count(), 1);
    QCOMPARE(page()->address().name(), QString("a2.b2nd"));
    QTRY_VERIFY(m_window->tab()->edits()->isLoaded()); // those of the file that is shown
    QCOMPARE(m_window->tab()->findChildren<DocumentEdits*>().size(), 1);
}

void TestFolderActions::goesByKeys()
{
    writeThree();
    open("a1.b2nd");
    QVERIFY(QTest::qWaitForWindowActive(&m_window->window()));
    QTest::keyClick(&m_window->window(), Qt::Key_PageDown, Qt::ControlModifier | Qt::ShiftModifier);
    arriveAt("a2.b2nd");
    QTest::keyClick(&m_window->window(), Qt::Key_PageUp, Qt::ControlModifier | Qt::ShiftModifier);
    arriveAt("a1.b2nd");
}

void TestFolderActions::saysAtTheEndsThatItStays()
{
    writeThree();
    open("a10.b2nd");
    const DocumentPage* before = page();
    step(1);
    QTRY_COMPARE(told(), QString("This is the last file in the folder: 3 of 3."));
    QCOMPARE(page(), before);
    step(-1);
    arriveAt("a2.b2nd");
    step(-1);
    arriveAt("a1.b2nd");
    step(-1);
    QTRY_COMPARE(told(), QString("This is the first file in the folder: 1 of 3."));
}

void TestFolderActions::countsStepsThatAreTakenMeanwhile()
{
    for (int i = 0; i < 9; ++i)
        write(QString("r%1.b2nd").arg(i), {6, 8});
    open("r0.b2nd");
    for (int i = 0; i < 6; ++i)
        step(1);
    step(-1);
    arriveAt("r5.b2nd");
    QCOMPARE(told(), QString("r5.b2nd: 6 of 9"));
}

void TestFolderActions::showsTheNewestFileThatWasAskedFor()
{
    writeThree();
    open("a1.b2nd");
    QSignalSpy arrived(&m_window->tab()->file(), &OpenFile::wentTo);
    m_window->tab()->file().goTo(OpenRequest::of(m_window->path("a2.b2nd")));
    m_window->tab()->file().goTo(OpenRequest::of(m_window->path("a10.b2nd")));
    QCOMPARE(m_window->tab()->file().comingRequest().address.name(), QString("a10.b2nd"));
    QCOMPARE(shown(), QString("a1.b2nd")); // until the other one is there
    arriveAt("a10.b2nd");
    QVERIFY(settle());
    QCOMPARE(arrived.size(), 1);
}

void TestFolderActions::keepsViewSliceZoomAndRange()
{
    writeThree();
    open("a1.b2nd", "7, ::2, :");
    page()->showView("heatmap");
    QTRY_VERIFY(heatmapPlotOf(page())->picture());
    HeatmapViewState look = part<HeatmapView>()->state();
    look.options.range.kind = RangeChoice::Kind::Manual;
    look.options.range.manual = {100, 900};
    look.options.map = &colorMaps()[3];
    look.flips = PlaneFlips{true, false};
    part<HeatmapView>()->restore(look);
    page()->currentView()->zoomIn();
    page()->currentView()->zoomIn();
    const HeatmapViewState before = part<HeatmapView>()->state();
    QVERIFY(before.part);
    step(1);
    arriveAt("a2.b2nd");
    QCOMPARE(page()->shownView(), QString("heatmap"));
    QCOMPARE(slice(), QString("[7, ::2, :]"));
    const HeatmapViewState after = part<HeatmapView>()->state();
    QVERIFY(after.options == before.options);
    QVERIFY(after.flips == before.flips);
    QTRY_VERIFY(heatmapPlotOf(page())->picture());
    QTRY_COMPARE(heatmapPlotOf(page())->picture()->range.low, 100.0);
    QCOMPARE(heatmapPlotOf(page())->picture()->range.high, 900.0);
    const PlaneView zoomed =
        heatmapPlotOf(page())->navigator().view(); // the room may be a little different
    const auto middle = [](const PlaneView& view) {
        return QPointF(view.left + view.width / 2, view.top + view.height / 2);
    };
    QVERIFY((middle(zoomed) - middle(*before.part)).manhattanLength() < 1);
    QVERIFY(std::abs(zoomed.height - before.part->height) < 1);
}

// The range does not depend on them, and the plane is the same: only its cells are not.
void TestFolderActions::drawsTheNumbersOfTheFileThatIsShown()
{
    write("a.b2nd", {2, 4, 5});
    writeFile(m_window->file("b.b2nd"), arrayFrame({2, 4, 5}, "<u2", ByteBuffer(80, std::byte(1))));
    open("a.b2nd", "1");
    page()->showView("heatmap");
    HeatmapViewState look = part<HeatmapView>()->state();
    look.options.range.kind = RangeChoice::Kind::Manual;
    look.options.range.manual = {0, 300};
    part<HeatmapView>()->restore(look);
    const auto first = [this] {
        const PlanePicture* picture = heatmapPlotOf(page())->picture();
        return picture ? picture->numbers.numbers.front() : -1;
    };
    QTRY_COMPARE(first(), 20.0);
    step(1);
    arriveAt("b.b2nd");
    QTRY_COMPARE(first(), 257.0);
}

void TestFolderActions::keepsThePlaceInTheTable()
{
    writeThree();
    open("a1.b2nd", "3");
    part<SliceTableView>()->goTo({30, 40});
    part<SliceTableView>()->goTo({32, 43}, true);
    const TableViewState before = part<SliceTableView>()->state();
    step(1);
    arriveAt("a2.b2nd");
    QCOMPARE(page()->shownView(), QString("table"));
    QVERIFY(part<SliceTableView>()->state().selection == before.selection);
    QVERIFY(part<SliceTableView>()->state().topLeft == before.topLeft);
}

void TestFolderActions::keepsTheSliceThroughASmallerFile()
{
    write("a.b2nd", {9, 40, 50});
    write("b.b2nd", {4, 40, 50});
    write("c.b2nd", {40, 50});
    write("d.b2nd", {9, 40, 50});
    open("a.b2nd", "7");
    step(1);
    arriveAt("b.b2nd");
    QCOMPARE(slice(), QString("[3, :, :]"));
    QCOMPARE(page()->messageBar().text(),
             QString("The array now has shape (4, 40, 50) of uint16; slice [3, :, :] is shown "
                     "instead of [7, :, :]."));
    step(1);
    arriveAt("c.b2nd");
    QCOMPARE(slice(), QString("[:, :]"));
    step(1);
    arriveAt("d.b2nd");
    QCOMPARE(slice(), QString("[7, :, :]"));
    QCOMPARE(page()->messageBar().text(), QString());
    step(-1);
    arriveAt("c.b2nd");
    step(-1);
    arriveAt("b.b2nd");
    page()->document().setSlice(*Slice::parse("2", {4, 40, 50})); // by the user: that counts
    step(-1);
    arriveAt("a.b2nd");
    QCOMPARE(slice(), QString("[2, :, :]"));
}

void TestFolderActions::showsWhyAFileCannotBeOpenedAndGoesOn()
{
    write("a.b2nd", {9, 40, 50});
    writeFile(m_window->file("b.b2nd"), ByteBuffer(200, std::byte('x')));
    write("c.b2nd", {9, 40, 50});
    open("a.b2nd", "5");
    page()->showView("heatmap");
    step(1);
    QTRY_VERIFY(m_window->tab()->hasFailed());
    QCOMPARE(shown(), QString("b.b2nd"));
    QCOMPARE(told(), QString("b.b2nd: 2 of 3"));
    QVERIFY(m_window->tab()->problem().startsWith("b.b2nd cannot be opened: not a Blosc2 file"));
    QVERIFY(!m_window->tab()->page());
    QVERIFY(!m_window->tabs().currentEdits());
    QVERIFY(!m_window->action("Export Slice…")->isEnabled());
    QVERIFY(m_window->window().windowTitle().startsWith("b.b2nd"));
    step(1);
    arriveAt("c.b2nd");
    QVERIFY(!m_window->tab()->hasFailed());
    QCOMPARE(slice(), QString("[5, :, :]"));
    QCOMPARE(page()->shownView(), QString("heatmap"));
    QVERIFY(m_window->action("Export Slice…")->isEnabled());
    step(-1);
    QTRY_VERIFY(m_window->tab()->hasFailed());
    step(-1);
    arriveAt("a.b2nd");
    QCOMPARE(slice(), QString("[5, :, :]"));
}

void TestFolderActions::goesOnFromAFileThatIsNoArray()
{
    write("a.b2nd", {9, 40, 50});
    copyStore("b.b2z");
    write("c.b2nd", {9, 40, 50});
    open("a.b2nd", "5");
    step(1);
    QTRY_COMPARE(shown(), QString("b.b2z"));
    QVERIFY(!page());
    step(1);
    arriveAt("c.b2nd");
    QCOMPARE(slice(), QString("[5, :, :]"));
}

void TestFolderActions::showsTheSamePartOfTheNextStore()
{
    copyStore("a.b2z");
    copyStore("b.b2z");
    m_window->tabs().open(OpenRequest::of(m_window->path("a.b2z")).partAt("/grp/a"));
    QTRY_VERIFY(m_window->tab()->page());
    step(1);
    arriveAt("b.b2z › /grp/a");
}

void TestFolderActions::showsFoldersThatAreFrames()
{
    write("a.b2nd", {9, 40, 50});
    writeFiles(m_window->file("b"), sparseFiles(WindowWithFiles::frame("K", {9, 40, 50})));
    write("c.b2nd", {9, 40, 50});
    open("a.b2nd", "5");
    step(1);
    arriveAt("b");
    QCOMPARE(slice(), QString("[5, :, :]"));
    step(1);
    arriveAt("c.b2nd");
}

void TestFolderActions::readsPlainChunksAsThoseBefore()
{
    for (const char* name : {"a.b2frame", "b.b2frame"})
        writeFile(m_window->file(name), chunksFrame({counted<std::uint16_t>(600)}, 2));
    open("a.b2frame");
    m_window->tab()->file().interpret(Interpretation{"<u2", {3, 10, 20}, 0});
    QTRY_COMPARE(page()->document().array()->shape(), (Shape{3, 10, 20}));
    step(1);
    arriveAt("b.b2frame");
    QCOMPARE(page()->document().array()->shape(), (Shape{3, 10, 20}));
}

void TestFolderActions::asksBeforeEditsAreLost_data()
{
    QTest::addColumn<QMessageBox::StandardButton>("answer");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<std::string>("units");
    QTest::newRow("cancel") << QMessageBox::Cancel << "a1.b2nd" << std::string("K");
    QTest::newRow("discard") << QMessageBox::Discard << "a2.b2nd" << std::string("K");
    QTest::newRow("save") << QMessageBox::Save << "a2.b2nd" << std::string("m");
}

void TestFolderActions::asksBeforeEditsAreLost()
{
    QFETCH(QMessageBox::StandardButton, answer);
    QFETCH(QString, expected);
    QFETCH(std::string, units);
    writeThree();
    QVERIFY(m_window->open("a1.b2nd"));
    m_window->setUnits("m");
    step(1);
    m_window->answer(answer);
    QTRY_COMPARE(shown(), expected);
    QVERIFY(settle());
    QCOMPARE(shown(), expected);
    QCOMPARE(m_window->tab()->isEdited(), answer == QMessageBox::Cancel);
    QCOMPARE(m_window->unitsIn("a1.b2nd"), units);
    QCOMPARE(m_window->unitsIn("a2.b2nd"), std::string("K"));
}

void TestFolderActions::staysWhereSomethingWasEditedMeanwhile()
{
    writeThree();
    QVERIFY(m_window->open("a1.b2nd"));
    m_window->tab()->file().goTo(OpenRequest::of(m_window->path("a2.b2nd")));
    m_window->setUnits("m");
    QTRY_COMPARE(m_window->message(),
                 QString("a1.b2nd was edited in the meantime and stays open."));
    QCOMPARE(shown(), QString("a1.b2nd"));
    QVERIFY(m_window->tab()->isEdited());
    QCOMPARE(m_window->tab()->file().comingRequest().address.name(), QString("a1.b2nd"));
}

void TestFolderActions::watchesTheFileThatIsShownNow()
{
    writeThree();
    QVERIFY(m_window->open("a1.b2nd"));
    step(1);
    arriveAt("a2.b2nd");
    m_window->replace("a1.b2nd", WindowWithFiles::frame("m", {2, 3}));
    m_window->tabs().checkFiles();
    QVERIFY(settle());
    QCOMPARE(page()->document().array()->shape(), (Shape{9, 40, 50}));
    m_window->replace("a2.b2nd", WindowWithFiles::frame("m", {4, 40, 50}));
    m_window->tabs().checkFiles();
    QTRY_COMPARE(page()->document().array()->shape(), (Shape{4, 40, 50}));
}

void TestFolderActions::leavesRecentFilesAlone()
{
    writeThree();
    open("a1.b2nd");
    QSignalSpy opened(&m_window->tabs(), &DocumentTabs::fileOpened);
    step(1);
    arriveAt("a2.b2nd");
    QCOMPARE(opened.size(), 0);
}

void TestFolderActions::isPossibleWithAFileOnly()
{
    QAction* next = m_window->action("Next File in Folder");
    QVERIFY(!next->isEnabled());
    writeThree();
    open("a1.b2nd");
    QVERIFY(next->isEnabled());
    OpenRequest inside = OpenRequest::of(m_window->path("a1.b2nd"));
    inside.address.inside = "value";
    inside.source = memorySource(WindowWithFiles::frame());
    m_window->tabs().open(inside);
    QTRY_VERIFY(page());
    QVERIFY(!next->isEnabled());
}

const Registered<TestFolderActions, QApplication> registered;

} // namespace bloscope::tst_folder_actions

#include "tst_folder_actions.moc"
