#include "tests/support/edited_table.h"
#include "tests/support/files.h"
#include "tests/support/or_abort.h"
#include "tests/support/registered_test.h"
#include "tests/support/with_text.h"
#include "ui/controls/fill_dialog.h"
#include "ui/controls/message_bar.h"
#include "ui/document/table_changes.h"
#include "ui/grid/cell_grid.h"
#include "ui/grid/cell_line.h"
#include "ui/pages/table_page.h"
#include "ui/query/filter_bar.h"
#include "ui/query/table_search.h"
#include "ui/tabs/document_saver.h"
#include "ui/tabs/document_tab.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <memory>

namespace bloscope::tst_edited_tables {

using namespace test;
namespace fs = std::filesystem;

// Rows of a table that are edited in its tab and saved, by the keys and menus that users have.
class TestEditedTables : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup();

    void editsACell();
    void goesBackAndForth();
    void saysWhatIsWrongWhileItIsTyped();
    void saysWhichCellsAreNotEdited();
    void setsCellsToNull();
    void fillsASelection();
    void pastesABlock();
    void refusesABlockThatDoesNotFit();
    void keepsAnEditedRowWhereItIs();
    void savesWhatIsBeingTyped();
    void readsAWordAsNull();
    void deletesRows();
    void addsARow();
    void saysThatANewRowIsFilteredOut();
    void savesInPlaceAndGoesOn();
    void makesChangesThatWereAskedForWhileItSaves();
    void savesAnArchiveElsewhere();
    void savesADirectoryElsewhere_data();
    void savesADirectoryElsewhere();
    void savesNothingOverWhatAnotherProgramWrote();
    void reloadsWhatAnotherProgramWrote();
    void saysWhatIsEdited();
    void saysWhyATableInsideAFrameIsNotEdited();

 private:
    void open(const fs::path& path);
    TablePage& page() const { return *qobject_cast<TablePage*>(m_tab->page()); }
    CellGrid& grid() const { return *page().findChild<CellGrid*>("", Qt::FindChildrenRecursively); }
    TableChanges& changes() const { return *m_tab->file().tableChanges(); }
    QModelIndex cell(int row, const char* column) const;
    QString text(int row, const char* column) const { return cell(row, column).data().toString(); }
    void goTo(int row, const char* column) const;
    CellLine* line() const // that is seen
    {
        auto* line = page().findChild<CellLine*>();
        return line && line->isVisible() ? line : nullptr;
    }
    void type(const QString& text, Qt::Key end = Qt::Key_Return) const;
    void edit(int row, const char* column, const QString& text) const;
    int rowCount() const { return grid().model()->rowCount(); }
    void filter(const QString& condition) const { page().search().bar().apply(condition); }
    bool save() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<EditedTable> m_table;
    AppServicesOwner m_services;
    std::unique_ptr<DocumentTab> m_tab;
};

void TestEditedTables::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_table = std::make_unique<EditedTable>(fs::path(m_folder->path().toStdString()) / "t.b2d");
    open(m_table->folder());
}

void TestEditedTables::cleanup()
{
    m_tab.reset();
    m_table.reset();
}

void TestEditedTables::open(const fs::path& path)
{
    m_tab = std::make_unique<DocumentTab>(OpenRequest::of(QString::fromStdString(path.string())),
                                          QString(), m_services.services());
    m_tab->resize(1000, 600);
    m_tab->show();
    QTRY_VERIFY(m_tab->page());
    QVERIFY(qobject_cast<TablePage*>(m_tab->page()));
    QTRY_COMPARE(text(5, "name"), QString("six"));
}

QModelIndex TestEditedTables::cell(int row, const char* column) const
{
    const QAbstractItemModel& model = *grid().model();
    for (int i = 0; i < model.columnCount(); ++i)
        if (model.headerData(i, Qt::Horizontal).toString().startsWith(column))
            return model.index(row, i);
    return {};
}

