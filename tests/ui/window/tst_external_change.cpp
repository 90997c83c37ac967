#include "tests/support/registered_test.h"
#include "tests/support/special_files.h"
#include "tests/support/with_text.h"
#include "tests/ui/window/window_with_files.h"
#include "tests/ui/worker/settle.h"
#include "ui/chunks/chunks_view.h"
#include "ui/controls/text_table.h"
#include "ui/document/value_changes.h"
#include "ui/grid/cell_grid.h"
#include "ui/metadata/merge_edits_dialog.h"
#include "ui/pages/array_page.h"
#include "ui/rows/row_table_view.h"
#include "ui/table/slice_table_view.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QLabel>
#include <QSignalSpy>
#include <QStatusBar>

namespace bloscope::tst_external_change {

using namespace test;

// What another program does to an open file.
class TestExternalChange : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup();
    void readsACleanDocumentAgain();
    void followsAGrowingFileAtItsEnd();
    void staysWhereItIsInAGrowingFile();
    void followsTheLastRowsOfTheTable();
    void staysAmongTheFirstRowsOfTheTable();
    void followsTheLastChunks();
    void asksWhenSomethingIsEdited();
    void reloadsAfterAskingWhetherToLoseEdits();
    void keepsEditsWhenReloadingIsCancelled();
    void comparesBothVersions();
    void putsMyChangesOnTopOfTheirs_data();
    void putsMyChangesOnTopOfTheirs();
    void asksWhichOfTwoValuesIsKept();
    void saysWhatToChooseWhenOneSaves();
    void putsNothingOnTopWhenItIsCancelled();
    void keepsWhatIsEditedWhileTheDialogIsOpen();
    void savesAsAnotherFile();
    void keepsWhatIsOpenWhenTold();
    void staysUsableWhenTheFileVanishes();
    void saysNothingMoreWhenTheFileIsBack();
    void waitsUntilAHalfWrittenFileCanBeRead();
    void saysSoWhenItCanNoLongerBeRead();

 private:
    QString status() const { return m->window().statusBar()->currentMessage(); }
    ArrayPage* page() const { return m->tabs().currentArrayPage(); }
    std::int64_t topRow() const
    {
        return page()->findChild<SliceTableView*>()->state().topLeft.row;
    }
    std::string slice() const { return m->tabs().currentArrayPage()->document().slice().text(); }
    void show(const char* slice) const
    {
        Document& document = m->tabs().currentArrayPage()->document();
        document.setSlice(*Slice::parse(slice, document.array()->shape()));
    }
    void grow(const char* units, const Shape& shape) const;

    std::unique_ptr<WindowWithFiles> m;
};

void TestExternalChange::init()
{
    m = std::make_unique<WindowWithFiles>();
    writeFile(m->file("a.b2nd"), m->frame());
    QVERIFY(m->open("a.b2nd"));
}

void TestExternalChange::cleanup()
{
    m.reset();
}

// In its place, as programs do that append to a frame.
void TestExternalChange::grow(const char* units, const Shape& shape) const
{
    const ByteBuffer content = m->frame(units, shape);
    QFile file(m->path("a.b2nd"));
    QVERIFY(file.open(QIODevice::ReadWrite));
    file.write(reinterpret_cast<const char*>(content.data()), qsizetype(content.size()));
}

void TestExternalChange::readsACleanDocumentAgain()
{
    show("[3, ::2]");
    m->replace("a.b2nd", m->frame("Pa"));
    QTRY_COMPARE(status(), QString("a.b2nd was changed by another program and reloaded."));
    QCOMPARE(slice(), std::string("[3, ::2]"));
    QCOMPARE(m->message(), QString());
    QVERIFY(m->edits().isClean());
    QCOMPARE(m->edits().current().frame()->source()->identity(), identityOf(m->file("a.b2nd")));
}

