#include "tests/support/corpus.h"
#include "tests/support/frames.h"
#include "tests/support/made_table.h"
#include "tests/support/registered_test.h"
#include "tests/ui/export/no_exports.h"
#include "tests/ui/worker/settle.h"
#include "ui/controls/message_bar.h"
#include "ui/controls/number_format_button.h"
#include "ui/controls/text_find_bar.h"
#include "ui/grid/cell_grid.h"
#include "ui/pages/array_page.h"
#include "ui/pages/item_list_page.h"
#include "ui/pages/recipe_page.h"
#include "ui/pages/store_page.h"
#include "ui/pages/table_page.h"
#include "ui/query/filter_bar.h"
#include "ui/query/record_view.h"
#include "ui/query/table_code.h"
#include "ui/query/table_search.h"
#include "ui/records/rows_pane.h"
#include "ui/rows/row_table_view.h"
#include "ui/store/store_tree_model.h"
#include "ui/table/slice_table_view.h"
#include "ui/tabs/document_tabs.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <QTreeWidget>

namespace bloscope::tst_document_pages {

using namespace test;

// Whatever was opened is shown on the page for it; what lies inside opens in a tab of its own.
class TestDocumentPages : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup() { m_tabs.reset(); }
    void choosesThePageByWhatWasOpened_data();
    void choosesThePageByWhatWasOpened();
    void opensALeafOnceInATabOfItsOwn();
    void keepsALeafAliveWithoutItsStore();
    void showsAttributesAndTheStructureOfWhatIsSelected();
    void opensATableOfAStore();
    void saysWhyARemoteLeafDoesNotOpen();
    void showsItemsAndCopiesOneAsJson();
    void opensAFrameThatIsAnItem();
    void showsRowsWithNullsAndGroupsOfColumns();
    void writesNumbersOfATableAsChosen();
    void copiesRows();
    void copiesOneCellWithoutALineEnd();
    void addsUpSelectedCellsOfATable();
    void exportsComputedColumns();
    void filtersAndSortsRows();
    void filtersByACell();
    void saysWhatIsWrongWithACondition();
    void saysWhatIsWrongWithASort();
    void startsWithAllRowsWhenAConditionIsWrong();
    void saysThatNoRowMatches();
    void keepsTheWidthsOfColumns();
    void findsTheNumberOfARow();
    void hidesColumns();
    void showsARowAsARecord();
    void groupsTheRowsThatAreShown();
    void plotsAndCountsTheRowsThatAreShown();
    void copiesRowsWithTheirNames();
    void copiesTextsAsTheyAre();
    void keepsTheQuestion();
    void exportsTheRowsThatAreShown();
    void exportsATable_data();
    void exportsATable();
    void copiesATableAsCode();
    void offersFormatsForATable();
    void showsARecipeAndItsOperands();
    void opensAnOperandOnRequest();
    void saysWhichOperandsAreMissing();
    void tellsWhereAProxyComesFrom();
    void tellsWhatIsInternalOrAPickle();
    void tellsWhatCannotBeOpened();
    void openingCanBeGivenUp();

 private:
    QString corpusPath(const QString& path) const
    {
        return QString::fromStdString((corpusFolder() / "python" / path.toStdString()).string());
    }
    DocumentPage* open(const QString& path);
    template <class Page>
    Page* openAs(const QString& path)
    {
        auto* page = qobject_cast<Page*>(open(path));
        if (!page)
            qFatal("%s is shown on another page", qPrintable(path));
        return page;
    }
    QTreeView* tree(DocumentPage* page, const char* name) const
    {
        for (auto* tree : page->findChildren<QTreeView*>())
            if (tree->accessibleName() == QString(name))
                return tree;
        qFatal("there is no tree called %s", name);
    }
    void select(StorePage* page, const QString& key);
    void activate(StorePage* page, const QString& key);
    static QByteArray contentOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static void filter(TablePage* page, const QString& condition)
    {
        page->findChild<FilterBar*>()->apply(condition);
    }
    static void clickHeader(QTableView* table, int column, Qt::KeyboardModifiers keys = {})
    {
        QHeaderView* header = table->horizontalHeader();
        const QPoint place(header->sectionViewportPosition(column) + 10, header->height() - 5);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, keys, place);
    }
    static bool says(TablePage* page, const QString& text)
    {
        return std::ranges::any_of(page->findChildren<QLabel*>(),
                                   [&](const QLabel* label) { return label->text() == text; });
    }
    static void chooseInMenu(TablePage* page, const QString& text)
    {
        for (QMenu* menu : page->findChildren<QMenu*>())
            for (QAction* action : menu->actions())
                if (action->text() == text) {
                    action->trigger();
                    menu->close();
                    return;
                }
        QFAIL(qPrintable("there is no action " + text));
    }
    static QToolButton* button(TablePage* page, const QString& text)
    {
        for (QToolButton* each : page->findChildren<QToolButton*>())
            if (each->text() == text)
                return each;
        qFatal("there is no button %s", qPrintable(text));
    }
    QString rowText(QTableView* table, int row, int column) const
    {
        return table->model()->index(row, column).data().toString();
    }

    BlockCache m_cache;
    WorkerPool m_pool{2};
    Scheduler m_scheduler; // goes before both, which its work uses
    SystemFileCalls m_files;
    NoExports m_exports;
    std::unique_ptr<DocumentTabs> m_tabs;
};

