#include "tests/ui/worker/settle.h"
#include "ui/table/slice_table_view.h"

#include "tests/support/registered_test.h"
#include "tests/ui/document/opened_frame.h"
#include "ui/controls/group_header.h"
#include "ui/controls/number_format_button.h"
#include "ui/controls/wide_scroll_bar.h"
#include "ui/grid/cell_grid.h"
#include "ui/table/slice_table_model.h"
#include "ui/table/table_bar.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <cmath>

namespace bloscope::tst_slice_table_view {

using namespace test;

namespace {

constexpr std::int64_t million = 1'000'000;
constexpr std::int64_t trillion = million * million;

ByteBuffer trillionOfZeros()
{
    return unstoredArrayFrame({trillion}, {1000 * million}, {million}, "|i1");
}

// int32 0, 1, 2, ... in 8 x 8 cells, four chunks.
ByteBuffer fourChunks()
{
    return arrayFrame({8, 8}, {4, 4}, {4, 4}, "<i4", counted<std::int32_t>(64));
}

} // namespace

class TestSliceTableView : public QObject {
    Q_OBJECT

 private slots:
    void init() { m_scheduler = std::make_unique<Scheduler>(); }
    void cleanup();

    void showsTheExactTextsOfTheSlice();
    void showsTrueIndicesInTheHeaders();
    void reachesTheEndOfATrillionRows();
    void scrollsPastTheEdgeOfTheWindow();
    void scrollsWithTheBar();
    void tellsTheCurrentCellAndItsExactText();
    void selectsWithTheMouse();
    void selectsRowsAndColumnsByTheirHeaders();
    void keepsASelectionThatReachesBeyondTheWindow();
    void tellsWhatTheSelectionAmountsTo();
    void keepsWhatItSawOfChunksForSearches();
    void tellsItAnewForEachSlice();
    void countsTextsOnly();
    void addsUpSelectedFields();
    void offersTheSelectedFields();
    void countsOnlyWhereTooMuchIsSelected();
    void resizesOneColumnAtATime();
    void keepsWidthsWithTheirColumns();
    void restoresWidths();
    void copiesTheSelectionAsTsv();
    void copiesHeadersToo();
    void offersAMenuAboutTheSelection();
    void copiesEverythingWhenNothingIsSelected();
    void saysWhyItDoesNotCopyTooMuch();
    void saysWhichCellsAreDamaged();
    void staysWhereItIsWhileScrubbing();
    void readsNothingWhileItIsHidden();
    void saysThatASliceIsEmpty();
    void showsStructuredElementsByTheirParts();
    void hasALineOfTheHeaderForEachLevelOfParts();
    void writesNumbersAsChosenForThisTable();
    void coloursCellsByTheirNumbers();
    void coloursPartsByThemselves();
    void coloursWhatIsInSight();
    void staysQuickWithVeryManyParts();

 private:
    void open(ByteBuffer frame, QSize size = {600, 400})
    {
        m_view.reset();                              // refers to what was opened,
        m_scheduler = std::make_unique<Scheduler>(); // as what the one before still does
        m_opened = std::make_unique<OpenedFrame>(std::move(frame));
        m_view = std::make_unique<SliceTableView>(m_opened->document(), *m_scheduler);
        m_view->resize(size);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        m_grid = m_view->findChild<CellGrid*>();
        m_model = m_view->findChild<SliceTableModel*>();
    }
    WideScrollBar& rowBar() const
    {
        for (auto* bar : m_view->findChildren<WideScrollBar*>())
            if (bar->orientation() == Qt::Vertical)
                return *bar;
        qFatal("no bar");
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(m_grid, key, modifiers);
    }
    QPoint middleOf(CellPosition cell) const
    {
        return m_grid->visualRect(m_model->indexOf(cell)).center();
    }
    // Where the mouse takes hold of the right edge of a column.
    QPoint edgeOf(int section) const
    {
        const QHeaderView* header = m_grid->horizontalHeader();
        return {header->sectionViewportPosition(section) + header->sectionSize(section) - 2, 5};
    }
    void dragEdge(int section, int by)
    {
        QWidget* header = m_grid->horizontalHeader()->viewport();
        const QPoint from = edgeOf(section);
        QTest::mousePress(header, Qt::LeftButton, Qt::NoModifier, from);
        QTest::mouseMove(header, from + QPoint(by, 0));
        QTest::mouseRelease(header, Qt::LeftButton, Qt::NoModifier, from + QPoint(by, 0));
    }
    // The texts of the menu that is open, which is closed.
    QStringList menuTexts() const;
    QColor backgroundOf(CellPosition cell) const;
    QString headerOf(Qt::Orientation orientation, int section) const
    {
        return m_model->headerData(section, orientation).toString();
    }
    // The row header of the topmost and of the last wholly visible row.
    QString topRow() const { return headerOf(Qt::Vertical, m_grid->rowAt(0)); }
    QString bottomRow() const
    {
        return headerOf(Qt::Vertical, m_grid->rowAt(m_grid->viewport()->height() - 1));
    }