void TestExternalChange::followsAGrowingFileAtItsEnd()
{
    show("[5, :]");
    grow("K", {60, 80});
    QTRY_COMPARE(status(), QString("a.b2nd has grown."));
    QCOMPARE(slice(), std::string("[59, :]"));
    grow("K", {90, 80});
    QTRY_COMPARE(slice(), std::string("[89, :]"));
}

void TestExternalChange::staysWhereItIsInAGrowingFile()
{
    show("[4, :]");
    grow("K", {60, 80});
    QTRY_COMPARE(status(), QString("a.b2nd has grown."));
    QCOMPARE(slice(), std::string("[4, :]"));
}

void TestExternalChange::followsTheLastRowsOfTheTable()
{
    m->replace("a.b2nd", m->frame("K", {400, 8}));
    QTRY_COMPARE(page()->document().array()->shape(), (Shape{400, 8}));
    page()->showView("table");
    auto* table = page()->findChild<SliceTableView*>();
    QVERIFY(settle());
    table->goTo({399, 0});
    QVERIFY(table->state().endInSight);
    grow("K", {900, 8});
    QTRY_COMPARE(status(), QString("a.b2nd has grown."));
    QTRY_VERIFY(topRow() > 800);
}

void TestExternalChange::staysAmongTheFirstRowsOfTheTable()
{
    m->replace("a.b2nd", m->frame("K", {400, 8}));
    QTRY_COMPARE(page()->document().array()->shape(), (Shape{400, 8}));
    page()->showView("table");
    grow("K", {900, 8});
    QTRY_COMPARE(status(), QString("a.b2nd has grown."));
    QTRY_COMPARE(topRow(), std::int64_t(0));
}

void TestExternalChange::followsTheLastChunks()
{
    const auto write = [this](std::int32_t chunks) {
        const ByteBuffer content = frameOfManyChunks(chunks);
        QFile file(m->path("a.b2nd"));
        QVERIFY(file.open(QIODevice::ReadWrite));
        file.write(reinterpret_cast<const char*>(content.data()), qsizetype(content.size()));
    };
    write(2000);
    QTRY_COMPARE(page()->document().frame()->chunkCount(), 2000);
    page()->showView("chunks");
    const auto lastInSight = [this] {
        const CellGrid& table =
            page()->findChild<ChunksView*>()->findChild<RowTableView*>()->grid();
        return table.rowAt(table.viewport()->height() - 1);
    };
    QTRY_VERIFY(lastInSight() > 0);
    page()->findChild<ChunksView*>()->findChild<RowTableView*>()->showEnd();
    QTRY_VERIFY(lastInSight() < 0 || lastInSight() >= 1999);
    write(5000);
    QTRY_COMPARE(page()->document().frame()->chunkCount(), 5000);
    QTRY_VERIFY(page()->findChild<ChunksView*>()->findChild<RowTableView*>()->isAtEnd());
}

void TestExternalChange::asksWhenSomethingIsEdited()
{
    m->setUnits("C");
    m->replace("a.b2nd", m->frame("Pa"));
    QTRY_COMPARE(m->message(), QString("a.b2nd was changed by another program. You have unsaved "
                                       "changes."));
    QCOMPARE(m->ways(),
             QStringList({"Merge My Changes…", "Reload", "Compare…", "Save As…", "Decide Later"}));
    QVERIFY(!m->edits().isClean());
}

void TestExternalChange::reloadsAfterAskingWhetherToLoseEdits()
{
    m->setUnits("C");
    m->replace("a.b2nd", m->frame("Pa"));
    QTRY_VERIFY(!m->message().isEmpty());
    m->take("Reload");
    m->answer(QMessageBox::Discard);
    QTRY_VERIFY(m->edits().isClean());
    QTRY_COMPARE(m->message(), QString());
    QVERIFY(!m->action("Undo")->isEnabled());
}

void TestExternalChange::keepsEditsWhenReloadingIsCancelled()
{
    m->setUnits("C");
    m->replace("a.b2nd", m->frame("Pa"));
    QTRY_VERIFY(!m->message().isEmpty());
    m->take("Reload");
    m->answer(QMessageBox::Cancel);
    QVERIFY(settle());
    QVERIFY(!m->edits().isClean());
    QVERIFY(!m->message().isEmpty());
}