void TestDocumentPages::init()
{
    m_tabs = std::make_unique<DocumentTabs>(AppServices{m_scheduler, m_cache, m_pool, m_files},
                                            m_exports);
    m_tabs->resize(1200, 800);
    m_tabs->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_tabs.get()));
}

DocumentPage* TestDocumentPages::open(const QString& path)
{
    m_tabs->open(OpenRequest::of(corpusPath(path)));
    if (!QTest::qWaitFor([this] { return m_tabs->currentPage() != nullptr; }))
        qFatal("%s does not open", qPrintable(path));
    return m_tabs->currentPage();
}

void TestDocumentPages::select(StorePage* page, const QString& key)
{
    QTreeView* groups = tree(page, "Groups and leaves");
    QAbstractItemModel* model = groups->model();
    const auto find = [&] {
        return model->match(model->index(0, 0), StoreTreeModel::KeyRole, key, 1,
                            Qt::MatchExactly | Qt::MatchRecursive);
    };
    QTRY_VERIFY(!find().isEmpty());
    groups->setCurrentIndex(find().first());
}

void TestDocumentPages::activate(StorePage* page, const QString& key)
{
    select(page, key);
    QTreeView* groups = tree(page, "Groups and leaves");
    emit groups->activated(groups->currentIndex());
}

void TestDocumentPages::choosesThePageByWhatWasOpened_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("page");

    const auto row = [](const char* path, const char* page) {
        QTest::newRow(path) << QString(path) << QByteArray(page);
    };
    row("arrays/dt_f4.b2nd", "bloscope::ArrayPage");
    row("sparse/nd_sparse.b2nd", "bloscope::ArrayPage");
    row("stores/tree.b2d", "bloscope::StorePage");
    row("stores/tree.b2z", "bloscope::StorePage");
    row("stores/embed.b2e", "bloscope::StorePage");
    row("stores/repacked_deflated.b2z", "bloscope::StorePage");
    row("tables/basic.b2d", "bloscope::TablePage");
    row("tables/basic.b2z", "bloscope::TablePage");
    row("objects/objectarray.b2frame", "bloscope::ItemListPage");
    row("objects/batcharray.b2b", "bloscope::ItemListPage");
    row("objects/listarray_vl.b2b", "bloscope::ItemListPage");
    row("lazy/expr.b2nd", "bloscope::RecipePage");
    row("lazy/udf_python_source.b2nd", "bloscope::RecipePage");
    row("lazy/c2array.b2nd", "bloscope::RecipePage");
    row("lazy/proxy_partial.b2nd", "bloscope::ArrayPage");
}

void TestDocumentPages::choosesThePageByWhatWasOpened()
{
    QFETCH(QString, path);
    QFETCH(QByteArray, page);
    if (!QFileInfo::exists(corpusPath(path)))
        QSKIP("this corpus has no such file");
    DocumentPage* opened = open(path);
    QCOMPARE(QByteArray(opened->metaObject()->className()), page);
    QVERIFY(!opened->shownText().isEmpty());
    QVERIFY(opened->structure());
}

void TestDocumentPages::opensALeafOnceInATabOfItsOwn()
{
    auto* store = openAs<StorePage>("stores/tree.b2z");
    QTreeView* groups = tree(store, "Groups and leaves");
    select(store, "/root_arr");
    groups->setFocus();
    QTest::keyClick(groups, Qt::Key_Return);
    QTRY_VERIFY(m_tabs->currentArrayPage());
    QCOMPARE(m_tabs->count(), 2);
    QCOMPARE(m_tabs->activeSide().tabText(1), QString("tree.b2z › /root_arr"));
    QCOMPARE(m_tabs->currentArrayPage()->document().array()->shape(), Shape({3, 4}));

    m_tabs->setCurrentIndex(0);
    QTest::keyClick(groups, Qt::Key_Return);
    QCOMPARE(m_tabs->currentIndex(), 1);
    QCOMPARE(m_tabs->count(), 2);
}

void TestDocumentPages::keepsALeafAliveWithoutItsStore()
{
    auto* store = openAs<StorePage>("stores/tree.b2z");
    activate(store, "/root_arr");
    m_tabs->close(m_tabs->tab(0));
    QTRY_VERIFY(m_tabs->currentArrayPage());
    m_tabs->currentArrayPage()->showView("table");
    auto* view = m_tabs->currentArrayPage()->findChild<SliceTableView*>();
    auto* table = view->findChild<QTableView*>();
    QTRY_VERIFY(!rowText(table, 2, 3).isEmpty());
}

