#include "core/change/change_cells.h"
#include "core/change/put_texts.h"
#include "tests/support/registered_test.h"
#include "tests/support/this_process.h"
#include "tests/ui/document/opened_frame.h"
#include "tests/ui/heatmap/heatmap_plot_of.h"
#include "tests/ui/window/window_with_files.h"
#include "tests/ui/worker/held_work.h"
#include "tests/ui/worker/settle.h"
#include "ui/brush/brush_bar.h"
#include "ui/bytes/bytes_view.h"
#include "ui/bytes/mapped_hex_view.h"
#include "ui/document/value_changes.h"
#include "ui/find/find_bar.h"
#include "ui/grid/cell_grid.h"
#include "ui/overlay/heatmap_overlay.h"
#include "ui/pages/array_views.h"
#include "ui/table/slice_table_view.h"

#include <QClipboard>
#include <QSignalSpy>
#include <random>

namespace bloscope::tst_saving_meanwhile {

using namespace test;

namespace {

constexpr int rows = 12;
constexpr int columns = 16;
constexpr int paintedColumns = 2000; // of the large picture, and its rows

using Bytes = std::vector<std::uint8_t>; // of all cells

// In chunks that most of what is changed crosses.
ByteBuffer smallLabels()
{
    return arrayFrame({rows, columns}, {5, 6}, {3, 6}, "|u1", ByteBuffer(rows * columns));
}

Bytes bytesOf(const SliceReader& reader)
{
    const auto cells = reader.read(Slice::whole(reader.array()->shape()));
    Bytes bytes;
    for (const std::byte cell : cells->bytes)
        bytes.push_back(std::uint8_t(cell));
    return bytes;
}

} // namespace

// Saving, undoing, closing and the like while something is still being changed.
class TestSavingMeanwhile : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup();
    void savesAllThatWasPainted();
    void endsTheStrokeThatIsBeingPainted();
    void undoesWhatIsUnderWayAsAWhole();
    void savesAFillThatIsUnderWay();
    void savesNothingOfWhatIsCancelled();
    void savesOnceMoreWhenItIsAsked();
    void keepsThePageAndLetsGoOfTheOldFile();
    void keepsWhatIsInSightOfTheBytes();
    void buildsThePageAnewWhereUnitsChange();
    void findsWhatWasSavedInChunksThatWereSeenBefore();
    void keepsWhatIsPaintedWhileItIsSaved();
    void takesWhatIsTypedIntoACell();
    void closesWhenItIsDone();
    void staysWhenWhatWasUnderWayIsCancelled();
    void quitsWhenItIsDone();
    void copiesAndExportsWhenItIsDone();
    void keepsEditsWhenTheFileIsMeasuredOtherwise();
    void equalsAModel_data();
    void equalsAModel();