    std::unique_ptr<Scheduler> m_scheduler;
    std::unique_ptr<OpenedFrame> m_opened;
    std::unique_ptr<SliceTableView> m_view;
    CellGrid* m_grid = nullptr;
    SliceTableModel* m_model = nullptr;
};

void TestSliceTableView::cleanup()
{
    m_view.reset();
    m_scheduler.reset();
    m_opened.reset();
}

QStringList TestSliceTableView::menuTexts() const
{
    QStringList texts;
    const auto* menu = m_view->findChild<QMenu*>();
    for (const QAction* action : menu ? menu->actions() : QList<QAction*>())
        if (!action->isSeparator())
            texts << action->text().remove('&');
    delete menu;
    return texts;
}

void TestSliceTableView::showsTheExactTextsOfTheSlice()
{
    open(arrayFrame({2, 3}, "<f4", elementsOf<float>({0.1f, -2, 1e20f, 0, 1.5e-7f, 16777216})));
    const QStringList expected = {"0.1", "-2.0", "1e+20", "0.0", "1.5e-07", "16777216.0"};
    for (int i = 0; i < 6; ++i)
        QTRY_COMPARE(m_model->textAt({i / 3, i % 3}), expected[i]);
    QVERIFY(!rowBar().isVisible());
}

void TestSliceTableView::showsTrueIndicesInTheHeaders()
{
    open(fourChunks());
    m_opened->show("1::3, 6:2:-2");
    QCOMPARE(headerOf(Qt::Vertical, 2), QString("7"));
    QCOMPARE(headerOf(Qt::Horizontal, 1), QString("4"));
    QTRY_COMPARE(m_model->textAt({2, 1}), QString::number(7 * 8 + 4));
}

void TestSliceTableView::reachesTheEndOfATrillionRows()
{
    open(trillionOfZeros());
    press(Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(bottomRow(), QString("999999999999"));
    QCOMPARE(m_view->selection().current(), (CellPosition{trillion - 1, 0}));
    QCOMPARE(rowBar().position(), rowBar().lastPosition());
    QTRY_COMPARE(m_model->textAt({trillion - 1, 0}), QString("0"));
    QVERIFY(m_grid->verticalHeader()->width() >
            m_grid->fontMetrics().horizontalAdvance("999999999999"));

    press(Qt::Key_PageUp);
    press(Qt::Key_PageUp);
    const auto page = m_grid->visibleRows();
    QCOMPARE(m_view->selection().current(), (CellPosition{trillion - 1 - 2 * page, 0}));
    QCOMPARE(topRow(), QString::number(trillion - 1 - 2 * page));
    press(Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(topRow(), QString("0"));
    QVERIFY(m_model->rowCount() <= SliceTableModel::mostSections);
}

void TestSliceTableView::scrollsPastTheEdgeOfTheWindow()
{
    open(trillionOfZeros());
    QScrollBar* inner = m_grid->verticalScrollBar(); // what the mouse wheel turns
    for (int turn = 1; turn <= 1000; ++turn) {
        inner->setValue(inner->value() + 30);
        QCOMPARE(rowBar().position(), turn * 30);
    }
    QCOMPARE(topRow(), QString("30000"));
}

void TestSliceTableView::scrollsWithTheBar()
{
    open(trillionOfZeros());
    rowBar().setSliderPosition(rowBar().maximum() / 2);
    const qint64 middle = rowBar().position();
    QVERIFY(qAbs(middle - trillion / 2) < 2000);
    QCOMPARE(topRow(), QString::number(middle));
    rowBar().triggerAction(QAbstractSlider::SliderSingleStepAdd);
    QCOMPARE(topRow(), QString::number(middle + 1));
}

void TestSliceTableView::tellsTheCurrentCellAndItsExactText()
{
    open(arrayFrame({2, 2}, "<f8", elementsOf<double>({1, 2, 3, 0.1 + 0.2})));
    QSignalSpy told(&m_opened->document(), &Document::currentCellChanged);
    m_view->goTo({1, 1});
    QTRY_VERIFY(!told.isEmpty() && !told.last().at(1).toString().isEmpty());
    QCOMPARE(told.last().at(0).value<CellPosition>(), (CellPosition{1, 1}));
    QCOMPARE(told.last().at(1).toString(), QString("0.30000000000000004"));
}

void TestSliceTableView::selectsWithTheMouse()
{
    open(fourChunks());
    QSignalSpy selected(m_view.get(), &SliceTableView::selectionChanged);
    QWidget* cells = m_grid->viewport();
    QTest::mouseClick(cells, Qt::LeftButton, Qt::NoModifier, middleOf({2, 3}));
    QCOMPARE(m_view->selection().rect(), (CellRect{2, 3, 1, 1}));
    QTest::mouseClick(cells, Qt::LeftButton, Qt::ShiftModifier, middleOf({4, 1}));
    QCOMPARE(m_view->selection().rect(), (CellRect{2, 1, 3, 3}));
    QCOMPARE(selected.last().first().value<CellRect>(), (CellRect{2, 1, 3, 3}));
    QVERIFY(m_grid->selectionModel()->isSelected(m_model->index(3, 2)));
    QVERIFY(!m_grid->selectionModel()->isSelected(m_model->index(5, 2)));

    QTest::mousePress(cells, Qt::LeftButton, Qt::NoModifier, middleOf({1, 1}));
    QTest::mouseMove(cells, middleOf({5, 2}));
    QTest::mouseRelease(cells, Qt::LeftButton, Qt::NoModifier, middleOf({5, 2}));
    QCOMPARE(m_view->selection().rect(), (CellRect{1, 1, 5, 2}));
}

void TestSliceTableView::selectsRowsAndColumnsByTheirHeaders()
{
    open(fourChunks());
    const auto click = [](QHeaderView* header, int section, Qt::KeyboardModifiers modifiers) {
        const int along =
            header->sectionViewportPosition(section) + header->sectionSize(section) / 2;
        const QPoint point =
            header->orientation() == Qt::Vertical ? QPoint(3, along) : QPoint(along, 3);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, modifiers, point);
    };
    click(m_grid->verticalHeader(), 3, Qt::NoModifier);
    QCOMPARE(m_view->selection().rect(), (CellRect{3, 0, 1, 8}));
    click(m_grid->horizontalHeader(), 2, Qt::NoModifier);
    QCOMPARE(m_view->selection().rect(), (CellRect{0, 2, 8, 1}));
    press(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(m_view->selection().rect(), (CellRect{0, 0, 8, 8}));
}

void TestSliceTableView::keepsASelectionThatReachesBeyondTheWindow()
{
    open(trillionOfZeros());
    m_view->goTo({5, 0});
    press(Qt::Key_End, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(m_view->selection().rect(), (CellRect{5, 0, trillion - 5, 1}));
    const auto isSelected = [this](std::int64_t row) {
        return m_grid->selectionModel()->isSelected(m_model->indexOf({row, 0}));
    };
    QVERIFY(isSelected(trillion - 1));
    rowBar().triggerAction(QAbstractSlider::SliderToMinimum);
    QVERIFY(isSelected(5));
    QVERIFY(isSelected(20));
    QVERIFY(!isSelected(4));
}

void TestSliceTableView::tellsWhatTheSelectionAmountsTo()
{
    open(fourChunks());
    QSignalSpy changed(m_view.get(), &SliceView::selectionTextChanged);
    QTest::mouseClick(m_grid->viewport(), Qt::LeftButton, Qt::NoModifier, middleOf({2, 3}));
    QCOMPARE(m_view->selectionText(), QString());
    press(Qt::Key_Right, Qt::ShiftModifier);
    press(Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(m_view->selectionText(), QString("4 cells · …"));
    QTRY_COMPARE(m_view->selectionText(),
                 QString("4 cells · min 19 · max 28 · mean 23.5 · std 4.031128874149275 · sum 94"));
    QVERIFY(!changed.isEmpty());

    QTest::mouseClick(m_grid->viewport(), Qt::LeftButton, Qt::ShiftModifier, middleOf({2, 1}));
    QTRY_COMPARE(m_view->selectionText(),
                 QString("3 cells · min 17 · max 19 · mean 18.0 · std 0.816496580927726 · sum 54"));
    press(Qt::Key_A, Qt::ControlModifier);
    QTRY_COMPARE(
        m_view->selectionText(),
        QString("64 cells · min 0 · max 63 · mean 31.5 · std 18.472953201911167 · sum 2016"));
    press(Qt::Key_Home);
    QCOMPARE(m_view->selectionText(), QString());
}

void TestSliceTableView::keepsWhatItSawOfChunksForSearches()
{
    m_opened = std::make_unique<OpenedFrame>(fourChunks());
    m_view = std::make_unique<SliceTableView>(m_opened->document(), *m_scheduler);
    m_view->show();
    m_view->selectAll();
    QTRY_COMPARE(m_opened->document().summaries()->size(), std::size_t(4));
}

void TestSliceTableView::tellsItAnewForEachSlice()
{
    open(arrayFrame({2, 3, 4}, "<i4", counted<std::int32_t>(24)));
    m_view->goTo({0, 0});
    m_view->goTo({0, 1}, true);
    QTRY_COMPARE(m_view->selectionText(),
                 QString("2 cells · min 0 · max 1 · mean 0.5 · std 0.5 · sum 1"));
    m_opened->show("1, :, :");
    QCOMPARE(m_view->selectionText(), QString("2 cells · …"));
    QTRY_COMPARE(m_view->selectionText(),
                 QString("2 cells · min 12 · max 13 · mean 12.5 · std 0.5 · sum 25"));
    m_view->hide();
    QCOMPARE(m_view->selectionText(), QString());
    m_view->show();
    QTRY_COMPARE(m_view->selectionText(),
                 QString("2 cells · min 12 · max 13 · mean 12.5 · std 0.5 · sum 25"));
    m_opened->show("1, 1:1, :");
    QCOMPARE(m_view->selectionText(), QString());
}

void TestSliceTableView::countsTextsOnly()
{
    open(arrayFrame({2, 2}, "|S1", counted<std::uint8_t>(4)));
    press(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(m_view->selectionText(), QString("4 cells"));
    open(arrayFrame({2, 2}, "[('a', 'u1'), ('b', 'u1', (2,))]", counted<std::uint8_t>(12)));
    press(Qt::Key_A, Qt::ControlModifier);
    QTRY_COMPARE(m_view->selectionText(),
                 QString("12 cells · min 0 · max 11 · mean 5.5 · std 3.4520525295346633 · sum 66"));
}

void TestSliceTableView::addsUpSelectedFields()
{
    const auto elements = elementsOf<float>({1, 0.5F, 2, 1.5F, 3, 2.5F});
    open(arrayFrame({3}, "[('a', '<f4'), ('b', '<f4')]", elements));
    m_view->goTo({0, 1});
    m_view->goTo({2, 1}, true);
    QTRY_COMPARE(
        m_view->selectionText(),
        QString("3 cells · min 0.5 · max 2.5 · mean 1.5 · std 0.816496580927726 · sum 4.5"));
    open(arrayFrame({2}, "[('n', '<i2'), ('x', '<f8'), ('s', 'S2')]",
                    elementsOf<std::uint16_t>({7, 0, 0, 0, 0x3ff8, 'a', 65535, 0, 0, 0, 0, 'b'})));
    m_view->goTo({0, 0});
    m_view->goTo({1, 2}, true);
    QTRY_COMPARE(m_view->selectionText(),
                 QString("6 cells · min -1 · max 7 · mean 1.875 · sum 7.5"));
    m_view->goTo({0, 2});
    m_view->goTo({1, 2}, true);
    QCOMPARE(m_view->selectionText(), QString("2 cells"));
}

void TestSliceTableView::offersTheSelectedFields()
{
    open(arrayFrame({2, 2}, "[('a', 'u1'), ('b', 'u1', (2,))]", counted<std::uint8_t>(12)));
    m_view->goTo({0, 1});
    m_view->goTo({1, 2}, true);
    const ExportOffer two = m_view->exportOffer();
    QCOMPARE(two.selection->text(), std::string("[:, :1]"));
    QVERIFY(two.part);
    QCOMPARE(two.part->offset, std::size_t(1));
    QCOMPARE(two.part->dtype.fields.size(), std::size_t(2));
    QCOMPARE(two.part->dtype.fields[1].name, std::string("b[1]"));
    m_view->goTo({0, 3});
    m_view->goTo({1, 3}, true);
    QCOMPARE(m_view->exportOffer().part->path, std::string("a"));
    m_view->goTo({0, 2});
    m_view->goTo({1, 3}, true);
    QVERIFY(!m_view->exportOffer().part);
    QCOMPARE(m_view->exportOffer().selectionName, QString("Selected cells, with all fields"));
    m_view->goTo({0, 3});
    m_view->goTo({0, 5}, true);
    QVERIFY(!m_view->exportOffer().part);
    QCOMPARE(m_view->exportOffer().selectionName, QString("Selected cells"));
}

// More than is gone through for the sake of a selection.
void TestSliceTableView::countsOnlyWhereTooMuchIsSelected()
{
    open(trillionOfZeros());
    press(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(m_view->selectionText(), QString("1 000 000 000 000 cells"));
}

void TestSliceTableView::resizesOneColumnAtATime()
{
    open(arrayFrame({3, 3}, "<i8",
                    elementsOf<std::int64_t>({1, 2, 123456789012345, 3, 4, 5, 6, 7, 8})));
    QTRY_COMPARE(m_model->textAt({0, 2}), QString("123456789012345"));
    const int usual = m_grid->columnWidth(0);
    dragEdge(0, 30);
    QCOMPARE(m_grid->columnWidth(0), usual + 30);
    QCOMPARE(m_grid->columnWidth(1), usual);
    QCOMPARE(m_grid->columnWidth(2), usual);

    QTest::mouseDClick(m_grid->horizontalHeader()->viewport(), Qt::LeftButton, Qt::NoModifier,
                       edgeOf(1));
    const QFontMetrics metrics = m_grid->fontMetrics();
    QVERIFY(m_grid->columnWidth(1) >= metrics.horizontalAdvance("7"));
    QVERIFY(m_grid->columnWidth(1) < metrics.horizontalAdvance("123456789012345"));
    dragEdge(2, -50);
    QTest::mouseDClick(m_grid->horizontalHeader()->viewport(), Qt::LeftButton, Qt::NoModifier,
                       edgeOf(2));
    QVERIFY(m_grid->columnWidth(2) > metrics.horizontalAdvance("123456789012345"));
    QCOMPARE(m_view->selection().current(), CellPosition()); // no column was chosen by that
}

void TestSliceTableView::keepsWidthsWithTheirColumns()
{
    open(unstoredArrayFrame({10, 100'000}, {10, 1000}, {10, 1000}, "|i1"));
    const int usual = m_grid->columnWidth(0);
    dragEdge(1, 40);
    m_view->goTo({0, 99'999});
    QCOMPARE(headerOf(Qt::Horizontal, m_model->columnCount() - 1), QString("99999"));
    QCOMPARE(m_grid->columnWidth(1), usual);
    m_view->goTo({0, 0});
    QCOMPARE(m_grid->columnWidth(1), usual + 40);
    QCOMPARE(m_grid->columnWidth(0), usual);
    m_opened->show(":, 5:15"); // other columns
    QCOMPARE(m_grid->columnWidth(1), usual);
}

void TestSliceTableView::restoresWidths()
{
    open(fourChunks());
    dragEdge(3, 25);
    const TableViewState state = m_view->state();
    QCOMPARE(state.columnWidths.size(), std::size_t(1));
    QCOMPARE(state.columnWidths.at(3), m_grid->columnWidth(0) + 25);
    open(fourChunks());
    m_view->restore(state);
    QCOMPARE(m_grid->columnWidth(3), m_grid->columnWidth(0) + 25);
    QVERIFY(m_view->state().columnWidths == state.columnWidths);
}

void TestSliceTableView::copiesTheSelectionAsTsv()
{
    open(fourChunks());
    QSignalSpy notice(m_view.get(), &SliceView::notice);
    m_view->goTo({3, 2});
    m_view->goTo({5, 4}, true);
    m_view->copy();
    QTRY_COMPARE(notice.count(), 1);
    QCOMPARE(QGuiApplication::clipboard()->text(), QString("26\t27\t28\n34\t35\t36\n42\t43\t44\n"));
    QCOMPARE(notice.first().first().toString(), QString("Copied 3 × 3 cells."));
}

void TestSliceTableView::copiesHeadersToo()
{
    open(fourChunks());
    m_view->goTo({3, 2});
    m_view->goTo({4, 3}, true);
    m_view->copyWithHeaders();
    QTRY_COMPARE(QGuiApplication::clipboard()->text(), QString("\t2\t3\n3\t26\t27\n4\t34\t35\n"));
}

void TestSliceTableView::offersAMenuAboutTheSelection()
{
    open(fourChunks());
    m_view->goTo({1, 1});
    m_view->goTo({2, 2}, true);
    const auto askAt = [this](CellPosition cell) {
        const QPoint point = middleOf(cell);
        QContextMenuEvent event(QContextMenuEvent::Mouse, point,
                                m_grid->viewport()->mapToGlobal(point));
        QCoreApplication::sendEvent(m_grid->viewport(), &event);
    };
    askAt({2, 1});
    QCOMPARE(m_view->selection().rect(), (CellRect{1, 1, 2, 2}));
    QCOMPARE(menuTexts(), QStringList({"Copy", "Copy with Headers", "Copy as Code", "Select All",
                                       "Export Selection…", "Show in File…"}));
    askAt({4, 4});
    QCOMPARE(m_view->selection().rect(), (CellRect{4, 4, 1, 1}));
    QCOMPARE(menuTexts(), QStringList({"Copy", "Copy with Headers", "Copy as Code", "Select All",
                                       "Export Slice…", "Show in File…"}));

    QContextMenuEvent byKey(QContextMenuEvent::Keyboard, {}, {});
    QCoreApplication::sendEvent(m_grid, &byKey);
    auto* menu = m_view->findChild<QMenu*>();
    QVERIFY(menu);
    QTest::keyClick(menu, Qt::Key_A);
    QCOMPARE(m_view->selection().rect(), (CellRect{0, 0, 8, 8}));
}

void TestSliceTableView::copiesEverythingWhenNothingIsSelected()
{
    open(arrayFrame({2, 2}, "<U3",
                    elementsOf<char32_t>({U'a', 0, 0, U'ä', U'b', 0, U'x', U'\t', 0, 0, 0, 0})));
    QSignalSpy notice(m_view.get(), &SliceView::notice);
    press(Qt::Key_C, Qt::ControlModifier);
    QTRY_COMPARE(notice.count(), 1);
    QCOMPARE(QGuiApplication::clipboard()->text(), QString("a\täb\n\"x\t\"\t\n"));
}

void TestSliceTableView::saysWhyItDoesNotCopyTooMuch()
{
    open(trillionOfZeros());
    QGuiApplication::clipboard()->setText("before");
    QSignalSpy notice(m_view.get(), &SliceView::notice);
    press(Qt::Key_A, Qt::ControlModifier);
    m_view->copy();
    QCOMPARE(notice.count(), 1);
    QCOMPARE(notice.first().first().toString(),
             QString("1 000 000 000 000 × 1 cells are too many to copy (at most 1 000 000); "
                     "export them instead."));
    QCOMPARE(QGuiApplication::clipboard()->text(), QString("before"));
}

void TestSliceTableView::saysWhichCellsAreDamaged()
{
    ByteBuffer frame = fourChunks();
    damageBlock(frame, 3); // rows and columns from 4 on
    open(std::move(frame));
    QTRY_COMPARE(m_model->textAt({4, 4}), QString("damaged"));
    QCOMPARE(m_model->textAt({7, 7}), QString("damaged"));
    QCOMPARE(m_model->textAt({3, 7}), QString("31"));
    QCOMPARE(m_model->textAt({7, 3}), QString("59"));
    const QString why = m_model->index(5, 5).data(Qt::ToolTipRole).toString();
    QVERIFY2(why.startsWith("This cell cannot be shown: chunk 3: "), qPrintable(why));

    QSignalSpy notice(m_view.get(), &SliceView::notice);
    m_view->goTo({3, 3});
    m_view->goTo({4, 4}, true);
    m_view->copy();
    QTRY_COMPARE(notice.count(), 1);
    QCOMPARE(QGuiApplication::clipboard()->text(), QString("27\t28\n35\tnan\n"));
    QCOMPARE(notice.first().first().toString(),
             QString("Copied 2 × 2 cells. 1 unreadable cell was copied as nan."));
}

void TestSliceTableView::staysWhereItIsWhileScrubbing()
{
    open(arrayFrame({3, 500, 40}, "<i4", counted<std::int32_t>(3 * 500 * 40)));
    m_view->goTo({400, 30});
    const QString top = topRow();
    QTRY_COMPARE(m_model->textAt({400, 30}), QString::number(400 * 40 + 30));
    m_opened->show("2, :, :");
    QCOMPARE(topRow(), top);
    QCOMPARE(m_view->selection().current(), (CellPosition{400, 30}));
    QTRY_COMPARE(m_model->textAt({400, 30}), QString::number(40000 + 400 * 40 + 30));
    m_opened->show(":, 2, :"); // another size: the cell of the array that is current
    QCOMPARE(topRow(), QString("0"));
    QCOMPARE(m_view->selection().rect(), (CellRect{2, 30, 1, 1}));
}

void TestSliceTableView::readsNothingWhileItIsHidden()
{
    m_opened = std::make_unique<OpenedFrame>(
        arrayFrame({3, 50, 40}, "<i4", counted<std::int32_t>(3 * 50 * 40)));
    m_view = std::make_unique<SliceTableView>(m_opened->document(), *m_scheduler);
    m_opened->show("1, :, :");
    QVERIFY(settle());
    QCOMPARE(m_opened->cache().bytes(), std::size_t(0));
    m_view->show();
    m_model = m_view->findChild<SliceTableModel*>();
    QTRY_COMPARE(m_model->textAt({0, 0}), QString("2000"));
    QVERIFY(m_opened->cache().bytes() > 0);
}

void TestSliceTableView::saysThatASliceIsEmpty()
{
    open(fourChunks());
    m_opened->show("3:3, :");
    const auto labels = m_view->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
        return label->isVisible() &&
               label->text() == "The slice [3:3, :] is empty: there are no cells to show.";
    }));
    m_view->copy(); // nothing, and no harm
    m_opened->show("3:4, :");
    QTRY_COMPARE(m_model->textAt({0, 1}), QString("25"));
}

void TestSliceTableView::showsStructuredElementsByTheirParts()
{
    open(arrayFrame({2, 2}, "[('a', 'u1'), ('b', 'u1', (2,))]", counted<std::uint8_t>(12)));
    QCOMPARE(headerOf(Qt::Horizontal, 5), QString("1 · b[1]"));
    QSignalSpy current(&m_opened->document(), &Document::currentCellChanged);
    QTRY_COMPARE(m_model->textAt({1, 4}), QString("10"));
    m_view->goTo({1, 4});
    QCOMPARE(m_opened->document().currentCell(), (CellPosition{1, 1}));
    QCOMPARE(m_opened->document().currentCellText(), QString("b[0] = 10   of (9, [10, 11])"));

    m_view->goTo({0, 2}, true);
    m_view->copy();
    QTRY_COMPARE(QGuiApplication::clipboard()->text(), QString("2\t3\t4\n8\t9\t10\n"));
    QVERIFY(!m_view->selectedSlice() || m_view->selectedSlice()->text() == "[:, :]");
}

void TestSliceTableView::hasALineOfTheHeaderForEachLevelOfParts()
{
    open(fourChunks());
    const auto* header = m_view->findChild<GroupHeader*>();
    QCOMPARE(header->levels(), 1);
    const int plain = header->height();
    open(arrayFrame({2, 2}, "[('a', 'u1'), ('b', [('c', 'u1'), ('d', 'u1', (2,))])]",
                    counted<std::uint8_t>(16)));
    header = m_view->findChild<GroupHeader*>();
    QCOMPARE(header->levels(), 4); // index, b, d, [1]
    QCOMPARE(header->height(), 4 * plain);
    const int width = m_view->findChild<CellGrid*>()->columnWidth(0);
    QCOMPARE(header->rectOf(0, 0).width(), 4 * width); // the element
    QCOMPARE(header->rectOf(1, 1).width(), 3 * width); // b
    QCOMPARE(header->rectOf(2, 2).width(), 2 * width); // b.d
    m_view->grab();
}

void TestSliceTableView::writesNumbersAsChosenForThisTable()
{
    open(fourChunks());
    auto* format = m_view->findChild<NumberFormatButton*>();
    QCOMPARE(format->text(), QString("decimal"));
    QTRY_COMPARE(m_model->textAt({1, 7}), QString("15"));
    NumberFormat octal;
    octal.base = NumberFormat::Base::Octal;
    format->choose(octal);
    QTRY_COMPARE(m_model->textAt({1, 7}), QString("0o00000000017"));
    QVERIFY(m_view->state().numbers == octal);
    NumberFormat binary;
    binary.base = NumberFormat::Base::Binary;
    m_view->setNumberFormat(binary); // of the preferences: another one is chosen here
    QCOMPARE(m_model->format(), octal);
    m_view->restore({});
    QCOMPARE(m_model->format(), binary);
}

QColor TestSliceTableView::backgroundOf(CellPosition cell) const
{
    const auto* grid = m_view->findChild<CellGrid*>();
    const QRect rect = grid->visualRect(m_model->indexOf(cell));
    const QImage image = grid->viewport()->grab().toImage();
    return image.pixelColor((rect.topLeft() + QPoint(2, 2)) * image.devicePixelRatio());
}

void TestSliceTableView::coloursCellsByTheirNumbers()
{
    std::vector<float> numbers = {0, 1, 2, 3, NAN, INFINITY};
    open(arrayFrame({2, 3}, "<f4", std::as_bytes(std::span(numbers))));
    QTRY_COMPARE(m_model->textAt({1, 0}), QString("3.0"));
    const QColor base = backgroundOf({0, 0});
    auto* bar = m_view->findChild<TableBar*>();
    bar->setShowsColors(true);
    QVERIFY(m_view->state().showsColors);
    const CellShading shading(colorMaps().front(), m_view->palette());
    const ValueRange range{0, 3};
    QCOMPARE(backgroundOf({0, 0}), *shading.colorOf(0, range));
    QCOMPARE(backgroundOf({0, 2}), *shading.colorOf(2, range));
    QCOMPARE(backgroundOf({1, 0}), *shading.colorOf(3, range));
    QCOMPARE(backgroundOf({1, 1}), base);
    QCOMPARE(backgroundOf({1, 2}), base);
    const auto labels = bar->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel* l) { return l->text() == "0.0 to 3.0"; }));

    const ColorMap& other = *findColorMap("magma");
    m_view->setColorMap(other);
    QCOMPARE(backgroundOf({0, 2}), *CellShading(other, m_view->palette()).colorOf(2, range));
    bar->setShowsColors(false);
    QCOMPARE(backgroundOf({0, 2}), base);
}

void TestSliceTableView::coloursPartsByThemselves()
{
    open(arrayFrame({3}, "[('a', 'u1'), ('b', 'u1')]",
                    elementsOf<std::uint8_t>({0, 100, 1, 200, 2, 150})));
    m_view->findChild<TableBar*>()->setShowsColors(true);
    QTRY_COMPARE(m_model->textAt({2, 1}), QString("150"));
    const CellShading shading(colorMaps().front(), m_view->palette());
    QTRY_COMPARE(backgroundOf({1, 0}), *shading.colorOf(1, {0, 2}));
    QCOMPARE(backgroundOf({2, 1}), *shading.colorOf(150, {100, 200}));
}

void TestSliceTableView::coloursWhatIsInSight()
{
    open(arrayFrame({1000}, "<i4", counted<std::int32_t>(1000)));
    m_view->findChild<TableBar*>()->setShowsColors(true);
    const auto& colors = *m_view->findChild<TableColors*>();
    QTRY_VERIFY(colors.rangeText().startsWith("0 to "));
    press(Qt::Key_End, Qt::ControlModifier);
    QTRY_VERIFY(colors.rangeText().endsWith(" to 999"));
}

void TestSliceTableView::staysQuickWithVeryManyParts()
{
    std::string dtype;
    for (int i = 0; i < 300; ++i)
        dtype += "('field " + std::to_string(i) + "', '<f8'), ";
    open(unstoredArrayFrame({million}, {10'000}, {1000}, '[' + dtype + ']'));
    QCOMPARE(m_model->totalColumns(), 300);
    press(Qt::Key_End, Qt::ControlModifier);
    QElapsedTimer timer;
    timer.start();
    QTRY_COMPARE(m_model->textAt({million - 1, 299}), QString("0.0"));
    QVERIFY(timer.elapsed() < 4000);
    QCOMPARE(headerOf(Qt::Horizontal, 299), QString("field 299"));
}

const Registered<TestSliceTableView, QApplication> registered;

} // namespace bloscope::tst_slice_table_view

#include "tst_slice_table_view.moc"