void TestDocumentPages::showsAttributesAndTheStructureOfWhatIsSelected()
{
    auto* store = openAs<StorePage>("stores/tree.b2z");
    const StructureSourcePtr before = store->structure();
    QSignalSpy changed(store, &DocumentPage::structureChanged);
    select(store, "/grp");
    QTreeView* groups = tree(store, "Groups and leaves");
    groups->expand(groups->currentIndex());
    select(store, "/grp/with_meta");
    QTRY_COMPARE(store->structureName(), QString("/grp/with_meta"));
    QVERIFY(store->structure() != before);
    QCOMPARE(store->currentText(), QString("/grp/with_meta"));
    QTRY_COMPARE(store->attributes()->owner, QString("/grp/with_meta"));
    QVERIFY(!store->attributes()->values.empty());
}

void TestDocumentPages::opensATableOfAStore()
{
    auto* store = openAs<StorePage>("stores/tree.b2z");
    activate(store, "/table");
    QTRY_VERIFY(qobject_cast<TablePage*>(m_tabs->currentPage()));
}

void TestDocumentPages::saysWhyARemoteLeafDoesNotOpen()
{
    auto* store = openAs<StorePage>("stores/tree.b2z");
    QSignalSpy notice(store, &DocumentPage::notice);
    activate(store, "/remote");
    QCOMPARE(notice.size(), 1);
    QVERIFY(notice.first().first().toString().contains("not opened"));
    QCOMPARE(m_tabs->count(), 1);
    const auto isOffered = [store] {
        const auto buttons = store->findChildren<QPushButton*>();
        return std::ranges::any_of(buttons, [](const QPushButton* each) {
            return each->isEnabled() && each->text() == "&Open from cat2.cloud";
        });
    };
    QTRY_VERIFY(isOffered());
}

void TestDocumentPages::showsItemsAndCopiesOneAsJson()
{
    auto* page = openAs<ItemListPage>("objects/objectarray.b2frame");
    auto* table = page->findChild<QTableView*>();
    QTRY_VERIFY(table->model()->rowCount() > 0);
    QTRY_VERIFY(!rowText(table, 0, 1).isEmpty());
    QVERIFY(!rowText(table, 0, 0).isEmpty());
    QVERIFY(page->canCopy());
    QSignalSpy notice(page, &DocumentPage::notice);
    page->findChild<RowTableView*>()->goTo({0, 1});
    QGuiApplication::clipboard()->clear();
    page->copy();
    QTRY_COMPARE(notice.size(), 1);
    QVERIFY(!QGuiApplication::clipboard()->text().isEmpty());
    QVERIFY(nlohmann::json::accept(QGuiApplication::clipboard()->text().toStdString()));
}

void TestDocumentPages::opensAFrameThatIsAnItem()
{
    auto* page = openAs<ItemListPage>("objects/objectarray_blosc_items.b2frame");
    QTreeView* value = tree(page, "The selected item");
    const auto first = [&] { return value->model()->index(0, 0, value->rootIndex()); };
    QTRY_COMPARE(first().siblingAtColumn(1).data().toString(), QString("array (4, 5) of <u2"));
    emit value->activated(first());
    QTRY_VERIFY(m_tabs->currentArrayPage());
    QCOMPARE(m_tabs->currentArrayPage()->document().array()->shape(), Shape({4, 5}));
    QVERIFY(m_tabs->activeSide().tabToolTip(1).contains("objectarray_blosc_items.b2frame › "));
}

void TestDocumentPages::showsRowsWithNullsAndGroupsOfColumns()
{
    auto* page = openAs<TablePage>("tables/nulls_mask.b2d");
    auto* table = page->findChild<QTableView*>();
    QTRY_COMPARE(table->model()->rowCount(), 40);
    QTRY_COMPARE(rowText(table, 0, 0), QString("-128"));
    QCOMPARE(rowText(table, 1, 0), QString("null"));
    QCOMPARE(page->shownText(), QString("table, 40 rows, 7 columns"));

    auto* computed = openAs<TablePage>("tables/computed.b2d")->findChild<QTableView*>();
    QTRY_COMPARE(rowText(computed, 3, 4), QString("11.25"));
    QVERIFY(computed->model()
                ->headerData(4, Qt::Horizontal, Qt::ToolTipRole)
                .toString()
                .contains("computed, not stored"));

    auto* nested = openAs<TablePage>("tables/nested.b2d")->findChild<QTableView*>();
    QCOMPARE(nested->model()->headerData(1, Qt::Horizontal).toString(), QString("trip.begin.lon"));
    QVERIFY(nested->horizontalHeader()->sizeHint().height() >
            2 * table->horizontalHeader()->sizeHint().height());
}