void TestExternalChange::comparesBothVersions()
{
    m->setUnits("C");
    m->replace("a.b2nd", m->frame("Pa"));
    QTRY_VERIFY(!m->message().isEmpty());
    m->take("Compare…");
    QTRY_VERIFY(m->dialog<CompareDialog>());
    auto* dialog = m->dialog<CompareDialog>();
    QTRY_COMPARE(dialog->findChild<TextTable*>()->text(),
                 QString("Section\tName\tHere\tIn the file now\n"
                         "Vlmetalayer\tunits\t\"C\"\t\"Pa\""));
    QCOMPARE(dialog->findChild<QLabel*>()->text(),
             QString("1 metadata entry differs. The others are the same."));
    dialog->reject();
}

void TestExternalChange::putsMyChangesOnTopOfTheirs_data()
{
    QTest::addColumn<QString>("button"); // beside the proposal
    QTest::addColumn<std::string>("units");
    QTest::newRow("mine, as is proposed") << QString() << std::string("C");
    QTest::newRow("theirs") << "All Theirs" << std::string("Pa");
    QTest::newRow("mine again") << "All Mine" << std::string("C");
}

void TestExternalChange::putsMyChangesOnTopOfTheirs()
{
    QFETCH(QString, button);
    QFETCH(std::string, units);
    m->setUnits("C");
    QVERIFY(m->edits().edit("Add", [](EditSet& set) {
        return set.add(MetadataSectionOf::Trailer, "mine", {std::byte{1}}, 0);
    }));
    m->replace("a.b2nd", m->frame("Pa", {7, 8}));
    QTRY_VERIFY(!m->message().isEmpty());
    m->take("Merge My Changes…");
    QTRY_VERIFY(m->dialog<MergeEditsDialog>());
    auto* dialog = m->dialog<MergeEditsDialog>();
    auto* ok = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    QTRY_VERIFY(ok->isEnabled());
    const QString text = dialog->findChild<TextTable*>()->text();
    QVERIFY2(text.contains("units\t\"K\"\t\"C\"\t\"Pa\"\tmine"), qPrintable(text));
    QVERIFY2(text.contains("mine\t(missing)\t1\t(missing)\tmine"), qPrintable(text));
    if (auto* chosen = withText<QPushButton>(*dialog, button))
        QTest::mouseClick(chosen, Qt::LeftButton);
    QTest::mouseClick(ok, Qt::LeftButton);
    QTRY_COMPARE(m->message(), QString());
    QCOMPARE(m->tabs().currentArrayPage()->document().array()->shape(), (Shape{7, 8}));
    QVERIFY(!m->edits().isClean()); // nothing is written yet
    QCOMPARE(m->unitsIn("a.b2nd"), std::string("Pa"));
    m->action("Save")->trigger();
    QTRY_VERIFY(m->edits().isClean());
    QCOMPARE(m->unitsIn("a.b2nd"), units);
    QVERIFY(m->edits().current().find(MetadataSectionOf::Trailer, "mine"));
}

