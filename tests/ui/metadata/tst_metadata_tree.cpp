#include "ui/metadata/metadata_tree.h"

#include "tests/support/files.h"
#include "tests/support/registered_test.h"
#include "tests/ui/document/metadata_frames.h"
#include "ui/controls/checked_line_edit.h"
#include "ui/controls/message_bar.h"
#include "ui/metadata/array_form_dialog.h"
#include "ui/metadata/metadata_actions.h"
#include "ui/metadata/metadata_view.h"
#include "ui/metadata/new_entry_dialog.h"
#include "ui/theme/contrast.h"
#include "ui/value/value_dialog.h"

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QTemporaryDir>
#include <QToolButton>

namespace bloscope::tst_metadata_tree {

using namespace test;

namespace {

constexpr auto Vl = MetadataSectionOf::Trailer;
constexpr auto Fixed = MetadataSectionOf::Header;
using Column = MetadataCells::Column;

} // namespace

// Driven by keys and mouse, as people do.
class TestMetadataTree : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void cleanup() { m_view.reset(); }
    void editsAValueInPlace();
    void saysWhatIsWrongWhileOneTypes();
    void givesUpWithEscape();
    void renamesEntriesAndKeys();
    void asksBeforeANameIsCleared_data();
    void asksBeforeANameIsCleared();
    void checksBooleansByKeyAndMouse();
    void opensDialogsForWhatIsNoLine();
    void exportsAndImportsAValue();
    void changesTypes();
    void asksBeforeAValueIsLost();
    void addsItemsAndEditsThem();
    void addsEntriesByName();
    void duplicatesRemovesAndMoves();
    void copiesAsJsonAndPastes_data();
    void copiesAsJsonAndPastes();
    void pastesExactlyWhatItCopied();
    void saysWhatCannotBePasted();
    void undoesToCleanByKeys();
    void keepsWhatIsOpenAndSelected();
    void showsEachRowOnce_data();
    void showsEachRowOnce();
    void locksWhatLibrariesKeep();
    void enablesWhatIsPossible_data();
    void enablesWhatIsPossible();
    void beginsWithNothingSelected();
    void addsToTheContainerOfAPage();
    void mutesTheSelectionWithoutFocus();
    void editsWithThePencil();
    void eachActionSaysItsKeys();
    void filtersByNamesAndValues();
    void countsChanges();

 private:
    MetadataTree& tree() const { return m_view->tree(); }
    MetadataActions& actions() const { return tree().actions(); }
    DocumentEdits& edits() const { return m_edits->edits; }
    void select(const ItemPlace& place, int column = 0);
    QString json(std::size_t i) const { return toJson(**edits().current().value(Vl, i)); }
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(&tree(), Qt::Key(key), modifiers);
    }
    void doubleClick(const QModelIndex& cell)
    {
        const QPoint where = tree().visualRect(cell).center();
        QTest::mouseClick(tree().viewport(), Qt::LeftButton, {}, where);
        QTest::mouseDClick(tree().viewport(), Qt::LeftButton, {}, where);
    }
    template <class Editor>
    Editor* editor() const
    {
        const auto all = tree().viewport()->findChildren<Editor*>();
        return all.isEmpty() ? nullptr : all.last();
    }
    QString step() const { return edits().undoStack().undoText(); }
    QString message() const { return m_view->findChild<MessageBar*>()->text(); }

    std::unique_ptr<LoadedEdits> m_edits;
    std::unique_ptr<MetadataView> m_view;
};

void TestMetadataTree::init()
{
    m_view.reset();
    m_edits = std::make_unique<LoadedEdits>(
        frameWith({{"units", R"("K")"},
                   {"levels", "[10, 20, 300]"},
                   {"station", R"({"id": 7, "on": true, "tags": []})"}}));
    m_view = std::make_unique<MetadataView>(edits(), m_edits->scheduler);
    m_view->resize(420, 500);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
    tree().setFocus();
}

void TestMetadataTree::select(const ItemPlace& place, int column)
{
    tree().select(place);
    QCOMPARE(tree().currentPlace(), std::optional(place));
    tree().setCurrentIndex(tree().currentIndex().siblingAtColumn(column));
}