void TestDocumentPages::writesNumbersOfATableAsChosen()
{
    auto* page = openAs<TablePage>("tables/nulls_mask.b2d");
    auto* table = page->findChild<QTableView*>();
    QTRY_COMPARE(table->model()->rowCount(), 40);
    QTRY_COMPARE(rowText(table, 0, 0), QString("-128"));
    NumberFormat hexadecimal;
    hexadecimal.base = NumberFormat::Base::Hexadecimal;
    page->findChild<NumberFormatButton*>()->choose(hexadecimal);
    QTRY_COMPARE(rowText(table, 0, 0), QString("0x80"));
    QVERIFY(page->viewState().numbers == hexadecimal);
    page->restore({}, LastIndex::Stays);
    QTRY_COMPARE(rowText(table, 0, 0), QString("-128"));
}

void TestDocumentPages::copiesRows()
{
    auto* page = openAs<TablePage>("tables/nulls_mask.b2d");
    auto* table = page->findChild<QTableView*>();
    QTRY_COMPARE(table->model()->rowCount(), 40);
    auto* rows = page->findChild<RowTableView*>();
    rows->goTo({0, 0});
    rows->goTo({1, 1}, true);
    QSignalSpy notice(page, &DocumentPage::notice);
    page->copy();
    QTRY_COMPARE(notice.size(), 1);
    QVERIFY2(QGuiApplication::clipboard()->text().startsWith("-128\t0.0\n\t0.333"),
             qPrintable(QGuiApplication::clipboard()->text()));
}

void TestDocumentPages::copiesOneCellWithoutALineEnd()
{
    auto* page = openAs<TablePage>("tables/nulls_mask.b2d");
    auto* table = page->findChild<QTableView*>();
    QTRY_COMPARE(table->model()->rowCount(), 40);
    page->findChild<RowTableView*>()->goTo({0, 0});
    QSignalSpy notice(page, &DocumentPage::notice);
    page->copy();
    QTRY_COMPARE(notice.size(), 1);
    QCOMPARE(QGuiApplication::clipboard()->text(), QString("-128"));
}

// Rows 0 to 3: prices of 0, 1.25, 2.5 and 3.75, quantities of 0 to 3, and a text.
void TestDocumentPages::addsUpSelectedCellsOfATable()
{
    auto* page = openAs<TablePage>("tables/computed.b2d");
    auto* table = page->findChild<QTableView*>();
    QTRY_COMPARE(table->model()->rowCount(), 40);
    auto* rows = page->findChild<RowTableView*>();
    const auto select = [rows](int firstColumn, int lastColumn) {
        rows->goTo({0, firstColumn});
        rows->goTo({3, lastColumn}, true);
    };
    select(0, 0);
    QTRY_COMPARE(page->selectionText(), QString("4 cells · min 0.0 · max 3.75 · mean 1.875 · std "
                                                "1.3975424859373686 · sum 7.5"));
    select(0, 2);
    QTRY_COMPARE(page->selectionText(),
                 QString("12 cells · min 0.0 · max 3.75 · mean 1.6875 · sum 13.5"));
    select(2, 2);
    QTRY_COMPARE(page->selectionText(), QString("4 cells"));
    rows->goTo({1, 1});
    QTRY_COMPARE(page->selectionText(), QString());
}

void TestDocumentPages::exportsComputedColumns()
{
    auto* page = openAs<TablePage>("tables/computed.b2d");
    QTRY_VERIFY(page->canExport());
    page->exportData();
    const QTemporaryDir folder;
    QSignalSpy notice(page, &DocumentPage::notice);
    emit page->findChild<QFileDialog*>()->fileSelected(folder.filePath("t.csv"));
    QTRY_COMPARE(notice.size(), 1);
    QVERIFY(contentOf(folder.filePath("t.csv")).contains("\n3.75,3,t0,11.25,11.25,"));
}

void TestDocumentPages::filtersAndSortsRows()
{
    auto* page = openAs<TablePage>("tables/computed.b2d");
    auto* table = page->findChild<QTableView*>();
    QTRY_COMPARE(table->model()->rowCount(), 40);
    filter(page, "price > 40 and tag != \"t0\"");
    QTRY_COMPARE(table->model()->rowCount(), 4);
    QTRY_COMPARE(rowText(table, 0, 0), QString("42.5"));
    QTRY_COMPARE(table->model()->headerData(0, Qt::Vertical).toString(), QString("34"));
    QCOMPARE(page->shownText(), QString("table, 4 rows, 6 columns"));
    QVERIFY(says(page, "4 of 40 rows"));
    clickHeader(table, 0);
    QTRY_COMPARE(page->search().question().sort, (std::vector<SortColumn>{{0, false}}));
    clickHeader(table, 0);
    QTRY_COMPARE(rowText(table, 0, 0), QString("47.5"));
    QCOMPARE(table->model()->headerData(0, Qt::Horizontal).toString(), QString("price ↓"));
    clickHeader(table, 2, Qt::ShiftModifier);
    QCOMPARE(page->search().question().sort, (std::vector<SortColumn>{{0, true}, {2, false}}));
    clickHeader(table, 0);
    QVERIFY(page->search().question().sort.empty());
    filter(page, "");
    QTRY_COMPARE(table->model()->rowCount(), 40);
}