void TestExternalChange::asksWhichOfTwoValuesIsKept()
{
    if (!openFilesGiveWay())
        QSKIP(openFilesStay); // nor can the rest of the old one be read
    ValueChanges& changes = page()->changes();
    changes.change("Fill", [](const SliceReader&, ValueEditor& editor, const Job&) {
        return editor.fill(*Slice::parse("0, :2", {6, 8}), {0, 2}, elementsOf<std::uint16_t>({99}));
    });
    QTRY_VERIFY(!m->edits().isClean());
    ByteBuffer theirs = counted<std::uint16_t>(48);
    theirs[2] = std::byte{50}; // of [0, 1]
    m->replace("a.b2nd", arrayFrame({6, 8}, "<u2", theirs,
                                    {.metalayers = {{"fixed", m->text("f")}},
                                     .vlMetalayers = {{"units", m->text("K")}}}));
    QTRY_VERIFY(!m->message().isEmpty());
    m->take("Merge My Changes…");
    QTRY_VERIFY(m->dialog<MergeEditsDialog>());
    auto* dialog = m->dialog<MergeEditsDialog>();
    auto* ok = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    QTRY_VERIFY(ok->isEnabled());
    QCOMPARE(dialog->findChild<TextTable*>()->text(),
             QString("Name\tOriginal\tMine\tTheirs (now in the file)\tKept\n"
                     "[0, 1]\t1\t99\t50\tmine"));
    dialog->findChild<TextTable*>()->topLevelItem(0)->setCheckState(3, Qt::Checked);
    QTest::mouseClick(ok, Qt::LeftButton);
    QTRY_COMPARE(m->message(), QString());
    m->action("Save")->trigger();
    QTRY_VERIFY(m->edits().isClean());
    const auto array = Array::of(*Frame::open(*openFile(m->file("a.b2nd"))));
    ByteBuffer saved = *(*array->frame()->chunk(0))->decode();
    QCOMPARE(saved[0], std::byte{99}); // mine alone
    QCOMPARE(saved[2], std::byte{50}); // theirs, as was chosen
}