void TestEditedTables::goTo(int row, const char* column) const
{
    const QRect place = grid().visualRect(cell(row, column));
    QTest::mouseClick(grid().viewport(), Qt::LeftButton, Qt::NoModifier, place.center());
}

void TestEditedTables::type(const QString& text, Qt::Key end) const
{
    QTRY_VERIFY(line());
    QTest::keyClicks(line(), text);
    QTest::keyClick(line(), end);
}

void TestEditedTables::edit(int row, const char* column, const QString& typed) const
{
    goTo(row, column);
    QTest::keyClick(&grid(), Qt::Key_F2);
    type(typed);
    QTRY_COMPARE(text(row, column), typed);
}

bool TestEditedTables::save() const
{
    QSignalSpy ended(&m_tab->saver(), &DocumentSaver::ended);
    m_tab->saver().save();
    return (!ended.isEmpty() || ended.wait()) && ended.back()[0].toBool();
}

void TestEditedTables::editsACell()
{
    goTo(2, "price");
    QTest::keyClick(&grid(), Qt::Key_F2);
    QTRY_VERIFY(line());
    QCOMPARE(line()->text(), QString("1.5"));
    QCOMPARE(line()->selectedText(), QString("1.5"));
    type("42.25");
    QTRY_COMPARE(text(2, "price"), QString("42.25"));
    QTRY_COMPARE(cell(2, "price").data(GridModel::InFileRole).toString(), QString("1.5"));
    QVERIFY(cell(2, "price").data(Qt::ToolTipRole).toString().contains("was 1.5"));
    QVERIFY(cell(3, "price").data(GridModel::InFileRole).isNull());
    QVERIFY(m_tab->isEdited());
    QVERIFY(!line());

    goTo(3, "qty");
    QTest::keyClick(&grid(), '7'); // begins with it
    type("7", Qt::Key_Tab);
    QTRY_COMPARE(text(3, "qty"), QString("77"));
    QTRY_COMPARE(text(3, "twice"), QString("154")); // which is computed
    QCOMPARE(rowsOf(*m_table->edits().table()), EditedTable::rows());
}

void TestEditedTables::goesBackAndForth()
{
    edit(0, "price", "8.5");
    edit(0, "tag", "violet"); // a new word
    QCOMPARE(changes().undoText(), QString("Edit Cell"));
    changes().undo();
    QTRY_COMPARE(text(0, "tag"), QString("red"));
    QCOMPARE(text(0, "price"), QString("8.5"));
    QVERIFY(m_tab->isEdited());
    changes().undo();
    QTRY_COMPARE(text(0, "price"), QString("0.5"));
    QVERIFY(!m_tab->isEdited());
    QVERIFY(!changes().canUndo());
    changes().redo();
    changes().redo();
    QTRY_COMPARE(text(0, "tag"), QString("violet"));
    QVERIFY(!changes().canRedo());
    changes().revert();
    QTRY_COMPARE(text(0, "tag"), QString("red"));
    QVERIFY(!m_tab->isEdited());
    changes().undo();
    QTRY_COMPARE(text(0, "tag"), QString("violet"));
}

void TestEditedTables::saysWhatIsWrongWhileItIsTyped()
{
    goTo(0, "rate");
    QTest::keyClick(&grid(), Qt::Key_F2);
    QTRY_VERIFY(line());
    QTest::keyClicks(line(), "12x");
    QVERIFY(!line()->problem().isEmpty());
    QTest::keyClick(line(), Qt::Key_Return);
    QVERIFY(line());
    line()->selectAll();
    QTest::keyClicks(line(), "1000"); // is too much: its schema says below 1000
    QVERIFY2(line()->problem().contains("1000"), qPrintable(line()->problem()));
    QTest::keyClick(line(), Qt::Key_Escape);
    QVERIFY(!line());
    QVERIFY(!m_tab->isEdited());
    QCOMPARE(text(0, "rate"), QString("7"));
}