void TestDocumentPages::filtersByACell()
{
    auto* page = openAs<TablePage>("tables/computed.b2d");
    auto* table = page->findChild<QTableView*>();
    QTRY_COMPARE(rowText(table, 1, 2), QString("t1"));
    page->findChild<RowTableView*>()->goTo({1, 2});
    emit page->findChild<CellGrid*>()->menuWanted({});
    chooseInMenu(page, "Show Only Rows with the &Same tag");
    QTRY_COMPARE(page->search().question().condition, QString("tag == \"t1\""));
    QTRY_COMPARE(table->model()->rowCount(), 13);
}

void TestDocumentPages::saysWhatIsWrongWithACondition()
{
    auto* page = openAs<TablePage>("tables/computed.b2d");
    auto* table = page->findChild<QTableView*>();
    QTRY_COMPARE(table->model()->rowCount(), 40);
    filter(page, "tag > 1"); // which is seen once the table is asked
    QTRY_VERIFY(!page->findChild<FilterBar*>()->mistake().isEmpty());
    QCOMPARE(table->model()->rowCount(), 40);
    QCOMPARE(page->search().question().condition, QString());
    filter(page, "price > 45");
    QTRY_COMPARE(table->model()->rowCount(), 3);
    QVERIFY(page->findChild<FilterBar*>()->mistake().isEmpty());
    filter(page, "tag > 1");
    QTRY_VERIFY(!page->findChild<FilterBar*>()->mistake().isEmpty());
    QCOMPARE(page->findChild<FilterBar*>()->condition(), QString("price > 45"));
    QCOMPARE(page->search().question().condition, QString("price > 45"));
}

// Lists have no order, whatever condition there is.
void TestDocumentPages::saysWhatIsWrongWithASort()
{
    auto* page = openAs<TablePage>("tables/varlen.b2d");
    QTRY_VERIFY(page->canCopy());
    filter(page, "u is not null");
    QTRY_COMPARE(page->search().answered().condition, QString("u is not null"));
    constexpr std::size_t lists = 3;
    page->search().ask(
        page->search().question().sortedBy(lists, false, TableQuestion::Sorting::Alone));
    QTRY_VERIFY(page->findChild<FilterBar*>()->mistake().startsWith("The rows cannot be sorted: "));
    QVERIFY(page->search().question().sort.empty());
    QCOMPARE(page->search().question().condition, QString("u is not null"));
}

void TestDocumentPages::startsWithAllRowsWhenAConditionIsWrong()
{
    auto* page = openAs<TablePage>("tables/computed.b2d");
    ViewState state;
    state.table = TableState{"tag > 1", {}, {}};
    page->restore(state, LastIndex::Stays);
    QTRY_COMPARE(page->findChild<QTableView*>()->model()->rowCount(), 40);
    QVERIFY(page->search().question().condition.isEmpty());
}

void TestDocumentPages::saysThatNoRowMatches()
{
    auto* page = openAs<TablePage>("tables/computed.b2d");
    auto* table = page->findChild<QTableView*>();
    QTRY_COMPARE(table->model()->rowCount(), 40);
    page->findChild<RowTableView*>()->goTo({3, 0});
    filter(page, "price > 1000");
    QTRY_COMPARE(table->model()->rowCount(), 0);
    QVERIFY(says(page, "No row matches the filter."));
    QCOMPARE(page->currentText(), QString());
    QPushButton* clear = nullptr;
    for (QPushButton* each : page->findChildren<QPushButton*>())
        if (each->text() == "&Clear Filter")
            clear = each;
    QVERIFY(clear && clear->isVisible());
    clear->click();
    QTRY_COMPARE(table->model()->rowCount(), 40);
    QVERIFY(!clear->isVisible());
}