void TestMetadataTree::editsAValueInPlace()
{
    select({Vl, 0, {}});
    press(Qt::Key_Return);
    auto* line = editor<CheckedLineEdit>();
    QVERIFY(line);
    QCOMPARE(line->text(), QString("K"));
    QTest::keyClicks(line, "degC");
    QTest::keyClick(line, Qt::Key_Return);
    QTRY_COMPARE(json(0), QString(R"("degC")"));
    QCOMPARE(step(), QString("Change 'units'"));

    select({Vl, 1, {1}});
    const QModelIndex cell = tree().currentIndex().siblingAtColumn(Column::ValueColumn);
    doubleClick(cell);
    line = editor<CheckedLineEdit>();
    QVERIFY(line);
    QTest::keyClicks(line, "25");
    QTest::keyClick(line, Qt::Key_Return);
    QTRY_COMPARE(json(1), QString("[10,25,300]"));
}

void TestMetadataTree::saysWhatIsWrongWhileOneTypes()
{
    select({Vl, 1, {2}}); // an int16
    press(Qt::Key_Return);
    auto* line = editor<CheckedLineEdit>();
    QTest::keyClicks(line, "40000x");
    QVERIFY(line->problem().startsWith("This is not possible: "));
    QTest::keyClick(line, Qt::Key_Return); // does not take it
    QVERIFY(edits().isClean());
    QTest::keyClick(line, Qt::Key_Backspace);
    QTest::keyClick(line, Qt::Key_Backspace);
    QCOMPARE(line->problem(), QString());
    QTest::keyClick(line, Qt::Key_Return);
    QTRY_COMPARE(json(1), QString("[10,20,4000]"));
}

void TestMetadataTree::givesUpWithEscape()
{
    select({Vl, 0, {}});
    press(Qt::Key_Return);
    QTest::keyClicks(editor<CheckedLineEdit>(), "other");
    QTest::keyClick(editor<CheckedLineEdit>(), Qt::Key_Escape);
    QVERIFY(edits().isClean());
    QVERIFY(!edits().undoStack().canUndo());
}

void TestMetadataTree::renamesEntriesAndKeys()
{
    select({Vl, 0, {}});
    press(Qt::Key_F2);
    auto* line = editor<CheckedLineEdit>();
    QTest::keyClicks(line, "levels");
    QVERIFY(line->problem().contains("already exists"));
    QTest::keyClicks(line, "2");
    QTest::keyClick(line, Qt::Key_Return);
    QTRY_COMPARE(step(), QString("Rename 'units' to 'levels2'"));

    select({Vl, 2, {0}});
    press(Qt::Key_F2);
    QTest::keyClicks(editor<CheckedLineEdit>(), "number");
    QTest::keyClick(editor<CheckedLineEdit>(), Qt::Key_Return);
    QTRY_COMPARE(json(2), QString(R"({"number":7,"on":true,"tags":[]})"));
}

void TestMetadataTree::asksBeforeANameIsCleared_data()
{
    QTest::addColumn<bool>("clears");
    QTest::newRow("cleared") << true;
    QTest::newRow("kept") << false;
}

// Whoever deletes a name to type another one has not chosen an empty one.
void TestMetadataTree::asksBeforeANameIsCleared()
{
    QFETCH(bool, clears);
    select({Vl, 0, {}});
    press(Qt::Key_F2);
    editor<CheckedLineEdit>()->clear();
    QTest::keyClick(editor<CheckedLineEdit>(), Qt::Key_Return);
    QVERIFY(edits().isClean());
    QTRY_VERIFY(tree().findChild<QMessageBox*>());
    auto* question = tree().findChild<QMessageBox*>();
    QCOMPARE(question->text(), QString("Leave the entry without a name?"));
    for (QAbstractButton* button : question->buttons())
        if ((question->buttonRole(button) == QMessageBox::AcceptRole) == clears)
            button->click();
    QTRY_VERIFY(!tree().findChild<QMessageBox*>());
    QCOMPARE(edits().isClean(), !clears);
    QCOMPARE(edits().current().entries(Vl)[0].name.empty(), clears);
}

void TestMetadataTree::checksBooleansByKeyAndMouse()
{
    select({Vl, 2, {1}});
    press(Qt::Key_Return);
    QCOMPARE(json(2), QString(R"({"id":7,"on":false,"tags":[]})"));
    select({Vl, 2, {1}}, Column::ValueColumn);
    press(Qt::Key_Space);
    QCOMPARE(json(2), QString(R"({"id":7,"on":true,"tags":[]})"));
}