 private:
    bool open(const QString& name);
    ArrayPage& page() const { return *m->tab()->arrayPage(); }
    HeatmapPlot& plot() const { return *heatmapPlotOf(m->tab()); }
    QAction* beginningWith(const QString& text) const
    {
        for (QAction* action : m->window().findChild<Actions*>()->all())
            if (action->text().remove('&').startsWith(text))
                return action;
        return nullptr;
    }
    bool startPainting(const QString& value, int size);
    QPoint middleOf(int row, int column) const
    {
        return QPoint(int(plot().xAxis->coordToPixel(column)),
                      int(plot().yAxis->coordToPixel(row)));
    }
    void drag(CellPosition from, CellPosition to)
    {
        QTest::mousePress(&plot(), Qt::LeftButton, {}, middleOf(int(from.row), int(from.column)));
        QTest::mouseMove(&plot(), middleOf(int(to.row), int(to.column)));
        QTest::mouseRelease(&plot(), Qt::LeftButton, {}, middleOf(int(to.row), int(to.column)));
    }
    // Over the whole of the large picture.
    void zigzag()
    {
        QTest::mousePress(&plot(), Qt::LeftButton, {}, middleOf(100, 100));
        for (int turn = 1; turn < 10; ++turn)
            QTest::mouseMove(&plot(), middleOf(100 + 200 * turn, turn % 2 ? 1900 : 100));
        QTest::mouseRelease(&plot(), Qt::LeftButton, {}, middleOf(1900, 1900));
    }
    void fill(const std::string& where, std::uint8_t value)
    {
        page().changes().change(
            "Fill Selection",
            [where, value](const SliceReader& values, ValueEditor& editor,
                           const Job& job) -> Result<> {
                const Slice cells = *Slice::parse(where, values.array()->shape());
                BLOSCOPE_CHECK(changeCells(
                    values, editor,
                    {{cells, leavesOf(values.array()->dtype()).front(), std::to_string(value)}}, {},
                    job));
                return {};
            });
    }
    QString digits(const char* slice) const
    {
        const auto cells = page().document().reader()->read(
            *Slice::parse(slice, page().document().array()->shape()));
        QString text;
        for (const std::byte cell : cells->bytes)
            text += QString::number(int(cell));
        return text;
    }
    Bytes inFile(const QString& name) const
    {
        OpenedFrame opened(contentOfFile(m->file(name)));
        return bytesOf(*opened.document().reader());
    }
    bool waitForEnd() const
    {
        return QTest::qWaitFor([this] { return m->edits().queue().isSettled(); }, 60'000);
    }
    bool waitUntilSaved() const
    {
        return QTest::qWaitFor(
            [this] { return !m->tab()->saver().isSaving() && !m->tab()->isEdited(); }, 60'000);
    }

    std::unique_ptr<WindowWithFiles> m;
    std::unique_ptr<HeldWork> m_held;
    QStringList m_notices;
};

void TestSavingMeanwhile::init()
{
    m = std::make_unique<WindowWithFiles>();
    m_held = std::make_unique<HeldWork>(m->scheduler());
    m_notices.clear();
    connect(&m->tabs(), &DocumentTabs::notice, this,
            [this](const QString& sentence) { m_notices << sentence; });
    writeFile(m->file("labels.b2nd"), smallLabels());
    QVERIFY(QTest::qWaitForWindowActive(&m->window()));
}

void TestSavingMeanwhile::cleanup()
{
    m_held->release();
    m_held.reset();
    m.reset();
}

bool TestSavingMeanwhile::open(const QString& name)
{
    if (!m->open(name))
        return false;
    page().showView("heatmap");
    return QTest::qWaitFor([this] { return plot().picture(); });
}

bool TestSavingMeanwhile::startPainting(const QString& value, int size)
{
    const auto isReady = [this] {
        for (QAction* action : plot().actions())
            if (action->shortcut() == QKeySequence(Qt::Key_B) && !action->isChecked())
                action->trigger();
        return page().findChild<BrushBar*>()->isVisible() && plot().picture();
    };
    const ArrayPage* on = nullptr;
    while (on != &page()) { // which may be another one after each wait
        if (!QTest::qWaitFor(isReady))
            return false;
        on = &page();
        QCoreApplication::processEvents(); // for the layout with the bar
    }
    auto& bar = *page().findChild<BrushBar*>();
    bar.setValue(value);
    bar.setSize(size);
    plot().replot(QCustomPlot::rpImmediateRefresh);
    return true;
}

// What a wide brush has painted of many chunks takes a while to be written.
void TestSavingMeanwhile::savesAllThatWasPainted()
{
    writeFile(m->file("large.b2nd"),
              unstoredArrayFrame({paintedColumns, paintedColumns}, {500, 500}, {100, 500}, "<i4"));
    QVERIFY(open("large.b2nd") && startPainting("3", 150));
    zigzag();
    QVERIFY(!m->edits().queue().isSettled());
    beginningWith("Save")->trigger();
    QVERIFY(waitUntilSaved());
    const Bytes saved = inFile("large.b2nd");
    QVERIFY(startPainting("3", 150));
    zigzag();
    QVERIFY(waitForEnd());
    QVERIFY(bytesOf(*page().document().reader()) == saved); // the same cells once more
    m->edits().undo();
    const auto painted = std::ranges::count(saved, 3);
    QVERIFY2(painted > 500'000, qPrintable(QString::number(painted)));
    m->edits().undo();
    QCOMPARE(std::ranges::count(bytesOf(*page().document().reader()), 0),
             std::ptrdiff_t(saved.size()));
    m->edits().redo();
    QVERIFY(bytesOf(*page().document().reader()) == saved);
}

void TestSavingMeanwhile::endsTheStrokeThatIsBeingPainted()
{
    QVERIFY(open("labels.b2nd") && startPainting("3", 1));
    QTest::mousePress(&plot(), Qt::LeftButton, {}, middleOf(4, 2));
    QTest::mouseMove(&plot(), middleOf(4, 8));
    beginningWith("Save")->trigger();
    QVERIFY(waitUntilSaved());
    QCOMPARE(digits("4"), QString("0033333330000000"));
    QCOMPARE(inFile("labels.b2nd"), bytesOf(*page().document().reader()));
}

void TestSavingMeanwhile::undoesWhatIsUnderWayAsAWhole()
{
    QVERIFY(open("labels.b2nd") && startPainting("3", 1));
    drag({1, 0}, {1, 15});
    QVERIFY(waitForEnd());
    QTest::mousePress(&plot(), Qt::LeftButton, {}, middleOf(4, 0));
    QVERIFY(QTest::qWaitFor([this] { return digits("4").startsWith('3'); }));
    m_held->hold();
    QTest::mouseMove(&plot(), middleOf(4, 15));
    QTest::mouseMove(&plot(), middleOf(9, 15));
    QTest::mouseRelease(&plot(), Qt::LeftButton, {}, middleOf(9, 15));
    QCOMPARE(beginningWith("Undo")->text().remove('&'), QString("Undo: Paint 3"));
    beginningWith("Undo")->trigger();
    QCOMPARE(m_notices.last(), QString("“Paint 3” must finish before it can be undone."));
    m_held->release();
    QVERIFY(waitForEnd());
    QCOMPARE(digits("4"), QString("0000000000000000"));
    QCOMPARE(digits("1"), QString("3333333333333333"));
    beginningWith("Redo")->trigger();
    QCOMPARE(digits("4"), QString("3333333333333333"));
    QCOMPARE(digits("4:10, 15"), QString("333333"));
    beginningWith("Undo")->trigger();
    beginningWith("Undo")->trigger();
    QVERIFY(m->edits().isClean());
}

void TestSavingMeanwhile::savesAFillThatIsUnderWay()
{
    QVERIFY(open("labels.b2nd"));
    m_held->hold();
    fill("2:9, 3:13", 5);
    QVERIFY(m->tab()->isEdited());
    QVERIFY(beginningWith("Save")->isEnabled());
    beginningWith("Save")->trigger();
    QCOMPARE(m_notices.last(),
             QString("labels.b2nd will be saved as soon as “Fill Selection” is done."));
    m_held->release();
    QVERIFY(waitUntilSaved());
    QCOMPARE(m_notices.last(), QString("Saved labels.b2nd."));
    QCOMPARE(digits("2"), QString("0005555555555000"));
    QCOMPARE(inFile("labels.b2nd"), bytesOf(*page().document().reader()));
}

void TestSavingMeanwhile::savesNothingOfWhatIsCancelled()
{
    QVERIFY(open("labels.b2nd"));
    LongJob* job = nullptr;
    connect(&page().changes(), &ValueChanges::jobStarted, this,
            [&job](LongJob* started) { job = started; });
    m_held->hold();
    fill("2:9, 3:13", 5);
    beginningWith("Save")->trigger();
    job->cancel();
    QCOMPARE(
        m_notices.last(),
        QString("labels.b2nd was not saved because a pending change was cancelled or failed."));
    QVERIFY(!m->tab()->isEdited() && !m->tab()->saver().isSaving());
    QCOMPARE(digits("2"), QString("0000000000000000"));
}

// During a save.
void TestSavingMeanwhile::savesOnceMoreWhenItIsAsked()
{
    QVERIFY(open("labels.b2nd"));
    fill("2", 5);
    QVERIFY(waitForEnd());
    m_held->hold();
    beginningWith("Save")->trigger();
    fill("3", 6);
    beginningWith("Save")->trigger();
    m_held->release();
    QVERIFY(waitUntilSaved());
    QCOMPARE(inFile("labels.b2nd"), bytesOf(*page().document().reader()));
    QCOMPARE(digits("2:4, 0"), QString("56"));
}

// With all that is seen of it, also by views that are hidden.
void TestSavingMeanwhile::keepsThePageAndLetsGoOfTheOldFile()
{
    const std::filesystem::path file = m->file("large.b2nd");
    writeFile(file, WindowWithFiles::frame("K", {300, 400}));
    QVERIFY(open("large.b2nd"));
    m->action("Structure")->setChecked(true);
    for (const ArrayView& view : arrayViews()) {
        page().showView(view.word);
        QVERIFY(settle());
    }
    page().showView("table");
    auto& table = *page().findChild<SliceTableView*>();
    table.goTo({250, 300});
    table.goTo({252, 303}, true);
    m->action("Find…")->trigger();
    auto& bar = *page().findChild<FindBar*>();
    QTest::keyClicks(bar.findChild<QLineEdit*>(), "1234");
    fill("2", 5);
    QVERIFY(waitForEnd());
    QVERIFY(settle());
    const QPointer<ArrayPage> before = &page();
    const std::weak_ptr<const Array> array = page().document().array();
    const TableViewState state = table.state();
    beginningWith("Save")->trigger();
    QVERIFY(waitUntilSaved());
    QVERIFY(before && &page() == before);
    QCOMPARE(page().findChild<SliceTableView*>(), &table);
    QVERIFY(table.isVisible());
    QVERIFY(table.state().topLeft == state.topLeft && state.topLeft.row > 0);
    QVERIFY(table.state().selection == state.selection);
    QVERIFY(bar.isVisible());
    QCOMPARE(bar.findChild<QLineEdit*>()->text(), QString("1234"));
    QTRY_COMPARE(table.selectionText().left(20), QString("12 cells · min 34764"));
    QCOMPARE(m->edits().undoText(), QString("Fill Selection"));
    QTRY_VERIFY(array.expired());
    QTRY_COMPARE(timesOpenWithoutName(file), std::size_t(0));
}

// What the file holds may have moved.
void TestSavingMeanwhile::keepsWhatIsInSightOfTheBytes()
{
    writeFile(m->file("large.b2nd"), WindowWithFiles::frame("K", {300, 400}));
    QVERIFY(open("large.b2nd"));
    page().showView("bytes");
    auto& hex = page().findChild<BytesView*>()->hex();
    QTRY_VERIFY(hex.map());
    hex.goTo(1000);
    QVERIFY(settle());
    const ByteMapPtr map = hex.map();
    fill("2", 5);
    QVERIFY(waitForEnd());
    beginningWith("Save")->trigger();
    QVERIFY(waitUntilSaved());
    QTRY_VERIFY(hex.map() && hex.map() != map);
    QCOMPARE(hex.caret(), 1000U);
    page().showView("table");
    m->edits().undo();
    beginningWith("Save")->trigger();
    QVERIFY(waitUntilSaved());
    page().showView("bytes");
    QTRY_VERIFY(hex.map());
    QCOMPARE(hex.caret(), 1000U);
}

// Axes, colours and readouts are made of what metadata tell.
void TestSavingMeanwhile::buildsThePageAnewWhereUnitsChange()
{
    writeFile(m->file("units.b2nd"), WindowWithFiles::frame());
    QVERIFY(open("units.b2nd"));
    const ArrayPage* before = &page();
    m->setUnits("degC");
    beginningWith("Save")->trigger();
    QVERIFY(waitUntilSaved());
    QVERIFY(&page() != before);
    QCOMPARE(page().document().geometry()->values.unit, std::string("degC"));
    before = &page();
    QVERIFY(m->edits().edit("Add", [](EditSet& set) {
        return set.add(MetadataSectionOf::Trailer, "mine", {std::byte{1}}, 0);
    }));
    beginningWith("Save")->trigger();
    QVERIFY(waitUntilSaved());
    QCOMPARE(&page(), before); // nothing of it is shown there
}

void TestSavingMeanwhile::findsWhatWasSavedInChunksThatWereSeenBefore()
{
    QVERIFY(open("labels.b2nd"));
    page().showView("table");
    m->action("Find…")->trigger();
    auto& bar = *page().findChild<FindBar*>();
    QTest::keyClicks(bar.findChild<QLineEdit*>(), "7");
    QTest::keyClick(&bar, Qt::Key_Return);
    QTRY_VERIFY(bar.accessibleDescription().startsWith("Not found"));
    QVERIFY(page().document().summaries()->size() > 0);
    fill("7, 7", 7);
    QVERIFY(waitForEnd());
    beginningWith("Save")->trigger();
    QVERIFY(waitUntilSaved());
    QTest::keyClick(&bar, Qt::Key_Return);
    QTRY_VERIFY(bar.accessibleDescription().startsWith("Found: [7, 7]"));
}

void TestSavingMeanwhile::keepsWhatIsPaintedWhileItIsSaved()
{
    QVERIFY(open("labels.b2nd") && startPainting("3", 1));
    drag({1, 0}, {1, 15});
    QVERIFY(waitForEnd());
    const ArrayPage* const before = &page();
    const FramePtr frame = page().document().frame();
    m_held->hold();
    beginningWith("Save")->trigger();
    drag({5, 0}, {5, 15});
    QTest::mousePress(&plot(), Qt::LeftButton, {}, middleOf(7, 0));
    QTest::mouseMove(&plot(), middleOf(7, 15));
    m_held->release();
    QVERIFY(settle());
    QCOMPARE(page().document().frame(), frame); // as long as the button is down
    QTest::mouseMove(&plot(), middleOf(9, 15));
    QTest::mouseRelease(&plot(), Qt::LeftButton, {}, middleOf(9, 15));
    QTRY_VERIFY(page().document().frame() != frame);
    QCOMPARE(&page(), before);
    QVERIFY(m->tab()->isEdited());
    for (const char* row : {"1", "5", "7"})
        QCOMPARE(digits(row), QString("3333333333333333"));
    QCOMPARE(digits("7:10, 15"), QString("333"));
    QCOMPARE(m->edits().undoStack().count(), 3);
    m->edits().undo();
    QCOMPARE(digits("7"), QString("0000000000000000"));
}

void TestSavingMeanwhile::takesWhatIsTypedIntoACell()
{
    QVERIFY(open("labels.b2nd"));
    page().showView("table");
    fill("2", 5);
    QVERIFY(waitForEnd());
    auto& table = *page().findChild<SliceTableView*>();
    table.goTo({4, 4});
    QTest::keyClick(table.findChild<CellGrid*>(), Qt::Key_7);
    beginningWith("Save")->trigger();
    QVERIFY(waitUntilSaved());
    QCOMPARE(int(inFile("labels.b2nd")[4 * columns + 4]), 7);
}

void TestSavingMeanwhile::closesWhenItIsDone()
{
    QVERIFY(open("labels.b2nd"));
    m_held->hold();
    fill("2", 5);
    m->action("Close")->trigger();
    QCoreApplication::processEvents();
    QVERIFY(!m->dialog<QMessageBox>());
    m_held->release();
    QTRY_VERIFY(m->dialog<QMessageBox>());
    QVERIFY(m->dialog<QMessageBox>()->informativeText().contains("16 values"));
    m->answer(QMessageBox::Save);
    QTRY_COMPARE(m->tabs().count(), 0);
    QCOMPARE(std::ranges::count(inFile("labels.b2nd"), 5), 16);
}

void TestSavingMeanwhile::staysWhenWhatWasUnderWayIsCancelled()
{
    QVERIFY(open("labels.b2nd"));
    LongJob* job = nullptr;
    connect(&page().changes(), &ValueChanges::jobStarted, this,
            [&job](LongJob* started) { job = started; });
    m_held->hold();
    fill("2", 5);
    m->action("Close")->trigger();
    m->window().close();
    job->cancel();
    m_held->release();
    QVERIFY(settle());
    QCOMPARE(m->tabs().count(), 1);
    QVERIFY(m->window().isVisible());
    m->action("Close")->trigger();
    QCOMPARE(m->tabs().count(), 0);
}

void TestSavingMeanwhile::quitsWhenItIsDone()
{
    QVERIFY(open("labels.b2nd"));
    m_held->hold();
    fill("2", 5);
    m->window().close();
    QVERIFY(m->window().isVisible());
    QVERIFY(!m->dialog<QMessageBox>()); // no question whether to give it up
    m_held->release();
    m->answer(QMessageBox::Save);
    QTRY_VERIFY(!m->window().isVisible());
    QCOMPARE(std::ranges::count(inFile("labels.b2nd"), 5), 16);
}

void TestSavingMeanwhile::copiesAndExportsWhenItIsDone()
{
    QVERIFY(open("labels.b2nd"));
    page().showView("table");
    QGuiApplication::clipboard()->setText("nothing");
    m_held->hold();
    fill("2", 5);
    m->action("Copy")->trigger();
    beginningWith("Export")->trigger();
    QCoreApplication::processEvents();
    QCOMPARE(QGuiApplication::clipboard()->text(), QString("nothing"));
    QVERIFY(!m->dialog<QDialog>());
    m_held->release();
    QTRY_VERIFY(m->dialog<QDialog>());
    m->dialog<QDialog>()->reject();
    QTRY_VERIFY(QGuiApplication::clipboard()->text() != "nothing");
    QCOMPARE(QGuiApplication::clipboard()->text().count('5'), 16);
}

// The file is opened once more for that, under its edits.
void TestSavingMeanwhile::keepsEditsWhenTheFileIsMeasuredOtherwise()
{
    QVERIFY(open("labels.b2nd"));
    fill("2", 5);
    QVERIFY(waitForEnd());
    const ArrayPage* before = &page();
    m->tab()->file().tellGeometry(HandGeometry());
    QTRY_VERIFY(m->tab()->page() && &page() != before);
    QCOMPARE(digits("2, :3"), QString("555"));
    fill("3", 6);
    QVERIFY(waitForEnd());
    QCOMPARE(digits("1:4, 0"), QString("056"));
}

void TestSavingMeanwhile::equalsAModel_data()
{
    QTest::addColumn<unsigned>("seed");
    for (const unsigned seed : {1U, 2U, 3U, 4U, 5U, 6U})
        QTest::addRow("seed %u", seed) << seed;
}

namespace {

// What somebody does, one thing after the other, without any wait.
struct Model {
    std::vector<Bytes> steps{Bytes(rows * columns)};
    std::size_t now = 0;
    std::vector<Bytes> seen{steps.front()}; // in their order
    std::size_t savedFrom = 0;              // of these, when it was last saved

    void change(const std::function<void(Bytes&)>& how)
    {
        Bytes next = steps[now];
        how(next);
        if (next == steps[now])
            return;
        steps.resize(++now);
        steps.push_back(next);
        seen.push_back(next);
    }
    void go(int by)
    {
        if ((by < 0 && now == 0) || (by > 0 && now + 1 == steps.size()))
            return;
        now += std::size_t(by);
        seen.push_back(steps[now]);
    }
    bool couldBeSaved(const Bytes& file) const
    {
        return std::find(seen.begin() + std::ptrdiff_t(savedFrom), seen.end(), file) != seen.end();
    }
};

} // namespace

// Whatever is still under way when the next thing is asked for.
void TestSavingMeanwhile::equalsAModel()
{
    QFETCH(const unsigned, seed);
    std::mt19937 random(seed);
    const auto below = [&random](int end) { return int(random() % unsigned(end)); };
    QVERIFY(open("labels.b2nd"));
    Model model;
    bool isSaved = false;
    for (int step = 0; step < 160; ++step) {
        const int row = below(rows);
        const int column = below(columns);
        const int endRow = row + 1 + below(rows - row);
        const int endColumn = column + 1 + below(columns - column);
        const auto value = std::uint8_t(step + 1); // that no cell has yet
        const auto set = [&](std::uint8_t what) {
            model.change([&](Bytes& cells) {
                for (int r = row; r < endRow; ++r)
                    for (int c = column; c < endColumn; ++c)
                        cells[std::size_t(r * columns + c)] = what;
            });
        };
        const std::string where = std::to_string(row) + ':' + std::to_string(endRow) + ", " +
                                  std::to_string(column) + ':' + std::to_string(endColumn);
        switch (below(12)) {
        case 0:
        case 1: { // a stroke along a row
            QVERIFY(startPainting(QString::number(value), 1));
            QTest::mousePress(&plot(), Qt::LeftButton, {}, middleOf(row, column));
            if (below(3) == 0)
                QTest::qWait(below(4));
            QTest::mouseMove(&plot(), middleOf(row, endColumn - 1));
            QTest::mouseRelease(&plot(), Qt::LeftButton, {}, middleOf(row, endColumn - 1));
            model.change([&](Bytes& cells) {
                for (int c = column; c < endColumn; ++c)
                    cells[std::size_t(row * columns + c)] = value;
            });
            break;
        }
        case 2:
            fill(where, value);
            set(value);
            break;
        case 3: { // a paste of texts that differ
            TextBlock texts;
            for (int r = row; r < endRow; ++r)
                for (int c = column; c < endColumn; ++c) {
                    if (c == column)
                        texts.emplace_back();
                    texts.back().push_back(std::to_string((r + c) % 2 ? value : 200 + c));
                }
            page().changes().change(
                "Paste",
                [texts, row, column](const SliceReader& values, ValueEditor& editor,
                                     const Job& job) -> Result<> {
                    const PutPlace place{Slice::whole(values.array()->shape()), {row, column}};
                    BLOSCOPE_CHECK(putTexts(values, editor, place, texts, job));
                    return {};
                });
            model.change([&](Bytes& cells) {
                for (int r = row; r < endRow; ++r)
                    for (int c = column; c < endColumn; ++c)
                        cells[std::size_t(r * columns + c)] =
                            std::uint8_t((r + c) % 2 ? value : 200 + c);
            });
            break;
        }
        case 4:
            fill(where, 0);
            set(0);
            break;
        case 5:
        case 6:
            beginningWith("Undo")->trigger();
            model.go(-1);
            break;
        case 7:
            beginningWith("Redo")->trigger();
            model.go(1);
            break;
        case 8:
            if (beginningWith("Save")->isEnabled()) {
                beginningWith("Save")->trigger();
                model.savedFrom = model.seen.size() - 1;
                isSaved = true;
            }
            break;
        case 9:
            m_held->isHeld() ? m_held->release() : m_held->hold();
            break;
        case 10:
            QTest::qWait(below(10));
            break;
        default:
            if (below(8) == 0) { // close it, and open it again
                m->action("Close")->trigger();
                m_held->release();
                QTRY_VERIFY(m->tabs().count() == 0 || m->dialog<QMessageBox>());
                if (m->tabs().count() > 0)
                    m->answer(QMessageBox::Save);
                QTRY_COMPARE(m->tabs().count(), 0);
                QVERIFY(inFile("labels.b2nd") == model.steps[model.now]);
                QVERIFY(open("labels.b2nd"));
                const Bytes saved = model.steps[model.now];
                model = Model();
                model.steps = model.seen = {saved};
            }
        }
        if (below(16) == 0) { // a quiet moment
            m_held->release();
            QVERIFY(QTest::qWaitFor([this] {
                return m->edits().queue().isSettled() && !m->tab()->saver().isSaving();
            }));
            QVERIFY2(bytesOf(*page().document().reader()) == model.steps[model.now],
                     qPrintable(QString::number(step)));
            QCOMPARE(m->edits().undoStack().index(), int(model.now));
            QCOMPARE(m->edits().undoStack().count(), int(model.steps.size()) - 1);
            const Bytes file = inFile("labels.b2nd");
            QVERIFY2(!isSaved || model.couldBeSaved(file), qPrintable(QString::number(step)));
            QVERIFY(m->tab()->isEdited() || file == model.steps[model.now]);
        }
    }
    m_held->release();
    m->action("Close")->trigger();
    QTRY_VERIFY(m->tabs().count() == 0 || m->dialog<QMessageBox>());
    if (m->tabs().count() > 0)
        m->answer(QMessageBox::Save);
    QTRY_COMPARE(m->tabs().count(), 0);
    QVERIFY(inFile("labels.b2nd") == model.steps[model.now]);
}

const Registered<TestSavingMeanwhile, QApplication> registered;

} // namespace bloscope::tst_saving_meanwhile

#include "tst_saving_meanwhile.moc"