void TestDocumentPages::keepsTheWidthsOfColumns()
{
    auto* page = openAs<TablePage>("tables/computed.b2d");
    auto* table = page->findChild<QTableView*>();
    QTRY_COMPARE(rowText(table, 3, 0), QString("3.75"));
    const int width = table->columnWidth(2) + 50;
    table->horizontalHeader()->resizeSection(2, width);
    filter(page, "price > 40");
    QTRY_COMPARE(table->model()->rowCount(), 7);
    QCOMPARE(table->columnWidth(2), width);
    page->search().ask({"", {}, {2, 0}});
    QTRY_COMPARE(table->model()->columnCount(), 2);
    QCOMPARE(table->columnWidth(0), width);
    const int before = table->columnWidth(1);
    const QFontMetrics metrics(table->font());
    page->search().ask({"", {{2, false}, {0, true}}, {2, 0}});
    QTRY_COMPARE(table->model()->headerData(1, Qt::Horizontal).toString(), QString("price ↓2"));
    QVERIFY(table->columnWidth(1) >= before);
    QVERIFY(table->columnWidth(1) > metrics.horizontalAdvance("price ↓2"));
    emit page->findChild<CellGrid*>()->headerMenuWanted(0, {});
    chooseInMenu(page, "Fit All &Widths");
    QVERIFY(table->columnWidth(0) < width);
}

void TestDocumentPages::findsTheNumberOfARow()
{
    auto* page = openAs<TablePage>("tables/computed.b2d");
    auto* table = page->findChild<QTableView*>();
    QTRY_COMPARE(table->model()->rowCount(), 40);
    filter(page, "price > 40");
    QTRY_COMPARE(table->model()->rowCount(), 7);
    auto* bar = page->findChild<TextFindBar*>();
    bar->findChild<QLineEdit*>()->setText("47.5");
    emit bar->nextWanted();
    QTRY_VERIFY(says(page, "Found in row 38"));
    QCOMPARE(page->findChild<RowTableView*>()->currentRow(), std::int64_t(5));
    QTRY_VERIFY(page->currentText().startsWith("row 38, price:"));
}

void TestDocumentPages::hidesColumns()
{
    auto* page = openAs<TablePage>("tables/computed.b2d");
    auto* table = page->findChild<QTableView*>();
    QTRY_COMPARE(table->model()->columnCount(), 6);
    emit page->findChild<CellGrid*>()->headerMenuWanted(1, {});
    chooseInMenu(page, "&Hide Column");
    QTRY_COMPARE(table->model()->columnCount(), 5);
    QCOMPARE(table->model()->headerData(1, Qt::Horizontal).toString(), QString("tag"));
    QTRY_COMPARE(rowText(table, 1, 1), QString("t1"));
}

void TestDocumentPages::showsARowAsARecord()
{
    auto* page = openAs<TablePage>("tables/computed.b2d");
    QTRY_COMPARE(rowText(page->findChild<QTableView*>(), 3, 0), QString("3.75"));
    page->findChild<RowTableView*>()->goTo({3, 0});
    button(page, "Recor&d")->click();
    auto* record = page->findChild<RecordView*>();
    QTRY_COMPARE(record->topLevelItemCount(), 6);
    QCOMPARE(record->topLevelItem(4)->text(1), QString("11.25"));
    page->findChild<RowTableView*>()->goTo({4, 0});
    QTRY_COMPARE(record->topLevelItem(4)->text(1), QString("20.0"));
}

void TestDocumentPages::groupsTheRowsThatAreShown()
{
    auto* page = openAs<TablePage>("tables/computed.b2d");
    auto* table = page->findChild<QTableView*>();
    QTRY_COMPARE(table->model()->rowCount(), 40);
    button(page, "Gr&oups…")->click();
    QTRY_VERIFY(says(page, "40 groups of 40 rows"));
    filter(page, "price > 40");
    QTRY_COMPARE(table->model()->rowCount(), 7);
    button(page, "Gr&oups…")->click();
    QTRY_VERIFY(says(page, "7 groups of 7 rows"));
}

// Windows that are open follow the filter.
void TestDocumentPages::plotsAndCountsTheRowsThatAreShown()
{
    auto* page = openAs<TablePage>("tables/computed.b2d");
    auto* table = page->findChild<QTableView*>();
    QTRY_COMPARE(table->model()->rowCount(), 40);
    button(page, "&Plot…")->click();
    QTRY_VERIFY(says(page, "40 rows"));
    button(page, "&Statistics…")->click();
    QTRY_VERIFY(says(page, "Exact, from all 40 cells in price"));
    filter(page, "price > 40");
    QTRY_VERIFY(says(page, "7 rows"));
    QTRY_VERIFY(says(page, "Exact, from all 7 cells in price"));
}

void TestDocumentPages::copiesRowsWithTheirNames()
{
    auto* page = openAs<TablePage>("tables/computed.b2d");
    QTRY_VERIFY(page->canCopyWithHeaders());
    auto* rows = page->findChild<RowTableView*>();
    rows->goTo({1, 0});
    rows->goTo({1, 2}, true);
    QSignalSpy notice(page, &DocumentPage::notice);
    page->copyWithHeaders();
    QTRY_COMPARE(notice.size(), 1);
    QCOMPARE(QGuiApplication::clipboard()->text(), QString("price\tqty\ttag\n1.25\t1\tt1\n"));
}