void TestMetadataTree::opensDialogsForWhatIsNoLine()
{
    select({Vl, 1, {}});
    doubleClick(tree().currentIndex().siblingAtColumn(Column::ValueColumn));
    auto* values = tree().findChild<ValueDialog*>();
    QVERIFY(values);
    emit values->applied(fromJson("[1]"));
    QCOMPARE(json(1), QString("[1]"));
    QCOMPARE(step(), QString("Change 'levels'"));
    select({Fixed, 0, {}});
    press(Qt::Key_Return);
    QVERIFY(tree().findChild<ArrayFormDialog*>());
}

void TestMetadataTree::exportsAndImportsAValue()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath("levels.json");
    select({Vl, 1, {}});
    tree().actions().exportValue->trigger();
    emit tree().findChild<QFileDialog*>()->fileSelected(file);
    QTRY_VERIFY(QFile::exists(file));
    QCOMPARE(textOf(contentOfFile(file.toStdString())),
             std::string_view("[\n  10,\n  20,\n  300\n]\n"));

    delete tree().findChild<QFileDialog*>();
    select({Vl, 2, {0}});
    tree().actions().importValue->trigger();
    emit tree().findChild<QFileDialog*>()->fileSelected(file);
    QTRY_COMPARE(json(2), QString(R"({"id":[10,20,300],"on":true,"tags":[]})"));
    edits().undo();
    QCOMPARE(json(2), QString(R"({"id":7,"on":true,"tags":[]})"));

    delete tree().findChild<QFileDialog*>();
    select({Fixed, 0, {}}); // locked
    QVERIFY(tree().actions().exportValue->isEnabled());
    QVERIFY(!tree().actions().importValue->isEnabled());
}

void TestMetadataTree::changesTypes()
{
    select({Vl, 1, {2}});
    press(Qt::Key_F4);
    auto* types = editor<QComboBox>();
    QVERIFY(types);
    QCOMPARE(types->currentText(), QString("uint16"));
    types->setCurrentText("float32");
    emit types->activated(types->currentIndex());
    QTRY_COMPARE(json(1), QString(R"([10,20,{"$f32":"300.0"}])"));
    QCOMPARE(step(), QString("Change 'levels › [2]' to float32"));
}

void TestMetadataTree::asksBeforeAValueIsLost()
{
    for (const bool replaces : {false, true}) {
        select({Vl, 1, {2}});
        press(Qt::Key_F4);
        auto* types = editor<QComboBox>();
        types->setCurrentText("int8");
        emit types->activated(types->currentIndex());
        QTRY_VERIFY(tree().findChild<QMessageBox*>());
        auto* question = tree().findChild<QMessageBox*>();
        QVERIFY(question->informativeText().contains("300"));
        QVERIFY(edits().isClean());
        for (QAbstractButton* button : question->buttons())
            if ((question->buttonRole(button) == QMessageBox::AcceptRole) == replaces)
                button->click();
        QTRY_VERIFY(!tree().findChild<QMessageBox*>());
    }
    QCOMPARE(json(1), QString("[10,20,0]"));
    QCOMPARE(step(), QString("Replace 'levels › [2]' with an empty int8"));
}

void TestMetadataTree::addsItemsAndEditsThem()
{
    select({Vl, 1, {0}});
    press(Qt::Key_Insert); // behind the current one, like the last one
    auto* line = editor<CheckedLineEdit>();
    QVERIFY(line);
    QTest::keyClicks(line, "15");
    QTest::keyClick(line, Qt::Key_Return);
    QTRY_COMPARE(json(1), QString("[10,15,20,300]"));

    select({Vl, 2, {2}});
    press(Qt::Key_Insert); // into the empty list
    QTest::keyClicks(editor<CheckedLineEdit>(), "old");
    QTest::keyClick(editor<CheckedLineEdit>(), Qt::Key_Return);
    QTRY_COMPARE(json(2), QString(R"({"id":7,"on":true,"tags":["old"]})"));

    select({Vl, 2, {}});
    press(Qt::Key_Insert); // an entry with its key and its value
    auto* dialog = tree().findChild<NewEntryDialog*>();
    QVERIFY(dialog);
    QTest::keyClicks(dialog->findChildren<QLineEdit*>().at(0), "more");
    QTest::keyClicks(dialog->findChildren<QLineEdit*>().at(1), "text");
    QTest::keyClick(dialog->findChildren<QLineEdit*>().at(1), Qt::Key_Return);
    QTRY_COMPARE(json(2), QString(R"({"id":7,"on":true,"tags":["old"],"more":"text"})"));
    QCOMPARE(tree().currentPlace(), std::optional(ItemPlace{Vl, 2, {3}}));
}