void TestEditedTables::saysWhichCellsAreNotEdited()
{
    QSignalSpy notices(&page(), &DocumentPage::notice);
    goTo(0, "twice");
    QTest::keyClick(&grid(), Qt::Key_F2);
    QTRY_COMPARE(notices.size(), 1);
    QVERIFY2(notices[0][0].toString().contains("computed"), qPrintable(notices[0][0].toString()));
    QVERIFY(!line());
}

void TestEditedTables::setsCellsToNull()
{
    goTo(0, "price");
    QTest::keyClick(&grid(), Qt::Key_Delete);
    QTRY_COMPARE(text(0, "price"), QString("null"));
    goTo(0, "tag");
    QTest::keyClick(&grid(), Qt::Key_Delete);
    QTRY_COMPARE(text(0, "tag"), QString("null"));
    goTo(0, "sold"); // cannot be null
    QTest::keyClick(&grid(), Qt::Key_Delete);
    const MessageBar& told = page().messageBar();
    QTRY_VERIFY2(told.text().contains("not nullable"), qPrintable(told.text()));
    QCOMPARE(text(0, "sold"), QString("True"));
}

void TestEditedTables::fillsASelection()
{
    goTo(1, "qty");
    QTest::keyClick(&grid(), Qt::Key_Down, Qt::ShiftModifier);
    QTest::keyClick(&grid(), Qt::Key_Down, Qt::ShiftModifier);
    page().editableCells()->fillSelection();
    FillDialog* dialog = nullptr;
    QTRY_VERIFY((dialog = m_tab->window()->findChild<FillDialog*>()));
    auto* value = dialog->findChild<QLineEdit*>();
    value->setText("nine");
    QVERIFY(!withText<QPushButton>(*dialog, "Fill")->isEnabled());
    value->setText("9");
    QTest::mouseClick(withText<QPushButton>(*dialog, "Fill"), Qt::LeftButton);
    QTRY_COMPARE(text(3, "qty"), QString("9"));
    QCOMPARE(text(1, "qty"), QString("9"));
    QCOMPARE(text(4, "qty"), QString("14"));
    changes().undo(); // one step
    QTRY_COMPARE(text(3, "qty"), QString("13"));
    QVERIFY(!m_tab->isEdited());
}

void TestEditedTables::pastesABlock()
{
    goTo(2, "price");
    QApplication::clipboard()->setText("5.5\t1\n\t2\n");
    QTest::keyClick(&grid(), Qt::Key_V, Qt::ControlModifier);
    QTRY_COMPARE(text(3, "qty"), QString("2"));
    QCOMPARE(text(2, "price"), QString("5.5"));
    QCOMPARE(text(3, "price"), QString("null")); // an empty field
    QCOMPARE(text(2, "qty"), QString("1"));
    changes().undo();
    QTRY_COMPARE(text(2, "price"), QString("1.5"));

    QApplication::clipboard()->setText("6");
    QTest::keyClick(&grid(), Qt::Key_Down, Qt::ShiftModifier);
    QTest::keyClick(&grid(), Qt::Key_V, Qt::ControlModifier);
    QTRY_COMPARE(text(3, "price"), QString("6.0"));
    QCOMPARE(text(2, "price"), QString("6.0"));
}