void TestDocumentPages::copiesTextsAsTheyAre()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("texts.b2d");
    MadeTable made(path.toStdString(), 2, 2);
    made.addTexts("word", {"a\tb", "\x1b[1m"});
    made.open(m_cache, m_pool);
    auto* page = openAs<TablePage>(path);
    QTRY_COMPARE(rowText(page->findChild<QTableView*>(), 0, 0), QString("a␉b"));
    auto* rows = page->findChild<RowTableView*>();
    rows->goTo({0, 0});
    rows->goTo({1, 0}, true);
    QSignalSpy notice(page, &DocumentPage::notice);
    page->copy();
    QTRY_COMPARE(notice.size(), 1);
    QCOMPARE(QGuiApplication::clipboard()->text(), QString("\"a\tb\"\n\x1b[1m\n"));
}

void TestDocumentPages::keepsTheQuestion()
{
    auto* page = openAs<TablePage>("tables/computed.b2d");
    QTRY_VERIFY(page->canCopy());
    page->search().ask({"qty == 3", {{0, true}}, {2, 0}});
    const ViewState state = page->viewState();
    QVERIFY(state.table && *state.table == (TableState{"qty == 3", {"-price"}, {"tag", "price"}}));
    page->search().ask({"", {}, {0}});
    page->restore(state, LastIndex::Stays);
    QCOMPARE(page->search().question(), (TableQuestion{"qty == 3", {{0, true}}, {2, 0}}));
    QTRY_COMPARE(rowText(page->findChild<QTableView*>(), 0, 1), QString("3.75"));
}

void TestDocumentPages::exportsTheRowsThatAreShown()
{
    auto* page = openAs<TablePage>("tables/computed.b2d");
    page->search().ask({"price < 3", {{0, true}}, {2, 0}});
    QTRY_COMPARE(page->findChild<QTableView*>()->model()->rowCount(), 3);
    page->exportData();
    const QTemporaryDir folder;
    QSignalSpy notice(page, &DocumentPage::notice);
    emit page->findChild<QFileDialog*>()->fileSelected(folder.filePath("t.csv"));
    QTRY_COMPARE(notice.size(), 1);
    // The numbers of the rows are not among their columns.
    QCOMPARE(contentOf(folder.filePath("t.csv")),
             QByteArray("tag,price\nt2,2.5\nt1,1.25\nt0,0.0\n"));
}

void TestDocumentPages::exportsATable_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("beginning");
    QTest::newRow("csv") << "t.csv" << QByteArray("i8,f,b,u,ts,nd,ok\n-128,0.0,,");
    QTest::newRow("tsv") << "t.tab" << QByteArray("i8\tf\tb\tu\tts\tnd\tok\n-128\t0.0\t\t");
    QTest::newRow("lines of JSON") << "t.jsonl" << QByteArray(R"({"i8":-128,"f":0.0,"b":null,)");
    QTest::newRow("database") << "t.db" << QByteArray("SQLite format 3");
    QTest::newRow("another ending") << "t.txt.old" << QByteArray("i8,f,b,u,ts,nd,ok\n");
    QTest::newRow("one that holds no table") << "t.png" << QByteArray("i8,f,b,u,ts,nd,ok\n");
}

void TestDocumentPages::exportsATable()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, beginning);
    auto* page = openAs<TablePage>("tables/nulls_mask.b2d");
    QTRY_VERIFY(page->canExport());
    QSignalSpy notice(page, &DocumentPage::notice);
    page->exportData();
    const QTemporaryDir folder;
    emit page->findChild<QFileDialog*>()->fileSelected(folder.filePath(name));
    QTRY_COMPARE(notice.size(), 1);
    QFile file(folder.filePath(name));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray written = file.readAll();
    QCOMPARE(written.left(beginning.size()), beginning);
    if (!name.endsWith("db"))
        QCOMPARE(written.count('\n'), written.startsWith('{') ? 40 : 41);
}

void TestDocumentPages::copiesATableAsCode()
{
    auto* page = openAs<TablePage>("tables/nulls_mask.b2d");
    QTRY_VERIFY(page->canExport());
    QueryRequest wanted;
    wanted.where = "i8 > 0";
    emit page->findChild<RowsPane*>()->codeWanted(wanted, CodeLanguage::CommandLine);
    const QString code = QGuiApplication::clipboard()->text();
    QVERIFY2(code.startsWith("bloscope query ") && code.contains("/tables/"), qPrintable(code));
    QVERIFY2(code.endsWith("nulls_mask.b2d --where 'i8 > 0'"), qPrintable(code));

    QVERIFY(page->canCopyCode(CodeLanguage::Python));
    QVERIFY(!page->canCopyCode(CodeLanguage::NumPy));
    page->search().ask(page->search().question().sortedBy(0, true, TableQuestion::Sorting::Alone));
    QTRY_COMPARE(page->search().answered().sort.size(), 1U);
    page->copyCode(CodeLanguage::CommandLine);
    QVERIFY2(QGuiApplication::clipboard()->text().endsWith("nulls_mask.b2d --sort=-i8"),
             qPrintable(QGuiApplication::clipboard()->text()));
}