void TestMetadataTree::addsEntriesByName()
{
    select({Vl, {}, {}});
    press(Qt::Key_Insert);
    auto* dialog = tree().findChild<NewEntryDialog*>();
    QVERIFY(dialog);
    dialog->findChild<QLineEdit*>()->setText("new");
    QTest::keyClick(dialog->findChild<QLineEdit*>(), Qt::Key_Return);
    QVERIFY(edits().current().find(Vl, "new"));
    QCOMPARE(tree().currentPlace()->entry, edits().current().find(Vl, "new"));
}

void TestMetadataTree::duplicatesRemovesAndMoves()
{
    select({Vl, 1, {0}});
    press(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(json(1), QString("[10,10,20,300]"));
    press(Qt::Key_Delete);
    QVERIFY(edits().isClean());
    select({Vl, 1, {0}});
    press(Qt::Key_Down, Qt::AltModifier);
    press(Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(json(1), QString("[20,300,10]"));
    press(Qt::Key_Down, Qt::AltModifier); // is the last one
    press(Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(json(1), QString("[20,10,300]"));
    select({Vl, 0, {}});
    press(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(edits().current().entries(Vl)[1].name, std::string("units 2"));
    press(Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(edits().current().entries(Vl)[2].name, std::string("units 2"));
}

void TestMetadataTree::copiesAsJsonAndPastes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<ItemPlace>("at");
    QTest::addColumn<QString>("levels");
    QTest::newRow("behind an item")
        << R"({"a": 1})" << ItemPlace{Vl, 1, {0}} << R"([10,{"a":1},20,300])";
    QTest::newRow("into a list") << "[1]" << ItemPlace{Vl, 1, {}} << "[10,20,300,[1]]";
}

void TestMetadataTree::copiesAsJsonAndPastes()
{
    QFETCH(QString, text);
    QFETCH(ItemPlace, at);
    select({Vl, 2, {}});
    press(Qt::Key_C, Qt::ControlModifier);
    QVERIFY(QGuiApplication::clipboard()->text().contains("\"id\": 7"));
    QGuiApplication::clipboard()->setText(text);
    select(at);
    press(Qt::Key_V, Qt::ControlModifier);
    QTEST(json(1), "levels");
}

void TestMetadataTree::pastesExactlyWhatItCopied()
{
    select({Vl, 2, {0}});
    press(Qt::Key_X, Qt::ControlModifier);
    QCOMPARE(json(2), QString(R"({"on":true,"tags":[]})"));
    select({Vl, 2, {}});
    press(Qt::Key_V, Qt::ControlModifier); // with its key
    QCOMPARE(json(2), QString(R"({"on":true,"tags":[],"id":7})"));
    select({Vl, 0, {}});
    press(Qt::Key_C, Qt::ControlModifier);
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(edits().current().entries(Vl)[1].name, std::string("units 2"));
    QCOMPARE(json(1), QString(R"("K")"));
}

void TestMetadataTree::saysWhatCannotBePasted()
{
    QGuiApplication::clipboard()->setText("no JSON");
    select({Vl, 1, {}});
    press(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(message().startsWith("This is not possible: the clipboard: "));
    QVERIFY(edits().isClean());
}

void TestMetadataTree::undoesToCleanByKeys()
{
    select({Vl, 1, {0}});
    press(Qt::Key_Delete);
    press(Qt::Key_Delete);
    QVERIFY(!edits().isClean());
    press(Qt::Key_Z, Qt::ControlModifier);
    press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(edits().isClean());
    press(Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(json(1), QString("[20,300]"));
}

void TestMetadataTree::keepsWhatIsOpenAndSelected()
{
    select({Vl, 2, {0}});
    MetadataSteps steps(edits());
    QVERIFY(steps.move({Vl, 2, {}}, 0));
    QVERIFY(steps.remove({Vl, 1, {}}));
    QCOMPARE(tree().currentPlace(), std::optional(ItemPlace{Vl, 0, {0}}));
    QVERIFY(tree().isExpanded(tree().currentIndex().parent()));
    edits().undo();
    edits().undo();
    QCOMPARE(tree().currentPlace(), std::optional(ItemPlace{Vl, 2, {0}}));
    QVERIFY(tree().isExpanded(tree().currentIndex().parent()));
}

void TestMetadataTree::showsEachRowOnce_data()
{
    QTest::addColumn<bool>("whileEditing");
    QTest::newRow("after an edit") << false;
    QTest::newRow("while one edits") << true;
}

void TestMetadataTree::showsEachRowOnce()
{
    QFETCH(bool, whileEditing);
    select({Vl, 0, {}});
    if (whileEditing)
        press(Qt::Key_Return);
    else
        press(Qt::Key_D, Qt::ControlModifier);
    tree().expand(tree().model()->index(0, 0, tree().model()->index(0, 0)));
    QStringList rows;
    for (QModelIndex row = tree().model()->index(0, 0); row.isValid(); row = tree().indexBelow(row))
        rows << row.data().toString();
    QCOMPARE(rows.count("Variable-length metalayers"), 1);
    QCOMPARE(rows.count("levels"), 1);
}

void TestMetadataTree::locksWhatLibrariesKeep()
{
    select({Fixed, 0, {1}});
    press(Qt::Key_Delete);
    press(Qt::Key_F2);
    QVERIFY(edits().isClean());
    QVERIFY(!editor<CheckedLineEdit>());
    QVERIFY(actions().unlock->isEnabled());
    actions().unlock->trigger();
    auto* question = tree().findChild<QMessageBox*>();
    QVERIFY(question);
    QVERIFY(question->text().contains("b2nd"));
    for (QAbstractButton* button : question->buttons())
        if (question->buttonRole(button) == QMessageBox::AcceptRole)
            button->click();
    QVERIFY(!edits().current().lockReason(Fixed, "b2nd"));
    QVERIFY(!actions().unlock->isEnabled());
    QVERIFY(actions().remove->isEnabled());
}

void TestMetadataTree::enablesWhatIsPossible_data()
{
    QTest::addColumn<ItemPlace>("place");
    QTest::addColumn<QString>("enabled"); // in the order of the menu, without separators
    QTest::newRow("section") << ItemPlace{Vl, {}, {}} << "Add Entry…, Paste";
    QTest::newRow("first entry")
        << ItemPlace{Vl, 0, {}}
        << "Add Entry…, Duplicate, Remove, Edit Value, Edit as JSON or Hex…, Rename, "
           "Change Type, Move Down, Export Value…, Import Value…, Cut, Copy as JSON, Paste";
    QTest::newRow("last item")
        << ItemPlace{Vl, 1, {2}}
        << "Add Item, Duplicate, Remove, Edit Value, Edit as JSON or Hex…, Change Type, "
           "Move Up, Export Value…, Import Value…, Cut, Copy as JSON, Paste";
    QTest::newRow("array")
        << ItemPlace{Fixed, 0, {}}
        << "Duplicate, Edit Value, Edit as JSON or Hex…, Edit Array…, Unlock…, Move Down, "
           "Export Value…, Copy as JSON";
    QTest::newRow("in the array")
        << ItemPlace{Fixed, 0, {0}}
        << "Edit Value, Edit as JSON or Hex…, Edit Array…, Unlock…, Export Value…, Copy as JSON";
}

void TestMetadataTree::enablesWhatIsPossible()
{
    QFETCH(ItemPlace, place);
    select(place);
    QStringList enabled;
    for (const QAction* action : actions().menu())
        if (!action->isSeparator() && action->isEnabled())
            enabled << action->text().remove('&');
    QTEST(enabled.join(", "), "enabled");
}

void TestMetadataTree::beginsWithNothingSelected()
{
    QVERIFY(tree().selectionModel()->selectedIndexes().isEmpty());
    QCOMPARE(tree().currentPlace(), std::nullopt);
    QStringList enabled;
    for (const QAction* action : actions().menu())
        if (!action->isSeparator() && action->isEnabled())
            enabled << action->text().remove('&');
    QCOMPARE(enabled.join(", "), QString("Add Entry…, Paste"));
    press(Qt::Key_Delete); // of the row that only has the focus
    QVERIFY(edits().isClean());
    actions().add->trigger(); // where most add something
    auto* dialog = tree().findChild<NewEntryDialog*>();
    QVERIFY(dialog);
    QTest::keyClicks(dialog->findChild<QLineEdit*>(), "first");
    QTest::keyClick(dialog->findChild<QLineEdit*>(), Qt::Key_Return);
    QVERIFY(edits().current().find(Vl, "first"));
}

void TestMetadataTree::addsToTheContainerOfAPage()
{
    QString items = "[0";
    for (int i = 1; i < 2500; ++i)
        items += ",0";
    QVERIFY(MetadataSteps(edits()).setBytes({Vl, 1, {}}, fromJson((items + "]").toStdString())));
    select({Vl, 1, {}});
    tree().expand(tree().currentIndex());
    press(Qt::Key_Down);
    QCOMPARE(tree().currentIndex().siblingAtColumn(0).data().toString(), QString("[0–999]"));
    QCOMPARE(tree().currentPlace(), std::nullopt);
    QVERIFY(!actions().remove->isEnabled());
    QCOMPARE(actions().add->text().remove('&'), QString("Add Item"));
    press(Qt::Key_Insert);
    QCOMPARE(MetadataSteps(edits()).countIn({Vl, 1, {}}), std::optional<std::size_t>(2501));
}

void TestMetadataTree::mutesTheSelectionWithoutFocus()
{
    select({Vl, 0, {}});
    const QRect row = tree().visualRect(tree().currentIndex().siblingAtColumn(Column::TypeColumn));
    const auto background = [&] {
        const QImage image = tree().viewport()->grab().toImage();
        return image.pixelColor(
            (QPointF(row.right() - 3, row.center().y()) * image.devicePixelRatio()).toPoint());
    };
    const QColor focused = background();
    m_view->findChild<QLineEdit*>()->setFocus();
    QVERIFY(!tree().hasFocus());
    const QColor muted = background();
    QVERIFY(muted != focused);
    QVERIFY(muted != tree().palette().color(QPalette::Base));
    QVERIFY(contrastOf(muted, tree().palette().color(QPalette::Text)) >= leastContrast);
}

void TestMetadataTree::editsWithThePencil()
{
    select({Vl, 0, {}});
    QToolButton* pencil = nullptr;
    for (auto* button : m_view->findChildren<QToolButton*>())
        if (button->defaultAction() == actions().editValue)
            pencil = button;
    QVERIFY(pencil);
    QVERIFY(!pencil->icon().isNull());
    QTest::mouseClick(pencil, Qt::LeftButton);
    auto* line = editor<CheckedLineEdit>();
    QVERIFY(line);
    QCOMPARE(line->text(), QString("K"));
}

void TestMetadataTree::eachActionSaysItsKeys()
{
    QCOMPARE(actions().duplicate->toolTip(), QString("Duplicate (Ctrl+D)"));
    QCOMPARE(actions().unlock->toolTip(), QString("Unlock…"));
    QCOMPARE(actions().rename->toolTip(), QString("Rename (F2)"));
    QCOMPARE(actions().editValue->toolTip(), QString("Edit Value (Return)"));
}

void TestMetadataTree::filtersByNamesAndValues()
{
    auto* search = m_view->findChild<QLineEdit*>();
    QTest::keyClicks(search, "stat");
    const QAbstractItemModel& shown = *tree().model();
    QCOMPARE(shown.rowCount(), 1);
    QCOMPARE(shown.rowCount(shown.index(0, 0)), 1);
    search->setText("300"); // in a value
    QCOMPARE(shown.index(0, 0, shown.index(0, 0)).data().toString(), QString("levels"));
    search->clear();
    QCOMPARE(shown.rowCount(), 2);
}

void TestMetadataTree::countsChanges()
{
    const auto text = [this] {
        for (const auto* button : m_view->findChildren<QToolButton*>())
            if (button->isVisible() && button->text().contains("change"))
                return button->text();
        return QString();
    };
    QCOMPARE(text(), QString());
    QVERIFY(MetadataSteps(edits()).remove({Vl, 0, {}}));
    QCOMPARE(text(), QString("1 change"));
    QVERIFY(MetadataSteps(edits()).remove({Vl, 0, {}}));
    QCOMPARE(text(), QString("2 changes"));
    edits().revert();
    QCOMPARE(text(), QString());
}

const Registered<TestMetadataTree, QApplication> registered;

} // namespace bloscope::tst_metadata_tree

#include "tst_metadata_tree.moc"