void TestEditedTables::refusesABlockThatDoesNotFit()
{
    QSignalSpy notices(&page(), &DocumentPage::notice);
    goTo(5, "price");
    QApplication::clipboard()->setText("1\t1\n2\t2\n");
    QTest::keyClick(&grid(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(notices.size(), 1);
    QVERIFY2(notices[0][0].toString().contains("do not fit"), qPrintable(notices[0][0].toString()));
    goTo(0, "price");
    QApplication::clipboard()->setText("1\t1\n2\tx\n");
    QTest::keyClick(&grid(), Qt::Key_V, Qt::ControlModifier);
    QTRY_VERIFY(page().messageBar().text().contains("nothing was changed"));
    QVERIFY(!m_tab->isEdited());
    QCOMPARE(text(0, "price"), QString("0.5"));
}

void TestEditedTables::keepsAnEditedRowWhereItIs()
{
    filter("qty > 12");
    QTRY_COMPARE(rowCount(), 3);
    QTRY_COMPARE(text(0, "qty"), QString("13"));
    edit(0, "qty", "1");
    QCOMPARE(rowCount(), 3);
    QTRY_COMPARE(cell(0, "qty").data(GridModel::InFileRole).toString(), QString("13"));
    filter("qty > 0 and qty > 12");
    QTRY_COMPARE(rowCount(), 2);
    QTRY_COMPARE(text(0, "qty"), QString("14"));
}

void TestEditedTables::savesWhatIsBeingTyped()
{
    goTo(2, "price");
    QTest::keyClick(&grid(), '4');
    QTRY_VERIFY(line());
    QTest::keyClicks(line(), "4");
    QVERIFY(m_tab->isEdited()); // it is asked about, and not reloaded
    QVERIFY(m_tab->saver().canSave());
    QVERIFY(save());
    QVERIFY(!line());
    TableRows rows = EditedTable::rows();
    rows[2][0] = "44.0";
    QCOMPARE(rowsOf(*m_table->edits().table()), rows);
    QVERIFY(!m_tab->isEdited());

    goTo(2, "price");
    QTest::keyClick(&grid(), '5');
    QTRY_VERIFY(line());
    QVERIFY(m_tab->isEdited());
    QTest::keyClick(line(), Qt::Key_Escape);
    QVERIFY(!m_tab->isEdited());
}

void TestEditedTables::readsAWordAsNull()
{
    goTo(0, "price");
    QTest::keyClick(&grid(), Qt::Key_F2);
    type("null");
    QTRY_COMPARE(cell(0, "price").data(GridModel::InFileRole).toString(), QString("0.5"));
    QCOMPARE(text(0, "price"), QString("null"));
    edit(0, "name", "null"); // a word among texts
    QVERIFY(save());
    QCOMPARE(rowsOf(*m_table->edits().table())[0][0], std::string("<null>"));
    QCOMPARE(rowsOf(*m_table->edits().table())[0][6], std::string("null"));
}

void TestEditedTables::deletesRows()
{
    goTo(1, "price");
    QTest::keyClick(&grid(), Qt::Key_Down, Qt::ShiftModifier);
    QTest::keyClick(&grid(), Qt::Key_Delete, Qt::ControlModifier);
    QTRY_COMPARE(rowCount(), 4);
    QTRY_COMPARE(text(1, "name"), QString("four"));
    QCOMPARE(changes().undoText(), QString("Delete Rows"));
    changes().undo();
    QTRY_COMPARE(rowCount(), 6);
    QTRY_COMPARE(text(1, "name"), QString("two"));
    changes().redo();
    QTRY_COMPARE(rowCount(), 4);
    QVERIFY(save());
    TableRows rows = EditedTable::rows();
    rows.erase(rows.begin() + 1, rows.begin() + 3);
    QCOMPARE(rowsOf(*m_table->edits().table()), rows);
}

void TestEditedTables::addsARow()
{
    grid().setFocus();
    QTest::keyClick(&grid(), Qt::Key_Insert);
    QTRY_COMPARE(rowCount(), 7);
    QTRY_COMPARE(grid().currentIndex().row(), 6);
    QTRY_COMPARE(text(6, "sold"), QString("False"));
    QCOMPARE(text(6, "price"), QString("null"));
    QCOMPARE(cell(6, "sold").data(GridModel::InFileRole), QVariant(QString()));
    edit(6, "code", "new");
    QVERIFY(save());
    const TableRows rows = rowsOf(*m_table->edits().table());
    QCOMPARE(rows.size(), std::size_t(7));
    QCOMPARE(rows[6][4], std::string("new"));
}

void TestEditedTables::saysThatANewRowIsFilteredOut()
{
    QSignalSpy notices(&page(), &DocumentPage::notice);
    filter("qty > 12");
    QTRY_COMPARE(rowCount(), 3);
    grid().setFocus();
    QTest::keyClick(&grid(), Qt::Key_Insert);
    QTRY_COMPARE(notices.size(), 1);
    QVERIFY(notices[0][0].toString().contains("does not match the filter"));
    QCOMPARE(rowCount(), 3);
    filter({});
    QTRY_COMPARE(rowCount(), 7);
}

void TestEditedTables::savesInPlaceAndGoesOn()
{
    const DocumentPage* const before = m_tab->page();
    filter("qty > 11");
    QTRY_COMPARE(rowCount(), 4);
    edit(0, "name", "three and a half");
    QVERIFY(save());
    QVERIFY(!m_tab->isEdited());
    QVERIFY(!changes().canUndo()); // no step leads behind what was saved
    QCOMPARE(m_tab->page(), before);
    QCOMPARE(rowCount(), 4);
    QTRY_VERIFY(cell(0, "name").data(GridModel::InFileRole).isNull());
    TableRows rows = EditedTable::rows();
    rows[2][6] = "three and a half";
    QCOMPARE(rowsOf(*m_table->edits().table()), rows);
    QVERIFY2(m_tab->messageBar().text().contains("price") ||
                 m_tab->messageBar().text().contains("Saved"),
             qPrintable(m_tab->messageBar().text())); // its index is out of date

    edit(1, "tag", "blue");
    QVERIFY(save());
    rows[3][5] = "blue";
    QCOMPARE(rowsOf(*m_table->edits().table()), rows);
}

void TestEditedTables::makesChangesThatWereAskedForWhileItSaves()
{
    edit(0, "qty", "1");
    QSignalSpy ended(&m_tab->saver(), &DocumentSaver::ended);
    m_tab->saver().save();
    QVERIFY(m_tab->saver().isSaving());
    const std::size_t qty = m_table->column("qty");
    changes().change("Later", TableChanges::Effect::Values, [qty](TableEditor& editor, const Job&) {
        return editor.setCells(qty, RowSet::range(1, 2), "2");
    });
    QVERIFY(!ended.isEmpty() || ended.wait());
    QTRY_COMPARE(text(1, "qty"), QString("2"));
    QCOMPARE(text(0, "qty"), QString("1"));
    QVERIFY(m_tab->isEdited());
    TableRows rows = EditedTable::rows();
    rows[0][1] = "1";
    QCOMPARE(rowsOf(*m_table->edits().table()), rows);
    QVERIFY(save());
    rows[1][1] = "2";
    QCOMPARE(rowsOf(*m_table->edits().table()), rows);
}

void TestEditedTables::savesAnArchiveElsewhere()
{
    const fs::path archive = m_table->archive();
    const ByteBuffer before = contentOfFile(archive);
    open(archive);
    QVERIFY(m_tab->saver().canSaveAs());
    edit(4, "when", "2024-02-29T12:00:00");
    const std::size_t when = m_table->column("when");
    QVERIFY(save());
    QVERIFY(contentOfFile(archive) != before);
    TableRows rows = EditedTable::rows();
    rows[4][3] = "2024-02-29T12:00:00";
    QCOMPARE(rowsOf(*m_table->edits(archive).table()), rows);
    QCOMPARE(when, std::size_t(3));
    QVERIFY(!m_tab->isEdited());
}

// Which the tab shows from then on; with the other kind of store chosen, its name changes.
void TestEditedTables::savesADirectoryElsewhere_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("name");
    QTest::newRow("directory") << "Blosc2 directories (*.b2d)"
                               << "t-copy.b2d";
    QTest::newRow("archive") << "Blosc2 archives (*.b2z)"
                             << "t-copy.b2z";
}

void TestEditedTables::savesADirectoryElsewhere()
{
    QFETCH(QString, kind);
    QFETCH(QString, name);
    edit(0, "qty", "1");
    TableRows rows = EditedTable::rows();
    rows[0][1] = "1";
    QVERIFY(m_tab->saver().canSaveAs());
    QSignalSpy ended(&m_tab->saver(), &DocumentSaver::ended);
    m_tab->saver().saveAs();
    auto* dialog = m_tab->findChild<QFileDialog*>();
    QVERIFY(dialog);
    dialog->selectNameFilter(kind);
    emit dialog->filterSelected(kind); // as the box of kinds does
    QCOMPARE(QFileInfo(dialog->selectedFiles().value(0)).fileName(), name);
    static_cast<QDialog*>(dialog)->accept();
    QVERIFY(!ended.isEmpty() || ended.wait());
    QCOMPARE(ended[0][0].toBool(), true);
    const QString copy = m_folder->filePath(name);
    QCOMPARE(m_tab->address().path, copy);
    QTRY_COMPARE(text(0, "qty"), QString("1"));
    QVERIFY(!m_tab->isEdited());
    QCOMPARE(rowsOf(*m_table->edits().table()), EditedTable::rows());
    QCOMPARE(rowsOf(*m_table->edits(copy.toStdString()).table()), rows);

    edit(1, "qty", "2"); // goes there as well
    QVERIFY(save());
    rows[1][1] = "2";
    QCOMPARE(rowsOf(*m_table->edits().table()), EditedTable::rows());
    QCOMPARE(rowsOf(*m_table->edits(copy.toStdString()).table()), rows);
}

void TestEditedTables::savesNothingOverWhatAnotherProgramWrote()
{
    edit(0, "qty", "1");
    const fs::path file = m_table->folder() / "_meta.b2f";
    ByteBuffer other = contentOfFile(file);
    other.push_back(std::byte{0});
    writeFile(file, other);
    QVERIFY(!save());
    QVERIFY(m_tab->isEdited());
    QTRY_VERIFY(withText<QPushButton>(*m_tab, "Reload"));
    QVERIFY(!withText<QPushButton>(*m_tab, "Merge My Changes…"));
    QVERIFY(withText<QPushButton>(*m_tab, "Save As…"));
    QCOMPARE(contentOfFile(file), other);
    QCOMPARE(text(0, "qty"), QString("1"));
}

void TestEditedTables::reloadsWhatAnotherProgramWrote()
{
    EditTools tools = m_table->tools();
    TableEditor editor(m_table->edits(), tools);
    orAbort(editor.setCells(m_table->column("qty"), RowSet::range(0, 1), "99"));
    const TableEdits theirs = orAbort(std::move(editor).finish());
    SystemFileCalls calls;
    orAbort(saveTable(theirs, m_table->folder(), calls, m_table->pool()));
    QTRY_COMPARE_WITH_TIMEOUT(text(0, "qty"), QString("99"), 20000);
    QVERIFY(!m_tab->isEdited());
    edit(1, "qty", "3");
    QVERIFY(save());
}

void TestEditedTables::saysWhatIsEdited()
{
    QCOMPARE(m_tab->pending()->unsavedText(), QString());
    edit(0, "qty", "1");
    QCOMPARE(m_tab->pending()->unsavedText(), QString("'qty'"));
    goTo(3, "price");
    QTest::keyClick(&grid(), Qt::Key_Delete, Qt::ControlModifier);
    QTRY_COMPARE(rowCount(), 5);
    QCOMPARE(m_tab->pending()->unsavedText(), QString("'qty' and deleted rows"));
}

void TestEditedTables::saysWhyATableInsideAFrameIsNotEdited()
{
    page().setChanges(nullptr);
    QSignalSpy notices(&page(), &DocumentPage::notice);
    goTo(0, "price");
    for (const QKeySequence& keys :
         {QKeySequence(Qt::Key_F2), QKeySequence(Qt::Key_Delete), QKeySequence(Qt::Key_Insert),
          QKeySequence(QKeySequence::Paste)})
        QTest::keySequence(&grid(), keys);
    QCOMPARE(notices.size(), 4);
    QVERIFY(page().editObstacle().contains("single frame"));
    QCOMPARE(notices[0][0].toString(), page().editObstacle());
}

const Registered<TestEditedTables, QApplication> registered;

} // namespace bloscope::tst_edited_tables

#include "tst_edited_tables.moc"