void TestDocumentPages::offersFormatsForATable()
{
    auto* page = openAs<TablePage>("tables/nulls_mask.b2d");
    QTRY_VERIFY(page->canExport());
    page->exportData();
    auto* dialog = page->findChild<QFileDialog*>();
    QCOMPARE(
        dialog->nameFilters(),
        QStringList({"CSV files (*.csv *.txt)", "TSV files (*.tsv *.tab)",
                     "JSON lines files (*.jsonl *.ndjson)", "NPY files (*.npy)",
                     "Blosc2 files (*.b2nd)", "Blosc2 archive files (*.b2z)",
                     "Blosc2 directory files (*.b2d)", "SQLite files (*.sqlite *.sqlite3 *.db)",
                     "Arrow files (*.arrow *.feather)", "All files (*)"}));
    QCOMPARE(dialog->defaultSuffix(), QString("csv"));
    emit dialog->filterSelected(dialog->nameFilters().at(2));
    QCOMPARE(dialog->defaultSuffix(), QString("jsonl"));
    emit dialog->filterSelected(dialog->nameFilters().last());
    QCOMPARE(dialog->defaultSuffix(), QString("jsonl"));
    dialog->close();
}

void TestDocumentPages::showsARecipeAndItsOperands()
{
    auto* page = openAs<RecipePage>("lazy/expr.b2nd");
    QCOMPARE(page->findChild<QPlainTextEdit*>()->toPlainText(),
             QString("(((o0 + o1) * 2) - sin(o0))"));
    QVERIFY(page->findChild<QPlainTextEdit*>()->isReadOnly());
    auto* operands = page->findChild<QTreeWidget*>();
    QCOMPARE(operands->topLevelItemCount(), 2);
    QCOMPARE(operands->topLevelItem(0)->text(1), QString("op_a.b2nd"));
    QCOMPARE(operands->topLevelItem(0)->text(2), QString("found"));
    QVERIFY(page->shownText().contains("no stored values"));
}

void TestDocumentPages::opensAnOperandOnRequest()
{
    auto* page = openAs<RecipePage>("lazy/expr.b2nd");
    QCOMPARE(m_tabs->count(), 1);
    auto* operands = page->findChild<QTreeWidget*>();
    emit operands->itemActivated(operands->topLevelItem(0), 0);
    QTRY_VERIFY(m_tabs->currentArrayPage());
    QCOMPARE(m_tabs->activeSide().tabText(1), QString("op_a.b2nd"));
}

void TestDocumentPages::saysWhichOperandsAreMissing()
{
    auto* page = openAs<RecipePage>("lazy/expr_missing_operand.b2nd");
    auto* operands = page->findChild<QTreeWidget*>();
    QStringList states;
    for (int i = 0; i < operands->topLevelItemCount(); ++i)
        states << operands->topLevelItem(i)->text(2);
    QVERIFY2(states.contains("missing"), qPrintable(states.join(", ")));
}

void TestDocumentPages::tellsWhereAProxyComesFrom()
{
    auto* page = openAs<ArrayPage>("lazy/dev_proxy_bitmap.b2nd");
    QVERIFY(page->messageBar().text().contains("dev_src.b2nd"));
    QVERIFY(page->messageBar().text().contains("4 of 16 chunks"));
}

void TestDocumentPages::tellsWhatIsInternalOrAPickle()
{
    const DocumentPage* pickle = open("schunk/pack_array_pickle.bin");
    QCOMPARE(pickle->messageBar().text(),
             QString("This contains a Python pickle, which is not opened."));
    const DocumentPage* index = open("indexed/arr.__index__.full.positions.b2nd");
    QVERIFY2(index->messageBar().text().contains("Internal index"),
             qPrintable(index->messageBar().text()));
}

void TestDocumentPages::tellsWhatCannotBeOpened()
{
    m_tabs->open(OpenRequest::of(corpusPath("no such file.b2z")));
    QTRY_VERIFY(!m_tabs->currentTab()->findChildren<QLabel*>().isEmpty());
    QSignalSpy failed(&m_tabs->currentTab()->file(), &OpenFile::failed);
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(!m_tabs->currentPage());
}

void TestDocumentPages::openingCanBeGivenUp()
{
    m_tabs->open(OpenRequest::of(corpusPath("stores/tree.b2z")));
    m_tabs->close(m_tabs->currentTab());
    QCOMPARE(m_tabs->count(), 0);
    QVERIFY(settle());
    QCOMPARE(m_tabs->count(), 0);
}

const Registered<TestDocumentPages, QApplication> registered;

} // namespace bloscope::tst_document_pages

#include "tst_document_pages.moc"