void TestExternalChange::saysWhatToChooseWhenOneSaves()
{
    m->setUnits("C");
    m->replace("a.b2nd", m->frame("Pa", {7, 8}));
    QTRY_VERIFY(!m->message().isEmpty());
    m->take("Decide Later");
    QTest::keyClick(&m->window(), Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(m->message().startsWith("a.b2nd was not saved: "));
    QVERIFY2(m->message().endsWith("Choose which version to keep."), qPrintable(m->message()));
    QVERIFY(m->hasLooked()); // once more
    QVERIFY2(m->message().startsWith("a.b2nd was not saved: "), qPrintable(m->message()));
    QCOMPARE(m->ways().first(), QString("Merge My Changes…"));
    QCOMPARE(m->unitsIn("a.b2nd"), std::string("Pa"));
    m->take("Merge My Changes…");
    QTRY_VERIFY(m->dialog<MergeEditsDialog>());
    auto* ok =
        m->dialog<MergeEditsDialog>()->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    QTRY_VERIFY(ok->isEnabled());
    QCOMPARE(ok->text().remove('&'), QString("Merge and Save"));
    QTest::mouseClick(ok, Qt::LeftButton);
    QTRY_COMPARE(m->unitsIn("a.b2nd"), std::string("C"));
    QTRY_VERIFY(m->edits().isClean());
    QCOMPARE(m->tabs().currentArrayPage()->document().array()->shape(), (Shape{7, 8}));
    QCOMPARE(m->message(), QString());
}

void TestExternalChange::putsNothingOnTopWhenItIsCancelled()
{
    m->setUnits("C");
    m->replace("a.b2nd", m->frame("Pa", {7, 8}));
    QTRY_VERIFY(!m->message().isEmpty());
    m->take("Merge My Changes…");
    QTRY_VERIFY(m->dialog<MergeEditsDialog>());
    m->dialog<MergeEditsDialog>()->reject();
    QCOMPARE(m->tabs().currentArrayPage()->document().array()->shape(), (Shape{6, 8}));
    QCOMPARE(m->edits().undoStack().undoText(), QString("Change 'units'"));
    QVERIFY(!m->message().isEmpty()); // one still has to choose
}

void TestExternalChange::keepsWhatIsEditedWhileTheDialogIsOpen()
{
    m->setUnits("C");
    m->replace("a.b2nd", m->frame("Pa"));
    QTRY_VERIFY(!m->message().isEmpty());
    m->take("Merge My Changes…");
    QTRY_VERIFY(m->dialog<MergeEditsDialog>());
    auto* ok =
        m->dialog<MergeEditsDialog>()->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    QTRY_VERIFY(ok->isEnabled());
    m->setUnits("F");
    QTest::mouseClick(ok, Qt::LeftButton);
    QTRY_VERIFY2(m->message().contains("something was edited in the meantime"),
                 qPrintable(m->message()));
    QCOMPARE(m->edits().undoStack().count(), 2);
    QCOMPARE(m->unitsIn("a.b2nd"), std::string("Pa"));
}

void TestExternalChange::savesAsAnotherFile()
{
    if (!openFilesGiveWay())
        QSKIP(openFilesStay); // nor can the rest of the old one be read
    m->setUnits("C");
    m->replace("a.b2nd", m->frame("Pa"));
    QTRY_VERIFY(!m->message().isEmpty());
    m->take("Save As…");
    m->chooseFile(m->path("o.b2nd"));
    QTRY_COMPARE(m->tab()->address().path, m->path("o.b2nd"));
    QCOMPARE(m->unitsIn("o.b2nd"), std::string("C"));
    QCOMPARE(m->unitsIn("a.b2nd"), std::string("Pa"));
    QCOMPARE(m->message(), QString());
}

void TestExternalChange::keepsWhatIsOpenWhenTold()
{
    m->setUnits("C");
    m->replace("a.b2nd", m->frame("Pa"));
    QTRY_VERIFY(!m->message().isEmpty());
    m->take("Decide Later");
    QCOMPARE(m->message(), QString());
    QVERIFY(m->hasLooked());
    QCOMPARE(m->message(), QString()); // told once
    QVERIFY(!m->edits().isClean());
}

void TestExternalChange::staysUsableWhenTheFileVanishes()
{
    if (!openFilesGiveWay())
        QSKIP(openFilesStay);
    QFile::remove(m->path("a.b2nd"));
    QTRY_VERIFY(m->message().startsWith("a.b2nd no longer exists."));
    QCOMPARE(m->ways(), QStringList({"Save As…"}));
    m->setUnits("C");
    QVERIFY(m->endsSave([this] {
        m->take("Save As…");
        m->chooseFile(m->path("o.b2nd"));
    }));
    QCOMPARE(m->unitsIn("o.b2nd"), std::string("C"));
    QVERIFY(m->edits().isClean());
}

void TestExternalChange::saysNothingMoreWhenTheFileIsBack()
{
    if (!openFilesGiveWay())
        QSKIP(openFilesStay);
    std::filesystem::rename(m->file("a.b2nd"), m->file("away"));
    QTRY_VERIFY(m->message().startsWith("a.b2nd no longer exists."));
    std::filesystem::rename(m->file("away"), m->file("a.b2nd"));
    QTRY_COMPARE(m->message(), QString());
}

void TestExternalChange::waitsUntilAHalfWrittenFileCanBeRead()
{
    const ByteBuffer content = m->frame("Pa", {60, 80});
    QSignalSpy failed(&m->tab()->file(), &OpenFile::reloadFailed);
    writeFile(m->file("a.b2nd"), ByteView(content).first(40));
    QTRY_VERIFY(failed.size() > 1); // it tries again
    QCOMPARE(m->message(), QString());
    QCOMPARE(m->tabs().currentArrayPage()->document().array()->shape(), (Shape{6, 8}));
    writeFile(m->file("a.b2nd"), content);
    QTRY_COMPARE(m->tabs().currentArrayPage()->document().array()->shape(), (Shape{60, 80}));
    QCOMPARE(m->message(), QString());
}

void TestExternalChange::saysSoWhenItCanNoLongerBeRead()
{
    const ByteBuffer content = m->frame("Pa");
    writeFile(m->file("a.b2nd"), ByteView(content).first(40));
    QTRY_VERIFY_WITH_TIMEOUT(m->message().contains("cannot be reloaded"), 10000);
    QCOMPARE(m->ways(), QStringList({"Try Again", "Save As…"}));
    writeFile(m->file("a.b2nd"), content);
    QTRY_COMPARE(m->message(), QString());
}

const Registered<TestExternalChange, QApplication> registered;

} // namespace bloscope::tst_external_change

#include "tst_external_change.moc"
